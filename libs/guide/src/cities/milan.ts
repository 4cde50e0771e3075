import { cityOfTables } from '../city-tables.js';

/** Milan. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const milan = cityOfTables({
  id: 'milan', name: 'Milan', aliases: ['milano', 'mailand', 'milán', 'milão', 'mediolan'],
  country: 'Italy', countryCode: 'IT', continent: 'Europe', cityCode: 'MIL',
  lat: 45.4642, lng: 9.19, timezone: 'Europe/Rome', currency: 'EUR',
  languages: ['Italian'], plugs: ['C', 'F', 'L'], asOf: '2026-11',
  summary:
    'Italy’s capital of fashion and finance, with a white marble cathedral, Leonardo’s Last Supper and long aperitivo hours on the canals.',
  bestFor: ['shopping', 'art', 'food', 'architecture', 'nightlife', 'museums'],
  daily: { food: { budget: 30, midrange: 58, premium: 130 }, localTransport: 7.6 },
  localTransport: {
    summary: 'Five metro lines, trams and buses; touch a bank card at the gate and the day is capped.',
    singleFare: 2.2, dayPass: 7.6,
  },
  airports: `
    MXP | train (Malpensa Express) | 50 | 15
    LIN | metro M4 | 15 | 2.2
    BGY | coach | 55 | 10
  `,
  climate: '6/-1/59/7 9/1/49/6 14/5/65/7 18/8/76/8 22/13/97/9 27/17/67/7 30/19/67/6 29/19/93/7 25/15/93/7 18/10/122/9 11/5/77/8 6/0/62/7',
  stayAreas: `
    centro-storico | Centro Storico | 45.4640 9.1880 | 130 230 520 | Between Duomo and castle; expensive during fairs.
    navigli-stay | Navigli | 45.4520 9.1750 | 95 155 270 | Canals with bars: lively evenings, trams to the centre.
    porta-venezia | Porta Venezia | 45.4750 9.2050 | 100 165 300 | Art nouveau houses and many kitchens, on metro M1.
  `,
  places: `
    duomo-di-milano | Duomo di Milano | religious | religion,architecture,history,art | 45.4642 9.1916 | 60 in | 10/5 | Mon-Sun 09:00-18:00 | 5 | The third-largest church of Christendom; buy the combined ticket with the roof.
    duomo-rooftop | Duomo Rooftop | viewpoint | views,photography,architecture | 45.4641 9.1914 | 50 out | 16/8 | Mon-Sun 09:00-18:00 | 5 | Walk among 135 spires; stairs are cheaper than the lift.
    galleria-vittorio-emanuele-ii | Galleria Vittorio Emanuele II | shopping | shopping,architecture | 45.4659 9.1900 | 30 in | 0 | always | 4 | Glass-vaulted arcade; turn on the mosaic bull for luck.
    the-last-supper | The Last Supper | museum | museums,art,history | 45.4660 9.1710 | 30 in | 15/2 | Tue-Sun 08:15-18:45 | 5 | Fifteen minutes with Leonardo; tickets go on sale months ahead and vanish.
    sforza-castle | Sforza Castle | museum | museums,history,art | 45.4705 9.1794 | 105 in | 5/0 | Tue-Sun 10:00-17:30 | 4 | Michelangelo’s last Pietà and many collections; the courtyards are free.
    sempione-park | Sempione Park | park | nature,walks,family | 45.4730 9.1755 | 45 out | 0 | Mon-Sun 06:30-21:00 | 3 | Lawns between castle and the arch of peace.
    pinacoteca-di-brera | Pinacoteca di Brera | gallery | art,museums | 45.4719 9.1880 | 105 in | 15/2 | Tue-Sun 08:30-19:15 | 5 | Mantegna’s Dead Christ and Raphael in a palace of the academy.
    brera | Brera | neighbourhood | walks,local_life,shopping,food | 45.4722 9.1860 | 60 out | 0 | always | 4 | Artists’ quarter with galleries and small restaurants.
    la-scala-museum | La Scala Museum | museum | museums,music | 45.4674 9.1895 | 45 in | 12/0 | Mon-Sun 09:30-17:30 | 3 | Costumes and, when there is no rehearsal, a look into the boxes.
    la-scala | La Scala | show | music | 45.4674 9.1892 | 180 in | 90 | Tue-Sun 20:00-24:00 | 4 | The opera house itself; cheap gallery seats are sold on the day.
    navigli | Navigli | nightlife | nightlife,food,local_life | 45.4505 9.1735 | 120 out | 0 | Mon-Sun 18:00-24:00 | 4 | Aperitivo along two canals Leonardo worked on.
    monumental-cemetery | Monumental Cemetery | landmark | photography,art,architecture | 45.4860 9.1780 | 60 out | 0 | Tue-Sun 08:00-18:00 | 3 | Sculptures for the families of industry, free to walk.
    fondazione-prada | Fondazione Prada | gallery | art,museums,architecture | 45.4440 9.2054 | 105 in | 15/0 | Mon,Wed-Sun 10:00-19:00 | 3 | Contemporary art in a gilded distillery, with a bar by Wes Anderson.
    museo-del-novecento | Museo del Novecento | museum | museums,art | 45.4635 9.1903 | 75 in | 10/0 | Tue-Sun 10:00-19:30 | 3 | The futurists, and neon over the cathedral square.
    leonardo-science-museum | Leonardo Science Museum | museum | museums,science,family | 45.4627 9.1706 | 120 in | 10/8 | Tue-Fri 10:00-18:00; Sat-Sun 10:00-19:00 | 3 | Models of his machines and a real submarine.
    santambrogio | Sant’Ambrogio | religious | religion,architecture,history | 45.4625 9.1757 | 35 in | 0 | Mon-Sun 08:00-12:30; Mon-Sun 14:30-19:00 | 3 | Romanesque basilica of the city’s patron.
    san-maurizio | San Maurizio | religious | religion,architecture,art | 45.4655 9.1788 | 25 in | 0 | Tue-Sun 10:00-17:30 | 3 | Every wall painted: Milan’s small Sistine Chapel.
    porta-nuova-and-bosco-verticale | Porta Nuova and Bosco Verticale | neighbourhood | walks,local_life,architecture | 45.4855 9.1905 | 45 out | 0 | always | 3 | Towers covered in trees around a new square and park.
    quadrilatero-della-moda | Quadrilatero della Moda | shopping | shopping,walks | 45.4686 9.1955 | 45 out | 0 | Mon-Sat 10:00-19:00 | 3 | Via Montenapoleone and its windows.
    como | Como | day_trip | nature,walks,views | 45.8120 9.0840 | 300 out | 0 | always | 4 | Lake Como’s town by train in 40 minutes; funicular up to Brunate. About 40 km away.
  `,
  eateries: `
    marchesi-1824 | Marchesi 1824 | cafe | pastry,Italian | vegetarian | breakfast | midrange | 45.4658 9.1830 | 9 | Mon-Sun 07:30-20:00 | Old pastry shop on Via Santa Maria alla Porta.
    pave | Pavè | cafe | bakery,Italian | vegetarian | breakfast,lunch | budget | 45.4783 9.2040 | 12 | Tue-Fri 08:00-19:00; Sat-Sun 08:30-19:00 | Apricot brioche and good bread near Porta Venezia.
    god-save-the-food | God Save The Food | cafe | brunch,healthy | vegetarian,vegan,gluten_free | breakfast,lunch,dinner | budget | 45.4521 9.1640 | 18 | Mon-Sun 08:00-23:00 | Bowls and pancakes in Via Tortona.
    luini | Luini | food_street | Italian,panzerotti | vegetarian | lunch,dinner | budget | 45.4659 9.1915 | 7 | Mon-Sat 10:00-20:00 | Fried panzerotti behind the Duomo since 1949.
    mercato-centrale-milano | Mercato Centrale Milano | food_hall | Italian,international | vegetarian,vegan | lunch,dinner | budget | 45.4850 9.2025 | 16 | Mon-Sun 08:00-24:00 | Food counters in the main station.
    trattoria-milanese | Trattoria Milanese | restaurant | Milanese | - | lunch,dinner | midrange | 45.4617 9.1838 | 42 | Mon-Fri 12:00-15:00; Mon-Fri 19:00-23:00 | Saffron risotto and cutlet near the stock exchange.
    spontini | Spontini | restaurant | pizza | vegetarian | lunch,dinner | budget | 45.4784 9.2089 | 11 | Mon-Sun 11:30-23:30 | Thick slices of pizza since 1953.
    joia | Joia | restaurant | vegetarian,fine dining | vegetarian,vegan,gluten_free | lunch,dinner | premium | 45.4765 9.2033 | 120 | Mon-Sat 12:30-14:00; Mon-Sat 19:30-22:00 | Italy’s first starred vegetarian kitchen.
  `,
  safety: [
    'Pickpockets work in the central station, on M1 and on the cathedral square.',
    'Men who tie bracelets to your wrist want money: keep hands in pockets.',
  ],
});
