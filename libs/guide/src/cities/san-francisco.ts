import { cityOfTables } from '../city-tables.js';

/** San Francisco. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const sanFrancisco = cityOfTables({
  id: 'san-francisco', name: 'San Francisco', aliases: ['sf', 'san fran', 'são francisco', 'frisco', 'san francisco california'],
  country: 'United States', countryCode: 'US', continent: 'North America', cityCode: 'SFO',
  lat: 37.7749, lng: -122.4194, timezone: 'America/Los_Angeles', currency: 'USD',
  languages: ['English'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'Hills above a cold bright bay: the red bridge, cable cars, Chinatown and murals, redwoods across the water and fog as a neighbour.',
  bestFor: ['views', 'food', 'nature', 'walks', 'art', 'architecture'],
  daily: { food: { budget: 45, midrange: 90, premium: 200 }, localTransport: 12 },
  localTransport: {
    summary: 'Muni buses, streetcars and metro with a Clipper or bank card; cable cars cost 8 a ride. BART goes to the airport and Berkeley.',
    singleFare: 3, dayPass: 14,
  },
  airports: `
    SFO | train (BART) | 30 | 11
    OAK | train (BART) | 35 | 12.5
  `,
  climate: '14/8/112/11 16/9/109/10 17/9/80/10 18/10/38/6 18/11/14/3 20/12/4/1 20/13/0/0 21/13/2/0 22/14/2/1 21/12/26/4 17/10/61/7 14/8/106/11',
  stayAreas: `
    union-square | Union Square | 37.7880 -122.4075 | 140 230 450 | Transit hub; the blocks to the west are rough.
    north-beach-and-fishermans-wharf | North Beach and Fisherman’s Wharf | 37.8030 -122.4120 | 160 250 460 | Cafés, bay and cable car.
    hayes-valley | Hayes Valley | 37.7765 -122.4245 | 150 230 420 | Boutiques and restaurants near Muni lines.
  `,
  places: `
    golden-gate-bridge | Golden Gate Bridge | landmark | photography,views,walks | 37.8078 -122.4750 | 90 out | 0 | Mon-Sun 05:00-21:00 | 5 | Walk the east side; fog lifts most often in the afternoon.
    alcatraz | Alcatraz | landmark | photography,history,views | 37.8267 -122.4230 | 165 out | 48/30 | Mon-Sun 08:45-18:00 | 5 | Prison island with a fine audio tour; book the ferry weeks ahead.
    cable-car-powell-hyde | Cable Car Powell-Hyde | experience | local_life,views,family | 37.7849 -122.4077 | 45 out | 8 | Mon-Sun 07:00-22:00 | 5 | Hang on over the hills to the bay.
    ferry-building-marketplace | Ferry Building Marketplace | food_hall | food,markets | 37.7955 -122.3937 | 60 in | 0 | Mon-Sun 07:00-20:00 | 4 | Cheese, oysters and, on Saturdays, the great farmers’ market.
    chinatown | Chinatown | neighbourhood | walks,local_life,food,history | 37.7941 -122.4078 | 75 out | 0 | always | 4 | Dragon gate, dim sum and fortune cookies in Ross Alley.
    city-lights-bookstore | City Lights Bookstore | shopping | shopping,books | 37.7976 -122.4065 | 40 in | 0 | Mon-Sun 10:00-22:00 | 4 | The Beat poets’ shop in North Beach.
    coit-tower | Coit Tower | viewpoint | views,photography,art,history | 37.8024 -122.4058 | 45 out | 10/4 | Mon-Sun 10:00-17:00 | 4 | Murals of the 1930s and all of the bay.
    lombard-street | Lombard Street | landmark | photography | 37.8021 -122.4187 | 25 out | 0 | always | 3 | Eight hairpin bends among flowers.
    golden-gate-park | Golden Gate Park | park | nature,walks,family,sports | 37.7694 -122.4862 | 90 out | 0 | Mon-Sun 05:00-24:00 | 4 | Bison, lakes and weekend roads without cars.
    de-young-museum | de Young Museum | museum | museums,art,architecture | 37.7715 -122.4687 | 105 in | 20/0 | Tue-Sun 09:30-17:15 | 4 | American art in copper, with a tower for all.
    california-academy-of-sciences | California Academy of Sciences | museum | museums,science,family | 37.7699 -122.4661 | 150 in | 45/35 | Mon-Sat 09:30-17:00; Sun 11:00-17:00 | 4 | Rain forest, planetarium and a living roof.
    japanese-tea-garden | Japanese Tea Garden | garden | nature,walks | 37.7702 -122.4702 | 45 out | 18/7 | Mon-Sun 09:00-17:45 | 3 | Moon bridge and pagodas of 1894.
    sfmoma | SFMOMA | museum | museums,art,architecture | 37.7857 -122.4011 | 120 in | 30/0 | Mon-Tue,Fri-Sun 10:00-17:00; Thu 13:00-20:00 | 4 | Seven floors; the ground floor is free. Closed on Wednesdays.
    asian-art-museum | Asian Art Museum | museum | museums,art | 37.7802 -122.4162 | 90 in | 20/0 | Mon,Thu-Sun 10:00-17:00 | 3 | Six thousand years in the old library.
    exploratorium | Exploratorium | museum | museums,science,family | 37.8017 -122.3973 | 135 in | 40/30 | Tue-Sat 10:00-17:00; Sun 12:00-17:00 | 4 | Experiments for hands on Pier 15.
    cable-car-museum | Cable Car Museum | museum | museums,history,family | 37.7946 -122.4115 | 30 in | 0 | Tue-Sun 10:00-16:00 | 3 | See the wheels that pull the ropes, free.
    pier-39-sea-lions | Pier 39 Sea Lions | landmark | photography,family,nature | 37.8100 -122.4104 | 40 out | 0 | always | 3 | Barking rafts behind the souvenir shops.
    mission-murals-and-dolores-park | Mission Murals and Dolores Park | neighbourhood | walks,local_life,art,food | 37.7597 -122.4215 | 90 out | 0 | always | 4 | Clarion and Balmy Alley, then a lawn with the skyline.
    palace-of-fine-arts | Palace of Fine Arts | landmark | photography,architecture | 37.8029 -122.4484 | 35 out | 0 | always | 3 | Roman ruin of 1915 with swans.
    crissy-field | Crissy Field | park | nature,walks,views | 37.8039 -122.4640 | 75 out | 0 | always | 4 | Beach and marsh in front of the bridge.
    lands-end-and-sutro-baths | Lands End and Sutro Baths | nature | nature,views,walks,history | 37.7802 -122.5135 | 105 out | 0 | always | 4 | Coastal path over ruins of a bath palace.
    painted-ladies | Painted Ladies | landmark | photography,architecture | 37.7762 -122.4328 | 25 out | 0 | always | 3 | Victorian row at Alamo Square.
    twin-peaks | Twin Peaks | viewpoint | views,photography | 37.7544 -122.4477 | 45 out | 0 | Mon-Sun 05:00-24:00 | 3 | The whole city from above; windy.
    sfjazz-center | SFJAZZ Center | show | music | 37.7763 -122.4215 | 120 in | 50 | Thu-Sun 19:00-22:00 | 3 | Concerts in a hall made for jazz.
    north-beach-bars | North Beach Bars | nightlife | nightlife,history,music | 37.7983 -122.4068 | 105 out | 0 | Mon-Sun 18:00-24:00 | 3 | Vesuvio and Tosca among neon.
    muir-woods | Muir Woods | day_trip | nature,walks | 37.8970 -122.5811 | 210 out | 15/0 | Mon-Sun 08:00-17:00 | 5 | Giant redwoods; reserve shuttle or parking.
    sausalito-by-ferry | Sausalito by Ferry | day_trip | views,food | 37.8591 -122.4853 | 180 out | 28/14 | Mon-Sun 10:00-19:00 | 4 | Houseboats and a sail past Alcatraz; the price is the return.
  `,
  eateries: `
    tartine-bakery | Tartine Bakery | cafe | bakery | vegetarian | breakfast,lunch | budget | 37.7614 -122.4241 | 18 | Mon-Sun 08:00-17:00 | Morning buns and country bread.
    mamas-on-washington-square | Mama’s on Washington Square | cafe | American,breakfast | vegetarian | breakfast,lunch | budget | 37.8016 -122.4096 | 26 | Tue-Sun 08:00-14:00 | French toast worth the wait.
    plow | Plow | cafe | American,breakfast | vegetarian,gluten_free | breakfast,lunch | budget | 37.7625 -122.3975 | 28 | Mon-Sun 08:00-14:00 | Lemon ricotta pancakes on Potrero Hill.
    la-taqueria | La Taqueria | restaurant | Mexican | vegetarian | lunch,dinner | budget | 37.7509 -122.4181 | 18 | Wed-Sun 11:00-20:30 | Burritos without rice, in the Mission.
    good-mong-kok | Good Mong Kok | food_street | dim sum | - | breakfast,lunch | budget | 37.7955 -122.4083 | 13 | Mon-Sun 07:00-17:00 | Buns to go on Stockton Street.
    swan-oyster-depot | Swan Oyster Depot | restaurant | seafood | gluten_free | lunch | midrange | 37.7908 -122.4208 | 55 | Tue-Sat 08:00-14:30 | Marble counter since 1912.
    greens | Greens | restaurant | vegetarian | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 37.8068 -122.4322 | 55 | Tue-Sun 11:30-14:30; Tue-Sun 17:00-21:00 | Vegetarian pioneer with the bridge in view.
    house-of-nanking | House of Nanking | restaurant | Chinese | vegetarian | lunch,dinner | budget | 37.7965 -122.4053 | 30 | Mon-Sun 11:00-21:00 | Let the owner choose.
    zuni-cafe | Zuni Café | restaurant | Californian | vegetarian | lunch,dinner | premium | 37.7736 -122.4216 | 95 | Tue-Sun 11:00-14:30; Tue-Sun 17:00-22:00 | Roast chicken for two from a brick oven.
  `,
  safety: [
    'Leave nothing in a parked car. Avoid the Tenderloin blocks west of Union Square at night.',
    'It is cold in July: bring a jacket.',
  ],
});
