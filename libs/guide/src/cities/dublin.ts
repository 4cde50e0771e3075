import { cityOfTables } from '../city-tables.js';

/** Dublin. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const dublin = cityOfTables({
  id: 'dublin', name: 'Dublin', aliases: ['dublín', 'dublino', 'baile átha cliath', 'dublim'],
  country: 'Ireland', countryCode: 'IE', continent: 'Europe', cityCode: 'DUB',
  lat: 53.3478, lng: -6.2597, timezone: 'Europe/Dublin', currency: 'EUR',
  languages: ['English', 'Irish'], plugs: ['G'], asOf: '2026-11',
  summary:
    'A small, talkative capital: a library with a thousand-year-old book, Georgian squares, pubs with music and the sea at the end of the train.',
  bestFor: ['music', 'history', 'books', 'local_life', 'nightlife', 'wine'],
  daily: { food: { budget: 32, midrange: 60, premium: 125 }, localTransport: 7 },
  localTransport: {
    summary: 'Buses, Luas trams and DART trains with a Leap card; the 90-minute fare covers changes. The centre is walkable.',
    singleFare: 2, dayPass: 6,
  },
  airports: `
    DUB | bus (Dublin Express or 16) | 35 | 8
  `,
  climate: '8/3/62/13 9/3/50/11 10/4/51/11 12/5/48/10 15/7/55/11 18/10/60/11 20/12/59/12 19/11/73/12 17/10/64/11 14/7/78/12 10/5/76/12 8/3/72/13',
  stayAreas: `
    temple-bar-and-quays | Temple Bar and Quays | 53.3455 -6.2650 | 150 230 380 | In the middle of the pubs, noisy at night.
    st-stephens-green-stay | St Stephen’s Green | 53.3370 -6.2560 | 160 260 480 | Georgian streets, shops and museums around the park.
    smithfield | Smithfield | 53.3480 -6.2780 | 120 180 280 | Old market square on the Luas red line, calmer and cheaper.
  `,
  places: `
    trinity-college-and-book-of-kells | Trinity College and Book of Kells | museum | museums,books,history | 53.3438 -6.2546 | 75 in | 25/0 | Mon-Sat 09:30-17:00; Sun 12:00-16:30 | 5 | The gospel book and the Long Room, whose shelves are being restored.
    guinness-storehouse | Guinness Storehouse | experience | local_life,wine,views | 53.3419 -6.2867 | 105 in | 26/10 | Mon-Sun 10:00-19:00 | 4 | Seven floors of beer history with a pint at the round bar on top.
    dublin-castle | Dublin Castle | palace | history,architecture | 53.3429 -6.2674 | 75 in | 8/4 | Mon-Sun 09:45-17:15 | 2 | State apartments of the British rule; closed to visitors from mid-June 2026 until January 2027.
    chester-beatty-library | Chester Beatty Library | museum | museums,books,art | 53.3423 -6.2668 | 90 in | 0 | Mon-Fri 09:45-17:30; Sat 09:45-17:30; Sun 12:00-17:30 | 4 | Free treasure of manuscripts from Asia and Europe; while the castle is shut, check which gate is open.
    st-patricks-cathedral | St Patrick’s Cathedral | religious | religion,architecture,history,books | 53.3395 -6.2715 | 50 in | 11/6 | Mon-Fri 09:30-17:00; Sat-Sun 09:00-17:00 | 4 | Jonathan Swift was dean and is buried here.
    christ-church-cathedral | Christ Church Cathedral | religious | religion,architecture,history | 53.3435 -6.2710 | 45 in | 11.5/4 | Mon-Sat 09:30-17:00; Sun 12:30-15:00 | 3 | Medieval crypt with a mummified cat and rat.
    national-museum-of-archaeology | National Museum of Archaeology | museum | museums,history | 53.3403 -6.2549 | 90 in | 0 | Mon 13:00-17:00; Tue-Sat 10:00-17:00; Sun 13:00-17:00 | 5 | Celtic gold and bog bodies, free.
    national-gallery-of-ireland | National Gallery of Ireland | gallery | art,museums | 53.3409 -6.2525 | 90 in | 0 | Mon 11:00-17:30; Tue-Sat 09:15-17:30; Sun 11:00-17:30 | 4 | A Caravaggio, a Vermeer and Jack Yeats, free.
    st-stephens-green | St Stephen’s Green | garden | nature,walks,family | 53.3382 -6.2591 | 40 out | 0 | Mon-Sun 07:30-18:00 | 3 | Ducks and flower beds at the top of Grafton Street.
    grafton-street | Grafton Street | shopping | shopping,music | 53.3420 -6.2600 | 40 out | 0 | always | 3 | Buskers and shops; Molly Malone stands nearby.
    temple-bar | Temple Bar | nightlife | nightlife,music | 53.3454 -6.2643 | 90 out | 0 | Mon-Sun 17:00-24:00 | 3 | Cobbles and music every night; pints cost more here than anywhere.
    epic-emigration-museum | EPIC Emigration Museum | museum | museums,history,family | 53.3479 -6.2485 | 100 in | 21/10.5 | Mon-Sun 10:00-18:00 | 4 | How ten million Irish left and what became of them.
    kilmainham-gaol | Kilmainham Gaol | museum | museums,history | 53.3419 -6.3098 | 90 in | 8/4 | Mon-Sun 09:30-17:15 | 4 | Prison of the 1916 leaders; tickets sell out weeks ahead.
    phoenix-park | Phoenix Park | park | nature,walks,family | 53.3559 -6.3298 | 90 out | 0 | always | 3 | Wild deer, the president’s house and a zoo in a walled park.
    dublin-zoo | Dublin Zoo | zoo | family | 53.3535 -6.3053 | 150 out | 22/16 | Mon-Sun 09:30-17:00 | 2 | Elephants and sea lions by the lakes of Phoenix Park.
    hapenny-bridge-and-liffey-quays | Ha’penny Bridge and Liffey Quays | landmark | photography,walks | 53.3463 -6.2631 | 25 out | 0 | always | 3 | White iron footbridge that once cost half a penny.
    glasnevin-cemetery | Glasnevin Cemetery | landmark | photography,history | 53.3700 -6.2775 | 75 out | 0 | Mon-Sun 09:00-17:00 | 2 | Round tower and graves of the republic’s heroes.
    the-cobblestone | The Cobblestone | nightlife | nightlife,music,local_life | 53.3491 -6.2785 | 90 in | 0 | Mon-Sun 17:00-23:30 | 4 | Traditional music session in a pub that calls itself a drinking place with a music problem.
    merrion-square | Merrion Square | park | nature,walks,architecture,books | 53.3396 -6.2492 | 30 out | 0 | Mon-Sun 08:00-18:00 | 2 | Coloured doors and a lounging Oscar Wilde.
    howth-cliff-walk | Howth Cliff Walk | day_trip | nature,walks,views | 53.3860 -6.0650 | 210 out | 0 | always | 4 | Fishing harbour and cliff path at the end of the DART, half an hour away.
    malahide-castle | Malahide Castle | day_trip | history,nature | 53.4450 -6.1645 | 180 out | 16/8 | Mon-Sun 09:30-17:00 | 2 | Family castle with gardens, half an hour by train.
  `,
  eateries: `
    bewleys | Bewley’s | cafe | Irish,breakfast | vegetarian | breakfast,lunch | budget | 53.3418 -6.2602 | 18 | Mon-Sun 09:00-18:00 | Stained-glass café on Grafton Street.
    brother-hubbard | Brother Hubbard | cafe | brunch,Middle Eastern | vegetarian,vegan,gluten_free | breakfast,lunch | budget | 53.3471 -6.2665 | 20 | Mon-Sun 08:30-16:00 | Shakshuka and good cakes on Capel Street.
    queen-of-tarts | Queen of Tarts | cafe | bakery,breakfast | vegetarian | breakfast,lunch | budget | 53.3440 -6.2676 | 18 | Mon-Sun 09:00-18:00 | Scones and tarts opposite the castle.
    leo-burdock | Leo Burdock | food_street | fish and chips | - | lunch,dinner | budget | 53.3433 -6.2703 | 16 | Mon-Sun 12:00-23:00 | Fish and chips by Christ Church since 1913.
    the-woollen-mills | The Woollen Mills | restaurant | Irish | vegetarian | lunch,dinner | midrange | 53.3467 -6.2640 | 32 | Mon-Sun 12:00-22:00 | Modern Irish plates by the Ha’penny Bridge.
    cornucopia | Cornucopia | restaurant | vegetarian | vegetarian,vegan,gluten_free | breakfast,lunch,dinner | budget | 53.3434 -6.2637 | 19 | Mon-Sun 09:00-21:00 | Vegetarian canteen and a Dublin institution.
    the-brazen-head | The Brazen Head | restaurant | Irish,pub | vegetarian | lunch,dinner | midrange | 53.3449 -6.2763 | 28 | Mon-Sun 12:00-21:00 | Stew and stories in the oldest pub.
    chapter-one | Chapter One | restaurant | Irish,fine dining | vegetarian | lunch,dinner | premium | 53.3544 -6.2640 | 165 | Tue-Sat 12:30-14:00; Tue-Sat 18:00-21:30 | Two-star cooking below the writers’ museum.
  `,
  safety: [
    'Watch phones and bags on O’Connell Street and Temple Bar at night.',
    'Traffic drives on the left: look right first.',
  ],
});
