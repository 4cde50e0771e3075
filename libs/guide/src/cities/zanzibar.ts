import { cityOfTables } from '../city-tables.js';

/** Zanzibar. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const zanzibar = cityOfTables({
  id: 'zanzibar', name: 'Zanzibar', aliases: ['stone town', 'unguja', 'zanzíbar', 'sansibar', 'zanzibar city'],
  country: 'Tanzania', countryCode: 'TZ', continent: 'Africa', cityCode: 'ZNZ',
  lat: -6.1622, lng: 39.1921, timezone: 'Africa/Dar_es_Salaam', currency: 'TZS',
  languages: ['Swahili', 'English'], plugs: ['D', 'G'], asOf: '2026-11',
  summary:
    'Carved doors and coral lanes of Stone Town, spice gardens and white beaches with warm, tidal water.',
  bestFor: ['beach', 'history', 'food', 'nature', 'walks', 'local_life'],
  daily: { food: { budget: 30000, midrange: 75000, premium: 190000 }, localTransport: 20000 },
  localTransport: {
    summary: 'Shared dala-dala vans are slow and cheap; taxis to the beaches cost about 100,000. Stone Town is walked.',
    singleFare: 1000, dayPass: null,
  },
  airports: `
    ZNZ | taxi | 20 | 35000
  `,
  climate: '33/24/65/6 33/24/62/5 33/25/150/11 31/25/350/18 29/24/250/14 29/23/55/6 28/22/40/5 29/22/40/5 30/22/45/5 31/23/80/7 32/24/190/12 32/24/150/10',
  stayAreas: `
    stone-town | Stone Town | -6.1625 39.1900 | 90000 200000 480000 | Historic houses with roof terraces.
    mbweni | Mbweni | -6.2080 39.2020 | 110000 220000 460000 | Quiet seaside between town and airport.
    shangani | Shangani | -6.1640 39.1865 | 110000 240000 600000 | The western tip of Stone Town: sea views, hotels and bars.
  `,
  places: `
    stone-town-lanes | Stone Town Lanes | neighbourhood | walks,local_life,history,architecture | -6.1620 39.1905 | 105 out | 0 | always | 5 | Doors with brass spikes, balconies and shade.
    house-of-wonders-and-forodhani-seafront | House of Wonders and Forodhani Seafront | landmark | photography,history,architecture | -6.1610 39.1893 | 30 out | 0 | always | 3 | The old palace is under repair; its seafront is the town’s terrace.
    old-fort | Old Fort | landmark | photography,history | -6.1615 39.1890 | 40 out | 0 | Mon-Sun 09:00-20:00 | 3 | Omani walls with crafts and a stage.
    anglican-cathedral-and-slave-market | Anglican Cathedral and Slave Market | museum | museums,history,religion | -6.1640 39.1930 | 75 in | 12000/5000 | Mon-Sun 08:00-18:00 | 5 | Cells, an exhibition and a cross from Livingstone’s tree.
    palace-museum | Palace Museum | museum | museums,history | -6.1600 39.1900 | 60 in | 10000/5000 | Mon-Sun 09:00-17:00 | 3 | Rooms of sultans; may be partly closed for works.
    freddie-mercury-museum | Freddie Mercury Museum | museum | museums,music | -6.1625 39.1878 | 40 in | 20000/10000 | Mon-Sun 10:00-18:00 | 3 | The singer’s childhood home.
    princess-salme-museum | Princess Salme Museum | museum | museums,history,books | -6.1600 39.1920 | 45 in | 10000 | Mon-Sat 10:00-16:00 | 3 | A princess who eloped to Hamburg.
    cultural-arts-gallery | Cultural Arts Gallery | gallery | art,museums,shopping | -6.1632 39.1895 | 30 in | 0 | Mon-Sun 09:00-18:00 | 2 | Painters and craftsmen at work, free.
    darajani-market | Darajani Market | market | markets,local_life,food | -6.1630 39.1945 | 45 out | 0 | Mon-Sun 07:00-17:00 | 4 | Fish auction, spices and fruit; go in the morning.
    forodhani-night-market | Forodhani Night Market | market | markets,local_life,food | -6.1608 39.1888 | 75 out | 0 | Mon-Sun 18:00-23:00 | 4 | Zanzibar pizza and skewers by the sea; check that fish is hot.
    hamamni-persian-baths | Hamamni Persian Baths | landmark | photography,architecture | -6.1637 39.1918 | 25 in | 5000 | Mon-Sun 09:00-17:00 | 2 | The sultan’s public baths.
    st-josephs-cathedral | St Joseph’s Cathedral | religious | religion,architecture | -6.1632 39.1888 | 20 in | 0 | Mon-Sun 08:00-17:00 | 2 | Twin towers by the architect of Marseille’s basilica.
    aga-khan-mosque-street-and-hindu-temples | Aga Khan Mosque Street and Hindu Temples | religious | religion,architecture | -6.1645 39.1910 | 20 in | 0 | Mon-Sun 09:00-18:00 | 2 | Look in at the Shree Shiv Shakti temple; shoes off.
    spice-farm-tour | Spice Farm Tour | experience | local_life,nature,food,family | -6.0900 39.2300 | 180 out | 45000/22000 | Mon-Sun 09:00-16:00 | 5 | Smell and guess cloves, vanilla and nutmeg.
    prison-island | Prison Island | nature | nature,family,beach,history | -6.1205 39.1670 | 180 out | 65000/35000 | Mon-Sun 08:30-16:00 | 4 | Giant tortoises and a swim, 30 minutes by boat.
    nakupenda-sandbank | Nakupenda Sandbank | beach | beach,nature | -6.1500 39.1300 | 240 out | 120000 | Mon-Sun 09:00-16:00 | 4 | A bar of sand at low tide with grilled lunch.
    sunset-dhow-cruise | Sunset Dhow Cruise | experience | local_life,views | -6.1605 39.1885 | 120 out | 60000 | Mon-Sun 16:30-18:30 | 4 | Lateen sails off Stone Town.
    jozani-forest | Jozani Forest | nature | nature,family | -6.2710 39.4180 | 120 out | 32000/16000 | Mon-Sun 07:30-17:00 | 4 | Red colobus monkeys and a mangrove walk.
    kuza-cave | Kuza Cave | nature | nature,wellness | -6.2780 39.5280 | 75 out | 25000/12000 | Mon-Sun 09:00-17:00 | 2 | Clear pool in a limestone cave.
    paje-beach | Paje Beach | beach | beach,sports | -6.2650 39.5350 | 240 out | 0 | always | 4 | White sand and kites; the sea goes out far.
    nungwi-beach | Nungwi Beach | beach | beach,views | -5.7270 39.2910 | 240 out | 0 | always | 4 | Swim at all tides and watch dhows being built; 50 km from town by the road, less as the crow flies.
    the-rock-and-michamvi | The Rock and Michamvi | beach | beach,photography,food | -6.1445 39.4980 | 150 out | 0 | Mon-Sun 10:00-18:00 | 3 | A restaurant on a rock in the lagoon.
    taarab-evening-at-the-music-academy | Taarab Evening at the Music Academy | show | music,local_life | -6.1605 39.1905 | 75 in | 20000 | Tue-Sat 18:30-21:00 | 3 | Swahili songs with violin and qanun.
    livingstone-beach-bar | Livingstone Beach Bar | nightlife | nightlife,music,food | -6.1598 39.1902 | 90 out | 0 | Mon-Sun 17:00-24:00 | 2 | Feet in the sand and bands at weekends.
    mtoni-palace-ruins | Mtoni Palace Ruins | landmark | photography,history | -6.1330 39.2140 | 40 out | 5000 | Mon-Sun 09:00-17:00 | 2 | The sultan’s first palace by the shore.
  `,
  eateries: `
    zanzibar-coffee-house | Zanzibar Coffee House | cafe | coffee,Swahili | vegetarian | breakfast,lunch | budget | -6.1625 39.1915 | 17000 | Mon-Sun 08:00-18:00 | Own beans in a merchant house.
    stone-town-cafe | Stone Town Café | cafe | breakfast,Swahili | vegetarian | breakfast,lunch | budget | -6.1630 39.1885 | 18000 | Mon-Sat 08:00-21:00 | Dates, eggs and juices on Kenyatta Road.
    puzzle-coffee | Puzzle Coffee | cafe | coffee,vegan | vegetarian,vegan,gluten_free | breakfast,lunch | budget | -6.1637 39.1880 | 16000 | Mon-Sun 08:00-18:00 | Modern coffee and bowls.
    lukmaan | Lukmaan | restaurant | Swahili,Zanzibari | vegetarian,halal | breakfast,lunch,dinner | budget | -6.1648 39.1945 | 15000 | Mon-Sun 07:00-22:00 | Point at curries under a big tree.
    mr-nutella-pizza-stall | Mr Nutella Pizza Stall | food_street | street food | vegetarian,halal | dinner | budget | -6.1607 39.1887 | 9000 | Mon-Sun 18:00-23:00 | Filled and fried at Forodhani.
    lazuli | Lazuli | restaurant | Swahili,juices | vegetarian,vegan | lunch,dinner | budget | -6.1622 39.1888 | 22000 | Mon-Sat 11:00-21:00 | Chapati wraps in a courtyard.
    6-degrees-south | 6 Degrees South | restaurant | seafood,grill | vegetarian | lunch,dinner | midrange | -6.1655 39.1865 | 55000 | Mon-Sun 12:00-23:00 | Sunset deck on the shore.
    emerson-spice-tea-house | Emerson Spice Tea House | restaurant | Zanzibari | vegetarian | dinner | premium | -6.1615 39.1925 | 115000 | Mon-Sun 18:00-22:00 | Five courses on a rooftop with a view of minarets.
  `,
  safety: [
    'Cover shoulders and knees in Stone Town; swimwear is for the beach.',
    'Avoid dark beaches and lanes at night, and insist on prices before rides.',
  ],
});
