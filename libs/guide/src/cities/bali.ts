import { cityOfTables } from '../city-tables.js';

/** Bali. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const bali = cityOfTables({
  id: 'bali', name: 'Bali', aliases: ['denpasar', 'ubud', 'seminyak', 'canggu', 'kuta bali', 'sanur'],
  country: 'Indonesia', countryCode: 'ID', continent: 'Asia', cityCode: 'DPS',
  lat: -8.65, lng: 115.2167, timezone: 'Asia/Makassar', currency: 'IDR',
  languages: ['Indonesian', 'Balinese', 'English'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'A volcanic island of Hindu temples, rice terraces and surf: Ubud for art and green, the south for beaches, and offerings on every doorstep.',
  bestFor: ['beach', 'nature', 'religion', 'wellness', 'walks', 'art'],
  daily: { food: { budget: 250000, midrange: 600000, premium: 1800000 }, localTransport: 250000 },
  localTransport: {
    summary: 'Few buses (Trans Metro Dewata); people hire scooters or a car with driver for about 700,000 a day, or use Grab where allowed.',
    singleFare: 4400, dayPass: null,
  },
  airports: `
    DPS | taxi | 45 | 200000
  `,
  climate: '31/24/345/17 31/24/274/15 31/24/234/13 32/24/88/8 31/24/93/7 30/23/53/6 29/23/55/5 29/23/25/3 30/23/47/4 31/24/63/6 31/24/179/10 31/24/276/14',
  stayAreas: `
    ubud | Ubud | -8.5069 115.2625 | 450000 1100000 3500000 | Rice fields, yoga and temples; cool evenings.
    seminyak-and-canggu | Seminyak and Canggu | -8.6800 115.1580 | 500000 1200000 3600000 | Surf, restaurants and traffic.
    sanur | Sanur | -8.6880 115.2620 | 400000 900000 2400000 | Calm beach with a path, good for families.
  `,
  places: `
    tanah-lot | Tanah Lot | religious | religion,architecture,views,photography | -8.6212 115.0868 | 75 out | 75000/40000 | Mon-Sun 07:00-19:00 | 5 | Temple on a sea rock; come at low tide before sunset.
    uluwatu-temple | Uluwatu Temple | religious | religion,architecture,views | -8.8291 115.0849 | 75 out | 60000/40000 | Mon-Sun 07:00-19:00 | 5 | On a cliff over the surf; monkeys steal glasses.
    kecak-fire-dance-at-uluwatu | Kecak Fire Dance at Uluwatu | show | music,local_life | -8.8295 115.0843 | 70 out | 150000 | Mon-Sun 18:00-19:30 | 4 | A hundred voices as the sun sets; the temple ticket is extra.
    sacred-monkey-forest | Sacred Monkey Forest | nature | nature,family,religion | -8.5188 115.2585 | 75 out | 100000/80000 | Mon-Sun 09:00-18:00 | 4 | Temples and long-tailed macaques in Ubud.
    ubud-palace | Ubud Palace | palace | history,architecture | -8.5065 115.2626 | 25 in | 0 | Mon-Sun 09:00-17:00 | 3 | Carved gates in the middle of Ubud; dances in the evening for a fee.
    ubud-art-market | Ubud Art Market | market | markets,local_life,shopping,art | -8.5069 115.2622 | 45 out | 0 | Mon-Sun 08:00-18:00 | 3 | Baskets, batik and wood: start at half the asked price.
    tegallalang-rice-terraces | Tegallalang Rice Terraces | nature | nature,walks,photography | -8.4312 115.2790 | 75 out | 25000 | Mon-Sun 07:00-18:00 | 5 | Steps of green north of Ubud; go early.
    campuhan-ridge-walk | Campuhan Ridge Walk | nature | nature,walks,views | -8.5035 115.2545 | 60 out | 0 | always | 4 | Grass path between two valleys at dawn.
    goa-gajah | Goa Gajah | religious | religion,architecture,history | -8.5235 115.2872 | 50 out | 50000/25000 | Mon-Sun 08:00-17:00 | 3 | Demon mouth of rock from the ninth century.
    tirta-empul | Tirta Empul | religious | religion,architecture,wellness | -8.4155 115.3153 | 75 out | 75000/50000 | Mon-Sun 08:00-18:00 | 4 | Holy springs where people bathe in turn; a sarong is lent.
    gunung-kawi | Gunung Kawi | landmark | photography,history,nature,walks | -8.4230 115.3126 | 75 out | 75000/50000 | Mon-Sun 08:00-18:00 | 3 | Royal shrines cut in cliffs, 270 steps down.
    museum-puri-lukisan | Museum Puri Lukisan | gallery | art,museums,nature | -8.5056 115.2605 | 60 in | 95000/0 | Mon-Sun 09:00-18:00 | 3 | Balinese painting in a water garden.
    arma-museum | ARMA Museum | gallery | art,museums,nature | -8.5215 115.2655 | 75 in | 150000 | Mon-Sun 09:00-18:00 | 3 | Walter Spies and the Ubud school, with dance classes.
    neka-art-museum | Neka Art Museum | museum | museums,art | -8.4920 115.2530 | 60 in | 150000 | Mon-Sun 09:00-17:00 | 2 | Collection of painting on Bali above the Campuhan valley.
    bali-museum | Bali Museum | museum | museums,history | -8.6575 115.2185 | 60 in | 50000/25000 | Mon-Sun 08:00-15:30 | 3 | Masks and royal halls by the square of Denpasar.
    bajra-sandhi-monument | Bajra Sandhi Monument | museum | museums,history | -8.6718 115.2339 | 45 in | 50000/25000 | Mon-Sun 08:00-17:00 | 2 | Bell-shaped monument to the island’s struggles.
    seminyak-beach | Seminyak Beach | beach | beach,views | -8.6910 115.1560 | 120 out | 0 | always | 3 | Wide sand, beanbags at sunset, strong waves.
    sanur-beach-path | Sanur Beach Path | beach | beach,walks,family | -8.6890 115.2640 | 90 out | 0 | always | 3 | Calm water inside the reef and five kilometres of path.
    padang-padang-beach | Padang Padang Beach | beach | beach,sports | -8.8110 115.1035 | 105 out | 20000 | Mon-Sun 07:00-19:00 | 4 | Cove through a cleft in the rock, surfers outside.
    jimbaran-fish-market-and-bay | Jimbaran Fish Market and Bay | beach | beach,food | -8.7765 115.1695 | 90 out | 0 | always | 3 | Fish grilled on the sand at dusk.
    waterbom | Waterbom | theme_park | family | -8.7290 115.1690 | 300 out | 660000/480000 | Mon-Sun 09:00-18:00 | 3 | Water park in a garden in Kuta.
    yoga-barn-class | Yoga Barn Class | experience | local_life,wellness | -8.5210 115.2640 | 100 in | 170000 | Mon-Sun 07:00-19:00 | 3 | Drop-in classes in open halls in Ubud.
    garuda-wisnu-kencana | Garuda Wisnu Kencana | landmark | photography,views | -8.8105 115.1675 | 105 out | 150000/100000 | Mon-Sun 10:00-20:00 | 2 | A statue taller than Liberty on a limestone plateau.
    canggu-beach-bars | Canggu Beach Bars | nightlife | nightlife,music,beach | -8.6550 115.1300 | 120 out | 0 | Mon-Sun 17:00-24:00 | 3 | Sunset music from Batu Bolong to Echo Beach.
    mount-batur-sunrise | Mount Batur Sunrise | day_trip | nature,sports,views | -8.2420 115.3750 | 420 out | 750000 | Mon-Sun 02:00-13:00 | 4 | Two-hour climb in the dark with a guide; coffee on the crater rim.
  `,
  eateries: `
    milk-madu | Milk & Madu | cafe | breakfast,international | vegetarian,vegan,gluten_free | breakfast,lunch,dinner | budget | -8.6545 115.1335 | 110000 | Mon-Sun 07:00-22:00 | Family-friendly breakfasts in Canggu.
    suka-espresso | Suka Espresso | cafe | breakfast,international | vegetarian,vegan,gluten_free | breakfast,lunch | budget | -8.8135 115.1190 | 100000 | Mon-Sun 07:00-21:00 | Bowls and flat whites near Uluwatu’s beaches.
    kafe-ubud | Kafe Ubud | cafe | healthy,breakfast | vegetarian,vegan,gluten_free | breakfast,lunch | budget | -8.5145 115.2640 | 90000 | Mon-Sun 07:00-22:00 | Organic plates and juices on Hanoman street.
    warung-babi-guling-ibu-oka | Warung Babi Guling Ibu Oka | restaurant | Balinese,pork | - | lunch | budget | -8.5063 115.2628 | 90000 | Mon-Sun 11:00-17:00 | Spit-roast pork by Ubud Palace.
    nasi-ayam-kedewatan | Nasi Ayam Kedewatan | restaurant | Balinese,chicken | - | breakfast,lunch,dinner | budget | -8.4860 115.2510 | 60000 | Mon-Sun 08:00-20:00 | Rice with shredded spiced chicken.
    warung-mak-beng | Warung Mak Beng | restaurant | Balinese,fish | - | lunch,dinner | budget | -8.6737 115.2640 | 75000 | Mon-Sun 08:00-21:00 | One dish since 1941: fried fish and soup, in Sanur.
    zest-ubud | Zest Ubud | restaurant | vegan | vegetarian,vegan,gluten_free | lunch,dinner | midrange | -8.5020 115.2540 | 200000 | Mon-Sun 08:00-22:00 | Plant-based plates over the valley.
    merah-putih | Merah Putih | restaurant | Indonesian | vegetarian | lunch,dinner | midrange | -8.6740 115.1600 | 380000 | Mon-Sun 12:00-15:00; Mon-Sun 18:00-23:00 | Food of all islands under glass pillars.
    locavore-nxt | Locavore NXT | restaurant | fine dining,Indonesian | vegetarian | dinner | premium | -8.5440 115.2700 | 2200000 | Tue-Sat 18:00-22:00 | Tasting menu of the island’s farms south of Ubud.
  `,
  safety: [
    'Scooter accidents are the main danger: wear a helmet and have a licence that your insurance accepts.',
    'Currents are strong on the west coast: swim between flags. Drink sealed water only.',
  ],
});
