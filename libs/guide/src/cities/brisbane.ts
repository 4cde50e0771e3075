import { cityOfTables } from '../city-tables.js';

/** Brisbane. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const brisbane = cityOfTables({
  id: 'brisbane', name: 'Brisbane', aliases: ['meanjin', 'brisbane australia', 'brisbana'],
  country: 'Australia', countryCode: 'AU', continent: 'Oceania', cityCode: 'BNE',
  lat: -27.4698, lng: 153.0251, timezone: 'Australia/Brisbane', currency: 'AUD',
  languages: ['English'], plugs: ['I'], asOf: '2026-11',
  summary:
    'A sunny river city of ferries and cliffs, with art on the south bank, koalas in the hills and island sands off the coast.',
  bestFor: ['nature', 'family', 'art', 'food', 'beach', 'walks'],
  daily: { food: { budget: 50, midrange: 98, premium: 215 }, localTransport: 4 },
  localTransport: {
    summary: 'Trains, buses and CityCat ferries cost 50 cents for each ride with a bank card; the KittyCat and CityHopper are free.',
    singleFare: 0.5, dayPass: null,
  },
  airports: `
    BNE | train (Airtrain) | 22 | 22.3
  `,
  climate: '29/21/150/9 29/21/155/10 28/20/120/10 26/17/80/8 23/13/70/7 21/11/60/6 21/10/35/5 22/10/35/4 25/13/35/5 26/16/85/7 27/18/100/8 29/20/130/9',
  stayAreas: `
    cbd | CBD | -27.4690 153.0250 | 150 240 450 | River walks and shops.
    south-bank | South Bank | -27.4800 153.0220 | 160 255 430 | Museums and the pool.
    fortitude-valley | Fortitude Valley | -27.4570 153.0350 | 130 210 370 | Music, laneways and late nights.
  `,
  places: `
    south-bank-parklands-and-streets-beach | South Bank Parklands and Streets Beach | park | nature,walks,family,beach | -27.4785 153.0225 | 120 out | 0 | Mon-Sun 06:00-24:00 | 5 | Lagoon with sand, bougainvillea arbour and gardens.
    qagoma-gallery-of-modern-art | QAGOMA Gallery of Modern Art | gallery | art,museums,architecture | -27.4705 153.0170 | 105 in | 0 | Mon-Sun 10:00-17:00 closed 12-25 | 5 | Asia-Pacific art in airy halls, free.
    queensland-art-gallery | Queensland Art Gallery | gallery | art,museums | -27.4725 153.0180 | 60 in | 0 | Mon-Sun 10:00-17:00 closed 12-25 | 3 | Water mall and Australian painting, free.
    queensland-museum-kurilpa | Queensland Museum Kurilpa | museum | museums,science,family | -27.4730 153.0175 | 90 in | 0 | Mon-Sun 09:30-17:00 closed 12-25 | 4 | Dinosaurs and wildlife, free; the science centre is paid.
    museum-of-brisbane | Museum of Brisbane | museum | museums,history,views | -27.4688 153.0236 | 60 in | 0 | Mon-Sun 10:00-17:00 closed 12-25 | 3 | City Hall’s top floor, with the clock tower lift, free.
    macarthur-museum | MacArthur Museum | museum | museums,history | -27.4665 153.0290 | 50 in | 16/8 | Tue,Thu,Sun 10:00-15:00 | 2 | The general’s wartime office.
    city-botanic-gardens | City Botanic Gardens | garden | nature,walks | -27.4755 153.0300 | 60 out | 0 | always | 4 | Figs and mangroves in a river bend.
    story-bridge-adventure-climb | Story Bridge Adventure Climb | experience | local_life,sports,views | -27.4635 153.0355 | 120 out | 149/120 | Mon-Sun 09:00-20:00 | 3 | Climb the steel arch with a guide.
    kangaroo-point-cliffs | Kangaroo Point Cliffs | viewpoint | views,photography,walks | -27.4790 153.0335 | 60 out | 0 | always | 4 | Barbecues and climbers over the skyline; reach it by the new green bridge.
    citycat-river-cruise | CityCat River Cruise | experience | local_life,views,family | -27.4720 153.0240 | 75 out | 0.5 | Mon-Sun 06:00-23:00 | 5 | The ferry from UQ to Hamilton for half a dollar.
    lone-pine-koala-sanctuary | Lone Pine Koala Sanctuary | zoo | family,nature | -27.5335 152.9690 | 180 out | 61/43 | Mon-Sun 09:00-17:00 | 5 | Koalas and hand-fed kangaroos, by boat or bus.
    mount-coot-tha-lookout | Mount Coot-tha Lookout | viewpoint | views,photography,nature | -27.4850 152.9590 | 60 out | 0 | always | 4 | The whole city to the bay islands, by bus 471.
    brisbane-botanic-gardens-mount-coot-tha | Brisbane Botanic Gardens Mount Coot-tha | garden | nature,walks,family | -27.4765 152.9750 | 75 out | 0 | Mon-Sun 08:00-17:30 | 3 | Dome of tropical plants and a bonsai house.
    roma-street-parkland | Roma Street Parkland | garden | nature,walks | -27.4625 153.0185 | 45 out | 0 | always | 2 | Flower displays near the station.
    howard-smith-wharves | Howard Smith Wharves | neighbourhood | walks,local_life,food | -27.4610 153.0355 | 60 out | 0 | always | 3 | Breweries and lawns under the bridge.
    eat-street-northshore | Eat Street Northshore | market | markets,local_life,food,music | -27.4430 153.0790 | 120 out | 6/0 | Fri-Sat 16:00-22:00; Sun 12:00-20:00 | 4 | Container kitchens and bands at weekends, by CityCat.
    west-end-davies-park-market | West End Davies Park Market | market | markets,local_life,food | -27.4830 153.0060 | 60 out | 0 | Sat 06:00-14:00 | 3 | Saturday fruit under fig trees.
    james-street | James Street | shopping | shopping,food | -27.4580 153.0430 | 60 out | 0 | Mon-Sun 09:00-18:00 | 2 | Designers and cafés in New Farm.
    new-farm-park | New Farm Park | park | nature,walks | -27.4690 153.0510 | 45 out | 0 | always | 2 | Jacarandas and roses; the Powerhouse arts centre is next door.
    brisbane-powerhouse | Brisbane Powerhouse | show | music,art,architecture | -27.4680 153.0535 | 120 in | 45 | Tue-Sat 18:00-22:00 | 3 | Comedy, theatre and free jazz in an old power station.
    st-johns-cathedral | St John’s Cathedral | religious | religion,architecture,history | -27.4635 153.0290 | 30 in | 0 | Mon-Sun 09:30-16:30 | 2 | Stone vaults finished in 2009.
    fortitude-valley-live-music | Fortitude Valley Live Music | nightlife | nightlife,music | -27.4570 153.0345 | 120 out | 0 | Wed-Sun 19:00-24:00 | 3 | Bands in pubs and The Triffid; some charge.
    wynnum-mangrove-boardwalk | Wynnum Mangrove Boardwalk | nature | nature,walks | -27.4290 153.1730 | 90 out | 0 | always | 2 | Bay walk and fish and chips, by train.
    moreton-island | Moreton Island | day_trip | nature,beach,sports | -27.1960 153.3730 | 540 out | 110 | Mon-Sun 07:00-18:00 | 4 | Wrecks to snorkel and sand dunes, by ferry for the day.
    tamborine-mountain | Tamborine Mountain | day_trip | nature,walks,wine | -27.9300 153.1930 | 300 out | 0 | Mon-Sun 08:00-17:00 | 2 | Rain forest walks and glow-worms, an hour by car.
  `,
  eateries: `
    felix-for-goodness | Felix for Goodness | cafe | brunch,Australian | vegetarian,vegan,gluten_free | breakfast,lunch | budget | -27.4690 153.0290 | 27 | Mon-Fri 07:00-15:00; Sat 08:00-14:00 | Laneway café in the city.
    morning-after | Morning After | cafe | brunch,coffee | vegetarian,vegan | breakfast,lunch | budget | -27.4800 153.0130 | 28 | Mon-Sun 06:30-15:00 | Bright West End corner.
    flour-chocolate | Flour & Chocolate | cafe | bakery | vegetarian | breakfast,lunch | budget | -27.4510 153.0400 | 15 | Tue-Sun 07:00-14:00 | Pies and pastries worth the queue.
    king-of-kings | King of Kings | restaurant | Cantonese,dim sum | - | lunch,dinner | budget | -27.4575 153.0330 | 32 | Mon-Sun 10:00-21:30 | Trolley dim sum in Chinatown.
    fish-lane-stalls | Fish Lane Stalls | food_street | international | vegetarian,vegan | lunch,dinner | budget | -27.4740 153.0165 | 28 | Mon-Sun 11:00-22:00 | Small kitchens under the railway.
    julius-pizzeria | Julius Pizzeria | restaurant | Italian,pizza | vegetarian | lunch,dinner | midrange | -27.4738 153.0155 | 48 | Tue-Sun 12:00-22:00 | Wood-fired pizza and spritz.
    happy-boy | Happy Boy | restaurant | Chinese | vegetarian | lunch,dinner | midrange | -27.4575 153.0400 | 55 | Tue-Sun 11:30-14:00; Tue-Sun 17:30-21:00 | Modern Chinese and good wine.
    exhibition | Exhibition | restaurant | Australian,fine dining | - | dinner | premium | -27.4690 153.0240 | 290 | Wed-Sat 17:30-22:00 | Counter tasting menu in a basement.
  `,
  safety: [
    'Summer storms bring hail and floods: watch warnings.',
    'Stingers and sharks are rare in the bay; still swim at patrolled beaches.',
  ],
});
