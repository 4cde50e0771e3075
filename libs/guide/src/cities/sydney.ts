import { cityOfTables } from '../city-tables.js';

/** Sydney. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const sydney = cityOfTables({
  id: 'sydney', name: 'Sydney', aliases: ['sydney australia', 'sídney', 'sidney', 'sydnei'],
  country: 'Australia', countryCode: 'AU', continent: 'Oceania', cityCode: 'SYD',
  lat: -33.8688, lng: 151.2093, timezone: 'Australia/Sydney', currency: 'AUD',
  languages: ['English'], plugs: ['I'], asOf: '2026-11',
  summary:
    'Sails and a steel arch on a blue harbour, surf beaches at the end of a bus line and bush walks inside the city.',
  bestFor: ['beach', 'views', 'nature', 'walks', 'food', 'architecture'],
  daily: { food: { budget: 55, midrange: 105, premium: 230 }, localTransport: 15 },
  localTransport: {
    summary: 'Trains, metro, ferries, light rail and buses; touch a bank card, the day is capped and cheaper from Friday to Sunday.',
    singleFare: 4.5, dayPass: 19,
  },
  airports: `
    SYD | train (Airport Link) | 13 | 20.5
  `,
  climate: '27/20/91/8 27/20/132/9 25/18/117/9 23/15/114/9 20/12/101/8 18/9/142/9 17/8/80/7 19/9/75/6 21/12/63/6 23/14/67/8 24/16/91/8 26/18/73/8',
  stayAreas: `
    the-rocks-and-circular-quay | The Rocks and Circular Quay | -33.8600 151.2090 | 220 360 720 | Harbour at the door, old lanes.
    surry-hills | Surry Hills | -33.8840 151.2120 | 160 260 430 | Terraced houses, restaurants, near Central.
    manly | Manly | -33.7970 151.2870 | 170 270 450 | Surf beach with a ferry to town.
    bondi | Bondi | -33.8910 151.2740 | 160 260 460 | Beach life, by bus.
  `,
  places: `
    sydney-opera-house | Sydney Opera House | landmark | photography,architecture,music | -33.8568 151.2153 | 75 out | 0 | always | 5 | Walk around for free; tours from 48 dollars show the halls.
    sydney-opera-house-tour | Sydney Opera House Tour | experience | local_life,architecture,music | -33.8572 151.2150 | 60 in | 48/28 | Mon-Sun 09:00-17:00 | 4 | An hour inside the shells.
    sydney-harbour-bridge-walk | Sydney Harbour Bridge Walk | viewpoint | views,photography,architecture | -33.8523 151.2108 | 50 out | 0 | always | 5 | Footway on the east side from The Rocks to Milsons Point.
    the-rocks | The Rocks | neighbourhood | walks,local_life,history,markets | -33.8590 151.2085 | 75 out | 0 | always | 4 | Sandstone lanes and pubs; market at weekends.
    royal-botanic-garden | Royal Botanic Garden | garden | nature,walks,views | -33.8642 151.2166 | 75 out | 0 | Mon-Sun 07:00-18:00 | 5 | Fig trees and the walk to Mrs Macquarie’s Chair.
    art-gallery-of-new-south-wales | Art Gallery of New South Wales | gallery | art,museums | -33.8688 151.2173 | 105 in | 0 | Mon-Sun 10:00-17:00 closed 12-25 | 4 | Two buildings of Australian and Asian art, free.
    australian-museum | Australian Museum | museum | museums,science,family | -33.8744 151.2130 | 105 in | 0 | Mon-Sun 10:00-17:00 closed 12-25 | 4 | Dinosaurs and First Nations galleries, free.
    museum-of-contemporary-art | Museum of Contemporary Art | gallery | art,museums,views | -33.8600 151.2090 | 75 in | 20/0 | Mon,Wed-Sun 10:00-17:00 closed 12-25 | 3 | Art on the quay with a terrace café.
    hyde-park-barracks | Hyde Park Barracks | museum | museums,history | -33.8695 151.2127 | 75 in | 0 | Mon-Sun 10:00-18:00 closed 12-25 | 4 | Convicts’ hammocks and an audio story, free.
    queen-victoria-building | Queen Victoria Building | shopping | shopping,architecture | -33.8718 151.2067 | 40 in | 0 | Mon-Sun 09:00-18:00 | 2 | Stained glass and a royal clock.
    darling-harbour | Darling Harbour | neighbourhood | walks,local_life,family | -33.8730 151.2000 | 60 out | 0 | always | 2 | Promenade with playgrounds, museum ships and Saturday fireworks.
    national-maritime-museum | National Maritime Museum | museum | museums,history,family | -33.8690 151.1985 | 105 in | 25/15 | Mon-Sun 10:00-16:00 closed 12-25 | 3 | A destroyer and a submarine to walk through.
    taronga-zoo | Taronga Zoo | zoo | family,nature,views | -33.8430 151.2411 | 210 out | 51/30 | Mon-Sun 09:30-17:00 | 4 | Koalas with a harbour view, by ferry.
    bondi-beach | Bondi Beach | beach | beach,sports | -33.8908 151.2743 | 120 out | 0 | always | 5 | Surfers, a sea pool and flags to swim between.
    bondi-to-coogee-walk | Bondi to Coogee Walk | nature | nature,walks,views,beach | -33.9050 151.2660 | 150 out | 0 | always | 5 | Six kilometres of cliffs and coves.
    manly-ferry-and-beach | Manly Ferry and Beach | beach | beach,views | -33.7975 151.2885 | 210 out | 0 | Mon-Sun 06:00-23:00 | 5 | Half an hour through the heads, then surf; the ferry costs about ten dollars.
    chinese-garden-of-friendship | Chinese Garden of Friendship | garden | nature,walks | -33.8765 151.2027 | 45 out | 12/8 | Mon-Sun 10:00-17:00 | 2 | Pavilions and koi near Chinatown.
    barangaroo-reserve | Barangaroo Reserve | park | nature,walks,history | -33.8565 151.2010 | 45 out | 0 | always | 3 | New headland of sandstone and native trees.
    sydney-tower-eye | Sydney Tower Eye | viewpoint | views,photography | -33.8704 151.2088 | 50 in | 35/26 | Mon-Sun 10:00-20:00 | 2 | All of the city from 250 metres.
    paddington-markets | Paddington Markets | market | markets,local_life,art | -33.8855 151.2270 | 60 out | 0 | Sat 10:00-16:00 | 3 | Saturday designers in a church yard.
    sydney-fish-market | Sydney Fish Market | food_hall | food | -33.8737 151.1893 | 60 in | 0 | Mon-Sun 07:00-16:00 | 3 | Oysters and sashimi in the new market hall.
    watsons-bay-and-south-head | Watsons Bay and South Head | nature | nature,views,walks | -33.8400 151.2830 | 120 out | 0 | always | 4 | Cliffs at The Gap and a lighthouse, by ferry.
    newtown-bars | Newtown Bars | nightlife | nightlife,music,food | -33.8975 151.1790 | 120 out | 0 | Mon-Sun 18:00-24:00 | 3 | Small bars and bands on King Street.
    ku-ring-gai-chase-west-head | Ku-ring-gai Chase West Head | day_trip | nature,walks,history | -33.5790 151.3070 | 270 out | 12 | Mon-Sun 06:00-18:00 | 3 | Bush lookouts and rock engravings, by car.
  `,
  eateries: `
    bills-darlinghurst | Bills Darlinghurst | cafe | Australian,breakfast | vegetarian | breakfast,lunch | budget | -33.8790 151.2210 | 32 | Mon-Sun 07:30-15:00 | Ricotta hotcakes at one table.
    single-o | Single O | cafe | coffee,breakfast | vegetarian,vegan | breakfast,lunch | budget | -33.8795 151.2110 | 25 | Mon-Sun 07:00-15:00 | Roaster in Surry Hills.
    bourke-street-bakery | Bourke Street Bakery | cafe | bakery | vegetarian | breakfast,lunch | budget | -33.8885 151.2125 | 18 | Mon-Sun 07:00-17:00 | Sausage rolls and ginger tarts.
    harrys-cafe-de-wheels | Harry’s Café de Wheels | food_street | pies,Australian | - | lunch,dinner | budget | -33.8690 151.2215 | 13 | Mon-Sun 09:00-22:00 | Pie with peas on the wharf since 1938.
    spice-alley | Spice Alley | food_hall | Asian | vegetarian,vegan,halal | lunch,dinner | budget | -33.8858 151.2003 | 22 | Mon-Sun 11:00-21:30 | Laneway of small kitchens in Chippendale.
    gigi-pizzeria | Gigi Pizzeria | restaurant | vegan,pizza | vegetarian,vegan | dinner | midrange | -33.8985 151.1775 | 36 | Mon-Sun 17:00-22:00 | Vegan Neapolitan pizza in Newtown.
    mr-wong | Mr Wong | restaurant | Cantonese | vegetarian | lunch,dinner | midrange | -33.8640 151.2080 | 80 | Mon-Sun 12:00-15:00; Mon-Sun 17:30-23:00 | Duck and dumplings in a basement.
    bennelong | Bennelong | restaurant | Australian,fine dining | vegetarian | lunch,dinner | premium | -33.8574 151.2148 | 210 | Fri-Sun 12:00-14:00; Wed-Sun 17:30-21:00 | Australian produce under the smallest sail of the Opera House; book weeks ahead.
  `,
  safety: [
    'Swim between the red and yellow flags only.',
    'The sun is very strong: hat and cream from ten to four.',
  ],
});
