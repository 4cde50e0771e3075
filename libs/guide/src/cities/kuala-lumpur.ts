import { cityOfTables } from '../city-tables.js';

/** Kuala Lumpur. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const kualaLumpur = cityOfTables({
  id: 'kuala-lumpur', name: 'Kuala Lumpur', aliases: ['kl', 'kuala lumpur malaysia', '吉隆坡'],
  country: 'Malaysia', countryCode: 'MY', continent: 'Asia', cityCode: 'KUL',
  lat: 3.1478, lng: 101.6953, timezone: 'Asia/Kuala_Lumpur', currency: 'MYR',
  languages: ['Malay', 'English'], plugs: ['G'], asOf: '2026-11',
  summary:
    'Twin towers, mosques, Chinese temples and night food streets in tropical heat, with limestone caves and forest within reach of the train.',
  bestFor: ['food', 'religion', 'shopping', 'views', 'markets', 'nature'],
  daily: { food: { budget: 60, midrange: 140, premium: 420 }, localTransport: 15 },
  localTransport: {
    summary: 'LRT, MRT and monorail with a Touch ’n Go card; ride apps are cheap. Free GOKL buses circle the centre.',
    singleFare: 3, dayPass: 6,
  },
  airports: `
    KUL | train (KLIA Ekspres) | 33 | 55
  `,
  climate: '32/24/193/14 33/24/200/15 33/24/257/17 33/25/291/19 33/25/197/15 33/25/131/11 33/24/148/12 33/24/162/13 32/24/215/16 32/24/265/18 32/24/321/21 32/24/252/19',
  stayAreas: `
    bukit-bintang | Bukit Bintang | 3.1470 101.7110 | 140 280 620 | Malls, street food and nightlife.
    klcc | KLCC | 3.1570 101.7130 | 200 380 900 | At the Twin Towers and park.
    chinatown | Chinatown | 3.1440 101.6980 | 100 190 350 | Old shophouses, hostels and good coffee.
  `,
  places: `
    petronas-twin-towers | Petronas Twin Towers | viewpoint | views,photography,architecture | 3.1579 101.7116 | 75 in | 98/50 | Tue-Sun 09:00-20:00 | 5 | Timed ticket for the bridge and floor 86; book ahead.
    klcc-park | KLCC Park | park | nature,walks,family | 3.1555 101.7145 | 45 out | 0 | Mon-Sun 07:00-22:00 | 4 | Fountains, a paddling pool and the best tower photographs.
    batu-caves | Batu Caves | religious | religion,architecture,nature,views | 3.2379 101.6840 | 120 out | 0 | Mon-Sun 07:00-20:00 | 5 | Coloured stairs to a cave shrine, by KTM train; cover knees, mind the monkeys.
    merdeka-square | Merdeka Square | landmark | photography,history,architecture | 3.1479 101.6937 | 40 out | 0 | always | 4 | Moorish clock tower where independence was declared.
    islamic-arts-museum | Islamic Arts Museum | museum | museums,art,religion | 3.1418 101.6898 | 105 in | 20/0 | Mon-Sun 09:30-18:00 | 5 | Model mosques, manuscripts and jewels under blue domes.
    national-museum | National Museum | museum | museums,history | 3.1377 101.6873 | 75 in | 5/2 | Mon-Sun 09:00-17:00 | 3 | Malaya’s history in a palace-style house.
    national-mosque | National Mosque | religious | religion,architecture | 3.1417 101.6917 | 40 in | 0 | Mon-Thu,Sat-Sun 09:00-11:00; Mon-Thu,Sat-Sun 15:00-16:00; Mon-Thu,Sat-Sun 17:30-18:30 | 3 | A folded concrete umbrella; robes are lent.
    sri-mahamariamman-temple | Sri Mahamariamman Temple | religious | religion,architecture,history | 3.1433 101.6966 | 30 in | 0 | Mon-Sun 06:00-20:30 | 3 | Gate tower crowded with gods, in Chinatown.
    thean-hou-temple | Thean Hou Temple | religious | religion,architecture,views | 3.1218 101.6878 | 50 in | 0 | Mon-Sun 08:00-21:00 | 4 | Six tiers of lanterns on a hill.
    petaling-street-and-kwai-chai-hong | Petaling Street and Kwai Chai Hong | neighbourhood | walks,local_life,markets,food | 3.1440 101.6977 | 60 out | 0 | always | 3 | Covered market and a lane of murals.
    central-market | Central Market | shopping | shopping,art | 3.1457 101.6955 | 50 in | 0 | Mon-Sun 10:00-20:00 | 3 | Batik and crafts in an art deco hall.
    perdana-botanical-garden | Perdana Botanical Garden | garden | nature,walks,family | 3.1425 101.6845 | 60 out | 0 | Mon-Sun 07:00-20:00 | 3 | Lake gardens of the colonial town.
    kl-bird-park | KL Bird Park | zoo | family,nature | 3.1430 101.6884 | 120 out | 90/60 | Mon-Sun 09:00-18:00 | 3 | Hornbills and peacocks under one huge net.
    menara-kl | Menara KL | viewpoint | views,photography | 3.1528 101.7038 | 60 in | 60/40 | Mon-Sun 09:00-22:00 | 3 | Tower on a forest hill with a sky deck.
    kl-forest-eco-park | KL Forest Eco Park | nature | nature,walks | 3.1530 101.7020 | 50 out | 40 | Mon-Sun 08:00-18:00 | 3 | Canopy walk among rain forest below the tower.
    jalan-alor | Jalan Alor | market | markets,local_life,food | 3.1457 101.7085 | 75 out | 0 | Mon-Sun 17:00-24:00 | 4 | Plastic stools, woks and durian after dark.
    pavilion-and-bukit-bintang | Pavilion and Bukit Bintang | shopping | shopping | 3.1490 101.7133 | 75 in | 0 | Mon-Sun 10:00-22:00 | 3 | Cool malls with large food courts.
    national-art-gallery | National Art Gallery | gallery | art,museums | 3.1740 101.7035 | 60 in | 0 | Tue-Sun 10:00-18:00 | 2 | Malaysian painters around a spiral ramp, free.
    heli-lounge-and-changkat-bars | Heli Lounge and Changkat Bars | nightlife | nightlife,views | 3.1475 101.7085 | 105 out | 0 | Mon-Sun 18:00-24:00 | 3 | Drinks on a helicopter pad, and a street of bars.
    putrajaya | Putrajaya | day_trip | architecture,religion | 2.9360 101.6905 | 240 out | 14 | Mon-Sun 09:00-18:00 | 2 | Pink mosque on a lake in the planned capital, by train.
    aquaria-klcc | Aquaria KLCC | zoo | family,science | 3.1536 101.7130 | 90 in | 80/70 | Mon-Sun 10:00-19:00 | 2 | Shark tunnel below the convention centre.
  `,
  eateries: `
    yut-kee | Yut Kee | cafe | Hainanese,breakfast | - | breakfast,lunch | budget | 3.1585 101.6990 | 20 | Tue-Sun 07:30-16:30 | Toast, coffee and pork chop since 1928.
    vcr | VCR | cafe | brunch,coffee | vegetarian | breakfast,lunch | budget | 3.1415 101.7005 | 38 | Mon-Sun 08:30-22:00 | Big breakfasts in an old house near Chinatown.
    nasi-lemak-wanjo | Nasi Lemak Wanjo | restaurant | Malay | halal | breakfast,lunch | budget | 3.1650 101.7030 | 15 | Mon-Sun 06:30-23:00 | Coconut rice with sambal in Kampung Baru.
    saravana-bhavan | Saravana Bhavan | restaurant | Indian,vegetarian | vegetarian,vegan | breakfast,lunch,dinner | budget | 3.1475 101.6985 | 18 | Mon-Sun 08:00-22:30 | Dosas and thalis by Masjid India.
    restoran-yusoof-dan-zakhir | Restoran Yusoof dan Zakhir | restaurant | Indian,Malay | vegetarian,halal | breakfast,lunch,dinner | budget | 3.1453 101.6952 | 16 | Mon-Sun 07:00-23:00 | Roti canai around the clock by Central Market.
    lot-10-hutong | Lot 10 Hutong | food_hall | Chinese,noodles | - | lunch,dinner | budget | 3.1466 101.7115 | 28 | Mon-Sun 10:00-22:00 | Famous hawkers gathered in a mall basement.
    precious-old-china | Precious Old China | restaurant | Nyonya,Malay | vegetarian,halal | lunch,dinner | midrange | 3.1456 101.6953 | 75 | Mon-Sun 11:00-22:00 | Peranakan dishes among antiques.
    dewakan | Dewakan | restaurant | Malaysian,fine dining | vegetarian | dinner | premium | 3.1600 101.7155 | 880 | Tue-Sat 18:00-22:00 | Starred menus of native plants, high in a tower.
  `,
  safety: [
    'Bag snatching from motorbikes happens: carry bags on the side away from the road.',
    'Taxis without meters overcharge; use ride apps.',
  ],
});
