import { cityOfTables } from '../city-tables.js';

/** Taipei. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const taipei = cityOfTables({
  id: 'taipei', name: 'Taipei', aliases: ['臺北', '台北', 'taipeh', 'taipé', 'tajpej'],
  country: 'Taiwan', countryCode: 'TW', continent: 'Asia', cityCode: 'TPE',
  lat: 25.0375, lng: 121.5637, timezone: 'Asia/Taipei', currency: 'TWD',
  languages: ['Mandarin'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'Night markets, temples and hot springs under a bamboo-shaped tower, with mountains at the end of the metro and easy manners.',
  bestFor: ['food', 'nature', 'religion', 'views', 'local_life', 'markets'],
  daily: { food: { budget: 700, midrange: 1500, premium: 4200 }, localTransport: 140 },
  localTransport: {
    summary: 'Clean metro with day passes, buses and YouBike; an EasyCard works on all and in shops.',
    singleFare: 25, dayPass: 150,
  },
  airports: `
    TPE | metro (Airport MRT) | 38 | 150
    TSA | metro (brown line) | 15 | 25
  `,
  climate: '19/14/94/14 20/14/129/14 22/16/158/15 26/19/151/14 30/23/246/15 33/25/354/15 35/27/214/12 34/27/337/14 31/25/337/14 28/22/162/12 25/19/89/12 21/16/97/12',
  stayAreas: `
    zhongzheng-and-main-station | Zhongzheng and Main Station | 25.0460 121.5170 | 1700 2800 5500 | Trains for day trips, cheap to good hotels.
    ximending-stay | Ximending | 25.0430 121.5070 | 1500 2500 4600 | Young shopping quarter with food all night.
    xinyi | Xinyi | 25.0360 121.5660 | 2300 4000 9500 | Malls and bars at Taipei 101.
  `,
  places: `
    taipei-101-observatory | Taipei 101 Observatory | viewpoint | views,photography,architecture | 25.0340 121.5645 | 75 in | 600/540 | Mon-Sun 10:00-21:00 | 5 | Fast lift and a golden ball that steadies the tower.
    national-palace-museum | National Palace Museum | museum | museums,art,history | 25.1024 121.5485 | 150 in | 350/0 | Tue-Sun 09:00-17:00 | 5 | The jade cabbage and a thousand years of porcelain.
    chiang-kai-shek-memorial-hall | Chiang Kai-shek Memorial Hall | landmark | photography,history,architecture | 25.0346 121.5217 | 60 out | 0 | Mon-Sun 09:00-18:00 | 4 | White hall over a wide square; honour guards drill outside.
    longshan-temple | Longshan Temple | religious | religion,architecture,history | 25.0372 121.4999 | 45 in | 0 | Mon-Sun 06:00-22:00 | 5 | Incense, chants and dragons since 1738.
    elephant-mountain | Elephant Mountain | viewpoint | views,photography,nature,walks,sports | 25.0275 121.5710 | 75 out | 0 | always | 4 | Twenty minutes of stairs to the tower view at sunset.
    shilin-night-market | Shilin Night Market | market | markets,local_life,food | 25.0880 121.5240 | 105 out | 0 | Mon-Sun 17:00-24:00 | 4 | Big, busy and covered below; stinky tofu and fried chicken.
    raohe-night-market | Raohe Night Market | market | markets,local_life,food | 25.0509 121.5773 | 90 out | 0 | Mon-Sun 17:00-23:00 | 4 | One lane with pepper buns at the temple end.
    ximending | Ximending | neighbourhood | walks,local_life,shopping,nightlife | 25.0422 121.5078 | 60 out | 0 | always | 3 | Screens, fashion and street dance.
    dihua-street | Dihua Street | neighbourhood | walks,local_life,history,shopping,food | 25.0560 121.5098 | 60 out | 0 | Mon-Sun 09:00-18:00 | 4 | Dried goods and tea in brick shophouses.
    dalongdong-baoan-temple | Dalongdong Baoan Temple | religious | religion,architecture,art | 25.0730 121.5155 | 45 in | 0 | Mon-Sun 06:30-21:00 | 3 | Carved and painted with great skill; Confucius next door.
    beitou-hot-springs | Beitou Hot Springs | experience | local_life,wellness,nature | 25.1370 121.5080 | 150 out | 60/30 | Mon-Sun 08:00-21:00 | 4 | Public pools by the steaming Thermal Valley, by metro.
    beitou-hot-spring-museum | Beitou Hot Spring Museum | museum | museums,history,architecture | 25.1366 121.5073 | 45 in | 0 | Tue-Sun 10:00-18:00 | 3 | A bath house of 1913 in brick, free.
    national-taiwan-museum | National Taiwan Museum | museum | museums,history,science | 25.0429 121.5150 | 60 in | 30 | Tue-Sun 09:30-17:00 | 2 | Nature and native peoples in a domed hall.
    taipei-fine-arts-museum | Taipei Fine Arts Museum | gallery | art,museums | 25.0725 121.5248 | 75 in | 30/0 | Tue-Sun 09:30-17:30 | 3 | Modern Taiwanese art.
    moca-taipei | MOCA Taipei | gallery | art,museums | 25.0507 121.5190 | 60 in | 100 | Tue-Sun 10:00-18:00 | 2 | Contemporary art in a school of the 1920s.
    huashan-1914-creative-park | Huashan 1914 Creative Park | shopping | shopping,art,architecture | 25.0442 121.5294 | 60 in | 0 | Mon-Sun 10:00-21:00 | 3 | Old winery of shops, films and shows.
    228-peace-park | 228 Peace Park | park | nature,walks,history | 25.0400 121.5155 | 30 out | 0 | always | 2 | Lake and memorial near the presidential office.
    daan-forest-park | Da’an Forest Park | park | nature,walks,family | 25.0300 121.5355 | 45 out | 0 | always | 2 | Green lung with squirrels and birds.
    yongkang-street | Yongkang Street | neighbourhood | walks,local_life,food | 25.0325 121.5298 | 60 out | 0 | always | 3 | Dumplings, mango ice and tea.
    maokong-gondola | Maokong Gondola | experience | local_life,views,nature,wine | 24.9965 121.5762 | 150 out | 240 | Tue-Sun 09:00-20:00 | 4 | Cable car to tea terraces above the zoo.
    taipei-zoo | Taipei Zoo | zoo | family,nature | 24.9983 121.5810 | 150 out | 100/50 | Mon-Sun 09:00-17:00 | 3 | Pandas and Formosan bears.
    tamsui | Tamsui | neighbourhood | walks,local_life,views,food | 25.1690 121.4420 | 150 out | 0 | always | 3 | River sunset, a Spanish-Dutch fort and snack streets at the end of the red line.
    taipei-live-houses | Taipei Live Houses | nightlife | nightlife,music | 25.0220 121.5300 | 120 in | 400 | Wed-Sat 19:30-23:30 | 2 | Small concert halls around Gongguan.
    jiufen | Jiufen | day_trip | history,views,photography | 25.1092 121.8443 | 300 out | 0 | always | 4 | Lantern stairs over the sea, an hour and a half by train and bus.
    yangmingshan | Yangmingshan | day_trip | nature,walks | 25.1560 121.5480 | 240 out | 0 | Mon-Sun 07:00-17:00 | 4 | Volcano trails, sulphur vents and spring flowers.
  `,
  eateries: `
    fu-hang-soy-milk | Fu Hang Soy Milk | restaurant | Taiwanese,breakfast | vegetarian | breakfast | budget | 25.0443 121.5250 | 100 | Tue-Sun 05:30-12:30 | Thick flatbread and soy milk; the queue moves.
    yong-he-soy-milk | Yong He Soy Milk | restaurant | Taiwanese,breakfast | vegetarian | breakfast | budget | 25.0335 121.5430 | 90 | always | Soy milk and rice rolls day and night on Fuxing South Road.
    fika-fika-cafe | Fika Fika Cafe | cafe | coffee,breakfast | vegetarian | breakfast,lunch | budget | 25.0525 121.5340 | 280 | Mon-Sun 08:00-21:00 | Nordic-style roaster in Zhongshan.
    din-tai-fung-xinyi | Din Tai Fung Xinyi | restaurant | Taiwanese,dumplings | vegetarian | lunch,dinner | midrange | 25.0335 121.5302 | 650 | Mon-Sun 11:00-20:30 | Soup dumplings where the chain began.
    yong-kang-beef-noodle | Yong Kang Beef Noodle | restaurant | noodles,Taiwanese | - | lunch,dinner | budget | 25.0332 121.5280 | 320 | Mon-Sun 11:00-20:30 | Braised beef noodle soup since 1963.
    ningxia-night-market | Ningxia Night Market | food_street | Taiwanese,street food | vegetarian | dinner | budget | 25.0560 121.5154 | 250 | Mon-Sun 17:00-24:00 | Short street with oyster omelettes and taro balls.
    addiction-aquatic | Addiction Aquatic | food_hall | seafood,sushi | - | lunch,dinner | midrange | 25.0660 121.5370 | 750 | Mon-Sun 10:00-23:00 | Sushi standing in a fish market.
    vege-creek | Vege Creek | restaurant | vegan,noodles | vegetarian,vegan | lunch,dinner | budget | 25.0400 121.5520 | 220 | Mon-Sun 11:30-20:30 | Pick leaves and noodles for your own bowl.
    le-palais | Le Palais | restaurant | Cantonese,fine dining | - | lunch,dinner | premium | 25.0492 121.5172 | 3200 | Mon-Sun 11:30-14:00; Mon-Sun 18:00-21:30 | Starred Cantonese kitchen in the Palais de Chine by the main station.
  `,
  safety: [
    'Typhoons come between July and September: follow official closures.',
    'Scooters turn right on green: look twice at crossings.',
  ],
});
