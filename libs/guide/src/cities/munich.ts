import { cityOfTables } from '../city-tables.js';

/** Munich. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const munich = cityOfTables({
  id: 'munich', name: 'Munich', aliases: ['münchen', 'muenchen', 'monaco di baviera', 'múnich', 'munchen'],
  country: 'Germany', countryCode: 'DE', continent: 'Europe', cityCode: 'MUC',
  lat: 48.1374, lng: 11.5755, timezone: 'Europe/Berlin', currency: 'EUR',
  languages: ['German'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'Beer gardens under chestnut trees, royal museums and the river Isar, with lakes and Alpine castles a train ride away.',
  bestFor: ['history', 'art', 'museums', 'food', 'nature', 'architecture'],
  daily: { food: { budget: 28, midrange: 52, premium: 115 }, localTransport: 10 },
  localTransport: {
    summary: 'U-Bahn, S-Bahn, trams and buses share zone M in the city; the airport lies in zone 5.',
    singleFare: 4.1, dayPass: 9.7,
  },
  airports: `
    MUC | train (S1 or S8) | 40 | 14.3
  `,
  climate: '4/-3/54/10 5/-2/46/9 10/1/61/10 14/4/56/10 19/8/107/12 22/12/121/13 24/14/118/13 24/13/116/12 19/10/78/10 14/6/67/9 8/1/58/10 4/-2/60/11',
  stayAreas: `
    altstadt | Altstadt | 48.1370 11.5760 | 120 200 430 | Around Marienplatz: everything on foot, high prices during Oktoberfest.
    schwabing | Schwabing | 48.1600 11.5850 | 90 150 270 | Cafés and art nouveau houses by the English Garden.
    haidhausen | Haidhausen | 48.1290 11.5990 | 85 140 240 | Quiet squares across the Isar near Ostbahnhof.
  `,
  places: `
    marienplatz-and-new-town-hall | Marienplatz and New Town Hall | landmark | photography,history,architecture | 48.1374 11.5755 | 45 out | 0 | always | 5 | The carillon plays at 11 and 12, from March to October also at 17.
    frauenkirche | Frauenkirche | religious | religion,architecture,history,views | 48.1386 11.5736 | 40 in | 0 | Mon-Sun 08:00-20:00 | 4 | Twin onion domes and the devil’s footprint; the south tower lift costs a few euros.
    st-peters-tower | St Peter’s Tower | viewpoint | views,photography,architecture | 48.1364 11.5757 | 40 out | 5/2 | Mon-Sun 09:00-18:00 | 4 | 306 narrow steps to the best view over the roofs, with the Alps in clear air.
    viktualienmarkt | Viktualienmarkt | market | markets,local_life,food | 48.1351 11.5763 | 60 out | 0 | Mon-Sat 08:00-18:00 | 4 | Food stalls around a maypole and a beer garden where you may bring your lunch.
    munich-residenz | Munich Residenz | palace | history,architecture,art | 48.1413 11.5779 | 120 in | 10/0 | Mon-Sun 10:00-17:00 | 4 | The kings’ rooms, the long Antiquarium hall and many treasures.
    english-garden | English Garden | park | nature,walks,family,sports | 48.1525 11.5920 | 90 out | 0 | always | 5 | Large beer garden at the Chinese Tower; the surfers’ wave at the south end has often failed since autumn 2025.
    alte-pinakothek | Alte Pinakothek | gallery | art,museums,history | 48.1483 11.5700 | 120 in | 9/0 | Tue-Sun 10:00-18:00 | 4 | Dürer, Rubens and Leonardo; one euro on Sundays.
    lenbachhaus | Lenbachhaus | gallery | art,museums | 48.1469 11.5636 | 90 in | 10/0 | Tue-Sun 10:00-18:00 | 3 | The Blue Rider painters in an artist’s villa.
    pinakothek-der-moderne | Pinakothek der Moderne | gallery | art,museums,architecture | 48.1472 11.5723 | 105 in | 10/0 | Tue-Sun 10:00-18:00 | 3 | Art, design and architecture under one rotunda.
    deutsches-museum | Deutsches Museum | museum | museums,science,family | 48.1299 11.5834 | 180 in | 15/8 | Mon-Sun 09:00-17:00 | 5 | Ships, aeroplanes and machines to try out on an island in the Isar.
    bmw-welt-and-museum | BMW Welt and Museum | museum | museums,science,family | 48.1770 11.5590 | 120 in | 12/8 | Tue-Sun 10:00-18:00 | 3 | Cars past and coming; the Welt hall is free, the museum bowl takes the ticket.
    olympiapark | Olympiapark | park | nature,walks,sports,architecture | 48.1740 11.5515 | 75 out | 0 | always | 3 | Tent roofs of 1972; climb the hill for the view.
    nymphenburg-palace | Nymphenburg Palace | palace | history,architecture,nature,family | 48.1583 11.5033 | 120 in | 10/0 | Mon-Sun 09:00-17:30 | 4 | Summer palace with a gallery of beauties; the park is free.
    asamkirche | Asamkirche | religious | religion,architecture,art | 48.1351 11.5696 | 20 in | 0 | Mon-Sun 09:00-18:00 | 3 | A baroque explosion of gold in the width of two houses.
    hofgarten | Hofgarten | garden | nature,walks,history | 48.1428 11.5800 | 30 out | 0 | always | 2 | Arcades, boules players and a temple where musicians play.
    ns-dokumentationszentrum | NS-Dokumentationszentrum | museum | museums,history | 48.1454 11.5673 | 90 in | 0 | Tue-Sun 10:00-19:00 | 3 | The rise of the Nazi party told on the site of its headquarters.
    hofbrauhaus | Hofbräuhaus | nightlife | nightlife,music,history,food | 48.1376 11.5799 | 75 in | 0 | Mon-Sun 11:00-24:00 | 3 | The loud state brewery hall; look at the painted ceiling, drink elsewhere if you want quiet.
    dachau-memorial | Dachau Memorial | day_trip | history | 48.2684 11.4685 | 240 out | 0 | Mon-Sun 09:00-17:00 closed 12-24 | 3 | The first concentration camp; take S2 and bus 726 and allow time.
  `,
  eateries: `
    cafe-frischhut | Café Frischhut | cafe | pastry,Bavarian | vegetarian | breakfast | budget | 48.1348 11.5747 | 9 | Mon-Sat 09:00-18:00 | Warm fried Schmalznudeln beside the market.
    cafe-luitpold | Café Luitpold | cafe | pastry,German | vegetarian | breakfast,lunch | midrange | 48.1431 11.5762 | 22 | Mon-Sat 08:00-19:00; Sun 09:00-19:00 | Coffee house under a palm-court roof, known for its cakes.
    gasthaus-burgerheim | Gasthaus Bürgerheim | restaurant | Bavarian,breakfast | vegetarian | breakfast,lunch,dinner | midrange | 48.1345 11.5280 | 20 | Mon-Sun 10:00-23:00 | Neighbourhood inn with a garden in the Westend.
    augustiner-keller | Augustiner-Keller | restaurant | Bavarian,beer garden | vegetarian | lunch,dinner | midrange | 48.1434 11.5507 | 24 | Mon-Sun 11:00-24:00 | Five thousand seats under chestnuts, beer from wooden casks.
    viktualienmarkt-suppenkuche | Viktualienmarkt Suppenküche | market | soup,Bavarian | vegetarian | lunch | budget | 48.1353 11.5761 | 10 | Mon-Sat 10:00-18:00 | Big bowls at standing tables amid the market.
    bratwurstherzl | Bratwurstherzl | restaurant | Bavarian,sausages | - | lunch,dinner | budget | 48.1353 11.5772 | 17 | Mon-Sat 10:00-23:00 | Nuremberg sausages over beechwood by the market.
    prinz-myshkin | Prinz Myshkin | restaurant | vegetarian | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 48.1357 11.5705 | 26 | Mon-Sun 12:00-22:30 | Vegetarian dishes under a vaulted ceiling near Sendlinger Tor.
    tantris | Tantris | restaurant | French,fine dining | - | lunch,dinner | premium | 48.1664 11.5862 | 230 | Wed-Sat 12:00-15:00; Wed-Sat 18:30-23:00 | Orange seventies room and one of Germany’s great kitchens.
    bergwolf | Bergwolf | food_street | sausages,German | vegetarian | lunch,dinner | budget | 48.1290 11.5715 | 12 | Mon-Sun 12:00-24:00 | Currywurst and fries on Fraunhoferstraße.
    cafe-jasmin | Café Jasmin | cafe | breakfast,German | vegetarian | breakfast,lunch | budget | 48.1480 11.5650 | 15 | Mon-Sun 10:00-19:00 | Fifties café near the museums.
    yum2take | Yum2Take | restaurant | Thai | vegetarian,vegan | lunch,dinner | budget | 48.1347 11.5735 | 15 | Mon-Sat 11:30-22:00 | Quick Thai bowls by the market.
  `,
  safety: [
    'During Oktoberfest book far ahead and keep valuables out of the tents.',
    'The Eisbach current is dangerous for swimmers despite the surfers.',
  ],
});
