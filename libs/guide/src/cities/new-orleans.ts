import { cityOfTables } from '../city-tables.js';

/** New Orleans. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const newOrleans = cityOfTables({
  id: 'new-orleans', name: 'New Orleans', aliases: ['nola', 'nueva orleans', 'la nouvelle-orléans', 'nova orleans'],
  country: 'United States', countryCode: 'US', continent: 'North America', cityCode: 'MSY',
  lat: 29.9511, lng: -90.0715, timezone: 'America/Chicago', currency: 'USD',
  languages: ['English'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'Brass bands, iron balconies and gumbo: a Caribbean-hearted river city that lives outdoors and buries its dead above ground.',
  bestFor: ['music', 'food', 'history', 'nightlife', 'architecture', 'local_life'],
  daily: { food: { budget: 42, midrange: 85, premium: 190 }, localTransport: 3 },
  localTransport: {
    summary: 'Green streetcars on St Charles and red on Canal, buses and a ferry; the day Jazzy Pass costs 3.',
    singleFare: 1.25, dayPass: 3,
  },
  airports: `
    MSY | bus 202 | 40 | 1.5
  `,
  climate: '17/8/131/9 19/10/107/8 22/13/110/8 26/17/128/7 29/21/138/7 32/24/195/12 33/25/181/14 33/25/176/13 31/23/128/9 27/18/93/6 22/12/97/7 18/9/122/9',
  stayAreas: `
    french-quarter-stay | French Quarter | 29.9580 -90.0645 | 150 250 480 | In the middle; Bourbon Street is loud.
    garden-district | Garden District | 29.9290 -90.0850 | 130 210 380 | Oaks and mansions by the streetcar.
    marigny | Marigny | 29.9650 -90.0550 | 120 190 320 | Frenchmen Street music, coloured houses.
  `,
  places: `
    french-quarter | French Quarter | neighbourhood | walks,local_life,architecture,history | 29.9584 -90.0644 | 90 out | 0 | always | 5 | Balconies of lace iron, courtyards and buskers.
    jackson-square-and-st-louis-cathedral | Jackson Square and St Louis Cathedral | religious | religion,architecture,history | 29.9579 -90.0637 | 40 in | 0 | Mon-Sun 09:00-16:00 | 5 | White spires, painters and card readers.
    frenchmen-street | Frenchmen Street | nightlife | nightlife,music | 29.9637 -90.0577 | 150 out | 0 | Mon-Sun 18:00-24:00 | 5 | Club after club of live jazz; drop a tip.
    preservation-hall | Preservation Hall | show | music,history | 29.9583 -90.0654 | 50 in | 30 | Mon-Sun 17:00-22:00 | 5 | Traditional jazz in a bare room, an hour at a time.
    national-wwii-museum | National WWII Museum | museum | museums,history,family | 29.9430 -90.0703 | 180 in | 36/19 | Mon-Sun 09:00-17:00 | 5 | Large and moving, with ships and films.
    the-cabildo | The Cabildo | museum | museums,history | 29.9575 -90.0641 | 60 in | 11/0 | Tue-Sun 09:00-16:00 | 3 | Where the Louisiana Purchase was signed.
    the-presbytere | The Presbytère | museum | museums,history,local_life | 29.9583 -90.0633 | 60 in | 11/0 | Tue-Sun 09:00-16:00 | 4 | Katrina’s story below, Mardi Gras above.
    backstreet-cultural-museum | Backstreet Cultural Museum | museum | museums,local_life | 29.9660 -90.0690 | 50 in | 20/10 | Tue-Sat 10:00-16:00 | 4 | Beaded suits of Mardi Gras Indians in Tremé.
    ogden-museum-of-southern-art | Ogden Museum of Southern Art | gallery | art,museums | 29.9437 -90.0711 | 75 in | 14/7 | Mon-Sun 10:00-17:00 | 3 | Painting and photography of the South.
    new-orleans-museum-of-art | New Orleans Museum of Art | gallery | art,museums,nature | 29.9864 -90.0934 | 90 in | 20/0 | Tue-Sun 10:00-17:00 | 3 | Degas lived here; the sculpture garden next door is free.
    besthoff-sculpture-garden | Besthoff Sculpture Garden | garden | nature,walks,art | 29.9862 -90.0950 | 50 out | 0 | Mon-Sun 10:00-17:00 | 4 | Bronzes among oaks and lagoons, free.
    city-park | City Park | park | nature,walks,family | 29.9935 -90.0980 | 75 out | 0 | Mon-Sun 06:00-22:00 | 3 | The oldest live oaks and beignets.
    garden-district-walk | Garden District Walk | neighbourhood | walks,local_life,architecture,history | 29.9288 -90.0845 | 75 out | 0 | always | 4 | Columns, oaks and beads in the trees.
    st-charles-streetcar | St Charles Streetcar | experience | local_life,history | 29.9536 -90.0707 | 60 in | 1.25 | Mon-Sun 06:00-23:00 | 5 | The oldest line, under a tunnel of oaks.
    st-louis-cemetery-no-1 | St Louis Cemetery No. 1 | landmark | photography,history,religion | 29.9594 -90.0713 | 60 out | 25/18 | Mon-Sun 09:00-15:15 | 4 | Guided tour only, past the voodoo queen’s tomb.
    audubon-park-and-tree-of-life | Audubon Park and Tree of Life | park | nature,walks | 29.9270 -90.1270 | 60 out | 0 | Mon-Sun 05:00-22:00 | 2 | Egrets and a river levee called the Fly.
    audubon-aquarium | Audubon Aquarium | zoo | family | 29.9506 -90.0627 | 105 in | 37/32 | Tue-Sun 10:00-17:00 | 3 | Gulf sharks and an insect house.
    mardi-gras-world | Mardi Gras World | museum | museums,family | 29.9340 -90.0620 | 75 in | 24/15 | Mon-Sun 09:00-17:30 | 3 | Where floats are built.
    french-market | French Market | market | markets,local_life,food | 29.9610 -90.0585 | 50 out | 0 | Mon-Sun 09:00-18:00 | 3 | Pralines, hot sauce and crafts.
    crescent-park | Crescent Park | park | nature,walks,views | 29.9625 -90.0490 | 50 out | 0 | Mon-Sun 06:00-19:00 | 3 | River walk over a rusty arch with the skyline.
    steamboat-natchez | Steamboat Natchez | experience | local_life,views,music | 29.9549 -90.0621 | 120 out | 48/22 | Mon-Sun 11:00-21:00 | 3 | Steam calliope, jazz and the Mississippi.
    magazine-street | Magazine Street | shopping | shopping,food | 29.9215 -90.0895 | 75 out | 0 | Mon-Sun 10:00-18:00 | 3 | Six miles of small shops.
    bourbon-street | Bourbon Street | nightlife | nightlife | 29.9592 -90.0660 | 60 out | 0 | Mon-Sun 18:00-24:00 | 2 | Neon, noise and drinks to go; once is enough.
    tipitinas | Tipitina’s | nightlife | nightlife,music | 29.9176 -90.1012 | 150 in | 30 | Thu-Sat 20:00-24:00 | 3 | Professor Longhair’s house uptown.
    jean-lafitte-barataria-preserve | Jean Lafitte Barataria Preserve | day_trip | nature,walks | 29.7840 -90.1150 | 210 out | 0 | Mon-Sun 09:00-17:00 | 4 | Boardwalk over a swamp with alligators, free, by car.
    whitney-plantation | Whitney Plantation | day_trip | history | 30.0390 -90.6500 | 240 out | 25/11 | Mon,Wed-Sun 09:30-15:00 | 4 | Told from the side of the enslaved, an hour by car.
  `,
  eateries: `
    cafe-du-monde | Café du Monde | cafe | beignets | vegetarian | breakfast | budget | 29.9575 -90.0618 | 9 | Mon-Sun 07:00-23:00 | Beignets under sugar, with chicory coffee.
    elizabeths | Elizabeth’s | restaurant | Southern,breakfast | vegetarian | breakfast,lunch | budget | 29.9626 -90.0416 | 22 | Mon,Thu-Sun 08:00-14:00 | Praline bacon in the Bywater.
    willa-jean | Willa Jean | cafe | Southern,bakery | vegetarian | breakfast,lunch | budget | 29.9480 -90.0715 | 25 | Mon-Sun 07:00-15:00 | Biscuits and cookies with milk.
    central-grocery-muffuletta | Central Grocery Muffuletta | food_street | sandwiches,Italian | - | lunch | budget | 29.9588 -90.0613 | 16 | Mon-Sun 09:00-17:00 | The round olive sandwich.
    parkway-bakery | Parkway Bakery | restaurant | po’boys | - | lunch,dinner | budget | 29.9745 -90.0760 | 18 | Wed-Sun 11:00-18:00 | Shrimp and gravy beef po’boys.
    willie-maes | Willie Mae’s | restaurant | Southern,fried chicken | - | lunch,dinner | budget | 29.9500 -90.0690 | 24 | Mon-Sat 11:00-20:00 | Crisp chicken, now downtown.
    dooky-chases | Dooky Chase’s | restaurant | Creole | vegetarian | lunch,dinner | midrange | 29.9680 -90.0793 | 42 | Tue-Fri 11:00-15:00; Fri-Sat 17:30-21:00 | Gumbo and art where the civil rights movement met.
    sweet-soulfood | Sweet Soulfood | restaurant | vegan,Southern | vegetarian,vegan | lunch,dinner | budget | 29.9650 -90.0760 | 17 | Mon-Sat 11:00-18:00 | Vegan mac and jambalaya on Broad Street.
    commanders-palace | Commander’s Palace | restaurant | Creole,fine dining | - | lunch,dinner | premium | 29.9288 -90.0843 | 90 | Thu-Mon 11:30-13:30; Mon-Sun 18:00-21:00 | Turtle soup and jazz brunch in the Garden District.
  `,
  safety: [
    'Stay on lively streets at night and do not walk alone to the cemeteries.',
    'Hurricane season is June to November; heat and storms are daily in summer.',
  ],
});
