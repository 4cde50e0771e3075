import { cityOfTables } from '../city-tables.js';

/** Cairo. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const cairo = cityOfTables({
  id: 'cairo', name: 'Cairo', aliases: ['kairo', 'el cairo', 'le caire', 'il cairo', 'القاهرة', 'kair'],
  country: 'Egypt', countryCode: 'EG', continent: 'Africa', cityCode: 'CAI',
  lat: 30.0444, lng: 31.2357, timezone: 'Africa/Cairo', currency: 'EGP',
  languages: ['Arabic'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'The pyramids at the city’s edge, a thousand mosques in the middle and the Nile through it all: loud, generous and never asleep.',
  bestFor: ['history', 'museums', 'architecture', 'religion', 'markets', 'local_life'],
  daily: { food: { budget: 500, midrange: 1300, premium: 4200 }, localTransport: 100 },
  localTransport: {
    summary: 'Three metro lines with cars for women; Uber and Careem are cheap. Traffic is slow from three to eight.',
    singleFare: 20, dayPass: null,
  },
  airports: `
    CAI | taxi | 50 | 400
  `,
  climate: '19/9/5/2 21/10/4/2 24/12/4/1 28/15/1/0 32/18/1/0 34/21/0/0 35/23/0/0 34/23/0/0 33/21/0/0 29/18/1/0 25/14/4/1 20/10/6/2',
  stayAreas: `
    zamalek | Zamalek | 30.0610 31.2190 | 2400 5000 11000 | Green island of embassies, cafés and galleries.
    downtown | Downtown | 30.0480 31.2400 | 1300 2800 7500 | Belle-époque blocks near the old museum.
    giza-pyramids | Giza Pyramids | 29.9790 31.1420 | 1500 3400 12000 | Rooms with a view of the pyramids, far from the centre.
  `,
  places: `
    pyramids-of-giza | Pyramids of Giza | landmark | photography,history,architecture | 29.9773 31.1325 | 210 out | 700/350 | Mon-Sun 08:00-16:00 | 5 | Be there at opening; going inside the Great Pyramid is extra. Buses run between the viewpoints.
    great-sphinx | Great Sphinx | landmark | photography,history | 29.9753 31.1376 | 30 out | 0 | Mon-Sun 08:00-16:00 | 5 | At the foot of the plateau, on the same ticket.
    grand-egyptian-museum | Grand Egyptian Museum | museum | museums,history,architecture | 29.9940 31.1196 | 210 in | 1450/730 | Mon-Sun 09:00-18:00 | 5 | Tutankhamun’s whole treasure under one roof; book a time.
    egyptian-museum | Egyptian Museum | museum | museums,history | 30.0478 31.2336 | 120 in | 550/275 | Mon-Sun 09:00-17:00 | 4 | The pink hall on Tahrir, still full of wonders.
    national-museum-of-egyptian-civilization | National Museum of Egyptian Civilization | museum | museums,history | 30.0083 31.2480 | 105 in | 500/250 | Mon-Sun 09:00-17:00 | 4 | The royal mummies in the half dark.
    museum-of-islamic-art | Museum of Islamic Art | museum | museums,art,architecture | 30.0443 31.2524 | 90 in | 340/170 | Mon-Sun 09:00-16:30 | 4 | Lamps, doors and carpets, beautifully shown.
    coptic-museum | Coptic Museum | museum | museums,history,religion | 30.0056 31.2302 | 75 in | 280/140 | Mon-Sun 09:00-16:00 | 3 | Papyri and carved wood in old Cairo.
    hanging-church | Hanging Church | religious | religion,architecture,history | 30.0052 31.2301 | 30 in | 0 | Mon-Sun 09:00-16:00 | 4 | Built over a Roman gate.
    ben-ezra-synagogue | Ben Ezra Synagogue | religious | religion,architecture,history | 30.0057 31.2311 | 20 in | 0 | Mon-Sun 09:00-16:00 | 2 | Where a thousand years of letters were found.
    citadel-and-muhammad-ali-mosque | Citadel and Muhammad Ali Mosque | religious | religion,architecture,history,views | 30.0287 31.2599 | 105 in | 550/275 | Mon-Sun 08:00-16:30 | 5 | Alabaster mosque and the view to the pyramids.
    mosque-of-sultan-hassan | Mosque of Sultan Hassan | religious | religion,architecture,history | 30.0322 31.2564 | 50 in | 220/110 | Mon-Sun 08:00-16:30 | 5 | A canyon of stone, across from the Rifai mosque.
    mosque-of-ibn-tulun | Mosque of Ibn Tulun | religious | religion,architecture,history | 30.0288 31.2495 | 45 out | 0 | Mon-Sun 08:00-16:30 | 4 | Wide calm court and a spiral minaret.
    al-muizz-street | Al-Muizz Street | neighbourhood | walks,local_life,history,architecture | 30.0510 31.2617 | 75 out | 0 | always | 5 | Mamluk facades, lit in the evening.
    khan-el-khalili | Khan el-Khalili | market | markets,local_life,shopping | 30.0477 31.2622 | 75 out | 0 | Mon-Sat 10:00-23:00; Sun 11:00-21:00 | 5 | Lamps and spices; tea at El Fishawy.
    al-azhar-mosque | Al-Azhar Mosque | religious | religion,architecture,history | 30.0457 31.2627 | 40 in | 0 | Mon-Sun 09:00-12:00; Mon-Sun 13:30-17:00 | 3 | The old university around a white court.
    al-azhar-park | Al-Azhar Park | garden | nature,walks,views | 30.0406 31.2647 | 75 out | 40 | Mon-Sun 09:00-22:00 | 4 | Green hill with sunset over the minarets.
    cairo-tower | Cairo Tower | viewpoint | views,photography,architecture | 30.0459 31.2243 | 50 in | 350/175 | Mon-Sun 09:00-24:00 | 3 | Concrete lotus on the island of Gezira.
    felucca-on-the-nile | Felucca on the Nile | experience | local_life,views | 30.0375 31.2310 | 60 out | 300 | Mon-Sun 09:00-20:00 | 4 | An hour under sail, from Garden City; price for the boat shared by two.
    sufi-dance-at-wekalet-el-ghouri | Sufi Dance at Wekalet el-Ghouri | show | music,local_life,history | 30.0454 31.2617 | 90 in | 150 | Mon,Wed,Sat 19:30-21:00 | 4 | Whirling in a merchants’ inn.
    zamalek-galleries | Zamalek Galleries | gallery | art,museums,shopping | 30.0620 31.2200 | 60 in | 0 | Mon-Thu,Sat-Sun 11:00-20:00 | 2 | Small galleries and bookshops on the island.
    manial-palace | Manial Palace | palace | history,architecture,nature | 30.0280 31.2290 | 75 in | 220/110 | Mon-Sun 09:00-16:00 | 3 | A prince’s fantasy of tiles with a garden.
    cairo-jazz-club | Cairo Jazz Club | nightlife | nightlife,music | 30.0616 31.2020 | 120 in | 500 | Mon-Sun 20:00-24:00 | 2 | Live bands in Agouza; bookings needed.
    saqqara-and-memphis | Saqqara and Memphis | day_trip | history,architecture | 29.8713 31.2165 | 240 out | 600/300 | Mon-Sun 08:00-16:00 | 5 | The step pyramid and painted tombs, by car.
    dahshur | Dahshur | day_trip | history | 29.8090 31.2061 | 150 out | 200/100 | Mon-Sun 08:00-16:00 | 4 | Bent and red pyramids almost without visitors.
  `,
  eateries: `
    cafe-riche | Café Riche | cafe | Egyptian,café | vegetarian | breakfast,lunch | budget | 30.0470 31.2385 | 220 | Mon-Sun 09:00-23:00 | Writers’ café since 1908.
    felfela | Felfela | restaurant | Egyptian | vegetarian,vegan | breakfast,lunch,dinner | budget | 30.0460 31.2380 | 260 | Mon-Sun 08:00-24:00 | Bean stews and pigeon in a jungle room.
    zooba | Zooba | restaurant | Egyptian,street food | vegetarian,vegan | breakfast,lunch,dinner | budget | 30.0615 31.2200 | 260 | Mon-Sun 08:00-24:00 | Street classics made fresh in Zamalek.
    beanos-cafe | Beano’s Café | cafe | breakfast,international | vegetarian | breakfast,lunch | budget | 30.0600 31.2190 | 250 | Mon-Sun 07:30-23:00 | Coffee and pastries on the island.
    abou-tarek | Abou Tarek | restaurant | koshari | vegetarian,vegan | lunch,dinner | budget | 30.0503 31.2377 | 120 | Mon-Sun 09:00-24:00 | Rice, lentils, pasta and crisp onion on five floors.
    gad | Gad | food_street | Egyptian | vegetarian,halal | breakfast,lunch,dinner | budget | 30.0485 31.2410 | 150 | always | Ful, taameya and liver sandwiches.
    abou-el-sid | Abou El Sid | restaurant | Egyptian | vegetarian,halal | lunch,dinner | midrange | 30.0603 31.2195 | 700 | Mon-Sun 13:00-24:00 | Low lights and molokhia.
    naguib-mahfouz-cafe | Naguib Mahfouz Café | restaurant | Egyptian | vegetarian,halal | lunch,dinner | midrange | 30.0480 31.2625 | 600 | Mon-Sun 10:00-24:00 | A rest in the bazaar.
    9-pyramids-lounge | 9 Pyramids Lounge | restaurant | Egyptian | vegetarian,halal | breakfast,lunch | midrange | 29.9690 31.1290 | 900 | Mon-Sun 09:00-17:00 | On the plateau with all pyramids in line.
    crimson-zamalek | Crimson Zamalek | restaurant | Mediterranean,grill | vegetarian,halal | breakfast,lunch,dinner | premium | 30.0650 31.2158 | 1800 | Mon-Sun 09:00-24:00 | Roof terrace over the Nile on the island’s west side.
  `,
  safety: [
    'Refuse camel rides and free gifts at the pyramids; agree every price first.',
    'Crossing a road: walk with locals, at an even pace.',
  ],
});
