import { cityOfTables } from '../city-tables.js';

/** Dubrovnik. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const dubrovnik = cityOfTables({
  id: 'dubrovnik', name: 'Dubrovnik', aliases: ['ragusa dubrovnik', 'dubrownik'],
  country: 'Croatia', countryCode: 'HR', continent: 'Europe', cityCode: 'DBV',
  lat: 42.6403, lng: 18.1106, timezone: 'Europe/Zagreb', currency: 'EUR',
  languages: ['Croatian'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'A walled stone city on the Adriatic, polished by feet, with islands for a swim and terraces over red roofs.',
  bestFor: ['history', 'views', 'beach', 'architecture', 'walks', 'photography'],
  daily: { food: { budget: 32, midrange: 60, premium: 130 }, localTransport: 5.3 },
  localTransport: {
    summary: 'Orange Libertas buses from Pile gate to Gruž, Lapad and Babin Kuk; the old town is closed to cars.',
    singleFare: 1.75, dayPass: 5.3,
  },
  airports: `
    DBV | shuttle bus | 30 | 10
  `,
  climate: '12/6/98/10 13/6/98/9 15/9/94/9 18/11/92/9 22/15/76/7 26/19/48/5 29/22/24/3 29/22/59/4 25/18/79/6 21/15/120/9 17/11/142/11 13/8/125/11',
  stayAreas: `
    old-town | Old Town | 42.6410 18.1095 | 150 230 450 | Inside the walls: stairs, bells and suitcases by hand.
    lapad | Lapad | 42.6560 18.0790 | 95 150 290 | Beaches and a leafy promenade, fifteen minutes by bus 6.
    gruz | Gruž | 42.6560 18.0920 | 85 125 200 | By the ferry harbour and market.
  `,
  places: `
    dubrovnik-city-walls | Dubrovnik City Walls | landmark | photography,history,views,architecture | 42.6416 18.1073 | 120 out | 40/15 | Mon-Sun 08:00-18:30 | 5 | Two kilometres on top; start at eight from Pile or Ploče and bring water.
    stradun | Stradun | landmark | photography,history,architecture | 42.6411 18.1090 | 30 out | 0 | always | 5 | Marble main street from gate to gate.
    lovrijenac-fortress | Lovrijenac Fortress | landmark | photography,history,views | 42.6406 18.1043 | 45 out | 15/0 | Mon-Sun 08:00-18:30 | 4 | Fort on a cliff outside Pile gate; covered by the walls ticket within three days.
    rectors-palace | Rector’s Palace | museum | museums,history,architecture | 42.6404 18.1105 | 60 in | 15/8 | Mon-Sun 09:00-18:00 | 3 | Rooms of the ruler who served for one month.
    dubrovnik-cathedral | Dubrovnik Cathedral | religious | religion,architecture | 42.6399 18.1104 | 30 in | 0 | Mon-Sun 09:00-17:00 | 3 | Baroque church with the relics of St Blaise.
    franciscan-monastery-and-pharmacy | Franciscan Monastery and Pharmacy | religious | religion,architecture,history | 42.6418 18.1076 | 40 in | 6/3 | Mon-Sun 09:00-18:00 | 3 | A cloister and one of the oldest chemists at work.
    dominican-monastery | Dominican Monastery | museum | museums,art,religion | 42.6418 18.1115 | 40 in | 5/3 | Mon-Sun 09:00-17:00 | 2 | Gothic cloister and old Ragusan painters.
    war-photo-limited | War Photo Limited | gallery | art,museums,history,photography | 42.6415 18.1082 | 60 in | 10/0 | Mon-Sun 10:00-22:00 closed 12-25 | 3 | Photographs from wars told from all sides; shut in winter.
    mount-srd-cable-car | Mount Srđ Cable Car | viewpoint | views,photography,nature | 42.6497 18.1130 | 90 out | 27/7 | Mon-Sun 09:00-21:00 | 4 | Four minutes up for the whole coast; the fort on top tells of the siege.
    museum-of-modern-art | Museum of Modern Art | gallery | art,museums,views | 42.6418 18.1170 | 60 in | 15/0 | Tue-Sun 09:00-20:00 | 2 | Croatian painting in a villa with sea terraces.
    maritime-museum | Maritime Museum | museum | museums,history | 42.6400 18.1122 | 50 in | 10/0 | Tue-Sun 09:00-18:00 | 2 | Ship models inside St John’s fort.
    banje-beach | Banje Beach | beach | beach,views,photography | 42.6425 18.1185 | 105 out | 0 | Mon-Sun 08:00-20:00 | 3 | Pebbles with the walls in view; chairs cost money.
    lokrum-island | Lokrum Island | nature | nature,beach,walks,family | 42.6263 18.1215 | 180 out | 30/5 | Mon-Sun 09:00-18:00 | 5 | Peacocks, pines and a saltwater lake, 15 minutes by boat from April to October.
    buza-bar-cliffs | Buža Bar Cliffs | beach | beach,views,nightlife | 42.6390 18.1090 | 60 out | 0 | Mon-Sun 09:00-20:00 | 3 | A door in the wall and rocks to swim from.
    gundulic-square-market | Gundulić Square Market | market | markets,local_life,food | 42.6402 18.1097 | 30 out | 0 | Mon-Sat 07:00-13:00 | 3 | Lavender, figs and vegetables in the morning.
    jesuit-stairs-and-st-ignatius | Jesuit Stairs and St Ignatius | religious | religion,architecture,photography | 42.6393 18.1093 | 25 in | 0 | Mon-Sun 07:00-20:00 | 3 | Steps like Rome’s, known from television.
    gradac-park | Gradac Park | park | nature,walks,views | 42.6420 18.1005 | 40 out | 0 | always | 2 | Pines above the sea, five minutes west of Pile.
    lapad-bay-and-promenade | Lapad Bay and Promenade | beach | beach,walks,family | 42.6575 18.0735 | 120 out | 0 | always | 3 | Shallow water, cafés and a shore path into the rocks.
    sea-kayaking | Sea Kayaking | experience | local_life,sports,nature,beach | 42.6408 18.1055 | 180 out | 45/35 | Mon-Sun 09:00-18:00 | 3 | Paddle below the walls to a cave beach; half-day groups from Pile.
    red-history-museum | Red History Museum | museum | museums,history | 42.6590 18.0870 | 75 in | 10/0 | Mon-Sun 10:00-18:00 | 3 | Everyday life in socialist Yugoslavia, in Gruž.
    prijeko-evening | Prijeko Evening | nightlife | nightlife,music | 42.6418 18.1098 | 90 out | 0 | Mon-Sun 19:00-24:00 | 2 | Small bars and street guitars under the bell tower.
    cavtat | Cavtat | day_trip | beach,walks,history | 42.5812 18.2184 | 210 out | 10 | always | 3 | Harbour town with a mausoleum and shore paths, by bus 10 or boat.
    trsteno-arboretum | Trsteno Arboretum | day_trip | nature,views | 42.7117 17.9775 | 150 out | 10/5 | Mon-Sun 08:00-18:00 | 3 | Renaissance garden over the sea with giant plane trees.
  `,
  eateries: `
    gradska-kavana-arsenal | Gradska Kavana Arsenal | cafe | Croatian,pastry | vegetarian | breakfast,lunch | midrange | 42.6408 18.1108 | 18 | Mon-Sun 08:00-24:00 | Terrace between the clock tower and the old port.
    cogito-coffee | Cogito Coffee | cafe | coffee,breakfast | vegetarian,vegan | breakfast | budget | 42.6415 18.1107 | 9 | Mon-Sun 08:00-18:00 | Roaster in a lane off Stradun.
    dolce-vita | Dolce Vita | cafe | pancakes,ice cream | vegetarian | breakfast,lunch | budget | 42.6414 18.1083 | 10 | Mon-Sun 09:00-23:00 | Pancakes and ice cream at fair prices.
    pekara-klara | Pekara Klara | food_street | bakery,Croatian | vegetarian | breakfast,lunch | budget | 42.6571 18.0900 | 5 | Mon-Sun 06:00-20:00 | Burek and cheese pastry near the market.
    barba | Barba | food_street | seafood,sandwiches | - | lunch,dinner | budget | 42.6416 18.1098 | 15 | Mon-Sun 11:00-22:00 | Octopus burgers in a side street.
    nishta | Nishta | restaurant | vegan | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 42.6419 18.1090 | 24 | Mon-Sat 11:30-22:00 | Vegan plates on Prijeko street.
    lady-pi-pi | Lady Pi-Pi | restaurant | Croatian,grill | vegetarian | lunch,dinner | midrange | 42.6425 18.1082 | 32 | Mon-Sun 12:00-22:00 | Grill on a terrace high under the wall.
    pantarul | Pantarul | restaurant | Croatian | vegetarian,gluten_free | lunch,dinner | midrange | 42.6570 18.0850 | 38 | Tue-Sun 12:00-16:00; Tue-Sun 18:00-23:00 | Modern Dalmatian cooking on the way to Lapad.
    restaurant-360 | Restaurant 360 | restaurant | fine dining,seafood | - | dinner | premium | 42.6413 18.1122 | 150 | Tue-Sun 18:30-23:00 | Tables on the city wall over the port.
    mea-culpa | Mea Culpa | restaurant | pizza | vegetarian | lunch,dinner | budget | 42.6410 18.1075 | 17 | Mon-Sun 11:00-23:00 | Large pizzas in a lane off Stradun.
  `,
  safety: [
    'Steps are polished and slippery; carry little luggage into the old town.',
    'In summer cruise crowds peak from ten to three: see the walls before or after.',
  ],
});
