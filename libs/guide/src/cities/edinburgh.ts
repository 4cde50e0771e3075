import { cityOfTables } from '../city-tables.js';

/** Edinburgh. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const edinburgh = cityOfTables({
  id: 'edinburgh', name: 'Edinburgh', aliases: ['edinburg', 'edimburgo', 'édimbourg', 'edynburg'],
  country: 'United Kingdom', countryCode: 'GB', continent: 'Europe', cityCode: 'EDI',
  lat: 55.9521, lng: -3.1965, timezone: 'Europe/London', currency: 'GBP',
  languages: ['English'], plugs: ['G'], asOf: '2026-11',
  summary:
    'A castle on a volcanic rock, a medieval ridge and a Georgian grid facing each other, with hills to climb inside the city and festivals in August.',
  bestFor: ['history', 'views', 'walks', 'books', 'architecture', 'wine'],
  daily: { food: { budget: 27, midrange: 52, premium: 115 }, localTransport: 5 },
  localTransport: {
    summary: 'Lothian buses and one tram line; touch a bank card on board and the day is capped. The old and new towns are walked.',
    singleFare: 2.2, dayPass: 5.2,
  },
  airports: `
    EDI | tram | 35 | 7.9
  `,
  climate: '7/2/67/12 8/2/54/10 10/3/51/10 12/5/41/9 15/7/49/10 17/10/66/10 19/12/72/10 19/12/75/10 17/10/53/9 13/7/79/12 10/4/69/11 7/2/69/12',
  stayAreas: `
    old-town | Old Town | 55.9495 -3.1900 | 120 190 390 | On the Royal Mile; steep closes and stairs, dear in August.
    new-town | New Town | 55.9550 -3.1980 | 125 200 400 | Georgian terraces near shops and galleries.
    leith | Leith | 55.9740 -3.1710 | 90 135 230 | The old port with good restaurants, by tram.
  `,
  places: `
    edinburgh-castle | Edinburgh Castle | landmark | photography,history,views | 55.9486 -3.1999 | 120 out | 21.5/13 | Mon-Sun 09:30-18:00 closed 12-25 12-26 | 5 | Crown jewels and the one o’clock gun, except Sundays; book the first hour.
    royal-mile | Royal Mile | neighbourhood | walks,local_life,history,shopping | 55.9500 -3.1880 | 60 out | 0 | always | 5 | From castle to palace; the narrow closes on both sides are the best of it.
    st-giles-cathedral | St Giles’ Cathedral | religious | religion,architecture,history | 55.9495 -3.1909 | 40 in | 0 | Mon-Fri 10:00-18:00; Sat 09:00-17:00; Sun 13:00-17:00 | 4 | Crown-shaped spire and the carved Thistle Chapel; a donation is asked.
    national-museum-of-scotland | National Museum of Scotland | museum | museums,history,science,family | 55.9470 -3.1905 | 120 in | 0 | Mon-Sun 10:00-17:00 closed 12-25 | 5 | Dolly the sheep, Pictish stones and a bright iron hall, free; go up to the roof terrace.
    palace-of-holyroodhouse | Palace of Holyroodhouse | palace | history,architecture,art | 55.9527 -3.1723 | 90 in | 21/13 | Mon,Thu-Sun 09:30-18:00 | 4 | Mary Queen of Scots’ rooms; shut when royalty visits.
    arthurs-seat | Arthur’s Seat | nature | nature,views,walks,sports | 55.9441 -3.1618 | 120 out | 0 | always | 5 | An old volcano in the city: an hour up from Holyrood, wind on top.
    calton-hill | Calton Hill | viewpoint | views,photography,history | 55.9553 -3.1825 | 40 out | 0 | always | 4 | Unfinished temple and the widest easy view, five minutes from Princes Street.
    scottish-national-gallery | Scottish National Gallery | gallery | art,museums | 55.9509 -3.1957 | 90 in | 0 | Mon-Sun 10:00-17:00 | 4 | Raeburn’s skating minister and Titian, free.
    scottish-national-portrait-gallery | Scottish National Portrait Gallery | gallery | art,museums,history,architecture | 55.9555 -3.1935 | 60 in | 0 | Mon-Sun 10:00-17:00 | 3 | Neo-Gothic hall with a gilded frieze of Scots, free.
    the-real-mary-kings-close | The Real Mary King’s Close | experience | local_life,history,family | 55.9500 -3.1901 | 60 in | 25/18 | Mon-Sun 10:00-20:00 | 4 | Guided walk through streets buried under the Royal Mile.
    dean-village-and-water-of-leith | Dean Village and Water of Leith | neighbourhood | walks,local_life,nature | 55.9523 -3.2180 | 60 out | 0 | always | 4 | Old mills in a green gorge, ten minutes from Princes Street.
    royal-botanic-garden | Royal Botanic Garden | garden | nature,walks,family | 55.9653 -3.2092 | 75 out | 0 | Mon-Sun 10:00-17:00 | 3 | Rock garden and Chinese hillside, free; glasshouses are being renewed.
    princes-street-gardens | Princes Street Gardens | park | nature,walks | 55.9500 -3.1990 | 40 out | 0 | Mon-Sun 07:00-19:00 | 3 | Lawns in a drained loch below the castle.
    royal-yacht-britannia | Royal Yacht Britannia | museum | museums,history,family | 55.9822 -3.1770 | 90 in | 20/10 | Mon-Sun 10:00-16:00 | 3 | The queen’s ship, down to the engine room.
    writers-museum | Writers’ Museum | museum | museums,books | 55.9496 -3.1936 | 40 in | 0 | Mon-Sun 10:00-17:00 | 3 | Burns, Scott and Stevenson in an old close, free.
    scotch-whisky-experience | Scotch Whisky Experience | experience | local_life,wine | 55.9488 -3.1958 | 60 in | 24/12 | Mon-Sun 10:00-18:00 | 3 | Barrel ride, noses and a dram by the castle.
    victoria-street | Victoria Street | shopping | shopping,architecture | 55.9487 -3.1938 | 30 out | 0 | always | 3 | Curved street of coloured shop fronts down to the Grassmarket.
    greyfriars-kirkyard | Greyfriars Kirkyard | landmark | photography,history | 55.9468 -3.1924 | 30 out | 0 | always | 3 | Graves, ghost tales and the faithful terrier Bobby.
    sandy-bells | Sandy Bell’s | nightlife | nightlife,music,local_life | 55.9460 -3.1910 | 90 in | 0 | Mon-Sun 17:00-24:00 | 3 | Folk musicians play in this small pub every night.
    portobello-beach | Portobello Beach | beach | beach,walks,family | 55.9535 -3.1120 | 90 out | 0 | always | 2 | Sandy promenade by bus 26, with cafés and cold swims.
    rosslyn-chapel | Rosslyn Chapel | day_trip | history,religion,architecture | 55.8554 -3.1602 | 150 in | 10.5/0 | Mon-Sat 09:30-17:00; Sun 12:00-16:45 | 3 | Stone carved into every corner, forty minutes by bus 37.
  `,
  eateries: `
    the-milkman | The Milkman | cafe | coffee,breakfast | vegetarian,vegan | breakfast,lunch | budget | 55.9508 -3.1912 | 10 | Mon-Sun 08:00-18:00 | Good coffee and cakes on Cockburn Street.
    loudons | Loudons | cafe | brunch | vegetarian,vegan,gluten_free | breakfast,lunch | budget | 55.9420 -3.2037 | 18 | Mon-Sun 08:00-15:00 | Large brunches at Fountainbridge.
    the-larder | The Larder | cafe | Scottish,breakfast | vegetarian,vegan | breakfast,lunch | budget | 55.9512 -3.1790 | 15 | Mon-Sun 09:00-16:00 | Baps, soups and scones near the lower Royal Mile.
    mosque-kitchen | Mosque Kitchen | restaurant | Indian,Pakistani | vegetarian,vegan,halal | lunch,dinner | budget | 55.9447 -3.1858 | 11 | Mon-Sun 11:30-22:00 | Curries in generous portions on Nicolson Square.
    oink | Oink | food_street | Scottish,sandwiches | - | lunch | budget | 55.9478 -3.1963 | 9 | Mon-Sun 11:00-17:00 | Hog roast rolls on Victoria Street.
    makars-mash-bar | Makars Mash Bar | restaurant | Scottish | vegetarian,gluten_free | lunch,dinner | midrange | 55.9499 -3.1946 | 27 | Mon-Sun 12:00-22:00 | Mash with haggis or lamb shank on the Mound.
    hendersons | Henderson’s | restaurant | vegetarian | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 55.9395 -3.2040 | 25 | Mon-Sun 12:00-21:00 | Vegetarian Scottish cooking, haggis included, near the Meadows.
    the-kitchin | The Kitchin | restaurant | Scottish,fine dining | vegetarian | lunch,dinner | premium | 55.9770 -3.1725 | 115 | Tue-Sat 12:00-13:30; Tue-Sat 18:00-21:30 | Starred nature-to-plate cooking in a Leith warehouse.
    ting-thai-caravan | Ting Thai Caravan | restaurant | Thai,street food | vegetarian,vegan | lunch,dinner | budget | 55.9453 -3.1897 | 14 | Mon-Sun 11:30-22:00 | Quick noodles and curries at shared tables by the university.
    civerinos-slice | Civerinos Slice | restaurant | pizza | vegetarian | lunch,dinner | budget | 55.9465 -3.1878 | 14 | Mon-Sun 12:00-22:00 | Large slices by the university.
  `,
  safety: [
    'In August book beds months ahead; prices double.',
    'Arthur’s Seat is windy and slippery after rain: wear real shoes.',
  ],
});
