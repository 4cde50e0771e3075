import { cityOfTables } from '../city-tables.js';

/** Cusco. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const cusco = cityOfTables({
  id: 'cusco', name: 'Cusco', aliases: ['cuzco', 'qosqo', 'machu picchu', 'cusco peru'],
  country: 'Peru', countryCode: 'PE', continent: 'South America', cityCode: 'CUZ',
  lat: -13.517, lng: -71.9785, timezone: 'America/Lima', currency: 'PEN',
  languages: ['Spanish', 'Quechua'], plugs: ['A', 'B', 'C'], asOf: '2026-11',
  summary:
    'The navel of the Inca world at 3,400 metres: fitted stones under baroque churches, textiles, and the Sacred Valley next door.',
  bestFor: ['history', 'architecture', 'markets', 'nature', 'photography', 'walks'],
  daily: { food: { budget: 75, midrange: 170, premium: 420 }, localTransport: 12 },
  localTransport: {
    summary: 'Small buses, taxis for about 8 soles in town and shared vans to the Sacred Valley. The steep centre is walked.',
    singleFare: 1, dayPass: null,
  },
  airports: `
    CUZ | taxi | 15 | 25
  `,
  climate: '19/7/160/19 19/7/132/16 19/7/107/14 20/5/44/8 20/2/9/3 20/0/4/2 19/0/5/2 20/2/8/3 20/4/22/5 21/6/47/9 21/6/77/11 20/7/118/15',
  stayAreas: `
    historic-centre | Historic Centre | -13.5165 -71.9780 | 160 330 950 | Around the main square, some steps.
    san-blas-stay | San Blas | -13.5145 -71.9740 | 130 270 600 | Artists’ hill with views, stairs only.
    wanchaq | Wanchaq | -13.5240 -71.9680 | 100 200 360 | Flat and local, by the museum street.
  `,
  places: `
    plaza-de-armas | Plaza de Armas | landmark | photography,history,architecture | -13.5168 -71.9787 | 40 out | 0 | always | 5 | Arcades and two great churches on the Inca square.
    cusco-cathedral | Cusco Cathedral | religious | religion,architecture,history,art | -13.5163 -71.9781 | 60 in | 40/20 | Mon-Sun 10:00-18:00 | 4 | A last supper with guinea pig.
    qorikancha | Qorikancha | landmark | photography,history,architecture | -13.5200 -71.9755 | 75 in | 20/10 | Mon-Sat 08:30-17:30; Sun 14:00-17:00 | 5 | The sun temple’s perfect walls inside a convent.
    sacsayhuaman | Sacsayhuamán | landmark | photography,history,views | -13.5098 -71.9817 | 105 out | 70/40 | Mon-Sun 07:00-17:30 | 5 | Giant stones above town; the price is the partial tourist ticket, which covers four sites.
    qenqo | Q’enqo | landmark | photography,history | -13.5090 -71.9705 | 40 out | 0 | Mon-Sun 07:00-17:30 | 3 | Carved rock and cave, on the same ticket.
    tambomachay | Tambomachay | landmark | photography,history | -13.4790 -71.9665 | 40 out | 0 | Mon-Sun 07:00-17:30 | 3 | Inca fountains, on the same ticket.
    san-blas | San Blas | neighbourhood | walks,local_life,art,views | -13.5148 -71.9745 | 75 out | 0 | always | 5 | White lanes, workshops and a carved pulpit.
    san-pedro-market | San Pedro Market | market | markets,local_life,food | -13.5213 -71.9829 | 60 in | 0 | Mon-Sun 06:00-18:00 | 5 | Juices, bread and potatoes of all colours.
    hatun-rumiyoc-twelve-angled-stone | Hatun Rumiyoc Twelve-Angled Stone | landmark | photography,architecture | -13.5163 -71.9765 | 20 out | 0 | always | 4 | A lane of Inca masonry.
    inka-museum | Inka Museum | museum | museums,history | -13.5153 -71.9775 | 75 in | 15/5 | Mon-Sat 09:00-17:00 | 3 | Mummies and painted cups in an admiral’s house.
    museum-of-pre-columbian-art | Museum of Pre-Columbian Art | museum | museums,art | -13.5152 -71.9768 | 75 in | 25/12 | Mon-Sun 09:00-21:00 | 4 | Fine pieces on a quiet square, with a glass-box restaurant.
    machu-picchu-museum-casa-concha | Machu Picchu Museum Casa Concha | museum | museums,history | -13.5162 -71.9768 | 60 in | 20/10 | Mon-Sat 08:00-17:00 | 3 | What Bingham took and Yale gave back.
    center-for-traditional-textiles | Center for Traditional Textiles | gallery | art,museums,local_life | -13.5198 -71.9757 | 45 in | 0 | Mon-Sat 08:00-19:00 | 4 | Weavers at work and a small museum, free.
    museum-of-sacred-art | Museum of Sacred Art | museum | museums,art,religion | -13.5155 -71.9763 | 45 in | 15/8 | Mon-Sun 08:00-18:00 | 2 | Cusco school painting in the archbishop’s palace.
    museo-del-pisco | Museo del Pisco | experience | local_life,wine | -13.5172 -71.9775 | 75 in | 60 | Mon-Sun 12:00-23:00 | 3 | Tastings in the centre.
    chocomuseo | ChocoMuseo | experience | local_life,family,food | -13.5175 -71.9798 | 75 in | 90 | Mon-Sun 10:00-19:00 | 3 | Make chocolate from the bean.
    san-cristobal-viewpoint | San Cristóbal Viewpoint | viewpoint | views,photography | -13.5130 -71.9800 | 35 out | 0 | always | 4 | The roofs and the square below.
    cristo-blanco | Cristo Blanco | viewpoint | views,photography | -13.5090 -71.9780 | 40 out | 0 | Mon-Sun 07:00-19:00 | 3 | White Christ beside Sacsayhuamán.
    planetarium-cusco | Planetarium Cusco | experience | local_life,science | -13.4985 -71.9905 | 105 in | 75/45 | Mon-Sun 17:30-21:00 | 3 | Inca stars in the southern sky; pick-up included.
    qosqo-native-art-centre | Qosqo Native Art Centre | show | music,local_life | -13.5205 -71.9735 | 75 in | 35 | Mon-Sun 18:45-20:15 | 3 | Dances of the Andes every evening.
    santiago-and-almudena-walk | Santiago and Almudena Walk | neighbourhood | walks,local_life | -13.5230 -71.9880 | 60 out | 0 | Mon-Sun 08:00-17:00 | 2 | Everyday quarter with a cemetery and market.
    limbus-and-san-blas-bars | Limbus and San Blas Bars | nightlife | nightlife,views | -13.5135 -71.9745 | 90 out | 0 | Mon-Sun 17:00-23:00 | 3 | Pisco with the lights of the valley.
    pisac-ruins-and-market | Pisac Ruins and Market | day_trip | history,markets,views | -13.4150 -71.8440 | 240 out | 70/40 | Mon-Sun 07:00-17:00 | 5 | Terraces on a ridge and crafts below, an hour by van; the partial ticket covers the valley.
    chinchero-moray-and-maras | Chinchero, Moray and Maras | day_trip | history,nature,photography | -13.3300 -72.1500 | 330 out | 90 | Mon-Sun 07:00-17:00 | 5 | Weavers, circular terraces and white salt pans, by tour or car.
    tipon | Tipón | day_trip | history | -13.5710 -71.7830 | 180 out | 20/10 | Mon-Sun 07:00-17:00 | 2 | Inca water channels still running.
  `,
  eateries: `
    jacks-cafe | Jack’s Café | cafe | breakfast,international | vegetarian,vegan,gluten_free | breakfast,lunch | budget | -13.5157 -71.9755 | 42 | Mon-Sun 07:30-22:00 | Large breakfasts near San Blas.
    la-bondiet | La Bondiet | cafe | bakery,breakfast | vegetarian | breakfast,lunch | budget | -13.5188 -71.9802 | 32 | Mon-Sun 07:30-22:00 | Cakes and breads.
    three-monkeys-coffee | Three Monkeys Coffee | cafe | coffee | vegetarian,vegan | breakfast | budget | -13.5150 -71.9752 | 22 | Mon-Sun 08:00-20:00 | Good beans from the Cusco jungle.
    san-pedro-juice-stalls | San Pedro Juice Stalls | market | juice,Peruvian | vegetarian,vegan | breakfast,lunch | budget | -13.5212 -71.9828 | 14 | Mon-Sun 07:00-17:00 | Fruit juice refilled until you are full.
    green-point | Green Point | restaurant | vegan | vegetarian,vegan,gluten_free | breakfast,lunch,dinner | budget | -13.5143 -71.9742 | 38 | Mon-Sun 08:00-22:00 | Vegan menus in San Blas.
    nuna-raymi | Nuna Raymi | restaurant | Peruvian | vegetarian,gluten_free | breakfast,lunch,dinner | midrange | -13.5178 -71.9775 | 65 | Mon-Sun 07:30-22:00 | Andean dishes from local farms.
    chicha | Chicha | restaurant | Peruvian | vegetarian | lunch,dinner | midrange | -13.5175 -71.9797 | 110 | Mon-Sun 12:00-22:00 | Gastón Acurio’s regional kitchen.
    pachapapa | Pachapapa | restaurant | Andean | vegetarian | lunch,dinner | midrange | -13.5147 -71.9747 | 85 | Mon-Sun 12:00-22:00 | Clay oven in a courtyard; guinea pig to order.
    map-cafe | MAP Café | restaurant | Peruvian,fine dining | vegetarian | lunch,dinner | premium | -13.5152 -71.9769 | 220 | Mon-Sun 11:00-22:00 | Glass box in a colonial yard.
    govinda-lilas | Govinda Lila’s | restaurant | vegetarian | vegetarian,vegan | lunch,dinner | budget | -13.5158 -71.9760 | 18 | Mon-Sat 08:00-21:00 | Cheap vegetarian menus on Choquechaca.
    anticuchos-of-san-blas | Anticuchos of San Blas | food_street | Peruvian,grill | - | dinner | budget | -13.5160 -71.9752 | 18 | Mon-Sun 17:00-22:00 | Skewers from a grill at the corner.
  `,
  safety: [
    'Take two quiet days for the height: drink water, little alcohol.',
    'Machu Picchu is a day by train and beyond this city’s list: book entry and train months ahead.',
  ],
});
