import { cityOfTables } from '../city-tables.js';

/** Copenhagen. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const copenhagen = cityOfTables({
  id: 'copenhagen', name: 'Copenhagen', aliases: ['københavn', 'kopenhagen', 'copenhague', 'copenaghen', 'kobenhavn', 'kopenhaga'],
  country: 'Denmark', countryCode: 'DK', continent: 'Europe', cityCode: 'CPH',
  lat: 55.6761, lng: 12.5683, timezone: 'Europe/Copenhagen', currency: 'DKK',
  languages: ['Danish', 'English'], plugs: ['C', 'E', 'F', 'K'], asOf: '2026-11',
  summary:
    'Harbour baths, bicycles and design: a relaxed royal capital with a pleasure garden in its middle and some of the best kitchens of the north.',
  bestFor: ['food', 'architecture', 'walks', 'art', 'family', 'museums'],
  daily: { food: { budget: 280, midrange: 520, premium: 1200 }, localTransport: 90 },
  localTransport: {
    summary: 'Driverless metro day and night, S-trains and buses by zones; the City Pass Small covers the centre and airport. Cycling is quickest.',
    singleFare: 24, dayPass: 90,
  },
  airports: `
    CPH | metro M2 | 15 | 30
  `,
  climate: '3/-1/53/11 4/-1/39/9 7/1/39/9 11/4/37/8 16/8/45/8 20/12/61/9 22/14/67/9 22/14/76/10 18/11/63/10 13/7/70/12 8/4/60/12 5/1/61/12',
  stayAreas: `
    indre-by | Indre By | 55.6800 12.5750 | 1100 1700 3300 | The medieval centre around Strøget.
    vesterbro | Vesterbro | 55.6690 12.5500 | 850 1300 2300 | Former meat market full of kitchens, behind the station.
    norrebro | Nørrebro | 55.6890 12.5540 | 800 1200 2000 | Young and mixed, cafés on Jægersborggade.
  `,
  places: `
    tivoli-gardens | Tivoli Gardens | theme_park | family,music | 55.6737 12.5681 | 180 out | 180/90 | Mon-Sun 11:00-22:00 | 5 | Amusement park of 1843 with lanterns; rides cost extra. Closed between seasons, so check dates.
    den-bla-planet | Den Blå Planet aquarium | zoo | family,nature,science | 55.6383 12.6563 | 150 in | 230/130 | Mon-Sun 10:00-17:00 | 3 | A whirl of aluminium by the sea with an ocean tank; 15 minutes from the centre by metro.
    nyhavn | Nyhavn | landmark | photography,history | 55.6797 12.5910 | 40 out | 0 | always | 5 | Coloured gables around a harbour basin.
    rosenborg-castle | Rosenborg Castle | palace | history,architecture,art | 55.6858 12.5773 | 75 in | 140/0 | Mon-Sun 10:00-16:00 | 4 | Crown jewels in the cellar of a Renaissance toy castle.
    kings-garden | King’s Garden | garden | nature,walks,family | 55.6850 12.5800 | 40 out | 0 | Mon-Sun 07:00-20:00 | 3 | Lawns and lime alleys around Rosenborg.
    amalienborg-and-changing-of-the-guard | Amalienborg and Changing of the Guard | palace | history,architecture | 55.6841 12.5930 | 50 out | 0 | always | 4 | Guards march in at noon; one of the four palaces is a museum with its own ticket.
    national-museum-of-denmark | National Museum of Denmark | museum | museums,history,family | 55.6748 12.5747 | 120 in | 140/0 | Tue-Sun 10:00-17:00 | 4 | The sun chariot and bog finds, with a floor for children.
    ny-carlsberg-glyptotek | Ny Carlsberg Glyptotek | museum | museums,art,architecture | 55.6727 12.5723 | 100 in | 130/0 | Tue-Sun 10:00-17:00 | 4 | Sculpture and French painting around a winter garden of palms.
    smk-national-gallery | SMK National Gallery | gallery | art,museums | 55.6890 12.5785 | 100 in | 130/0 | Tue-Sun 10:00-18:00 | 3 | Danish golden age and Matisse.
    christiansborg-palace-and-tower | Christiansborg Palace and Tower | palace | history,architecture,views | 55.6763 12.5805 | 90 in | 185/0 | Tue-Sun 10:00-17:00 | 3 | Royal halls and parliament; the tower with the best free view is in front.
    church-of-our-saviour | Church of Our Saviour | religious | religion,architecture,views | 55.6728 12.5941 | 45 in | 69/20 | Mon-Sun 09:00-20:00 | 4 | The last turns of the stairs wind outside around the spire.
    freetown-christiania | Freetown Christiania | neighbourhood | walks,local_life,music | 55.6738 12.6000 | 60 out | 0 | always | 3 | Self-governed quarter of workshops and lakeside huts; ask before photographing.
    designmuseum-danmark | Designmuseum Danmark | museum | museums,architecture,art | 55.6866 12.5936 | 80 in | 130/0 | Tue-Sun 10:00-18:00 | 3 | A tunnel of chairs in a rococo hospital.
    the-little-mermaid | The Little Mermaid | landmark | photography | 55.6929 12.5993 | 20 out | 0 | always | 2 | Small and crowded; the walk along the water past the fortress is the point.
    kastellet | Kastellet | park | nature,walks,history | 55.6914 12.5942 | 40 out | 0 | Mon-Sun 06:00-22:00 | 3 | Star-shaped fortress with ramparts and a mill.
    stroget | Strøget | shopping | shopping,walks | 55.6790 12.5780 | 50 out | 0 | always | 3 | Long pedestrian street; the parallels are more interesting.
    round-tower | Round Tower | viewpoint | views,photography,history,science | 55.6814 12.5757 | 40 in | 40/10 | Mon-Sun 10:00-18:00 | 4 | A spiral ramp a horse could climb, up to Europe’s oldest observatory.
    torvehallerne | Torvehallerne | food_hall | food,markets | 55.6838 12.5695 | 45 in | 0 | Mon-Sun 10:00-19:00 | 4 | Glass market halls of fish, bread and coffee.
    islands-brygge-harbour-bath | Islands Brygge Harbour Bath | beach | beach,family,sports | 55.6660 12.5760 | 75 out | 0 | Mon-Sun 07:00-19:00 | 3 | Free swimming in clean harbour water, guarded in summer.
    superkilen-and-assistens-cemetery | Superkilen and Assistens Cemetery | park | nature,walks,books | 55.6935 12.5475 | 60 out | 0 | Mon-Sun 07:00-19:00 | 2 | A red, black and green park, and the grave of Andersen.
    reffen | Reffen | market | markets,local_life,food | 55.6935 12.6080 | 75 out | 0 | Mon-Sun 12:00-21:00 | 3 | Street food and makers on a former shipyard, from spring to autumn.
    louisiana-museum-of-modern-art | Louisiana Museum of Modern Art | day_trip | art,views,architecture,nature | 55.9695 12.5430 | 240 in | 145/0 | Tue-Fri 11:00-22:00; Sat-Sun 11:00-18:00 | 5 | Art, lawns and the Sound, 35 minutes by train in Humlebæk.
  `,
  eateries: `
    andersen-maillard | Andersen & Maillard | cafe | bakery,coffee | vegetarian | breakfast,lunch | budget | 55.6920 12.5530 | 95 | Mon-Sun 07:00-19:00 | Espresso croissants in Nørrebro.
    sankt-peders-bageri | Sankt Peders Bageri | cafe | bakery | vegetarian | breakfast | budget | 55.6788 12.5690 | 60 | Mon-Fri 07:30-17:30; Sat-Sun 07:30-17:00 | The oldest bakery, with cinnamon buns on Wednesdays.
    grod | Grød | cafe | porridge,Danish | vegetarian,vegan | breakfast,lunch,dinner | budget | 55.6906 12.5468 | 95 | Mon-Sun 07:30-21:00 | Porridge all day on Jægersborggade.
    dop | DØP | food_street | hot dogs,Danish | vegan | lunch,dinner | budget | 55.6813 12.5757 | 70 | Mon-Sat 11:00-18:30 | Organic hot dogs by the Round Tower.
    aamanns | Aamanns | restaurant | Danish,smørrebrød | vegetarian | lunch | midrange | 55.6829 12.5755 | 290 | Mon-Sun 11:00-16:00 | Open sandwiches made new.
    warpigs | Warpigs | restaurant | barbecue,beer | - | lunch,dinner | midrange | 55.6680 12.5605 | 240 | Mon-Sun 11:30-23:00 | Texan meat by the tray in the meatpacking yard.
    baest | Bæst | restaurant | pizza,Italian | vegetarian | lunch,dinner | midrange | 55.6899 12.5560 | 270 | Mon-Sun 17:00-22:00 | Sourdough pizza with its own mozzarella.
    barr | Barr | restaurant | Nordic | vegetarian | lunch,dinner | premium | 55.6781 12.5955 | 650 | Tue-Sat 12:00-14:30; Tue-Sat 17:00-22:00 | North Sea cooking in an old warehouse by the water.
  `,
  safety: [
    'Look out for cycle lanes before stepping off the kerb; bicycles have the right.',
    'Do not photograph in Christiania’s main street; buying drugs there is illegal.',
  ],
});
