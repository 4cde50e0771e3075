import { cityOfTables } from '../city-tables.js';

/** Bogotá. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const bogota = cityOfTables({
  id: 'bogota', name: 'Bogotá', aliases: ['bogota', 'bogotá colombia', 'bogota colombia', 'santa fe de bogotá'],
  country: 'Colombia', countryCode: 'CO', continent: 'South America', cityCode: 'BOG',
  lat: 4.711, lng: -74.0721, timezone: 'America/Bogota', currency: 'COP',
  languages: ['Spanish'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'A high green capital of gold, murals and salsa at 2,600 metres, with a monastery hill above and salt cathedrals and coffee beyond.',
  bestFor: ['museums', 'art', 'history', 'food', 'nightlife', 'local_life'],
  daily: { food: { budget: 75000, midrange: 165000, premium: 420000 }, localTransport: 14000 },
  localTransport: {
    summary: 'TransMilenio and buses with a TuLlave card; app cars are cheap and safer at night. A metro is being built.',
    singleFare: 3200, dayPass: null,
  },
  airports: `
    BOG | taxi or TransMilenio | 45 | 35000
  `,
  climate: '20/8/45/9 20/9/60/11 20/10/85/14 20/10/115/17 20/10/105/18 19/9/60/16 19/9/45/15 19/9/45/14 19/9/65/14 20/9/115/18 19/10/110/16 20/9/65/12',
  stayAreas: `
    chapinero-and-zona-g | Chapinero and Zona G | 4.6520 -74.0580 | 160000 300000 650000 | Restaurants and cafés, central.
    la-candelaria | La Candelaria | 4.5970 -74.0720 | 110000 220000 420000 | Colonial streets by day, quiet and careful by night.
    usaquen-and-parque-93 | Usaquén and Parque 93 | 4.6770 -74.0480 | 190000 360000 800000 | Safe northern streets with bars.
  `,
  places: `
    gold-museum | Gold Museum | museum | museums,history,art | 4.6019 -74.0720 | 105 in | 5000/0 | Tue-Sat 09:00-18:00; Sun 10:00-17:00 | 5 | The raft of El Dorado in the dark; free on Sundays.
    botero-museum | Botero Museum | gallery | art,museums | 4.5967 -74.0732 | 75 in | 0 | Mon,Wed-Sat 09:00-19:00; Sun 10:00-17:00 | 5 | Round people and Picasso, free.
    monserrate | Monserrate | viewpoint | views,photography,religion,nature | 4.6057 -74.0565 | 150 out | 33000 | Mon-Sun 06:30-21:00 | 5 | Cable car or funicular to 3,152 metres; go on a clear morning.
    la-candelaria-and-street-art | La Candelaria and Street Art | neighbourhood | walks,local_life,art,architecture,history | 4.5963 -74.0735 | 105 out | 0 | always | 5 | Murals and coloured houses; tours by tips start at Parque de los Periodistas.
    plaza-de-bolivar | Plaza de Bolívar | landmark | photography,history,architecture | 4.5981 -74.0760 | 40 out | 0 | always | 4 | Cathedral, palace and pigeons.
    national-museum-of-colombia | National Museum of Colombia | museum | museums,history,art | 4.6155 -74.0690 | 90 in | 5000/0 | Tue-Sun 09:00-17:00 | 4 | Art and history in an old prison.
    mambo | MAMBO | gallery | art,museums,architecture | 4.6105 -74.0690 | 60 in | 15000/0 | Tue-Sat 10:00-18:00; Sun 12:00-17:00 | 3 | Modern art by Salmona.
    emerald-museum | Emerald Museum | museum | museums,science | 4.6010 -74.0720 | 45 in | 8000 | Mon-Sat 10:00-18:00 | 2 | A mock mine on floor 23.
    colonial-museum | Colonial Museum | museum | museums,art,history | 4.5975 -74.0738 | 50 in | 4000/0 | Tue-Sun 09:00-17:00 | 2 | Jesuit cloister with painted saints.
    casa-de-moneda | Casa de Moneda | museum | museums,history | 4.5968 -74.0735 | 50 in | 0 | Mon,Wed-Sat 09:00-19:00; Sun 10:00-17:00 | 3 | Coins and art next to Botero, free.
    santa-clara-museum | Santa Clara Museum | museum | museums,religion,architecture | 4.5970 -74.0767 | 40 in | 5000/0 | Tue-Sun 09:00-16:30 | 4 | A church covered in gold from floor to vault.
    bogota-cathedral | Bogotá Cathedral | religious | religion,architecture | 4.5980 -74.0753 | 25 in | 0 | Tue-Sun 09:00-17:00 | 2 | White vaults on the main square.
    quinta-de-bolivar | Quinta de Bolívar | museum | museums,history,nature | 4.6020 -74.0640 | 50 in | 5000/0 | Tue-Fri 09:00-17:00; Sat-Sun 10:00-16:00 | 3 | The liberator’s house and garden.
    bogota-botanical-garden | Bogotá Botanical Garden | garden | nature,walks,science,family | 4.6670 -74.1000 | 90 out | 8000/4000 | Tue-Fri 08:00-17:00; Sat-Sun 09:00-17:00 | 3 | Páramo plants and a glass tropical house.
    simon-bolivar-park | Simón Bolívar Park | park | nature,walks,sports,family | 4.6580 -74.0940 | 75 out | 0 | Mon-Sun 06:00-18:00 | 3 | Bigger than Central Park, with a lake.
    ciclovia | Ciclovía | experience | local_life,sports | 4.6420 -74.0630 | 120 out | 0 | Sun 07:00-14:00 | 5 | Avenues without cars on Sunday mornings; hire a bicycle.
    paloquemao-market | Paloquemao Market | market | markets,local_life,food | 4.6175 -74.0850 | 75 in | 0 | Mon-Sun 05:00-15:00 | 5 | Flowers and fruit; go before ten.
    usaquen-flea-market | Usaquén Flea Market | market | markets,local_life,art,shopping | 4.6945 -74.0305 | 90 out | 0 | Sun 09:00-17:00 | 4 | Sunday crafts around a colonial square.
    chorro-de-quevedo | Chorro de Quevedo | landmark | photography,local_life | 4.5977 -74.0697 | 30 out | 0 | always | 3 | Where the city began; storytellers and corn beer.
    parque-93-and-zona-t | Parque 93 and Zona T | neighbourhood | walks,local_life,shopping,food | 4.6765 -74.0480 | 60 out | 0 | always | 2 | Terraces and shops of the north.
    virgilio-barco-library | Virgilio Barco Library | landmark | photography,books,architecture | 4.6565 -74.0885 | 45 in | 0 | Tue-Sun 09:00-18:00 | 3 | Salmona’s brick spirals in a park.
    coffee-tasting-in-chapinero | Coffee Tasting in Chapinero | experience | local_life,food | 4.6490 -74.0590 | 75 in | 60000 | Mon-Sun 09:00-18:00 | 4 | Brewing methods and regions with a roaster.
    tejo-night | Tejo Night | nightlife | nightlife,sports,local_life | 4.6570 -74.0690 | 105 in | 40000 | Mon-Sun 17:00-23:00 | 4 | Throw metal at gunpowder, with beer.
    andres-d-c | Andrés D.C. | nightlife | nightlife,food,music | 4.6670 -74.0535 | 150 in | 0 | Mon-Sun 18:00-24:00 | 3 | Five floors of food and dancing.
    salsa-night-at-quiebracanto | Salsa Night at Quiebracanto | nightlife | nightlife,music | 4.6045 -74.0700 | 120 in | 25000 | Wed-Sat 20:00-24:00 | 3 | Live salsa in the centre.
    teatro-colon-bogota | Teatro Colón Bogotá | show | music,architecture | 4.5965 -74.0748 | 120 in | 60000 | Wed-Sun 18:00-22:00 | 2 | Opera and theatre in a jewel of 1892.
    zipaquira-salt-cathedral | Zipaquirá Salt Cathedral | day_trip | religion,history,architecture | 5.0190 -74.0095 | 300 in | 118000/80000 | Mon-Sun 09:00-17:40 | 5 | A church carved in salt, an hour by bus or the Sunday train.
    la-calera-and-paramo-hike | La Calera and Páramo Hike | day_trip | nature,walks | 4.7200 -73.9690 | 240 out | 50000 | Mon-Sun 06:00-16:00 | 2 | Cloud plants with a guide; warm clothes.
  `,
  eateries: `
    la-puerta-falsa | La Puerta Falsa | restaurant | Colombian | vegetarian | breakfast,lunch | budget | 4.5981 -74.0748 | 28000 | Mon-Sun 07:00-19:00 | Tamales and chocolate with cheese since 1816.
    azahar-cafe | Azahar Café | cafe | coffee,breakfast | vegetarian,vegan,gluten_free | breakfast,lunch | budget | 4.6760 -74.0475 | 32000 | Mon-Sun 07:00-20:00 | Single-farm coffee near Parque 93.
    masa | Masa | cafe | bakery,brunch | vegetarian,vegan | breakfast,lunch | budget | 4.6545 -74.0545 | 42000 | Mon-Sun 07:00-20:00 | Breads and salads in Zona G.
    paloquemao-breakfast-stalls | Paloquemao Breakfast Stalls | market | Colombian | vegetarian | breakfast,lunch | budget | 4.6176 -74.0851 | 20000 | Mon-Sun 06:00-14:00 | Arepas, broths and juices.
    mini-mal | Mini-Mal | restaurant | Colombian,Pacific | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 4.6440 -74.0590 | 70000 | Mon-Sat 12:00-22:00 | Ingredients of coast and Amazon.
    de-raiz | De Raíz | restaurant | vegan | vegetarian,vegan,gluten_free | lunch,dinner | budget | 4.6510 -74.0570 | 38000 | Mon-Sun 11:30-21:00 | Plant kitchen in Chapinero.
    crepes-waffles | Crepes & Waffles | restaurant | international | vegetarian,gluten_free | breakfast,lunch,dinner | budget | 4.6680 -74.0530 | 42000 | Mon-Sun 08:00-22:00 | Fair employer and reliable salads.
    salvo-patria | Salvo Patria | restaurant | Colombian | vegetarian | lunch,dinner | midrange | 4.6455 -74.0580 | 85000 | Mon-Sat 12:00-22:00 | Seasonal plates and coffee.
    leo | Leo | restaurant | Colombian,fine dining | vegetarian | lunch,dinner | premium | 4.6530 -74.0600 | 480000 | Mon-Sat 12:00-14:30; Mon-Sat 19:00-22:00 | Twelve ecosystems on plates.
  `,
  safety: [
    'Use app cars after dark and show no phone in the street.',
    'The height takes a day to get used to; rain comes most afternoons.',
  ],
});
