import { cityOfTables } from '../city-tables.js';

/** Buenos Aires. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const buenosAires = cityOfTables({
  id: 'buenos-aires', name: 'Buenos Aires', aliases: ['bsas', 'buenos aires argentina', 'caba'],
  country: 'Argentina', countryCode: 'AR', continent: 'South America', cityCode: 'BUE',
  lat: -34.6037, lng: -58.3816, timezone: 'America/Argentina/Buenos_Aires', currency: 'ARS',
  languages: ['Spanish'], plugs: ['C', 'I'], asOf: '2026-11',
  summary:
    'Wide avenues, tango and grilled meat: a city of bookshops, theatres and late dinners with an Italian accent on the River Plate.',
  bestFor: ['food', 'music', 'architecture', 'nightlife', 'books', 'walks'],
  daily: { food: { budget: 36000, midrange: 72000, premium: 180000 }, localTransport: 6000 },
  localTransport: {
    summary: 'Subte, buses and trains with a SUBE card or bank card; taxis and app cars are moderate.',
    singleFare: 900, dayPass: null,
  },
  airports: `
    EZE | bus (Tienda León) | 60 | 16000
    AEP | taxi | 20 | 11000
  `,
  climate: '30/20/139/9 29/20/127/8 27/18/140/9 23/14/119/9 20/11/93/7 16/8/62/7 15/8/67/7 18/9/75/7 20/11/78/7 23/13/139/10 26/16/131/9 29/19/103/9',
  stayAreas: `
    palermo | Palermo | -34.5880 -58.4250 | 65000 120000 260000 | Parks, boutiques and restaurants.
    recoleta | Recoleta | -34.5880 -58.3930 | 75000 135000 320000 | Elegant and central.
    san-telmo | San Telmo | -34.6210 -58.3730 | 50000 90000 170000 | Old houses, tango and the Sunday fair.
  `,
  places: `
    recoleta-cemetery | Recoleta Cemetery | landmark | photography,history,architecture | -34.5876 -58.3936 | 75 out | 17000 | Mon-Sun 08:00-17:00 | 5 | Streets of marble tombs, Evita’s among them.
    plaza-de-mayo-and-casa-rosada | Plaza de Mayo and Casa Rosada | landmark | photography,history | -34.6083 -58.3712 | 45 out | 0 | always | 5 | Balcony of speeches and the mothers’ white scarves.
    teatro-colon-tour | Teatro Colón Tour | experience | local_life,music,architecture | -34.6011 -58.3831 | 60 in | 32000 | Mon-Sun 10:00-16:45 | 5 | Guided walk of one of the great opera houses.
    san-telmo-market | San Telmo Market | food_hall | food,markets | -34.6217 -58.3735 | 60 in | 0 | Mon-Sun 09:00-20:00 | 4 | Iron hall of antiques and coffee.
    san-telmo-sunday-fair | San Telmo Sunday Fair | market | markets,local_life,music | -34.6205 -58.3715 | 120 out | 0 | Sun 10:00-17:00 | 5 | A mile of stalls and street tango on Defensa.
    caminito | Caminito | neighbourhood | walks,local_life,art,photography | -34.6393 -58.3628 | 60 out | 0 | Mon-Sun 10:00-18:00 | 4 | Painted tin houses; stay in the tourist streets by day.
    el-ateneo-grand-splendid | El Ateneo Grand Splendid | shopping | shopping,books,architecture | -34.5959 -58.3942 | 40 in | 0 | Mon-Sat 09:00-22:00; Sun 12:00-22:00 | 5 | A bookshop in a theatre, with the café on stage.
    malba | MALBA | gallery | art,museums | -34.5772 -58.4033 | 90 in | 9500/0 | Mon,Thu-Sun 12:00-20:00; Wed 11:00-20:00 | 4 | Frida Kahlo and Latin American moderns.
    national-museum-of-fine-arts | National Museum of Fine Arts | museum | museums,art | -34.5838 -58.3930 | 90 in | 0 | Tue-Fri 11:00-19:30; Sat-Sun 10:00-19:30 | 4 | Goya to Berni, free or a small fee.
    museo-evita | Museo Evita | museum | museums,history | -34.5823 -58.4180 | 60 in | 8000 | Tue-Sun 11:00-19:00 | 3 | Dresses and politics in a Palermo mansion.
    fundacion-proa | Fundación Proa | gallery | art,museums,views | -34.6390 -58.3600 | 60 in | 4000/0 | Wed-Sun 12:00-19:00 | 3 | Contemporary shows with a port view in La Boca.
    colon-fabrica-and-usina-del-arte | Colón Fábrica and Usina del Arte | gallery | art,museums,music | -34.6290 -58.3570 | 60 in | 0 | Tue-Sun 12:00-19:00 | 2 | Power station of arts, free.
    palermo-woods-and-rose-garden | Palermo Woods and Rose Garden | garden | nature,walks,family | -34.5715 -58.4170 | 75 out | 0 | Tue-Sun 08:00-18:00 | 4 | Pedal boats and eight thousand roses.
    japanese-garden | Japanese Garden | garden | nature,walks | -34.5755 -58.4095 | 50 out | 7000/0 | Mon-Sun 10:00-18:45 | 3 | Koi, bridges and tea.
    palermo-soho | Palermo Soho | neighbourhood | walks,local_life,shopping,food | -34.5885 -58.4300 | 75 out | 0 | always | 4 | Murals, boutiques and corner cafés.
    floralis-generica | Floralis Genérica | landmark | photography,architecture | -34.5820 -58.3937 | 25 out | 0 | always | 3 | Steel flower that opens with the sun.
    puerto-madero-and-puente-de-la-mujer | Puerto Madero and Puente de la Mujer | neighbourhood | walks,local_life,architecture | -34.6085 -58.3650 | 60 out | 0 | always | 3 | Docks and Calatrava’s bridge.
    costanera-sur-reserve | Costanera Sur Reserve | nature | nature,walks | -34.6120 -58.3510 | 105 out | 0 | Tue-Sun 08:00-18:00 | 3 | Birds and grass beside the towers.
    obelisco-and-avenida-9-de-julio | Obelisco and Avenida 9 de Julio | landmark | photography | -34.6037 -58.3816 | 20 out | 0 | always | 3 | The widest avenue in the world.
    metropolitan-cathedral | Metropolitan Cathedral | religious | religion,architecture,history | -34.6075 -58.3733 | 25 in | 0 | Mon-Sun 08:00-18:00 | 3 | San Martín’s tomb; the last pope’s old church.
    cafe-tortoni-tango | Café Tortoni Tango | show | music,history | -34.6089 -58.3786 | 75 in | 45000 | Mon-Sun 20:00-22:00 | 3 | Short show in the cellar of the oldest café.
    milonga-at-la-catedral | Milonga at La Catedral | nightlife | nightlife,music | -34.6020 -58.4210 | 150 in | 8000 | Mon-Sun 20:00-24:00 | 4 | Tango class and dance in a dark warehouse.
    la-bombonera-museum | La Bombonera Museum | museum | museums,sports | -34.6356 -58.3648 | 75 in | 22000 | Mon-Sun 10:00-18:00 | 3 | Boca’s blue and gold passion.
    polo-or-football-afternoon | Polo or Football Afternoon | experience | local_life,sports | -34.5700 -58.4240 | 150 out | 40000 | Sat-Sun 14:00-19:00 | 2 | Palermo’s polo field in spring; ask for a match.
    tigre-delta | Tigre Delta | day_trip | nature,walks | -34.4260 -58.5796 | 300 out | 18000 | Mon-Sun 09:00-18:00 | 4 | Train to the river islands and a boat ride.
  `,
  eateries: `
    ninina | Ninina | cafe | bakery,brunch | vegetarian,vegan,gluten_free | breakfast,lunch | budget | -34.5870 -58.4290 | 19000 | Mon-Sun 08:00-21:00 | Cakes and salads in Palermo.
    cafe-tortoni | Café Tortoni | cafe | Argentine,café | vegetarian | breakfast,lunch | budget | -34.6089 -58.3787 | 15000 | Mon-Sun 08:00-21:00 | Churros under stained glass since 1858.
    cuervo-cafe | Cuervo Café | cafe | coffee,breakfast | vegetarian,vegan | breakfast | budget | -34.5867 -58.4318 | 13000 | Mon-Sun 08:30-20:00 | Roaster on El Salvador.
    el-cuartito | El Cuartito | restaurant | pizza | vegetarian | lunch,dinner | budget | -34.5970 -58.3855 | 17000 | Tue-Sun 12:00-24:00 | Thick cheese slices among sports photos.
    la-cocina-empanadas | La Cocina Empanadas | food_street | empanadas | vegetarian | lunch,dinner | budget | -34.5945 -58.3985 | 14000 | Mon-Sat 11:00-15:00; Mon-Sat 18:00-23:00 | Spicy beef pastries in Recoleta.
    sarkis | Sarkis | restaurant | Middle Eastern | vegetarian,vegan | lunch,dinner | midrange | -34.5865 -58.4400 | 30000 | Mon-Sun 12:00-15:00; Mon-Sun 20:00-24:00 | Armenian plates in a noisy hall.
    sacro | Sacro | restaurant | vegan | vegetarian,vegan,gluten_free | lunch,dinner | midrange | -34.5820 -58.4345 | 42000 | Mon-Sat 12:00-16:00; Mon-Sat 19:00-24:00 | Elegant plant kitchen.
    la-cabrera | La Cabrera | restaurant | steak,Argentine | - | lunch,dinner | midrange | -34.5885 -58.4300 | 62000 | Mon-Sun 12:30-16:00; Mon-Sun 18:30-24:00 | Steak with many little sides.
    don-julio | Don Julio | restaurant | steak,Argentine | vegetarian | lunch,dinner | premium | -34.5862 -58.4242 | 115000 | Mon-Sun 12:00-16:00; Mon-Sun 19:00-24:00 | The famous corner grill; book months ahead.
  `,
  safety: [
    'Keep phones out of sight in the street; La Boca is for daylight and main streets.',
    'Prices move with inflation: check them before paying and compare card and cash.',
  ],
});
