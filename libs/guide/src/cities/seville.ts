import { cityOfTables } from '../city-tables.js';

/** Seville. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const seville = cityOfTables({
  id: 'seville', name: 'Seville', aliases: ['sevilla', 'sevilha', 'siviglia', 'séville'],
  country: 'Spain', countryCode: 'ES', continent: 'Europe', cityCode: 'SVQ',
  lat: 37.3886, lng: -5.9953, timezone: 'Europe/Madrid', currency: 'EUR',
  languages: ['Spanish'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'Orange trees, patios and Moorish palaces: a flat city of flamenco and late evenings, very hot in summer and lovely in spring.',
  bestFor: ['history', 'architecture', 'local_life', 'food', 'music', 'photography'],
  daily: { food: { budget: 25, midrange: 48, premium: 105 }, localTransport: 5 },
  localTransport: {
    summary: 'City buses and one tram from the cathedral; the old town is for walking. The public bicycles are good value.',
    singleFare: 1.4, dayPass: 5,
  },
  airports: `
    SVQ | bus EA | 35 | 6
  `,
  climate: '16/6/66/7 18/7/50/6 22/9/36/5 24/12/54/6 28/15/31/4 33/19/10/1 36/21/2/0 36/21/5/1 32/19/27/3 26/15/68/6 20/10/91/7 17/7/99/8',
  stayAreas: `
    santa-cruz | Santa Cruz | 37.3855 -5.9890 | 90 150 320 | White lanes by the Alcázar; cars cannot enter.
    centro | Centro | 37.3930 -5.9940 | 80 135 260 | Shops, Las Setas and tapas bars.
    triana | Triana | 37.3840 -6.0030 | 70 115 200 | Across the river: pottery, bars and neighbours.
  `,
  places: `
    real-alcazar | Real Alcázar | palace | history,architecture,nature,photography | 37.3839 -5.9911 | 150 in | 15.5/0 | Mon-Sun 09:30-17:00 closed 01-01 01-06 12-25 | 5 | Tiled halls of a Christian king built by Moorish hands; buy a timed ticket days ahead.
    seville-cathedral-and-giralda | Seville Cathedral and Giralda | religious | religion,architecture,history,views | 37.3859 -5.9931 | 105 in | 13/0 | Mon-Sat 11:00-18:00; Sun 14:30-19:00 | 5 | The tomb of Columbus and ramps instead of stairs up the minaret tower.
    plaza-de-espana | Plaza de España | landmark | photography,architecture | 37.3772 -5.9869 | 60 out | 0 | Mon-Sun 08:00-22:00 | 5 | Tiled half circle of 1929 with a canal for rowing boats.
    maria-luisa-park | María Luisa Park | garden | nature,walks,family | 37.3740 -5.9880 | 60 out | 0 | Mon-Sun 08:00-22:00 | 3 | Shade, fountains and doves beside Plaza de España.
    barrio-santa-cruz | Barrio Santa Cruz | neighbourhood | walks,local_life,history | 37.3855 -5.9885 | 60 out | 0 | always | 4 | The old Jewish quarter: lanes so narrow that they keep cool.
    metropol-parasol | Metropol Parasol | viewpoint | views,photography,architecture | 37.3933 -5.9918 | 60 out | 15/0 | Mon-Sun 09:30-23:30 | 4 | A giant wooden mushroom with a path over its top; Roman remains below.
    casa-de-pilatos | Casa de Pilatos | palace | history,architecture,art | 37.3900 -5.9872 | 75 in | 12/0 | Mon-Sun 09:00-18:00 | 4 | Patios, azulejos and Roman statues in a noble house.
    palacio-de-las-duenas | Palacio de las Dueñas | palace | history,architecture,religion,nature | 37.3953 -5.9878 | 60 in | 14/0 | Mon-Sun 10:00-18:00 | 3 | House of the dukes of Alba, with lemon courtyards.
    museum-of-fine-arts | Museum of Fine Arts | museum | museums,art | 37.3925 -5.9994 | 75 in | 1.5/0 | Tue-Sat 09:00-21:00; Sun 09:00-15:00 | 4 | Murillo and Zurbarán in a former convent; free for EU citizens.
    flamenco-dance-museum | Flamenco Dance Museum | museum | museums,music | 37.3892 -5.9920 | 60 in | 12/8 | Mon-Sun 11:00-18:00 | 3 | The dance explained, with a show in the patio in the evening.
    triana-market | Triana Market | market | markets,local_life,food | 37.3854 -6.0030 | 45 in | 0 | Mon-Sat 09:00-15:00 | 3 | Food hall over the ruins of the Inquisition’s castle.
    centro-ceramica-triana | Centro Cerámica Triana | museum | museums,history | 37.3862 -6.0040 | 40 in | 2.1/0 | Tue-Sat 10:00-14:00; Tue-Sat 17:00-20:00; Sun 10:00-15:00 | 2 | Kilns and tiles in an old pottery.
    torre-del-oro | Torre del Oro | landmark | photography,history,views | 37.3825 -5.9964 | 30 in | 3/1.5 | Mon-Sun 09:30-18:45 | 3 | A round river tower with a naval museum; free on Mondays.
    hospital-de-los-venerables | Hospital de los Venerables | gallery | art,museums,history,architecture | 37.3853 -5.9895 | 50 in | 12/0 | Mon-Sun 10:00-18:00 | 2 | Baroque church and Velázquez centre in Santa Cruz.
    basilica-de-la-macarena | Basilica de la Macarena | religious | religion,architecture,local_life | 37.4025 -5.9894 | 30 in | 0 | Mon-Sun 09:00-14:00; Mon-Sun 17:00-21:00 | 3 | Home of the weeping Virgin carried at Easter.
    alameda-de-hercules | Alameda de Hércules | nightlife | nightlife,local_life,food | 37.3992 -5.9940 | 120 out | 0 | Mon-Sun 19:00-24:00 | 3 | Long square of bars where locals meet.
    casa-de-la-memoria-flamenco | Casa de la Memoria Flamenco | show | music,local_life | 37.3935 -5.9925 | 75 in | 25/15 | Mon-Sun 18:00-22:00 | 4 | Small stage, no microphones; reserve the day before.
    guadalquivir-river-walk | Guadalquivir River Walk | park | nature,walks,sports,views | 37.3830 -5.9990 | 45 out | 0 | always | 2 | Calle Betis and the quays at sunset.
    italica | Itálica | day_trip | history | 37.4440 -6.0467 | 150 out | 1.5/0 | Tue-Sat 09:00-18:00; Sun 09:00-15:00 | 3 | Ruins of Trajan’s birthplace with a large arena, half an hour by bus M-170.
  `,
  eateries: `
    bar-el-comercio | Bar El Comercio | cafe | Spanish,churros | vegetarian | breakfast | budget | 37.3913 -5.9940 | 6 | Mon-Sat 07:30-21:00 | Churros and coffee at a tiled counter since 1904.
    la-campana | La Campana | cafe | pastry | vegetarian | breakfast,lunch | budget | 37.3925 -5.9953 | 9 | Mon-Sun 08:00-22:00 | Cakes on the corner of Calle Sierpes since 1885.
    filo | Filo | cafe | brunch,sandwiches | vegetarian,vegan | breakfast,lunch | budget | 37.3880 -5.9955 | 12 | Mon-Sun 08:00-18:00 | Juices, toasts and salads near the cathedral.
    bodega-santa-cruz | Bodega Santa Cruz | restaurant | Spanish,tapas | vegetarian | lunch,dinner | budget | 37.3862 -5.9902 | 15 | Mon-Sun 08:00-24:00 | Your bill is chalked on the bar.
    el-rinconcillo | El Rinconcillo | restaurant | Spanish,tapas | vegetarian | lunch,dinner | midrange | 37.3937 -5.9876 | 25 | Mon-Sun 13:00-17:30; Mon-Sun 20:00-24:00 | Bar of 1670: spinach with chickpeas and ham.
    eslava | Eslava | restaurant | Spanish,tapas | vegetarian | lunch,dinner | midrange | 37.3976 -5.9978 | 30 | Tue-Sat 13:00-16:00; Tue-Sat 20:00-24:00; Sun 13:00-16:00 | Prize-winning tapas; come before eight.
    ecovegetariano-gaia | Ecovegetariano Gaia | restaurant | vegetarian | vegetarian,vegan,gluten_free | lunch,dinner | budget | 37.3953 -5.9980 | 17 | Mon-Sat 12:30-23:00 | Organic vegetarian plates in a calm room.
    canabota | Cañabota | restaurant | seafood,fine dining | - | lunch,dinner | premium | 37.3930 -5.9905 | 95 | Tue-Sat 13:30-16:00; Tue-Sat 20:30-23:00 | Fish from the grill at a starred counter.
  `,
  safety: [
    'From June to September plan sights before noon; heat over 40 degrees is common.',
    'Women pressing rosemary sprigs by the cathedral want money for a palm reading.',
  ],
});
