import { cityOfTables } from '../city-tables.js';

/** Kraków. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const krakow = cityOfTables({
  id: 'krakow', name: 'Kraków', aliases: ['krakow', 'cracow', 'krakau', 'cracovie', 'cracovia'],
  country: 'Poland', countryCode: 'PL', continent: 'Europe', cityCode: 'KRK',
  lat: 50.0619, lng: 19.9369, timezone: 'Europe/Warsaw', currency: 'PLN',
  languages: ['Polish'], plugs: ['C', 'E'], asOf: '2026-11',
  summary:
    'The former royal capital of Poland, unharmed by war: Europe’s largest market square, a castle over the Vistula and a Jewish quarter full of music.',
  bestFor: ['history', 'religion', 'architecture', 'local_life', 'food', 'walks'],
  daily: { food: { budget: 90, midrange: 170, premium: 380 }, localTransport: 16 },
  localTransport: {
    summary: 'Trams and buses; tickets from machines on board by card. The Old Town and Kazimierz are best on foot.',
    singleFare: 6, dayPass: 22,
  },
  airports: `
    KRK | train | 20 | 20
  `,
  climate: '2/-4/37/9 4/-3/33/8 9/0/39/8 15/5/46/8 20/9/80/10 23/13/88/10 25/15/94/10 25/14/75/8 20/10/62/8 14/6/49/8 8/2/41/9 3/-2/37/9',
  stayAreas: `
    stare-miasto | Stare Miasto | 50.0620 19.9380 | 260 430 850 | Inside the green belt of the old walls, everything a short walk.
    kazimierz-stay | Kazimierz | 50.0510 19.9450 | 220 360 650 | Synagogues, bars and courtyards, fifteen minutes on foot from the square.
    podgorze | Podgórze | 50.0440 19.9510 | 190 300 500 | Quieter across the footbridge, near Schindler’s factory.
  `,
  places: `
    rynek-glowny | Rynek Główny | landmark | photography,history,architecture | 50.0617 19.9373 | 45 out | 0 | always | 5 | The great market square; a trumpeter plays from the tower every hour.
    st-marys-basilica | St Mary’s Basilica | religious | religion,architecture,art,history | 50.0617 19.9394 | 40 in | 18/10 | Mon-Sat 11:30-18:00; Sun 14:00-18:00 | 5 | Veit Stoss’s carved altar under a ceiling of stars.
    cloth-hall | Cloth Hall | shopping | shopping,history,architecture | 50.0616 19.9370 | 30 in | 0 | Mon-Sun 09:00-19:00 | 3 | Amber and linen stalls in a Renaissance hall; painting gallery upstairs.
    rynek-underground | Rynek Underground | museum | museums,history,family | 50.0615 19.9377 | 75 in | 40/30 | Mon 10:00-19:00; Tue 10:00-15:00; Wed-Sun 10:00-19:00 | 4 | Medieval stalls and streets found below the square; book a time.
    wawel-castle | Wawel Castle | palace | history,architecture,art | 50.0541 19.9354 | 120 in | 49/35 | Mon 10:00-16:00; Tue-Sun 09:00-17:00 | 5 | State rooms with tapestries; each exhibition has its own ticket, the courtyard is free.
    wawel-cathedral | Wawel Cathedral | religious | religion,architecture,history,views | 50.0546 19.9354 | 50 in | 25/17 | Mon-Sat 09:00-17:00; Sun 12:30-17:00 | 4 | Tombs of kings and the climb to the Sigismund bell.
    dragons-den-and-vistula-boulevards | Dragon’s Den and Vistula Boulevards | park | nature,walks,family | 50.0531 19.9336 | 45 out | 0 | always | 3 | A fire-breathing metal dragon and the river path below Wawel.
    czartoryski-museum | Czartoryski Museum | museum | museums,art | 50.0648 19.9403 | 75 in | 65/45 | Tue-Sun 10:00-18:00 | 4 | Leonardo’s Lady with an Ermine in a small princely collection.
    kazimierz | Kazimierz | neighbourhood | walks,local_life,religion,history | 50.0517 19.9467 | 75 out | 0 | always | 4 | Szeroka street, hidden synagogues and round toasted zapiekanka on Plac Nowy.
    old-synagogue | Old Synagogue | museum | museums,religion | 50.0514 19.9487 | 45 in | 20/15 | Mon 10:00-14:00; Tue-Sun 09:00-17:00 | 3 | The oldest synagogue of Poland as a museum.
    schindlers-factory-museum | Schindler’s Factory Museum | museum | museums,history | 50.0475 19.9618 | 105 in | 40/35 | Mon 10:00-14:00; Tue-Sun 09:00-19:00 | 5 | The city under occupation, told with rooms you walk through; sells out days ahead.
    ghetto-heroes-square | Ghetto Heroes Square | landmark | photography,history | 50.0468 19.9545 | 20 out | 0 | always | 3 | Empty bronze chairs where the deportations began.
    planty-park | Planty Park | park | nature,walks | 50.0640 19.9330 | 45 out | 0 | always | 3 | A ring of trees in place of the city walls.
    barbican-and-florian-gate | Barbican and Florian Gate | landmark | photography,history,architecture | 50.0655 19.9416 | 30 out | 20/14 | Mon-Sun 10:00-18:00 | 3 | Round brick fort of 1499 at the start of the royal way.
    collegium-maius | Collegium Maius | museum | museums,history,science | 50.0615 19.9335 | 45 in | 0 | Mon-Fri 10:00-15:00 | 3 | Copernicus studied around this arcaded yard; mechanical figures parade at 11 and 13.
    mocak | MOCAK | gallery | art,museums | 50.0475 19.9612 | 75 in | 30/0 | Tue-Sun 11:00-19:00 | 2 | Contemporary art beside Schindler’s factory.
    kosciuszko-mound | Kościuszko Mound | viewpoint | views,photography,nature,history | 50.0549 19.8933 | 75 out | 28/22 | Mon-Sun 09:30-18:00 | 3 | A grass cone with views to the Tatra in clear weather.
    wieliczka-salt-mine | Wieliczka Salt Mine | day_trip | history,family | 49.9833 20.0540 | 210 in | 143/115 | Mon-Sun 08:00-17:00 closed 01-01 12-25 | 5 | Chapels and lakes cut in salt; hundreds of steps down, a lift up, 14 degrees all year.
  `,
  eateries: `
    charlotte | Charlotte | cafe | French,breakfast | vegetarian | breakfast,lunch | budget | 50.0642 19.9320 | 38 | Mon-Sun 07:30-22:00 | Croissants and jam at long tables on Plac Szczepański.
    jama-michalika | Jama Michalika | cafe | Polish,pastry | vegetarian | breakfast,lunch | budget | 50.0645 19.9405 | 45 | Mon-Sun 09:00-22:00 | Art nouveau café of the cabaret Green Balloon.
    moment-resto | Moment Resto | cafe | breakfast,international | vegetarian,vegan | breakfast,lunch | budget | 50.0512 19.9437 | 45 | Mon-Sun 09:00-21:00 | Clocks on the walls and breakfast all morning in Kazimierz.
    plac-nowy-zapiekanki | Plac Nowy Zapiekanki | food_street | Polish,street food | vegetarian | lunch,dinner | budget | 50.0518 19.9448 | 22 | Mon-Sun 10:00-24:00 | Toasted half baguettes from the hatches of a round market hall.
    milkbar-tomasza | Milkbar Tomasza | restaurant | Polish | vegetarian | breakfast,lunch | budget | 50.0630 19.9420 | 36 | Tue-Sun 08:00-20:00 | A modern milk bar with pierogi near Florian Gate.
    starka | Starka | restaurant | Polish | vegetarian | lunch,dinner | midrange | 50.0508 19.9457 | 95 | Mon-Sun 12:00-23:00 | Duck, pierogi and home-made vodkas.
    glonojad | Glonojad | restaurant | vegetarian | vegetarian,vegan | breakfast,lunch,dinner | budget | 50.0668 19.9424 | 42 | Mon-Sun 09:00-21:00 | Vegetarian dishes with a view of Matejko square.
    wierzynek | Wierzynek | restaurant | Polish,fine dining | - | lunch,dinner | premium | 50.0611 19.9380 | 260 | Mon-Sun 13:00-23:00 | Feasts since 1364, they say, in halls on the square.
  `,
  safety: [
    'Order taxis by app; touts at the square overcharge.',
    'Strip clubs off the square are known for enormous bills: stay away.',
  ],
});
