import type { GuideCity } from '../city.schema.js';

/** New York. Sources: operators' published hours and prices (shortest season where hours vary), MTA fares of January 2026, NOAA normals for Central Park 1991-2020; rounded. */
export const newYork: GuideCity = {
  id: 'new-york',
  name: 'New York',
  aliases: [
    'new york', 'new york city', 'new-york', 'nyc', 'ny', 'nueva york', 'nova york', 'nuova york', 'manhattan', 'the big apple', 'big apple',
  ],
  country: 'United States',
  countryCode: 'US',
  continent: 'North America',
  cityCode: 'NYC',
  lat: 40.758,
  lng: -73.9855,
  timezone: 'America/New_York',
  currency: 'USD',
  languages: ['English', 'Spanish'],
  plugs: ['A', 'B'],
  asOf: '2026-10',
  summary:
    'Five boroughs of skyscrapers, brownstones and immigrant kitchens, stitched together by a subway that never closes. World-class museums, Broadway and jazz compete with the simple pleasure of walking a few dozen blocks.',
  bestFor: ['museums', 'art', 'architecture', 'music', 'food', 'views', 'walks'],
  airports: [
    { iata: 'JFK', name: 'John F. Kennedy International', lat: 40.6413, lng: -73.7781, transfer: { mode: 'AirTrain and subway', minutes: 65, cost: 11.5 } },
    { iata: 'LGA', name: 'LaGuardia', lat: 40.7769, lng: -73.874, transfer: { mode: 'free Q70 bus and subway', minutes: 45, cost: 3 } },
    {
      iata: 'EWR', name: 'Newark Liberty International', lat: 40.6895, lng: -74.1745,
      transfer: { mode: 'AirTrain and NJ Transit train to Penn Station', minutes: 45, cost: 16.8 },
    },
  ],
  climate: [
    { highC: 4.2, lowC: -2.3, rainMm: 92, rainyDays: 8 },
    { highC: 5.7, lowC: -1.4, rainMm: 81, rainyDays: 7 },
    { highC: 9.9, lowC: 2.1, rainMm: 109, rainyDays: 8 },
    { highC: 16.6, lowC: 7.5, rainMm: 104, rainyDays: 9 },
    { highC: 21.9, lowC: 12.8, rainMm: 101, rainyDays: 9 },
    { highC: 26.5, lowC: 18, rainMm: 115, rainyDays: 8 },
    { highC: 29.4, lowC: 21.2, rainMm: 117, rainyDays: 8 },
    { highC: 28.5, lowC: 20.5, rainMm: 116, rainyDays: 8 },
    { highC: 24.6, lowC: 16.8, rainMm: 109, rainyDays: 7 },
    { highC: 18.1, lowC: 10.8, rainMm: 111, rainyDays: 7 },
    { highC: 12.2, lowC: 5.6, rainMm: 91, rainyDays: 7 },
    { highC: 6.8, lowC: 1, rainMm: 111, rainyDays: 8 },
  ],
  daily: { food: { budget: 45, midrange: 95, premium: 220 }, localTransport: 8 },
  localTransport: {
    summary:
      'Tap a contactless card or phone on the subway and local buses; transfers within two hours are free and taps stop costing once you have paid 35 in seven days. Trains run all night.',
    singleFare: 3,
    dayPass: null,
  },
  stayAreas: [
    {
      id: 'midtown', name: 'Midtown', lat: 40.756, lng: -73.984, nightly: { budget: 190, midrange: 320, premium: 600 },
      note: 'Theatres, Grand Central and most subway lines within a walk; busy and bright around the clock.',
    },
    {
      id: 'lower-east-side', name: 'Lower East Side', lat: 40.718, lng: -73.988, nightly: { budget: 185, midrange: 300, premium: 480 },
      note: 'Old tenement streets with bars, delis and galleries; Chinatown and SoHo are around the corner.',
    },
    {
      id: 'upper-west-side', name: 'Upper West Side', lat: 40.786, lng: -73.976, nightly: { budget: 190, midrange: 310, premium: 520 },
      note: 'Quiet brownstone blocks between Central Park and the Hudson; the easiest base with children.',
    },
    {
      id: 'long-island-city', name: 'Long Island City', lat: 40.748, lng: -73.94, nightly: { budget: 150, midrange: 230, premium: 350 },
      note: 'Queens side of the East River with newer hotels and skyline views, two or three stops from Midtown.',
    },
  ],
  places: [
    {
      id: 'statue-of-liberty', name: 'Statue of Liberty and Ellis Island (ferry from The Battery)', kind: 'landmark', interests: ['history', 'views', 'family', 'photography'],
      lat: 40.7035, lng: -74.0168, visitMinutes: 240, cost: 25.5, childCost: 16.5, indoor: false,
      hours: [{ days: 'Mon-Sun', from: '09:00', to: '17:00' }], closedOn: ['12-25'],
      rank: 5, note: 'One ferry ticket covers both islands and museums; take a boat before ten and buy only from the official operator.',
    },
    {
      id: 'metropolitan-museum', name: 'The Metropolitan Museum of Art', kind: 'museum', interests: ['museums', 'art', 'history'],
      lat: 40.7794, lng: -73.9632, visitMinutes: 180, cost: 30, childCost: 0, indoor: true,
      hours: [{ days: 'Mon-Tue,Thu,Sun', from: '10:00', to: '17:00' }, { days: 'Fri-Sat', from: '10:00', to: '21:00' }], closedOn: ['01-01', '12-25'],
      rank: 5, note: 'An Egyptian temple, armour and five thousand years of art; closed on Wednesdays, calm on late Fridays.',
    },
    {
      id: 'moma', name: 'Museum of Modern Art', kind: 'museum', interests: ['museums', 'art', 'architecture'],
      lat: 40.7614, lng: -73.9776, visitMinutes: 150, cost: 30, childCost: 0, indoor: true,
      hours: [{ days: 'Mon-Thu,Sat-Sun', from: '10:30', to: '17:30' }, { days: 'Fri', from: '10:30', to: '20:30' }], closedOn: ['12-25'],
      rank: 5, note: 'Starry Night and the Water Lilies hang on the fifth floor; start at the top and work down.',
    },
    {
      id: 'natural-history', name: 'American Museum of Natural History', kind: 'museum', interests: ['science', 'family', 'museums', 'nature'],
      lat: 40.7813, lng: -73.974, visitMinutes: 180, cost: 30, childCost: 18, indoor: true,
      hours: [{ days: 'Mon-Sun', from: '10:00', to: '17:30' }], closedOn: ['12-25'],
      rank: 4, note: 'Dinosaurs on the fourth floor, a blue whale below and the cave-like Gilder Center in between.',
    },
    {
      id: 'central-park', name: 'Central Park', kind: 'park', interests: ['nature', 'walks', 'family', 'sports', 'photography'],
      lat: 40.7743, lng: -73.9709, visitMinutes: 120, cost: 0, indoor: false,
      hours: [{ days: 'Mon-Sun', from: '06:00', to: '24:00' }],
      rank: 5, note: 'Begin at Bethesda Terrace, then lose yourself in the Ramble; rowing boats are hired out in the warm season.',
    },
    {
      id: 'empire-state-building', name: 'Empire State Building', kind: 'viewpoint', interests: ['views', 'architecture', 'photography'],
      lat: 40.7484, lng: -73.9857, visitMinutes: 90, cost: 48, childCost: 42, indoor: true,
      hours: [{ days: 'Mon-Sun', from: '10:00', to: '23:00' }],
      rank: 4, note: 'Open-air deck on the 86th floor; queues are short after 21:00, and sunset slots cost extra.',
    },
    {
      id: 'brooklyn-bridge', name: 'Brooklyn Bridge', kind: 'landmark', interests: ['walks', 'views', 'architecture', 'photography'],
      lat: 40.7061, lng: -73.9969, visitMinutes: 45, cost: 0, indoor: false, hours: 'always',
      rank: 5, note: 'Walk from the Brooklyn side so that the skyline grows in front of you; early morning beats the crowd.',
    },
    {
      id: 'dumbo', name: 'DUMBO and Brooklyn Bridge Park', kind: 'neighbourhood', interests: ['views', 'walks', 'family', 'photography'],
      lat: 40.7033, lng: -73.9905, visitMinutes: 90, cost: 0, indoor: false, hours: 'always',
      rank: 4, note: 'Cobbled warehouses, the framed bridge view on Washington Street and a 1922 carousel by the water.',
    },
    {
      id: 'high-line', name: 'The High Line', kind: 'park', interests: ['walks', 'architecture', 'nature', 'art'],
      lat: 40.748, lng: -74.0048, visitMinutes: 75, cost: 0, indoor: false,
      hours: [{ days: 'Mon-Sun', from: '07:00', to: '20:00' }],
      rank: 4, note: 'Gardens on a disused freight railway from the Meatpacking District to Hudson Yards, with art along the way.',
    },
    {
      id: 'chelsea-market', name: 'Chelsea Market', kind: 'food_hall', interests: ['food', 'markets', 'shopping'],
      lat: 40.7424, lng: -74.0061, visitMinutes: 60, cost: 0, indoor: true,
      hours: [{ days: 'Mon-Sun', from: '08:00', to: '21:00' }],
      rank: 3, note: 'Tacos, lobster and noodles in the former biscuit factory where the Oreo was invented.',
    },
    {
      id: 'times-square', name: 'Times Square', kind: 'landmark', interests: ['photography', 'nightlife', 'shopping'],
      lat: 40.758, lng: -73.9855, visitMinutes: 30, cost: 0, indoor: false, hours: 'always',
      rank: 4, note: 'See it after dark from the red steps, then eat elsewhere; the same-day theatre ticket booth is underneath.',
    },
    {
      id: 'september-11-museum', name: '9/11 Memorial and Museum', kind: 'museum', interests: ['history', 'museums', 'architecture'],
      lat: 40.7115, lng: -74.0134, visitMinutes: 120, cost: 36, childCost: 24, indoor: true,
      hours: [{ days: 'Mon,Wed-Sun', from: '09:00', to: '19:00' }],
      rank: 4, note: 'The pools outside are free and open daily; the museum beneath them closes on Tuesdays.',
    },
    {
      id: 'grand-central', name: 'Grand Central Terminal', kind: 'landmark', interests: ['architecture', 'history', 'photography'],
      lat: 40.7527, lng: -73.9772, visitMinutes: 30, cost: 0, indoor: true,
      hours: [{ days: 'Mon-Sun', from: '05:30', to: '24:00' }],
      rank: 4, note: 'Look up at the backwards zodiac, then whisper across the arches outside the Oyster Bar.',
    },
    {
      id: 'public-library', name: 'New York Public Library (Main Building)', kind: 'landmark', interests: ['books', 'architecture', 'history'],
      lat: 40.7532, lng: -73.9822, visitMinutes: 45, cost: 0, indoor: true,
      hours: [{ days: 'Mon-Sat', from: '10:00', to: '17:45' }],
      rank: 3, note: 'Marble lions outside, and inside a free treasures exhibition with the real Winnie-the-Pooh toys.',
    },
    {
      id: 'staten-island-ferry', name: 'Staten Island Ferry', kind: 'experience', interests: ['views', 'family', 'photography'],
      lat: 40.7013, lng: -74.0132, visitMinutes: 75, cost: 0, indoor: false,
      hours: [{ days: 'Mon-Sun', from: '00:00', to: '24:00' }],
      rank: 3, note: 'The commuter boat passes the Statue of Liberty free of charge; stand on the right on the way out.',
    },
    {
      id: 'tenement-museum', name: 'Tenement Museum', kind: 'museum', interests: ['history', 'museums', 'local_life'],
      lat: 40.7188, lng: -73.9901, visitMinutes: 90, cost: 30, indoor: true,
      hours: [{ days: 'Mon-Sun', from: '10:00', to: '17:00' }], closedOn: ['01-01', '12-25'],
      rank: 3, note: 'Guided only: the restored flats of immigrant families in one Lower East Side building.',
    },
    {
      id: 'morgan-library', name: 'The Morgan Library & Museum', kind: 'museum', interests: ['books', 'museums', 'art', 'architecture'],
      lat: 40.7492, lng: -73.9813, visitMinutes: 75, cost: 25, childCost: 0, indoor: true,
      hours: [{ days: 'Tue-Thu,Sat-Sun', from: '10:30', to: '17:00' }, { days: 'Fri', from: '10:30', to: '20:00' }], closedOn: ['01-01', '12-25'],
      rank: 2, note: 'A banker\'s three-storey library with Gutenberg Bibles and music manuscripts; closed on Mondays.',
    },
    {
      id: 'the-cloisters', name: 'The Met Cloisters', kind: 'museum', interests: ['museums', 'art', 'history', 'nature', 'religion'],
      lat: 40.8649, lng: -73.9319, visitMinutes: 120, cost: 30, childCost: 0, indoor: true,
      hours: [{ days: 'Mon-Tue,Thu-Sun', from: '10:00', to: '16:30' }], closedOn: ['01-01', '12-25'],
      rank: 2, note: 'Medieval chapels and the Unicorn Tapestries on a wooded hill over the Hudson; closed on Wednesdays.',
    },
    {
      id: 'greenwich-village', name: 'Greenwich Village and Washington Square', kind: 'neighbourhood', interests: ['walks', 'local_life', 'music', 'nightlife', 'food'],
      lat: 40.7308, lng: -73.9973, visitMinutes: 90, cost: 0, indoor: false, hours: 'always',
      rank: 3, note: 'Chess players and buskers by the arch, then crooked streets of comedy cellars and cafés.',
    },
    {
      id: 'broadway-show', name: 'Broadway show in the Theater District', kind: 'show', interests: ['music', 'nightlife', 'family'],
      lat: 40.759, lng: -73.9862, visitMinutes: 165, cost: 140, indoor: true,
      hours: [
        { days: 'Tue-Sat', from: '19:00', to: '22:30' }, { days: 'Wed,Sat', from: '14:00', to: '17:00' }, { days: 'Sun', from: '14:00', to: '18:00' },
      ],
      rank: 5, note: 'Most houses are dark on Mondays; digital lotteries and same-day booths sell seats for far less.',
    },
    {
      id: 'village-vanguard', name: 'Village Vanguard', kind: 'nightlife', interests: ['music', 'nightlife'],
      lat: 40.736, lng: -74.0017, visitMinutes: 90, cost: 40, indoor: true,
      hours: [{ days: 'Mon-Sun', from: '19:00', to: '24:00' }],
      rank: 3, note: 'Wedge-shaped jazz cellar of 1935 with sets at 20:00 and 22:00; the house orchestra plays on Mondays.',
    },
    {
      id: 'coney-island', name: 'Coney Island', kind: 'beach', interests: ['beach', 'family', 'walks', 'local_life'],
      lat: 40.5735, lng: -73.979, visitMinutes: 180, cost: 0, indoor: false, hours: 'always',
      rank: 2, note: 'Boardwalk, wide sand and hot dogs at the end of the D line; the rides run from spring to October only.',
    },
  ],
  eateries: [
    {
      id: 'katzs', name: 'Katz\'s Delicatessen', kind: 'restaurant', cuisines: ['Jewish', 'deli'], diets: [], meals: ['breakfast', 'lunch', 'dinner'],
      tier: 'midrange', lat: 40.7223, lng: -73.9874, mealCost: 36,
      hours: [{ days: 'Mon-Thu,Sun', from: '08:00', to: '23:00' }, { days: 'Fri-Sat', from: '08:00', to: '24:00' }],
      note: 'Hand-cut pastrami since 1888; keep the paper ticket you get at the door. Kosher-style, not kosher.',
    },
    {
      id: 'joes-pizza', name: 'Joe\'s Pizza (Carmine Street)', kind: 'restaurant', cuisines: ['pizza'], diets: ['vegetarian'], meals: ['lunch', 'dinner'],
      tier: 'budget', lat: 40.7305, lng: -74.0021, mealCost: 11,
      hours: [{ days: 'Mon-Sun', from: '10:00', to: '24:00' }],
      note: 'The Village slice by which others are judged, folded and eaten standing since 1975.',
    },
    {
      id: 'russ-and-daughters-cafe', name: 'Russ & Daughters Cafe', kind: 'cafe', cuisines: ['Jewish', 'bagels', 'smoked fish'], diets: ['vegetarian'],
      meals: ['breakfast', 'lunch'], tier: 'midrange', lat: 40.7198, lng: -73.9897, mealCost: 38,
      hours: [{ days: 'Mon-Sun', from: '08:30', to: '14:30' }],
      note: 'Boards of smoked salmon, bagels and egg creams from the family that has sold fish here since 1914.',
    },
    {
      id: 'ess-a-bagel', name: 'Ess-a-Bagel (Third Avenue)', kind: 'cafe', cuisines: ['bagels', 'Jewish'], diets: ['vegetarian'], meals: ['breakfast', 'lunch'],
      tier: 'budget', lat: 40.7562, lng: -73.9705, mealCost: 15,
      hours: [{ days: 'Mon-Sun', from: '06:00', to: '16:00' }],
      note: 'Oversized hand-rolled bagels in Midtown East with a wall of spreads, including tofu ones.',
    },
    {
      id: 'xian-famous-foods', name: 'Xi\'an Famous Foods (Chinatown)', kind: 'restaurant', cuisines: ['Chinese', 'noodles'], diets: [], meals: ['lunch', 'dinner'],
      tier: 'budget', lat: 40.7152, lng: -73.9974, mealCost: 18,
      hours: [{ days: 'Mon-Sun', from: '11:30', to: '20:30' }],
      note: 'Hand-ripped noodles with cumin lamb, a short walk from Columbus Park; spice levels are meant seriously.',
    },
    {
      id: 'mamouns', name: 'Mamoun\'s Falafel (MacDougal Street)', kind: 'restaurant', cuisines: ['Middle Eastern', 'falafel'], diets: ['vegetarian', 'vegan', 'halal'],
      meals: ['lunch', 'dinner'], tier: 'budget', lat: 40.7303, lng: -74.0004, mealCost: 13,
      hours: [{ days: 'Mon-Sun', from: '11:00', to: '24:00' }],
      note: 'Falafel sandwiches near Washington Square since 1971, open deep into the night and still cheap.',
    },
    {
      id: 'buddha-bodai', name: 'Buddha Bodai', kind: 'restaurant', cuisines: ['Chinese', 'dim sum'], diets: ['vegetarian', 'vegan', 'kosher'],
      meals: ['lunch', 'dinner'], tier: 'midrange', lat: 40.7141, lng: -73.9989, mealCost: 24,
      hours: [{ days: 'Mon-Sun', from: '11:00', to: '21:00' }],
      note: 'Meatless dim sum on Mott Street under kosher supervision, a rare table for every diet at once.',
    },
    {
      id: 'veselka', name: 'Veselka', kind: 'restaurant', cuisines: ['Ukrainian', 'diner'], diets: ['vegetarian'], meals: ['breakfast', 'lunch', 'dinner'],
      tier: 'midrange', lat: 40.729, lng: -73.9871, mealCost: 29,
      hours: [{ days: 'Mon-Sun', from: '08:00', to: '23:00' }],
      note: 'East Village diner since 1954: pierogi by the dozen, borscht and pancakes all day.',
    },
    {
      id: 'the-halal-guys', name: 'The Halal Guys (53rd Street cart)', kind: 'food_street', cuisines: ['Middle Eastern', 'street food'], diets: ['halal'],
      meals: ['lunch', 'dinner'], tier: 'budget', lat: 40.7617, lng: -73.9793, mealCost: 14,
      hours: [{ days: 'Mon-Sun', from: '10:00', to: '24:00' }],
      note: 'The original chicken-and-rice cart one block from MoMA; go gently with the red sauce.',
    },
    {
      id: 'gramercy-tavern', name: 'Gramercy Tavern', kind: 'restaurant', cuisines: ['American', 'seasonal'], diets: ['vegetarian', 'gluten_free'],
      meals: ['lunch', 'dinner'], tier: 'premium', lat: 40.7385, lng: -73.9885, mealCost: 150,
      hours: [{ days: 'Mon-Sun', from: '12:00', to: '14:00' }, { days: 'Mon-Sun', from: '17:00', to: '21:30' }],
      note: 'Danny Meyer\'s classic with flowers and a wood fire; the front tavern takes walk-ins and costs less than the dining room.',
    },
  ],
  safety: [
    'In restaurants with table service add 18 to 20 percent as a tip, and expect 8.875 percent sales tax on top of listed prices.',
    'On the subway late at night wait in the marked off-hours area and ride in the conductor\'s car in the middle of the train.',
    'Costumed characters and people handing you a CD or bracelet around Times Square want money; walk on, and call 911 only in emergencies.',
  ],
};
