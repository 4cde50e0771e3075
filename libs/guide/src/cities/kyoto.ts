import { cityOfTables } from '../city-tables.js';

/** Kyoto. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const kyoto = cityOfTables({
  id: 'kyoto', name: 'Kyoto', aliases: ['京都', 'kioto', 'quioto', 'kyōto'],
  country: 'Japan', countryCode: 'JP', continent: 'Asia', cityCode: 'UKY',
  lat: 35.0116, lng: 135.7681, timezone: 'Asia/Tokyo', currency: 'JPY',
  languages: ['Japanese'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'The old imperial capital in a ring of wooded hills: two thousand temples and shrines, gardens of moss and gravel, teahouses and refined kitchens.',
  bestFor: ['religion', 'history', 'nature', 'food', 'walks', 'photography'],
  daily: { food: { budget: 3800, midrange: 8200, premium: 21000 }, localTransport: 900 },
  localTransport: {
    summary: 'Two subway lines, JR and private trains and many buses; IC cards such as ICOCA work on all. Buses to the temples are crowded, trains are quicker.',
    singleFare: 230, dayPass: 1100,
  },
  airports: `
    KIX | train (Haruka) | 80 | 3600
    ITM | coach | 55 | 1340
  `,
  climate: '9/1/53/7 10/1/65/8 14/4/106/11 20/9/117/10 25/14/151/10 28/19/200/12 32/24/224/12 33/25/154/8 29/20/178/10 23/14/143/8 17/8/74/7 12/3/57/7',
  stayAreas: `
    downtown-kawaramachi | Downtown Kawaramachi | 35.0035 135.7665 | 11000 21000 48000 | Restaurants, Nishiki market and two railways; the best base.
    kyoto-station | Kyoto Station | 34.9870 135.7590 | 9500 18000 38000 | For day trips and late arrivals.
    higashiyama-and-gion | Higashiyama and Gion | 35.0010 135.7790 | 14000 27000 65000 | Old lanes at the temples, quiet after dark, some ryokan.
  `,
  places: `
    fushimi-inari-shrine | Fushimi Inari Shrine | religious | religion,architecture,nature,walks,photography | 34.9671 135.7727 | 120 out | 0 | always | 5 | Thousands of red gates up the mountain; before eight or after dusk it is calm.
    kiyomizu-dera | Kiyomizu-dera | religious | religion,architecture,views | 34.9949 135.7850 | 75 out | 500/200 | Mon-Sun 06:00-18:00 | 5 | Wooden stage over a valley of cherry and maple trees.
    kinkaku-ji | Kinkaku-ji | religious | religion,architecture,nature,history | 35.0394 135.7292 | 50 out | 500/300 | Mon-Sun 09:00-17:00 | 5 | The Golden Pavilion mirrored in its pond.
    ginkaku-ji | Ginkaku-ji | religious | religion,architecture,nature | 35.0270 135.7982 | 50 out | 500/300 | Mon-Sun 08:30-17:00 | 4 | The Silver Pavilion with a cone of sand and a moss garden.
    philosophers-path | Philosopher’s Path | neighbourhood | walks,local_life,nature | 35.0220 135.7945 | 50 out | 0 | always | 4 | Canal path under cherry trees between Ginkaku-ji and Nanzen-ji.
    nanzen-ji | Nanzen-ji | religious | religion,architecture,nature | 35.0112 135.7935 | 60 out | 600/400 | Mon-Sun 08:40-17:00 | 3 | Large Zen temple with a brick aqueduct; the grounds are free, gate and garden paid.
    arashiyama-bamboo-grove | Arashiyama Bamboo Grove | nature | nature,walks,photography | 35.0170 135.6717 | 45 out | 0 | always | 4 | Tall stems along a short path; go before eight.
    tenryu-ji | Tenryu-ji | religious | religion,architecture,nature | 35.0159 135.6737 | 60 out | 500/300 | Mon-Sun 08:30-17:00 | 4 | Pond garden that borrows the hills, next to the bamboo.
    iwatayama-monkey-park | Iwatayama Monkey Park | nature | nature,family,views | 35.0113 135.6767 | 90 out | 800/400 | Mon-Sun 09:00-16:00 | 3 | Twenty minutes uphill to free monkeys and a view of the city.
    nijo-castle | Nijo Castle | palace | history,architecture,art | 35.0142 135.7481 | 90 in | 1300/400 | Mon-Sun 08:45-16:00 closed 12-29 12-30 12-31 | 4 | Floors that sing like birds under the shogun’s painted rooms.
    gion-and-hanamikoji | Gion and Hanamikoji | neighbourhood | walks,local_life,history | 35.0037 135.7751 | 60 out | 0 | always | 4 | Wooden teahouses; do not photograph in private lanes or stop geiko.
    yasaka-shrine-and-maruyama-park | Yasaka Shrine and Maruyama Park | park | nature,walks,religion | 35.0037 135.7786 | 45 out | 0 | always | 3 | Lanterns at dusk and a famous weeping cherry.
    sannenzaka-and-ninenzaka | Sannenzaka and Ninenzaka | neighbourhood | walks,local_life,shopping,history | 34.9975 135.7808 | 45 out | 0 | always | 4 | Stepped lanes of shops below Kiyomizu-dera.
    nishiki-market | Nishiki Market | market | markets,local_life,food | 35.0050 135.7649 | 60 in | 0 | Mon-Sun 09:30-17:30 | 4 | Covered food street: pickles, knives, omelettes; eat where you buy.
    ryoan-ji | Ryoan-ji | religious | religion,architecture,nature | 35.0345 135.7182 | 50 in | 600/500 | Mon-Sun 08:00-17:00 | 4 | Fifteen stones on raked gravel, never all in sight.
    sanjusangen-do | Sanjusangen-do | religious | religion,architecture,art | 34.9879 135.7717 | 45 in | 600/300 | Mon-Sun 08:30-17:00 | 4 | A thousand golden statues in one long hall.
    kyoto-national-museum | Kyoto National Museum | museum | museums,art,history | 34.9900 135.7731 | 90 in | 700/0 | Tue-Sun 09:30-17:00 | 3 | Temple treasures in a clear modern wing.
    kyoto-international-manga-museum | Kyoto International Manga Museum | museum | museums,books,family | 35.0117 135.7593 | 75 in | 1200/400 | Mon-Tue,Thu-Sun 10:00-17:00 | 2 | Fifty thousand volumes to read in an old school.
    kyoto-railway-museum | Kyoto Railway Museum | museum | museums,family,science | 34.9873 135.7421 | 120 in | 1500/500 | Mon-Tue,Thu-Sun 10:00-17:00 | 3 | Steam locomotives and a roundhouse near the station.
    kyoto-imperial-palace | Kyoto Imperial Palace | palace | history,architecture,nature | 35.0254 135.7621 | 60 out | 0 | Tue-Sun 09:00-16:00 | 2 | Walk around the halls free of charge in a large park.
    pontocho | Pontocho | nightlife | nightlife,food | 35.0053 135.7709 | 90 out | 0 | Mon-Sun 17:00-24:00 | 4 | Narrow lantern-lit alley of bars by the river.
    tea-ceremony-at-camellia | Tea Ceremony at Camellia | experience | local_life,family | 34.9985 135.7790 | 50 in | 3300 | Mon-Sun 10:00-17:00 | 3 | A short ceremony explained in English; book ahead.
    uji-and-byodo-in | Uji and Byodo-in | day_trip | religion,nature,food | 34.8893 135.8077 | 210 out | 700/300 | Mon-Sun 09:00-17:00 | 3 | Phoenix hall on the ten-yen coin, and the home of green tea, 20 minutes by train.
    nara | Nara | day_trip | religion,history,family | 34.6851 135.8430 | 300 out | 1800 | always | 5 | The great bronze Buddha and bowing deer, 45 minutes by train; the price is the return fare and the temple.
  `,
  eateries: `
    inoda-coffee | Inoda Coffee | cafe | breakfast,coffee | vegetarian | breakfast | budget | 35.0078 135.7632 | 1700 | Mon-Sun 07:00-18:00 | Kyoto’s breakfast in a townhouse with a garden room.
    smart-coffee | Smart Coffee | cafe | breakfast,Japanese | vegetarian | breakfast,lunch | budget | 35.0090 135.7672 | 1400 | Mon-Sun 08:00-19:00 | Thick pancakes in Teramachi since 1932.
    walden-woods | Walden Woods | cafe | coffee,bakery | vegetarian | breakfast,lunch | budget | 34.9925 135.7635 | 1200 | Mon-Sun 09:00-18:00 | White room with wooden steps to sit on near the station.
    honke-owariya | Honke Owariya | restaurant | soba | vegetarian | lunch,dinner | budget | 35.0122 135.7607 | 1900 | Mon-Sun 11:00-15:30 | Buckwheat noodles since 1465.
    ramen-sen-no-kaze | Ramen Sen no Kaze | restaurant | ramen | - | lunch,dinner | budget | 35.0052 135.7680 | 1500 | Mon-Sun 12:00-22:00 | Salt ramen near Nishiki; take a slip and wait.
    nishiki-warai | Nishiki Warai | restaurant | okonomiyaki | vegetarian | lunch,dinner | budget | 35.0050 135.7630 | 1900 | Mon-Sun 11:30-23:00 | Savoury pancakes grilled at your table.
    tousuiro | Tousuiro | restaurant | tofu,Japanese | vegetarian | lunch,dinner | midrange | 35.0082 135.7705 | 5200 | Mon-Sun 11:30-15:00; Mon-Sun 17:00-21:00 | Tofu menus beside the Kamo river.
    mumokuteki-cafe | Mumokuteki Cafe | restaurant | vegan,Japanese | vegetarian,vegan,gluten_free | lunch,dinner | budget | 35.0042 135.7666 | 1800 | Mon-Sun 11:30-21:00 | Vegetable plates upstairs in Teramachi.
    giro-giro-hitoshina | Giro Giro Hitoshina | restaurant | kaiseki | - | dinner | premium | 34.9950 135.7670 | 9500 | Mon-Sun 17:30-22:00 | Modern kaiseki at a counter on the canal.
  `,
  safety: [
    'Buses fill up: use trains and walk. Big bags belong in coin lockers.',
    'Summer is humid and hot, and typhoons pass from August to October.',
  ],
});
