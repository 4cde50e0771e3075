import { cityOfTables } from '../city-tables.js';

/** Tbilisi. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const tbilisi = cityOfTables({
  id: 'tbilisi', name: 'Tbilisi', aliases: ['tiflis', 'tbilissi', 'tiflisi', 'თბილისი'],
  country: 'Georgia', countryCode: 'GE', continent: 'Asia', cityCode: 'TBS',
  lat: 41.6938, lng: 44.8015, timezone: 'Asia/Tbilisi', currency: 'GEL',
  languages: ['Georgian'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'Carved balconies, sulphur baths and wine older than anyone’s: a warm-hearted capital in a gorge, with monasteries on the hills.',
  bestFor: ['food', 'wine', 'history', 'religion', 'wellness', 'walks'],
  daily: { food: { budget: 50, midrange: 110, premium: 270 }, localTransport: 6 },
  localTransport: {
    summary: 'Two metro lines, buses and cable cars with a bank card; Bolt cars cost a few lari.',
    singleFare: 1, dayPass: 3,
  },
  airports: `
    TBS | bus 337 | 45 | 1
  `,
  climate: '7/0/16/4 8/0/20/5 13/4/29/6 18/8/56/9 23/13/77/10 28/17/69/9 31/20/44/6 31/20/43/6 26/16/42/5 20/11/41/6 13/5/32/5 8/1/21/4',
  stayAreas: `
    sololaki-and-old-town | Sololaki and Old Town | 41.6905 44.8030 | 110 200 420 | Wooden balconies under the fortress, steep lanes.
    vera-and-rustaveli | Vera and Rustaveli | 41.7060 44.7880 | 120 220 480 | Wine bars and theatres.
    chugureti | Chugureti | 41.7075 44.7995 | 85 150 260 | Courtyards and cafés across the river.
  `,
  places: `
    old-town-and-shardeni | Old Town and Shardeni | neighbourhood | walks,local_life,history,architecture | 41.6918 44.8075 | 75 out | 0 | always | 5 | Leaning balconies, a clock tower and lanes to get lost in.
    narikala-fortress | Narikala Fortress | viewpoint | views,photography,history | 41.6879 44.8087 | 60 out | 0 | always | 5 | Walls over the city; parts are closed for repair, the view is not.
    rike-park-cable-car | Rike Park Cable Car | experience | local_life,views | 41.6935 44.8100 | 20 in | 2.5 | Mon-Sun 10:00-23:00 | 4 | Over the river to the fortress and Mother Georgia.
    sulphur-baths-of-abanotubani | Sulphur Baths of Abanotubani | experience | local_life,wellness,history | 41.6880 44.8112 | 75 in | 90 | Mon-Sun 08:00-23:00 | 5 | Brick domes and a scrub; the price is a private room share.
    leghvtakhevi-waterfall | Leghvtakhevi Waterfall | nature | nature,walks | 41.6867 44.8098 | 30 out | 0 | always | 3 | A gorge behind the baths.
    sioni-cathedral | Sioni Cathedral | religious | religion,architecture,history | 41.6914 44.8073 | 25 in | 0 | Mon-Sun 09:00-19:00 | 3 | Cross of vine wood bound with hair.
    holy-trinity-cathedral | Holy Trinity Cathedral | religious | religion,architecture,views | 41.6975 44.8165 | 45 in | 0 | Mon-Sun 08:00-20:00 | 4 | Golden dome on a hill, finished in 2004.
    metekhi-church | Metekhi Church | religious | religion,architecture,views | 41.6902 44.8113 | 25 in | 0 | Mon-Sun 09:00-19:00 | 3 | On the cliff over the river with the king on horseback.
    georgian-national-museum | Georgian National Museum | museum | museums,history,art | 41.6962 44.7996 | 90 in | 30/1 | Tue-Sun 10:00-18:00 | 5 | Gold of Colchis and a floor on the Soviet occupation.
    national-gallery | National Gallery | gallery | art,museums | 41.6988 44.7975 | 60 in | 20/1 | Tue-Sun 10:00-18:00 | 3 | Pirosmani’s animals and feasts.
    georgian-museum-of-fine-arts-on-rustaveli | Georgian Museum of Fine Arts on Rustaveli | gallery | art,museums | 41.6985 44.7960 | 60 in | 15 | Tue-Sun 11:00-19:00 | 3 | Modern Georgian painting over several floors.
    open-air-museum-of-ethnography | Open-Air Museum of Ethnography | museum | museums,history,nature,views | 41.7055 44.7180 | 105 out | 15/1 | Tue-Sun 10:00-18:00 | 4 | Farmhouses of all regions above Turtle Lake.
    rustaveli-avenue | Rustaveli Avenue | neighbourhood | walks,local_life,architecture | 41.7000 44.7955 | 50 out | 0 | always | 3 | Opera, parliament and plane trees.
    mtatsminda-park | Mtatsminda Park | theme_park | family,views | 41.6947 44.7862 | 105 out | 5 | Mon-Sun 11:00-23:00 | 4 | Funicular to rides and the widest view; the ride card is extra.
    dry-bridge-market | Dry Bridge Market | market | markets,local_life,history,photography | 41.7005 44.8035 | 60 out | 0 | Mon-Sun 10:00-18:00 | 4 | Medals, glass and paintings on blankets.
    fabrika | Fabrika | nightlife | nightlife,food,shopping | 41.7085 44.8035 | 90 out | 0 | Mon-Sun 12:00-24:00 | 3 | Soviet sewing factory with bars and studios.
    wine-tasting-at-8000-vintages | Wine Tasting at 8000 Vintages | experience | local_life,wine,food | 41.7115 44.7720 | 75 in | 50 | Mon-Sun 12:00-23:00 | 4 | Amber wines from clay jars, explained.
    peace-bridge | Peace Bridge | landmark | photography,architecture | 41.6931 44.8085 | 20 out | 0 | always | 3 | Glass wave over the Mtkvari, lit at night.
    national-botanical-garden | National Botanical Garden | garden | nature,walks | 41.6865 44.8045 | 75 out | 4/1 | Mon-Sun 09:00-18:00 | 3 | Paths and a waterfall behind the fortress.
    gabriadze-puppet-theatre | Gabriadze Puppet Theatre | show | music,architecture | 41.6958 44.8064 | 80 in | 40 | Wed-Sun 19:00-21:00 | 4 | Puppets for adults beside a crooked clock tower; book far ahead.
    turtle-lake | Turtle Lake | park | nature,walks,sports | 41.7020 44.7540 | 60 out | 0 | always | 2 | Swims and pedal boats, by cable car from Vake.
    chronicle-of-georgia | Chronicle of Georgia | landmark | photography,history,views | 41.7705 44.8105 | 60 out | 0 | always | 3 | Giant bronze pillars over the reservoir, by car.
    mtskheta-and-jvari | Mtskheta and Jvari | day_trip | history,religion,views | 41.8385 44.7335 | 210 out | 6 | Mon-Sun 09:00-19:00 | 5 | The old capital and a church over two rivers, 30 minutes by minibus and taxi.
  `,
  eateries: `
    entree | Entrée | cafe | bakery,French | vegetarian | breakfast,lunch | budget | 41.6935 44.8010 | 22 | Mon-Sun 08:00-21:00 | Croissants and salads near Freedom Square.
    stamba-cafe | Stamba Café | cafe | breakfast,Georgian | vegetarian,vegan | breakfast,lunch,dinner | midrange | 41.7070 44.7865 | 45 | Mon-Sun 08:00-24:00 | Old printing house with tall windows.
    puri-guliani | Puri Guliani | food_street | bakery,Georgian | vegetarian | breakfast | budget | 41.7045 44.7900 | 8 | Mon-Sun 08:00-22:00 | Cheese bread and pastries to go.
    machakhela | Machakhela | restaurant | Georgian,khachapuri | vegetarian | breakfast,lunch,dinner | budget | 41.6925 44.8060 | 25 | Mon-Sun 09:00-24:00 | Boat-shaped cheese bread with egg.
    pasanauri | Pasanauri | restaurant | Georgian,khinkali | vegetarian | lunch,dinner | budget | 41.6945 44.8035 | 30 | Mon-Sun 11:00-24:00 | Soup dumplings eaten by hand.
    salobie-bia | Salobie Bia | restaurant | Georgian | vegetarian,vegan | lunch,dinner | midrange | 41.6975 44.7985 | 45 | Mon-Sun 12:00-23:00 | Bean pots and trout off Rustaveli.
    mama-terra-veggie-corner | Mama Terra Veggie Corner | restaurant | vegan | vegetarian,vegan,gluten_free | lunch,dinner | budget | 41.6895 44.8015 | 30 | Mon-Sun 12:00-22:00 | Plant-based Georgian dishes in Sololaki.
    shavi-lomi | Shavi Lomi | restaurant | Georgian | vegetarian,vegan | lunch,dinner | midrange | 41.7120 44.8010 | 55 | Mon-Sun 12:00-24:00 | Modern dishes in a garden yard.
    barbarestan | Barbarestan | restaurant | Georgian,historic | vegetarian | lunch,dinner | premium | 41.7170 44.7935 | 140 | Mon-Sun 12:00-23:00 | Recipes from a duchess’s cookbook of 1874.
  `,
  safety: [
    'Drivers are fast: use crossings and underpasses.',
    'Demonstrations on Rustaveli are best avoided.',
  ],
});
