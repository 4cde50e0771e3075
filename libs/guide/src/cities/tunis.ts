import { cityOfTables } from '../city-tables.js';

/** Tunis. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const tunis = cityOfTables({
  id: 'tunis', name: 'Tunis', aliases: ['túnez', 'túnis', 'tunisi', 'تونس'],
  country: 'Tunisia', countryCode: 'TN', continent: 'Africa', cityCode: 'TUN',
  lat: 36.8065, lng: 10.1815, timezone: 'Africa/Tunis', currency: 'TND',
  languages: ['Arabic', 'French'], plugs: ['C', 'E'], asOf: '2026-11',
  summary:
    'A medina of mosques and hatmakers, French boulevards, Roman Carthage by the sea and a blue-and-white village on the cliff.',
  bestFor: ['history', 'architecture', 'museums', 'markets', 'views', 'beach'],
  daily: { food: { budget: 35, midrange: 85, premium: 220 }, localTransport: 8 },
  localTransport: {
    summary: 'Light metro and the TGM train to Carthage and Sidi Bou Saïd; yellow taxis by meter are cheap.',
    singleFare: 1, dayPass: null,
  },
  airports: `
    TUN | taxi | 20 | 20
  `,
  climate: '16/8/59/8 17/8/57/8 19/10/47/7 22/12/38/6 26/16/23/3 31/20/10/2 34/22/3/1 34/23/7/2 30/21/33/5 26/17/66/6 21/12/56/7 17/9/77/8',
  stayAreas: `
    medina | Medina | 36.7985 10.1710 | 110 230 480 | Restored houses in quiet lanes.
    ville-nouvelle | Ville Nouvelle | 36.8000 10.1850 | 90 180 350 | Boulevard hotels by the stations.
    la-marsa-and-gammarth | La Marsa and Gammarth | 36.8900 10.3200 | 140 280 650 | Beaches and restaurants, 40 minutes by TGM and taxi.
  `,
  places: `
    medina-of-tunis | Medina of Tunis | neighbourhood | walks,local_life,history,markets | 36.7989 10.1706 | 105 out | 0 | always | 5 | Souks of perfume and felt hats around the great mosque.
    zitouna-mosque | Zitouna Mosque | religious | religion,architecture,history | 36.7972 10.1712 | 30 in | 0 | Mon-Thu,Sat-Sun 08:00-12:00 | 4 | Court with Roman columns; visitors see it in the morning from the gallery.
    bardo-national-museum | Bardo National Museum | museum | museums,history,art | 36.8093 10.1344 | 150 in | 13/0 | Tue-Sun 09:00-17:00 | 5 | The greatest show of Roman mosaics; tram line 4.
    dar-lasram | Dar Lasram | palace | history,architecture | 36.8015 10.1700 | 30 in | 0 | Mon-Fri 09:00-16:00 | 3 | A noble house with drawings of the city.
    dar-ben-abdallah-museum | Dar Ben Abdallah Museum | museum | museums,history | 36.7945 10.1735 | 50 in | 8/0 | Tue-Sun 09:30-16:30 | 3 | City life in a palace; check for works.
    tourbet-el-bey | Tourbet el Bey | landmark | photography,history,architecture | 36.7940 10.1725 | 30 in | 8 | Tue-Sun 09:30-16:30 | 2 | Tombs of the beys under tiled domes.
    bab-el-bhar | Bab el Bhar | landmark | photography,history | 36.7992 10.1748 | 20 out | 0 | always | 3 | The sea gate between old and new town.
    avenue-habib-bourguiba | Avenue Habib Bourguiba | neighbourhood | walks,local_life,architecture | 36.8003 10.1850 | 50 out | 0 | always | 3 | Ficus trees, cafés and the art nouveau theatre.
    cathedral-of-st-vincent-de-paul | Cathedral of St Vincent de Paul | religious | religion,architecture | 36.8003 10.1800 | 20 in | 0 | Mon-Sun 09:00-17:00 | 2 | Neo-Byzantine towers facing the French residence.
    central-market | Central Market | market | markets,local_life,food | 36.7985 10.1815 | 45 in | 0 | Tue-Sun 06:00-14:00 | 3 | Harissa, olives and fish.
    museum-of-money | Museum of Money | museum | museums,history | 36.8030 10.1830 | 40 in | 0 | Mon-Fri 09:00-16:00 | 2 | Coins from Carthage to today at the central bank, free.
    belvedere-park | Belvedere Park | garden | nature,walks,family,views | 36.8205 10.1730 | 60 out | 0 | Mon-Sun 08:00-19:00 | 2 | Hill park with a kiosk and a zoo.
    galerie-a-gorgi | Galerie A. Gorgi | gallery | art,museums | 36.8712 10.3405 | 30 in | 0 | Tue-Sat 10:00-18:00 | 2 | Long-standing gallery of Tunisian painters in Sidi Bou Saïd, free.
    carthage-antonine-baths | Carthage Antonine Baths | landmark | photography,history,views | 36.8543 10.3352 | 60 out | 12/0 | Mon-Sun 08:30-17:00 | 5 | Roman baths at the water; the ticket covers all sites of Carthage.
    byrsa-hill-and-carthage-museum | Byrsa Hill and Carthage Museum | landmark | photography,history,views | 36.8525 10.3235 | 50 out | 12/0 | Mon-Sun 08:30-17:00 | 4 | Punic houses and gulf views; the museum itself is being rebuilt.
    punic-ports-and-tophet | Punic Ports and Tophet | landmark | photography,history | 36.8440 10.3245 | 45 out | 12/0 | Mon-Sun 08:30-17:00 | 3 | Round lagoon that held a war fleet.
    roman-villas-and-theatre-of-carthage | Roman Villas and Theatre of Carthage | landmark | photography,history | 36.8570 10.3290 | 45 out | 12/0 | Mon-Sun 08:30-17:00 | 3 | Mosaic terrace with the sea behind.
    sidi-bou-said | Sidi Bou Saïd | neighbourhood | walks,local_life,views,photography | 36.8702 10.3417 | 105 out | 0 | always | 5 | Blue doors, bougainvillea and mint tea with pine nuts.
    ennejma-ezzahra | Ennejma Ezzahra | museum | museums,music,architecture | 36.8690 10.3445 | 60 in | 8/0 | Tue-Sun 09:00-13:00; Tue-Sun 14:00-17:00 | 3 | Baron d’Erlanger’s palace with instruments.
    la-marsa-beach | La Marsa Beach | beach | beach,walks | 36.8850 10.3350 | 120 out | 0 | always | 3 | Corniche, ice cream and swims.
    theatre-municipal | Théâtre Municipal | show | music,architecture | 36.8000 10.1835 | 120 in | 25 | Wed-Sat 19:00-21:30 | 2 | White stage of 1902 for concerts and plays.
    hammam-in-the-medina | Hammam in the Medina | experience | local_life,wellness | 36.7975 10.1690 | 75 in | 35 | Mon-Sun 09:00-18:00 | 2 | Steam and scrub; hours differ for women and men.
    medina-rooftop-cafes | Medina Rooftop Cafés | nightlife | nightlife,views | 36.7980 10.1720 | 75 out | 0 | Mon-Sun 17:00-22:00 | 3 | Tea above the domes at dusk.
    uthina | Uthina | day_trip | history | 36.6085 10.1690 | 180 out | 8/0 | Mon-Sun 08:30-17:00 | 3 | Roman town with an amphitheatre in fields, 30 km by taxi.
  `,
  eateries: `
    cafe-mrabet | Café Mrabet | cafe | Tunisian,tea | vegetarian | breakfast,lunch | budget | 36.7975 10.1708 | 22 | Mon-Sun 08:00-22:00 | Striped columns and mats over saints’ tombs.
    ben-rahim | Ben Rahim | cafe | coffee,pastry | vegetarian | breakfast,lunch | budget | 36.8890 10.3230 | 24 | Mon-Sun 08:00-20:00 | Speciality roaster in La Marsa.
    grand-cafe-du-theatre | Grand Café du Théâtre | cafe | French,Tunisian | vegetarian | breakfast,lunch | budget | 36.8003 10.1836 | 22 | Mon-Sun 07:00-22:00 | Terrace on the boulevard.
    bambalouni | Bambalouni | food_street | doughnuts | vegetarian | breakfast | budget | 36.8705 10.3425 | 4 | Mon-Sun 08:00-22:00 | Fried dough rings at Sidi Bou Saïd.
    central-market-fricasse-stands | Central Market Fricassé Stands | food_street | Tunisian,sandwiches | vegetarian | lunch,dinner | budget | 36.7990 10.1745 | 9 | Mon-Sun 10:00-22:00 | Tuna, egg and harissa in a fricassé.
    el-ali | El Ali | restaurant | Tunisian | vegetarian,vegan,halal | lunch,dinner | midrange | 36.7968 10.1700 | 50 | Mon-Sun 11:00-22:00 | Couscous, books and music in the medina.
    fondouk-el-attarine | Fondouk El Attarine | restaurant | Tunisian | vegetarian,halal | lunch | midrange | 36.7978 10.1715 | 48 | Mon-Sat 12:00-16:00 | Courtyard lunch in the perfumers’ souk.
    dar-el-jeld | Dar El Jeld | restaurant | Tunisian | vegetarian,halal | lunch,dinner | premium | 36.7988 10.1685 | 130 | Mon-Sat 12:30-15:00; Mon-Sat 19:30-23:00 | Old palace with all the classics.
    rue-de-marseille-grills | Rue de Marseille Grills | food_street | Tunisian,grill | halal | lunch,dinner | budget | 36.7985 10.1840 | 20 | Mon-Sun 11:00-23:00 | Skewers, salads and chips off the boulevard.
  `,
  safety: [
    'Keep bags close in the medina and go with lit streets at night.',
    'Buses and trams get full; taxis should run the meter.',
  ],
});
