import { cityOfTables } from '../city-tables.js';

/** Boston. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const boston = cityOfTables({
  id: 'boston', name: 'Boston', aliases: ['boston massachusetts', 'bóston'],
  country: 'United States', countryCode: 'US', continent: 'North America', cityCode: 'BOS',
  lat: 42.3601, lng: -71.0589, timezone: 'America/New_York', currency: 'USD',
  languages: ['English'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'Brick and harbour: the trail of the revolution, great universities, chowder and a ball park, all within a walk.',
  bestFor: ['history', 'museums', 'books', 'walks', 'food', 'sports'],
  daily: { food: { budget: 45, midrange: 90, premium: 205 }, localTransport: 11 },
  localTransport: {
    summary: 'The T (subway, trams), buses and harbour ferries with a CharlieCard or bank card.',
    singleFare: 2.4, dayPass: 11,
  },
  airports: `
    BOS | bus (Silver Line, free inbound) | 25 | 2.4
  `,
  climate: '3/-5/86/11 4/-4/83/10 8/0/108/12 14/5/95/11 19/10/83/12 25/15/99/11 28/19/83/9 27/19/84/9 23/15/90/9 17/9/104/9 11/4/93/10 6/-1/109/11',
  stayAreas: `
    back-bay | Back Bay | 42.3500 -71.0790 | 190 300 560 | Brownstones and shops.
    downtown-and-north-end | Downtown and North End | 42.3600 -71.0560 | 190 300 540 | On the Freedom Trail.
    cambridge | Cambridge | 42.3730 -71.1190 | 170 260 430 | Harvard Square on the Red Line.
  `,
  places: `
    freedom-trail | Freedom Trail | neighbourhood | walks,local_life,history | 42.3554 -71.0640 | 150 out | 0 | always | 5 | Red line through sixteen sites from the Common to Bunker Hill.
    boston-common-and-public-garden | Boston Common and Public Garden | garden | nature,walks,family | 42.3540 -71.0700 | 50 out | 0 | Mon-Sun 06:00-23:00 | 5 | Swan boats, ducklings and willows.
    paul-revere-house | Paul Revere House | museum | museums,history | 42.3637 -71.0537 | 40 in | 6/1 | Mon-Sun 10:00-17:00 | 3 | The rider’s wooden home of 1680.
    old-state-house | Old State House | museum | museums,history | 42.3588 -71.0575 | 60 in | 17/9 | Mon-Sun 10:00-17:00 | 3 | Site of the massacre, with the lion and unicorn.
    old-north-church | Old North Church | religious | religion,architecture,history | 42.3664 -71.0544 | 40 in | 5/3 | Mon-Sun 10:00-17:00 | 4 | Two lanterns hung here.
    boston-tea-party-ships | Boston Tea Party Ships | museum | museums,history,family | 42.3522 -71.0511 | 75 out | 36/28 | Mon-Sun 10:00-17:00 | 3 | Throw tea overboard with actors.
    uss-constitution | USS Constitution | landmark | photography,history,family | 42.3726 -71.0545 | 75 out | 0 | Tue-Sun 10:00-16:00 | 4 | Old Ironsides afloat; bring an ID.
    bunker-hill-monument | Bunker Hill Monument | viewpoint | views,photography,history | 42.3763 -71.0608 | 45 out | 0 | Mon-Sun 13:00-16:00 | 3 | 294 steps, free.
    museum-of-fine-arts-boston | Museum of Fine Arts Boston | museum | museums,art | 42.3394 -71.0940 | 150 in | 30/14 | Mon,Wed,Sat-Sun 10:00-17:00; Thu-Fri 10:00-22:00 | 5 | Monet, Egypt and American silver.
    isabella-stewart-gardner-museum | Isabella Stewart Gardner Museum | museum | museums,art,architecture | 42.3382 -71.0990 | 90 in | 22/0 | Mon,Wed-Sun 11:00-17:00 | 5 | Venetian palace with empty frames of the theft.
    institute-of-contemporary-art | Institute of Contemporary Art | gallery | art,museums,architecture | 42.3529 -71.0430 | 75 in | 20/0 | Tue-Wed,Sat-Sun 10:00-17:00; Thu-Fri 10:00-21:00 | 3 | Glass over the harbour; free on Thursday evenings.
    jfk-presidential-library | JFK Presidential Library | museum | museums,history | 42.3163 -71.0340 | 105 in | 18/0 | Mon-Sun 10:00-17:00 closed 01-01 12-25 | 3 | The president’s boat and words by the sea.
    museum-of-science | Museum of Science | museum | museums,science,family | 42.3677 -71.0710 | 135 in | 31/26 | Mon-Sun 09:00-17:00 | 4 | Lightning shows over the river.
    new-england-aquarium | New England Aquarium | zoo | family,science | 42.3591 -71.0499 | 105 in | 39/30 | Mon-Sun 09:00-17:00 | 3 | Penguins around a giant ocean tank.
    harvard-yard-and-art-museums | Harvard Yard and Art Museums | gallery | art,museums,history,books | 42.3744 -71.1143 | 105 in | 0 | Tue-Sun 10:00-17:00 | 4 | Three museums under one glass roof, free.
    mit-museum | MIT Museum | museum | museums,science,architecture | 42.3624 -71.0850 | 75 in | 18/10 | Mon-Sun 10:00-17:00 | 3 | Robots and holograms at Kendall.
    boston-public-library | Boston Public Library | landmark | photography,books,architecture | 42.3493 -71.0782 | 45 in | 0 | Mon-Thu 09:00-20:00; Fri-Sat 09:00-17:00; Sun 11:00-17:00 | 4 | Murals and an Italian court, free.
    trinity-church | Trinity Church | religious | religion,architecture | 42.3498 -71.0756 | 35 in | 10/0 | Tue-Sat 10:00-17:00; Sun 12:30-16:30 | 3 | Richardson’s masterpiece on Copley Square.
    beacon-hill-and-acorn-street | Beacon Hill and Acorn Street | neighbourhood | walks,local_life,architecture,photography | 42.3577 -71.0686 | 60 out | 0 | always | 4 | Gas lamps, brick and the gold dome.
    quincy-market | Quincy Market | food_hall | food,history | 42.3601 -71.0546 | 50 in | 0 | Mon-Sun 10:00-21:00 | 2 | Food counters and street acts at Faneuil Hall.
    north-end | North End | neighbourhood | walks,local_life,food | 42.3647 -71.0542 | 60 out | 0 | always | 4 | Cannoli and small Italian kitchens.
    boston-public-market | Boston Public Market | market | markets,local_life,food | 42.3620 -71.0575 | 40 in | 0 | Mon-Sat 08:00-18:00; Sun 10:00-18:00 | 3 | All from New England.
    fenway-park-tour | Fenway Park Tour | experience | local_life,sports,history | 42.3467 -71.0972 | 75 out | 25/17 | Mon-Sun 09:00-17:00 | 4 | The green monster of 1912.
    charles-river-esplanade | Charles River Esplanade | park | nature,walks,sports | 42.3560 -71.0770 | 60 out | 0 | always | 3 | Sails, joggers and summer concerts.
    newbury-street | Newbury Street | shopping | shopping | 42.3505 -71.0810 | 60 out | 0 | always | 2 | Shops in brownstones.
    symphony-hall | Symphony Hall | show | music,architecture | 42.3427 -71.0857 | 130 in | 60 | Thu-Sat 19:00-22:00 | 4 | One of the best-sounding halls, 1900.
    wallys-cafe | Wally’s Café | nightlife | nightlife,music | 42.3409 -71.0816 | 105 in | 0 | Mon-Sun 18:00-24:00 | 4 | Jazz nightly by young players since 1947.
    concord-and-walden-pond | Concord and Walden Pond | day_trip | history,books,nature | 42.4390 -71.3390 | 240 out | 0 | Mon-Sun 07:00-19:00 | 3 | First shots and Thoreau’s water, by train and taxi.
    salem | Salem | day_trip | history | 42.5195 -70.8967 | 270 out | 0 | always | 3 | Witch trials and merchants’ houses, half an hour by train.
  `,
  eateries: `
    tatte-bakery | Tatte Bakery | cafe | bakery,Israeli | vegetarian,vegan | breakfast,lunch | budget | 42.3581 -71.0705 | 21 | Mon-Sun 07:00-19:00 | Shakshuka on Charles Street.
    paramount | Paramount | cafe | American,breakfast | vegetarian | breakfast,lunch | budget | 42.3585 -71.0707 | 22 | Mon-Sun 08:00-15:00 | Order, pay, then sit: Beacon Hill since 1937.
    flour-bakery | Flour Bakery | cafe | bakery | vegetarian,vegan,gluten_free | breakfast,lunch | budget | 42.3517 -71.0480 | 17 | Mon-Sun 07:00-18:00 | Sticky buns near the harbour.
    neptune-oyster | Neptune Oyster | restaurant | seafood | - | lunch,dinner | midrange | 42.3632 -71.0561 | 65 | Mon-Sun 11:30-21:00 | Lobster roll hot with butter.
    regina-pizzeria | Regina Pizzeria | restaurant | pizza | vegetarian | lunch,dinner | budget | 42.3654 -71.0568 | 20 | Mon-Sun 11:00-23:00 | Brick oven since 1926.
    clover-food-lab | Clover Food Lab | restaurant | vegetarian | vegetarian,vegan | breakfast,lunch,dinner | budget | 42.3737 -71.1197 | 16 | Mon-Sun 08:00-20:00 | Chickpea fritter at Harvard.
    union-oyster-house | Union Oyster House | restaurant | seafood,American | - | lunch,dinner | midrange | 42.3613 -71.0569 | 58 | Mon-Sun 11:00-21:30 | America’s oldest restaurant still open.
    dumpling-cafe | Dumpling Café | restaurant | Taiwanese | vegetarian | lunch,dinner | budget | 42.3514 -71.0612 | 24 | Mon-Sun 11:00-22:00 | Soup dumplings in Chinatown.
    o-ya | O Ya | restaurant | Japanese,fine dining | - | dinner | premium | 42.3513 -71.0568 | 295 | Tue-Sat 17:00-21:30 | Sushi with invention.
  `,
  safety: [
    'Boston is safe in the centre; drivers are impatient.',
    'Northeasters bring deep snow from January to March.',
  ],
});
