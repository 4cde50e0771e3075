import { cityOfTables } from '../city-tables.js';

/** Santiago. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const santiago = cityOfTables({
  id: 'santiago', name: 'Santiago', aliases: ['santiago de chile', 'santiago chile', 'santjago'],
  country: 'Chile', countryCode: 'CL', continent: 'South America', cityCode: 'SCL',
  lat: -33.4489, lng: -70.6693, timezone: 'America/Santiago', currency: 'CLP',
  languages: ['Spanish'], plugs: ['C', 'L'], asOf: '2026-11',
  summary:
    'A tidy capital under the Andes: hills with funiculars, Neruda’s house, markets and wine valleys, with snow and sea an hour and a half away.',
  bestFor: ['history', 'wine', 'views', 'food', 'nature', 'museums'],
  daily: { food: { budget: 20000, midrange: 42000, premium: 110000 }, localTransport: 3500 },
  localTransport: {
    summary: 'Metro and buses with a Bip card, free transfers for two hours.',
    singleFare: 850, dayPass: null,
  },
  airports: `
    SCL | bus (Centropuerto) | 45 | 2500
  `,
  climate: '30/13/1/0 29/13/1/0 27/11/3/1 23/8/12/2 18/6/42/4 15/4/68/5 15/3/61/5 17/5/43/5 19/6/22/3 23/8/12/2 26/10/6/1 29/12/3/1',
  stayAreas: `
    lastarria-and-bellas-artes | Lastarria and Bellas Artes | -33.4370 -70.6400 | 48000 85000 190000 | Cafés and museums near hills and metro.
    providencia | Providencia | -33.4270 -70.6150 | 45000 80000 160000 | Safe and green, with restaurants.
    las-condes | Las Condes | -33.4130 -70.5800 | 55000 105000 240000 | Towers and malls in the east.
  `,
  places: `
    cerro-san-cristobal | Cerro San Cristóbal | viewpoint | views,photography,nature,sports | -33.4250 -70.6330 | 120 out | 2500/1500 | Mon-Sun 10:00-19:00 | 5 | Funicular to the Virgin and the Andes; cable car down the other side.
    cerro-santa-lucia | Cerro Santa Lucía | viewpoint | views,photography,history | -33.4405 -70.6440 | 50 out | 0 | Mon-Sun 09:00-18:00 | 4 | Terraces and fountains in the centre.
    la-chascona | La Chascona | museum | museums,books,history | -33.4310 -70.6345 | 60 in | 9500 | Tue-Sun 10:00-18:00 | 5 | Neruda’s house of secret doors; audio guide included.
    chilean-museum-of-pre-columbian-art | Chilean Museum of Pre-Columbian Art | museum | museums,art | -33.4390 -70.6525 | 90 in | 9000/0 | Tue-Sun 10:00-18:00 | 5 | Mapuche statues, Chinchorro mummies and gold.
    museum-of-memory | Museum of Memory | museum | museums,history | -33.4397 -70.6790 | 105 in | 0 | Tue-Sun 10:00-18:00 | 5 | The dictatorship remembered, free.
    national-museum-of-fine-arts | National Museum of Fine Arts | museum | museums,art,architecture | -33.4350 -70.6438 | 60 in | 0 | Tue-Sun 10:00-18:00 | 3 | Glass dome by the Forestal park, free.
    national-history-museum | National History Museum | museum | museums,history | -33.4373 -70.6505 | 60 in | 0 | Tue-Sun 10:00-18:00 | 3 | Patriots’ things on the main square, free.
    interactive-and-gam-arts-centre | GAM Arts Centre | gallery | art,museums,local_life | -33.4386 -70.6398 | 45 in | 0 | Tue-Sun 11:00-20:00 | 2 | Copper-skinned arts centre, free shows.
    plaza-de-armas-and-cathedral | Plaza de Armas and Cathedral | religious | religion,architecture,history | -33.4378 -70.6510 | 45 in | 0 | Mon-Sun 09:00-19:00 | 4 | Preachers, chess and a baroque nave.
    la-moneda-palace | La Moneda Palace | landmark | photography,history | -33.4430 -70.6539 | 40 out | 0 | always | 4 | The bombed palace; guards change every second morning, arts centre below.
    central-market | Central Market | food_hall | food | -33.4340 -70.6515 | 50 in | 0 | Mon-Sun 08:00-17:00 | 3 | Iron hall of seafood; eat at the small stands.
    la-vega-market | La Vega Market | market | markets,local_life | -33.4300 -70.6495 | 50 in | 0 | Mon-Sun 07:00-17:00 | 4 | Fruit, cats and cheap lunches.
    lastarria | Lastarria | neighbourhood | walks,local_life,art,food | -33.4375 -70.6395 | 60 out | 0 | always | 4 | Bookstalls, wine bars and street music.
    bellavista-murals | Bellavista Murals | neighbourhood | walks,local_life,art,photography | -33.4330 -70.6370 | 45 out | 0 | always | 3 | Painted houses below the hill.
    sky-costanera | Sky Costanera | viewpoint | views,photography,architecture | -33.4170 -70.6065 | 60 in | 18000/12000 | Mon-Sun 10:00-21:00 | 4 | South America’s tallest viewpoint.
    bicentenario-park | Bicentenario Park | park | nature,walks,family | -33.3990 -70.6020 | 60 out | 0 | always | 3 | Flamingos, black-necked swans and lawns.
    parque-forestal | Parque Forestal | park | nature,walks | -33.4355 -70.6420 | 40 out | 0 | always | 3 | Plane trees along the river.
    sculpture-park | Sculpture Park | garden | nature,walks,art | -33.4210 -70.6155 | 35 out | 0 | Mon-Sun 10:00-18:00 | 2 | Bronzes by the Mapocho, free.
    barrio-italia | Barrio Italia | shopping | shopping,food | -33.4480 -70.6250 | 60 out | 0 | Tue-Sun 11:00-19:00 | 3 | Furniture, design and patios.
    los-dominicos-crafts-village | Los Dominicos Crafts Village | market | markets,local_life,art | -33.4055 -70.5445 | 75 out | 0 | Mon-Sun 10:30-19:00 | 3 | Lapis and wool by a white church at the metro’s end.
    quinta-normal-natural-history-museum | Quinta Normal Natural History Museum | museum | museums,science,family | -33.4405 -70.6820 | 60 in | 0 | Tue-Sun 10:00-17:30 | 2 | A whale skeleton in a park, free.
    concha-y-toro-winery | Concha y Toro Winery | experience | local_life,wine,history | -33.6370 -70.5730 | 150 out | 28000 | Mon-Sun 10:00-17:00 | 4 | Cellar of the devil and a tasting, by metro and taxi.
    teatro-municipal | Teatro Municipal | show | music,architecture | -33.4405 -70.6470 | 140 in | 25000 | Tue-Sat 19:00-22:00 | 2 | Opera and ballet under a chandelier.
    bellavista-nights | Bellavista Nights | nightlife | nightlife,music | -33.4340 -70.6355 | 105 out | 0 | Mon-Sun 19:00-24:00 | 3 | Patios of beer and pisco; leave by app car.
    la-pena-del-nano-parra | La Peña del Nano Parra | nightlife | nightlife,music | -33.4325 -70.6330 | 120 in | 6000 | Thu-Sat 20:00-24:00 | 2 | Folk songs and cueca.
    cajon-del-maipo | Cajón del Maipo | day_trip | nature,walks,sports | -33.6430 -70.3530 | 360 out | 15000 | Mon-Sun 07:00-19:00 | 4 | Andean gorge with hikes and home bread, by bus or car.
    pomaire | Pomaire | day_trip | art,food | -33.6480 -71.1560 | 240 out | 4000 | Tue-Sun 10:00-18:00 | 2 | Potters’ village with giant empanadas, an hour by bus.
  `,
  eateries: `
    cafe-colonia | Café Colonia | cafe | bakery,German | vegetarian | breakfast,lunch | budget | -33.4385 -70.6455 | 9000 | Mon-Fri 08:30-20:30; Sat 09:00-16:00 | Kuchen in the centre since 1950s.
    colmado | Colmado | cafe | coffee,breakfast | vegetarian | breakfast,lunch | budget | -33.4365 -70.6400 | 11000 | Mon-Sun 08:30-20:00 | Courtyard coffee on Merced.
    wonderland-cafe | Wonderland Café | cafe | breakfast,brunch | vegetarian,vegan | breakfast,lunch | budget | -33.4378 -70.6400 | 13000 | Mon-Sun 09:00-21:00 | Tea and brunch in Lastarria.
    fuente-alemana | Fuente Alemana | restaurant | sandwiches,Chilean | - | breakfast,lunch,dinner | budget | -33.4380 -70.6365 | 11000 | Mon-Sat 09:00-21:00 | Pork and avocado lomito.
    emporio-zunino | Emporio Zunino | food_street | empanadas | vegetarian | breakfast,lunch | budget | -33.4335 -70.6520 | 5000 | Mon-Sat 09:00-16:30 | Empanadas since 1930 by the market.
    el-huerto | El Huerto | restaurant | vegetarian | vegetarian,vegan,gluten_free | lunch,dinner | budget | -33.4240 -70.6120 | 16000 | Mon-Sun 12:00-22:00 | Vegetarian garden in Providencia.
    liguria | Liguria | restaurant | Chilean | vegetarian | lunch,dinner | midrange | -33.4265 -70.6170 | 24000 | Mon-Sat 12:00-24:00 | Bar food, posters and noise.
    galindo | Galindo | restaurant | Chilean | vegetarian | lunch,dinner | budget | -33.4335 -70.6360 | 16000 | Mon-Sun 12:00-23:00 | Corn pie and cazuela in Bellavista.
    borago | Boragó | restaurant | Chilean,fine dining | vegetarian | dinner | premium | -33.3720 -70.6030 | 170000 | Tue-Sat 18:30-22:00 | Foraged tasting menu.
  `,
  safety: [
    'Hold phones inside cars and cafés; use app taxis at night.',
    'The sun and winter smog are strong: protect eyes and lungs.',
  ],
});
