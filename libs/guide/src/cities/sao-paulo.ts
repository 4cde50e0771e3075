import { cityOfTables } from '../city-tables.js';

/** São Paulo. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const saoPaulo = cityOfTables({
  id: 'sao-paulo', name: 'São Paulo', aliases: ['sao paulo', 'sampa', 'san pablo', 'são paulo brazil'],
  country: 'Brazil', countryCode: 'BR', continent: 'South America', cityCode: 'SAO',
  lat: -23.5505, lng: -46.6333, timezone: 'America/Sao_Paulo', currency: 'BRL',
  languages: ['Portuguese'], plugs: ['C', 'N'], asOf: '2026-11',
  summary:
    'South America’s giant: museums on stilts, Japanese and Italian quarters, markets and the continent’s best kitchens.',
  bestFor: ['food', 'art', 'museums', 'architecture', 'nightlife', 'music'],
  daily: { food: { budget: 110, midrange: 250, premium: 700 }, localTransport: 22 },
  localTransport: {
    summary: 'Metro and CPTM trains; touch a bank card at the gates. App cars for evenings.',
    singleFare: 5.4, dayPass: null,
  },
  airports: `
    GRU | train or bus | 60 | 10
    CGH | bus or taxi | 35 | 45
  `,
  climate: '28/20/292/17 29/20/258/15 28/19/229/13 26/18/88/8 23/15/72/7 23/14/59/5 23/13/48/5 24/14/33/4 25/15/83/7 26/16/127/10 27/17/144/11 28/19/231/15',
  stayAreas: `
    paulista-and-jardins | Paulista and Jardins | -23.5620 -46.6560 | 280 520 1300 | Museums, metro and restaurants.
    pinheiros-and-vila-madalena | Pinheiros and Vila Madalena | -23.5610 -46.6910 | 240 450 950 | Bars, galleries and markets.
    centro | Centro | -23.5450 -46.6400 | 170 320 600 | Historic towers; careful at night.
  `,
  places: `
    masp | MASP | museum | museums,art,architecture | -23.5614 -46.6559 | 120 in | 75/0 | Tue 10:00-20:00; Wed-Sun 10:00-18:00 | 5 | Paintings on glass easels in a box on red legs; free on Tuesdays.
    avenida-paulista | Avenida Paulista | neighbourhood | walks,local_life | -23.5630 -46.6545 | 75 out | 0 | always | 4 | Closed to cars on Sundays, with music at each corner.
    ibirapuera-park | Ibirapuera Park | park | nature,walks,sports,architecture | -23.5874 -46.6576 | 105 out | 0 | Mon-Sun 05:00-24:00 | 5 | Niemeyer’s halls, lakes and runners.
    afro-brasil-museum | Afro Brasil Museum | museum | museums,art,history | -23.5840 -46.6590 | 75 in | 15/0 | Tue-Sun 10:00-17:00 | 4 | Africa in Brazil, in the park.
    mac-usp | MAC USP | gallery | art,museums,views | -23.5880 -46.6510 | 75 in | 0 | Tue-Sun 10:00-21:00 | 4 | Modern art and a roof view, free.
    pinacoteca | Pinacoteca | gallery | art,museums,architecture | -23.5343 -46.6339 | 105 in | 32/0 | Mon,Wed-Sun 10:00-18:00 | 5 | Brazilian art in brick with bridges; free on Saturdays.
    luz-station | Luz Station | landmark | photography,architecture,history | -23.5347 -46.6353 | 25 out | 0 | always | 2 | British iron railway palace; by day.
    portuguese-language-museum | Portuguese Language Museum | museum | museums,books,history | -23.5350 -46.6350 | 75 in | 24/0 | Tue-Sun 09:00-16:30 | 3 | Words on screens, with a terrace over the trains.
    football-museum | Football Museum | museum | museums,sports,family | -23.5480 -46.6652 | 90 in | 24/0 | Tue-Sun 09:00-17:00 | 4 | Pelé and radio goals inside the Pacaembu stadium.
    japan-house | Japan House | gallery | art,museums | -23.5705 -46.6450 | 45 in | 0 | Tue-Fri 10:00-18:00; Sat-Sun 10:00-19:00 | 3 | Wood lattice and small shows, free.
    ims-paulista | IMS Paulista | gallery | art,museums,photography | -23.5560 -46.6630 | 60 in | 0 | Tue-Sun 10:00-20:00 | 3 | Photography with a great library, free.
    liberdade | Liberdade | neighbourhood | walks,local_life,food,markets | -23.5590 -46.6350 | 75 out | 0 | always | 4 | Red gates, ramen and a weekend fair.
    municipal-market | Municipal Market | food_hall | food,markets | -23.5415 -46.6295 | 75 in | 0 | Mon-Sun 06:00-18:00 | 4 | Mortadella rolls below stained glass; ask the price of fruit first.
    sao-paulo-cathedral | São Paulo Cathedral | religious | religion,architecture | -23.5513 -46.6345 | 30 in | 0 | Mon-Sun 08:00-18:00 | 3 | Neo-Gothic on Sé square.
    sao-bento-monastery-sao-paulo | São Bento Monastery São Paulo | religious | religion,architecture,music | -23.5435 -46.6335 | 30 in | 0 | Mon-Sun 07:00-18:00 | 3 | Gregorian chant in the morning.
    farol-santander | Farol Santander | viewpoint | views,photography,architecture | -23.5457 -46.6335 | 60 in | 45/22 | Tue-Sun 09:00-19:00 | 4 | View and shows in the 1947 tower.
    copan-and-edificio-italia | Copan and Edifício Itália | landmark | photography,architecture | -23.5465 -46.6445 | 30 out | 0 | Mon-Sun 09:00-19:00 | 3 | Niemeyer’s wave; look in at its ground-floor street.
    beco-do-batman | Beco do Batman | landmark | photography,art | -23.5565 -46.6860 | 40 out | 0 | always | 4 | Painted lanes in Vila Madalena.
    benedito-calixto-fair | Benedito Calixto Fair | market | markets,local_life,music | -23.5590 -46.6815 | 75 out | 0 | Sat 09:00-18:00 | 4 | Saturday antiques with choro players.
    rua-oscar-freire | Rua Oscar Freire | shopping | shopping | -23.5620 -46.6690 | 50 out | 0 | Mon-Sat 10:00-20:00 | 2 | Designer shops under trees.
    botanical-garden-sao-paulo | Botanical Garden São Paulo | garden | nature,walks,family | -23.6390 -46.6230 | 105 out | 30/15 | Mon-Sun 09:00-17:00 | 3 | Lily pond and forest boardwalk.
    ipiranga-museum | Ipiranga Museum | museum | museums,history | -23.5855 -46.6097 | 90 in | 30/0 | Tue-Sun 10:00-17:00 | 4 | Restored palace of independence with gardens.
    sesc-pompeia | SESC Pompeia | landmark | photography,architecture,art | -23.5260 -46.6830 | 60 in | 0 | Tue-Sun 10:00-21:00 | 4 | Lina Bo Bardi’s factory of leisure, free.
    sala-sao-paulo-concert | Sala São Paulo Concert | show | music,architecture | -23.5340 -46.6395 | 130 in | 80 | Thu-Sat 20:00-22:30 | 4 | Symphony in a railway hall.
    vila-madalena-bars | Vila Madalena Bars | nightlife | nightlife,music | -23.5570 -46.6900 | 120 out | 0 | Mon-Sun 18:00-24:00 | 4 | Samba and cold beer on Aspicuelta.
    blue-note-sao-paulo | Blue Note São Paulo | nightlife | nightlife,music | -23.5585 -46.6605 | 120 in | 90 | Tue-Sun 19:00-24:00 | 3 | Jazz over Paulista.
    embu-das-artes | Embu das Artes | day_trip | art,markets | -23.6490 -46.8520 | 210 out | 20 | Sat-Sun 09:00-18:00 | 2 | Weekend craft town, 40 minutes by bus.
  `,
  eateries: `
    padaria-bella-paulista | Padaria Bella Paulista | cafe | bakery,Brazilian | vegetarian | breakfast,lunch,dinner | budget | -23.5550 -46.6620 | 48 | always | Everything at all hours near Paulista.
    coffee-lab | Coffee Lab | cafe | coffee,breakfast | vegetarian | breakfast,lunch | budget | -23.5550 -46.6880 | 50 | Mon-Sun 09:00-18:00 | Brazilian beans with rituals.
    santo-grao | Santo Grão | cafe | breakfast,Brazilian | vegetarian,vegan | breakfast,lunch,dinner | midrange | -23.5625 -46.6685 | 75 | Mon-Sun 08:00-23:00 | Terrace on Oscar Freire.
    bar-do-mane | Bar do Mané | market | sandwiches,Brazilian | - | lunch | budget | -23.5416 -46.6296 | 48 | Mon-Sat 07:00-17:00 | Mortadella since 1933.
    aska | Aska | restaurant | ramen | - | lunch,dinner | budget | -23.5600 -46.6350 | 48 | Tue-Sun 11:00-14:30; Tue-Sun 17:30-21:00 | Cheap bowls in Liberdade; cash.
    braz | Bráz | restaurant | pizza | vegetarian | dinner | midrange | -23.5660 -46.6930 | 110 | Mon-Sun 18:00-24:00 | Paulistano pizza in Pinheiros.
    banana-verde | Banana Verde | restaurant | vegetarian | vegetarian,vegan,gluten_free | lunch,dinner | midrange | -23.5545 -46.6875 | 85 | Mon-Sun 12:00-15:30; Mon-Sun 19:00-22:00 | Vegetarian lunches in Vila Madalena.
    mocoto | Mocotó | restaurant | Northeastern Brazilian | - | lunch,dinner | budget | -23.4865 -46.5815 | 85 | Mon-Sun 12:00-22:00 | Broths, crisp pork and cachaça in the north.
    d-o-m | D.O.M. | restaurant | Brazilian,fine dining | vegetarian | lunch,dinner | premium | -23.5660 -46.6675 | 850 | Mon-Fri 12:00-15:00; Mon-Sat 19:00-23:00 | Amazon ingredients by Alex Atala.
  `,
  safety: [
    'Use phones indoors, not at the kerb; motorcycle snatching is common.',
    'Avoid Luz and the centre’s empty streets after dark.',
  ],
});
