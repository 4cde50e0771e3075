import { cityOfTables } from '../city-tables.js';

/** Reykjavík. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const reykjavik = cityOfTables({
  id: 'reykjavik', name: 'Reykjavík', aliases: ['reykjavik', 'reykjavík iceland', 'reikiavik', 'reykjawik'],
  country: 'Iceland', countryCode: 'IS', continent: 'Europe', cityCode: 'REK',
  lat: 64.1466, lng: -21.9426, timezone: 'Atlantic/Reykjavik', currency: 'ISK',
  languages: ['Icelandic', 'English'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'The northernmost capital: painted iron houses, hot pools in every quarter, whales in the bay and volcanoes an hour away.',
  bestFor: ['nature', 'wellness', 'museums', 'music', 'walks', 'photography'],
  daily: { food: { budget: 6500, midrange: 12500, premium: 27000 }, localTransport: 1800 },
  localTransport: {
    summary: 'Yellow Strætó buses by app or card; the centre is walked. Tours collect from fixed stops in town.',
    singleFare: 670, dayPass: 2650,
  },
  airports: `
    KEF | coach (Flybus) | 55 | 3999
  `,
  climate: '3/-2/84/14 3/-2/87/14 4/-1/82/14 6/1/61/12 10/4/51/11 13/8/47/11 15/9/52/11 14/9/67/12 11/6/88/14 7/2/84/13 5/0/85/13 3/-2/94/14',
  stayAreas: `
    midborg | Miðborg | 64.1465 -21.9340 | 24000 37000 68000 | Bars and galleries around Laugavegur; loud at weekends.
    vesturbaer | Vesturbær | 64.1500 -21.9550 | 20000 31000 52000 | Residential by the old harbour and a good pool.
    hlemmur | Hlemmur | 64.1435 -21.9130 | 18000 28000 46000 | Bus square with a food hall, ten minutes from the centre.
  `,
  places: `
    hallgrimskirkja | Hallgrímskirkja | religious | religion,architecture,views | 64.1420 -21.9266 | 45 in | 1400/200 | Mon-Sun 10:00-17:00 | 5 | Basalt-like church; the lift to the tower shows all the coloured roofs.
    harpa | Harpa | landmark | photography,architecture,music | 64.1504 -21.9324 | 40 in | 0 | Mon-Sun 10:00-20:00 | 5 | Concert hall of glass like a lava field; walk in freely.
    sun-voyager | Sun Voyager | landmark | photography,views | 64.1476 -21.9223 | 20 out | 0 | always | 4 | Steel ship on the shore, for the evening light.
    perlan | Perlan | museum | museums,science,family,views | 64.1291 -21.9189 | 105 in | 5900/3500 | Mon-Sun 09:00-21:00 | 4 | A real ice cave, northern lights film and a deck all round.
    national-museum-of-iceland | National Museum of Iceland | museum | museums,history | 64.1418 -21.9486 | 90 in | 2900/0 | Mon-Sun 10:00-17:00 | 4 | From the settlers’ graves to the cod wars.
    settlement-exhibition | Settlement Exhibition | museum | museums,history,family | 64.1473 -21.9427 | 60 in | 3100/0 | Mon-Sun 10:00-17:00 | 3 | A longhouse of the tenth century where it was found.
    reykjavik-art-museum-hafnarhus | Reykjavík Art Museum Hafnarhús | gallery | art,museums | 64.1490 -21.9402 | 60 in | 2400/0 | Mon-Sun 10:00-17:00 | 3 | Erró and the young in a harbour warehouse.
    kjarvalsstadir | Kjarvalsstaðir | gallery | art,museums,nature | 64.1380 -21.9130 | 60 in | 2400/0 | Mon-Sun 10:00-17:00 | 2 | The landscape painter Kjarval in a modernist pavilion in a park.
    laugavegur-and-skolavordustigur | Laugavegur and Skólavörðustígur | shopping | shopping,walks | 64.1445 -21.9285 | 60 out | 0 | always | 4 | Wool, books and the rainbow street up to the church.
    old-harbour-and-grandi | Old Harbour and Grandi | neighbourhood | walks,local_life,food | 64.1530 -21.9480 | 60 out | 0 | always | 3 | Boats, chocolate and ice cream among fish sheds.
    whale-watching | Whale Watching | experience | local_life,nature,family | 64.1520 -21.9460 | 180 out | 13500/6750 | Mon-Sun 09:00-18:00 | 4 | Three hours in Faxaflói bay; warm overalls on board.
    whales-of-iceland | Whales of Iceland | museum | museums,nature,family | 64.1565 -21.9510 | 60 in | 3900/1950 | Mon-Sun 10:00-17:00 | 2 | Life-size models hang in a dark hall.
    tjornin | Tjörnin | park | nature,walks,family | 64.1445 -21.9415 | 40 out | 0 | always | 3 | City pond with swans by the town hall and its relief map.
    laugardalslaug | Laugardalslaug | experience | local_life,wellness,family | 64.1460 -21.8790 | 105 out | 1400/220 | Mon-Fri 06:30-22:00; Sat-Sun 08:00-21:00 | 4 | The large city pool with hot pots and slides; wash first without a swimsuit.
    sky-lagoon | Sky Lagoon | experience | local_life,wellness,views | 64.1165 -21.9460 | 150 out | 13000 | Mon-Sun 11:00-22:00 | 4 | Warm lagoon with an edge over the ocean and a seven-step ritual.
    kolaportid-flea-market | Kolaportið Flea Market | market | markets,local_life,food | 64.1488 -21.9385 | 45 in | 0 | Sat-Sun 11:00-17:00 | 2 | Sweaters and fermented shark at weekends.
    grotta-lighthouse | Grótta Lighthouse | nature | nature,views,walks | 64.1640 -22.0135 | 75 out | 0 | always | 3 | Shore walk and dark sky for northern lights; the islet is closed in nesting time.
    laugavegur-night | Laugavegur Night | nightlife | nightlife,music | 64.1462 -21.9300 | 120 out | 0 | Mon-Sun 20:00-24:00 | 3 | Small bars and live bands; it fills after eleven.
    blafjoll-and-raufarholshellir-lava-tunnel | Bláfjöll and Raufarhólshellir Lava Tunnel | day_trip | nature,family | 63.9385 -21.3960 | 180 out | 9400/0 | Mon-Sun 09:00-17:00 | 3 | Guided hour in a lava tube, forty minutes by car or tour.
    blue-lagoon | Blue Lagoon | day_trip | wellness | 63.8804 -22.4495 | 240 out | 14500 | Mon-Sun 08:00-21:00 | 5 | Milky-blue water in black lava; book days ahead and check for volcanic closures.
    thingvellir | Thingvellir | day_trip | nature,history,walks | 64.2559 -21.1299 | 240 out | 1000 | always | 5 | Rift between continents and the site of the old parliament, with a tour or car; the price is parking.
  `,
  eateries: `
    sandholt | Sandholt | cafe | bakery,Icelandic | vegetarian | breakfast,lunch | budget | 64.1446 -21.9256 | 3200 | Mon-Sun 07:30-18:00 | Sourdough bakery on Laugavegur since 1920.
    braud-co | Brauð & Co | cafe | bakery | vegetarian | breakfast | budget | 64.1437 -21.9285 | 1500 | Mon-Sun 07:00-17:00 | Cinnamon buns behind a painted wall.
    cafe-loki | Café Loki | restaurant | Icelandic | vegetarian | breakfast,lunch,dinner | budget | 64.1427 -21.9287 | 3900 | Mon-Sun 08:00-21:00 | Rye bread ice cream and plokkfiskur opposite the church.
    baejarins-beztu-pylsur | Bæjarins Beztu Pylsur | food_street | hot dogs | - | lunch,dinner | budget | 64.1484 -21.9380 | 950 | Mon-Sun 10:00-24:00 | Lamb hot dogs with everything since 1937.
    hlemmur-matholl | Hlemmur Mathöll | food_hall | international | vegetarian,vegan | lunch,dinner | midrange | 64.1432 -21.9140 | 4200 | Mon-Sun 11:00-22:00 | Food hall in the former bus station.
    messinn | Messinn | restaurant | seafood | - | lunch,dinner | midrange | 64.1468 -21.9395 | 5500 | Mon-Sun 11:30-22:00 | Fish in a hot pan with potatoes.
    gardurinn | Garðurinn | restaurant | vegetarian | vegetarian,vegan,gluten_free | lunch | budget | 64.1455 -21.9290 | 3300 | Mon-Fri 11:00-20:00 | A small vegetarian kitchen with a daily dish.
    dill | Dill | restaurant | Nordic,fine dining | vegetarian | dinner | premium | 64.1458 -21.9275 | 24000 | Wed-Sat 18:00-23:00 | Icelandic tasting menu with a star.
  `,
  safety: [
    'Weather and roads change within the hour: look at safetravel.is and road.is before leaving town.',
    'Keep away from sneaker waves and from hot springs without rails.',
  ],
});
