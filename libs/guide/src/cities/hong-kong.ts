import { cityOfTables } from '../city-tables.js';

/** Hong Kong. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const hongKong = cityOfTables({
  id: 'hong-kong', name: 'Hong Kong', aliases: ['香港', 'hongkong', 'hong-kong', 'hk', 'honkong'],
  country: 'Hong Kong', countryCode: 'HK', continent: 'Asia', cityCode: 'HKG',
  lat: 22.2819, lng: 114.1588, timezone: 'Asia/Hong_Kong', currency: 'HKD',
  languages: ['Cantonese', 'English'], plugs: ['G'], asOf: '2026-11',
  summary:
    'Towers between harbour and green peaks: trams, ferries, temples and dim sum, and beaches and trails half an hour from the banks.',
  bestFor: ['views', 'food', 'shopping', 'nature', 'walks', 'nightlife'],
  daily: { food: { budget: 230, midrange: 480, premium: 1250 }, localTransport: 45 },
  localTransport: {
    summary: 'MTR, trams (3.30), Star Ferry and buses with an Octopus card. The Peak Tram has its own ticket.',
    singleFare: 12, dayPass: 75,
  },
  airports: `
    HKG | train (Airport Express) | 24 | 115
  `,
  climate: '19/15/33/6 19/15/39/9 22/17/75/10 26/21/154/11 29/24/291/15 31/27/491/19 32/27/386/18 31/27/453/17 31/26/321/14 28/24/121/8 25/20/39/6 21/16/29/5',
  stayAreas: `
    tsim-sha-tsui | Tsim Sha Tsui | 22.2975 114.1720 | 650 1150 2600 | Harbour views, museums and hotels of all kinds.
    central-and-sheung-wan | Central and Sheung Wan | 22.2850 114.1520 | 850 1500 3400 | Steep streets of restaurants and galleries.
    causeway-bay-and-wan-chai | Causeway Bay and Wan Chai | 22.2795 114.1800 | 700 1250 2500 | Shops and trams.
  `,
  places: `
    victoria-peak | Victoria Peak | viewpoint | views,photography,nature,walks | 22.2711 114.1500 | 105 out | 0 | always | 5 | Circle path with the view; the tram up costs extra, bus 15 is cheaper.
    star-ferry | Star Ferry | experience | local_life,views,history | 22.2937 114.1688 | 25 in | 6.5 | Mon-Sun 06:30-23:00 | 5 | The best-value harbour cruise of the world.
    avenue-of-stars-and-promenade | Avenue of Stars and Promenade | viewpoint | views,photography,walks | 22.2930 114.1740 | 60 out | 0 | always | 5 | Skyline from Kowloon; lights play at 20:00.
    m | M+ | museum | museums,art,architecture | 22.3010 114.1590 | 120 in | 190/0 | Tue-Sun 10:00-18:00 | 4 | Visual culture of Asia in West Kowloon, with a roof garden.
    hong-kong-palace-museum | Hong Kong Palace Museum | museum | museums,history,art | 22.3015 114.1555 | 105 in | 90/0 | Mon,Wed-Sun 10:00-18:00 | 3 | Treasures on loan from the Forbidden City.
    hong-kong-museum-of-history | Hong Kong Museum of History | museum | museums,history,family | 22.3016 114.1772 | 100 in | 0 | Mon,Wed-Sun 10:00-18:00 | 4 | From the dinosaurs to the harbour city, free; the main story was renewed lately.
    hong-kong-museum-of-art | Hong Kong Museum of Art | gallery | art,museums,views | 22.2936 114.1720 | 75 in | 0 | Mon-Wed,Fri-Sun 10:00-18:00 | 3 | Ink and ceramics with a harbour view, free.
    tai-kwun | Tai Kwun | gallery | art,museums,architecture,history | 22.2817 114.1540 | 75 in | 0 | Mon-Sun 10:00-23:00 | 4 | Police station and prison turned into courts for art.
    man-mo-temple | Man Mo Temple | religious | religion,architecture,history | 22.2840 114.1502 | 30 in | 0 | Mon-Sun 08:00-18:00 | 4 | Incense coils from the ceiling of 1847.
    wong-tai-sin-temple | Wong Tai Sin Temple | religious | religion,architecture,local_life | 22.3424 114.1937 | 50 out | 0 | Mon-Sun 07:30-16:30 | 3 | Fortune sticks and a garden.
    chi-lin-nunnery-and-nan-lian-garden | Chi Lin Nunnery and Nan Lian Garden | garden | nature,walks,religion,architecture | 22.3398 114.2050 | 75 out | 0 | Mon-Sun 09:00-16:30 | 4 | Timber halls without nails and a Tang-style garden.
    temple-street-night-market | Temple Street Night Market | market | markets,local_life,food | 22.3065 114.1700 | 75 out | 0 | Mon-Sun 18:00-23:00 | 3 | Trinkets, fortune tellers and crab on plastic stools.
    ladies-market | Ladies’ Market | market | markets,local_life,shopping | 22.3190 114.1707 | 45 out | 0 | Mon-Sun 12:00-22:00 | 2 | Bargain for bags along Tung Choi Street.
    mong-kok-goldfish-and-flower-markets | Mong Kok Goldfish and Flower Markets | neighbourhood | walks,local_life,markets,nature | 22.3240 114.1725 | 60 out | 0 | Mon-Sun 10:00-19:00 | 3 | Fish in bags, orchids and, nearby, songbirds.
    tramway-to-kennedy-town | Tramway to Kennedy Town | experience | local_life,views | 22.2822 114.1590 | 50 in | 3.3 | Mon-Sun 06:00-23:00 | 4 | Top deck of a double-decker along the island.
    hong-kong-park | Hong Kong Park | garden | nature,walks,family | 22.2770 114.1617 | 45 out | 0 | Mon-Sun 06:00-23:00 | 3 | Aviary and tea ware museum under the towers.
    lan-kwai-fong-and-soho | Lan Kwai Fong and SoHo | nightlife | nightlife,food | 22.2810 114.1555 | 120 out | 0 | Mon-Sun 18:00-24:00 | 3 | Bars on the slope by the long escalator.
    dragons-back | Dragon’s Back | nature | nature,walks,sports,views | 22.2330 114.2430 | 180 out | 0 | Mon-Sun 07:00-18:00 | 4 | Ridge walk ending at Big Wave Bay beach.
    repulse-bay | Repulse Bay | beach | beach,family | 22.2370 114.1960 | 120 out | 0 | always | 3 | City beach by bus 6 or 260 with a temple at one end.
    stanley | Stanley | neighbourhood | walks,local_life,markets,beach | 22.2186 114.2130 | 105 out | 0 | Mon-Sun 10:00-18:00 | 2 | Seaside market and promenade.
    ocean-park | Ocean Park | theme_park | family,nature | 22.2467 114.1757 | 360 out | 498/249 | Mon-Sun 10:00-19:00 | 3 | Pandas, cable car and roller coasters.
    happy-valley-races | Happy Valley Races | nightlife | nightlife,sports | 22.2725 114.1828 | 150 out | 10 | Wed 18:30-23:00 | 3 | Night racing among towers on Wednesdays, from September to July.
    tian-tan-buddha-and-ngong-ping | Tian Tan Buddha and Ngong Ping | day_trip | religion,views,family | 22.2540 113.9050 | 300 out | 295/150 | Mon-Sun 10:00-18:00 | 5 | Cable car over Lantau to the great bronze Buddha.
    lamma-island | Lamma Island | day_trip | walks,food,beach | 22.2260 114.1120 | 240 out | 22 | always | 3 | Car-free path between villages and seafood, 30 minutes by ferry.
  `,
  eateries: `
    australia-dairy-company | Australia Dairy Company | restaurant | Cantonese,breakfast | vegetarian | breakfast,lunch | budget | 22.3045 114.1703 | 50 | Mon-Wed,Fri-Sun 07:30-21:00 | Scrambled eggs at high speed.
    lin-heung-lau | Lin Heung Lau | restaurant | dim sum | - | breakfast,lunch | budget | 22.2845 114.1530 | 90 | Mon-Sun 07:00-22:00 | Old-style dim sum with trolleys and noise.
    kam-wah-cafe | Kam Wah Cafe | cafe | bakery,Cantonese | vegetarian | breakfast,lunch | budget | 22.3220 114.1695 | 45 | Mon-Sun 06:30-23:00 | Pineapple buns with a slab of butter.
    tim-ho-wan | Tim Ho Wan | restaurant | dim sum | - | breakfast,lunch,dinner | budget | 22.3290 114.1660 | 90 | Mon-Sun 09:00-21:00 | Baked pork buns at fair prices.
    maks-noodle | Mak’s Noodle | restaurant | noodles,Cantonese | - | lunch,dinner | budget | 22.2827 114.1548 | 75 | Mon-Sun 11:00-21:00 | Prawn wonton in small bowls.
    yat-lok | Yat Lok | restaurant | roast goose | - | lunch,dinner | budget | 22.2826 114.1560 | 130 | Mon-Tue,Thu-Sun 10:00-20:00 | Crisp roast goose in Central.
    chungking-mansions-curries | Chungking Mansions Curries | food_hall | Indian,Pakistani | vegetarian,halal | lunch,dinner | budget | 22.2965 114.1725 | 110 | Mon-Sun 11:00-23:00 | Curry kitchens upstairs in a famous block.
    lockcha-tea-house | LockCha Tea House | restaurant | vegetarian,dim sum | vegetarian,vegan | lunch,dinner | midrange | 22.2775 114.1620 | 190 | Mon-Sun 10:00-20:00 | Vegetarian dim sum in Hong Kong Park.
    lung-king-heen | Lung King Heen | restaurant | Cantonese,fine dining | - | lunch,dinner | premium | 22.2865 114.1567 | 1100 | Mon-Sun 12:00-14:30; Mon-Sun 18:00-22:00 | Starred dim sum over the harbour.
  `,
  safety: [
    'Typhoon signals from May to October close ferries and shops at signal 8.',
    'Hot and very humid from May to September: carry water on trails.',
  ],
});
