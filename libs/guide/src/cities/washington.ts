import { cityOfTables } from '../city-tables.js';

/** Washington. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const washington = cityOfTables({
  id: 'washington', name: 'Washington', aliases: ['washington dc', 'washington d.c.', 'washington d c', 'dc', 'district of columbia'],
  country: 'United States', countryCode: 'US', continent: 'North America', cityCode: 'WAS',
  lat: 38.9072, lng: -77.0369, timezone: 'America/New_York', currency: 'USD',
  languages: ['English'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'White monuments around a long lawn, and the largest set of free museums anywhere, with leafy quarters and a canal.',
  bestFor: ['museums', 'history', 'family', 'art', 'architecture', 'markets'],
  daily: { food: { budget: 42, midrange: 85, premium: 200 }, localTransport: 13.5 },
  localTransport: {
    summary: 'Metro and buses with a SmarTrip or bank card; the Mall is long, so use the buses and shared bikes.',
    singleFare: 2.5, dayPass: 13.5,
  },
  airports: `
    DCA | metro | 20 | 3
    IAD | metro (Silver Line) | 55 | 6.5
    BWI | train | 45 | 9
  `,
  climate: '7/-2/73/9 9/-1/66/9 14/3/89/10 20/9/79/10 24/14/100/11 29/19/108/10 32/22/107/10 31/21/84/9 27/17/99/8 21/11/93/8 14/5/75/8 9/1/87/9',
  stayAreas: `
    penn-quarter | Penn Quarter | 38.8970 -77.0230 | 150 250 470 | Between White House and museums.
    dupont-circle | Dupont Circle | 38.9096 -77.0434 | 145 230 420 | Embassies, cafés and metro.
    capitol-hill | Capitol Hill | 38.8870 -77.0000 | 140 220 390 | Row houses and Eastern Market.
  `,
  places: `
    lincoln-memorial | Lincoln Memorial | landmark | photography,history,views | 38.8893 -77.0502 | 40 out | 0 | always | 5 | The seated president; best at night.
    national-mall-and-washington-monument | National Mall and Washington Monument | landmark | photography,history,views | 38.8895 -77.0353 | 60 out | 0 | always | 5 | The obelisk’s lift needs a free timed ticket.
    vietnam-and-korean-war-memorials | Vietnam and Korean War Memorials | landmark | photography,history | 38.8900 -77.0477 | 40 out | 0 | always | 4 | Names in black stone and soldiers in steel.
    national-air-and-space-museum | National Air and Space Museum | museum | museums,science,family | 38.8882 -77.0199 | 120 in | 0 | Mon-Sun 10:00-17:30 closed 12-25 | 5 | Wright flyer and Apollo; free timed pass.
    national-museum-of-natural-history | National Museum of Natural History | museum | museums,science,family | 38.8913 -77.0261 | 120 in | 0 | Mon-Sun 10:00-17:30 closed 12-25 | 5 | The Hope Diamond and a tyrannosaur, free.
    national-museum-of-american-history | National Museum of American History | museum | museums,history,family | 38.8912 -77.0300 | 120 in | 0 | Mon-Sun 10:00-17:30 closed 12-25 | 4 | The star-spangled banner and Dorothy’s slippers, free.
    african-american-history-museum | African American History Museum | museum | museums,history | 38.8911 -77.0329 | 150 in | 0 | Mon 12:00-17:30; Tue-Sun 10:00-17:30 | 5 | From slave ships to the presidency; free timed pass.
    national-gallery-of-art | National Gallery of Art | gallery | art,museums,architecture | 38.8913 -77.0199 | 135 in | 0 | Mon-Sun 10:00-17:00 closed 01-01 12-25 | 5 | Leonardo, Vermeer and Calder, free.
    hirshhorn-museum | Hirshhorn Museum | gallery | art,museums | 38.8882 -77.0230 | 75 in | 0 | Mon-Sun 10:00-17:30 closed 12-25 | 3 | Modern art in a concrete ring, free.
    smithsonian-american-art-and-portrait-gallery | Smithsonian American Art and Portrait Gallery | gallery | art,museums,history | 38.8978 -77.0230 | 90 in | 0 | Mon-Sun 11:30-19:00 closed 12-25 | 4 | Presidents and folk art under a glass court, free.
    us-capitol | US Capitol | landmark | photography,history,architecture | 38.8899 -77.0091 | 75 in | 0 | Mon-Sat 09:00-15:30 | 4 | Free tours under the dome; book online.
    library-of-congress | Library of Congress | landmark | photography,books,architecture | 38.8887 -77.0047 | 60 in | 0 | Tue-Sat 10:00-17:00 | 4 | Painted halls and Gutenberg’s Bible; free timed pass.
    white-house-view | White House View | landmark | photography,history | 38.8977 -77.0365 | 25 out | 0 | always | 4 | From Lafayette Square and the Ellipse; tours need months.
    holocaust-memorial-museum | Holocaust Memorial Museum | museum | museums,history | 38.8867 -77.0326 | 120 in | 0 | Mon-Sun 10:00-17:30 | 4 | Free timed ticket for the main story.
    international-spy-museum | International Spy Museum | museum | museums,history,family | 38.8841 -77.0256 | 105 in | 32/22 | Mon-Sun 09:00-19:00 | 3 | Gadgets and a mission of your own.
    the-phillips-collection | The Phillips Collection | gallery | art,museums | 38.9115 -77.0468 | 75 in | 20/0 | Tue-Sat 10:00-17:00; Sun 11:00-17:00 | 3 | Renoir’s boating party in a house.
    tidal-basin-and-jefferson-memorial | Tidal Basin and Jefferson Memorial | landmark | photography,nature,views | 38.8814 -77.0365 | 60 out | 0 | always | 4 | Cherry trees in late March and the King memorial.
    arlington-cemetery | Arlington Cemetery | landmark | photography,history | 38.8769 -77.0710 | 105 out | 0 | Mon-Sun 08:00-17:00 | 4 | Kennedy’s flame and the changing of the guard.
    georgetown | Georgetown | neighbourhood | walks,local_life,shopping,history | 38.9050 -77.0630 | 90 out | 0 | always | 4 | Brick houses, shops and the canal path.
    eastern-market | Eastern Market | market | markets,local_life,food | 38.8840 -76.9964 | 50 in | 0 | Tue-Sun 07:00-18:00 | 3 | Food hall, with flea market at weekends.
    national-zoo | National Zoo | zoo | family,nature | 38.9296 -77.0498 | 135 out | 0 | Mon-Sun 08:00-17:00 | 3 | Pandas, free with an entry pass.
    us-botanic-garden | US Botanic Garden | garden | nature,walks | 38.8881 -77.0129 | 50 in | 0 | Mon-Sun 10:00-17:00 | 3 | Jungle under glass beside the Capitol, free.
    washington-national-cathedral | Washington National Cathedral | religious | religion,architecture,history | 38.9305 -77.0708 | 50 in | 15/10 | Mon-Sat 10:00-16:00; Sun 12:30-16:00 | 3 | Gothic with a moon stone and Darth Vader outside.
    the-wharf | The Wharf | neighbourhood | walks,local_life,food | 38.8785 -77.0245 | 60 out | 0 | always | 3 | Fish market and piers.
    blues-alley | Blues Alley | show | music | 38.9043 -77.0629 | 110 in | 40 | Mon-Sun 19:00-23:00 | 3 | Jazz supper club since 1965.
    u-street | U Street | nightlife | nightlife,music,food | 38.9170 -77.0290 | 105 out | 0 | Mon-Sun 18:00-24:00 | 3 | Go-go, bars and half-smokes.
    mount-vernon | Mount Vernon | day_trip | history,nature | 38.7080 -77.0861 | 210 out | 28/15 | Mon-Sun 09:00-16:00 | 4 | Washington’s house on the Potomac.
  `,
  eateries: `
    bens-chili-bowl | Ben’s Chili Bowl | restaurant | American | vegetarian | breakfast,lunch,dinner | budget | 38.9172 -77.0288 | 17 | Mon-Sun 09:00-23:00 | Half-smokes since 1958.
    teds-bulletin | Ted’s Bulletin | cafe | American,breakfast | vegetarian | breakfast,lunch | budget | 38.9190 -77.0318 | 25 | Mon-Sun 07:00-22:00 | Homemade pop tarts on 14th Street.
    baked-wired | Baked & Wired | cafe | bakery,coffee | vegetarian,vegan,gluten_free | breakfast | budget | 38.9038 -77.0604 | 13 | Mon-Sun 08:00-18:00 | Cupcakes in Georgetown.
    founding-farmers | Founding Farmers | restaurant | American | vegetarian,vegan,gluten_free | breakfast,lunch,dinner | midrange | 38.9002 -77.0445 | 40 | Mon-Sun 08:00-21:30 | Farm-owned, near the White House.
    union-market | Union Market | food_hall | international | vegetarian,vegan | lunch,dinner | budget | 38.9086 -76.9975 | 22 | Mon-Sun 08:00-21:00 | Stalls in NoMa.
    mitsitam-cafe | Mitsitam Café | restaurant | Native American | vegetarian | lunch | budget | 38.8883 -77.0166 | 24 | Mon-Sun 11:00-16:00 | Regional dishes in the American Indian museum.
    rasika | Rasika | restaurant | Indian | vegetarian,gluten_free | lunch,dinner | midrange | 38.8950 -77.0215 | 60 | Mon-Sat 11:30-14:00; Mon-Sat 17:00-22:00 | Crisp spinach and fine curries.
    old-ebbitt-grill | Old Ebbitt Grill | restaurant | American,seafood | vegetarian | breakfast,lunch,dinner | midrange | 38.8979 -77.0333 | 50 | Mon-Sun 08:00-23:00 | Oysters beside the Treasury.
    minibar | minibar | restaurant | fine dining,Spanish | vegetarian | dinner | premium | 38.8965 -77.0235 | 375 | Tue-Sat 18:00-22:00 | José Andrés at his most playful.
  `,
  safety: [
    'Security checks are everywhere: travel light.',
    'Parts of the southeast are best visited by day.',
  ],
});
