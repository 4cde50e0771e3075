import { cityOfTables } from '../city-tables.js';

/** Jaipur. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const jaipur = cityOfTables({
  id: 'jaipur', name: 'Jaipur', aliases: ['जयपुर', 'pink city', 'dschaipur'],
  country: 'India', countryCode: 'IN', continent: 'Asia', cityCode: 'JAI',
  lat: 26.9239, lng: 75.8267, timezone: 'Asia/Kolkata', currency: 'INR',
  languages: ['Hindi', 'English'], plugs: ['C', 'D', 'M'], asOf: '2026-11',
  summary:
    'Rajasthan’s pink capital: palaces with a thousand windows, hill forts, block prints and gems, and an observatory of stone.',
  bestFor: ['history', 'architecture', 'shopping', 'markets', 'photography', 'views'],
  daily: { food: { budget: 900, midrange: 2200, premium: 7000 }, localTransport: 350 },
  localTransport: {
    summary: 'Auto-rickshaws and cabs by Uber and Ola; one metro line to Chandpole and Badi Chaupar. A car with driver for a day costs about 2,000.',
    singleFare: 25, dayPass: null,
  },
  airports: `
    JAI | taxi | 30 | 450
  `,
  climate: '22/8/7/1 26/11/8/1 31/16/5/1 37/22/6/1 40/26/22/2 39/28/66/4 34/26/205/11 33/25/195/10 34/23/75/4 34/19/13/1 29/13/4/0 24/9/5/0',
  stayAreas: `
    bani-park | Bani Park | 26.9320 75.7950 | 1600 3500 8000 | Quiet heritage guest houses near the station.
    old-city | Old City | 26.9240 75.8200 | 1500 3200 7500 | Inside the pink walls, lively.
    c-scheme | C-Scheme | 26.9100 75.8020 | 2200 4500 14000 | Modern quarter with good restaurants.
  `,
  places: `
    amber-fort | Amber Fort | landmark | photography,history,architecture | 26.9855 75.8513 | 150 out | 550/25 | Mon-Sun 08:00-17:30 | 5 | Mirror halls over a lake; walk or jeep up, leave the elephants alone.
    city-palace | City Palace | palace | history,architecture,museums | 26.9258 75.8237 | 105 in | 700/400 | Mon-Sun 09:30-17:00 | 5 | Peacock gate and royal silver jars.
    hawa-mahal | Hawa Mahal | landmark | photography,history,architecture | 26.9239 75.8267 | 45 out | 200/25 | Mon-Sun 09:00-17:00 | 5 | Honeycomb of windows for the court ladies; the café opposite has the picture.
    jantar-mantar | Jantar Mantar | landmark | photography,science,history | 26.9248 75.8246 | 60 out | 200/25 | Mon-Sun 09:00-16:30 | 4 | Stone instruments, one the largest sundial of the world.
    nahargarh-fort | Nahargarh Fort | viewpoint | views,photography,history | 26.9373 75.8155 | 90 out | 200/25 | Mon-Sun 10:00-17:30 | 4 | Ramparts over the whole city at sunset.
    jaigarh-fort | Jaigarh Fort | landmark | photography,history | 26.9852 75.8456 | 75 out | 200/50 | Mon-Sun 09:00-16:30 | 3 | The giant cannon Jaivana above Amber.
    jal-mahal | Jal Mahal | viewpoint | views,photography | 26.9535 75.8462 | 25 out | 0 | always | 3 | Palace in a lake, seen from the shore.
    albert-hall-museum | Albert Hall Museum | museum | museums,architecture,art | 26.9118 75.8195 | 75 in | 300/25 | Mon-Sun 09:00-17:00 | 4 | Indo-Saracenic hall with carpets and a mummy.
    anokhi-museum-of-hand-printing | Anokhi Museum of Hand Printing | museum | museums,art | 26.9900 75.8545 | 50 in | 150/50 | Tue-Sat 10:30-16:30; Sun 11:00-16:30 | 4 | Block prints in a restored house in Amber.
    museum-of-legacies | Museum of Legacies | museum | museums,art | 26.9245 75.8205 | 50 in | 100/25 | Tue-Sun 12:00-20:00 | 2 | Crafts of Rajasthan in an old school building.
    amrapali-museum | Amrapali Museum | museum | museums,shopping | 26.9120 75.8070 | 60 in | 600 | Mon-Sat 11:00-18:00 | 3 | Tribal and royal silver jewellery.
    jawahar-kala-kendra | Jawahar Kala Kendra | gallery | art,museums,architecture | 26.8765 75.8115 | 50 in | 0 | Mon-Sun 10:00-18:00 | 3 | Arts centre by Charles Correa with open galleries.
    johari-bazaar | Johari Bazaar | shopping | shopping,markets | 26.9200 75.8270 | 60 out | 0 | Mon-Sat 10:00-20:00 | 4 | Gems, enamel and tie-dye under pink arcades.
    bapu-bazaar | Bapu Bazaar | shopping | shopping,markets | 26.9165 75.8195 | 50 out | 0 | Mon-Sat 10:00-20:00 | 3 | Textiles and leather slippers.
    badi-chaupar-flower-market | Badi Chaupar Flower Market | market | markets,local_life,photography | 26.9235 75.8265 | 30 out | 0 | Mon-Sun 06:00-10:00 | 3 | Marigolds by the sack in the early light.
    birla-mandir | Birla Mandir | religious | religion,architecture | 26.8922 75.8155 | 40 in | 0 | Mon-Sun 08:00-12:00; Mon-Sun 15:00-20:00 | 3 | White marble that glows at dusk.
    govind-dev-ji-temple | Govind Dev Ji Temple | religious | religion,architecture,local_life | 26.9290 75.8240 | 40 in | 0 | Mon-Sun 05:00-11:00; Mon-Sun 17:45-20:00 | 3 | Songs to Krishna in the palace garden.
    galtaji | Galtaji | religious | religion,architecture,nature | 26.9165 75.8580 | 75 out | 100 | Mon-Sun 05:00-19:00 | 3 | Springs and monkeys in a gorge.
    panna-meena-ka-kund | Panna Meena ka Kund | landmark | photography,architecture | 26.9915 75.8520 | 25 out | 0 | Mon-Sun 07:00-18:00 | 3 | Stepwell of crossing stairs near Amber.
    patrika-gate | Patrika Gate | landmark | photography | 26.8413 75.8030 | 25 out | 0 | always | 3 | Painted arches of nine colours.
    central-park | Central Park | garden | nature,walks | 26.9055 75.8075 | 40 out | 0 | Mon-Sun 05:00-22:00 | 2 | Joggers and a giant flag.
    sisodia-rani-garden | Sisodia Rani Garden | garden | nature,walks | 26.8955 75.8600 | 45 out | 100/25 | Mon-Sun 08:00-18:00 | 2 | Terraces with fountains and Krishna murals.
    jhalana-leopard-safari | Jhalana Leopard Safari | nature | nature | 26.8735 75.8330 | 180 out | 1300 | Mon-Sun 06:00-18:00 | 4 | Open jeep at dawn or afternoon on the edge of town; book ahead.
    raj-mandir-cinema | Raj Mandir Cinema | show | music,architecture,local_life | 26.9155 75.8100 | 170 in | 300 | Mon-Sun 12:00-23:00 | 3 | A Bollywood film under a meringue ceiling.
    chokhi-dhani | Chokhi Dhani | experience | local_life,food,family | 26.7665 75.8365 | 180 out | 1100/650 | Mon-Sun 18:00-23:00 | 3 | Evening fair of a mock village with dances and a thali.
    bar-palladio | Bar Palladio | nightlife | nightlife,architecture | 26.8945 75.8095 | 90 out | 0 | Mon-Sun 18:00-23:00 | 3 | Blue garden bar by Narain Niwas.
  `,
  eateries: `
    rawat-mishthan-bhandar | Rawat Mishthan Bhandar | food_street | Indian,snacks | vegetarian | breakfast,lunch | budget | 26.9215 75.7945 | 120 | Mon-Sun 07:00-22:00 | Onion kachori by Sindhi camp.
    anokhi-cafe | Anokhi Café | cafe | organic,breakfast | vegetarian,vegan,gluten_free | breakfast,lunch | budget | 26.9090 75.7985 | 600 | Mon-Sun 09:30-19:00 | Salads and cakes behind a textile shop.
    tapri | Tapri | cafe | tea,Indian | vegetarian | breakfast,lunch,dinner | budget | 26.9065 75.8060 | 400 | Mon-Sun 07:30-22:00 | Tea and snacks on a terrace over Central Park.
    samrat | Samrat | food_street | Indian,breakfast | vegetarian | breakfast | budget | 26.9220 75.8150 | 90 | Mon-Sun 07:00-20:00 | Hot samosas in Chandpole.
    laxmi-misthan-bhandar | Laxmi Misthan Bhandar | restaurant | Rajasthani,vegetarian | vegetarian | breakfast,lunch,dinner | budget | 26.9212 75.8265 | 500 | Mon-Sun 08:00-23:00 | Sweets and the Rajasthani thali in Johari Bazaar.
    handi | Handi | restaurant | Rajasthani,meat | halal | lunch,dinner | midrange | 26.9155 75.8055 | 850 | Mon-Sun 12:00-15:30; Mon-Sun 18:30-23:00 | Laal maas, a fiery mutton, on MI Road.
    peacock-rooftop | Peacock Rooftop | restaurant | Indian,international | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 26.9225 75.7960 | 800 | Mon-Sun 11:00-22:30 | Garden roof at Hotel Pearl Palace.
    1135-ad | 1135 AD | restaurant | Rajasthani,fine dining | vegetarian | lunch,dinner | premium | 26.9857 75.8510 | 3500 | Mon-Sun 11:00-22:00 | Silver plates within Amber Fort.
  `,
  safety: [
    'Rickshaw drivers earn by taking you to gem shops: never buy stones to sell again.',
    'From April to June go out early: it is over 40 degrees.',
  ],
});
