import { cityOfTables } from '../city-tables.js';

/** Shanghai. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const shanghai = cityOfTables({
  id: 'shanghai', name: 'Shanghai', aliases: ['上海', 'schanghai', 'xangai', 'sciangai', 'szanghaj'],
  country: 'China', countryCode: 'CN', continent: 'Asia', cityCode: 'SHA',
  lat: 31.2304, lng: 121.4737, timezone: 'Asia/Shanghai', currency: 'CNY',
  languages: ['Mandarin'], plugs: ['A', 'C', 'I'], asOf: '2026-11',
  summary:
    'Art deco banks face a skyline of towers across the river; plane trees shade the old concessions, and dumplings steam on every corner.',
  bestFor: ['architecture', 'views', 'food', 'shopping', 'museums', 'nightlife'],
  daily: { food: { budget: 160, midrange: 350, premium: 950 }, localTransport: 30 },
  localTransport: {
    summary: 'The world’s longest metro; pay by phone code or ticket. Ferries cross the Huangpu for 2 yuan.',
    singleFare: 4, dayPass: 18,
  },
  airports: `
    PVG | train (Maglev and metro 2) | 50 | 55
    SHA | metro line 2 or 10 | 35 | 6
  `,
  climate: '8/2/67/10 10/4/64/10 14/7/98/13 20/12/86/12 25/17/91/12 28/22/203/14 33/26/160/12 32/26/200/13 28/22/117/10 23/16/65/8 17/10/57/8 11/4/45/7',
  stayAreas: `
    the-bund-and-peoples-square | The Bund and People’s Square | 31.2350 121.4800 | 420 800 2200 | Central, between museums and river.
    former-french-concession | Former French Concession | 31.2130 121.4480 | 400 750 1800 | Plane trees, cafés and villas.
    jingan | Jing’an | 31.2270 121.4470 | 430 780 1900 | Malls and metro lines around a temple.
  `,
  places: `
    the-bund | The Bund | landmark | photography,architecture,views | 31.2400 121.4900 | 60 out | 0 | always | 5 | Banks of the 1920s and the towers opposite; lit until ten.
    shanghai-tower | Shanghai Tower | viewpoint | views,photography,architecture | 31.2335 121.5056 | 75 in | 180/90 | Mon-Sun 09:00-21:00 | 4 | Fast lift to floor 118 of one of the three tallest buildings.
    oriental-pearl-tower | Oriental Pearl Tower | viewpoint | views,photography,history | 31.2397 121.4998 | 75 in | 199/100 | Mon-Sun 09:00-21:00 | 3 | Pink spheres with a history museum at the base.
    yu-garden | Yu Garden | garden | nature,walks,architecture,history | 31.2272 121.4921 | 75 out | 40 | Tue-Sun 09:00-16:30 | 5 | Rocks, dragons and pavilions of a Ming official.
    old-city-bazaar | Old City Bazaar | shopping | shopping,food | 31.2265 121.4925 | 60 out | 0 | Mon-Sun 09:00-21:00 | 3 | Curved roofs and snacks around the zigzag bridge.
    city-god-temple | City God Temple | religious | religion,architecture,history | 31.2257 121.4923 | 30 in | 10 | Mon-Sun 08:30-16:30 | 2 | Taoist temple in the bazaar.
    shanghai-museum | Shanghai Museum | museum | museums,art,history | 31.2283 121.4755 | 120 in | 0 | Tue-Sun 09:00-17:00 | 4 | Painting, calligraphy and special shows, free with booking; the bronzes are now in Pudong.
    shanghai-museum-east | Shanghai Museum East | museum | museums,art | 31.2195 121.5430 | 150 in | 0 | Mon,Wed-Sun 10:00-18:00 | 5 | The main collection in a new house: bronzes, ceramics and jade, free with booking.
    nanjing-road | Nanjing Road | shopping | shopping | 31.2365 121.4800 | 60 out | 0 | always | 3 | Neon shopping street from People’s Square to the river.
    former-french-concession-walk | Former French Concession Walk | neighbourhood | walks,local_life,architecture,history | 31.2110 121.4450 | 90 out | 0 | always | 5 | Wukang Road, villas and small shops under planes.
    tianzifang | Tianzifang | neighbourhood | walks,local_life,shopping | 31.2085 121.4690 | 60 out | 0 | Mon-Sun 10:00-21:00 | 3 | Maze of lane houses with crafts.
    xintiandi | Xintiandi | neighbourhood | walks,local_life,food,nightlife | 31.2206 121.4747 | 45 out | 0 | always | 3 | Restored stone-gate houses with restaurants.
    first-congress-memorial | First Congress Memorial | museum | museums,history | 31.2200 121.4750 | 50 in | 0 | Tue-Sun 09:00-16:00 | 2 | Where the party was founded in 1921, free.
    propaganda-poster-art-centre | Propaganda Poster Art Centre | museum | museums,art,history | 31.2165 121.4370 | 60 in | 35 | Mon-Sun 10:00-17:00 | 3 | A private collection of posters; it has moved, so check the address.
    power-station-of-art | Power Station of Art | gallery | art,museums,architecture | 31.1995 121.5000 | 75 in | 0 | Tue-Sun 11:00-19:00 | 3 | Contemporary art under a chimney, often free.
    long-museum-west-bund | Long Museum West Bund | gallery | art,museums,architecture | 31.1835 121.4580 | 90 in | 100 | Tue-Sun 10:00-18:00 | 3 | Concrete vaults on the river promenade.
    west-bund-riverside | West Bund Riverside | park | nature,walks,sports,views | 31.1850 121.4600 | 60 out | 0 | always | 3 | Jogging path along old wharves.
    jade-buddha-temple | Jade Buddha Temple | religious | religion,architecture | 31.2420 121.4400 | 60 in | 20 | Mon-Sun 08:00-16:30 | 4 | A white jade Buddha from Burma, and a vegetarian canteen.
    jingan-temple | Jing’an Temple | religious | religion,architecture | 31.2237 121.4450 | 45 in | 50 | Mon-Sun 07:30-17:00 | 3 | Golden roofs among malls.
    peoples-park | People’s Park | park | nature,walks,local_life | 31.2320 121.4700 | 40 out | 0 | Mon-Sun 06:00-18:00 | 2 | At weekends parents look for in-laws with umbrellas.
    huangpu-river-cruise | Huangpu River Cruise | experience | local_life,views | 31.2330 121.4930 | 60 out | 120/60 | Mon-Sun 18:00-21:00 | 4 | An hour between both skylines after dark.
    era-acrobatics | ERA Acrobatics | show | music,family | 31.2780 121.4560 | 90 in | 280 | Mon-Sun 19:30-21:00 | 3 | Motorbikes in a globe at Circus World.
    yongkang-and-julu-road-bars | Yongkang and Julu Road Bars | nightlife | nightlife | 31.2190 121.4560 | 120 out | 0 | Mon-Sun 19:00-24:00 | 2 | Cocktail bars in the old concession.
    shanghai-disneyland | Shanghai Disneyland | theme_park | family | 31.1440 121.6570 | 600 out | 599/449 | Mon-Sun 08:30-20:30 | 3 | Pirates and Zootopia; metro line 11.
    zhujiajiao | Zhujiajiao | day_trip | history,walks,photography | 31.1120 121.0530 | 240 out | 12 | Mon-Sun 08:30-17:00 | 4 | Water town with stone bridges, an hour by metro 17.
  `,
  eateries: `
    jia-jia-tang-bao | Jia Jia Tang Bao | restaurant | Shanghainese,dumplings | - | breakfast,lunch | budget | 31.2355 121.4710 | 40 | Mon-Sun 07:30-19:00 | Crab soup dumplings; they sell out.
    lillian-bakery | Lillian Bakery | food_street | bakery,egg tarts | vegetarian | breakfast | budget | 31.2210 121.4480 | 25 | Mon-Sun 08:00-21:00 | Warm egg tarts to go.
    manner-coffee | Manner Coffee | cafe | coffee,breakfast | vegetarian | breakfast,lunch | budget | 31.2275 121.4490 | 45 | Mon-Sun 07:30-20:00 | Small local chain, cheap and good, with pastries.
    egg | Egg | cafe | brunch,international | vegetarian,vegan | breakfast,lunch | budget | 31.2160 121.4560 | 95 | Mon-Sun 09:00-17:00 | Eggs and toast near Xiangyang Road.
    yangs-dumplings | Yang’s Dumplings | food_street | Shanghainese,dumplings | - | lunch,dinner | budget | 31.2390 121.4720 | 30 | Mon-Sun 10:00-21:00 | Fried soup buns: bite with care.
    lost-heaven | Lost Heaven | restaurant | Yunnan | vegetarian,vegan | lunch,dinner | midrange | 31.2360 121.4880 | 210 | Mon-Sun 11:30-14:00; Mon-Sun 17:30-22:00 | Spicy folk cuisine of Yunnan near the Bund.
    old-jesse | Old Jesse | restaurant | Shanghainese | - | lunch,dinner | midrange | 31.2070 121.4400 | 220 | Mon-Sun 11:00-14:00; Mon-Sun 17:30-21:30 | Red-braised pork in a small house.
    godly | Godly | restaurant | vegetarian,Chinese | vegetarian,vegan | breakfast,lunch,dinner | budget | 31.2340 121.4680 | 70 | Mon-Sun 08:00-20:30 | Vegetarian temple food since 1922.
    fu-he-hui | Fu He Hui | restaurant | vegetarian,fine dining | vegetarian,vegan | lunch,dinner | premium | 31.2190 121.4250 | 780 | Mon-Sun 11:00-14:00; Mon-Sun 17:30-21:00 | Tasting menus of vegetables only.
  `,
  safety: [
    'Art students and tea houses near Nanjing Road are a known trick.',
    'Scooters ride silently on pavements and at red lights.',
  ],
});
