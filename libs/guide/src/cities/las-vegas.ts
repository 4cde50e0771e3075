import { cityOfTables } from '../city-tables.js';

/** Las Vegas. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const lasVegas = cityOfTables({
  id: 'las-vegas', name: 'Las Vegas', aliases: ['vegas', 'las vegas nevada'],
  country: 'United States', countryCode: 'US', continent: 'North America', cityCode: 'LAS',
  lat: 36.1147, lng: -115.1728, timezone: 'America/Los_Angeles', currency: 'USD',
  languages: ['English'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'A neon street of giant hotels in the desert: shows, pools and buffets, with red canyons and a great dam an hour away.',
  bestFor: ['nightlife', 'music', 'family', 'nature', 'architecture', 'food'],
  daily: { food: { budget: 45, midrange: 95, premium: 230 }, localTransport: 9 },
  localTransport: {
    summary: 'The Deuce runs along the Strip to downtown day and night; a monorail runs behind the east side. Walk inside when it is hot.',
    singleFare: 4, dayPass: 8,
  },
  airports: `
    LAS | bus or ride app | 20 | 15
  `,
  climate: '15/4/14/3 17/6/20/3 22/10/11/2 26/14/5/1 32/19/3/1 38/24/1/0 41/28/10/2 40/27/8/2 35/22/6/1 27/15/7/2 19/8/8/1 14/4/11/2',
  stayAreas: `
    center-strip | Center Strip | 36.1147 -115.1728 | 110 210 480 | By the fountains; add about 50 a night of resort fee, here included.
    downtown-fremont | Downtown Fremont | 36.1700 -115.1440 | 70 120 220 | Old casinos, cheaper and livelier.
    south-strip | South Strip | 36.1000 -115.1720 | 90 170 380 | Big pools near the airport.
  `,
  places: `
    bellagio-fountains | Bellagio Fountains | landmark | photography,family | 36.1126 -115.1741 | 30 out | 0 | Mon-Sun 12:00-24:00 | 5 | Water to music every half hour, free.
    bellagio-conservatory | Bellagio Conservatory | garden | nature,walks | 36.1130 -115.1767 | 30 in | 0 | always | 4 | A new giant flower scene each season, free.
    the-strip-walk | The Strip Walk | neighbourhood | walks,local_life,architecture,photography | 36.1150 -115.1725 | 90 out | 0 | always | 5 | Paris, New York and Venice in an hour and a half.
    sphere | Sphere | show | music,science,architecture | 36.1208 -115.1617 | 120 in | 110 | Mon-Sun 12:00-23:00 | 5 | Films and concerts inside a ball of light.
    high-roller | High Roller | viewpoint | views,photography | 36.1177 -115.1682 | 45 in | 30/15 | Mon-Sun 14:00-24:00 | 3 | Half-hour turn on a giant wheel.
    eiffel-tower-viewing-deck | Eiffel Tower Viewing Deck | viewpoint | views,photography,architecture | 36.1125 -115.1707 | 40 out | 25/20 | Mon-Sun 14:00-24:00 | 3 | Half-size tower over the fountains.
    the-venetian-canals | The Venetian Canals | shopping | shopping,architecture | 36.1215 -115.1697 | 45 in | 0 | Mon-Sun 10:00-23:00 | 3 | Painted sky and gondolas; rides cost extra.
    fremont-street-experience | Fremont Street Experience | neighbourhood | walks,local_life,nightlife,music | 36.1706 -115.1436 | 75 out | 0 | Mon-Sun 16:00-24:00 | 4 | Screen over five blocks and free bands.
    neon-museum | Neon Museum | museum | museums,history,photography | 36.1769 -115.1353 | 60 out | 25/12 | Mon-Sun 15:00-22:00 | 5 | Old signs relit after dark; book a time.
    mob-museum | Mob Museum | museum | museums,history | 36.1729 -115.1413 | 120 in | 35/20 | Mon-Sun 09:00-21:00 | 4 | Crime and law in a former court house.
    atomic-museum | Atomic Museum | museum | museums,history,science | 36.1142 -115.1487 | 75 in | 29/15 | Mon-Sun 09:00-17:00 | 3 | Bomb tests as seen from the city.
    arts-district-first-friday-and-galleries | Arts District First Friday and Galleries | gallery | art,museums,local_life | 36.1583 -115.1530 | 75 in | 0 | Tue-Sun 12:00-20:00 | 3 | Galleries, vintage shops and breweries on Main Street.
    bellagio-gallery-of-fine-art | Bellagio Gallery of Fine Art | gallery | art,museums | 36.1128 -115.1760 | 45 in | 22 | Mon-Sun 10:00-19:00 | 2 | Small shows of big names.
    pinball-hall-of-fame | Pinball Hall of Fame | experience | local_life,family | 36.0833 -115.1730 | 75 in | 10 | Mon-Sun 10:00-21:00 | 3 | Hundreds of machines for coins.
    springs-preserve | Springs Preserve | garden | nature,walks,history,family | 36.1720 -115.1890 | 120 out | 19/11 | Mon,Thu-Sun 09:00-16:00 | 2 | Desert garden and the water that made the city.
    flamingo-wildlife-habitat | Flamingo Wildlife Habitat | garden | nature,walks,family | 36.1160 -115.1705 | 30 out | 0 | Mon-Sun 07:00-20:00 | 3 | Flamingos behind the casino, free.
    welcome-to-las-vegas-sign | Welcome to Las Vegas Sign | landmark | photography | 36.0820 -115.1728 | 20 out | 0 | always | 3 | The sign of 1959; mornings have no queue.
    forum-shops | Forum Shops | shopping | shopping,architecture | 36.1180 -115.1750 | 60 in | 0 | Mon-Sun 10:00-21:00 | 2 | Talking statues under a fake sky.
    shark-reef-aquarium | Shark Reef Aquarium | zoo | family | 36.0885 -115.1765 | 75 in | 29/24 | Mon-Sun 10:00-20:00 | 2 | Sharks and a komodo dragon at Mandalay Bay.
    cirque-du-soleil-o | Cirque du Soleil O | show | music,family | 36.1130 -115.1762 | 95 in | 130 | Wed-Sun 19:00-23:30 | 5 | Acrobats in and over water; book early.
    absinthe | Absinthe | show | music,nightlife | 36.1161 -115.1745 | 90 in | 135 | Mon-Sun 20:00-23:00 | 3 | Rude circus in a tent, for adults.
    cocktail-lounges-of-the-strip | Cocktail Lounges of the Strip | nightlife | nightlife,music | 36.1100 -115.1740 | 105 out | 0 | Mon-Sun 19:00-24:00 | 3 | From the chandelier bar to rooftops.
    red-rock-canyon | Red Rock Canyon | nature | nature,walks,sports,views | 36.1355 -115.4270 | 240 out | 20 | Mon-Sun 06:00-19:00 | 5 | Scenic loop and trails; reserve from October to May.
    seven-magic-mountains | Seven Magic Mountains | landmark | photography,art | 35.8384 -115.2709 | 75 out | 0 | always | 3 | Painted boulders in the desert, by car.
    hoover-dam | Hoover Dam | day_trip | architecture,history,views | 36.0161 -114.7377 | 210 out | 15 | Mon-Sun 09:00-17:00 | 4 | Walk the dam and look from the bridge; tours inside.
    mount-charleston | Mount Charleston | day_trip | nature,walks,sports | 36.2570 -115.6430 | 270 out | 0 | Mon-Sun 07:00-18:00 | 4 | Pines and cool trails at 2,300 metres, 45 minutes by car; snow in winter.
  `,
  eateries: `
    eggslut-las-vegas | Eggslut Las Vegas | cafe | breakfast | vegetarian | breakfast | budget | 36.1098 -115.1740 | 17 | Mon-Sun 07:00-14:00 | Egg sandwiches at the Cosmopolitan.
    peppermill | Peppermill | restaurant | American,diner | vegetarian | breakfast,lunch,dinner | budget | 36.1380 -115.1640 | 30 | always | Huge plates in pink neon, day and night.
    siegels-1941 | Siegel’s 1941 | restaurant | American,breakfast | vegetarian | breakfast,lunch | budget | 36.1693 -115.1388 | 26 | always | Old-style diner in the El Cortez downtown.
    tacos-el-gordo | Tacos El Gordo | food_street | Mexican | - | lunch,dinner | budget | 36.1315 -115.1640 | 15 | Mon-Sun 10:00-24:00 | Tijuana tacos cut from the spit.
    secret-pizza | Secret Pizza | food_street | pizza | vegetarian | lunch,dinner | budget | 36.1096 -115.1743 | 13 | Mon-Sun 11:00-24:00 | Slices behind an unmarked corridor.
    lotus-of-siam | Lotus of Siam | restaurant | Thai | vegetarian,gluten_free | lunch,dinner | midrange | 36.1130 -115.1400 | 45 | Mon-Sun 11:30-14:30; Mon-Sun 17:00-22:00 | Northern Thai by Flamingo Road.
    tacotarian | Tacotarian | restaurant | vegan,Mexican | vegetarian,vegan,gluten_free | lunch,dinner | budget | 36.1580 -115.1540 | 21 | Mon-Sun 11:00-22:00 | Vegan tacos in the Arts District.
    bacchanal-buffet | Bacchanal Buffet | food_hall | buffet,international | vegetarian,gluten_free | dinner | midrange | 36.1165 -115.1755 | 92 | Mon-Sun 10:00-22:00 | The grand buffet at Caesars.
    joel-robuchon | Joël Robuchon | restaurant | French,fine dining | - | dinner | premium | 36.1025 -115.1700 | 350 | Mon-Sun 17:00-22:00 | Purple salon with many small courses.
  `,
  safety: [
    'Desert heat kills: carry water and start hikes at dawn.',
    'Watch for resort fees and lock your drink.',
  ],
});
