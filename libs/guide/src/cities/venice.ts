import { cityOfTables } from '../city-tables.js';

/** Venice. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const venice = cityOfTables({
  id: 'venice', name: 'Venice', aliases: ['venezia', 'venise', 'venedig', 'venecia', 'veneza', 'wenecja'],
  country: 'Italy', countryCode: 'IT', continent: 'Europe', cityCode: 'VCE',
  lat: 45.4375, lng: 12.3358, timezone: 'Europe/Rome', currency: 'EUR',
  languages: ['Italian'], plugs: ['C', 'F', 'L'], asOf: '2026-11',
  summary:
    'A city on water without a single car: marble palaces along canals, lanes that end at a quay and islands of glass and lace.',
  bestFor: ['architecture', 'art', 'history', 'photography', 'walks', 'views'],
  daily: { food: { budget: 32, midrange: 62, premium: 140 }, localTransport: 12 },
  localTransport: {
    summary: 'Vaporetto water buses along the Grand Canal and to the islands; the day pass pays from the third ride. Day visitors pay an entrance fee on busy spring dates.',
    singleFare: 9.5, dayPass: 25,
  },
  airports: `
    VCE | Alilaguna water bus | 75 | 18
    TSF | coach | 70 | 14
  `,
  climate: '7/0/47/6 9/1/48/6 13/5/57/7 17/9/70/9 22/14/69/9 26/17/76/8 28/19/63/6 28/19/83/7 24/15/66/6 18/10/69/7 12/5/87/8 8/1/54/6',
  stayAreas: `
    san-marco | San Marco | 45.4345 12.3360 | 150 260 560 | By the square: short ways, day-trip crowds.
    cannaregio | Cannaregio | 45.4440 12.3290 | 110 180 330 | Local bars along quiet canals, ten minutes from the station.
    dorsoduro | Dorsoduro | 45.4310 12.3260 | 130 215 400 | Students, museums and sunset on the Zattere.
  `,
  places: `
    st-marks-basilica | St Mark’s Basilica | religious | religion,architecture,history,art | 45.4346 12.3397 | 60 in | 10/0 | Mon-Sat 09:30-17:15; Sun 14:00-17:15 | 5 | Gold mosaics; book a time and cover shoulders and knees.
    doges-palace | Doge’s Palace | palace | history,architecture,art | 45.4337 12.3404 | 120 in | 30/15 | Mon-Sun 09:00-18:00 | 5 | Tintoretto’s Paradise and the Bridge of Sighs from inside; the ticket covers the square’s museums.
    st-marks-square | St Mark’s Square | landmark | photography,history,architecture | 45.4342 12.3385 | 30 out | 0 | always | 5 | Europe’s drawing room, best before nine or after dark.
    st-marks-campanile | St Mark’s Campanile | viewpoint | views,photography | 45.4340 12.3390 | 40 out | 15 | Mon-Sun 09:30-20:00 | 4 | A lift to the view over lagoon and domes.
    rialto-bridge | Rialto Bridge | landmark | photography,history | 45.4380 12.3359 | 25 out | 0 | always | 4 | The stone arch over the Grand Canal; go at dawn for a picture.
    rialto-market | Rialto Market | market | markets,local_life,food | 45.4394 12.3345 | 45 out | 0 | Tue-Sat 07:30-12:00 | 4 | Fish and vegetables under Gothic arcades, mornings only.
    gallerie-dellaccademia | Gallerie dell’Accademia | gallery | art,museums | 45.4310 12.3283 | 105 in | 17/0 | Mon 09:00-14:00; Tue-Sun 09:00-19:00 | 4 | Bellini, Giorgione’s Tempest and Veronese.
    peggy-guggenheim-collection | Peggy Guggenheim Collection | museum | museums,art | 45.4308 12.3315 | 90 in | 17/10 | Mon,Wed-Sun 10:00-18:00 closed 12-25 | 4 | Modern art in an unfinished palace with a terrace on the canal.
    scuola-grande-di-san-rocco | Scuola Grande di San Rocco | museum | museums,art | 45.4367 12.3257 | 60 in | 10/0 | Mon-Sun 09:30-17:30 | 4 | Tintoretto painted walls and ceilings for twenty years.
    basilica-dei-frari | Basilica dei Frari | religious | religion,architecture,art | 45.4370 12.3267 | 45 in | 5/0 | Mon-Sat 09:00-18:00; Sun 13:00-18:00 | 4 | Titian’s Assumption over the high altar.
    santa-maria-della-salute | Santa Maria della Salute | religious | religion,architecture,views | 45.4306 12.3347 | 30 in | 0 | Mon-Sun 09:30-12:00; Mon-Sun 15:00-17:30 | 3 | White dome at the mouth of the Grand Canal.
    jewish-ghetto | Jewish Ghetto | neighbourhood | walks,local_life,history,religion | 45.4453 12.3267 | 45 out | 0 | always | 3 | The first ghetto of all, with tall houses and five synagogues.
    grand-canal-by-vaporetto-1 | Grand Canal by Vaporetto 1 | experience | local_life,views,architecture,photography | 45.4415 12.3210 | 50 out | 9.5 | Mon-Sun 06:00-23:00 | 5 | From Piazzale Roma to San Marco past two hundred palaces; sit outside in front.
    san-giorgio-maggiore | San Giorgio Maggiore | viewpoint | views,photography,religion,architecture | 45.4293 12.3431 | 60 in | 8 | Mon-Sun 09:00-18:00 | 4 | Palladio’s church with a bell tower that looks back at the city.
    teatro-la-fenice | Teatro La Fenice | show | music,architecture | 45.4337 12.3338 | 150 in | 90 | Tue-Sun 18:00-22:00 | 3 | The opera that burned twice; tours by day, evenings from 90 euros.
    libreria-acqua-alta | Libreria Acqua Alta | shopping | shopping,books | 45.4380 12.3424 | 25 in | 0 | Mon-Sun 09:00-19:00 | 3 | Books in a gondola and a staircase of old volumes.
    giardini-and-via-garibaldi | Giardini and Via Garibaldi | park | nature,walks,local_life | 45.4300 12.3555 | 60 out | 0 | always | 3 | The only real park and the widest street, where locals shop.
    ca-rezzonico | Ca’ Rezzonico | museum | museums,architecture,art | 45.4335 12.3268 | 75 in | 10/7.5 | Mon,Wed-Sun 10:00-17:00 | 3 | Venetian life of the 1700s under ceilings by Tiepolo.
    zattere-promenade | Zattere Promenade | viewpoint | views,photography,walks | 45.4285 12.3270 | 45 out | 0 | always | 3 | Sunny quay with ice cream and the big sky over Giudecca.
    murano-and-burano | Murano and Burano | day_trip | photography,shopping,walks | 45.4853 12.4167 | 270 out | 0 | always | 4 | Glass furnaces on one island, painted houses and lace on the other; line 12 from Fondamente Nove.
    lido-beach | Lido Beach | beach | beach,family | 45.4050 12.3680 | 120 out | 0 | Mon-Sun 08:00-20:00 | 2 | Sandy free sections at both ends, 15 minutes by boat.
  `,
  eateries: `
    pasticceria-tonolo | Pasticceria Tonolo | cafe | pastry,Italian | vegetarian | breakfast | budget | 45.4357 12.3249 | 7 | Tue-Sun 07:30-19:30 | The best-loved pastry shop, with cappuccino at the counter.
    rosa-salva | Rosa Salva | cafe | pastry,Italian | vegetarian | breakfast,lunch | budget | 45.4389 12.3412 | 10 | Mon-Sun 08:00-20:00 | Cakes on Campo San Giovanni e Paolo.
    torrefazione-cannaregio | Torrefazione Cannaregio | cafe | coffee,breakfast | vegetarian | breakfast,lunch | budget | 45.4458 12.3270 | 9 | Mon-Sun 07:00-19:00 | Coffee roasted on the spot by the canal.
    cantina-do-mori | Cantina Do Mori | restaurant | Venetian,cicchetti | - | lunch,dinner | budget | 45.4385 12.3345 | 18 | Mon-Sat 08:00-19:30 | Small bites and wine in a dark bar of 1462.
    allarco | All’Arco | restaurant | Venetian,cicchetti | vegetarian | lunch | budget | 45.4386 12.3341 | 16 | Mon-Sat 09:00-14:30 | Fresh cicchetti by the market, standing.
    dal-moros | Dal Moro’s | food_street | Italian,pasta | vegetarian,vegan | lunch,dinner | budget | 45.4367 12.3400 | 12 | Mon-Sun 12:00-20:00 | Fresh pasta in a box to take away.
    la-zucca | La Zucca | restaurant | Italian,vegetables | vegetarian | lunch,dinner | midrange | 45.4406 12.3287 | 38 | Mon-Sat 12:30-14:30; Mon-Sat 19:00-22:30 | Pumpkin flan and many vegetable dishes; book.
    osteria-alle-testiere | Osteria alle Testiere | restaurant | Venetian,seafood | - | lunch,dinner | premium | 45.4372 12.3398 | 80 | Tue-Sat 12:30-14:00; Tue-Sat 19:00-22:00 | Nine tables for lagoon fish.
  `,
  safety: [
    'High water floods low squares at times from October to January; the barriers help, boots too.',
    'Sitting on steps to eat and swimming in canals are fined.',
  ],
});
