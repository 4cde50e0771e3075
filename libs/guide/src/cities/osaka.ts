import { cityOfTables } from '../city-tables.js';

/** Osaka. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const osaka = cityOfTables({
  id: 'osaka', name: 'Osaka', aliases: ['大阪', 'ōsaka', 'osaka japan'],
  country: 'Japan', countryCode: 'JP', continent: 'Asia', cityCode: 'OSA',
  lat: 34.6937, lng: 135.5023, timezone: 'Asia/Tokyo', currency: 'JPY',
  languages: ['Japanese'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'Japan’s kitchen: neon canals, a castle in a moat, sky towers and a blunt good humour, with Kyoto, Nara and Kobe half an hour away.',
  bestFor: ['food', 'nightlife', 'family', 'shopping', 'local_life', 'views'],
  daily: { food: { budget: 3600, midrange: 7600, premium: 20000 }, localTransport: 900 },
  localTransport: {
    summary: 'Osaka Metro, JR loop line and private trains; IC cards work everywhere. Weekday one-day Eco pass costs 820.',
    singleFare: 240, dayPass: 820,
  },
  airports: `
    KIX | train (Nankai or JR) | 50 | 970
    ITM | coach or monorail | 35 | 650
  `,
  climate: '10/3/47/6 11/3/60/7 15/6/103/10 20/11/102/9 25/16/136/10 28/20/185/12 32/25/174/10 34/26/113/7 30/22/153/10 24/16/136/8 18/10/73/6 12/5/56/6',
  stayAreas: `
    namba-and-shinsaibashi | Namba and Shinsaibashi | 34.6680 135.5010 | 10000 18000 38000 | Neon, food and the airport train.
    umeda | Umeda | 34.7030 135.4960 | 12000 22000 50000 | Main station with trains to Kyoto and Kobe.
    tennoji | Tennoji | 34.6470 135.5140 | 8000 14000 30000 | Cheaper, with Shinsekai and temples near.
  `,
  places: `
    osaka-castle | Osaka Castle | museum | museums,history,architecture,views | 34.6873 135.5262 | 90 in | 1200/0 | Mon-Sun 09:00-17:00 | 5 | A rebuilt keep with a museum inside and a view from the top.
    osaka-castle-park | Osaka Castle Park | park | nature,walks,history | 34.6850 135.5290 | 60 out | 0 | always | 4 | Moats, giant stones and plum and cherry groves.
    dotonbori | Dotonbori | neighbourhood | walks,local_life,food,nightlife | 34.6687 135.5013 | 75 out | 0 | always | 5 | Canal of giant crabs and the running man; come after dark.
    kuromon-market | Kuromon Market | market | markets,local_life,food | 34.6653 135.5062 | 60 in | 0 | Mon-Sun 09:00-17:00 | 4 | Covered market for seafood on sticks, fruit and tea.
    osaka-aquarium-kaiyukan | Osaka Aquarium Kaiyukan | zoo | family,science,nature | 34.6545 135.4289 | 150 in | 2700/1400 | Mon-Sun 10:00-20:00 | 5 | Whale sharks in a tank eight floors high.
    umeda-sky-building | Umeda Sky Building | viewpoint | views,photography,architecture | 34.7053 135.4906 | 60 out | 2000/500 | Mon-Sun 09:30-22:00 | 4 | Escalators cross the void to an open ring on the roof.
    shinsekai-and-tsutenkaku | Shinsekai and Tsutenkaku | neighbourhood | walks,local_life,food,history | 34.6525 135.5063 | 75 out | 0 | always | 4 | Retro quarter of fried skewers; the tower has its own ticket.
    shitenno-ji | Shitenno-ji | religious | religion,architecture,history | 34.6537 135.5165 | 60 out | 300/0 | Mon-Sun 08:30-16:30 | 3 | Founded in 593; the grounds are free.
    sumiyoshi-taisha | Sumiyoshi Taisha | religious | religion,architecture,history,photography | 34.6125 135.4930 | 50 out | 0 | Mon-Sun 06:00-17:00 | 3 | Shrine with an arched bridge, older than Buddhism here.
    national-museum-of-art | National Museum of Art | gallery | art,museums | 34.6920 135.4920 | 75 in | 430/0 | Tue-Sun 10:00-17:00 | 2 | Underground galleries on Nakanoshima.
    nakanoshima-museum-of-art | Nakanoshima Museum of Art | gallery | art,museums,architecture | 34.6917 135.4913 | 90 in | 1600/0 | Tue-Sun 10:00-17:00 | 3 | Black cube with modern art and design.
    museum-of-housing-and-living | Museum of Housing and Living | museum | museums,history,family | 34.7105 135.5115 | 75 in | 600/0 | Mon,Wed-Sun 10:00-17:00 | 4 | A street of Edo-time Osaka indoors, with kimono to borrow.
    osaka-museum-of-history | Osaka Museum of History | museum | museums,history,views | 34.6826 135.5205 | 75 in | 600/0 | Mon,Wed-Sun 09:30-17:00 | 3 | City history with a view on the castle.
    cup-noodles-museum | Cup Noodles Museum | museum | museums,family,food | 34.8183 135.4268 | 75 in | 0 | Mon,Wed-Sun 09:30-16:30 | 3 | Design your own cup in Ikeda; entry free, workshops paid.
    shinsaibashi-suji | Shinsaibashi-suji | shopping | shopping | 34.6720 135.5012 | 60 in | 0 | Mon-Sun 10:00-21:00 | 3 | Covered shopping street for half a kilometre.
    amerikamura | Amerikamura | neighbourhood | walks,local_life,shopping | 34.6722 135.4983 | 45 out | 0 | always | 2 | Second-hand clothes and street style.
    hozenji-yokocho | Hozenji Yokocho | neighbourhood | walks,local_life,religion,food | 34.6680 135.5027 | 30 out | 0 | always | 3 | Lantern-lit lane with a moss-covered deity.
    nakanoshima-park | Nakanoshima Park | garden | nature,walks | 34.6925 135.5080 | 40 out | 0 | always | 2 | Rose garden between two rivers.
    abeno-harukas-300 | Abeno Harukas 300 | viewpoint | views,photography,architecture | 34.6458 135.5139 | 60 in | 2000/700 | Mon-Sun 09:00-22:00 | 3 | Glass deck at 300 metres.
    universal-studios-japan | Universal Studios Japan | theme_park | family | 34.6654 135.4323 | 600 out | 9400/6200 | Mon-Sun 09:00-20:00 | 4 | Film rides and Super Nintendo World; buy a dated ticket.
    bunraku-at-the-national-theatre | Bunraku at the National Theatre | show | music,history | 34.6683 135.5097 | 180 in | 4500 | Mon-Sun 11:00-18:00 | 3 | Puppet drama with English headphones in January, April, summer and November.
    ura-namba-bars | Ura-Namba Bars | nightlife | nightlife,food | 34.6655 135.5040 | 105 out | 0 | Mon-Sun 18:00-24:00 | 3 | Standing bars in the lanes behind Namba station.
    minoo-falls | Minoo Falls | day_trip | nature,walks | 34.8543 135.4722 | 180 out | 0 | always | 3 | A forest path to a waterfall, half an hour by train.
    nara-park | Nara Park | day_trip | family,religion,history | 34.6851 135.8430 | 300 out | 1700 | always | 4 | Deer and the great Buddha, 40 minutes by Kintetsu; the price is the return fare and the temple.
  `,
  eateries: `
    brooklyn-roasting-company-kitahama | Brooklyn Roasting Company Kitahama | cafe | coffee,bakery | vegetarian | breakfast | budget | 34.6913 135.5078 | 1200 | Mon-Sun 08:00-19:00 | Coffee on a river terrace.
    marufuku-coffee | Marufuku Coffee | cafe | breakfast,coffee | vegetarian | breakfast,lunch | budget | 34.6667 135.5040 | 1300 | Mon-Sun 08:00-23:00 | Dark coffee and pancakes since 1934 near Dotonbori.
    eggs-n-things-shinsaibashi | Eggs ’n Things Shinsaibashi | cafe | brunch,Hawaiian | vegetarian | breakfast,lunch,dinner | budget | 34.6745 135.4985 | 2000 | Mon-Sun 09:00-21:00 | Pancakes under much cream.
    takoyaki-wanaka | Takoyaki Wanaka | food_street | takoyaki | - | lunch,dinner | budget | 34.6650 135.5033 | 800 | Mon-Sun 10:00-21:00 | Octopus balls crisp outside and soft within.
    daruma | Daruma | restaurant | kushikatsu | - | lunch,dinner | budget | 34.6520 135.5060 | 2200 | Mon-Sun 11:00-22:00 | Fried skewers in Shinsekai: never dip twice.
    mizuno | Mizuno | restaurant | okonomiyaki | vegetarian | lunch,dinner | budget | 34.6684 135.5030 | 2000 | Mon-Sun 11:00-22:00 | Yam batter pancakes since 1945; expect a queue.
    endo-sushi | Endo Sushi | restaurant | sushi | - | breakfast,lunch | budget | 34.6840 135.4790 | 1800 | Mon-Sat 06:30-14:00 | Five pieces to a plate at the central fish market.
    oko-fun-okonomiyaki | OKO Fun Okonomiyaki | restaurant | okonomiyaki,vegan | vegetarian,vegan,gluten_free,halal | dinner | budget | 34.6740 135.4960 | 2000 | Tue-Sun 17:00-22:00 | Vegan and gluten-free pancakes made by a lively host.
    naniwa-kappo-kigawa | Naniwa Kappo Kigawa | restaurant | Japanese,kappo | - | lunch,dinner | premium | 34.6682 135.5026 | 14000 | Tue-Sun 12:00-14:00; Tue-Sun 17:00-21:00 | Counter cooking with seasonal fish by Hozenji.
  `,
  safety: [
    'Osaka is safe; ignore touts who lead to bars in Namba.',
    'On escalators people stand on the right here.',
  ],
});
