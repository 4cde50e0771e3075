import { cityOfTables } from '../city-tables.js';

/** Marrakesh. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const marrakesh = cityOfTables({
  id: 'marrakesh', name: 'Marrakesh', aliases: ['marrakech', 'marrakesch', 'marraquexe', 'مراكش'],
  country: 'Morocco', countryCode: 'MA', continent: 'Africa', cityCode: 'RAK',
  lat: 31.6258, lng: -7.9892, timezone: 'Africa/Casablanca', currency: 'MAD',
  languages: ['Arabic', 'Berber', 'French'], plugs: ['C', 'E'], asOf: '2026-11',
  summary:
    'Red walls, riads and souks around a square of drummers and grills, with gardens behind high gates and the Atlas snow on the horizon.',
  bestFor: ['markets', 'shopping', 'architecture', 'religion', 'food', 'wellness'],
  daily: { food: { budget: 170, midrange: 400, premium: 1100 }, localTransport: 40 },
  localTransport: {
    summary: 'City buses and small beige taxis; insist on the meter or agree a price. The medina is for walking.',
    singleFare: 4, dayPass: null,
  },
  airports: `
    RAK | bus 19 or taxi | 25 | 30
  `,
  climate: '18/6/32/6 20/8/38/6 23/10/38/6 25/11/39/6 29/15/24/4 33/18/5/1 37/21/1/1 37/21/3/1 32/19/6/3 28/15/24/5 22/11/41/6 19/7/31/6',
  stayAreas: `
    medina | Medina | 31.6290 -7.9860 | 450 950 2600 | Riads in the lanes; arrange to be met at a gate.
    gueliz | Gueliz | 31.6350 -8.0110 | 420 800 1700 | New town with cafés and shops.
    hivernage | Hivernage | 31.6220 -8.0060 | 600 1200 3200 | Hotels with pools by the walls.
  `,
  places: `
    jemaa-el-fnaa | Jemaa el-Fnaa | landmark | photography,local_life,food | 31.6258 -7.9892 | 75 out | 0 | always | 5 | Juice by day, drummers, stories and smoke at night.
    souks-of-the-medina | Souks of the Medina | market | markets,local_life,shopping | 31.6305 -7.9880 | 105 out | 0 | Mon-Sun 09:00-20:00 | 5 | Lanes of leather, lamps and slippers; many close on Friday noon.
    koutoubia-mosque | Koutoubia Mosque | landmark | photography,religion,architecture | 31.6242 -7.9936 | 25 out | 0 | always | 4 | The minaret that guides you; only Muslims go inside, gardens are open.
    bahia-palace | Bahia Palace | palace | history,architecture | 31.6216 -7.9826 | 75 in | 100/40 | Mon-Sun 09:00-17:00 | 5 | Painted ceilings and courts; come at nine.
    ben-youssef-madrasa | Ben Youssef Madrasa | religious | religion,architecture,history | 31.6320 -7.9860 | 60 in | 50/20 | Mon-Sun 09:00-18:00 | 5 | Carved cedar and stucco of a Koran school.
    saadian-tombs | Saadian Tombs | landmark | photography,history,architecture | 31.6173 -7.9886 | 40 out | 100/40 | Mon-Sun 09:00-17:00 | 4 | Marble columns for sultans, hidden for two centuries.
    el-badi-palace | El Badi Palace | landmark | photography,history,views | 31.6183 -7.9857 | 50 out | 100/40 | Mon-Sun 09:00-17:00 | 3 | Ruins with storks on the walls.
    majorelle-garden | Majorelle Garden | garden | nature,walks,architecture,photography | 31.6417 -8.0033 | 75 out | 170 | Mon-Sun 08:00-18:00 | 5 | Cobalt blue and cactus; timed tickets only online.
    yves-saint-laurent-museum | Yves Saint Laurent Museum | museum | museums,art,architecture | 31.6428 -8.0040 | 60 in | 140 | Mon-Tue,Thu-Sun 10:00-18:00 | 3 | Dresses in a brick building beside the garden.
    le-jardin-secret | Le Jardin Secret | garden | nature,walks,architecture,views | 31.6310 -7.9890 | 50 out | 100/0 | Mon-Sun 09:30-18:30 | 4 | Irrigated courts and a tower in the medina.
    maison-de-la-photographie | Maison de la Photographie | museum | museums,photography,views | 31.6337 -7.9845 | 50 in | 50/0 | Mon-Sun 09:30-19:00 | 4 | Old Morocco in prints, with a roof café.
    dar-si-said-museum | Dar Si Said Museum | museum | museums,art | 31.6235 -7.9840 | 60 in | 30/10 | Mon,Wed-Sun 10:00-18:00 | 3 | Carpets in a palace.
    macaal | MACAAL | gallery | art,museums | 31.5990 -7.9300 | 75 in | 70/0 | Tue-Sun 10:00-18:00 | 2 | Contemporary African art by the golf courses.
    mellah-and-lazama-synagogue | Mellah and Lazama Synagogue | neighbourhood | walks,local_life,history,religion | 31.6195 -7.9810 | 45 out | 0 | Mon-Fri,Sun 09:00-18:00 | 3 | The old Jewish quarter with spice square; closed on Saturdays.
    rahba-kedima-spice-square | Rahba Kedima Spice Square | market | markets,local_life,food | 31.6290 -7.9868 | 30 out | 0 | Mon-Sun 09:00-19:00 | 3 | Baskets, herbs and odd cures.
    tanneries | Tanneries | neighbourhood | walks,local_life,photography | 31.6345 -7.9770 | 40 out | 0 | Mon-Sun 08:00-17:00 | 2 | Leather vats at Bab Debbagh: go with no guide from the street.
    menara-gardens | Menara Gardens | garden | nature,walks,views | 31.6133 -8.0211 | 50 out | 0 | Mon-Sun 08:00-18:00 | 2 | Olive trees and a pool with the Atlas behind.
    cyber-park | Cyber Park | garden | nature,walks | 31.6280 -7.9995 | 35 out | 0 | Mon-Sun 08:00-19:00 | 2 | Shady paths by the new town.
    hammam-at-les-bains-de-marrakech | Hammam at Les Bains de Marrakech | experience | local_life,wellness | 31.6170 -7.9925 | 90 in | 350 | Mon-Sun 09:00-19:00 | 4 | Steam, scrub and clay; book ahead.
    cooking-class-in-a-riad | Cooking Class in a Riad | experience | local_life,food | 31.6300 -7.9830 | 210 in | 600 | Mon-Sun 10:00-16:00 | 4 | Market walk and tagine.
    rooftops-of-the-medina | Rooftops of the Medina | nightlife | nightlife,views | 31.6280 -7.9875 | 90 out | 0 | Mon-Sun 18:00-23:00 | 3 | Lamps, mint tea and the call to prayer from a terrace.
    agafay-desert | Agafay Desert | day_trip | nature,views | 31.4400 -8.2200 | 300 out | 450 | Mon-Sun 12:00-22:00 | 3 | Stone desert with camels and dinner, 45 minutes by car.
    ourika-valley | Ourika Valley | day_trip | nature,walks | 31.3600 -7.7700 | 330 out | 250 | Mon-Sun 08:00-18:00 | 4 | Atlas foothills, waterfalls and Berber lunches.
  `,
  eateries: `
    cafe-des-epices | Café des Épices | cafe | Moroccan,café | vegetarian | breakfast,lunch | budget | 31.6292 -7.9868 | 75 | Mon-Sun 09:00-22:00 | Terrace over the spice square.
    bacha-coffee | Bacha Coffee | cafe | coffee,pastry | vegetarian | breakfast,lunch | midrange | 31.6305 -7.9920 | 190 | Tue-Sun 10:00-18:00 | Two hundred coffees in a tiled palace; museum entry on top.
    patisserie-des-princes | Pâtisserie des Princes | cafe | pastry | vegetarian | breakfast,lunch | budget | 31.6245 -7.9885 | 50 | Mon-Sun 06:00-22:00 | Almond pastries beside the square.
    henna-cafe | Henna Café | cafe | Moroccan,vegetarian | vegetarian,vegan,halal | breakfast,lunch | budget | 31.6350 -7.9905 | 80 | Mon-Sun 11:00-20:00 | Falafel and tea that pay for lessons.
    jemaa-el-fnaa-stalls | Jemaa el-Fnaa Stalls | food_street | Moroccan,grill | vegetarian,halal | dinner | budget | 31.6260 -7.9888 | 90 | Mon-Sun 18:00-24:00 | Numbered grills: look at prices before sitting.
    chez-lamine | Chez Lamine | food_street | lamb,Moroccan | halal | lunch | budget | 31.6272 -7.9880 | 110 | Mon-Sun 11:00-16:00 | Lamb from a pit, by weight.
    nomad | Nomad | restaurant | Moroccan | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 31.6293 -7.9872 | 230 | Mon-Sun 12:00-23:00 | Modern dishes on a roof.
    naranj | Naranj | restaurant | Lebanese | vegetarian,vegan,halal | lunch,dinner | midrange | 31.6240 -7.9855 | 200 | Mon-Sat 12:30-22:30 | Meze near the Bahia.
    al-fassia | Al Fassia | restaurant | Moroccan | vegetarian,halal | lunch,dinner | premium | 31.6362 -8.0095 | 380 | Mon,Wed-Sun 12:00-14:30; Mon,Wed-Sun 19:30-23:00 | Run by women: slow lamb and pastilla.
    earth-cafe | Earth Café | restaurant | vegan | vegetarian,vegan | lunch,dinner | budget | 31.6255 -7.9860 | 85 | Mon-Sun 11:00-22:00 | Vegan plates near the main square.
  `,
  safety: [
    'Ignore those who say the way is closed; a guide wears a badge.',
    'Agree on prices before henna, photographs and rides.',
  ],
});
