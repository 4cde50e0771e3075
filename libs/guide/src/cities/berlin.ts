import { cityOfTables } from '../city-tables.js';

/** Berlin. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const berlin = cityOfTables({
  id: 'berlin', name: 'Berlin', aliases: ['berlin germany', 'berlino', 'berlín'],
  country: 'Germany', countryCode: 'DE', continent: 'Europe', cityCode: 'BER',
  lat: 52.517, lng: 13.3889, timezone: 'Europe/Berlin', currency: 'EUR',
  languages: ['German'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'A spread-out capital of museums, memorials and lakes, where the traces of the Wall run beside new quarters and the nights are long.',
  bestFor: ['history', 'museums', 'nightlife', 'art', 'music', 'architecture', 'local_life'],
  daily: { food: { budget: 25, midrange: 48, premium: 110 }, localTransport: 9 },
  localTransport: {
    summary: 'S-Bahn, U-Bahn, trams and buses share zone tickets (AB for the city, ABC with the airport). Stamp paper tickets before boarding.',
    singleFare: 4, dayPass: 11.2,
  },
  airports: `
    BER | train (FEX or S9) | 35 | 5
  `,
  climate: '3/-2/50/10 5/-1/38/8 9/1/44/9 15/5/34/7 20/10/57/8 23/13/64/9 25/15/69/9 25/15/60/8 20/11/48/8 14/7/44/8 8/3/46/9 4/0/49/10',
  stayAreas: `
    mitte | Mitte | 52.5230 13.4000 | 95 150 320 | Between Museum Island and Hackescher Markt: the shortest ways to the sights.
    prenzlauer-berg | Prenzlauer Berg | 52.5390 13.4180 | 80 130 230 | Leafy streets of old houses, cafés and playgrounds.
    kreuzberg | Kreuzberg | 52.4990 13.4180 | 75 120 210 | Canal, Turkish kitchens and bars; lively until late.
    charlottenburg | Charlottenburg | 52.5040 13.3200 | 80 130 260 | The calmer west around Savignyplatz and Kurfürstendamm.
  `,
  places: `
    brandenburg-gate | Brandenburg Gate | landmark | photography,history,architecture | 52.5163 13.3777 | 30 out | 0 | always | 5 | The gate that stood in no man’s land; come early for a picture without crowds.
    reichstag-dome | Reichstag Dome | viewpoint | views,photography,history,architecture | 52.5186 13.3762 | 75 in | 0 | Mon-Sun 08:00-22:00 | 5 | Free, but register online days ahead and bring a passport; the ramp winds up inside the glass.
    holocaust-memorial | Holocaust Memorial | landmark | photography,history | 52.5139 13.3788 | 45 out | 0 | always | 4 | A field of 2,711 concrete blocks; the information centre underneath closes on Mondays.
    neues-museum | Neues Museum | museum | museums,history | 52.5206 13.3977 | 105 in | 14/0 | Tue-Sun 10:00-18:00 | 4 | Nefertiti and the Egyptian collection in a house rebuilt around its war damage.
    alte-nationalgalerie | Alte Nationalgalerie | gallery | art,museums | 52.5209 13.3982 | 75 in | 12/0 | Tue-Sun 10:00-18:00 | 3 | Caspar David Friedrich and Menzel in a temple on Museum Island.
    berlin-cathedral | Berlin Cathedral | religious | religion,architecture,views | 52.5191 13.4010 | 60 in | 15/0 | Mon-Fri 10:00-18:00; Sat 10:00-17:00; Sun 12:00-17:00 | 3 | Climb 270 steps to the dome walk over Museum Island.
    east-side-gallery | East Side Gallery | landmark | photography,history,art | 52.5050 13.4397 | 60 out | 0 | always | 5 | More than a kilometre of painted Wall along the Spree.
    berlin-wall-memorial | Berlin Wall Memorial | museum | museums,history | 52.5351 13.3902 | 75 out | 0 | always | 4 | Preserved border strip on Bernauer Straße with a tower to look over it; exhibits close on Mondays.
    topography-of-terror | Topography of Terror | museum | museums,history | 52.5065 13.3825 | 90 in | 0 | Mon-Sun 10:00-20:00 | 4 | Documents on the headquarters of the SS on their former site, with a piece of Wall.
    checkpoint-charlie | Checkpoint Charlie | landmark | photography,history | 52.5074 13.3904 | 20 out | 0 | always | 2 | A copy of the border hut; the open-air boards beside it tell more.
    jewish-museum-berlin | Jewish Museum Berlin | museum | museums,architecture,history | 52.5021 13.3952 | 120 in | 10/0 | Mon-Sun 10:00-18:00 | 4 | Libeskind’s zigzag building and a clear history of Jewish life in Germany.
    gemaldegalerie | Gemäldegalerie | gallery | art,museums | 52.5085 13.3653 | 105 in | 14/0 | Tue-Sun 10:00-18:00 | 3 | Vermeer, Rembrandt and Caravaggio with hardly a queue.
    ddr-museum | DDR Museum | museum | museums,history,family | 52.5195 13.4026 | 75 in | 13.5/8 | Mon-Sun 09:00-21:00 | 3 | Daily life in East Germany to touch, with a Trabant to sit in.
    tv-tower | TV Tower | viewpoint | views,photography,architecture | 52.5208 13.4094 | 60 in | 25/15 | Mon-Sun 10:00-23:00 | 3 | View from 203 metres; timed tickets spare the wait.
    tiergarten-and-victory-column | Tiergarten and Victory Column | park | nature,walks,views,sports | 52.5145 13.3501 | 75 out | 0 | always | 3 | The city’s central park; 270 steps up the column cost a few euros.
    tempelhofer-feld | Tempelhofer Feld | park | nature,walks,sports,local_life | 52.4750 13.4010 | 75 out | 0 | Mon-Sun 06:00-20:00 | 3 | Cycle and picnic on the runways of a closed airport.
    mauerpark | Mauerpark | market | markets,local_life,music | 52.5411 13.4022 | 75 out | 0 | Sun 10:00-18:00 | 3 | Sunday flea market; in the warm season karaoke in the stone arena from the afternoon.
    charlottenburg-palace | Charlottenburg Palace | palace | history,architecture,nature | 52.5209 13.2957 | 105 in | 19/0 | Tue-Sun 10:00-16:30 | 3 | Baroque rooms and porcelain cabinet; the park behind is free.
    raw-gelande | RAW-Gelände | nightlife | nightlife,music,local_life | 52.5073 13.4540 | 120 out | 0 | Mon-Sun 19:00-24:00 | 2 | Clubs, bars and climbing walls in an old railway repair yard.
    sanssouci | Sanssouci | day_trip | history,architecture,nature | 52.4042 13.0385 | 300 out | 14/0 | Tue-Sun 10:00-17:30 | 4 | Frederick’s palace and vineyard park in Potsdam, forty minutes by S-Bahn.
  `,
  eateries: `
    zeit-fur-brot | Zeit für Brot | cafe | bakery | vegetarian,vegan | breakfast,lunch | budget | 52.5278 13.4080 | 9 | Mon-Fri 07:30-20:00; Sat-Sun 08:00-20:00 | Warm cinnamon snails from a glass bakery on Alte Schönhauser Straße.
    cafe-einstein-unter-den-linden | Café Einstein Unter den Linden | cafe | Austrian,breakfast | vegetarian | breakfast,lunch,dinner | midrange | 52.5167 13.3850 | 24 | Mon-Sun 08:00-22:00 | Viennese coffee house near the gate, where politicians have breakfast.
    house-of-small-wonder | House of Small Wonder | cafe | brunch,Japanese | vegetarian | breakfast,lunch | midrange | 52.5262 13.3880 | 18 | Mon-Sun 09:00-16:00 | Spiral stairs, plants and matcha toast; come early.
    mustafas-gemuse-kebap | Mustafa’s Gemüse Kebap | food_street | Turkish | vegetarian,halal | lunch,dinner | budget | 52.4940 13.3880 | 8 | Mon-Sun 10:00-24:00 | The long queue on Mehringdamm is for kebab with roast vegetables.
    curry-36 | Curry 36 | food_street | sausages,German | vegan | lunch,dinner | budget | 52.4935 13.3876 | 8 | Mon-Sun 09:00-24:00 | Currywurst with or without skin, vegan too.
    markthalle-neun | Markthalle Neun | food_hall | international,German | vegetarian,vegan | lunch,dinner | budget | 52.5021 13.4318 | 14 | Mon-Sat 12:00-18:00 | Brick market hall of 1891; street food evening on Thursdays.
    zur-letzten-instanz | Zur letzten Instanz | restaurant | German | - | lunch,dinner | midrange | 52.5183 13.4126 | 28 | Tue-Sat 12:00-23:00 | Pork knuckle in the oldest inn of the city.
    cookies-cream | Cookies Cream | restaurant | vegetarian,fine dining | vegetarian,vegan,gluten_free | dinner | premium | 52.5165 13.3886 | 115 | Tue-Sat 18:00-23:00 | Vegetarian tasting menu found through a back yard near the opera.
  `,
  safety: [
    'Watch pockets on the U1, U8 and S-Bahn and around Alexanderplatz.',
    'Some parks such as Görlitzer Park are better avoided after dark.',
  ],
});
