import { cityOfTables } from '../city-tables.js';

/** Dubai. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const dubai = cityOfTables({
  id: 'dubai', name: 'Dubai', aliases: ['dubái', 'dubaj', 'doubaï', 'دبي'],
  country: 'United Arab Emirates', countryCode: 'AE', continent: 'Asia', cityCode: 'DXB',
  lat: 25.2048, lng: 55.2708, timezone: 'Asia/Dubai', currency: 'AED',
  languages: ['Arabic', 'English'], plugs: ['G'], asOf: '2026-11',
  summary:
    'The world’s tallest tower, creekside souks, beaches and desert: a sunny winter city built for superlatives.',
  bestFor: ['beach', 'shopping', 'family', 'views', 'architecture', 'food'],
  daily: { food: { budget: 95, midrange: 240, premium: 750 }, localTransport: 22 },
  localTransport: {
    summary: 'Metro, tram and buses with a Nol card; the gold class and a women’s car are marked. Abras cross the creek for one dirham.',
    singleFare: 4, dayPass: 22,
  },
  airports: `
    DXB | metro (red line) | 30 | 6
    DWC | bus and metro | 75 | 7.5
  `,
  climate: '24/14/17/3 25/15/20/3 28/18/23/3 33/21/8/1 38/25/1/0 40/28/0/0 41/31/1/0 41/31/0/0 39/28/0/0 35/24/1/0 30/20/4/1 26/16/13/2',
  stayAreas: `
    deira-and-bur-dubai | Deira and Bur Dubai | 25.2640 55.3050 | 240 420 850 | Old town by the creek, cheap and real.
    downtown | Downtown | 25.1950 55.2760 | 480 850 1900 | At the Burj Khalifa and mall.
    dubai-marina-and-jbr | Dubai Marina and JBR | 25.0800 55.1380 | 420 780 1800 | Beach and promenade on metro and tram.
  `,
  places: `
    burj-khalifa-at-the-top | Burj Khalifa At the Top | viewpoint | views,photography,architecture | 25.1972 55.2744 | 90 in | 189/149 | Mon-Sun 09:00-23:00 | 5 | Floor 124 of the tallest tower; sunset slots cost more.
    dubai-fountain-and-mall | Dubai Fountain and Mall | shopping | shopping,family | 25.1985 55.2796 | 75 in | 0 | Mon-Sun 10:00-24:00 | 4 | Water dances each half hour in the evening; check for renewal works.
    dubai-aquarium | Dubai Aquarium | zoo | family,science | 25.1975 55.2790 | 75 in | 169/149 | Mon-Sun 10:00-22:00 | 3 | Shark tunnel in the mall; the big window is free.
    museum-of-the-future | Museum of the Future | museum | museums,science,architecture | 25.2191 55.2819 | 120 in | 169/0 | Mon-Sun 09:30-19:00 | 5 | A ring of Arabic letters; book online days ahead.
    dubai-frame | Dubai Frame | viewpoint | views,photography,architecture | 25.2355 55.3004 | 60 in | 53/21 | Mon-Sun 09:00-21:00 | 4 | Golden frame with old Dubai on one side and new on the other.
    al-fahidi | Al Fahidi | neighbourhood | walks,local_life,history,architecture | 25.2635 55.3005 | 60 out | 0 | always | 5 | Wind-tower houses, galleries and a coffee museum.
    al-shindagha-museum | Al Shindagha Museum | museum | museums,history,family | 25.2675 55.2925 | 90 in | 50/20 | Mon-Sun 10:00-20:00 | 4 | The creek’s story in restored houses.
    etihad-museum | Etihad Museum | museum | museums,history | 25.2410 55.2675 | 60 in | 25/10 | Mon-Sun 10:00-20:00 | 3 | Where the Emirates were founded.
    coffee-museum | Coffee Museum | museum | museums,food | 25.2640 55.3000 | 30 in | 10 | Mon-Thu,Sat-Sun 09:00-17:00 | 2 | Roasting by the ways of the world.
    gold-souk | Gold Souk | shopping | shopping,markets | 25.2697 55.2965 | 45 in | 0 | Mon-Sat 10:00-22:00; Sun 16:00-22:00 | 4 | Windows full of gold in Deira.
    spice-souk | Spice Souk | market | markets,local_life,food | 25.2672 55.2975 | 40 out | 0 | Mon-Sat 09:00-22:00; Sun 16:00-22:00 | 4 | Saffron, frankincense and limes.
    abra-ride-on-the-creek | Abra Ride on the Creek | experience | local_life,views,history | 25.2655 55.2960 | 25 out | 1 | Mon-Sun 06:00-24:00 | 5 | Wooden boats between Bur Dubai and Deira.
    jumeirah-mosque | Jumeirah Mosque | religious | religion,architecture,local_life | 25.2339 55.2653 | 75 in | 45 | Mon-Thu,Sat-Sun 10:00-11:30; Mon-Thu,Sat-Sun 14:00-15:15 | 4 | Guided visit with questions welcome at 10 and 14.
    alserkal-avenue | Alserkal Avenue | gallery | art,museums | 25.1430 55.2260 | 90 in | 0 | Tue-Sun 10:00-19:00 | 4 | Galleries and cafés in warehouses.
    kite-beach | Kite Beach | beach | beach,sports,family | 25.1640 55.2010 | 120 out | 0 | always | 4 | Public sand with the Burj al Arab in view.
    jbr-beach-and-the-walk | JBR Beach and The Walk | beach | beach,family,food | 25.0780 55.1335 | 120 out | 0 | always | 3 | Lively beach below towers.
    dubai-marina-walk | Dubai Marina Walk | neighbourhood | walks,local_life,views | 25.0785 55.1400 | 60 out | 0 | always | 3 | Yachts, towers and cafés around a canal.
    the-view-at-the-palm | The View at The Palm | viewpoint | views,photography | 25.1125 55.1387 | 60 in | 110/75 | Mon-Sun 09:00-22:00 | 3 | The palm island from floor 52.
    aquaventure | Aquaventure | theme_park | family | 25.1320 55.1185 | 360 out | 360/310 | Mon-Sun 09:30-18:00 | 3 | Large water park at Atlantis.
    dubai-miracle-garden | Dubai Miracle Garden | garden | nature,walks,family,photography | 25.0600 55.2446 | 105 out | 105/90 | Mon-Sun 09:00-21:00 | 3 | Flower shapes, open from October to May.
    ras-al-khor-sanctuary | Ras Al Khor Sanctuary | nature | nature,photography | 25.1960 55.3410 | 45 out | 0 | Mon-Thu,Sat-Sun 07:30-17:30 | 3 | Flamingos with the skyline behind, from November to March.
    global-village | Global Village | market | markets,local_life,family,shopping | 25.0680 55.3050 | 180 out | 30 | Mon-Sun 16:00-24:00 | 2 | Pavilions and shows from October to May.
    dubai-opera | Dubai Opera | show | music,architecture | 25.1960 55.2725 | 140 in | 300 | Mon-Sun 19:30-22:30 | 3 | Concerts and musicals in a dhow-shaped hall.
    sky-bars-downtown | Sky Bars Downtown | nightlife | nightlife,views | 25.1930 55.2780 | 105 out | 120 | Mon-Sun 19:00-24:00 | 2 | Drinks with the lit tower; licensed hotels only.
    desert-safari | Desert Safari | day_trip | nature,family | 24.9900 55.6600 | 360 out | 220/180 | Mon-Sun 14:00-22:00 | 5 | Dunes, camels and dinner at a camp; choose a conservation reserve.
  `,
  eateries: `
    arabian-tea-house | Arabian Tea House | cafe | Emirati,breakfast | vegetarian,halal | breakfast,lunch | midrange | 25.2637 55.3002 | 75 | Mon-Sun 07:30-22:00 | Courtyard breakfast tray in Al Fahidi.
    nightjar-coffee | Nightjar Coffee | cafe | brunch,coffee | vegetarian,vegan,halal | breakfast,lunch | midrange | 25.1427 55.2257 | 75 | Mon-Sun 08:00-18:00 | Roaster and brunch among the galleries of Alserkal.
    al-mallah | Al Mallah | food_street | Lebanese,shawarma | vegetarian,halal | breakfast,lunch,dinner | budget | 25.2420 55.2745 | 38 | Mon-Sun 07:00-24:00 | Falafel and manakish on 2nd December Street.
    ravi | Ravi | restaurant | Pakistani | vegetarian,halal | breakfast,lunch,dinner | budget | 25.2400 55.2730 | 40 | Mon-Sun 05:00-24:00 | Curries and bread at cheap tables in Satwa.
    bu-qtair | Bu Qtair | restaurant | seafood | halal | lunch,dinner | budget | 25.1375 55.1870 | 70 | Mon-Sun 12:00-23:00 | Fried fish by the fishing harbour.
    saravana-bhavan-karama | Saravana Bhavan Karama | restaurant | Indian,vegetarian | vegetarian,vegan,halal | breakfast,lunch,dinner | budget | 25.2465 55.3030 | 30 | Mon-Sun 07:30-23:00 | South Indian meals.
    al-ustad-special-kabab | Al Ustad Special Kabab | restaurant | Iranian | halal | lunch,dinner | budget | 25.2600 55.2975 | 60 | Mon-Sat 12:00-16:00; Mon-Sat 18:00-24:00 | Saffron kebabs since 1978.
    orfali-bros | Orfali Bros | restaurant | Middle Eastern | vegetarian,halal | lunch,dinner | midrange | 25.2040 55.2490 | 240 | Tue-Sun 12:00-15:00; Tue-Sun 18:00-24:00 | Aleppo brothers’ inventive plates.
    tresind-studio | Trèsind Studio | restaurant | Indian,fine dining | vegetarian | dinner | premium | 25.1140 55.1400 | 1100 | Tue-Sun 18:00-23:00 | Three-star Indian tasting menu on the Palm.
  `,
  safety: [
    'From June to September stay indoors at noon: over 40 degrees and humid.',
    'Dress modestly in souks and mosques; drinking in public is an offence.',
  ],
});
