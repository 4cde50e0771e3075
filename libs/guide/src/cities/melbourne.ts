import { cityOfTables } from '../city-tables.js';

/** Melbourne. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const melbourne = cityOfTables({
  id: 'melbourne', name: 'Melbourne', aliases: ['melbourne australia', 'melburne', 'melborne'],
  country: 'Australia', countryCode: 'AU', continent: 'Oceania', cityCode: 'MEL',
  lat: -37.8136, lng: 144.9631, timezone: 'Australia/Melbourne', currency: 'AUD',
  languages: ['English'], plugs: ['I'], asOf: '2026-11',
  summary:
    'Laneways, coffee and trams: Australia’s arts and sports capital, with gardens, markets and penguins within reach.',
  bestFor: ['food', 'art', 'museums', 'sports', 'shopping', 'local_life'],
  daily: { food: { budget: 52, midrange: 100, premium: 220 }, localTransport: 11 },
  localTransport: {
    summary: 'Trams are free in the city grid; elsewhere use a myki card or phone, capped for the day.',
    singleFare: 5.5, dayPass: 11,
  },
  airports: `
    MEL | bus (SkyBus) | 35 | 26
  `,
  climate: '27/16/44/5 27/16/50/5 25/14/40/6 21/12/54/8 17/9/51/9 15/8/49/9 14/7/47/10 16/8/50/10 18/9/57/9 20/11/60/9 23/13/64/8 25/14/60/7',
  stayAreas: `
    cbd | CBD | -37.8136 144.9631 | 160 260 520 | Laneways and free trams.
    fitzroy | Fitzroy | -37.7990 144.9780 | 140 220 360 | Street art, bars and vintage shops.
    st-kilda | St Kilda | -37.8640 144.9820 | 110 180 300 | Beach and palms, by tram 96.
  `,
  places: `
    federation-square | Federation Square | landmark | photography,architecture | -37.8180 144.9690 | 40 out | 0 | always | 3 | Zigzag square between station and river.
    ngv-international | NGV International | gallery | art,museums,architecture | -37.8226 144.9689 | 105 in | 0 | Mon-Sun 10:00-17:00 closed 12-25 | 5 | Water wall, Tiepolo and design, free.
    ian-potter-centre-ngv-australia | Ian Potter Centre NGV Australia | gallery | art,museums | -37.8176 144.9699 | 75 in | 0 | Mon-Sun 10:00-17:00 closed 12-25 | 4 | Australian painting and First Nations art, free.
    acmi | ACMI | museum | museums,art,family | -37.8178 144.9690 | 90 in | 0 | Mon-Sun 10:00-17:00 closed 12-25 | 4 | The story of screens to play with, free.
    melbourne-museum | Melbourne Museum | museum | museums,science,family | -37.8033 144.9717 | 120 in | 18/0 | Mon-Sun 09:00-17:00 closed 12-25 | 4 | Triceratops, a forest and First Peoples’ voices.
    royal-exhibition-building | Royal Exhibition Building | landmark | photography,history,architecture | -37.8047 144.9717 | 45 out | 0 | always | 3 | Dome of 1880 in Carlton Gardens; dome tours cost extra.
    immigration-museum | Immigration Museum | museum | museums,history | -37.8193 144.9604 | 60 in | 18/0 | Mon-Sun 10:00-17:00 closed 12-25 | 2 | Who came and why, in the customs house.
    laneways-and-street-art | Laneways and Street Art | neighbourhood | walks,local_life,art,food,photography | -37.8164 144.9692 | 75 out | 0 | always | 5 | Hosier Lane, Degraves Street and small arcades.
    royal-and-block-arcades | Royal and Block Arcades | shopping | shopping,architecture,history | -37.8155 144.9640 | 35 in | 0 | Mon-Sat 09:00-18:00; Sun 10:00-17:00 | 3 | Tiled Victorian arcades with a tea room.
    queen-victoria-market | Queen Victoria Market | market | markets,local_life,food | -37.8076 144.9568 | 75 out | 0 | Tue,Thu-Fri 06:00-15:00; Sat 06:00-16:00; Sun 09:00-16:00 | 5 | Jam doughnuts and sheds of produce; closed Mondays and Wednesdays.
    state-library-victoria | State Library Victoria | landmark | photography,architecture,books | -37.8098 144.9652 | 45 in | 0 | Mon-Sun 10:00-18:00 | 4 | Octagonal reading room under a dome; see Ned Kelly’s armour.
    old-melbourne-gaol | Old Melbourne Gaol | museum | museums,history | -37.8078 144.9653 | 75 in | 38/22 | Mon-Sun 10:00-17:00 | 3 | Cells where Ned Kelly was hanged.
    royal-botanic-gardens | Royal Botanic Gardens | garden | nature,walks,family | -37.8304 144.9796 | 75 out | 0 | Mon-Sun 07:30-18:00 | 5 | Lakes and lawns beside the river.
    shrine-of-remembrance | Shrine of Remembrance | landmark | photography,history,views | -37.8305 144.9734 | 50 out | 0 | Mon-Sun 10:00-17:00 | 4 | War memorial with a skyline balcony.
    eureka-skydeck | Melbourne Skydeck | viewpoint | views,photography,architecture | -37.8213 144.9646 | 45 in | 36/22 | Mon-Sun 12:00-22:00 | 3 | Floor 88 with a glass box.
    mcg-tour | MCG Tour | experience | local_life,sports,history | -37.8200 144.9834 | 90 in | 36/20 | Mon-Sun 10:00-15:00 | 4 | Inside the great cricket and football ground.
    fitzroy-gardens | Fitzroy Gardens | garden | nature,walks,history | -37.8130 144.9800 | 40 out | 0 | always | 2 | Elms and Captain Cook’s family cottage.
    brunswick-street | Brunswick Street | neighbourhood | walks,local_life,shopping,food | -37.7985 144.9785 | 60 out | 0 | always | 3 | Vintage shops and bars in Fitzroy.
    southbank-promenade | Southbank Promenade | viewpoint | views,photography,walks | -37.8205 144.9650 | 40 out | 0 | always | 3 | River walk with buskers.
    st-kilda-beach-and-pier | St Kilda Beach and Pier | beach | beach,views,family | -37.8655 144.9720 | 105 out | 0 | always | 3 | Sunset, Luna Park and the rebuilt pier.
    brighton-bathing-boxes | Brighton Bathing Boxes | beach | beach,photography | -37.9175 144.9865 | 60 out | 0 | always | 3 | Coloured huts in a row on the sand.
    melbourne-zoo | Melbourne Zoo | zoo | family,nature | -37.7840 144.9515 | 180 out | 55/28 | Mon-Sun 09:00-17:00 | 3 | Butterflies and wombats.
    abbotsford-convent-and-yarra-bend | Abbotsford Convent and Yarra Bend | park | nature,walks,local_life | -37.8025 145.0045 | 75 out | 0 | Mon-Sun 07:00-20:00 | 2 | Artists’ studios, river paths and flying foxes.
    speakeasies-of-the-cbd | Speakeasies of the CBD | nightlife | nightlife,music | -37.8120 144.9700 | 105 out | 0 | Mon-Sun 18:00-24:00 | 4 | Bars behind unmarked doors.
    healesville-sanctuary | Healesville Sanctuary | day_trip | nature,family | -37.6820 145.5320 | 270 out | 55/28 | Mon-Sun 09:00-17:00 | 4 | Platypus and lyrebirds in the hills, 50 km by car.
    dandenong-ranges | Dandenong Ranges | day_trip | nature,walks,family | -37.8830 145.3560 | 270 out | 0 | Mon-Sun 08:00-18:00 | 4 | Mountain ash, ferns and a steam train at Belgrave.
  `,
  eateries: `
    higher-ground | Higher Ground | cafe | brunch,Australian | vegetarian,vegan,gluten_free | breakfast,lunch | budget | -37.8175 144.9545 | 34 | Mon-Sun 07:30-16:00 | Brunch in a former power station.
    patricia | Patricia | cafe | coffee,pastry | vegetarian | breakfast | budget | -37.8147 144.9585 | 14 | Mon-Fri 07:00-16:00 | Standing room for excellent coffee.
    lune | Lune | cafe | bakery,croissants | vegetarian | breakfast,lunch | budget | -37.7975 144.9815 | 17 | Mon-Sun 07:30-15:00 | Croissants made in a glass cube.
    pellegrinis | Pellegrini’s | restaurant | Italian | vegetarian | breakfast,lunch,dinner | budget | -37.8113 144.9713 | 26 | Mon-Sun 08:00-22:00 | Espresso bar and pasta since 1954.
    butchers-diner | Butchers Diner | food_street | diner,Australian | - | lunch,dinner | budget | -37.8123 144.9720 | 24 | Mon-Sun 12:00-24:00 | Late burgers on Bourke Street.
    vegie-bar | Vegie Bar | restaurant | vegetarian | vegetarian,vegan,gluten_free | lunch,dinner | budget | -37.7960 144.9785 | 27 | Mon-Sun 11:30-22:00 | Big vegetarian plates in Fitzroy.
    chin-chin | Chin Chin | restaurant | Thai | vegetarian,vegan,gluten_free | lunch,dinner | midrange | -37.8157 144.9703 | 62 | Mon-Sun 11:00-23:00 | Loud and spicy on Flinders Lane.
    supernormal | Supernormal | restaurant | Asian | vegetarian | lunch,dinner | midrange | -37.8150 144.9695 | 75 | Mon-Sun 11:00-23:00 | Lobster rolls and dumplings.
    attica | Attica | restaurant | Australian,fine dining | vegetarian | dinner | premium | -37.8780 144.9990 | 385 | Tue-Sat 18:00-22:00 | Native ingredients in a suburb.
  `,
  safety: [
    'Four seasons in one day: carry a layer and a raincoat.',
    'Trams have right of way; mind hook turns when driving.',
  ],
});
