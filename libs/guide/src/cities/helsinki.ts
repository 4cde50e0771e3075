import { cityOfTables } from '../city-tables.js';

/** Helsinki. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const helsinki = cityOfTables({
  id: 'helsinki', name: 'Helsinki', aliases: ['helsingfors', 'helsinque', 'helsinki finland'],
  country: 'Finland', countryCode: 'FI', continent: 'Europe', cityCode: 'HEL',
  lat: 60.1699, lng: 24.9384, timezone: 'Europe/Helsinki', currency: 'EUR',
  languages: ['Finnish', 'Swedish', 'English'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'A sea capital of granite, saunas and design, with trams between market halls and ferries to fortress islands.',
  bestFor: ['architecture', 'wellness', 'nature', 'museums', 'food', 'walks'],
  daily: { food: { budget: 32, midrange: 58, premium: 120 }, localTransport: 9 },
  localTransport: {
    summary: 'Trams, metro, buses, trains and the Suomenlinna ferry share HSL zone AB; the airport is in zone C.',
    singleFare: 3.2, dayPass: 9,
  },
  airports: `
    HEL | train (I or P) | 30 | 4.1
  `,
  climate: '-1/-6/53/11 -1/-7/38/9 2/-4/37/8 8/1/34/7 14/6/38/7 19/11/57/8 22/15/58/8 20/14/71/9 15/9/63/9 9/5/79/11 4/1/72/12 1/-3/64/12',
  stayAreas: `
    kluuvi | Kluuvi | 60.1700 24.9450 | 110 165 290 | Around station and Esplanadi.
    punavuori | Punavuori | 60.1620 24.9380 | 105 155 260 | Design district with cafés and the sea.
    kallio | Kallio | 60.1840 24.9500 | 80 120 180 | Young quarter of bars and saunas, by tram 3.
  `,
  places: `
    suomenlinna-sea-fortress | Suomenlinna Sea Fortress | landmark | photography,history,nature,walks | 60.1460 24.9850 | 180 out | 0 | always | 5 | Tunnels and ramparts on islands, 15 minutes by public ferry from Market Square.
    helsinki-cathedral | Helsinki Cathedral | religious | religion,architecture | 60.1704 24.9522 | 30 in | 0 | Mon-Sun 09:00-18:00 | 5 | White steps and green dome above Senate Square.
    senate-square | Senate Square | landmark | photography,history,architecture | 60.1695 24.9525 | 25 out | 0 | always | 3 | The neoclassical heart by Engel.
    temppeliaukio-church | Temppeliaukio Church | religious | religion,architecture,music | 60.1730 24.9252 | 40 in | 8/0 | Mon-Sat 10:00-17:00; Sun 12:00-17:00 | 5 | Hewn into rock under a copper roof, with bare walls that ring.
    uspenski-cathedral | Uspenski Cathedral | religious | religion,architecture,views | 60.1684 24.9600 | 30 in | 0 | Tue-Fri 09:30-16:00; Sat 10:00-15:00; Sun 12:00-15:00 | 3 | Red brick and gold cupolas of the Orthodox on a rock by the harbour.
    oodi-library | Oodi Library | landmark | photography,books,architecture,family | 60.1740 24.9380 | 45 in | 0 | Mon-Fri 08:00-21:00; Sat-Sun 10:00-20:00 | 4 | Timber waves, reading terraces and 3D printers for all.
    ateneum | Ateneum | gallery | art,museums | 60.1702 24.9440 | 100 in | 22/0 | Tue-Fri 10:00-20:00; Sat-Sun 10:00-17:00 | 4 | Finnish painting from the Kalevala to the moderns.
    kiasma | Kiasma | gallery | art,museums,architecture | 60.1719 24.9367 | 75 in | 22/0 | Tue-Fri 10:00-20:00; Sat-Sun 10:00-17:00 | 3 | Contemporary art in a curved building by Steven Holl.
    amos-rex | Amos Rex | gallery | art,museums,architecture | 60.1697 24.9360 | 75 in | 22/0 | Mon,Wed-Fri 11:00-20:00; Sat-Sun 11:00-17:00 | 3 | Art under domes that bulge into a square.
    national-museum-of-finland | National Museum of Finland | landmark | architecture,photography | 60.1750 24.9318 | 15 out | 0 | always | 1 | Closed for rebuilding until 2027; the granite castle and its tower are seen from the street.
    design-museum | Design Museum | museum | museums,art,architecture | 60.1631 24.9461 | 75 in | 20/0 | Tue-Sun 11:00-18:00 | 3 | Aalto, glass and orange scissors.
    loyly-sauna | Löyly Sauna | experience | local_life,wellness | 60.1525 24.9300 | 120 in | 26 | Mon-Sun 13:00-22:00 | 5 | Smoke sauna and a ladder into the sea; book ahead, swimwear required.
    allas-sea-pool | Allas Sea Pool | experience | local_life,wellness,family | 60.1670 24.9575 | 105 out | 19/9 | Mon-Sun 09:00-21:00 | 3 | Warm and cold pools on the harbour, saunas included.
    old-market-hall | Old Market Hall | food_hall | food,markets | 60.1665 24.9530 | 45 in | 0 | Mon-Sat 08:00-18:00 | 4 | Salmon soup and reindeer since 1889.
    market-square | Market Square | market | markets,local_life,food | 60.1675 24.9535 | 45 out | 0 | Mon-Sat 07:00-17:00 | 4 | Orange tents with berries and fried vendace on the quay.
    esplanadi-park | Esplanadi Park | park | nature,walks,shopping | 60.1675 24.9470 | 35 out | 0 | always | 3 | Green promenade between design shops.
    sibelius-monument | Sibelius Monument | landmark | photography,music | 60.1820 24.9134 | 35 out | 0 | always | 3 | Six hundred steel pipes in a seaside park.
    seurasaari | Seurasaari | museum | museums,nature,history,walks | 60.1800 24.8840 | 120 out | 12/4 | Mon-Sun 11:00-17:00 | 3 | Old farmhouses on a wooded island, open from May to September; the paths are free all year.
    design-district | Design District | shopping | shopping,architecture | 60.1630 24.9400 | 60 in | 0 | Mon-Sat 10:00-18:00 | 3 | Shops for glass, cloth and wood in Punavuori.
    linnanmaki | Linnanmäki | theme_park | family | 60.1884 24.9406 | 180 out | 0 | Mon-Sun 12:00-20:00 | 2 | Amusement park with a wooden roller coaster; entry free, rides paid, summer only.
    kallio-bars | Kallio Bars | nightlife | nightlife,local_life | 60.1845 24.9510 | 100 out | 0 | Mon-Sun 18:00-24:00 | 2 | Low-key pubs around Vaasankatu.
    nuuksio-national-park | Nuuksio National Park | day_trip | nature,walks,sports | 60.2930 24.5560 | 300 out | 5 | always | 4 | Lakes and forest paths, an hour by train to Espoo and bus 245.
  `,
  eateries: `
    cafe-ekberg | Café Ekberg | cafe | pastry,Finnish | vegetarian | breakfast,lunch | budget | 60.1655 24.9385 | 17 | Mon-Fri 07:30-19:00; Sat-Sun 09:00-17:00 | The oldest café in town, with a breakfast buffet.
    cafe-regatta | Café Regatta | cafe | Finnish,buns | vegetarian | breakfast,lunch | budget | 60.1803 24.9118 | 9 | Mon-Sun 09:00-21:00 | Tiny red hut by the sea; grill your sausage on the fire.
    ihana-kahvila | Ihana Kahvila | cafe | coffee,brunch | vegetarian,vegan | breakfast,lunch | budget | 60.1880 24.9770 | 14 | Mon-Sun 09:00-18:00 | Coffee on the water at Kalasatama.
    soppakeittio | Soppakeittiö | market | soup,Finnish | vegetarian,gluten_free | lunch | budget | 60.1667 24.9528 | 14 | Mon-Sat 11:00-17:00 | Salmon soup and bread in the Old Market Hall.
    fafas | Fafa’s | food_street | Middle Eastern,falafel | vegetarian,vegan,halal | lunch,dinner | budget | 60.1640 24.9385 | 13 | Mon-Sun 11:00-22:00 | Pita with falafel or halloumi on Iso Roobertinkatu.
    sea-horse | Sea Horse | restaurant | Finnish | vegetarian | lunch,dinner | midrange | 60.1578 24.9485 | 32 | Mon-Sun 12:00-23:00 | Fried herring and steaks in a dining room of 1934.
    savotta | Savotta | restaurant | Finnish | vegetarian | lunch,dinner | midrange | 60.1700 24.9535 | 42 | Mon-Sun 12:00-22:00 | Lumberjack plates of reindeer and lake fish by the cathedral.
    olo | Olo | restaurant | Nordic,fine dining | vegetarian | dinner | premium | 60.1682 24.9562 | 160 | Tue-Sat 18:00-23:00 | Starred tasting menu at the harbour.
    skiffer-pizza | Skiffer Pizza | restaurant | pizza | vegetarian | lunch,dinner | budget | 60.1655 24.9450 | 17 | Mon-Sun 11:00-22:00 | Boat-shaped liuska pizza on Erottaja.
  `,
  safety: [
    'Helsinki is safe; dress for wind from October to April and wear shoes that grip on ice.',
    'Walk on sea ice only where locals and guides do.',
  ],
});
