import { cityOfTables } from '../city-tables.js';

/** Hanoi. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const hanoi = cityOfTables({
  id: 'hanoi', name: 'Hanoi', aliases: ['hà nội', 'ha noi', 'hanói', 'hanoï'],
  country: 'Vietnam', countryCode: 'VN', continent: 'Asia', cityCode: 'HAN',
  lat: 21.0285, lng: 105.8542, timezone: 'Asia/Ho_Chi_Minh', currency: 'VND',
  languages: ['Vietnamese'], plugs: ['A', 'C', 'F'], asOf: '2026-11',
  summary:
    'A thousand years of lanes, lakes and temples, French boulevards and soups eaten on plastic stools, with karst landscapes an excursion away.',
  bestFor: ['food', 'history', 'local_life', 'nightlife', 'museums', 'markets'],
  daily: { food: { budget: 350000, midrange: 850000, premium: 2400000 }, localTransport: 120000 },
  localTransport: {
    summary: 'Buses and two metro lines; most visitors use Grab cars and motorbikes. The Old Quarter is walked.',
    singleFare: 8000, dayPass: 30000,
  },
  airports: `
    HAN | bus 86 | 55 | 45000
  `,
  climate: '20/15/18/8 21/16/19/11 24/19/34/15 28/22/105/13 32/25/165/14 34/27/266/15 34/27/253/16 33/26/274/16 32/25/243/13 30/23/156/9 26/19/59/6 22/16/20/5',
  stayAreas: `
    old-quarter | Old Quarter | 21.0340 105.8510 | 600000 1200000 2800000 | Thirty-six craft streets, noise and food.
    french-quarter | French Quarter | 21.0240 105.8560 | 900000 1900000 5200000 | Wide avenues by the opera.
    tay-ho | Tay Ho | 21.0650 105.8240 | 700000 1400000 3200000 | Cafés by the West Lake, farther out.
  `,
  places: `
    hoan-kiem-lake-and-ngoc-son-temple | Hoan Kiem Lake and Ngoc Son Temple | landmark | photography,history,religion | 21.0307 105.8524 | 45 out | 50000/0 | Mon-Sun 07:00-18:00 | 5 | Red bridge to a temple; the lake road is for walkers at weekends.
    old-quarter-streets | Old Quarter Streets | neighbourhood | walks,local_life,shopping,markets,food | 21.0345 105.8505 | 90 out | 0 | always | 5 | Silk street, tin street, silver street, and motorbikes everywhere.
    temple-of-literature | Temple of Literature | religious | religion,architecture,history,books | 21.0287 105.8357 | 75 out | 70000/0 | Mon-Sun 08:00-17:00 | 5 | Vietnam’s first university, with stone turtles bearing names.
    ho-chi-minh-mausoleum | Ho Chi Minh Mausoleum | landmark | photography,history | 21.0368 105.8346 | 60 out | 0 | Tue-Thu,Sat-Sun 08:00-10:30 | 4 | Mornings only, dressed with respect; closed some weeks in summer.
    presidential-palace-and-stilt-house | Presidential Palace and Stilt House | palace | history,architecture | 21.0385 105.8340 | 60 in | 40000/0 | Tue-Sun 07:30-11:00; Tue-Sun 13:30-16:00 | 3 | Garden and the simple house of Uncle Ho.
    one-pillar-pagoda | One Pillar Pagoda | religious | religion,architecture,history | 21.0358 105.8336 | 20 in | 0 | Mon-Sun 08:00-18:00 | 3 | A tiny shrine on a column like a lotus.
    thang-long-imperial-citadel | Thang Long Imperial Citadel | landmark | photography,history | 21.0345 105.8400 | 75 out | 100000/0 | Mon-Sun 08:00-17:00 | 3 | Gates, foundations and a war bunker.
    museum-of-ethnology | Museum of Ethnology | museum | museums,history,family | 21.0405 105.7985 | 120 in | 40000/5000 | Tue-Sun 08:30-17:30 | 5 | Houses of many peoples rebuilt in the garden.
    vietnamese-womens-museum | Vietnamese Women’s Museum | museum | museums,history | 21.0235 105.8518 | 75 in | 40000/0 | Mon-Sun 08:00-17:00 | 4 | Mothers, fighters and street sellers.
    hoa-lo-prison | Hoa Lo Prison | museum | museums,history | 21.0253 105.8465 | 75 in | 50000/0 | Mon-Sun 08:00-17:00 | 4 | The Hanoi Hilton, mostly about the French time.
    vietnam-fine-arts-museum | Vietnam Fine Arts Museum | gallery | art,museums | 21.0306 105.8370 | 75 in | 40000/10000 | Mon-Sun 08:30-17:00 | 3 | Lacquer painting and wooden Buddhas.
    st-josephs-cathedral | St Joseph’s Cathedral | religious | religion,architecture | 21.0288 105.8490 | 25 in | 0 | Mon-Sun 08:00-11:00; Mon-Sun 14:00-17:00 | 3 | Grey neo-Gothic towers over cafés.
    dong-xuan-market | Dong Xuan Market | market | markets,local_life,shopping | 21.0382 105.8497 | 45 in | 0 | Mon-Sun 06:00-18:00 | 3 | The big wholesale hall, with food in the alley beside it.
    weekend-night-market | Weekend Night Market | market | markets,local_life,food | 21.0350 105.8500 | 75 out | 0 | Fri-Sun 19:00-24:00 | 3 | Stalls from Hang Dao to the market hall.
    water-puppet-theatre | Water Puppet Theatre | show | music,family,local_life | 21.0318 105.8533 | 60 in | 150000 | Mon-Sun 16:00-20:00 | 4 | Dragons and fishermen on water; book the early show.
    train-street | Train Street | landmark | photography | 21.0295 105.8415 | 40 out | 0 | Mon-Sun 09:00-20:00 | 3 | Trains brush past cafés; access is at times closed by police.
    west-lake-and-tran-quoc-pagoda | West Lake and Tran Quoc Pagoda | religious | religion,architecture,walks | 21.0480 105.8369 | 60 out | 0 | Mon-Sun 08:00-16:00 | 4 | Red pagoda on an islet and a long shore walk.
    long-bien-bridge | Long Bien Bridge | viewpoint | views,photography,history | 21.0435 105.8560 | 45 out | 0 | always | 3 | Iron bridge of 1902 to walk over the banana island.
    hanoi-opera-house | Hanoi Opera House | show | music,architecture | 21.0245 105.8577 | 90 in | 700000 | Tue-Sun 18:00-20:00 | 2 | Acrobatic show of bamboo on many nights.
    ta-hien-beer-street | Ta Hien Beer Street | nightlife | nightlife,food | 21.0351 105.8522 | 90 out | 0 | Mon-Sun 18:00-24:00 | 3 | Fresh beer on tiny stools.
    botanical-garden | Botanical Garden | garden | nature,walks | 21.0408 105.8310 | 45 out | 4000 | Mon-Sun 06:00-21:00 | 2 | Old trees and joggers near the mausoleum.
    bat-trang-pottery-village | Bat Trang Pottery Village | day_trip | art,shopping | 20.9760 105.9130 | 180 out | 70000 | Mon-Sun 08:00-17:00 | 3 | Shape a bowl and buy porcelain, 40 minutes by bus 47.
  `,
  eateries: `
    pho-thin-lo-duc | Pho Thin Lo Duc | restaurant | pho | - | breakfast,lunch | budget | 21.0180 105.8555 | 70000 | Mon-Sun 06:00-20:30 | Beef seared with ginger before it meets the soup.
    banh-mi-25 | Banh Mi 25 | food_street | sandwiches,Vietnamese | vegetarian,vegan | breakfast,lunch | budget | 21.0358 105.8487 | 45000 | Mon-Sun 07:00-20:00 | Crisp baguettes with pâté or tofu.
    giang-cafe | Giang Café | cafe | coffee,Vietnamese | vegetarian | breakfast | budget | 21.0335 105.8547 | 40000 | Mon-Sun 07:00-22:00 | Egg coffee from the family that invented it.
    xoi-yen | Xoi Yen | restaurant | sticky rice,Vietnamese | vegetarian | breakfast,lunch,dinner | budget | 21.0335 105.8545 | 55000 | Mon-Sun 06:00-23:00 | Sticky rice with toppings on Nguyen Huu Huan.
    bun-cha-huong-lien | Bun Cha Huong Lien | restaurant | bun cha | - | lunch,dinner | budget | 21.0180 105.8540 | 110000 | Mon-Sun 10:00-20:00 | Grilled pork with noodles; a president ate here.
    cha-ca-thang-long | Cha Ca Thang Long | restaurant | fish,Vietnamese | - | lunch,dinner | midrange | 21.0330 105.8460 | 220000 | Mon-Sun 10:00-21:00 | Turmeric fish with dill fried at the table.
    uu-dam-chay | Uu Dam Chay | restaurant | vegan,Vietnamese | vegetarian,vegan | lunch,dinner | midrange | 21.0225 105.8480 | 260000 | Mon-Sun 10:00-22:00 | Elegant vegan kitchen of a Buddhist family.
    home-hanoi | Home Hanoi | restaurant | Vietnamese | vegetarian | lunch,dinner | midrange | 21.0205 105.8495 | 380000 | Mon-Sun 11:00-14:00; Mon-Sun 17:30-22:00 | Village dishes in a villa.
    gia | Gia | restaurant | Vietnamese,fine dining | - | dinner | premium | 21.0290 105.8375 | 2600000 | Tue-Sun 18:00-22:00 | Starred menu by the Temple of Literature.
  `,
  safety: [
    'Cross streets slowly and steadily so that motorbikes can steer around you.',
    'Agree on prices for cyclos and fruit photographs before; better use an app.',
  ],
});
