import { cityOfTables } from '../city-tables.js';

/** Zurich. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const zurich = cityOfTables({
  id: 'zurich', name: 'Zurich', aliases: ['zürich', 'zuerich', 'zurigo', 'zürih'],
  country: 'Switzerland', countryCode: 'CH', continent: 'Europe', cityCode: 'ZRH',
  lat: 47.3744, lng: 8.541, timezone: 'Europe/Zurich', currency: 'CHF',
  languages: ['German'], plugs: ['C', 'J'], asOf: '2026-11',
  summary:
    'A lake, a river clean enough to swim in and an old town on two banks, with the Alps on the horizon and trains on the minute.',
  bestFor: ['walks', 'art', 'views', 'nature', 'museums', 'local_life'],
  daily: { food: { budget: 45, midrange: 85, premium: 170 }, localTransport: 9 },
  localTransport: {
    summary: 'Trams, buses, S-Bahn and lake boats share zone tickets; zone 110 covers the city. A day pass costs two single tickets.',
    singleFare: 4.6, dayPass: 9.2,
  },
  airports: `
    ZRH | train | 12 | 7
  `,
  climate: '4/-1/62/10 5/-1/60/9 10/2/66/10 14/5/77/10 19/9/118/12 23/13/122/12 25/14/124/11 24/14/121/11 19/11/92/9 14/7/84/9 8/2/75/10 4/0/81/10',
  stayAreas: `
    altstadt | Altstadt | 47.3720 8.5425 | 170 270 560 | Lanes on both sides of the Limmat between station and lake.
    langstrasse | Langstrasse | 47.3775 8.5270 | 130 200 330 | Bars and small restaurants behind the station; loud at weekends.
    seefeld | Seefeld | 47.3590 8.5535 | 160 250 450 | Calm streets near the lake promenade, ten minutes by tram.
  `,
  places: `
    bahnhofstrasse | Bahnhofstrasse | shopping | shopping,walks | 47.3722 8.5388 | 45 out | 0 | always | 3 | From the station to the lake past banks and windows; the side lanes are older and nicer.
    grossmunster | Grossmünster | religious | religion,architecture,history,views | 47.3700 8.5440 | 45 in | 0 | Mon-Sun 10:00-18:00 | 4 | Twin-towered church of the Reformation with windows by Sigmar Polke; the tower costs a few francs more.
    fraumunster | Fraumünster | religious | religion,architecture,art | 47.3698 8.5412 | 30 in | 5/0 | Mon-Sat 10:00-18:00; Sun 12:00-18:00 | 4 | Five tall windows by Marc Chagall glow best in morning light.
    lindenhof | Lindenhof | viewpoint | views,photography,history | 47.3730 8.5410 | 30 out | 0 | always | 4 | Roman fort hill with lime trees, chess players and the view over the Limmat.
    kunsthaus-zurich | Kunsthaus Zürich | museum | museums,art | 47.3703 8.5481 | 120 in | 24/0 | Tue-Sun 10:00-18:00; Thu 18:00-20:00 | 5 | Giacometti, Monet and Munch in two houses joined under the square.
    swiss-national-museum | Swiss National Museum | museum | museums,history,family | 47.3791 8.5403 | 105 in | 13/0 | Tue-Sun 10:00-17:00; Thu 17:00-19:00 | 4 | Swiss history in a castle-like building beside the station.
    museum-rietberg | Museum Rietberg | museum | museums,art,nature | 47.3590 8.5305 | 90 in | 18/0 | Tue-Sun 10:00-17:00; Wed 17:00-20:00 | 3 | Art of Asia, Africa and the Americas in villas in a park.
    niederdorf | Niederdorf | neighbourhood | walks,local_life,history,shopping | 47.3735 8.5440 | 60 out | 0 | always | 4 | Guild houses, fountains and small shops; the cabaret where Dada began is at Spiegelgasse 1.
    lake-promenade-and-zurichhorn | Lake Promenade and Zürichhorn | park | nature,walks,views,wellness | 47.3560 8.5515 | 75 out | 0 | always | 4 | Walk from Bellevue past lawns and bathing places to the Chinese garden.
    short-lake-cruise | Short Lake Cruise | experience | local_life,views,family | 47.3664 8.5413 | 90 out | 10/5 | Mon-Sun 11:00-18:00 | 3 | Ninety-minute round trip from Bürkliplatz, with the Alps ahead on clear days.
    uetliberg | Uetliberg | nature | nature,views,walks,sports | 47.3497 8.4917 | 150 out | 9.2/4.6 | Mon-Sun 07:00-22:00 | 4 | Train S10 to the local mountain, a tower on top and an easy ridge path with lake views.
    old-botanical-garden | Old Botanical Garden | garden | nature,walks | 47.3709 8.5330 | 40 out | 0 | Mon-Sun 07:00-19:00 | 2 | A small green hill with a palm house above the old moat.
    fifa-museum | FIFA Museum | museum | museums,sports,family | 47.3637 8.5315 | 90 in | 26/15 | Tue-Sun 10:00-18:00 | 2 | World Cup trophies and a pinball hall for football followers.
    zurich-west-and-viadukt | Zurich West and Viadukt | shopping | shopping,local_life,food | 47.3880 8.5262 | 75 in | 0 | Mon-Sat 09:00-20:00 | 3 | Shops and a market hall under the arches of a railway viaduct.
    zurich-zoo | Zurich Zoo | zoo | family,nature | 47.3847 8.5742 | 180 out | 32/17 | Mon-Sun 09:00-17:00 | 3 | The Masoala hall is a rain forest under a roof, with lemurs overhead.
    beyer-clock-museum | Beyer Clock Museum | museum | museums,history | 47.3706 8.5393 | 40 in | 10/0 | Mon-Fri 14:00-18:00 | 2 | Sundials to wristwatches below a jeweller’s on Bahnhofstrasse.
    rhine-falls | Rhine Falls | day_trip | nature,family | 47.6779 8.6155 | 240 out | 6 | Mon-Sun 09:00-18:00 | 3 | Europe’s most powerful waterfall, under an hour away by S-Bahn; boats go to the rock in the middle.
  `,
  eateries: `
    confiserie-sprungli | Confiserie Sprüngli | cafe | pastry,Swiss | vegetarian | breakfast | budget | 47.3694 8.5388 | 19 | Mon-Fri 07:30-18:30; Sat 08:00-18:00; Sun 09:30-17:00 | Famous for small macarons; breakfast upstairs at Paradeplatz.
    cafe-odeon | Café Odeon | cafe | Swiss,bistro | vegetarian | breakfast,lunch | midrange | 47.3672 8.5456 | 30 | Mon-Sat 07:00-24:00; Sun 09:00-24:00 | Art nouveau café by Bellevue where exiles once wrote.
    bohemia | Bohemia | cafe | brunch,international | vegetarian,vegan | breakfast,lunch,dinner | midrange | 47.3655 8.5530 | 30 | Mon-Fri 07:00-23:00; Sat-Sun 09:00-23:00 | Roomy café on Kreuzplatz with late breakfasts.
    hiltl | Hiltl | restaurant | vegetarian,buffet | vegetarian,vegan,gluten_free | breakfast,lunch,dinner | midrange | 47.3734 8.5367 | 35 | Mon-Sat 07:00-22:00; Sun 10:00-22:00 | Vegetarian since 1898; the buffet is paid by weight.
    sternen-grill | Sternen Grill | food_street | sausages,Swiss | - | lunch,dinner | budget | 47.3667 8.5457 | 15 | Mon-Sun 11:00-23:00 | Bratwurst, sharp mustard and a crusty roll by Bellevue.
    zeughauskeller | Zeughauskeller | restaurant | Swiss | vegetarian | lunch,dinner | midrange | 47.3703 8.5396 | 38 | Mon-Sun 11:30-23:00 | Veal in cream sauce and rösti under beams of the old arsenal.
    markthalle-viadukt | Markthalle Viadukt | food_hall | international,Swiss | vegetarian,vegan | lunch,dinner | budget | 47.3882 8.5265 | 24 | Mon-Sat 09:00-20:00 | Stalls for cheese, soup and sandwiches below the railway.
    kronenhalle | Kronenhalle | restaurant | Swiss,French | - | lunch,dinner | premium | 47.3674 8.5460 | 110 | Mon-Sun 12:00-23:00 | Dinner under paintings by Chagall and Miró.
    lilys | Lily’s | restaurant | Asian | vegetarian,vegan | lunch,dinner | budget | 47.3778 8.5272 | 24 | Mon-Sun 11:00-23:00 | Curries and noodles on Langstrasse.
    tibits-seefeld | tibits Seefeld | restaurant | vegetarian,buffet | vegetarian,vegan | breakfast,lunch,dinner | budget | 47.3654 8.5473 | 25 | Mon-Sat 07:00-22:00; Sun 09:00-22:00 | Meat-free buffet by weight beside the opera house.
  `,
  safety: [
    'Zurich is safe; take care of bags in the main station and around Langstrasse late at night.',
    'The river current is strong: swim only at the marked bathing places.',
  ],
});
