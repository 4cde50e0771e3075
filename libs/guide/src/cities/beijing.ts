import { cityOfTables } from '../city-tables.js';

/** Beijing. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const beijing = cityOfTables({
  id: 'beijing', name: 'Beijing', aliases: ['北京', 'peking', 'pékin', 'pequim', 'pechino', 'pekín'],
  country: 'China', countryCode: 'CN', continent: 'Asia', cityCode: 'BJS',
  lat: 39.9057, lng: 116.3913, timezone: 'Asia/Shanghai', currency: 'CNY',
  languages: ['Mandarin'], plugs: ['A', 'C', 'I'], asOf: '2026-11',
  summary:
    'Imperial axes and lakes, hutong lanes and giant museums, with the Great Wall on the hills an hour away.',
  bestFor: ['history', 'architecture', 'museums', 'food', 'walks', 'photography'],
  daily: { food: { budget: 150, midrange: 330, premium: 900 }, localTransport: 30 },
  localTransport: {
    summary: 'Twenty-odd metro lines with security checks; ride with a phone code or ticket. Taxis are cheap by app.',
    singleFare: 4, dayPass: 20,
  },
  airports: `
    PEK | train (Airport Express) | 45 | 25
    PKX | train (Daxing line) | 50 | 35
  `,
  climate: '2/-8/3/2 6/-5/5/3 13/1/8/3 21/9/21/5 27/15/37/6 31/20/72/9 32/23/170/13 31/22/114/11 27/16/54/7 20/8/28/5 10/0/14/3 3/-6/3/2',
  stayAreas: `
    dongcheng-hutongs | Dongcheng Hutongs | 39.9330 116.4030 | 330 620 1500 | Courtyard hotels near the Drum Tower.
    wangfujing | Wangfujing | 39.9130 116.4110 | 420 780 1900 | Walk to the Forbidden City; big hotels.
    sanlitun-stay | Sanlitun | 39.9330 116.4550 | 400 720 1700 | Restaurants and bars in the east.
  `,
  places: `
    forbidden-city | Forbidden City | palace | history,architecture,museums | 39.9163 116.3972 | 180 out | 60/20 | Tue-Sun 08:30-16:30 | 5 | Book online with your passport a week ahead; enter from the south.
    tiananmen-square | Tiananmen Square | landmark | photography,history | 39.9055 116.3976 | 45 out | 0 | Mon-Sun 06:00-21:00 | 4 | Free but by booking with passport; long security queues.
    jingshan-park | Jingshan Park | viewpoint | views,photography,nature | 39.9250 116.3967 | 45 out | 2 | Mon-Sun 06:30-20:00 | 4 | The hill over the golden roofs.
    temple-of-heaven | Temple of Heaven | religious | religion,architecture,history,nature | 39.8822 116.4066 | 105 out | 34/17 | Mon-Sun 08:00-17:30 | 5 | Round blue hall and, at dawn, dancers and card players in the park.
    summer-palace | Summer Palace | palace | history,architecture,nature,views | 39.9999 116.2755 | 180 out | 60/30 | Mon-Sun 07:00-18:00 | 5 | Lake, long corridor and marble boat, by metro line 4.
    great-wall-at-badaling | Great Wall at Badaling | day_trip | history,walks,views | 40.3560 116.0160 | 330 out | 40/20 | Mon-Sun 07:00-17:00 | 5 | Restored wall in steep hills, half an hour by fast train from Qinghe or Beijing North; book with your passport.
    lama-temple | Lama Temple | religious | religion,architecture,history | 39.9470 116.4172 | 75 in | 25 | Mon-Sun 09:00-16:30 | 4 | Tibetan Buddhist halls with an 18-metre sandalwood Buddha.
    confucius-temple | Confucius Temple | religious | religion,architecture,history | 39.9461 116.4145 | 50 in | 30 | Tue-Sun 08:30-17:00 | 3 | Ancient cypresses and stone lists of scholars.
    nanluoguxiang-and-hutongs | Nanluoguxiang and Hutongs | neighbourhood | walks,local_life,shopping | 39.9373 116.4032 | 75 out | 0 | always | 4 | Busy lane; turn into the side alleys for courtyards.
    drum-and-bell-towers | Drum and Bell Towers | landmark | photography,history,views | 39.9413 116.3960 | 45 out | 30 | Mon-Sun 09:30-16:30 | 3 | Drumming several times a day.
    houhai-lake | Houhai Lake | neighbourhood | walks,local_life,nightlife,nature | 39.9410 116.3850 | 60 out | 0 | always | 3 | Boats by day, bars with music by night.
    beihai-park | Beihai Park | park | nature,walks,history | 39.9255 116.3890 | 75 out | 10/5 | Mon-Sun 06:30-20:00 | 3 | White dagoba over an imperial lake.
    national-museum-of-china | National Museum of China | museum | museums,history,art | 39.9051 116.4017 | 150 in | 0 | Tue-Sun 09:00-16:30 | 4 | Bronzes to space capsules, free by booking with passport.
    capital-museum | Capital Museum | museum | museums,history | 39.9056 116.3420 | 90 in | 0 | Tue-Sun 09:00-16:00 | 3 | The story of the city, free.
    798-art-district | 798 Art District | gallery | art,museums,architecture | 39.9840 116.4950 | 105 in | 0 | Tue-Sun 10:00-18:00 | 4 | Galleries in a Bauhaus-style factory; some shows charge.
    ucca-center-for-contemporary-art | UCCA Center for Contemporary Art | gallery | art,museums | 39.9842 116.4946 | 75 in | 100 | Tue-Sun 10:00-19:00 | 3 | The main house of the 798 district.
    panjiayuan-market | Panjiayuan Market | market | markets,local_life,history | 39.8760 116.4610 | 75 out | 0 | Mon-Sun 08:30-17:00 | 3 | Curios and old books, at its best at weekends.
    qianmen-and-dashilar | Qianmen and Dashilar | neighbourhood | walks,local_life,shopping,history | 39.8965 116.3960 | 60 out | 0 | always | 2 | Rebuilt shopping street with older lanes to the west.
    wangfujing-street | Wangfujing Street | shopping | shopping | 39.9140 116.4110 | 45 out | 0 | always | 2 | Department stores and bookshops.
    olympic-park-and-birds-nest | Olympic Park and Bird’s Nest | landmark | photography,architecture,sports | 39.9929 116.3966 | 60 out | 0 | always | 3 | The lit stadium and water cube at night; inside paid.
    beijing-zoo-pandas | Beijing Zoo Pandas | zoo | family,nature | 39.9385 116.3390 | 105 out | 19/10 | Mon-Sun 07:30-17:00 | 2 | Giant pandas are liveliest before ten.
    peking-opera-at-liyuan | Peking Opera at Liyuan | show | music,history | 39.8885 116.3860 | 75 in | 280 | Mon-Sun 19:30-21:00 | 3 | Short scenes with subtitles for visitors.
    sanlitun | Sanlitun | nightlife | nightlife,shopping | 39.9340 116.4540 | 120 out | 0 | Mon-Sun 19:00-24:00 | 2 | Bars, clubs and designer shops.
  `,
  eateries: `
    jianbing-stand-dongsi | Jianbing Stand Dongsi | food_street | street food,crêpe | vegetarian | breakfast | budget | 39.9290 116.4170 | 16 | Mon-Sun 06:30-11:00 | Crisp egg crêpes folded to go.
    huguosi-snacks | Huguosi Snacks | restaurant | Beijing snacks | vegetarian,halal | breakfast,lunch | budget | 39.9340 116.3725 | 30 | Mon-Sun 06:00-21:00 | Sweet and savoury halal snacks since the empire.
    yin-ding-coffee | Yin Ding Coffee | cafe | coffee,breakfast | vegetarian | breakfast,lunch | budget | 39.9400 116.3870 | 60 | Mon-Sun 09:00-21:00 | Coffee and toast near the Silver Ingot Bridge.
    baoyuan-jiaozi | Baoyuan Jiaozi | restaurant | dumplings | vegetarian,vegan | lunch,dinner | budget | 39.9480 116.4620 | 60 | Mon-Sun 10:30-22:00 | Coloured dumplings with many vegetable fillings.
    siji-minfu | Siji Minfu | restaurant | Peking duck | - | lunch,dinner | midrange | 39.9155 116.4020 | 190 | Mon-Sun 10:30-22:00 | Roast duck by the Forbidden City moat; take a number.
    niujie-halal-street | Niujie Halal Street | food_street | halal,Chinese | halal | lunch,dinner | budget | 39.8860 116.3630 | 45 | Mon-Sun 09:00-21:00 | Lamb, sesame cakes and sweets by the old mosque.
    donghuamen-jubaoyuan | Jubaoyuan (Niujie) | restaurant | hotpot | halal | lunch,dinner | midrange | 39.8890 116.3590 | 140 | Mon-Sun 11:00-22:00 | Copper pots of boiled lamb.
    kings-joy | King’s Joy | restaurant | vegetarian,fine dining | vegetarian,vegan | lunch,dinner | premium | 39.9475 116.4140 | 700 | Mon-Sun 11:00-14:00; Mon-Sun 17:00-21:00 | Vegetarian menus in a courtyard by the Lama Temple.
  `,
  safety: [
    'Friendly students who offer a tea ceremony lead to huge bills.',
    'Carry your passport: sights and stations ask for it. Many foreign sites need roaming or a VPN.',
  ],
});
