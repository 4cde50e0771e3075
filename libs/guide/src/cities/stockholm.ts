import { cityOfTables } from '../city-tables.js';

/** Stockholm. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const stockholm = cityOfTables({
  id: 'stockholm', name: 'Stockholm', aliases: ['estocolmo', 'stoccolma', 'sztokholm', 'stockholm sweden'],
  country: 'Sweden', countryCode: 'SE', continent: 'Europe', cityCode: 'STO',
  lat: 59.3293, lng: 18.0686, timezone: 'Europe/Stockholm', currency: 'SEK',
  languages: ['Swedish', 'English'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'Fourteen islands between lake and sea: a medieval core, a royal palace, a warship raised from the deep and forest at the end of the metro.',
  bestFor: ['museums', 'history', 'nature', 'architecture', 'food', 'walks'],
  daily: { food: { budget: 270, midrange: 500, premium: 1150 }, localTransport: 180 },
  localTransport: {
    summary: 'SL metro, buses, trams and the Djurgården ferry; touch a bank card at the gate, one ticket is valid for 75 minutes.',
    singleFare: 43, dayPass: 180,
  },
  airports: `
    ARN | train (Arlanda Express) | 20 | 340
    BMA | bus | 20 | 119
  `,
  climate: '1/-3/39/10 1/-3/29/8 5/-1/28/7 10/2/31/7 16/7/35/7 20/12/61/9 23/15/65/9 22/14/68/9 17/10/53/8 10/6/52/9 6/2/48/10 2/-1/46/10',
  stayAreas: `
    norrmalm | Norrmalm | 59.3340 18.0600 | 1150 1750 3200 | By the central station and shops: practical.
    gamla-stan-stay | Gamla Stan | 59.3250 18.0710 | 1300 2000 3600 | Lanes of the old town, small rooms.
    sodermalm | Södermalm | 59.3150 18.0720 | 950 1400 2400 | Cafés, vintage shops and cliff views.
  `,
  places: `
    vasa-museum | Vasa Museum | museum | museums,history,family | 59.3280 18.0914 | 110 in | 230/0 | Mon-Sun 10:00-17:00 | 5 | A warship that sank on its first trip in 1628, nearly whole.
    skansen | Skansen | museum | museums,family,nature,history | 59.3270 18.1035 | 180 out | 270/100 | Mon-Sun 10:00-17:00 | 4 | Farmhouses, craftsmen and Nordic animals in the oldest open-air museum.
    abba-the-museum | ABBA The Museum | museum | museums,music,family | 59.3250 18.0965 | 100 in | 299/130 | Mon-Sun 10:00-18:00 | 3 | Sing with holograms on Djurgården; book a time.
    gamla-stan | Gamla Stan | neighbourhood | walks,local_life,history | 59.3251 18.0711 | 75 out | 0 | always | 5 | Ochre lanes around Stortorget; walk early or late.
    royal-palace | Royal Palace | palace | history,architecture | 59.3268 18.0717 | 105 in | 220/110 | Tue-Sun 10:00-16:00 | 4 | Hundreds of rooms, the treasury and a museum of the old castle.
    changing-of-the-royal-guard | Changing of the Royal Guard | experience | local_life,family,history | 59.3265 18.0710 | 40 out | 0 | Mon-Sun 12:00-13:30 | 3 | At 12:15, on Sundays at 13:15, with music in the warm months.
    storkyrkan | Storkyrkan | religious | religion,architecture,history | 59.3258 18.0705 | 40 in | 100/0 | Mon-Sun 10:00-17:00 | 3 | St George and the dragon carved in oak in 1489.
    nobel-prize-museum | Nobel Prize Museum | museum | museums,science,books | 59.3253 18.0707 | 70 in | 140/0 | Tue-Sun 11:00-17:00 | 3 | Discoveries and laureates’ objects on Stortorget.
    city-hall | City Hall | landmark | photography,architecture,views | 59.3275 18.0543 | 60 in | 150/70 | Mon-Sun 09:00-16:00 | 4 | Guided tour through the blue and golden halls of the Nobel banquet.
    nationalmuseum | Nationalmuseum | gallery | art,museums | 59.3286 18.0782 | 105 in | 170/0 | Tue-Sun 11:00-17:00 | 3 | Swedish art and design in a bright palace by the water.
    moderna-museet | Moderna Museet | gallery | art,museums | 59.3262 18.0850 | 90 in | 150/0 | Tue-Sun 10:00-18:00 | 3 | Modern art on the island of Skeppsholmen.
    fotografiska | Fotografiska | gallery | art,museums,photography | 59.3178 18.0858 | 90 in | 220/0 | Mon-Sun 10:00-23:00 | 4 | Photography in a customs house, with a café over the harbour.
    monteliusvagen | Monteliusvägen | viewpoint | views,photography,walks | 59.3205 18.0620 | 40 out | 0 | always | 4 | Cliff path on Södermalm with the city across the water.
    sofo-and-nytorget | SoFo and Nytorget | neighbourhood | walks,local_life,shopping,food | 59.3140 18.0820 | 60 out | 0 | always | 3 | Vintage shops and coffee between wooden houses.
    metro-art-tour | Metro Art Tour | experience | local_life,art,architecture | 59.3312 18.0592 | 60 in | 43 | Mon-Sun 06:00-23:00 | 3 | Rock caves painted blue and red: T-Centralen, Solna centrum, Kungsträdgården.
    ostermalms-saluhall | Östermalms Saluhall | food_hall | food,markets | 59.3363 18.0790 | 45 in | 0 | Mon-Sat 10:00-18:00 | 3 | Brick market hall of 1888 with fish counters.
    djurgarden-royal-park | Djurgården Royal Park | park | nature,walks | 59.3270 18.1200 | 75 out | 0 | always | 4 | Oak woods, canals and Rosendal’s garden café.
    kungstradgarden | Kungsträdgården | park | nature,walks | 59.3313 18.0716 | 25 out | 0 | always | 2 | Cherry trees in late April, skating in winter.
    skogskyrkogarden | Skogskyrkogården | landmark | photography,architecture,nature | 59.2757 18.0990 | 75 out | 0 | always | 3 | Woodland cemetery by Asplund, a World Heritage Site, by green metro line.
    stampen-jazz | Stampen Jazz | nightlife | nightlife,music | 59.3253 18.0680 | 120 in | 0 | Tue-Sat 17:00-24:00 | 2 | Blues and jazz in an Old Town pub; entrance on some nights.
    drottningholm-palace | Drottningholm Palace | day_trip | history,religion,nature | 59.3217 17.8868 | 210 out | 160/80 | Mon-Sun 10:00-16:00 | 4 | The royal family’s home on Lake Mälaren, by steamboat or metro and bus.
    vaxholm | Vaxholm | day_trip | nature,walks | 59.4022 18.3512 | 300 out | 90 | always | 3 | Wooden houses in the archipelago, an hour by ferry; the price is one way.
  `,
  eateries: `
    vete-katten | Vete-Katten | cafe | pastry,Swedish | vegetarian | breakfast,lunch | budget | 59.3345 18.0585 | 120 | Mon-Fri 07:30-19:00; Sat-Sun 09:30-18:00 | Cinnamon buns in a warren of rooms since 1928.
    fabrique | Fabrique | cafe | bakery | vegetarian | breakfast,lunch | budget | 59.3240 18.0705 | 75 | Mon-Sun 08:00-18:00 | Cardamom buns from a stone oven.
    greasy-spoon | Greasy Spoon | cafe | brunch,British | vegetarian,vegan | breakfast,lunch | budget | 59.3143 18.0735 | 180 | Mon-Sun 08:00-16:00 | Big breakfasts on Södermalm.
    nystekt-stromming | Nystekt Strömming | food_street | Swedish,fish | - | lunch,dinner | budget | 59.3196 18.0723 | 110 | Mon-Sun 11:00-20:00 | Fried herring from a cart at Slussen.
    meatballs-for-the-people | Meatballs for the People | restaurant | Swedish | vegetarian | lunch,dinner | midrange | 59.3145 18.0845 | 240 | Mon-Sun 11:00-23:00 | Meatballs of elk, veal or vegetables.
    hermans | Hermans | restaurant | vegan,buffet | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 59.3183 18.0847 | 250 | Mon-Sun 11:00-21:00 | Vegan buffet on a terrace above the water.
    kajsas-fisk | Kajsas Fisk | restaurant | seafood,Swedish | - | lunch | budget | 59.3348 18.0632 | 160 | Mon-Sat 11:00-18:00 | Fish soup with aioli in Hötorgshallen.
    ulla-winbladh | Ulla Winbladh | restaurant | Swedish | vegetarian | lunch,dinner | premium | 59.3270 18.0985 | 600 | Mon-Sun 12:00-22:00 | Old inn on Djurgården with herring and meatballs.
    falafelbaren | Falafelbaren | food_street | falafel | vegetarian,vegan,halal | lunch,dinner | budget | 59.3165 18.0555 | 120 | Mon-Sun 11:00-21:00 | Good falafel on Hornsgatan.
    tjabba-thai | Tjabba Thai | restaurant | Thai | vegetarian | lunch,dinner | budget | 59.3130 18.0740 | 150 | Mon-Sun 11:00-21:00 | Simple curries on Södermalm.
  `,
  safety: [
    'Stockholm is safe; watch pockets on the metro and at Drottninggatan.',
    'Ice on lakes is only for guided tours; pavements are slippery from December to March.',
  ],
});
