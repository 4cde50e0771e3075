import { cityOfTables } from '../city-tables.js';

/** Chicago. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const chicago = cityOfTables({
  id: 'chicago', name: 'Chicago', aliases: ['chicago illinois', 'chigaco', 'xicago', 'czikago'],
  country: 'United States', countryCode: 'US', continent: 'North America', cityCode: 'CHI',
  lat: 41.8781, lng: -87.6298, timezone: 'America/Chicago', currency: 'USD',
  languages: ['English'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'The birthplace of the skyscraper on a lake like a sea, with great museums, blues bars, deep pizza and beaches below towers.',
  bestFor: ['architecture', 'music', 'museums', 'food', 'art', 'family'],
  daily: { food: { budget: 42, midrange: 85, premium: 195 }, localTransport: 6 },
  localTransport: {
    summary: 'The L trains and buses with a Ventra or bank card, capped for the day. The centre and lakefront are walked.',
    singleFare: 2.5, dayPass: 5,
  },
  airports: `
    ORD | train (Blue Line) | 45 | 5
    MDW | train (Orange Line) | 30 | 2.5
  `,
  climate: '0/-8/51/11 2/-6/50/9 8/-1/63/11 15/5/96/12 21/11/114/12 26/17/104/10 29/20/95/9 28/19/108/9 24/15/83/8 17/8/86/10 9/2/63/10 2/-5/54/10',
  stayAreas: `
    the-loop | The Loop | 41.8810 -87.6290 | 140 230 450 | Sights and trains; quiet at night.
    river-north | River North | 41.8920 -87.6310 | 160 250 480 | Restaurants and music.
    lincoln-park | Lincoln Park | 41.9210 -87.6440 | 130 200 340 | Leafy streets and the zoo.
  `,
  places: `
    millennium-park-and-cloud-gate | Millennium Park and Cloud Gate | park | nature,walks,architecture,art | 41.8827 -87.6226 | 60 out | 0 | Mon-Sun 08:00-23:00 | 5 | The bean, fountains with faces and free concerts.
    art-institute-of-chicago | Art Institute of Chicago | museum | museums,art | 41.8796 -87.6237 | 150 in | 32/0 | Mon,Fri-Sun 11:00-17:00; Thu 11:00-20:00 | 5 | Hopper’s Nighthawks and Seurat; closed Tuesdays and Wednesdays.
    architecture-river-cruise | Architecture River Cruise | experience | local_life,architecture,views | 41.8886 -87.6237 | 90 out | 57/30 | Mon-Sun 10:00-19:00 | 5 | The best lecture in the city, from April to November.
    willis-tower-skydeck | Willis Tower Skydeck | viewpoint | views,photography,architecture | 41.8789 -87.6359 | 75 in | 32/24 | Mon-Sun 09:00-20:00 | 4 | Glass boxes at 412 metres.
    360-chicago | 360 Chicago | viewpoint | views,photography | 41.8988 -87.6229 | 60 in | 30/20 | Mon-Sun 09:00-23:00 | 4 | The lakefront from the former Hancock tower.
    field-museum | Field Museum | museum | museums,science,family | 41.8663 -87.6170 | 150 in | 30/23 | Mon-Sun 09:00-17:00 closed 12-25 | 4 | Sue the tyrannosaur and Maximo.
    shedd-aquarium | Shedd Aquarium | zoo | family,science | 41.8676 -87.6140 | 120 in | 40/30 | Mon-Sun 09:00-17:00 | 3 | Belugas on the lake.
    museum-of-science-and-industry | Griffin Museum of Science and Industry | museum | museums,science,family | 41.7906 -87.5831 | 180 in | 26/15 | Mon-Sun 09:30-16:00 | 4 | A U-boat and a coal mine.
    chicago-cultural-center | Chicago Cultural Center | landmark | photography,art,architecture | 41.8838 -87.6249 | 45 in | 0 | Mon-Sun 10:00-17:00 | 4 | Tiffany domes and free shows.
    museum-of-contemporary-art-chicago | Museum of Contemporary Art Chicago | museum | museums,art | 41.8972 -87.6211 | 75 in | 22/0 | Tue 10:00-21:00; Wed-Sun 10:00-17:00 | 3 | Changing shows off Michigan Avenue.
    national-museum-of-mexican-art | National Museum of Mexican Art | museum | museums,art | 41.8562 -87.6729 | 60 in | 0 | Tue-Sun 10:00-17:00 | 3 | Day of the Dead and murals in Pilsen, free.
    magnificent-mile | Magnificent Mile | shopping | shopping,architecture | 41.8950 -87.6243 | 60 out | 0 | always | 3 | Michigan Avenue from the river to the water tower.
    chicago-riverwalk | Chicago Riverwalk | park | nature,walks,views,food | 41.8877 -87.6270 | 50 out | 0 | Mon-Sun 06:00-23:00 | 4 | Cafés at the water between towers.
    lincoln-park-zoo | Lincoln Park Zoo | zoo | family,nature | 41.9212 -87.6337 | 120 out | 0 | Mon-Sun 10:00-17:00 | 4 | Lions and a nature boardwalk, free.
    lincoln-park-conservatory | Lincoln Park Conservatory | garden | nature,walks | 41.9240 -87.6352 | 40 in | 0 | Wed-Sun 10:00-15:00 | 2 | Palms and orchids under glass, free by booking.
    north-avenue-beach | North Avenue Beach | beach | beach,sports,views | 41.9110 -87.6262 | 105 out | 0 | Mon-Sun 06:00-23:00 | 3 | Sand and volleyball under the skyline.
    navy-pier | Navy Pier | theme_park | family,views | 41.8917 -87.6050 | 90 out | 0 | Mon-Sun 11:00-21:00 | 2 | Wheel, boats and summer fireworks.
    robie-house | Robie House | landmark | photography,architecture | 41.7898 -87.5960 | 60 in | 20/0 | Mon,Thu-Sun 10:00-15:00 | 3 | Frank Lloyd Wright’s prairie masterpiece.
    frank-lloyd-wright-home-and-studio | Frank Lloyd Wright Home and Studio | museum | museums,architecture | 41.8941 -87.7996 | 75 in | 20/0 | Mon-Sun 10:00-16:00 | 3 | Where he began, with a walk through Oak Park.
    wicker-park-and-the-606 | Wicker Park and the 606 | neighbourhood | walks,local_life,shopping | 41.9105 -87.6773 | 75 out | 0 | always | 3 | Vintage shops and an elevated rail trail.
    wrigley-field | Wrigley Field | experience | local_life,sports | 41.9484 -87.6553 | 90 out | 30 | Mon-Sun 10:00-16:00 | 3 | Tour of the ivy-clad ballpark of 1914.
    buddy-guys-legends | Buddy Guy’s Legends | nightlife | nightlife,music | 41.8727 -87.6262 | 150 in | 25 | Mon-Sun 19:00-24:00 | 5 | Blues every night, sometimes with the owner.
    green-mill | Green Mill | nightlife | nightlife,music,history | 41.9691 -87.6598 | 120 in | 15 | Mon-Sun 19:00-24:00 | 4 | Jazz in Al Capone’s booth.
    second-city | Second City | show | music,nightlife | 41.9113 -87.6348 | 120 in | 45 | Mon-Sun 19:00-22:30 | 4 | Where American sketch comedy grew up.
    garfield-park-conservatory | Garfield Park Conservatory | garden | nature,walks,family | 41.8863 -87.7172 | 60 in | 0 | Wed-Sun 10:00-17:00 | 3 | Fern room under a great glass roof, free by booking.
    whiting-lakefront-park | Whiting Lakefront Park | day_trip | beach,nature | 41.6830 -87.4950 | 180 out | 0 | Mon-Sun 08:00-20:00 | 1 | Lakefront park with the far skyline, by car.
  `,
  eateries: `
    lou-mitchells | Lou Mitchell’s | cafe | American,breakfast | vegetarian | breakfast,lunch | budget | 41.8782 -87.6424 | 22 | Tue-Sun 07:00-14:00 | Eggs in skillets since 1923, at the start of Route 66.
    wildberry-pancakes | Wildberry Pancakes | cafe | American,breakfast | vegetarian,gluten_free | breakfast,lunch | budget | 41.8848 -87.6228 | 25 | Mon-Sun 06:30-14:30 | Across from Millennium Park.
    do-rite-donuts | Do-Rite Donuts | cafe | doughnuts | vegetarian,vegan,gluten_free | breakfast | budget | 41.8852 -87.6283 | 11 | Mon-Sun 07:00-14:00 | Small-batch doughnuts.
    pequods | Pequod’s | restaurant | pizza | vegetarian | lunch,dinner | budget | 41.9218 -87.6644 | 26 | Mon-Sun 11:00-24:00 | Deep pan with a burnt cheese crust.
    portillos | Portillo’s | restaurant | hot dogs,American | - | lunch,dinner | budget | 41.8935 -87.6316 | 17 | Mon-Sun 10:30-23:00 | Chicago dogs and Italian beef.
    lou-malnatis | Lou Malnati’s River North | restaurant | pizza | vegetarian,gluten_free | lunch,dinner | budget | 41.8903 -87.6338 | 25 | Mon-Sun 11:00-22:00 | Deep dish on a buttery crust; a crustless one without flour.
    chicago-diner | Chicago Diner | restaurant | vegan | vegetarian,vegan,gluten_free | lunch,dinner | budget | 41.9473 -87.6490 | 26 | Mon-Sun 11:00-21:00 | Meat-free since 1983.
    girl-the-goat | Girl & the Goat | restaurant | American | vegetarian,gluten_free | dinner | midrange | 41.8842 -87.6479 | 80 | Mon-Sun 16:30-22:00 | Bold plates to share.
    alinea | Alinea | restaurant | fine dining | vegetarian | dinner | premium | 41.9133 -87.6482 | 395 | Wed-Sun 17:00-22:00 | Theatre on the plate.
  `,
  safety: [
    'The west and far south sides have trouble: keep to known routes at night.',
    'Winter wind is fierce; ice falls from towers.',
  ],
});
