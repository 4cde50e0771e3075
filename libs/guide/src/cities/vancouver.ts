import { cityOfTables } from '../city-tables.js';

/** Vancouver. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const vancouver = cityOfTables({
  id: 'vancouver', name: 'Vancouver', aliases: ['vancouver bc', 'vancouver canada', 'vancúver'],
  country: 'Canada', countryCode: 'CA', continent: 'North America', cityCode: 'YVR',
  lat: 49.2827, lng: -123.1207, timezone: 'America/Vancouver', currency: 'CAD',
  languages: ['English', 'French'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'Glass towers between ocean and mountains: a seawall to cycle, forests in the city, sushi, totem poles and ski slopes half an hour away.',
  bestFor: ['nature', 'sports', 'views', 'food', 'walks', 'family'],
  daily: { food: { budget: 48, midrange: 98, premium: 220 }, localTransport: 11.5 },
  localTransport: {
    summary: 'SkyTrain, buses and SeaBus; touch a bank card, one fare lasts 90 minutes.',
    singleFare: 3.3, dayPass: 11.5,
  },
  airports: `
    YVR | train (Canada Line) | 25 | 9.5
  `,
  climate: '7/1/168/19 8/2/105/15 10/3/114/17 13/6/89/14 17/9/65/12 20/12/54/10 22/14/36/7 22/14/37/7 19/11/51/8 14/7/121/15 9/4/189/19 6/2/162/19',
  stayAreas: `
    downtown-and-coal-harbour | Downtown and Coal Harbour | 49.2870 -123.1200 | 200 320 600 | Seawall, station and shops.
    west-end | West End | 49.2860 -123.1350 | 170 270 430 | Leafy streets by English Bay.
    mount-pleasant | Mount Pleasant | 49.2640 -123.1010 | 140 220 340 | Breweries and cafés.
  `,
  places: `
    stanley-park-seawall | Stanley Park Seawall | park | nature,walks,sports,views | 49.3017 -123.1417 | 150 out | 0 | always | 5 | Nine kilometres around cedars and sea; hire a bicycle.
    totem-poles-at-brockton-point | Totem Poles at Brockton Point | landmark | photography,history | 49.2995 -123.1210 | 25 out | 0 | always | 4 | Nine carved poles with the harbour behind.
    vancouver-aquarium | Vancouver Aquarium | zoo | family | 49.3005 -123.1309 | 120 in | 45/30 | Mon-Sun 10:00-17:00 | 3 | Sea otters in the park.
    granville-island-market | Granville Island Market | food_hall | food,art | 49.2725 -123.1350 | 90 in | 0 | Mon-Sun 09:00-18:00 | 5 | Berries, salmon and crafts, by little ferries.
    gastown | Gastown | neighbourhood | walks,local_life,history | 49.2840 -123.1088 | 45 out | 0 | always | 3 | Brick and a steam clock.
    museum-of-anthropology | Museum of Anthropology | museum | museums,art,architecture | 49.2695 -123.2594 | 120 in | 26/13 | Tue-Sun 10:00-17:00; Thu 17:00-21:00 | 5 | Giant carvings of the Northwest Coast at UBC.
    vancouver-art-gallery | Vancouver Art Gallery | gallery | art,museums | 49.2829 -123.1204 | 75 in | 29/0 | Mon,Wed-Sun 10:00-17:00 | 3 | Emily Carr’s forests.
    bill-reid-gallery | Bill Reid Gallery | gallery | art,museums | 49.2845 -123.1190 | 45 in | 13/6 | Wed-Sun 11:00-17:00 | 3 | Haida gold and wood.
    museum-of-vancouver | Museum of Vancouver | museum | museums,history | 49.2763 -123.1445 | 60 in | 20/10 | Mon-Sun 10:00-17:00 | 2 | Neon signs and the city’s story.
    science-world | Science World | museum | museums,science,family | 49.2734 -123.1038 | 120 in | 34/23 | Mon-Sun 10:00-17:00 | 3 | A silver ball full of experiments.
    capilano-suspension-bridge | Capilano Suspension Bridge | nature | nature,views,family | 49.3429 -123.1149 | 135 out | 72/28 | Mon-Sun 09:00-18:00 | 3 | Bridge and treetop walk over a gorge; free shuttle.
    lynn-canyon | Lynn Canyon | nature | nature,walks,sports | 49.3434 -123.0187 | 120 out | 0 | Mon-Sun 07:00-19:00 | 4 | A smaller bridge and pools, free.
    grouse-mountain | Grouse Mountain | viewpoint | views,photography,sports,nature | 49.3720 -123.0990 | 210 out | 82/45 | Mon-Sun 09:00-21:00 | 4 | Cable car to bears and the city view; hikers climb the Grind.
    queen-elizabeth-park | Queen Elizabeth Park | garden | nature,walks,views | 49.2418 -123.1126 | 60 out | 0 | Mon-Sun 06:00-22:00 | 3 | Quarry gardens on the highest hill.
    vandusen-garden | VanDusen Garden | garden | nature,walks,family | 49.2390 -123.1290 | 90 out | 14/7 | Mon-Sun 10:00-17:00 | 2 | Hedge maze and rhododendrons.
    dr-sun-yat-sen-garden | Dr Sun Yat-Sen Garden | garden | nature,walks,architecture | 49.2796 -123.1038 | 45 out | 16/0 | Wed-Sun 10:00-16:00 | 3 | Ming scholar’s court; the park beside is free.
    chinatown-murals | Chinatown Murals | neighbourhood | walks,local_life,history | 49.2800 -123.1000 | 40 out | 0 | Mon-Sun 09:00-18:00 | 2 | Gates and associations; go by day.
    english-bay-and-sunset-beach | English Bay and Sunset Beach | beach | beach,views | 49.2865 -123.1430 | 105 out | 0 | always | 4 | Logs on sand at sunset.
    kitsilano-beach-and-pool | Kitsilano Beach and Pool | beach | beach,sports,family | 49.2747 -123.1545 | 120 out | 0 | always | 3 | Mountains across the bay and a long salt pool.
    canada-place | Canada Place | landmark | photography,architecture,views | 49.2888 -123.1111 | 30 out | 0 | always | 3 | Sails, cruise ships and seaplanes.
    robson-street | Robson Street | shopping | shopping | 49.2842 -123.1235 | 45 out | 0 | always | 2 | Shops and ramen.
    aquabus-on-false-creek | Aquabus on False Creek | experience | local_life,views,family | 49.2745 -123.1300 | 40 out | 7 | Mon-Sun 08:00-20:00 | 4 | Tiny ferries between parks and market.
    wreck-beach-trail | Wreck Beach Trail | nature | nature,beach | 49.2620 -123.2610 | 120 out | 0 | Mon-Sun 07:00-20:00 | 1 | Steep stairs to a clothing-optional beach.
    frankies-jazz-club | Frankie’s Jazz Club | nightlife | nightlife,music | 49.2800 -123.1125 | 120 in | 25 | Wed-Sun 18:00-23:00 | 3 | Local and visiting players.
    main-street-breweries | Main Street Breweries | nightlife | nightlife,food | 49.2670 -123.1010 | 105 out | 0 | Mon-Sun 16:00-23:00 | 3 | Tasting rooms of Brewery Creek.
    queen-elizabeth-theatre | Queen Elizabeth Theatre | show | music | 49.2803 -123.1125 | 140 in | 80 | Wed-Sat 19:00-22:00 | 2 | Opera, ballet and Broadway.
    cypress-mountain-and-lighthouse-park | Cypress Mountain and Lighthouse Park | nature | nature,views | 49.3340 -123.2630 | 150 out | 0 | Mon-Sun 07:00-20:00 | 3 | Old cedars at a lighthouse; ski runs above.
    sea-to-sky-gondola-drive-to-horseshoe-bay | Horseshoe Bay | day_trip | views,nature | 49.3735 -123.2755 | 180 out | 0 | always | 2 | Ferry village in Howe Sound by bus 257.
  `,
  eateries: `
    medina | Medina | cafe | brunch,Mediterranean | vegetarian,vegan | breakfast,lunch | budget | 49.2805 -123.1170 | 29 | Mon-Sun 08:00-15:00 | Lavender lattes and waffles.
    revolver | Revolver | cafe | coffee | vegetarian,vegan | breakfast | budget | 49.2831 -123.1093 | 13 | Mon-Sat 07:30-18:00 | Serious coffee in Gastown.
    jam-cafe | Jam Café | cafe | brunch,Canadian | vegetarian | breakfast,lunch | budget | 49.2798 -123.1095 | 28 | Mon-Sun 08:00-14:00 | Big plates and a line.
    lees-donuts | Lee’s Donuts | food_street | doughnuts | vegetarian | breakfast | budget | 49.2725 -123.1348 | 9 | Mon-Sun 08:00-18:00 | Honey-dip on Granville Island.
    japadog | Japadog | food_street | hot dogs,Japanese | vegetarian | lunch,dinner | budget | 49.2820 -123.1240 | 13 | Mon-Sun 10:00-22:00 | Seaweed and teriyaki on sausages.
    phnom-penh | Phnom Penh | restaurant | Vietnamese,Cambodian | - | lunch,dinner | budget | 49.2784 -123.0983 | 27 | Mon-Sun 10:00-20:00 | Chicken wings everyone orders.
    the-acorn | The Acorn | restaurant | vegetarian | vegetarian,vegan,gluten_free | dinner | midrange | 49.2490 -123.1010 | 60 | Mon-Sun 17:00-22:00 | Creative vegetables on Main.
    miku | Miku | restaurant | Japanese,sushi | vegetarian,gluten_free | lunch,dinner | midrange | 49.2872 -123.1130 | 75 | Mon-Sun 11:30-22:00 | Flame-seared sushi by the water.
    hawksworth | Hawksworth | restaurant | Canadian,fine dining | vegetarian | lunch,dinner | premium | 49.2836 -123.1192 | 140 | Tue-Sat 11:30-14:00; Tue-Sat 17:00-21:30 | Pacific tasting menus.
  `,
  safety: [
    'Avoid East Hastings near Main; it is troubled though seldom dangerous.',
    'Tell somebody before hiking: the mountains are wild at once.',
  ],
});
