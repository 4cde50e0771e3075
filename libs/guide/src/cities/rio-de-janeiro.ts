import { cityOfTables } from '../city-tables.js';

/** Rio de Janeiro. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const rioDeJaneiro = cityOfTables({
  id: 'rio-de-janeiro', name: 'Rio de Janeiro', aliases: ['rio', 'rio de janeiro brazil', 'riode janeiro'],
  country: 'Brazil', countryCode: 'BR', continent: 'South America', cityCode: 'RIO',
  lat: -22.9068, lng: -43.1729, timezone: 'America/Sao_Paulo', currency: 'BRL',
  languages: ['Portuguese'], plugs: ['C', 'N'], asOf: '2026-11',
  summary:
    'Granite peaks, forest and famous beaches inside one city: samba, football and sunset applause.',
  bestFor: ['beach', 'views', 'nature', 'music', 'walks', 'nightlife'],
  daily: { food: { budget: 130, midrange: 260, premium: 620 }, localTransport: 20 },
  localTransport: {
    summary: 'Metro lines 1, 2 and 4, VLT trams and buses; touch a bank card. Use app cars at night.',
    singleFare: 5, dayPass: null,
  },
  airports: `
    GIG | taxi or bus and VLT | 45 | 70
    SDU | tram (VLT) | 15 | 5
  `,
  climate: '31/24/137/11 31/24/130/9 30/23/136/9 29/22/95/8 26/20/70/6 26/19/43/5 26/18/42/5 26/19/45/5 26/20/54/7 27/21/87/9 28/22/98/10 30/23/169/12',
  stayAreas: `
    copacabana | Copacabana | -22.9700 -43.1850 | 280 520 1200 | Beach, metro and hotels of all kinds.
    ipanema-and-leblon | Ipanema and Leblon | -22.9840 -43.2050 | 420 800 2000 | The finest beach streets.
    santa-teresa | Santa Teresa | -22.9190 -43.1860 | 220 430 900 | Hill of artists and villas; taxis at night.
  `,
  places: `
    christ-the-redeemer | Christ the Redeemer | landmark | photography,views,religion | -22.9519 -43.2105 | 150 out | 130/75 | Mon-Sun 08:00-18:00 | 5 | Rack train through forest; go early on a clear day.
    sugarloaf-mountain | Sugarloaf Mountain | viewpoint | views,photography,nature | -22.9493 -43.1546 | 120 out | 195/98 | Mon-Sun 08:30-20:00 | 5 | Two cable cars, best an hour before sunset.
    copacabana-beach | Copacabana Beach | beach | beach,sports | -22.9711 -43.1822 | 120 out | 0 | always | 5 | Four kilometres of sand, football and coconut water.
    ipanema-beach | Ipanema Beach | beach | beach,views | -22.9868 -43.2050 | 120 out | 0 | always | 5 | Posto 9, and sunset from the Arpoador rock.
    arpoador-rock | Arpoador Rock | viewpoint | views,photography | -22.9888 -43.1915 | 40 out | 0 | always | 4 | People clap when the sun goes.
    selaron-steps | Selarón Steps | landmark | photography,art | -22.9153 -43.1790 | 30 out | 0 | always | 4 | 215 tiled steps in Lapa; by day.
    santa-teresa-tram | Santa Teresa Tram | experience | local_life,history,views | -22.9110 -43.1765 | 75 out | 20 | Mon-Sun 08:00-17:30 | 4 | Yellow tram over white arches to the artists’ hill.
    museum-of-tomorrow | Museum of Tomorrow | museum | museums,science,architecture | -22.8943 -43.1795 | 105 in | 40/0 | Tue-Sun 10:00-17:00 | 4 | Calatrava’s bony ship about the planet; free on Tuesdays.
    museu-de-arte-do-rio | Museu de Arte do Rio | gallery | art,museums | -22.8965 -43.1820 | 75 in | 20/0 | Tue,Thu-Sun 11:00-17:00 | 3 | City art with a roof over the port.
    national-museum-of-fine-arts-rio | National Museum of Fine Arts Rio | museum | museums,art,architecture | -22.9085 -43.1755 | 60 in | 0 | Tue-Sun 10:00-17:00 | 2 | Brazilian painting; shut for works since 2020 and due back in 2026, so check before going.
    ccbb-rio | CCBB Rio | gallery | art,museums,architecture | -22.9010 -43.1765 | 75 in | 0 | Mon,Wed-Sat 09:00-20:00; Sun 09:00-19:00 | 4 | Great free exhibitions in a bank palace.
    museum-of-modern-art-rio | Museum of Modern Art Rio | museum | museums,art,architecture | -22.9137 -43.1717 | 60 in | 20/0 | Wed-Sun 10:00-18:00 | 3 | Concrete over Flamengo park.
    olympic-boulevard-murals | Olympic Boulevard Murals | landmark | photography,art | -22.8950 -43.1870 | 50 out | 0 | always | 3 | Kobra’s giant faces along the tram.
    royal-portuguese-reading-room | Royal Portuguese Reading Room | landmark | photography,books,architecture | -22.9054 -43.1822 | 30 in | 0 | Mon-Fri 10:00-17:00 | 5 | Carved shelves to the ceiling, free.
    confeitaria-colombo | Confeitaria Colombo | shopping | shopping,food,architecture | -22.9053 -43.1785 | 40 in | 0 | Mon-Sat 11:00-18:00 | 3 | Mirrors and cakes since 1894.
    metropolitan-cathedral-rio | Metropolitan Cathedral Rio | religious | religion,architecture | -22.9107 -43.1806 | 25 in | 0 | Mon-Sun 07:00-17:00 | 3 | A concrete cone with windows like rivers of light.
    sao-bento-monastery | São Bento Monastery | religious | religion,architecture,history | -22.8970 -43.1780 | 35 in | 0 | Mon-Sun 08:00-17:00 | 3 | Golden baroque; chants on Sunday at ten.
    botanical-garden | Botanical Garden | garden | nature,walks,family | -22.9675 -43.2245 | 105 out | 73/0 | Mon-Tue,Thu-Sun 08:00-17:00; Wed 11:00-17:00 | 4 | Avenue of royal palms below the Christ.
    parque-lage | Parque Lage | park | nature,walks,architecture | -22.9605 -43.2115 | 60 out | 0 | Mon-Sun 09:00-17:00 | 4 | Villa with a pool and forest, free.
    tijuca-forest | Tijuca Forest | nature | nature,walks,sports | -22.9560 -43.2800 | 180 out | 0 | Mon-Sun 08:00-17:00 | 4 | Waterfalls and peaks; go with a guide or car.
    lagoa-rodrigo-de-freitas | Lagoa Rodrigo de Freitas | park | nature,walks,sports,views | -22.9735 -43.2120 | 75 out | 0 | always | 3 | Cycle around the lagoon.
    maracana-tour | Maracanã Tour | experience | local_life,sports | -22.9121 -43.2302 | 75 in | 82/41 | Mon-Sun 09:00-17:00 | 3 | Dressing rooms and the pitch.
    ipanema-hippie-fair | Ipanema Hippie Fair | market | markets,local_life,art | -22.9845 -43.1985 | 60 out | 0 | Sun 09:00-18:00 | 3 | Sunday crafts on General Osório.
    pedra-do-sal-samba | Pedra do Sal Samba | nightlife | nightlife,music,local_life | -22.8980 -43.1850 | 120 out | 0 | Mon,Fri 19:00-23:30 | 4 | Open-air samba on the old rock, Mondays and Fridays.
    lapa-samba-clubs | Lapa Samba Clubs | nightlife | nightlife,music | -22.9130 -43.1810 | 150 in | 50 | Tue-Sat 20:00-24:00 | 4 | Rio Scenarium and Carioca da Gema.
    niteroi-mac | Niterói MAC | day_trip | architecture,art | -22.9078 -43.1257 | 180 in | 16/0 | Tue-Sun 10:00-18:00 | 4 | Niemeyer’s saucer across the bay, by ferry.
    prainha-and-grumari | Prainha and Grumari | day_trip | beach,nature | -23.0410 -43.5050 | 300 out | 0 | Mon-Sun 07:00-18:00 | 3 | Wild surf beaches, an hour by car.
  `,
  eateries: `
    cafeina | Cafeína | cafe | bakery,breakfast | vegetarian | breakfast,lunch | budget | -22.9835 -43.1985 | 55 | Mon-Sun 08:00-22:00 | Breads and omelettes in Ipanema.
    bibi-sucos | Bibi Sucos | food_street | juice,açaí | vegetarian,vegan,gluten_free | breakfast,lunch | budget | -22.9845 -43.2235 | 42 | Mon-Sun 08:00-24:00 | Açaí and fruit juices in Leblon.
    casa-da-tata | Casa da Táta | cafe | breakfast,Brazilian | vegetarian | breakfast,lunch | budget | -22.9770 -43.2275 | 52 | Mon-Sun 08:00-17:00 | Homely breakfast in Gávea.
    cervantes | Cervantes | restaurant | sandwiches,Brazilian | - | lunch,dinner | budget | -22.9635 -43.1745 | 55 | Mon-Sun 12:00-24:00 | Pork and pineapple rolls in Copacabana.
    braseiro-da-gavea | Braseiro da Gávea | restaurant | grill,Brazilian | - | lunch,dinner | midrange | -22.9755 -43.2270 | 95 | Mon-Sun 11:30-24:00 | Picanha and cold beer.
    teva | Teva | restaurant | vegan | vegetarian,vegan,gluten_free | lunch,dinner | midrange | -22.9845 -43.2010 | 95 | Mon-Sun 12:00-23:00 | Modern vegan in Ipanema.
    bar-do-mineiro | Bar do Mineiro | restaurant | Brazilian | - | lunch,dinner | budget | -22.9200 -43.1860 | 85 | Tue-Sun 11:00-22:00 | Feijoada in Santa Teresa.
    aprazivel | Aprazível | restaurant | Brazilian | vegetarian,gluten_free | lunch,dinner | premium | -22.9255 -43.1895 | 240 | Tue-Sat 12:00-23:00; Sun 12:00-18:00 | Tree-top tables over the bay.
    oteque | Oteque | restaurant | fine dining,seafood | - | dinner | premium | -22.9530 -43.1925 | 900 | Tue-Sat 19:00-23:00 | Two-star tasting in Botafogo.
    pavao-azul | Pavão Azul | restaurant | Brazilian,seafood | - | lunch,dinner | budget | -22.9680 -43.1865 | 55 | Mon-Sun 12:00-24:00 | Crab pastries and rice at a Copacabana corner.
    galeto-sats | Galeto Sat’s | restaurant | grill,Brazilian | - | lunch,dinner | budget | -22.9645 -43.1755 | 62 | Mon-Sun 12:00-24:00 | Spring chicken from the coals until late.
    casa-cave | Casa Cavé | cafe | pastry,Portuguese | vegetarian | breakfast,lunch | budget | -22.9055 -43.1775 | 28 | Mon-Fri 08:00-19:00; Sat 09:00-14:00 | The oldest pastry shop of the centre.
  `,
  safety: [
    'Take to the beach only what you can lose; use app cars after dark.',
    'Do not enter favelas without a trusted local guide.',
  ],
});
