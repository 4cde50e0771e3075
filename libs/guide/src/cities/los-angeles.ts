import { cityOfTables } from '../city-tables.js';

/** Los Angeles. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const losAngeles = cityOfTables({
  id: 'los-angeles', name: 'Los Angeles', aliases: ['la', 'los ángeles', 'l.a.', 'los angeles california'],
  country: 'United States', countryCode: 'US', continent: 'North America', cityCode: 'LAX',
  lat: 34.0522, lng: -118.2437, timezone: 'America/Los_Angeles', currency: 'USD',
  languages: ['English', 'Spanish'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'Beaches, film studios, hills and a hundred neighbourhoods with food from everywhere: a city of light and long drives.',
  bestFor: ['beach', 'art', 'food', 'family', 'nature', 'nightlife'],
  daily: { food: { budget: 48, midrange: 95, premium: 205 }, localTransport: 20 },
  localTransport: {
    summary: 'Metro rail and buses with a TAP card or bank card, capped for the day; distances are large, many hire a car or ride.',
    singleFare: 1.75, dayPass: 5,
  },
  airports: `
    LAX | bus (FlyAway) | 45 | 9.75
  `,
  climate: '20/9/79/6 20/10/97/6 21/11/62/6 22/12/23/3 23/14/7/1 25/16/2/1 28/18/0/0 29/18/1/0 28/17/6/1 26/15/17/2 23/11/26/3 20/9/59/5',
  stayAreas: `
    hollywood | Hollywood | 34.1000 -118.3300 | 140 220 400 | Metro line B, sights and noise.
    santa-monica | Santa Monica | 34.0150 -118.4930 | 210 330 620 | Beach, pier and metro line E.
    downtown | Downtown | 34.0480 -118.2520 | 140 220 420 | Museums and rail hub; avoid Skid Row to the east.
  `,
  places: `
    griffith-observatory | Griffith Observatory | viewpoint | views,photography,science,architecture | 34.1184 -118.3004 | 90 out | 0 | Tue-Fri 12:00-22:00; Sat-Sun 10:00-22:00 | 5 | Telescopes, city lights and the Hollywood sign, free.
    griffith-park-trails | Griffith Park Trails | nature | nature,walks,sports | 34.1220 -118.3000 | 105 out | 0 | Mon-Sun 05:00-22:00 | 4 | Climb to Mount Hollywood.
    the-getty-center | The Getty Center | museum | museums,art,architecture,views | 34.0780 -118.4741 | 150 in | 0 | Tue-Sun 10:00-17:30 | 5 | Van Gogh’s Irises, gardens and views; free, reserve a time. To close from 15 March 2027 for about a year.
    the-broad | The Broad | gallery | art,museums,architecture | 34.0545 -118.2506 | 90 in | 0 | Tue-Sun 11:00-17:00 | 4 | Koons and Kusama; free with a timed ticket.
    lacma | LACMA | museum | museums,art | 34.0639 -118.3592 | 105 in | 28/13 | Mon-Tue,Thu 11:00-18:00; Fri 11:00-20:00; Sat-Sun 10:00-19:00 | 4 | Urban Light and a new curved gallery.
    academy-museum | Academy Museum | museum | museums,family | 34.0635 -118.3608 | 105 in | 25/0 | Mon,Wed-Sun 10:00-18:00 | 4 | Ruby slippers, Bruce the shark and cinema craft.
    la-brea-tar-pits | La Brea Tar Pits | museum | museums,science,family | 34.0638 -118.3554 | 75 in | 18/7 | Mon-Sun 09:30-17:00 | 3 | Mammoths from bubbling asphalt; the museum is to be rebuilt before 2028, so check that it is open.
    natural-history-museum | Natural History Museum | museum | museums,science,family | 34.0169 -118.2887 | 105 in | 18/7 | Mon,Wed-Sun 09:30-17:00 | 3 | Dinosaurs in Exposition Park.
    california-african-american-museum | California African American Museum | museum | museums,history,art | 34.0160 -118.2838 | 50 in | 0 | Tue-Sat 10:00-17:00; Sun 11:00-17:00 | 2 | Art and history, free.
    hollywood-walk-of-fame | Hollywood Walk of Fame | landmark | photography | 34.1016 -118.3269 | 45 out | 0 | always | 3 | Stars under your feet and handprints at the Chinese Theatre.
    warner-bros-studio-tour | Warner Bros Studio Tour | experience | local_life,family | 34.1481 -118.3373 | 180 in | 76/65 | Mon-Sun 08:30-15:30 | 4 | Sets, cars and the Central Perk sofa.
    universal-studios-hollywood | Universal Studios Hollywood | theme_park | family | 34.1381 -118.3534 | 540 out | 139/133 | Mon-Sun 09:00-20:00 | 4 | Studio tram and Nintendo World.
    walt-disney-concert-hall | Walt Disney Concert Hall | show | music,architecture | 34.0553 -118.2499 | 130 in | 70 | Thu-Sun 19:00-22:00 | 4 | Gehry’s steel sails; the outside is free to walk.
    grand-central-market | Grand Central Market | food_hall | food | 34.0508 -118.2490 | 60 in | 0 | Mon-Sun 08:00-21:00 | 4 | Tacos, pupusas and egg sandwiches since 1917.
    olvera-street | Olvera Street | landmark | photography,history,food | 34.0573 -118.2379 | 45 out | 0 | Mon-Sun 10:00-19:00 | 3 | The oldest street, with churros by Union Station.
    santa-monica-pier-and-beach | Santa Monica Pier and Beach | beach | beach,family | 34.0094 -118.4973 | 120 out | 0 | always | 5 | Ferris wheel, sand and the end of Route 66.
    venice-beach-boardwalk | Venice Beach Boardwalk | beach | beach,local_life,sports | 33.9850 -118.4730 | 90 out | 0 | always | 5 | Skaters, muscle beach and canals behind.
    the-huntington | The Huntington | garden | nature,walks,art,books | 34.1290 -118.1145 | 180 out | 29/13 | Mon,Wed-Sun 10:00-17:00 | 4 | Desert and Japanese gardens with a Gutenberg Bible.
    echo-park-lake | Echo Park Lake | park | nature,walks | 34.0727 -118.2605 | 45 out | 0 | Mon-Sun 05:00-22:00 | 2 | Swan boats, lotus and the skyline.
    the-last-bookstore | The Last Bookstore | shopping | shopping,books | 34.0477 -118.2497 | 40 in | 0 | Mon-Sun 11:00-20:00 | 3 | A tunnel of books in a bank.
    melrose-and-fairfax | Melrose and Fairfax | shopping | shopping,food | 34.0836 -118.3614 | 75 out | 0 | Mon-Sun 10:00-20:00 | 2 | Vintage, sneakers and the Original Farmers Market.
    malibu-coast | Malibu Coast | nature | nature,beach,views | 34.0370 -118.6780 | 210 out | 0 | Mon-Sun 07:00-20:00 | 3 | Surf at Malibu pier and cliffs further on, by car.
    comedy-store | Comedy Store | show | music,nightlife | 34.0952 -118.3736 | 100 in | 30 | Mon-Sun 19:30-23:30 | 3 | Stand-up where stars try jokes; two drinks at least.
    west-hollywood-nights | West Hollywood Nights | nightlife | nightlife,music | 34.0907 -118.3850 | 120 out | 0 | Mon-Sun 19:00-24:00 | 3 | Bars of Santa Monica Boulevard and the Sunset Strip.
    disneyland | Disneyland | day_trip | family | 33.8121 -117.9190 | 600 out | 150/140 | Mon-Sun 08:00-23:00 | 4 | The first of all, in Anaheim.
  `,
  eateries: `
    sqirl | Sqirl | cafe | brunch,Californian | vegetarian,vegan,gluten_free | breakfast,lunch | budget | 34.0840 -118.2870 | 25 | Mon-Sun 08:00-15:00 | Ricotta toast with jam.
    eggslut | Eggslut | food_street | breakfast | vegetarian | breakfast,lunch | budget | 34.0508 -118.2490 | 17 | Mon-Sun 08:00-14:00 | Egg sandwiches in Grand Central Market.
    philippe-the-original | Philippe the Original | restaurant | American,sandwiches | - | breakfast,lunch,dinner | budget | 34.0597 -118.2370 | 17 | Mon-Sun 06:00-22:00 | French dip since 1908.
    leos-tacos | Leo’s Tacos | food_street | Mexican | - | lunch,dinner | budget | 34.0465 -118.3460 | 12 | Mon-Sun 10:00-24:00 | Al pastor cut from the spit on La Brea.
    guelaguetza | Guelaguetza | restaurant | Oaxacan | vegetarian,gluten_free | lunch,dinner | midrange | 34.0524 -118.3008 | 38 | Mon-Sun 09:00-22:00 | Moles in Koreatown.
    crossroads-kitchen | Crossroads Kitchen | restaurant | vegan | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 34.0836 -118.3695 | 55 | Mon-Sun 11:00-22:00 | Refined vegan cooking.
    parks-bbq | Park’s BBQ | restaurant | Korean barbecue | - | lunch,dinner | midrange | 34.0638 -118.2969 | 70 | Mon-Sun 11:00-22:00 | Prime short ribs.
    sugarfish | Sugarfish | restaurant | sushi | gluten_free | lunch,dinner | midrange | 34.0455 -118.2595 | 60 | Mon-Sun 11:30-22:00 | Set menus of sushi downtown.
    providence | Providence | restaurant | seafood,fine dining | - | dinner | premium | 34.0836 -118.3302 | 350 | Tue-Sat 17:45-21:00 | Three-star seafood tasting.
    clark-street-bakery | Clark Street Bakery | cafe | bakery | vegetarian | breakfast,lunch | budget | 34.0510 -118.2487 | 16 | Mon-Sun 07:00-16:00 | Bread and toasts downtown.
    tacos-tamix-hollywood | Tacos Tamix Hollywood | food_street | Mexican | - | lunch,dinner | budget | 34.1015 -118.3090 | 13 | Mon-Sun 11:00-24:00 | Truck for al pastor in East Hollywood.
    cafe-gratitude-venice | Cafe Gratitude Venice | restaurant | vegan | vegetarian,vegan,gluten_free | breakfast,lunch,dinner | midrange | 33.9945 -118.4775 | 32 | Mon-Sun 09:00-21:00 | Vegan bowls on Rose Avenue.
    huckleberry | Huckleberry | cafe | bakery,breakfast | vegetarian | breakfast,lunch | budget | 34.0263 -118.4917 | 24 | Mon-Sun 08:00-15:00 | Pastries and egg plates in Santa Monica.
    in-n-out-burger-hollywood | In-N-Out Burger Hollywood | food_street | burgers | - | lunch,dinner | budget | 34.0982 -118.3415 | 13 | Mon-Sun 10:30-24:00 | The Californian burger, order it animal style.
    tacos-por-favor | Tacos Por Favor | restaurant | Mexican | vegetarian | breakfast,lunch,dinner | budget | 34.0235 -118.4780 | 16 | Mon-Sun 08:00-20:00 | Simple plates in Santa Monica.
  `,
  safety: [
    'Do not walk around Skid Row; leave nothing in cars.',
    'Wildfire smoke and red-flag days occur in autumn: follow alerts.',
  ],
});
