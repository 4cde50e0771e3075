import { cityOfTables } from '../city-tables.js';

/** Miami. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const miami = cityOfTables({
  id: 'miami', name: 'Miami', aliases: ['miami beach', 'miami florida', 'maiami'],
  country: 'United States', countryCode: 'US', continent: 'North America', cityCode: 'MIA',
  lat: 25.7741, lng: -80.1936, timezone: 'America/New_York', currency: 'USD',
  languages: ['English', 'Spanish'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'Art deco, warm surf and Cuban coffee: beaches and nights on one side of the bay, murals and museums on the other, swamps behind.',
  bestFor: ['beach', 'nightlife', 'architecture', 'food', 'art', 'nature'],
  daily: { food: { budget: 45, midrange: 95, premium: 230 }, localTransport: 6 },
  localTransport: {
    summary: 'Metrorail, buses and a free Metromover downtown and free trolleys in Miami Beach; ride apps fill the gaps.',
    singleFare: 2.25, dayPass: 5.65,
  },
  airports: `
    MIA | train (Metrorail) | 30 | 2.25
    FLL | train and bus | 75 | 6
  `,
  climate: '24/16/46/7 25/17/55/6 27/19/61/6 28/21/80/6 30/23/140/10 32/25/266/17 33/26/188/17 33/26/243/18 32/25/250/18 30/23/193/14 28/20/90/9 26/18/63/7',
  stayAreas: `
    south-beach-stay | South Beach | 25.7820 -80.1310 | 180 290 600 | Art deco by the sand, loud at night.
    downtown-and-brickell | Downtown and Brickell | 25.7680 -80.1920 | 170 270 520 | Free Metromover and bay.
    coconut-grove | Coconut Grove | 25.7280 -80.2420 | 170 260 450 | Green village by the marina.
  `,
  places: `
    south-beach | South Beach | beach | beach,nightlife | 25.7826 -80.1290 | 150 out | 0 | Mon-Sun 05:00-24:00 | 5 | White sand and painted lifeguard huts.
    art-deco-historic-district | Art Deco Historic District | neighbourhood | walks,local_life,architecture,history,photography | 25.7790 -80.1310 | 75 out | 0 | always | 5 | Ocean Drive’s pastel hotels, with neon after dark.
    art-deco-museum | Art Deco Museum | museum | museums,architecture | 25.7807 -80.1303 | 40 in | 7/0 | Mon-Sun 10:00-17:00 | 2 | The style explained on Ocean Drive.
    wynwood-walls | Wynwood Walls | gallery | art,museums,photography,local_life | 25.8010 -80.1993 | 60 out | 14/0 | Mon-Sun 11:00-19:00 | 4 | Famous murals; the streets around are free.
    wynwood-streets | Wynwood Streets | neighbourhood | walks,local_life,art,food | 25.8000 -80.1990 | 60 out | 0 | always | 4 | Spray paint, breweries and coffee.
    perez-art-museum-miami | Pérez Art Museum Miami | museum | museums,art,architecture | 25.7859 -80.1862 | 90 in | 18/0 | Mon,Fri-Sun 11:00-18:00; Thu 11:00-21:00 | 4 | Hanging gardens on the bay.
    frost-science-museum | Frost Science Museum | museum | museums,science,family | 25.7853 -80.1878 | 120 in | 33/26 | Mon-Sun 10:00-18:00 | 4 | Sharks from below through a lens of glass.
    vizcaya-museum-and-gardens | Vizcaya Museum and Gardens | museum | museums,history,architecture,nature | 25.7444 -80.2105 | 105 in | 25/10 | Mon,Wed-Sun 09:30-16:30 | 5 | A tycoon’s Italian villa on the bay.
    rubell-museum | Rubell Museum | gallery | art,museums | 25.7935 -80.2230 | 75 in | 19/0 | Wed-Sun 11:00-17:30 | 3 | One family’s contemporary art in Allapattah.
    institute-of-contemporary-art-miami | Institute of Contemporary Art Miami | gallery | art,museums | 25.8133 -80.1925 | 60 in | 0 | Wed-Sun 11:00-18:00 | 3 | Free museum in the Design District.
    historymiami | HistoryMiami | museum | museums,history | 25.7748 -80.1967 | 60 in | 15/8 | Wed-Sun 10:00-16:00 | 2 | Pirates, rafts and railways.
    the-bass | The Bass | gallery | art,museums,architecture | 25.7966 -80.1306 | 50 in | 15/0 | Wed-Sun 12:00-17:00 | 2 | Contemporary art in a coral-stone library.
    little-havana | Little Havana | neighbourhood | walks,local_life,food | 25.7654 -80.2194 | 75 out | 0 | always | 4 | Dominoes, cigars and coffee windows on Calle Ocho.
    maximo-gomez-domino-park | Máximo Gómez Domino Park | landmark | photography,local_life | 25.7657 -80.2190 | 25 out | 0 | Mon-Sun 09:00-18:00 | 3 | Old men and loud tiles.
    bayside-and-bayfront-park | Bayside and Bayfront Park | park | nature,walks,views | 25.7784 -80.1860 | 45 out | 0 | Mon-Sun 06:00-23:00 | 2 | Boats, palms and the skyline.
    design-district | Design District | shopping | shopping,art,architecture | 25.8130 -80.1920 | 60 out | 0 | Mon-Sun 11:00-20:00 | 3 | Luxury shops among public art.
    fairchild-tropical-garden | Fairchild Tropical Garden | garden | nature,walks,family | 25.6770 -80.2720 | 120 out | 25/12 | Mon-Sun 10:00-17:00 | 3 | Palms and butterflies in Coral Gables.
    venetian-pool | Venetian Pool | beach | beach,family,history | 25.7456 -80.2732 | 105 out | 22/17 | Tue-Sun 11:00-16:30 | 3 | Swim in a coral quarry of the 1920s.
    bill-baggs-cape-florida | Bill Baggs Cape Florida | beach | beach,nature,views | 25.6730 -80.1580 | 180 out | 4 | Mon-Sun 08:00-18:00 | 4 | Lighthouse and calm sand on Key Biscayne.
    lincoln-road | Lincoln Road | shopping | shopping,food | 25.7907 -80.1370 | 50 out | 0 | always | 2 | Palms, terraces and people.
    holocaust-memorial-miami-beach | Holocaust Memorial Miami Beach | landmark | photography,history | 25.7953 -80.1363 | 30 out | 0 | Mon-Sun 09:00-21:00 | 3 | A bronze hand reaching up, free.
    ball-chain | Ball & Chain | nightlife | nightlife,music | 25.7656 -80.2197 | 105 out | 0 | Mon-Sun 18:00-24:00 | 4 | Salsa under a pineapple stage.
    new-world-center | New World Center | show | music,architecture | 25.7909 -80.1332 | 120 in | 45 | Thu-Sun 19:00-22:00 | 3 | Concerts, some shown free on the wall outside.
    ocean-drive-nights | Ocean Drive Nights | nightlife | nightlife | 25.7800 -80.1304 | 90 out | 0 | Mon-Sun 20:00-24:00 | 2 | Neon and clubs; ask for prices before ordering.
    everglades-airboat-ride | Everglades Airboat Ride | day_trip | nature,family | 25.7610 -80.5600 | 240 out | 55/35 | Mon-Sun 09:00-17:00 | 4 | Alligators and saw grass, 45 minutes by car.
    oleta-river-state-park | Oleta River State Park | nature | nature,sports | 25.9220 -80.1400 | 150 out | 3 | Mon-Sun 08:00-18:00 | 2 | Kayaks among mangroves.
  `,
  eateries: `
    versailles | Versailles | restaurant | Cuban | vegetarian | breakfast,lunch,dinner | budget | 25.7652 -80.2525 | 25 | Mon-Sun 08:00-23:00 | Coffee window and roast pork since 1971.
    puerto-sagua | Puerto Sagua | restaurant | Cuban | - | breakfast,lunch,dinner | budget | 25.7760 -80.1345 | 24 | Mon-Sun 07:30-22:00 | Plain Cuban plates in South Beach.
    rosetta-bakery | Rosetta Bakery | cafe | bakery,Italian | vegetarian | breakfast,lunch | budget | 25.7905 -80.1355 | 16 | Mon-Sun 07:00-21:00 | Cornetti and focaccia on Lincoln Road.
    panther-coffee | Panther Coffee | cafe | coffee | vegetarian,vegan | breakfast | budget | 25.8010 -80.1985 | 12 | Mon-Sun 07:00-20:00 | Roaster in Wynwood.
    joes-take-away | Joe’s Take Away | food_street | seafood | - | lunch,dinner | midrange | 25.7688 -80.1352 | 38 | Mon-Sun 11:00-21:00 | Stone crab from October to May, without the wait.
    coyo-taco | Coyo Taco | restaurant | Mexican | vegetarian,gluten_free | lunch,dinner | budget | 25.8012 -80.1992 | 22 | Mon-Sun 12:00-23:00 | Fresh tortillas and a bar behind a door.
    pura-vida | Pura Vida | cafe | bowls,breakfast | vegetarian,vegan,gluten_free | breakfast,lunch,dinner | midrange | 25.7690 -80.1335 | 28 | Mon-Sun 07:30-20:00 | Bowls, wraps and juices at South of Fifth.
    kyu | KYU | restaurant | Asian,grill | vegetarian,gluten_free | lunch,dinner | midrange | 25.8013 -80.1968 | 75 | Mon-Sun 12:00-23:00 | Wood fire and cauliflower.
    latelier-de-joel-robuchon | L’Atelier de Joël Robuchon | restaurant | French,fine dining | - | dinner | premium | 25.8135 -80.1915 | 260 | Tue-Sat 18:00-22:00 | Counter dining with two stars.
  `,
  safety: [
    'Rip currents: ask lifeguards. Hurricanes come from June to November.',
    'Check for automatic service charges before tipping.',
  ],
});
