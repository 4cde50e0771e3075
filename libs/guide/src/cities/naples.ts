import { cityOfTables } from '../city-tables.js';

/** Naples. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const naples = cityOfTables({
  id: 'naples', name: 'Naples', aliases: ['napoli', 'neapel', 'nápoles', 'neapol'],
  country: 'Italy', countryCode: 'IT', continent: 'Europe', cityCode: 'NAP',
  lat: 40.8518, lng: 14.2681, timezone: 'Europe/Rome', currency: 'EUR',
  languages: ['Italian'], plugs: ['C', 'F', 'L'], asOf: '2026-11',
  summary:
    'Loud, layered and generous: Greek streets, baroque chapels and the original pizza, between Vesuvius, Pompeii and the bay.',
  bestFor: ['food', 'history', 'art', 'local_life', 'views', 'architecture'],
  daily: { food: { budget: 23, midrange: 45, premium: 105 }, localTransport: 4.5 },
  localTransport: {
    summary: 'Metro line 1 with artful stations, funiculars and buses; Circumvesuviana trains to Pompeii and Sorrento have their own tickets.',
    singleFare: 1.5, dayPass: 4.5,
  },
  airports: `
    NAP | bus (Alibus) | 20 | 5
  `,
  climate: '13/4/93/9 13/5/82/9 16/7/76/8 19/9/86/9 23/13/51/5 27/17/34/3 30/19/24/2 30/20/42/3 26/17/81/6 22/13/133/8 17/8/162/11 14/6/121/10',
  stayAreas: `
    centro-storico | Centro Storico | 40.8500 14.2570 | 70 115 220 | Straight Greek lanes full of life; not quiet.
    chiaia | Chiaia | 40.8350 14.2400 | 90 155 310 | Elegant seafront quarter with shops.
    vomero | Vomero | 40.8440 14.2300 | 70 120 200 | On the hill by funicular: calm, residential and with views.
  `,
  places: `
    national-archaeological-museum | National Archaeological Museum | museum | museums,history,art | 40.8534 14.2505 | 150 in | 20/2 | Mon,Wed-Sun 09:00-19:30 | 5 | Mosaics, bronzes and frescoes of Pompeii; the Farnese marbles downstairs.
    sansevero-chapel | Sansevero Chapel | religious | religion,architecture,art | 40.8493 14.2548 | 45 in | 12/8 | Mon,Wed-Sun 09:00-19:00 | 5 | The Veiled Christ in marble as thin as cloth; book online.
    spaccanapoli | Spaccanapoli | neighbourhood | walks,local_life,history,food | 40.8490 14.2560 | 75 out | 0 | always | 5 | The straight street that splits the old town, with shrines and shouting.
    via-san-gregorio-armeno | Via San Gregorio Armeno | shopping | shopping,local_life | 40.8502 14.2580 | 30 out | 0 | Mon-Sun 10:00-19:00 | 3 | Workshops of crib figures all year round.
    naples-cathedral | Naples Cathedral | religious | religion,architecture,history | 40.8526 14.2596 | 40 in | 0 | Mon-Sat 08:30-13:30; Mon-Sat 14:30-19:30; Sun 08:30-13:30 | 3 | San Gennaro’s blood liquefies here three times a year.
    napoli-sotterranea | Napoli Sotterranea | experience | local_life,history,family | 40.8511 14.2568 | 90 in | 15/8 | Mon-Sun 10:00-18:00 | 4 | Greek tunnels, Roman cisterns and war shelters; guided, with one narrow passage.
    santa-chiara-cloister | Santa Chiara Cloister | religious | religion,architecture,nature | 40.8467 14.2527 | 45 in | 7/4.5 | Mon-Sat 09:30-17:00; Sun 10:00-14:00 | 4 | Majolica benches under vines, a quiet hour in the old town.
    castel-dellovo-seafront | Castel dell’Ovo Seafront | viewpoint | views,photography,history | 40.8280 14.2476 | 40 out | 0 | always | 4 | Castle on the water and the promenade with Vesuvius behind; the inside is often closed.
    castel-nuovo | Castel Nuovo | museum | museums,history | 40.8386 14.2527 | 60 in | 6/0 | Mon-Sat 08:30-17:00 | 2 | Towers by the port with a white triumphal arch.
    piazza-del-plebiscito | Piazza del Plebiscito | landmark | photography,architecture | 40.8358 14.2486 | 25 out | 0 | always | 3 | Half circle of columns facing the royal palace.
    royal-palace-of-naples | Royal Palace of Naples | palace | history,architecture,art | 40.8362 14.2496 | 75 in | 15/2 | Mon-Tue,Thu-Sun 09:00-19:00 | 3 | Bourbon state rooms; closed on Wednesdays.
    galleria-umberto-i | Galleria Umberto I | shopping | shopping,architecture | 40.8384 14.2495 | 20 in | 0 | always | 2 | Glass dome across from the opera house.
    teatro-san-carlo | Teatro San Carlo | show | music,architecture | 40.8375 14.2497 | 150 in | 60 | Tue-Sun 19:00-23:00 | 3 | Europe’s oldest opera house still at work.
    capodimonte-museum | Capodimonte Museum | gallery | art,museums,history,nature | 40.8670 14.2504 | 120 in | 15/2 | Mon-Tue,Thu-Sun 08:30-19:30 | 4 | Caravaggio, Titian and porcelain in a royal hunting palace with a park.
    certosa-di-san-martino | Certosa di San Martino | museum | museums,art,architecture | 40.8434 14.2417 | 75 in | 6/2 | Mon-Tue,Thu-Sun 08:30-17:00 | 3 | Cloister and cribs high over the city.
    castel-santelmo | Castel Sant’Elmo | viewpoint | views,photography,history | 40.8440 14.2391 | 50 out | 5/2 | Mon-Sun 08:30-18:30 | 4 | Star fort on the hill: the whole bay at your feet.
    san-gennaro-catacombs | San Gennaro Catacombs | experience | local_life,history,religion | 40.8637 14.2474 | 60 in | 13/6 | Mon-Sun 10:00-17:00 | 3 | Early Christian frescoes, guided by young people of the quarter.
    quartieri-spagnoli | Quartieri Spagnoli | neighbourhood | walks,local_life,food | 40.8412 14.2465 | 60 out | 0 | always | 3 | Washing lines, Maradona’s mural and snack bars.
    porta-nolana-market | Porta Nolana Market | market | markets,local_life,food | 40.8485 14.2690 | 45 out | 0 | Mon-Sun 08:00-14:00 | 2 | Fish and shouting by the station, mornings.
    lungomare-caracciolo | Lungomare Caracciolo | park | nature,walks,views,family | 40.8325 14.2330 | 45 out | 0 | always | 3 | Car-free seaside walk with the public garden behind.
    pompeii | Pompeii | day_trip | history,architecture | 40.7490 14.4850 | 270 out | 22/0 | Mon-Sun 09:00-19:00 closed 01-01 05-01 12-25 | 5 | The buried Roman town, 40 minutes by Circumvesuviana; bring water and a hat.
    mount-vesuvius | Mount Vesuvius | day_trip | nature,views | 40.8214 14.4265 | 240 out | 12/10 | Mon-Sun 09:00-15:00 | 4 | Bus from Pompeii or Ercolano and a half-hour walk to the crater rim; book online.
  `,
  eateries: `
    gran-caffe-gambrinus | Gran Caffè Gambrinus | cafe | pastry,Italian | vegetarian | breakfast | budget | 40.8369 14.2489 | 8 | Mon-Sun 07:00-24:00 | Belle-époque rooms by Piazza del Plebiscito.
    scaturchio | Scaturchio | cafe | pastry,Italian | vegetarian | breakfast | budget | 40.8483 14.2550 | 6 | Mon-Sun 08:00-20:00 | Sfogliatella and rum baba on Piazza San Domenico.
    attanasio | Attanasio | food_street | pastry,Italian | vegetarian | breakfast,lunch | budget | 40.8527 14.2690 | 4 | Tue-Sun 06:30-19:30 | Hot sfogliatelle near the station.
    lantica-pizzeria-da-michele | L’Antica Pizzeria da Michele | restaurant | pizza | vegetarian | lunch,dinner | budget | 40.8498 14.2633 | 9 | Mon-Sun 11:00-23:00 | Margherita and marinara since 1870; take a number.
    sorbillo | Sorbillo | restaurant | pizza | vegetarian,vegan | lunch,dinner | budget | 40.8503 14.2554 | 13 | Mon-Sat 12:00-15:30; Mon-Sat 19:00-23:30 | Wide thin pizza on Via dei Tribunali.
    tandem | Tandem | restaurant | Neapolitan,ragù | vegetarian | lunch,dinner | midrange | 40.8497 14.2562 | 24 | Mon-Sun 12:30-15:30; Mon-Sun 19:00-23:00 | Slow-cooked ragù with bread to dip.
    pescheria-azzurra | Pescheria Azzurra | food_street | seafood,fried | - | lunch,dinner | budget | 40.8472 14.2490 | 14 | Mon-Sat 10:00-22:00 | Fried fish cones in the Pignasecca market.
    palazzo-petrucci | Palazzo Petrucci | restaurant | Italian,fine dining | - | lunch,dinner | premium | 40.8020 14.1990 | 110 | Tue-Sat 13:00-14:30; Tue-Sat 19:30-22:30 | Starred kitchen on the sea at Posillipo.
  `,
  safety: [
    'Scooters use lanes and pavements: walk on the inside and hold bags away from the road.',
    'Leave watches at home and watch pockets on the Circumvesuviana.',
  ],
});
