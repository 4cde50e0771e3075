import { cityOfTables } from '../city-tables.js';

/** Cartagena. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const cartagena = cityOfTables({
  id: 'cartagena', name: 'Cartagena', aliases: ['cartagena de indias', 'cartagena colombia'],
  country: 'Colombia', countryCode: 'CO', continent: 'South America', cityCode: 'CTG',
  lat: 10.4236, lng: -75.5494, timezone: 'America/Bogota', currency: 'COP',
  languages: ['Spanish'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'A walled Caribbean port of balconies and bougainvillea, with murals in Getsemaní, forts, rum and coral islands offshore.',
  bestFor: ['history', 'beach', 'photography', 'food', 'nightlife', 'architecture'],
  daily: { food: { budget: 85000, midrange: 195000, premium: 500000 }, localTransport: 20000 },
  localTransport: {
    summary: 'The walled city is walked; TransCaribe buses with a card and taxis without meters: agree the price first.',
    singleFare: 3200, dayPass: null,
  },
  airports: `
    CTG | taxi | 15 | 25000
  `,
  climate: '31/24/2/0 31/24/1/0 31/25/3/1 32/25/25/3 32/26/105/9 32/26/100/9 32/26/110/10 32/26/130/11 32/25/145/13 31/25/235/15 31/25/135/10 31/24/35/4',
  stayAreas: `
    walled-city-stay | Walled City | 10.4240 -75.5500 | 260000 520000 1400000 | Colonial houses with pools.
    getsemani | Getsemaní | 10.4220 -75.5455 | 170000 330000 800000 | Murals, hostels and bars.
    bocagrande | Bocagrande | 10.4030 -75.5550 | 190000 360000 800000 | Beach towers, ten minutes by taxi.
  `,
  places: `
    walled-city | Walled City | neighbourhood | walks,local_life,history,architecture,photography | 10.4236 -75.5510 | 105 out | 0 | always | 5 | Balconies, plazas and fruit sellers; best before ten and after four.
    city-walls-and-cafe-del-mar-bastion | City Walls and Café del Mar Bastion | viewpoint | views,photography,history | 10.4250 -75.5540 | 50 out | 0 | always | 5 | Walk the ramparts for sunset.
    san-felipe-fortress | San Felipe Fortress | landmark | photography,history,views | 10.4225 -75.5392 | 90 out | 36000 | Mon-Sun 08:00-18:00 | 5 | Tunnels of the largest Spanish fort; hat and water.
    getsemani-murals | Getsemaní Murals | neighbourhood | walks,local_life,art,photography | 10.4215 -75.5450 | 75 out | 0 | always | 5 | Umbrellas, paint and Plaza Trinidad.
    clock-tower | Clock Tower | landmark | photography,history | 10.4231 -75.5489 | 20 out | 0 | always | 4 | The main gate, with sweets under the arcade.
    palace-of-the-inquisition | Palace of the Inquisition | museum | museums,history | 10.4232 -75.5510 | 60 in | 24000 | Mon-Sun 09:00-18:00 | 4 | Racks and city history.
    zenu-gold-museum | Zenú Gold Museum | museum | museums,history,art | 10.4230 -75.5515 | 45 in | 0 | Tue-Sat 09:00-17:00; Sun 10:00-15:00 | 4 | Filigree and water works of the Zenú, free.
    san-pedro-claver-sanctuary | San Pedro Claver Sanctuary | religious | religion,architecture,history | 10.4219 -75.5508 | 45 in | 25000 | Mon-Sun 08:00-17:00 | 4 | The saint of the enslaved.
    naval-museum | Naval Museum | museum | museums,history | 10.4217 -75.5517 | 60 in | 20000 | Mon-Sun 09:00-17:00 | 2 | Pirates and sieges.
    museum-of-modern-art-cartagena | Museum of Modern Art Cartagena | gallery | art,museums | 10.4222 -75.5506 | 45 in | 10000 | Mon-Fri 09:00-18:00; Sat 10:00-13:00 | 3 | Grau and Obregón in old stores.
    rafael-nunez-house | Rafael Núñez House | museum | museums,history | 10.4320 -75.5430 | 40 in | 0 | Tue-Sat 09:00-17:00; Sun 10:00-16:00 | 2 | President’s wooden villa outside the walls, free.
    cartagena-cathedral | Cartagena Cathedral | religious | religion,architecture | 10.4239 -75.5505 | 25 in | 0 | Mon-Sun 08:00-18:00 | 3 | Its dome over the roofs.
    las-bovedas | Las Bóvedas | shopping | shopping,art | 10.4285 -75.5470 | 40 in | 0 | Mon-Sun 09:00-19:00 | 3 | Crafts in dungeon vaults.
    plaza-santo-domingo | Plaza Santo Domingo | landmark | photography,art | 10.4246 -75.5523 | 25 out | 0 | always | 3 | Botero’s reclining lady and terraces.
    centenario-park | Centenario Park | park | nature,walks | 10.4235 -75.5470 | 35 out | 0 | Mon-Sun 07:00-20:00 | 3 | Sloths and monkeys in the trees.
    bazurto-market-tour | Bazurto Market Tour | market | markets,local_life,food | 10.4150 -75.5255 | 150 out | 120000 | Mon-Sun 08:00-13:00 | 3 | The real market with a guide; not alone.
    la-popa-monastery | La Popa Monastery | viewpoint | views,photography,religion | 10.4195 -75.5260 | 60 out | 16000 | Mon-Sun 08:00-18:00 | 3 | The hill over all; only by taxi.
    castillogrande-beach | Castillogrande Beach | beach | beach,family | 10.3935 -75.5560 | 120 out | 0 | Mon-Sun 07:00-18:00 | 2 | Calmest of the city beaches.
    la-boquilla-mangroves | La Boquilla Mangroves | nature | nature,local_life | 10.4760 -75.4960 | 150 out | 70000 | Mon-Sun 08:00-16:00 | 3 | Canoe tunnels with fishermen.
    rosario-islands | Rosario Islands | day_trip | beach,nature,sports | 10.1780 -75.7450 | 480 out | 180000 | Mon-Sun 08:00-17:00 | 5 | Boat to coral water; choose a small operator, port tax extra.
    tierra-bomba | Tierra Bomba | day_trip | beach | 10.3600 -75.5650 | 300 out | 60000 | Mon-Sun 08:00-17:00 | 3 | Beach clubs ten minutes by boat.
    salsa-lesson | Salsa Lesson | experience | local_life,music | 10.4225 -75.5460 | 75 in | 60000 | Mon-Sun 11:00-20:00 | 4 | An hour before Café Havana.
    cafe-havana | Café Havana | nightlife | nightlife,music | 10.4224 -75.5468 | 150 in | 50000 | Thu-Sun 20:00-24:00 | 4 | Brass and rum in Getsemaní.
    alquimico | Alquímico | nightlife | nightlife,architecture | 10.4234 -75.5525 | 105 in | 0 | Mon-Sun 18:00-24:00 | 4 | Three floors of prize-winning drinks.
    adolfo-mejia-theatre | Adolfo Mejía Theatre | show | music,architecture | 10.4270 -75.5500 | 110 in | 60000 | Wed-Sat 18:00-21:00 | 2 | Red and gold boxes; small programme.
  `,
  eateries: `
    epoca-espresso-bar | Época Espresso Bar | cafe | brunch,coffee | vegetarian,vegan,gluten_free | breakfast,lunch | budget | 10.4245 -75.5515 | 40000 | Mon-Sun 07:00-21:00 | Good eggs inside the walls.
    libertario-coffee | Libertario Coffee | cafe | coffee,breakfast | vegetarian,vegan | breakfast | budget | 10.4242 -75.5500 | 28000 | Mon-Sun 07:30-20:00 | Colombian roaster.
    mila | Mila | cafe | bakery,brunch | vegetarian | breakfast,lunch | budget | 10.4243 -75.5527 | 45000 | Mon-Sun 08:00-22:00 | Cakes and arepas.
    plaza-trinidad-food-carts | Plaza Trinidad Food Carts | food_street | street food,arepas | vegetarian | dinner | budget | 10.4213 -75.5453 | 22000 | Mon-Sun 18:00-24:00 | Stuffed arepas and juices on the square.
    la-cevicheria | La Cevichería | restaurant | ceviche | - | lunch,dinner | midrange | 10.4283 -75.5485 | 95000 | Mon-Sun 12:00-23:00 | Octopus in peanut sauce.
    espiritu-santo | Espíritu Santo | restaurant | Colombian | - | lunch | budget | 10.4237 -75.5528 | 38000 | Mon-Sat 11:30-15:30 | Coconut rice and fish for lunch.
    girasoles | Girasoles | restaurant | vegetarian | vegetarian,vegan | breakfast,lunch | budget | 10.4262 -75.5490 | 24000 | Mon-Sat 08:00-17:00 | Simple vegetarian menu.
    la-cocina-de-pepina | La Cocina de Pepina | restaurant | Caribbean | vegetarian | lunch,dinner | midrange | 10.4218 -75.5448 | 75000 | Mon-Sun 12:00-21:00 | Home recipes of the coast.
    celele | Celele | restaurant | Caribbean,fine dining | vegetarian,gluten_free | lunch,dinner | premium | 10.4207 -75.5455 | 260000 | Mon-Sat 12:00-15:00; Mon-Sat 19:00-22:00 | Caribbean research on plates.
    demente | Demente | restaurant | pizza,tapas | vegetarian | dinner | budget | 10.4212 -75.5452 | 42000 | Tue-Sun 17:00-23:00 | Pizza and rocking chairs on Plaza Trinidad.
  `,
  safety: [
    'Agree all prices in writing on beaches and refuse free tastes.',
    'Use known boats with life vests, mornings only: the sea is rough later.',
  ],
});
