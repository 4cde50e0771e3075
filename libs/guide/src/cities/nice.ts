import { cityOfTables } from '../city-tables.js';

/** Nice. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const nice = cityOfTables({
  id: 'nice', name: 'Nice', aliases: ['nizza', 'niza', 'nicea', 'nice france'],
  country: 'France', countryCode: 'FR', continent: 'Europe', cityCode: 'NCE',
  lat: 43.6958, lng: 7.2714, timezone: 'Europe/Paris', currency: 'EUR',
  languages: ['French'], plugs: ['C', 'E'], asOf: '2026-11',
  summary:
    'A long bay of pebbles, an Italian-tinted old town and the light that Matisse stayed for, with trains along the Riviera.',
  bestFor: ['beach', 'art', 'food', 'walks', 'views', 'museums'],
  daily: { food: { budget: 30, midrange: 58, premium: 130 }, localTransport: 7 },
  localTransport: {
    summary: 'Trams and buses with reloadable card or bank card; coast trains to Monaco, Antibes and Cannes leave every half hour.',
    singleFare: 1.7, dayPass: 7,
  },
  airports: `
    NCE | tram 2 | 25 | 1.7
  `,
  climate: '13/6/70/6 13/6/53/5 15/8/45/5 17/10/68/7 20/14/44/5 24/18/35/4 27/21/14/2 28/21/18/2 25/17/76/5 21/14/132/7 16/10/125/8 14/7/84/6',
  stayAreas: `
    vieux-nice-stay | Vieux Nice | 43.6965 7.2765 | 100 165 320 | Old lanes by the flower market, lively nights.
    promenade-and-carre-dor | Promenade and Carré d’Or | 43.6960 7.2620 | 120 200 460 | Sea-view hotels and shops.
    liberation | Libération | 43.7110 7.2610 | 75 115 190 | Local market quarter on tram 1.
  `,
  places: `
    promenade-des-anglais | Promenade des Anglais | landmark | photography,walks,views,sports | 43.6950 7.2650 | 60 out | 0 | always | 5 | Seven kilometres by the sea with blue chairs.
    castle-hill | Castle Hill | viewpoint | views,photography,nature,walks | 43.6953 7.2802 | 75 out | 0 | Mon-Sun 08:30-18:00 | 5 | Free lift or stairs to a waterfall and the view of the bay.
    vieux-nice | Vieux Nice | neighbourhood | walks,local_life,history,food | 43.6970 7.2765 | 75 out | 0 | always | 5 | Ochre houses, baroque chapels and socca in the lanes.
    cours-saleya-market | Cours Saleya Market | market | markets,local_life,food | 43.6956 7.2755 | 45 out | 0 | Tue-Sun 06:00-13:30 | 5 | Flowers, olives and fruit; antiques on Mondays elsewhere on the square.
    musee-matisse | Musée Matisse | museum | museums,art | 43.7195 7.2755 | 80 in | 12/0 | Mon,Wed-Sun 10:00-17:00 | 4 | His life’s work in a red villa among olive trees.
    marc-chagall-national-museum | Marc Chagall National Museum | museum | museums,art,religion | 43.7093 7.2697 | 75 in | 10/0 | Mon,Wed-Sun 10:00-17:00 | 5 | Biblical paintings in the building made for them.
    mamac-square-and-sculptures | MAMAC Square and Sculptures | landmark | photography,art,architecture | 43.7013 7.2785 | 25 out | 0 | always | 2 | The modern art museum is shut for works; the square with its Niki de Saint Phalle remains.
    palais-lascaris | Palais Lascaris | museum | museums,music,history | 43.6977 7.2772 | 50 in | 5/0 | Mon,Wed-Sun 10:00-18:00 | 3 | Baroque staircase and old instruments in the old town.
    fine-arts-museum | Fine Arts Museum | gallery | art,museums | 43.6945 7.2485 | 60 in | 5/0 | Tue-Sun 10:00-18:00 | 2 | Dufy and Rodin in a villa; check for closures.
    place-massena | Place Masséna | landmark | photography,architecture | 43.6975 7.2703 | 25 out | 0 | always | 3 | Red facades, checkered paving and lit figures on poles at night.
    promenade-du-paillon | Promenade du Paillon | park | nature,walks,family | 43.6985 7.2745 | 40 out | 0 | Mon-Sun 07:00-21:00 | 3 | Fountains to run through in the middle of town.
    nice-cathedral-sainte-reparate | Nice Cathedral Sainte-Réparate | religious | religion,architecture | 43.6970 7.2758 | 25 in | 0 | Mon-Sun 09:00-18:00 | 2 | Tiled dome and stucco in the heart of the old town.
    st-nicholas-orthodox-cathedral | St Nicholas Orthodox Cathedral | religious | religion,architecture,history | 43.7039 7.2537 | 40 in | 0 | Mon-Sun 09:30-18:00 | 3 | Onion domes of the Russian winter guests.
    cimiez-monastery-garden | Cimiez Monastery Garden | garden | nature,walks,views,religion | 43.7192 7.2785 | 40 out | 0 | Mon-Sun 08:30-18:00 | 3 | Roses over the valley near the Roman arena; Matisse lies next door.
    opera-plage | Opéra Plage | beach | beach | 43.6945 7.2740 | 105 out | 0 | Mon-Sun 08:00-20:00 | 4 | Public pebble beach by the old town; bring bathing shoes.
    mont-boron-and-coastal-path | Mont Boron and Coastal Path | nature | nature,walks,views | 43.6890 7.2990 | 105 out | 0 | always | 3 | From the port to Coco Beach along rocks and villas.
    port-lympia | Port Lympia | neighbourhood | walks,local_life,food | 43.6975 7.2850 | 40 out | 0 | always | 3 | Painted fishing boats and ochre arcades.
    terra-amata-museum | Terra Amata Museum | museum | museums,history | 43.6978 7.2895 | 40 in | 5/0 | Mon,Wed-Sun 10:00-17:00 | 1 | Where elephants were hunted 400,000 years ago.
    place-garibaldi-evening | Place Garibaldi Evening | nightlife | nightlife,food | 43.7003 7.2805 | 90 out | 0 | Mon-Sun 18:00-24:00 | 2 | Oysters and wine bars around the arcaded square.
    villefranche-sur-mer | Villefranche-sur-Mer | day_trip | beach,walks,photography | 43.7040 7.3120 | 180 out | 2 | always | 4 | Deep bay with a sandy beach, seven minutes by train.
    monaco | Monaco | day_trip | history,architecture,views | 43.7350 7.4210 | 300 out | 9 | always | 4 | Palace rock, aquarium and casino, 25 minutes by train; the price is the return ticket.
    eze | Èze | day_trip | history,photography,views | 43.7280 7.3620 | 210 out | 8/0 | Mon-Sun 09:00-18:00 | 4 | Village on a crag with a cactus garden, by bus 82.
  `,
  eateries: `
    maison-auer | Maison Auer | cafe | pastry,chocolate | vegetarian | breakfast | budget | 43.6958 7.2735 | 12 | Tue-Sat 09:00-18:00 | Candied fruit and chocolate opposite the opera since 1820.
    cafe-marche | Café Marché | cafe | breakfast,French | vegetarian,vegan,gluten_free | breakfast,lunch | budget | 43.6962 7.2750 | 17 | Mon-Sun 08:30-16:00 | Breakfast near the flower market.
    deli-bo | Déli Bo | cafe | brunch,French | vegetarian | breakfast,lunch | budget | 43.7005 7.2850 | 20 | Mon-Sun 08:00-18:00 | Good cakes and plates by the port.
    chez-theresa | Chez Theresa | food_street | socca,Niçoise | vegan,gluten_free | breakfast,lunch | budget | 43.6957 7.2757 | 7 | Tue-Sun 08:30-14:00 | Chickpea pancake sliced in the market.
    lou-pilha-leva | Lou Pilha Leva | food_street | Niçoise | vegetarian | lunch,dinner | budget | 43.6985 7.2772 | 13 | Mon-Sun 10:00-22:00 | Socca and stuffed vegetables on benches.
    bar-des-oiseaux | Bar des Oiseaux | restaurant | French | vegetarian | lunch,dinner | midrange | 43.6972 7.2762 | 32 | Tue-Sat 12:00-14:00; Tue-Sat 19:00-22:00 | Set menus in the old town.
    la-merenda | La Merenda | restaurant | Niçoise | vegetarian | lunch,dinner | midrange | 43.6961 7.2738 | 38 | Mon-Fri 12:00-14:00; Mon-Fri 19:00-22:00 | Tiny room without telephone; go by to reserve.
    vegan-gorilla | Vegan Gorilla | restaurant | vegan | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 43.7045 7.2585 | 24 | Tue-Sat 12:00-14:00; Tue-Sat 19:00-21:30 | Inventive vegan plates north of the station.
    flaveur | Flaveur | restaurant | French,fine dining | - | lunch,dinner | premium | 43.7005 7.2735 | 160 | Tue-Fri 12:00-13:30; Tue-Sat 19:30-21:30 | Two stars with island spices.
    socca-dor | Socca d’Or | food_street | socca,pizza | vegetarian,vegan | lunch,dinner | budget | 43.7005 7.2825 | 13 | Mon-Tue,Thu-Sun 11:30-14:00; Mon-Tue,Thu-Sun 18:00-22:00 | Chickpea pancakes by the port.
  `,
  safety: [
    'Watch bags on tram 2, the coast trains and the beach.',
    'The sea gets deep at once and waves pull: heed the flags.',
  ],
});
