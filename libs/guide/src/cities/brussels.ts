import { cityOfTables } from '../city-tables.js';

/** Brussels. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const brussels = cityOfTables({
  id: 'brussels', name: 'Brussels', aliases: ['bruxelles', 'brüssel', 'bruselas', 'brussel', 'bruxelas'],
  country: 'Belgium', countryCode: 'BE', continent: 'Europe', cityCode: 'BRU',
  lat: 50.8467, lng: 4.3525, timezone: 'Europe/Brussels', currency: 'EUR',
  languages: ['French', 'Dutch'], plugs: ['C', 'E'], asOf: '2026-11',
  summary:
    'Guild houses in gold around one square, art nouveau in the suburbs, comics on the walls and a serious approach to beer, fries and chocolate.',
  bestFor: ['food', 'architecture', 'history', 'art', 'museums', 'wine'],
  daily: { food: { budget: 28, midrange: 55, premium: 120 }, localTransport: 8.5 },
  localTransport: {
    summary: 'Metro, trams and buses of STIB; touch a bank card at the reader and the day is capped.',
    singleFare: 2.3, dayPass: 8.5,
  },
  airports: `
    BRU | train | 20 | 11.4
    CRL | shuttle bus | 60 | 19.5
  `,
  climate: '6/1/75/12 7/1/62/11 11/3/58/11 15/5/46/9 18/9/63/10 21/12/70/10 23/14/77/10 23/14/82/10 20/11/66/9 15/8/72/11 10/4/74/12 7/2/86/13',
  stayAreas: `
    grand-place-stay | Grand-Place | 50.8467 4.3525 | 100 160 320 | The lanes of the centre; noisy at night, nothing far.
    sainte-catherine | Sainte-Catherine | 50.8510 4.3480 | 95 150 260 | Fish restaurants around an old quay, five minutes from the square.
    ixelles | Ixelles | 50.8270 4.3660 | 80 130 230 | Art nouveau houses and ponds, by tram 81 or bus 71.
  `,
  places: `
    grand-place | Grand-Place | landmark | photography,history,architecture | 50.8467 4.3525 | 45 out | 0 | always | 5 | Guild houses around the Gothic town hall; come back after dark for the lights.
    manneken-pis | Manneken Pis | landmark | photography | 50.8450 4.3500 | 15 out | 0 | always | 2 | Smaller than you think; his costumes fill a little museum nearby.
    royal-museums-of-fine-arts | Royal Museums of Fine Arts | gallery | art,museums | 50.8419 4.3580 | 120 in | 10/0 | Tue-Fri 10:00-17:00; Sat-Sun 11:00-18:00 closed 01-01 05-01 12-25 | 4 | Bruegel, Rubens and David; check which wings are open during works.
    magritte-museum | Magritte Museum | museum | museums,art | 50.8424 4.3589 | 75 in | 10/0 | Tue-Fri 10:00-17:00; Sat-Sun 11:00-18:00 closed 01-01 05-01 12-25 | 4 | Three floors of bowler hats and pipes by the surrealist.
    atomium | Atomium | landmark | photography,architecture,views,family | 50.8949 4.3415 | 75 in | 16/8.5 | Mon-Sun 10:00-18:00 | 4 | An iron crystal of 1958 with escalators in its tubes and a view from the top ball.
    comics-art-center | Comics Art Center | museum | museums,art,family | 50.8508 4.3603 | 75 in | 13/6 | Tue-Sun 10:00-18:00 | 3 | Tintin, the Smurfs and how a strip is made, in a department store by Horta.
    galeries-royales-saint-hubert | Galeries Royales Saint-Hubert | shopping | shopping,architecture | 50.8480 4.3551 | 40 in | 0 | always | 3 | Glass-roofed arcade of 1847 with chocolate makers and a theatre.
    cathedral-of-st-michael-and-st-gudula | Cathedral of St Michael and St Gudula | religious | religion,architecture,history | 50.8477 4.3603 | 35 in | 0 | Mon-Fri 08:00-18:00; Sat-Sun 09:00-18:00 | 3 | Gothic twin towers on the hill, with fine stained glass.
    mont-des-arts | Mont des Arts | viewpoint | views,photography,architecture | 50.8442 4.3565 | 25 out | 0 | always | 3 | Stepped garden with the classic view down to the town hall spire.
    sablon | Sablon | neighbourhood | walks,local_life,shopping,architecture | 50.8405 4.3555 | 50 out | 0 | always | 3 | Chocolate shops and an antiques market at weekends around a Gothic church.
    horta-museum | Horta Museum | museum | museums,architecture | 50.8242 4.3556 | 60 in | 14/4 | Tue-Sun 14:00-17:30 closed 01-01 05-01 12-25 | 4 | The art nouveau master’s own house; book a time, no photographs.
    musical-instruments-museum | Musical Instruments Museum | museum | museums,music | 50.8428 4.3591 | 90 in | 15/0 | Tue-Fri 09:30-17:00; Sat-Sun 10:00-17:00 closed 01-01 05-01 12-25 | 3 | Headphones play what you look at, in an art nouveau store with a roof café.
    parc-du-cinquantenaire | Parc du Cinquantenaire | park | nature,walks,architecture | 50.8405 4.3930 | 60 out | 0 | always | 3 | A triumphal arch between museums; car lovers visit Autoworld in the wing.
    house-of-european-history | House of European History | museum | museums,history | 50.8385 4.3777 | 90 in | 0 | Mon 13:00-18:00; Tue-Fri 09:00-18:00; Sat-Sun 10:00-18:00 closed 01-01 05-01 12-25 | 3 | Free museum of a continent in Parc Léopold, told in 24 languages.
    place-du-jeu-de-balle-flea-market | Place du Jeu de Balle Flea Market | market | markets,local_life,history | 50.8365 4.3460 | 60 out | 0 | Mon-Sun 09:00-14:00 | 3 | Daily flea market of the Marolles; the last hour has the bargains.
    cantillon-brewery | Cantillon Brewery | experience | local_life,food,wine,history | 50.8414 4.3354 | 60 in | 9.5 | Mon-Tue,Thu-Sat 10:00-16:00 | 3 | A family brewery that still makes sour lambic; a tasting is included.
    delirium-cafe-quarter | Delirium Café Quarter | nightlife | nightlife,wine | 50.8485 4.3540 | 90 out | 0 | Mon-Sun 18:00-24:00 | 2 | Impasse de la Fidélité: thousands of beers and few seats.
    leuven | Leuven | day_trip | history,architecture,walks | 50.8790 4.7010 | 210 out | 12 | always | 3 | University town with a lace-like Gothic town hall, 25 minutes by train; the price is the return ticket.
  `,
  eateries: `
    maison-dandoy | Maison Dandoy | cafe | waffles,Belgian | vegetarian | breakfast | budget | 50.8472 4.3535 | 10 | Mon-Sun 09:30-20:00 | Brussels waffles and spiced biscuits near the square.
    peck-47 | Peck 47 | cafe | brunch | vegetarian,vegan | breakfast,lunch | budget | 50.8484 4.3497 | 16 | Mon-Sun 09:00-16:00 | Poached eggs on waffles near the stock exchange.
    le-pain-quotidien-dansaert | Le Pain Quotidien Dansaert | cafe | bakery,Belgian | vegetarian,vegan | breakfast,lunch | budget | 50.8497 4.3467 | 15 | Mon-Sun 08:00-18:00 | Where the bread chain with the long table began.
    fritland | Fritland | food_street | fries,Belgian | vegetarian | lunch,dinner | budget | 50.8479 4.3503 | 7 | Mon-Sun 11:00-24:00 | Fries fried twice beside the stock exchange.
    noordzee-mer-du-nord | Noordzee Mer du Nord | food_street | seafood | - | lunch | budget | 50.8508 4.3478 | 16 | Tue-Sun 11:00-18:00 | Fish soup and fried squid eaten standing on Place Sainte-Catherine.
    fin-de-siecle | Fin de Siècle | restaurant | Belgian | vegetarian | dinner | midrange | 50.8500 4.3472 | 24 | Mon-Sun 16:30-24:00 | Large plates of stew in a loud room; no reservations.
    nuetnigenough | Nüetnigenough | restaurant | Belgian,beer | vegetarian | lunch,dinner | midrange | 50.8462 4.3481 | 26 | Mon-Sun 12:00-22:00 | Beer in the glass and the sauce, a few steps from the centre.
    comme-chez-soi | Comme Chez Soi | restaurant | French,fine dining | - | lunch,dinner | premium | 50.8424 4.3440 | 150 | Wed-Sat 12:00-13:30; Wed-Sat 19:00-21:30 | Classic French-Belgian kitchen under art nouveau glass.
    my-tannour | My Tannour | restaurant | Syrian | vegetarian,vegan | lunch,dinner | budget | 50.8470 4.3640 | 14 | Mon-Sat 12:00-22:00 | Flatbread rolls from a clay oven.
  `,
  safety: [
    'Watch bags at Gare du Midi and Gare du Nord, above all at night.',
    'Pavements around the centre are uneven cobbles and slippery in rain.',
  ],
});
