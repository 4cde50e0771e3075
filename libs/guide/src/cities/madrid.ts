import { cityOfTables } from '../city-tables.js';

/** Madrid. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const madrid = cityOfTables({
  id: 'madrid', name: 'Madrid', aliases: ['madrid spain', 'madryt', 'madri'],
  country: 'Spain', countryCode: 'ES', continent: 'Europe', cityCode: 'MAD',
  lat: 40.4169, lng: -3.7035, timezone: 'Europe/Madrid', currency: 'EUR',
  languages: ['Spanish'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'High, bright and awake until late: three great art museums in a row, parks, royal rooms and a tapas bar on every corner.',
  bestFor: ['art', 'museums', 'food', 'nightlife', 'walks', 'history'],
  daily: { food: { budget: 28, midrange: 52, premium: 115 }, localTransport: 7 },
  localTransport: {
    summary: 'Metro with a Multi card (2.50 once, then tickets of ten); buses take bank cards. The Paseo museums are within walking distance.',
    singleFare: 1.5, dayPass: 10,
  },
  airports: `
    MAD | metro (line 8) or train C1 | 35 | 5
  `,
  climate: '10/3/33/6 12/4/35/5 16/6/25/4 19/8/45/7 23/12/51/7 29/17/21/3 33/20/12/2 32/19/10/2 27/15/22/3 20/11/60/7 14/6/58/6 10/3/51/6',
  stayAreas: `
    sol-and-huertas | Sol and Huertas | 40.4150 -3.7000 | 100 160 310 | The middle of everything, with restaurants and noise.
    salamanca | Salamanca | 40.4270 -3.6850 | 110 190 380 | Elegant shopping streets, quiet at night.
    malasana | Malasaña | 40.4260 -3.7040 | 85 135 230 | Vintage shops, squares and late bars.
  `,
  places: `
    prado-museum | Prado Museum | museum | museums,art,history | 40.4138 -3.6921 | 150 in | 15/0 | Mon-Sat 10:00-20:00; Sun 10:00-19:00 closed 01-01 05-01 12-25 | 5 | Velázquez, Goya and Bosch; the last two hours of the day are free and crowded.
    reina-sofia-museum | Reina Sofía Museum | museum | museums,art | 40.4079 -3.6945 | 120 in | 12/0 | Mon,Wed-Sat 10:00-21:00; Sun 10:00-14:30 closed 01-01 05-01 12-25 | 5 | Picasso’s Guernica; closed on Tuesdays, free in the evening.
    thyssen-bornemisza-museum | Thyssen-Bornemisza Museum | museum | museums,art | 40.4160 -3.6949 | 105 in | 14/0 | Mon 12:00-16:00; Tue-Sun 10:00-19:00 closed 01-01 05-01 12-25 | 4 | From altar panels to Hopper in one walk.
    royal-palace | Royal Palace | palace | history,architecture,art | 40.4180 -3.7143 | 105 in | 14/0 | Mon-Sat 10:00-18:00; Sun 10:00-16:00 closed 01-01 05-01 12-25 | 5 | The largest royal palace of western Europe; closed at short notice for receptions.
    royal-collections-gallery | Gallery of the Royal Collections | museum | museums,art,history,architecture | 40.4152 -3.7148 | 120 in | 14/0 | Mon-Sat 10:00-20:00; Sun 10:00-19:00 closed 01-01 05-01 12-25 | 4 | Tapestries, paintings and carriages of five centuries of kings, in a new building under the palace.
    retiro-park | Retiro Park | park | nature,walks,family,history | 40.4153 -3.6845 | 90 out | 0 | Mon-Sun 06:00-22:00 | 5 | Rowing boats and shade in summer; the glass palace is under repair.
    plaza-mayor | Plaza Mayor | landmark | photography,history,architecture | 40.4154 -3.7074 | 30 out | 0 | always | 4 | Arcaded square of 1619; eat elsewhere.
    mercado-de-san-miguel | Mercado de San Miguel | food_hall | food,wine | 40.4154 -3.7090 | 45 in | 0 | Mon-Sun 10:00-24:00 | 3 | Iron market hall of tapas counters, handsome and dear.
    gran-via | Gran Vía | neighbourhood | walks,local_life,architecture,shopping | 40.4203 -3.7058 | 45 out | 0 | always | 3 | Theatres and towers of the 1920s; cross at Callao at dusk.
    temple-of-debod | Temple of Debod | viewpoint | views,photography,history | 40.4240 -3.7177 | 40 out | 0 | always | 4 | An Egyptian temple on a hill, given by Egypt; the sunset place.
    almudena-cathedral | Almudena Cathedral | religious | religion,architecture | 40.4156 -3.7145 | 30 in | 0 | Mon-Sun 09:00-20:30 | 2 | New cathedral across from the palace; the crypt is finer.
    la-latina | La Latina | neighbourhood | walks,local_life,food | 40.4110 -3.7090 | 75 out | 0 | always | 3 | Cava Baja is the street for tapas, above all on Sundays.
    el-rastro | El Rastro | market | markets,local_life,shopping | 40.4075 -3.7073 | 75 out | 0 | Sun 09:00-15:00 | 4 | The Sunday flea market running downhill from Cascorro.
    sorolla-museum | Sorolla Museum | museum | museums,art,architecture | 40.4355 -3.6925 | 60 in | 3/0 | Tue-Sat 09:30-20:00; Sun 10:00-15:00 | 3 | The painter of light’s own house; closed for enlargement since October 2024, so check that it is open again.
    national-archaeological-museum | National Archaeological Museum | museum | museums,history | 40.4236 -3.6889 | 105 in | 3/0 | Tue-Sat 09:30-20:00; Sun 09:30-15:00 | 3 | The Lady of Elche and a copy of the Altamira cave.
    caixaforum | CaixaForum | gallery | art,museums,architecture | 40.4112 -3.6930 | 75 in | 6/0 | Mon-Sun 10:00-20:00 | 2 | Changing shows beside a wall of living plants.
    circulo-de-bellas-artes-roof | Círculo de Bellas Artes Roof | viewpoint | views,photography,architecture | 40.4184 -3.6965 | 45 out | 5.5 | Mon-Fri 10:00-24:00; Sat-Sun 11:00-24:00 | 3 | Roof terrace over the start of Gran Vía.
    santiago-bernabeu | Santiago Bernabéu | experience | local_life,sports,family | 40.4530 -3.6883 | 90 in | 35/28 | Mon-Sun 09:30-19:00 | 3 | Tour of the rebuilt stadium of Real Madrid; no field on match days.
    flamenco-at-corral-de-la-moreria | Flamenco at Corral de la Morería | show | music,nightlife,local_life | 40.4127 -3.7145 | 75 in | 55 | Mon-Sun 19:30-22:00 | 4 | One of the oldest flamenco stages; book days ahead.
    malasana-bars | Malasaña Bars | nightlife | nightlife,music,local_life | 40.4266 -3.7044 | 120 out | 0 | Mon-Sun 20:00-24:00 | 3 | Vermouth early, music later around Plaza del Dos de Mayo.
    el-escorial | El Escorial | day_trip | history,architecture,religion | 40.5890 -4.1477 | 300 out | 14/0 | Tue-Sun 10:00-18:00 | 4 | Philip II’s monastery palace in the hills, an hour by bus 661 or train.
  `,
  eateries: `
    chocolateria-san-gines | Chocolatería San Ginés | cafe | Spanish,churros | vegetarian | breakfast | budget | 40.4167 -3.7067 | 7 | always | Churros in thick chocolate, day and night.
    la-rollerie | La Rollerie | cafe | breakfast,international | vegetarian | breakfast,lunch | budget | 40.4135 -3.6945 | 14 | Mon-Sun 08:00-23:00 | Toasts, eggs and big cakes near Atocha.
    hanso-cafe | HanSo Café | cafe | brunch,Asian | vegetarian,vegan | breakfast,lunch | budget | 40.4262 -3.7061 | 13 | Mon-Sun 09:00-20:00 | Good coffee and matcha in Malasaña.
    casa-dani | Casa Dani | market | Spanish,tortilla | vegetarian | breakfast,lunch | budget | 40.4259 -3.6848 | 13 | Mon-Sat 07:00-19:30 | Juicy tortilla inside the Mercado de la Paz.
    bodega-de-la-ardosa | Bodega de la Ardosa | restaurant | Spanish,tapas | vegetarian | lunch,dinner | budget | 40.4251 -3.7006 | 18 | Mon-Sun 09:00-24:00 | Vermouth from the tap, tortilla and cold soup since 1892.
    casa-labra | Casa Labra | restaurant | Spanish,tapas | - | lunch,dinner | budget | 40.4170 -3.7052 | 14 | Mon-Sun 11:30-15:30; Mon-Sun 18:00-23:00 | Fried cod standing at the counter by Sol.
    juana-la-loca | Juana la Loca | restaurant | Spanish,tapas | vegetarian | lunch,dinner | midrange | 40.4111 -3.7115 | 35 | Mon-Sun 13:00-24:00 | Creative tapas on the edge of La Latina.
    botin | Botín | restaurant | Spanish,roast | - | lunch,dinner | premium | 40.4142 -3.7080 | 62 | Mon-Sun 13:00-16:00; Mon-Sun 20:00-23:30 | Roast suckling pig from an oven lit since 1725.
    diverxo | DiverXO | restaurant | fine dining,international | - | lunch,dinner | premium | 40.4586 -3.6857 | 425 | Tue-Sat 13:30-15:00; Tue-Sat 20:30-22:00 | Wild three-star tasting menu, booked months ahead.
  `,
  safety: [
    'Pickpockets are busy on the metro, at Sol and in the Rastro.',
    'In July and August stay out of the sun from two to six.',
  ],
});
