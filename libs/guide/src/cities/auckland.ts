import { cityOfTables } from '../city-tables.js';

/** Auckland. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const auckland = cityOfTables({
  id: 'auckland', name: 'Auckland', aliases: ['tāmaki makaurau', 'tamaki makaurau', 'oakland nz', 'aukland'],
  country: 'New Zealand', countryCode: 'NZ', continent: 'Oceania', cityCode: 'AKL',
  lat: -36.8485, lng: 174.7633, timezone: 'Pacific/Auckland', currency: 'NZD',
  languages: ['English', 'Māori'], plugs: ['I'], asOf: '2026-11',
  summary:
    'Two harbours and fifty volcanoes: sails, island vineyards, black-sand surf and Polynesian voices in New Zealand’s largest city.',
  bestFor: ['nature', 'views', 'beach', 'walks', 'wine', 'food'],
  daily: { food: { budget: 55, midrange: 105, premium: 220 }, localTransport: 18 },
  localTransport: {
    summary: 'Buses, trains and ferries with an AT HOP card or a bank card; fares are capped for the day.',
    singleFare: 4, dayPass: 20,
  },
  airports: `
    AKL | bus (SkyDrive) | 40 | 19
  `,
  climate: '24/17/75/7 25/17/65/7 23/16/90/8 20/14/97/10 18/12/112/12 15/9/118/13 15/8/135/14 15/9/119/14 16/10/105/12 18/12/93/12 20/13/83/10 22/16/90/9',
  stayAreas: `
    cbd-and-viaduct | CBD and Viaduct | -36.8440 174.7620 | 170 270 520 | Ferries, restaurants and the tower.
    ponsonby | Ponsonby | -36.8550 174.7430 | 170 260 420 | Villas, bars and boutiques.
    parnell | Parnell | -36.8560 174.7810 | 150 230 380 | Old village by the museum.
  `,
  places: `
    auckland-museum | Auckland Museum | museum | museums,history,science,family | -36.8604 174.7778 | 120 in | 32/16 | Mon-Sun 10:00-17:00 closed 12-25 | 5 | Māori carving, a war canoe and volcanoes.
    auckland-domain | Auckland Domain | park | nature,walks | -36.8590 174.7755 | 45 out | 0 | always | 3 | Crater park with winter gardens.
    sky-tower | Sky Tower | viewpoint | views,photography | -36.8485 174.7622 | 60 in | 45/23 | Mon-Sun 09:30-20:00 | 4 | Southern hemisphere classic, with a jump for the brave.
    auckland-art-gallery | Auckland Art Gallery | gallery | art,museums,architecture | -36.8513 174.7663 | 90 in | 25/0 | Mon-Sun 10:00-17:00 closed 12-25 | 4 | Goldie’s portraits under kauri canopies.
    new-zealand-maritime-museum | New Zealand Maritime Museum | museum | museums,history,family | -36.8420 174.7633 | 75 in | 24/12 | Mon-Sun 10:00-17:00 closed 12-25 | 3 | From ocean canoes to America’s Cup yachts.
    motat | MOTAT | museum | museums,science,family | -36.8675 174.7265 | 120 in | 19/10 | Mon-Sun 10:00-16:00 closed 12-25 | 3 | Trams, planes and tinkering for children.
    viaduct-harbour-and-wynyard-quarter | Viaduct Harbour and Wynyard Quarter | neighbourhood | walks,local_life,food,family | -36.8420 174.7580 | 60 out | 0 | always | 3 | Boats, silos and a harbour pool.
    mount-eden | Mount Eden | viewpoint | views,photography,nature,walks,history | -36.8770 174.7640 | 60 out | 0 | Mon-Sun 07:00-20:00 | 5 | Green crater over the city; keep to the boardwalk.
    one-tree-hill-and-cornwall-park | One Tree Hill and Cornwall Park | park | nature,walks,history | -36.9000 174.7830 | 90 out | 0 | Mon-Sun 07:00-20:00 | 4 | Sheep, an obelisk and terraces of a Māori fort.
    devonport-and-north-head | Devonport and North Head | neighbourhood | walks,local_life,views,history | -36.8280 174.8110 | 150 out | 0 | always | 4 | Ferry to villas and tunnels; the ferry costs about eight dollars.
    waiheke-island | Waiheke Island | day_trip | wine,beach,views | -36.7950 175.0200 | 330 out | 46/24 | always | 5 | Vineyards and beaches, 40 minutes by ferry; the price is the return.
    rangitoto-island | Rangitoto Island | day_trip | nature,walks,views | -36.7870 174.8600 | 300 out | 46/24 | Mon-Sun 09:00-16:00 | 4 | Lava paths to the cone of the youngest volcano; the price is the ferry.
    mission-bay | Mission Bay | beach | beach,family,walks | -36.8480 174.8310 | 105 out | 0 | always | 3 | Calm beach and ice cream along Tamaki Drive.
    kelly-tarltons-sea-life | Kelly Tarlton’s Sea Life | zoo | family | -36.8460 174.8170 | 75 in | 49/35 | Mon-Sun 09:30-17:00 | 2 | Penguins on ice and a shark tunnel.
    auckland-zoo | Auckland Zoo | zoo | family,nature | -36.8640 174.7195 | 180 out | 29/14 | Mon-Sun 09:30-17:00 | 3 | Kiwi in the dark and orangutans overhead.
    ponsonby-road | Ponsonby Road | shopping | shopping,food | -36.8550 174.7455 | 60 out | 0 | always | 2 | Boutiques and cafés in wooden villas.
    la-cigale-market | Parnell Farmers’ Market | market | markets,local_life,food | -36.8597 174.7797 | 60 out | 0 | Sat 08:00-13:00 | 3 | Growers and bakers behind the Jubilee Building on Saturdays.
    otara-market | Ōtara Market | market | markets,local_life | -36.9610 174.8720 | 75 out | 0 | Sat 06:00-12:00 | 2 | Polynesian Saturday market with crafts and music.
    britomart | Britomart | neighbourhood | walks,local_life,shopping | -36.8443 174.7680 | 45 out | 0 | always | 2 | Restored warehouses with designers and bars.
    parnell-rose-garden | Parnell Rose Garden | garden | nature,walks | -36.8510 174.7905 | 35 out | 0 | always | 2 | Roses from November to March by a pohutukawa.
    st-patricks-cathedral | St Patrick’s Cathedral | religious | religion,architecture | -36.8480 174.7638 | 20 in | 0 | Mon-Sun 08:00-18:00 | 1 | Quiet near the tower.
    civic-theatre | Civic Theatre | show | music,architecture | -36.8518 174.7640 | 140 in | 80 | Tue-Sat 19:00-22:00 | 2 | Elephants, lions and a starry ceiling of 1929.
    karangahape-road-bars | Karangahape Road Bars | nightlife | nightlife,music | -36.8575 174.7600 | 105 out | 0 | Mon-Sun 18:00-24:00 | 3 | Independent bars and clubs.
    piha-beach | Piha Beach | day_trip | beach,sports,nature | -36.9540 174.4700 | 240 out | 0 | always | 4 | Black sand and Lion Rock, 40 minutes by car.
    waitakere-arataki-centre | Waitākere Arataki Centre | nature | nature,views | -36.9460 174.6090 | 105 out | 0 | Mon-Sun 09:00-17:00 | 3 | Rain forest walks and views of both coasts.
  `,
  eateries: `
    best-ugly-bagels | Best Ugly Bagels | cafe | bagels,breakfast | vegetarian,vegan | breakfast,lunch | budget | -36.8425 174.7560 | 19 | Mon-Sun 07:00-15:00 | Hand-rolled bagels at Wynyard.
    amano-bakery | Amano Bakery | cafe | bakery,Italian | vegetarian | breakfast,lunch | budget | -36.8450 174.7690 | 24 | Mon-Sun 07:00-16:00 | Pastries and pasta at Britomart.
    dizengoff | Dizengoff | cafe | brunch,Middle Eastern | vegetarian | breakfast,lunch | budget | -36.8521 174.7437 | 30 | Mon-Sun 07:00-15:00 | Eggs, bagels and salads on Ponsonby Road.
    federal-delicatessen | Federal Delicatessen | restaurant | deli,diner | vegetarian | breakfast,lunch,dinner | midrange | -36.8487 174.7617 | 48 | Mon-Sun 07:00-22:00 | Reubens under the tower.
    elliott-stables | Elliott Stables | food_hall | international | vegetarian,vegan | lunch,dinner | budget | -36.8500 174.7632 | 27 | Mon-Sun 11:00-21:00 | Small kitchens around a covered court in town.
    swashbucklers | Swashbucklers | restaurant | seafood,fish and chips | - | lunch,dinner | budget | -36.8430 174.7530 | 32 | Mon-Sun 11:00-21:00 | Fish and chips among boats.
    little-bird-kitchen | Little Bird Kitchen | restaurant | vegan | vegetarian,vegan,gluten_free | breakfast,lunch | midrange | -36.8572 174.7462 | 32 | Mon-Sun 08:00-16:00 | Raw and vegan plates in Ponsonby.
    depot | Depot | restaurant | New Zealand,seafood | vegetarian | lunch,dinner | midrange | -36.8487 174.7620 | 75 | Mon-Sun 11:30-22:00 | Oysters and hapuka sliders.
    the-grove | The Grove | restaurant | New Zealand,fine dining | vegetarian | dinner | premium | -36.8490 174.7665 | 210 | Tue-Sat 18:00-22:00 | Set menus by St Patrick’s Square.
  `,
  safety: [
    'West coast beaches have rips: swim between flags.',
    'The sun burns within minutes in summer.',
  ],
});
