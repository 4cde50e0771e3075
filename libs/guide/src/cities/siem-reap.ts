import { cityOfTables } from '../city-tables.js';

/** Siem Reap. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const siemReap = cityOfTables({
  id: 'siem-reap', name: 'Siem Reap', aliases: ['angkor', 'angkor wat', 'siem riep', 'siemreap'],
  country: 'Cambodia', countryCode: 'KH', continent: 'Asia', cityCode: 'SAI',
  lat: 13.3622, lng: 103.8597, timezone: 'Asia/Phnom_Penh', currency: 'USD',
  languages: ['Khmer', 'English'], plugs: ['A', 'C', 'G'], asOf: '2026-11',
  summary:
    'A friendly small town beside the temples of Angkor, the largest religious ruins on earth, with a floating village and a lively night market.',
  bestFor: ['history', 'religion', 'architecture', 'photography', 'food', 'markets'],
  daily: { food: { budget: 14, midrange: 32, premium: 95 }, localTransport: 14 },
  localTransport: {
    summary: 'No public buses: tuk-tuks by app cost a dollar or two in town, about 20 a day for the temple circuit. Prices are in US dollars.',
    singleFare: 0.75, dayPass: null,
  },
  airports: `
    SAI | shuttle bus | 60 | 8
  `,
  climate: '31/20/6/1 33/22/4/1 35/24/29/3 35/25/58/6 34/25/150/15 33/25/180/16 32/25/195/18 32/25/205/19 31/25/260/20 31/24/190/15 31/22/60/6 30/20/8/2',
  stayAreas: `
    old-market-and-pub-street | Old Market and Pub Street | 13.3545 103.8550 | 22 55 150 | Everything on foot, noisy at night.
    wat-bo | Wat Bo | 13.3580 103.8620 | 20 50 140 | Quiet lanes across the river with cafés.
    charles-de-gaulle-road | Charles de Gaulle Road | 13.3800 103.8600 | 28 75 260 | Resorts on the way to Angkor.
  `,
  places: `
    angkor-wat | Angkor Wat | religious | religion,architecture,history,photography | 13.4125 103.8670 | 150 out | 37/0 | Mon-Sun 05:00-17:30 | 5 | The pass of 37 dollars is for one day in all temples; three days cost 62. Sunrise is crowded at the left pond.
    bayon | Bayon | religious | religion,architecture,history,photography | 13.4413 103.8589 | 75 out | 0 | Mon-Sun 07:30-17:30 | 5 | Two hundred stone faces; covered by the Angkor pass.
    ta-prohm | Ta Prohm | religious | religion,architecture,history,photography,nature | 13.4350 103.8893 | 75 out | 0 | Mon-Sun 07:30-17:30 | 5 | Trees grow over the walls; covered by the Angkor pass.
    baphuon-and-elephant-terrace | Baphuon and Elephant Terrace | landmark | photography,history | 13.4437 103.8560 | 60 out | 0 | Mon-Sun 07:30-17:30 | 4 | A temple mountain put together like a puzzle; on the pass.
    preah-khan | Preah Khan | religious | religion,architecture,history | 13.4619 103.8716 | 60 out | 0 | Mon-Sun 07:30-17:30 | 4 | Long corridors with fewer people; on the pass.
    neak-pean-and-ta-som | Neak Pean and Ta Som | landmark | photography,history | 13.4630 103.8948 | 60 out | 0 | Mon-Sun 07:30-17:30 | 3 | An island shrine on a causeway; on the pass.
    pre-rup | Pre Rup | viewpoint | views,photography,history | 13.4347 103.9205 | 45 out | 0 | Mon-Sun 05:00-19:00 | 4 | Brick towers for sunset; on the pass.
    banteay-srei | Banteay Srei | religious | religion,architecture,history,art | 13.5988 103.9630 | 90 out | 0 | Mon-Sun 07:30-17:30 | 4 | Pink sandstone carved like lace, 40 minutes by tuk-tuk; on the pass.
    phnom-bakheng | Phnom Bakheng | viewpoint | views,photography,history | 13.4241 103.8560 | 60 out | 0 | Mon-Sun 05:00-19:00 | 3 | Hill temple for 300 people at sunset; on the pass.
    angkor-national-museum | Angkor National Museum | museum | museums,history,art | 13.3664 103.8605 | 105 in | 12/6 | Mon-Sun 08:30-18:00 | 4 | Gallery of a thousand Buddhas; see it before the temples.
    cambodia-landmine-museum | Cambodia Landmine Museum | museum | museums,history | 13.5560 103.9480 | 60 in | 5/0 | Mon-Sun 07:30-17:30 | 3 | Founded by a child soldier, on the way to Banteay Srei.
    war-museum-cambodia | War Museum Cambodia | museum | museums,history | 13.3730 103.8290 | 60 in | 5/0 | Mon-Sun 08:00-17:30 | 2 | Tanks, guides who lived through it.
    artisans-angkor | Artisans Angkor | gallery | art,museums,shopping | 13.3530 103.8520 | 50 in | 0 | Mon-Sun 08:00-18:00 | 3 | See carvers and lacquer work, then the shop, free.
    theams-house | Theam’s House | gallery | art,museums | 13.3850 103.8440 | 45 in | 0 | Mon-Sun 08:00-18:00 | 3 | An artist’s home among lacquered elephants, free.
    old-market | Old Market | market | markets,local_life,food,shopping | 13.3538 103.8553 | 45 out | 0 | Mon-Sun 07:00-20:00 | 3 | Fish, spices and scarves by the river.
    angkor-night-market | Angkor Night Market | market | markets,local_life,shopping | 13.3560 103.8530 | 60 out | 0 | Mon-Sun 17:00-24:00 | 3 | Crafts, massages and insects to taste.
    pub-street | Pub Street | nightlife | nightlife,food | 13.3548 103.8545 | 90 out | 0 | Mon-Sun 18:00-24:00 | 3 | Neon and cheap draught beer.
    phare-circus | Phare Circus | show | music,family,local_life | 13.3495 103.8430 | 75 in | 20/12 | Mon-Sun 19:30-21:00 | 5 | Acrobats of a school for poor children tell stories.
    wat-bo-pagoda | Wat Bo Pagoda | religious | religion,architecture,art | 13.3560 103.8605 | 35 in | 0 | Mon-Sun 07:00-18:00 | 2 | Old wall paintings and monks.
    royal-gardens | Royal Gardens | garden | nature,walks | 13.3625 103.8590 | 30 out | 0 | always | 2 | Fruit bats hang in tall trees by the residence.
    khmer-cooking-class | Khmer Cooking Class | experience | local_life,food | 13.3570 103.8565 | 180 in | 25 | Mon-Sun 09:00-17:00 | 3 | Market walk and three dishes.
    kampong-phluk | Kampong Phluk | day_trip | nature,photography | 13.2150 103.9750 | 210 out | 20 | Mon-Sun 07:00-18:00 | 3 | Stilt houses and flooded forest on Tonle Sap; best from August to December.
    kulen-waterfall | Kulen Waterfall | day_trip | nature,religion | 13.5650 104.1100 | 330 out | 20 | Mon-Sun 07:00-17:00 | 3 | Holy mountain with a waterfall to swim in, by car.
  `,
  eateries: `
    sister-srey-cafe | Sister Srey Café | cafe | breakfast,international | vegetarian,vegan,gluten_free | breakfast,lunch | budget | 13.3540 103.8570 | 7 | Tue-Sun 07:00-17:00 | Good coffee by the river that funds schooling.
    the-little-red-fox-espresso | The Little Red Fox Espresso | cafe | coffee,breakfast | vegetarian,vegan | breakfast,lunch | budget | 13.3558 103.8562 | 7 | Mon-Tue,Thu-Sun 07:00-17:00 | Coffee in Kandal Village.
    bloom-cafe | Bloom Café | cafe | pastry | vegetarian | breakfast,lunch | budget | 13.3575 103.8555 | 6 | Mon-Sun 10:00-17:00 | Cakes made by trained women.
    street-60-food-stalls | Street 60 Food Stalls | food_street | Cambodian,street food | vegetarian | dinner | budget | 13.4000 103.8670 | 4 | Mon-Sun 16:00-22:00 | Grills and picnic mats where families eat.
    khmer-kitchen | Khmer Kitchen | restaurant | Cambodian | vegetarian | lunch,dinner | budget | 13.3546 103.8556 | 7 | Mon-Sun 10:00-22:00 | Baked pumpkin and curries by the Old Market.
    vibe-cafe | Vibe Café | restaurant | vegan | vegetarian,vegan,gluten_free | breakfast,lunch,dinner | budget | 13.3590 103.8550 | 8 | Mon-Sun 07:30-21:00 | Vegan bowls and cakes on Wat Bo side.
    marum | Marum | restaurant | Cambodian,tapas | vegetarian | lunch,dinner | midrange | 13.3660 103.8620 | 14 | Mon-Sun 11:00-22:00 | Training restaurant in a garden: try the red ants.
    chanrey-tree | Chanrey Tree | restaurant | Cambodian | vegetarian | lunch,dinner | midrange | 13.3565 103.8575 | 20 | Mon-Sun 11:00-14:30; Mon-Sun 18:00-22:00 | Refined Khmer dishes by the river.
    cuisine-wat-damnak | Cuisine Wat Damnak | restaurant | Cambodian,fine dining | vegetarian | dinner | premium | 13.3505 103.8600 | 45 | Tue-Sat 18:30-21:30 | Set menus of local herbs and lake fish.
  `,
  safety: [
    'Start at dawn, rest at noon: heat is the main strain. Cover shoulders and knees at temples.',
    'Buy the Angkor pass only at the official ticket centre or online.',
  ],
});
