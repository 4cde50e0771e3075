import { cityOfTables } from '../city-tables.js';

/** Chiang Mai. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const chiangMai = cityOfTables({
  id: 'chiang-mai', name: 'Chiang Mai', aliases: ['chiangmai', 'เชียงใหม่', 'chieng mai'],
  country: 'Thailand', countryCode: 'TH', continent: 'Asia', cityCode: 'CNX',
  lat: 18.7883, lng: 98.9853, timezone: 'Asia/Bangkok', currency: 'THB',
  languages: ['Thai'], plugs: ['A', 'B', 'C'], asOf: '2026-11',
  summary:
    'A moated old town of teak temples under a forested mountain, with craft markets, cooking schools and gentle days.',
  bestFor: ['religion', 'food', 'nature', 'markets', 'wellness', 'walks'],
  daily: { food: { budget: 350, midrange: 850, premium: 2400 }, localTransport: 150 },
  localTransport: {
    summary: 'Red shared trucks cost 30 to 40 baht in the centre; Grab and bicycles do the rest.',
    singleFare: 30, dayPass: null,
  },
  airports: `
    CNX | taxi | 15 | 150
  `,
  climate: '30/15/4/1 32/16/9/1 35/20/18/2 36/23/57/7 34/24/162/15 33/24/124/17 32/24/153/18 32/24/220/20 32/23/208/17 32/22/118/11 31/19/54/5 29/16/16/2',
  stayAreas: `
    old-city | Old City | 18.7880 98.9870 | 600 1500 4200 | Temples and guest houses inside the moat.
    nimman | Nimman | 18.7970 98.9680 | 800 1800 4000 | Cafés, design shops and condos.
    riverside | Riverside | 18.7880 99.0030 | 900 2300 6500 | Teak houses and larger hotels by the Ping.
  `,
  places: `
    wat-phra-that-doi-suthep | Wat Phra That Doi Suthep | religious | religion,architecture,views,history | 18.8049 98.9217 | 105 out | 50/0 | Mon-Sun 06:00-20:00 | 5 | Golden stupa on the mountain; 306 steps or a lift.
    wat-phra-singh | Wat Phra Singh | religious | religion,architecture,history | 18.7886 98.9818 | 45 in | 50/0 | Mon-Sun 06:00-20:00 | 5 | Lanna chapel with murals and the lion Buddha.
    wat-chedi-luang | Wat Chedi Luang | religious | religion,architecture,history | 18.7869 98.9865 | 45 out | 50/20 | Mon-Sun 06:00-20:00 | 5 | A huge broken stupa; monks chat with visitors.
    wat-chiang-man | Wat Chiang Man | religious | religion,architecture,history | 18.7939 98.9893 | 30 in | 20/0 | Mon-Sun 08:00-17:00 | 3 | The oldest temple, with elephants round its base.
    wat-umong | Wat Umong | religious | religion,architecture,nature | 18.7833 98.9515 | 60 out | 20 | Mon-Sun 06:00-18:00 | 4 | Brick tunnels in a forest with talking trees.
    wat-sri-suphan | Wat Sri Suphan | religious | religion,architecture,art,shopping | 18.7786 98.9833 | 35 out | 50 | Mon-Sun 06:00-18:00 | 3 | The silver temple of the smiths; women stay outside the hall.
    sunday-walking-street | Sunday Walking Street | market | markets,local_life,art,food | 18.7880 98.9890 | 120 out | 0 | Sun 17:00-22:00 | 5 | Crafts and snacks for a kilometre through the Old City.
    night-bazaar | Night Bazaar | market | markets,local_life,shopping | 18.7848 99.0005 | 75 out | 0 | Mon-Sun 17:00-23:00 | 3 | Stalls and massage chairs every evening.
    warorot-market | Warorot Market | market | markets,local_life,food | 18.7903 99.0007 | 60 in | 0 | Mon-Sun 05:00-18:00 | 4 | Sausages, tea and hill-tribe cloth.
    lanna-folklife-museum | Lanna Folklife Museum | museum | museums,history | 18.7902 98.9882 | 50 in | 90/40 | Tue-Sun 08:30-17:00 | 3 | Rituals and weaving in the old court house.
    chiang-mai-city-arts-and-cultural-centre | Chiang Mai City Arts and Cultural Centre | museum | museums,history | 18.7903 98.9876 | 60 in | 90/40 | Tue-Sun 08:30-17:00 | 3 | The history of the Lanna kingdom.
    maiiam-contemporary-art-museum | MAIIAM Contemporary Art Museum | gallery | art,museums,architecture | 18.7755 99.1110 | 75 in | 150/0 | Mon,Wed-Sun 10:00-18:00 | 3 | Mirror facade in the crafts district of San Kamphaeng.
    three-kings-monument-square | Three Kings Monument Square | landmark | photography,history | 18.7900 98.9873 | 20 out | 0 | always | 2 | Founders in bronze; festivals begin here.
    tha-phae-gate | Tha Phae Gate | landmark | photography,history | 18.7877 98.9933 | 20 out | 0 | always | 3 | Brick gate and meeting place of the Old City.
    nimmanhaemin-road | Nimmanhaemin Road | shopping | shopping,food | 18.7975 98.9675 | 75 out | 0 | Mon-Sun 10:00-21:00 | 3 | Cafés, galleries and the One Nimman court.
    baan-kang-wat | Baan Kang Wat | shopping | shopping,art | 18.7763 98.9485 | 60 out | 0 | Tue-Sun 10:00-18:00 | 3 | Artists’ village of small wooden houses.
    huay-tung-tao-lake | Huay Tung Tao Lake | park | nature,walks,food | 18.8690 98.9410 | 120 out | 50 | Mon-Sun 08:00-18:00 | 2 | Bamboo huts over the water for lunch and a swim.
    buak-hard-park | Buak Hard Park | garden | nature,walks,wellness | 18.7815 98.9795 | 35 out | 0 | Mon-Sun 05:00-21:00 | 2 | Pond, yoga and food carts in a corner of the moat.
    thai-cooking-class | Thai Cooking Class | experience | local_life,food | 18.7900 98.9920 | 240 in | 1000 | Mon-Sun 09:00-16:00 | 4 | Market tour and five dishes at a home or farm.
    thai-massage-at-a-temple-school | Thai Massage at a Temple School | experience | local_life,wellness | 18.7890 98.9900 | 75 in | 300 | Mon-Sun 09:00-20:00 | 3 | Traditional massage by trained hands.
    khantoke-dinner-show | Khantoke Dinner Show | show | music,food,local_life | 18.7705 98.9850 | 120 in | 650 | Mon-Sun 19:00-21:30 | 2 | Northern dishes on low trays with dances.
    north-gate-jazz-co-op | North Gate Jazz Co-Op | nightlife | nightlife,music | 18.7957 98.9868 | 105 in | 0 | Mon-Sun 19:00-24:00 | 4 | Live bands every night by the moat.
    ethical-elephant-park-visit | Ethical Elephant Park Visit | day_trip | nature,family | 18.9400 98.8600 | 420 out | 2200/1600 | Mon-Sun 07:00-17:00 | 4 | Feed and watch without riding; pick a no-riding, no-bathing place.
    mon-jam | Mon Jam | day_trip | nature,views | 18.9365 98.8226 | 240 out | 20 | Mon-Sun 07:00-18:00 | 3 | Strawberry terraces and mountain views, an hour by car.
  `,
  eateries: `
    rustic-blue | Rustic & Blue | cafe | brunch,international | vegetarian,vegan,gluten_free | breakfast,lunch | budget | 18.7990 98.9690 | 240 | Mon-Sun 08:30-17:00 | Farm-style brunch in Nimman.
    ristr8to | Ristr8to | cafe | coffee | vegetarian | breakfast | budget | 18.7985 98.9675 | 170 | Mon-Sun 07:00-18:00 | Prize-winning latte art.
    khun-kaes-juice-bar | Khun Kae’s Juice Bar | cafe | smoothies,breakfast | vegetarian,vegan,gluten_free | breakfast,lunch | budget | 18.7945 98.9890 | 100 | Mon-Sun 09:00-19:30 | Fruit bowls and juices in the Old City.
    khao-soi-khun-yai | Khao Soi Khun Yai | food_street | khao soi,Thai | - | lunch | budget | 18.7955 98.9830 | 70 | Mon-Sat 10:00-14:00 | Curry noodles by grandmother’s recipe by the moat.
    huen-phen | Huen Phen | restaurant | Northern Thai | vegetarian | lunch,dinner | budget | 18.7850 98.9850 | 180 | Mon-Sun 08:30-16:00; Mon-Sun 17:00-22:00 | Sausage, young jackfruit and dips.
    chang-phueak-gate-market | Chang Phueak Gate Market | food_street | Thai,street food | vegetarian | dinner | budget | 18.7960 98.9860 | 110 | Mon-Sun 17:00-24:00 | The lady in the cowboy hat slices stewed pork.
    pun-pun | Pun Pun | restaurant | vegetarian,Thai | vegetarian,vegan,gluten_free | breakfast,lunch | budget | 18.7887 98.9792 | 120 | Mon-Tue,Thu-Sun 08:00-16:00 | Organic vegetarian food at Wat Suan Dok.
    dash | Dash | restaurant | Thai | vegetarian | lunch,dinner | midrange | 18.7830 98.9920 | 420 | Mon-Sun 11:00-22:00 | Teak house with mango salad and live guitar.
    blackitch | Blackitch | restaurant | Thai,fine dining | - | dinner | premium | 18.7985 98.9690 | 2900 | Tue-Sun 18:00-22:00 | Local ferments over many small courses.
  `,
  safety: [
    'Smoke haze from field fires is bad from February to April.',
    'Hire scooters only with a licence and helmet; mountain roads are steep.',
  ],
});
