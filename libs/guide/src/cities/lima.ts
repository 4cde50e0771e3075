import { cityOfTables } from '../city-tables.js';

/** Lima. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const lima = cityOfTables({
  id: 'lima', name: 'Lima', aliases: ['lima peru', 'lima perú'],
  country: 'Peru', countryCode: 'PE', continent: 'South America', cityCode: 'LIM',
  lat: -12.0464, lng: -77.0428, timezone: 'America/Lima', currency: 'PEN',
  languages: ['Spanish'], plugs: ['A', 'B', 'C'], asOf: '2026-11',
  summary:
    'A desert capital on Pacific cliffs: adobe pyramids and baroque balconies, surfers below the parks and South America’s most admired cooking.',
  bestFor: ['food', 'history', 'museums', 'views', 'art', 'architecture'],
  daily: { food: { budget: 80, midrange: 190, premium: 520 }, localTransport: 18 },
  localTransport: {
    summary: 'The Metropolitano bus links Barranco, Miraflores and the centre with a card; use app cars elsewhere.',
    singleFare: 3.2, dayPass: null,
  },
  airports: `
    LIM | bus (Airport Express) | 55 | 20
  `,
  climate: '26/20/1/0 27/20/0/0 26/20/1/0 24/18/0/0 22/17/0/0 20/16/1/0 19/15/1/0 19/15/2/0 19/15/1/0 20/16/0/0 22/17/0/0 24/18/0/0',
  stayAreas: `
    miraflores | Miraflores | -12.1210 -77.0300 | 190 360 850 | Cliffs, parks and restaurants; the usual base.
    barranco | Barranco | -12.1490 -77.0215 | 170 330 700 | Bohemian houses and bars.
    san-isidro | San Isidro | -12.0990 -77.0350 | 210 400 850 | Business hotels and olive trees.
  `,
  places: `
    plaza-mayor | Plaza Mayor | landmark | photography,history,architecture | -12.0459 -77.0305 | 40 out | 0 | always | 5 | Palaces and carved wooden balconies; guard change at noon.
    lima-cathedral | Lima Cathedral | religious | religion,architecture,history | -12.0463 -77.0297 | 45 in | 30/10 | Mon-Fri 09:00-17:00; Sat 10:00-13:00 | 3 | Pizarro’s tomb and choir stalls.
    san-francisco-monastery-and-catacombs | San Francisco Monastery and Catacombs | religious | religion,architecture,history,books | -12.0456 -77.0270 | 60 in | 25/5 | Mon-Sun 09:00-20:00 | 5 | Library, tiles and bones in circles.
    larco-museum | Larco Museum | museum | museums,history,art,nature | -12.0725 -77.0708 | 120 in | 50/25 | Mon-Sun 09:00-19:00 | 5 | Gold, portrait pots and a garden with bougainvillea.
    mali | MALI | museum | museums,art | -12.0604 -77.0370 | 75 in | 30/0 | Tue-Sun 10:00-19:00 | 3 | Three thousand years of Peruvian art in an exposition palace.
    huaca-pucllana | Huaca Pucllana | landmark | photography,history | -12.1110 -77.0337 | 60 out | 18/6 | Mon,Wed-Sun 09:00-17:00 | 4 | Adobe pyramid among flats, guided; lit at night.
    pachacamac | Pachacamac | day_trip | history | -12.2570 -76.9020 | 210 out | 15/5 | Tue-Sat 09:00-17:00; Sun 09:00-16:00 | 4 | Oracle city above the sea, 40 minutes by car.
    miraflores-malecon | Miraflores Malecón | park | nature,walks,views,sports | -12.1265 -77.0360 | 75 out | 0 | always | 5 | Clifftop parks with paragliders and a lighthouse.
    parque-del-amor | Parque del Amor | park | nature,walks,photography | -12.1270 -77.0367 | 25 out | 0 | always | 4 | Mosaic walls and a giant kiss.
    kennedy-park | Kennedy Park | park | nature,walks,local_life | -12.1217 -77.0297 | 35 out | 0 | always | 3 | Cats, painters and sandwiches.
    larcomar | Larcomar | shopping | shopping,views | -12.1320 -77.0305 | 45 out | 0 | Mon-Sun 11:00-22:00 | 2 | Mall cut in the cliff.
    barranco-and-bridge-of-sighs | Barranco and Bridge of Sighs | neighbourhood | walks,local_life,art,views | -12.1495 -77.0222 | 75 out | 0 | always | 5 | Murals, mansions and a path to the sea.
    mac-lima | MAC Lima | gallery | art,museums | -12.1405 -77.0240 | 60 in | 15/0 | Tue-Sun 10:00-18:00 | 3 | Contemporary art by a pond.
    pedro-de-osma-museum | Pedro de Osma Museum | museum | museums,art,architecture | -12.1535 -77.0220 | 60 in | 30/10 | Tue-Sun 10:00-18:00 | 3 | Colonial angels in a white mansion.
    magic-water-circuit | Magic Water Circuit | park | nature,walks,family | -12.0706 -77.0338 | 75 out | 5/0 | Tue-Sun 15:00-22:00 | 4 | Dancing fountains after dark.
    surquillo-market | Surquillo Market | market | markets,local_life,food | -12.1160 -77.0260 | 50 in | 0 | Mon-Sun 07:00-16:00 | 4 | Fruit you have never seen, and a ceviche bar.
    indian-market-miraflores | Indian Market Miraflores | market | markets,local_life,shopping | -12.1155 -77.0290 | 50 in | 0 | Mon-Sun 09:00-20:00 | 3 | Alpaca and silver on Petit Thouars.
    olivar-park | Olivar Park | park | nature,walks | -12.1010 -77.0360 | 45 out | 0 | always | 3 | Four-hundred-year-old olive trees.
    chinatown-barrio-chino | Chinatown Barrio Chino | neighbourhood | walks,local_life,food,markets | -12.0520 -77.0250 | 45 out | 0 | Mon-Sun 10:00-18:00 | 2 | Chifa restaurants near the central market; by day.
    gold-museum | Gold Museum | museum | museums,history | -12.1120 -76.9720 | 75 in | 35 | Mon-Sun 10:30-18:00 | 2 | Tumi knives and a hall of arms.
    surf-lesson-at-makaha | Surf Lesson at Makaha | beach | beach,sports | -12.1335 -77.0370 | 120 out | 90 | Mon-Sun 07:00-17:00 | 3 | Gentle waves below Miraflores.
    cooking-class-and-market | Cooking Class and Market | experience | local_life,food | -12.1220 -77.0310 | 180 in | 220 | Mon-Sun 09:00-16:00 | 4 | Ceviche and pisco sour with a chef.
    pena-la-candelaria | Peña La Candelaria | show | music,local_life | -12.1480 -77.0205 | 150 in | 60 | Thu-Sat 20:30-24:00 | 3 | Dances from coast, Andes and jungle.
    ayahuasca-bar | Ayahuasca Bar | nightlife | nightlife,architecture | -12.1460 -77.0218 | 105 in | 0 | Mon-Sat 19:00-24:00 | 4 | Pisco in a Barranco mansion.
    palomino-islands | Palomino Islands | experience | local_life,nature | -12.0700 -77.1650 | 240 out | 210 | Mon-Sun 09:00-15:00 | 3 | Boat to sea lions off Callao.
    lunahuana-road-stop-at-lurin | Lunahuaná Road Stop at Lurín | day_trip | food,nature | -12.2730 -76.8740 | 180 out | 20 | Mon-Sun 10:00-18:00 | 1 | Country restaurants south of the city, by car.
  `,
  eateries: `
    el-pan-de-la-chola | El Pan de la Chola | cafe | bakery,breakfast | vegetarian | breakfast,lunch | budget | -12.1150 -77.0400 | 38 | Mon-Sun 08:00-21:00 | Sourdough and cakes on La Mar.
    la-lucha-sangucheria | La Lucha Sanguchería | food_street | sandwiches,Peruvian | - | breakfast,lunch,dinner | budget | -12.1213 -77.0303 | 30 | Mon-Sun 08:00-24:00 | Pork roll and purple corn juice.
    puku-puku | Puku Puku | cafe | coffee,breakfast | vegetarian,vegan | breakfast,lunch | budget | -12.1225 -77.0320 | 32 | Mon-Sun 08:00-21:00 | Peruvian beans, well roasted.
    el-chinito | El Chinito | restaurant | sandwiches,Peruvian | - | breakfast,lunch | budget | -12.0490 -77.0360 | 26 | Mon-Sun 08:00-20:00 | Fried pork rolls in the centre since 1960.
    al-toke-pez | Al Toke Pez | restaurant | ceviche | - | lunch | budget | -12.1125 -77.0215 | 45 | Tue-Sun 11:30-15:30 | Six stools and fast ceviche.
    isolina | Isolina | restaurant | Peruvian | - | lunch,dinner | midrange | -12.1495 -77.0215 | 95 | Mon-Sun 12:00-22:00 | Tavern stews for two in Barranco.
    veda | Veda | restaurant | vegan | vegetarian,vegan,gluten_free | breakfast,lunch,dinner | midrange | -12.1175 -77.0345 | 65 | Mon-Sun 09:00-21:00 | Plant-based plates with Andean grains.
    la-mar | La Mar | restaurant | ceviche,seafood | - | lunch | midrange | -12.1140 -77.0450 | 150 | Mon-Sun 12:00-17:00 | Lively cebichería; lunch only.
    central | Central | restaurant | Peruvian,fine dining | vegetarian | lunch,dinner | premium | -12.1525 -77.0225 | 1450 | Mon-Sat 12:45-13:45; Mon-Sat 19:00-20:30 | A journey through heights and depths.
    anticuchos-tio-mario | Anticuchos Tío Mario | restaurant | Peruvian,grill | - | dinner | budget | -12.1490 -77.0208 | 36 | Mon-Sun 16:00-23:00 | Beef-heart skewers by the Bridge of Sighs.
    govinda-miraflores | Govinda Miraflores | restaurant | vegetarian | vegetarian,vegan | lunch,dinner | budget | -12.1205 -77.0285 | 26 | Mon-Sat 11:30-20:00 | Vegetarian set menus on Schell street.
  `,
  safety: [
    'Use app cars and keep bags on your lap; avoid the centre after dark.',
    'Drink bottled water and eat ceviche at lunch.',
  ],
});
