import { cityOfTables } from '../city-tables.js';

/** Singapore. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const singapore = cityOfTables({
  id: 'singapore', name: 'Singapore', aliases: ['singapur', 'singapour', 'singapura', 'sg', '新加坡'],
  country: 'Singapore', countryCode: 'SG', continent: 'Asia', cityCode: 'SIN',
  lat: 1.2903, lng: 103.8519, timezone: 'Asia/Singapore', currency: 'SGD',
  languages: ['English', 'Mandarin', 'Malay', 'Tamil'], plugs: ['G'], asOf: '2026-11',
  summary:
    'A green city state of hawker centres, temples of four faiths and futuristic gardens, always warm and wonderfully easy to get around.',
  bestFor: ['food', 'nature', 'architecture', 'family', 'shopping', 'museums'],
  daily: { food: { budget: 28, midrange: 65, premium: 190 }, localTransport: 7 },
  localTransport: {
    summary: 'MRT trains and buses; hold a bank card to the reader when boarding and leaving. The one-day tourist pass costs 17.',
    singleFare: 1.8, dayPass: 17,
  },
  airports: `
    SIN | metro (MRT) | 35 | 2.4
  `,
  climate: '30/24/221/13 31/24/105/9 32/25/151/12 32/25/164/15 32/26/164/15 32/26/135/13 31/25/146/14 31/25/147/14 31/25/125/13 32/25/168/15 31/24/253/19 30/24/332/19',
  stayAreas: `
    chinatown | Chinatown | 1.2835 103.8440 | 120 220 420 | Shophouses, hawker food and three metro lines.
    marina-bay | Marina Bay | 1.2840 103.8590 | 220 360 750 | Skyline views, high prices.
    little-india-and-kampong-glam | Little India and Kampong Glam | 1.3060 103.8540 | 95 170 310 | Lively, cheap and full of food.
  `,
  places: `
    gardens-by-the-bay | Gardens by the Bay | garden | nature,walks,family,views | 1.2816 103.8636 | 120 out | 0 | Mon-Sun 05:00-24:00 | 5 | Giant metal trees over a park; the light show plays at 19:45 and 20:45.
    cloud-forest-and-flower-dome | Cloud Forest and Flower Dome | garden | nature,walks,science,family | 1.2839 103.8655 | 120 in | 46/32 | Mon-Sun 09:00-21:00 | 4 | Two cooled glasshouses, one with a waterfall.
    marina-bay-sands-skypark | Marina Bay Sands SkyPark | viewpoint | views,photography,architecture | 1.2838 103.8607 | 45 out | 35/31 | Mon-Sun 11:00-21:00 | 4 | Deck in the shape of a ship over the bay.
    merlion-park | Merlion Park | landmark | photography,views | 1.2868 103.8545 | 25 out | 0 | always | 3 | The spouting half lion, half fish.
    national-gallery-singapore | National Gallery Singapore | gallery | art,museums,architecture,history | 1.2903 103.8517 | 105 in | 20/0 | Mon-Sun 10:00-19:00 | 4 | Art of Southeast Asia in the old court and city hall.
    national-museum-of-singapore | National Museum of Singapore | museum | museums,history,family | 1.2966 103.8485 | 90 in | 15/10 | Mon-Sun 10:00-19:00 | 3 | From fishing village to city state; some galleries are being renewed.
    asian-civilisations-museum | Asian Civilisations Museum | museum | museums,art,history | 1.2875 103.8514 | 90 in | 25/15 | Mon-Sun 10:00-19:00 | 4 | Tang treasure from a shipwreck by the river.
    artscience-museum | ArtScience Museum | museum | museums,science,family | 1.2863 103.8593 | 90 in | 25/20 | Mon-Sun 10:00-19:00 | 3 | A lotus building with digital rooms children love.
    botanic-gardens | Botanic Gardens | garden | nature,walks,family | 1.3138 103.8159 | 90 out | 0 | Mon-Sun 05:00-24:00 | 5 | Rain forest and lawns, a World Heritage Site; the orchid garden costs 15.
    chinatown-and-buddha-tooth-relic-temple | Chinatown and Buddha Tooth Relic Temple | religious | religion,architecture,history,local_life | 1.2815 103.8443 | 60 in | 0 | Mon-Sun 07:00-17:00 | 4 | Five floors in Tang style, with a roof garden.
    sri-mariamman-temple | Sri Mariamman Temple | religious | religion,architecture,history | 1.2827 103.8452 | 30 in | 0 | Mon-Sun 07:00-12:00; Mon-Sun 18:00-21:00 | 3 | Hindu tower of gods in the middle of Chinatown.
    little-india | Little India | neighbourhood | walks,local_life,markets,food | 1.3066 103.8518 | 60 out | 0 | always | 4 | Garlands, spices and Tekka market.
    sultan-mosque-and-haji-lane | Sultan Mosque and Haji Lane | neighbourhood | walks,local_life,religion,shopping | 1.3023 103.8590 | 60 out | 0 | always | 4 | Golden dome, textiles and small shops with murals.
    singapore-zoo | Singapore Zoo | zoo | family,nature | 1.4043 103.7930 | 240 out | 49/34 | Mon-Sun 08:30-18:00 | 4 | Open enclosures and free-roaming apes.
    macritchie-treetop-walk | MacRitchie Treetop Walk | nature | nature,walks,sports | 1.3607 103.8120 | 180 out | 0 | Tue-Fri 09:00-17:00; Sat-Sun 08:30-17:00 | 3 | Forest loop with a hanging bridge and monkeys.
    sentosa-palawan-beach | Sentosa Palawan Beach | beach | beach,family | 1.2490 103.8225 | 150 out | 0 | always | 3 | Sand and shallow water, with the island tram.
    universal-studios-singapore | Universal Studios Singapore | theme_park | family | 1.2540 103.8238 | 420 out | 83/62 | Mon-Sun 10:00-19:00 | 3 | Compact film park on Sentosa.
    orchard-road | Orchard Road | shopping | shopping | 1.3040 103.8320 | 75 in | 0 | Mon-Sun 10:00-21:30 | 2 | Malls over two kilometres, cool inside.
    clarke-quay | Clarke Quay | nightlife | nightlife,views | 1.2906 103.8465 | 105 out | 0 | Mon-Sun 18:00-24:00 | 3 | Bars along the river and bumboats.
    pulau-ubin | Pulau Ubin | day_trip | nature,walks,sports | 1.4040 103.9700 | 300 out | 8 | Mon-Sun 07:00-18:00 | 3 | Bicycles, mangroves and village houses, ten minutes by bumboat.
  `,
  eateries: `
    ya-kun-kaya-toast | Ya Kun Kaya Toast | cafe | Singaporean,breakfast | vegetarian | breakfast | budget | 1.2840 103.8480 | 8 | Mon-Sun 07:30-18:00 | Coconut jam toast and soft eggs.
    tiong-bahru-bakery | Tiong Bahru Bakery | cafe | bakery,French | vegetarian | breakfast,lunch | budget | 1.2845 103.8325 | 15 | Mon-Sun 07:30-20:00 | Croissants in an art deco estate.
    tekka-centre | Tekka Centre | food_hall | Indian,Malay | vegetarian,vegan,halal | breakfast,lunch,dinner | budget | 1.3062 103.8505 | 9 | Mon-Sun 07:00-21:00 | Biryani and dosa over the wet market.
    maxwell-food-centre | Maxwell Food Centre | food_hall | Chinese,Singaporean | vegetarian | breakfast,lunch,dinner | budget | 1.2803 103.8447 | 9 | Mon-Sun 08:00-21:00 | Chicken rice and congee in Chinatown.
    lau-pa-sat | Lau Pa Sat | food_hall | Singaporean,satay | vegetarian,halal | lunch,dinner | budget | 1.2807 103.8504 | 14 | Mon-Sun 10:00-24:00 | Iron market hall with satay grilled on the street at night.
    komala-vilas | Komala Vilas | restaurant | Indian,vegetarian | vegetarian,vegan | breakfast,lunch,dinner | budget | 1.3068 103.8525 | 12 | Mon-Sun 07:00-22:30 | South Indian meals on banana leaf since 1947.
    jumbo-seafood | Jumbo Seafood | restaurant | seafood,Singaporean | - | lunch,dinner | midrange | 1.2895 103.8462 | 75 | Mon-Sun 11:30-22:30 | Chilli crab on the river.
    national-kitchen-by-violet-oon | National Kitchen by Violet Oon | restaurant | Peranakan | vegetarian | lunch,dinner | midrange | 1.2905 103.8520 | 70 | Mon-Sun 12:00-15:00; Mon-Sun 18:00-22:00 | Straits dishes under chandeliers in the gallery.
    odette | Odette | restaurant | French,fine dining | vegetarian | lunch,dinner | premium | 1.2901 103.8515 | 420 | Tue-Sat 12:00-13:30; Tue-Sat 18:30-20:30 | Three-star cooking in the National Gallery.
  `,
  safety: [
    'Very safe; fines for litter, smoking and eating on trains are real.',
    'Thunderstorms come in the afternoon: carry an umbrella and water.',
  ],
});
