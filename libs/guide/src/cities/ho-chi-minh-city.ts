import { cityOfTables } from '../city-tables.js';

/** Ho Chi Minh City. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const hoChiMinhCity = cityOfTables({
  id: 'ho-chi-minh-city', name: 'Ho Chi Minh City', aliases: ['saigon', 'hcmc', 'thành phố hồ chí minh', 'thanh pho ho chi minh', 'ho-chi-minh-stadt', 'sài gòn'],
  country: 'Vietnam', countryCode: 'VN', continent: 'Asia', cityCode: 'SGN',
  lat: 10.7769, lng: 106.7009, timezone: 'Asia/Ho_Chi_Minh', currency: 'VND',
  languages: ['Vietnamese'], plugs: ['A', 'C', 'F'], asOf: '2026-11',
  summary:
    'Vietnam’s fast southern metropolis: colonial landmarks, war history, rooftop bars and an endless supply of noodles, hot all year.',
  bestFor: ['food', 'history', 'nightlife', 'markets', 'museums', 'local_life'],
  daily: { food: { budget: 370000, midrange: 900000, premium: 2600000 }, localTransport: 120000 },
  localTransport: {
    summary: 'Metro line 1 from Ben Thanh, buses and, above all, Grab cars and motorbikes.',
    singleFare: 7000, dayPass: 40000,
  },
  airports: `
    SGN | bus 109 | 45 | 20000
  `,
  climate: '32/22/14/2 33/23/4/1 34/25/11/2 35/26/50/5 34/26/218/17 33/25/312/19 32/25/294/22 32/25/270/22 32/25/327/22 31/25/267/20 31/24/117/11 31/23/48/6',
  stayAreas: `
    district-1 | District 1 | 10.7740 106.7000 | 700000 1400000 3600000 | Sights on foot, all kinds of hotels.
    district-3 | District 3 | 10.7830 106.6860 | 550000 1050000 2300000 | Leafy streets and local cafés.
    thao-dien | Thao Dien | 10.8020 106.7370 | 650000 1300000 3000000 | Riverside expat quarter on the metro.
  `,
  places: `
    war-remnants-museum | War Remnants Museum | museum | museums,history | 10.7795 106.6921 | 100 in | 40000/20000 | Mon-Sun 07:30-17:30 | 5 | Photographs of the war, hard to bear and important.
    independence-palace | Independence Palace | palace | history,architecture | 10.7770 106.6953 | 90 in | 40000/10000 | Mon-Sun 08:00-15:30 | 5 | Frozen in 1975, with war rooms in the basement.
    notre-dame-cathedral | Notre-Dame Cathedral | religious | religion,architecture,history | 10.7798 106.6990 | 20 out | 0 | always | 3 | Brick towers, under repair: seen from outside.
    central-post-office | Central Post Office | landmark | photography,architecture,history | 10.7800 106.7000 | 30 in | 0 | Mon-Sun 07:30-18:00 | 4 | Vaulted iron hall with old maps; still sells stamps.
    book-street | Book Street | shopping | shopping,books | 10.7807 106.6998 | 30 out | 0 | Mon-Sun 08:00-22:00 | 3 | Bookstalls and cafés beside the post office.
    ben-thanh-market | Ben Thanh Market | market | markets,local_life,shopping,food | 10.7725 106.6980 | 60 in | 0 | Mon-Sun 07:00-18:00 | 4 | Under the clock tower: bargain hard and eat in the middle.
    nguyen-hue-walking-street | Nguyen Hue Walking Street | landmark | photography,walks,nightlife | 10.7743 106.7035 | 45 out | 0 | always | 3 | Boulevard from town hall to river, with a café apartment block.
    saigon-opera-house | Saigon Opera House | show | music,architecture | 10.7767 106.7032 | 75 in | 900000 | Tue-Sun 18:00-20:00 | 3 | Bamboo circus show in a small French opera.
    jade-emperor-pagoda | Jade Emperor Pagoda | religious | religion,architecture,history | 10.7920 106.6984 | 40 in | 0 | Mon-Sun 07:00-17:00 | 4 | Smoke, carved judges of hell and turtles.
    fine-arts-museum | Fine Arts Museum | gallery | art,museums,architecture,history | 10.7698 106.6993 | 75 in | 30000/15000 | Mon-Sun 08:00-17:00 | 3 | Paintings in a yellow mansion of 1929.
    history-museum | History Museum | museum | museums,history | 10.7880 106.7047 | 75 in | 30000/0 | Tue-Sun 08:00-11:30; Tue-Sun 13:00-17:00 | 3 | Cham stone and a small water puppet stage.
    saigon-zoo-and-botanical-garden | Saigon Zoo and Botanical Garden | garden | nature,walks,family | 10.7875 106.7052 | 75 out | 60000/40000 | Mon-Sun 07:00-18:00 | 2 | Old trees and animals next to the museum.
    tao-dan-park | Tao Dan Park | park | nature,walks,local_life | 10.7745 106.6920 | 40 out | 0 | always | 3 | Tai chi and songbird owners at breakfast time.
    bitexco-saigon-skydeck | Bitexco Saigon Skydeck | viewpoint | views,photography | 10.7716 106.7043 | 50 in | 240000/160000 | Mon-Sun 10:00-21:30 | 3 | The lotus-bud tower and its bridge of helicopters.
    landmark-81-and-riverside-park | Landmark 81 and Riverside Park | park | nature,walks,views | 10.7945 106.7220 | 60 out | 0 | always | 3 | Lawns on the river below the tallest tower.
    thien-hau-temple | Thien Hau Temple | religious | religion,architecture,history | 10.7535 106.6612 | 40 in | 0 | Mon-Sun 06:00-17:30 | 4 | Porcelain roofs and incense in Cho Lon.
    binh-tay-market | Binh Tay Market | market | markets,local_life,food | 10.7500 106.6510 | 45 in | 0 | Mon-Sun 06:00-18:00 | 3 | Chinese wholesale hall with a courtyard.
    turtle-lake | Turtle Lake | neighbourhood | walks,local_life,food,nightlife | 10.7826 106.6960 | 30 out | 0 | always | 2 | Students and street snacks at night.
    bui-vien | Bui Vien | nightlife | nightlife | 10.7672 106.6938 | 90 out | 0 | Mon-Sun 19:00-24:00 | 2 | Neon, noise and cheap beer.
    saigon-river-waterbus | Saigon River Waterbus | experience | local_life,views | 10.7745 106.7068 | 75 out | 30000 | Mon-Sun 08:00-19:00 | 3 | Commuter boat to Thao Dien and back, best at sunset.
    vespa-night-food-tour | Vespa Night Food Tour | experience | local_life,food | 10.7750 106.6985 | 210 out | 1500000 | Mon-Sun 18:00-23:00 | 4 | Ride pillion from kitchen to kitchen with a guide.
    cu-chi-tunnels | Cu Chi Tunnels | day_trip | history | 11.1430 106.4625 | 300 out | 250000 | Mon-Sun 07:00-17:00 | 5 | Half-day tour to the tunnels at Ben Dinh or Ben Duoc; low and warm inside.
  `,
  eateries: `
    banh-mi-huynh-hoa | Banh Mi Huynh Hoa | food_street | sandwiches,Vietnamese | - | breakfast,lunch,dinner | budget | 10.7713 106.6925 | 75000 | Mon-Sun 06:00-22:00 | Heavy baguette with many cold cuts.
    pho-hoa-pasteur | Pho Hoa Pasteur | restaurant | pho | - | breakfast,lunch | budget | 10.7867 106.6890 | 100000 | Mon-Sun 05:30-22:00 | Beef soup with a pile of herbs.
    the-workshop | The Workshop | cafe | coffee,breakfast | vegetarian | breakfast,lunch | budget | 10.7745 106.7055 | 130000 | Mon-Sun 08:00-20:00 | Coffee from the highlands in an old factory loft.
    lunch-lady | Lunch Lady | food_street | noodles,Vietnamese | - | lunch | budget | 10.7925 106.7050 | 80000 | Mon-Sun 10:00-15:00 | Another noodle soup for each weekday.
    com-tam-ba-ghien | Com Tam Ba Ghien | restaurant | broken rice | - | breakfast,lunch,dinner | budget | 10.7965 106.6755 | 95000 | Mon-Sun 07:30-22:00 | Broken rice with a giant pork chop.
    hum | Hum | restaurant | vegetarian,Vietnamese | vegetarian,vegan | lunch,dinner | midrange | 10.7790 106.6910 | 280000 | Mon-Sun 10:00-22:00 | Vegetarian garden restaurant by the museum.
    secret-garden | Secret Garden | restaurant | Vietnamese | vegetarian | lunch,dinner | midrange | 10.7775 106.6975 | 260000 | Mon-Sun 11:00-22:00 | Home cooking on a rooftop up four flights.
    anan-saigon | Anan Saigon | restaurant | Vietnamese,fine dining | vegetarian | dinner | premium | 10.7712 106.7035 | 2200000 | Tue-Sun 17:00-23:00 | Street food turned fine, in the old market.
  `,
  safety: [
    'Keep phones away from the kerb: snatching from motorbikes is common.',
    'Take Grab or Vinasun and Mai Linh taxis, no others.',
  ],
});
