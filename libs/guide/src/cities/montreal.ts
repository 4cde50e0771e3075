import { cityOfTables } from '../city-tables.js';

/** Montréal. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const montreal = cityOfTables({
  id: 'montreal', name: 'Montréal', aliases: ['montreal', 'montreal quebec', 'montreal canada', 'monreal'],
  country: 'Canada', countryCode: 'CA', continent: 'North America', cityCode: 'YMQ',
  lat: 45.5019, lng: -73.5674, timezone: 'America/Toronto', currency: 'CAD',
  languages: ['French', 'English'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'French-speaking island city of cobbles, murals and festivals, with a wooded hill in its middle, bagels and late terraces.',
  bestFor: ['food', 'music', 'architecture', 'art', 'walks', 'nightlife'],
  daily: { food: { budget: 45, midrange: 95, premium: 215 }, localTransport: 11.25 },
  localTransport: {
    summary: 'Metro, buses and the REM with an Opus card or single tickets; BIXI bicycles from April to November.',
    singleFare: 3.75, dayPass: 11.25,
  },
  airports: `
    YUL | bus 747 | 50 | 11.25
  `,
  climate: '-5/-13/77/15 -3/-12/63/12 3/-6/69/13 12/2/83/12 19/9/82/13 24/14/87/12 27/17/90/12 26/16/94/11 21/11/83/11 13/5/94/13 6/-1/90/14 -2/-8/84/15',
  stayAreas: `
    old-montreal-stay | Old Montréal | 45.5045 -73.5540 | 190 300 540 | Cobbles by the river.
    plateau-mont-royal | Plateau Mont-Royal | 45.5230 -73.5820 | 130 210 340 | Outside stairs, cafés and parks.
    downtown | Downtown | 45.5010 -73.5700 | 150 240 430 | Metro, museums and shops.
  `,
  places: `
    notre-dame-basilica | Notre-Dame Basilica | religious | religion,architecture,history | 45.5045 -73.5561 | 45 in | 16/10 | Mon-Fri 09:00-16:30; Sat 09:00-16:00; Sun 12:30-16:00 | 5 | Blue and gold vault; the evening light show is extra.
    old-montreal | Old Montréal | neighbourhood | walks,local_life,architecture,history | 45.5075 -73.5540 | 75 out | 0 | always | 5 | Place Jacques-Cartier and stone streets.
    old-port | Old Port | park | nature,walks,family | 45.5065 -73.5480 | 60 out | 0 | always | 4 | Quays, a wheel and an urban beach.
    mount-royal-park | Mount Royal Park | park | nature,walks,views,sports | 45.5048 -73.5874 | 105 out | 0 | Mon-Sun 06:00-23:00 | 5 | Climb to the Kondiaronk lookout.
    montreal-museum-of-fine-arts | Montréal Museum of Fine Arts | museum | museums,art | 45.4985 -73.5794 | 120 in | 31/0 | Tue-Sun 10:00-17:00 | 4 | Five pavilions from Rembrandt to Inuit art.
    pointe-a-calliere | Pointe-à-Callière | museum | museums,history | 45.5027 -73.5542 | 90 in | 29/13 | Tue-Fri 10:00-17:00; Sat-Sun 11:00-17:00 | 4 | Archaeology on the founding spot, with a walk-in sewer.
    mccord-stewart-museum | McCord Stewart Museum | museum | museums,history | 45.5043 -73.5735 | 75 in | 20/0 | Tue-Sun 10:00-17:00 | 3 | First Nations dress and city photographs.
    mac-montreal-at-place-ville-marie | MAC Montréal at Place Ville Marie | gallery | art,museums | 45.5017 -73.5690 | 50 in | 10/0 | Tue-Sun 11:00-18:00 | 2 | Contemporary art in a temporary home.
    phi-centre | PHI Centre | gallery | art,museums | 45.5020 -73.5560 | 60 in | 0 | Wed-Sun 11:00-18:00 | 2 | Free shows; immersive works are paid.
    biodome | Biodome | zoo | family,science | 45.5598 -73.5499 | 105 in | 24/12 | Tue-Sun 09:00-18:00 | 4 | Four climates indoors, with penguins and lynx.
    botanical-garden | Botanical Garden | garden | nature,walks,family | 45.5570 -73.5570 | 120 out | 24/12 | Mon-Sun 09:00-18:00 | 4 | Chinese garden and lanterns in autumn.
    olympic-stadium-and-tower | Olympic Stadium and Tower | landmark | photography,sports,architecture | 45.5580 -73.5520 | 45 out | 0 | always | 2 | The leaning tower of 1976, under works.
    jean-talon-market | Jean-Talon Market | market | markets,local_life,food | 45.5364 -73.6147 | 60 out | 0 | Mon-Sun 08:00-18:00 | 5 | Maple, cheese and berries.
    mile-end | Mile End | neighbourhood | walks,local_life,food | 45.5240 -73.6010 | 75 out | 0 | always | 4 | Bagels, bookshops and bands.
    saint-laurent-murals | Saint-Laurent Murals | landmark | photography,art | 45.5150 -73.5750 | 60 out | 0 | always | 4 | Wall paintings renewed each June.
    saint-josephs-oratory | Saint Joseph’s Oratory | religious | religion,architecture,views | 45.4920 -73.6183 | 60 in | 0 | Mon-Sun 07:00-20:00 | 4 | Green dome up 283 steps.
    barbie-expo-and-cours-mont-royal | Barbie Expo and Cours Mont-Royal | shopping | shopping,family | 45.5015 -73.5745 | 45 in | 0 | Mon-Sun 11:00-18:00 | 1 | A thousand dolls, free.
    underground-city | Underground City | shopping | shopping,architecture | 45.5030 -73.5700 | 60 in | 0 | Mon-Sun 08:00-20:00 | 2 | Thirty kilometres of passages.
    lachine-canal | Lachine Canal | park | nature,walks,sports | 45.4800 -73.5800 | 90 out | 0 | always | 3 | Cycle from the Old Port to Atwater market.
    parc-jean-drapeau-and-biosphere | Parc Jean-Drapeau and Biosphère | museum | museums,science,architecture,nature | 45.5140 -73.5313 | 105 in | 23/0 | Tue-Sun 09:00-17:00 | 3 | Environment museum in Fuller’s dome.
    habitat-67-view | Habitat 67 View | landmark | photography,architecture | 45.5000 -73.5437 | 30 out | 0 | always | 2 | Concrete cubes of Expo, from the river path.
    la-ronde | La Ronde | theme_park | family | 45.5220 -73.5345 | 240 out | 55/47 | Mon-Sun 11:00-20:00 | 2 | Roller coasters on an island, from May to October.
    upstairs-jazz-bar | Upstairs Jazz Bar | nightlife | nightlife,music | 45.4985 -73.5785 | 120 in | 20 | Mon-Sun 18:00-24:00 | 3 | Jazz below Mackay Street.
    casa-del-popolo | Casa del Popolo | nightlife | nightlife,music | 45.5208 -73.5890 | 120 in | 20 | Mon-Sun 19:00-24:00 | 3 | Bands and vegetarian snacks.
    cirque-or-orchestra-at-place-des-arts | Cirque or Orchestra at Place des Arts | show | music,art | 45.5080 -73.5665 | 130 in | 65 | Tue-Sun 19:00-22:00 | 3 | Symphony, dance and festivals.
    oka-national-park | Oka National Park | day_trip | nature,beach | 45.4700 -74.0250 | 300 out | 10/0 | Mon-Sun 08:00-18:00 | 2 | Lake beach and trails, 50 minutes by car.
  `,
  eateries: `
    st-viateur-bagel | St-Viateur Bagel | food_street | bagels | vegetarian | breakfast,lunch | budget | 45.5226 -73.6020 | 9 | always | Wood-fired day and night.
    olive-gourmando | Olive + Gourmando | cafe | bakery,sandwiches | vegetarian,vegan | breakfast,lunch | budget | 45.5007 -73.5565 | 24 | Mon-Sun 09:00-16:00 | Cubans and brioches in the old town.
    lavenue | L’Avenue | cafe | brunch | vegetarian | breakfast,lunch | budget | 45.5257 -73.5770 | 26 | Mon-Sun 08:00-15:00 | Towering brunch on the Plateau.
    fairmount-cafe-larue | Café Larue & Fils | cafe | coffee,breakfast | vegetarian,vegan | breakfast | budget | 45.5370 -73.6180 | 13 | Mon-Sun 07:00-19:00 | Neighbourhood coffee near Jean-Talon.
    schwartzs | Schwartz’s | restaurant | smoked meat | - | lunch,dinner | budget | 45.5163 -73.5777 | 21 | Mon-Sun 10:00-23:00 | Smoked meat on rye since 1928.
    la-banquise | La Banquise | restaurant | poutine | vegetarian,vegan | breakfast,lunch,dinner | budget | 45.5253 -73.5747 | 19 | always | Thirty kinds of poutine.
    lov | LOV | restaurant | vegetarian | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 45.5010 -73.5575 | 42 | Mon-Sun 11:30-21:30 | Plant-based in a white room.
    lexpress | L’Express | restaurant | French,bistro | - | breakfast,lunch,dinner | midrange | 45.5203 -73.5737 | 55 | Mon-Sun 08:00-24:00 | Pickles on the table, steak frites until late.
    joe-beef | Joe Beef | restaurant | French,Canadian | - | dinner | premium | 45.4829 -73.5754 | 130 | Tue-Sat 17:00-23:00 | Generous and loud in Little Burgundy.
  `,
  safety: [
    'Greet in French first; it opens doors.',
    'Pavements freeze: spikes or boots from December to March.',
  ],
});
