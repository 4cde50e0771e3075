import { cityOfTables } from '../city-tables.js';

/** Athens. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const athens = cityOfTables({
  id: 'athens', name: 'Athens', aliases: ['athen', 'athènes', 'atenas', 'atene', 'athina', 'αθήνα', 'ateny'],
  country: 'Greece', countryCode: 'GR', continent: 'Europe', cityCode: 'ATH',
  lat: 37.9755, lng: 23.7348, timezone: 'Europe/Athens', currency: 'EUR',
  languages: ['Greek'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'Temples above a lively modern city: the Acropolis, small museums of the first rank, tavernas under vines and beaches at the end of the tram.',
  bestFor: ['history', 'museums', 'food', 'architecture', 'views', 'beach'],
  daily: { food: { budget: 25, midrange: 48, premium: 110 }, localTransport: 4.5 },
  localTransport: {
    summary: 'Three metro lines, trams to the coast and buses; touch a bank card at the gate. Most sights lie within walking distance of Syntagma.',
    singleFare: 1.2, dayPass: 4.1,
  },
  airports: `
    ATH | metro line 3 | 40 | 9
  `,
  climate: '13/7/56/8 14/7/47/7 17/9/42/6 21/12/29/5 26/16/20/3 31/21/11/2 34/24/6/1 34/24/7/1 29/20/18/2 24/16/48/5 19/12/66/7 15/9/74/9',
  stayAreas: `
    plaka-stay | Plaka | 37.9725 23.7300 | 100 170 330 | Old lanes below the Acropolis; pretty and touristy.
    koukaki | Koukaki | 37.9640 23.7270 | 80 130 220 | Local cafés a few minutes south of the Acropolis.
    syntagma | Syntagma | 37.9755 23.7350 | 90 150 340 | By the metro knot and parliament; practical and busy.
  `,
  places: `
    acropolis-and-parthenon | Acropolis and Parthenon | landmark | photography,history,architecture,views | 37.9715 23.7267 | 120 out | 30/0 | Mon-Sun 08:00-19:00 | 5 | Timed ticket; the first hour or the last two are cooler and emptier.
    acropolis-museum | Acropolis Museum | museum | museums,history,architecture | 37.9685 23.7285 | 105 in | 20/0 | Mon 09:00-17:00; Tue-Sun 09:00-20:00 | 5 | The frieze in daylight opposite its temple, over an excavation behind glass.
    ancient-agora | Ancient Agora | landmark | photography,history,architecture | 37.9750 23.7222 | 90 out | 20/0 | Mon-Sun 08:00-19:00 | 4 | The market of Socrates with the best-kept Greek temple.
    national-archaeological-museum | National Archaeological Museum | museum | museums,history,art | 37.9891 23.7325 | 150 in | 12/0 | Mon,Wed-Sun 08:00-20:00; Tue 13:00-20:00 | 5 | The mask of Agamemnon and the bronze horse with its boy.
    plaka | Plaka | neighbourhood | walks,local_life,history | 37.9722 23.7305 | 60 out | 0 | always | 4 | Neoclassical houses, and above them Anafiotika, an island village in the city.
    monastiraki-flea-market | Monastiraki Flea Market | market | markets,local_life,shopping | 37.9763 23.7248 | 45 out | 0 | Mon-Sun 09:00-18:00 | 3 | Antique dealers on Avissinias square, best on Sundays.
    lycabettus-hill | Lycabettus Hill | viewpoint | views,photography,nature | 37.9819 23.7432 | 75 out | 0 | always | 4 | Walk or take the cable railway to the white chapel for sunset.
    panathenaic-stadium | Panathenaic Stadium | landmark | photography,sports,history | 37.9683 23.7411 | 45 out | 12/6 | Mon-Sun 08:00-19:00 | 3 | All marble, home of the first modern games in 1896.
    temple-of-olympian-zeus | Temple of Olympian Zeus | landmark | photography,history | 37.9693 23.7331 | 30 out | 20/0 | Mon-Sun 08:00-19:00 | 3 | Fifteen giant columns and Hadrian’s Arch beside.
    changing-of-the-guard | Changing of the Guard | experience | local_life,family | 37.9755 23.7370 | 30 out | 0 | always | 3 | Every hour before parliament; on Sundays at 11 in full dress.
    national-garden | National Garden | garden | nature,walks,family | 37.9730 23.7375 | 40 out | 0 | Mon-Sun 07:00-19:00 | 3 | Shade and ducks behind parliament.
    benaki-museum | Benaki Museum | museum | museums,history,art | 37.9760 23.7405 | 90 in | 12/0 | Mon,Wed-Sun 10:00-18:00 | 3 | Greek culture from the bronze age to 1922 in a family house; late on Thursdays.
    museum-of-cycladic-art | Museum of Cycladic Art | museum | museums,art | 37.9758 23.7423 | 75 in | 12/0 | Mon,Wed-Sat 10:00-17:00; Sun 11:00-17:00 | 3 | White marble figures that inspired the moderns.
    byzantine-museum | Byzantine Museum | museum | museums,art,religion | 37.9745 23.7446 | 75 in | 8/0 | Mon,Wed-Sun 08:00-20:00 | 2 | Icons and mosaics around a villa court.
    kerameikos | Kerameikos | landmark | photography,history | 37.9785 23.7185 | 50 out | 10/0 | Mon-Sun 08:00-19:00 | 2 | Ancient cemetery outside the city gate, quiet and green.
    areopagus-hill | Areopagus Hill | viewpoint | views,photography,history,religion | 37.9723 23.7236 | 30 out | 0 | always | 3 | Slippery marble rock with the view of the Acropolis; free.
    central-market | Central Market | market | markets,local_life,food | 37.9806 23.7270 | 40 in | 0 | Mon-Sat 07:00-16:00 | 3 | Fish and meat halls, tavernas that open at dawn.
    philopappos-hill | Philopappos Hill | park | nature,walks,views,history | 37.9673 23.7210 | 60 out | 0 | always | 3 | Pine paths and the postcard view over to the Parthenon.
    stavros-niarchos-cultural-centre | Stavros Niarchos Cultural Centre | park | nature,walks,architecture,books,family | 37.9395 23.6916 | 75 out | 0 | Mon-Sun 06:00-24:00 | 3 | Renzo Piano’s sloping park, library and opera by the sea.
    psyrri-nights | Psyrri Nights | nightlife | nightlife,music,food | 37.9785 23.7235 | 120 out | 0 | Mon-Sun 19:00-24:00 | 3 | Lanes of bars and live rebetiko.
    vouliagmeni-lake-and-beach | Vouliagmeni Lake and Beach | beach | beach,nature,wellness | 37.8078 23.7855 | 180 out | 18/10 | Mon-Sun 08:00-19:00 | 3 | Warm spring lake under a cliff, an hour by metro and bus.
    temple-of-poseidon-at-sounion | Temple of Poseidon at Sounion | day_trip | history,views | 37.6502 24.0245 | 240 out | 20/0 | Mon-Sun 09:00-19:00 | 4 | White columns on the last cape; be there for sunset, by coach along the coast.
  `,
  eateries: `
    ariston | Ariston | food_street | Greek,pies | vegetarian | breakfast | budget | 37.9766 23.7320 | 4 | Mon-Sat 07:30-18:00 | Cheese pies since 1910 near Syntagma.
    little-kook | Little Kook | cafe | pastry | vegetarian | breakfast,lunch | budget | 37.9787 23.7243 | 11 | Mon-Sun 10:00-23:00 | A decorated fairy-tale café in Psyrri.
    yiasemi | Yiasemi | cafe | Greek,breakfast | vegetarian | breakfast,lunch | budget | 37.9731 23.7284 | 14 | Mon-Sun 09:00-24:00 | Cake and coffee on the steps of Plaka.
    kostas | Kostas | food_street | Greek,souvlaki | - | lunch,dinner | budget | 37.9770 23.7305 | 6 | Mon-Sat 10:00-18:00 | Souvlaki in spicy tomato since 1950; sold out by the afternoon.
    karamanlidika | Karamanlidika | restaurant | Greek,meze | vegetarian | lunch,dinner | midrange | 37.9806 23.7262 | 28 | Mon-Sat 12:00-23:00 | Cured meats and cheeses from Asia Minor.
    diporto | Diporto | restaurant | Greek | vegetarian | lunch | budget | 37.9808 23.7258 | 15 | Mon-Sat 08:00-18:00 | Cellar without sign or menu by the market: chickpeas and fish.
    avocado | Avocado | restaurant | vegetarian | vegetarian,vegan,gluten_free | breakfast,lunch,dinner | budget | 37.9747 23.7326 | 16 | Mon-Sun 11:00-22:00 | Vegetarian bowls and juices by Nikis street.
    mani-mani | Mani Mani | restaurant | Greek | vegetarian | lunch,dinner | midrange | 37.9678 23.7290 | 30 | Mon-Sun 14:00-23:00 | Peloponnesian cooking on an upper floor in Koukaki.
    funky-gourmet-nolan | Nolan | restaurant | Greek,Japanese | vegetarian | lunch,dinner | premium | 37.9752 23.7325 | 60 | Mon-Sat 13:00-23:00 | Inventive plates between Athens and Japan.
  `,
  safety: [
    'Pickpockets work on metro line 1 and at Monastiraki; keep bags in front.',
    'In heatwaves the Acropolis closes from noon to five.',
  ],
});
