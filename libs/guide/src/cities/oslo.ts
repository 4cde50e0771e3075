import { cityOfTables } from '../city-tables.js';

/** Oslo. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const oslo = cityOfTables({
  id: 'oslo', name: 'Oslo', aliases: ['oslo norway', 'christiania'],
  country: 'Norway', countryCode: 'NO', continent: 'Europe', cityCode: 'OSL',
  lat: 59.911, lng: 10.7528, timezone: 'Europe/Oslo', currency: 'NOK',
  languages: ['Norwegian', 'English'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'A fjord capital where you walk on the roof of the opera, see Munch and polar ships and are in the forest twenty minutes later.',
  bestFor: ['art', 'museums', 'architecture', 'nature', 'walks', 'sports'],
  daily: { food: { budget: 320, midrange: 600, premium: 1350 }, localTransport: 130 },
  localTransport: {
    summary: 'Ruter metro, trams, buses and island ferries with one app ticket; zone 1 covers the city.',
    singleFare: 44, dayPass: 132,
  },
  airports: `
    OSL | train | 23 | 129
  `,
  climate: '0/-5/55/10 1/-5/42/8 5/-2/41/8 11/2/46/8 17/7/61/8 21/11/71/9 23/13/83/10 21/12/96/10 17/8/82/9 10/4/91/10 4/-1/82/11 1/-4/56/10',
  stayAreas: `
    sentrum | Sentrum | 59.9125 10.7420 | 1150 1700 3100 | Between station, Karl Johans gate and the opera.
    grunerlokka | Grünerløkka | 59.9230 10.7590 | 950 1350 2100 | Cafés and parks on the river Akerselva.
    frogner | Frogner | 59.9190 10.7090 | 1000 1500 2700 | Embassies, calm streets and Vigeland’s park.
  `,
  places: `
    oslo-opera-house | Oslo Opera House | landmark | photography,architecture,views | 59.9075 10.7531 | 45 out | 0 | always | 5 | Walk up the marble roof to the view of the fjord.
    munch | MUNCH | museum | museums,art | 59.9060 10.7556 | 110 in | 220/0 | Mon-Sun 10:00-18:00 | 5 | Thirteen floors with several Screams shown in turn.
    national-museum | National Museum | gallery | art,museums,history | 59.9117 10.7292 | 130 in | 200/0 | Tue-Wed 10:00-20:00; Thu-Sun 10:00-17:00 | 5 | Norwegian painting, the first Scream and design in a slate building.
    vigeland-sculpture-park | Vigeland Sculpture Park | park | nature,walks,art,architecture | 59.9270 10.7008 | 75 out | 0 | always | 5 | Two hundred figures in bronze and granite, open day and night.
    akershus-fortress | Akershus Fortress | landmark | photography,history,views | 59.9076 10.7363 | 60 out | 0 | Mon-Sun 06:00-21:00 | 4 | Medieval walls over the harbour; the castle rooms have a ticket.
    norwegian-resistance-museum | Norwegian Resistance Museum | museum | museums,history | 59.9069 10.7358 | 60 in | 100/50 | Mon-Sat 10:00-16:00; Sun 11:00-16:00 | 3 | The occupation years, inside the fortress.
    fram-museum | Fram Museum | museum | museums,history,family | 59.9035 10.6995 | 90 in | 160/60 | Mon-Sun 10:00-18:00 | 4 | Go aboard the ship that went farthest north and south.
    kon-tiki-museum | Kon-Tiki Museum | museum | museums,history,family | 59.9036 10.6981 | 60 in | 160/60 | Mon-Sun 10:00-18:00 | 3 | Heyerdahl’s balsa raft beside the Fram.
    norsk-folkemuseum | Norsk Folkemuseum | museum | museums,history,family | 59.9070 10.6860 | 120 out | 195/0 | Mon-Sun 10:00-17:00 | 4 | 160 old buildings and a stave church on Bygdøy.
    holmenkollen-ski-jump | Holmenkollen Ski Jump | viewpoint | views,photography,sports | 59.9640 10.6672 | 90 out | 190/90 | Mon-Sun 10:00-17:00 | 4 | The jump tower over the city with a ski museum at its foot, by metro line 1.
    astrup-fearnley-museum | Astrup Fearnley Museum | gallery | art,museums,architecture | 59.9075 10.7208 | 75 in | 160/0 | Tue-Fri 12:00-17:00; Sat-Sun 11:00-17:00 | 3 | Contemporary art under Renzo Piano’s glass sail.
    aker-brygge-and-tjuvholmen | Aker Brygge and Tjuvholmen | neighbourhood | walks,local_life,architecture,food | 59.9095 10.7250 | 60 out | 0 | always | 3 | Harbour walk with a small bathing beach at the end.
    karl-johans-gate-and-royal-palace-park | Karl Johans gate and Royal Palace Park | neighbourhood | walks,local_life,history | 59.9155 10.7330 | 45 out | 0 | always | 3 | Main street up to the palace; the guard changes at 13:30.
    grunerlokka-and-akerselva | Grünerløkka and Akerselva | neighbourhood | walks,local_life,nature,shopping | 59.9240 10.7560 | 75 out | 0 | always | 3 | River walk past waterfalls, mills and second-hand shops.
    mathallen | Mathallen | food_hall | food | 59.9222 10.7520 | 45 in | 0 | Tue-Sun 10:00-20:00 | 3 | Food hall in Vulkan with cheese and fish.
    oslo-cathedral | Oslo Cathedral | religious | religion,architecture | 59.9127 10.7462 | 25 in | 0 | Mon-Sun 10:00-16:00 | 2 | Painted ceiling and quiet in the shopping district.
    deichman-bjorvika-library | Deichman Bjørvika Library | landmark | photography,books,architecture | 59.9085 10.7540 | 45 in | 0 | Mon-Fri 08:00-22:00; Sat-Sun 10:00-18:00 | 3 | A public library as a landmark, next to the opera.
    oslofjord-sauna | Oslofjord Sauna | experience | local_life,wellness,family | 59.9065 10.7505 | 90 in | 250 | Mon-Sun 08:00-21:00 | 4 | Floating saunas by the opera and a jump into the fjord; book a seat.
    hovedoya | Hovedøya | nature | nature,walks,beach | 59.8950 10.7320 | 150 out | 44 | Mon-Sun 08:00-20:00 | 3 | Monastery ruins and bathing rocks eight minutes by ferry; the price is one ride.
    bla | Blå | nightlife | nightlife,music | 59.9205 10.7530 | 120 in | 0 | Mon-Sun 19:00-24:00 | 2 | Music club by the river; concerts cost extra.
    sognsvann | Sognsvann | nature | nature,walks,sports | 59.9680 10.7280 | 120 out | 0 | always | 3 | Lake loop in the forest at the end of metro line 5.
  `,
  eateries: `
    apent-bakeri | Åpent Bakeri | cafe | bakery,Norwegian | vegetarian | breakfast,lunch | budget | 59.9185 10.7160 | 95 | Mon-Fri 07:30-17:00; Sat-Sun 08:00-17:00 | Bread with butter and jam at communal tables.
    kaffistova | Kaffistova | restaurant | Norwegian | vegetarian | breakfast,lunch,dinner | budget | 59.9150 10.7395 | 210 | Mon-Sun 07:00-21:00 | Meatballs and sour cream porridge since 1901.
    liebling | Liebling | cafe | brunch,coffee | vegetarian,vegan | breakfast,lunch | budget | 59.9265 10.7615 | 150 | Mon-Sun 09:00-18:00 | Relaxed Berlin-style café in Grünerløkka.
    vippa | Vippa | food_hall | international | vegetarian,vegan,halal | lunch,dinner | budget | 59.9030 10.7385 | 190 | Wed-Sun 12:00-21:00 | Kitchens from around the world in a harbour shed.
    syverkiosken | Syverkiosken | food_street | hot dogs,Norwegian | - | lunch,dinner | budget | 59.9270 10.7480 | 55 | Mon-Sun 09:00-23:00 | Hot dog wrapped in potato flatbread from the last old kiosk.
    fiskeriet | Fiskeriet | restaurant | seafood,Norwegian | - | lunch,dinner | midrange | 59.9140 10.7500 | 330 | Mon-Sat 11:00-22:00 | Fish soup and fish and chips at Youngstorget.
    nordvegan | Nordvegan | restaurant | vegan,buffet | vegetarian,vegan,gluten_free | lunch | budget | 59.9142 10.7405 | 180 | Mon-Fri 11:00-20:00; Sat 12:00-19:00 | Vegan plates by the gram.
    statholdergaarden | Statholdergaarden | restaurant | Norwegian,fine dining | - | dinner | premium | 59.9100 10.7425 | 1300 | Tue-Sat 18:00-23:00 | Starred kitchen under stucco ceilings of 1640.
  `,
  safety: [
    'Everything is paid by card; alcohol in shops only until evening, and not on Sundays.',
    'Fjord and forest weather turns quickly; take a layer even in summer.',
  ],
});
