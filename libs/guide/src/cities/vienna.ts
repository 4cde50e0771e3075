import { cityOfTables } from '../city-tables.js';

/** Vienna. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const vienna = cityOfTables({
  id: 'vienna', name: 'Vienna', aliases: ['wien', 'vienne', 'viena', 'wenen', 'bécs'],
  country: 'Austria', countryCode: 'AT', continent: 'Europe', cityCode: 'VIE',
  lat: 48.2085, lng: 16.3721, timezone: 'Europe/Vienna', currency: 'EUR',
  languages: ['German'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'The old imperial capital on the Danube: palaces, concert halls and coffee houses inside the Ringstrasse, vineyards at the edge of town and trams to everywhere.',
  bestFor: ['music', 'history', 'art', 'architecture', 'museums', 'food', 'local_life'],
  daily: { food: { budget: 28, midrange: 55, premium: 120 }, localTransport: 8 },
  localTransport: {
    summary: 'U-Bahn, trams and buses share one ticket; validate paper tickets before the first ride. The Ring trams 1, 2, D and 71 pass most sights.',
    singleFare: 3.2, dayPass: 10.2,
  },
  airports: `
    VIE | train (S7 or Railjet) | 25 | 4.4
  `,
  climate: '3/-2/42/8 6/-1/40/7 11/3/51/8 16/7/45/7 21/11/69/9 25/15/70/9 27/16/73/9 27/16/66/8 21/12/60/7 15/7/42/6 8/3/46/7 4/-1/46/8',
  stayAreas: `
    innere-stadt | Innere Stadt | 48.2092 16.3728 | 110 190 420 | Inside the Ring: everything on foot, the highest prices and quiet nights in the side lanes.
    neubau | Neubau | 48.2010 16.3490 | 85 140 260 | Design shops and cafés behind the MuseumsQuartier, two stops from the centre on the U3.
    leopoldstadt | Leopoldstadt | 48.2185 16.3850 | 75 125 230 | Across the canal by the Prater and Karmelitermarkt, on the U1 and U2.
  `,
  places: `
    schonbrunn-palace | Schönbrunn Palace | palace | history,architecture,family | 48.1845 16.3122 | 150 in | 34/25 | Mon-Sun 09:00-17:00 | 5 | Forty state rooms of the Habsburgs by timed ticket; book the first slot, then walk up to the Gloriette.
    schonbrunn-gardens | Schönbrunn Gardens | garden | nature,walks,family,views | 48.1801 16.3089 | 75 out | 0 | Mon-Sun 06:30-19:00 | 4 | Free park behind the palace with the Neptune fountain and the hill of the Gloriette.
    st-stephens-cathedral | St Stephen’s Cathedral | religious | religion,architecture,history,views | 48.2085 16.3731 | 45 in | 7/3 | Mon-Sat 09:00-16:30; Sun 13:00-16:30 | 5 | The back of the nave is free; the ticket is for the main nave or the south tower with its 343 steps.
    upper-belvedere | Upper Belvedere | museum | museums,art,architecture | 48.1915 16.3809 | 105 in | 19.5/0 | Mon-Sun 09:00-18:00 | 5 | Klimt’s Kiss hangs in a baroque palace; the terrace looks over the gardens to the cathedral.
    kunsthistorisches-museum | Kunsthistorisches Museum | museum | museums,art,architecture | 48.2038 16.3617 | 150 in | 21/0 | Tue-Sun 10:00-18:00; Thu 18:00-21:00 | 5 | Bruegel’s largest collection under a marble dome; late opening on Thursdays.
    albertina | Albertina | gallery | art,museums,history | 48.2046 16.3683 | 105 in | 19.9/0 | Mon-Sun 10:00-18:00; Wed 18:00-21:00 | 4 | From Monet to Picasso, with Dürer’s drawings at times and Habsburg state rooms.
    leopold-museum | Leopold Museum | museum | museums,art | 48.2026 16.3590 | 90 in | 17/0 | Mon,Wed-Sun 10:00-18:00 | 3 | The largest collection of Egon Schiele, in the court of the MuseumsQuartier.
    hofburg-sisi-museum | Hofburg Sisi Museum | museum | museums,history | 48.2068 16.3655 | 90 in | 20/12 | Mon-Sun 09:00-17:30 | 3 | Imperial apartments and the life of Empress Elisabeth, entered below the dome of Michaelerplatz.
    natural-history-museum | Natural History Museum | museum | museums,science,family | 48.2053 16.3598 | 105 in | 18/0 | Mon,Thu-Sun 09:00-18:00; Wed 09:00-20:00 | 3 | Dinosaurs, meteorites and the 29,000-year-old Venus of Willendorf.
    naschmarkt | Naschmarkt | market | markets,local_life,food | 48.1985 16.3632 | 60 out | 0 | Mon-Fri 06:00-19:00; Sat 06:00-17:00 | 4 | Stalls and small eating places for half a kilometre; a flea market joins on Saturdays.
    prater-and-giant-ferris-wheel | Prater and Giant Ferris Wheel | theme_park | family,views | 48.2166 16.3959 | 90 out | 14/6.5 | Mon-Sun 10:00-20:00 | 3 | The wheel of 1897 turns slowly over an old fairground; entry to the grounds is free.
    vienna-state-opera-tour | Vienna State Opera Tour | experience | local_life,music,architecture | 48.2030 16.3691 | 45 in | 15/9 | Mon-Sun 13:00-16:00 | 3 | Guided walk through stairs, boxes and stage; standing places for the evening are sold at the house.
    karlskirche | Karlskirche | religious | religion,architecture,views | 48.1983 16.3719 | 40 in | 9.5/0 | Mon-Sat 09:00-18:00; Sun 11:00-19:00 | 3 | Green dome between two carved columns; the ticket includes the panorama terrace.
    hundertwasser-house | Hundertwasser House | landmark | photography,architecture | 48.2073 16.3942 | 30 out | 0 | always | 2 | A wavy, colourful apartment house, seen from the street only.
    volksgarten-and-heldenplatz | Volksgarten and Heldenplatz | garden | nature,walks,history | 48.2082 16.3617 | 40 out | 0 | Mon-Sun 06:00-21:00 | 3 | Rose beds beside the Hofburg, with a temple front and the view of the town hall.
    graben-and-kohlmarkt | Graben and Kohlmarkt | neighbourhood | walks,local_life,shopping,architecture | 48.2087 16.3695 | 45 out | 0 | always | 3 | Plague column, court suppliers’ windows and the way to the Hofburg gate.
    kahlenberg | Kahlenberg | viewpoint | views,photography,nature,walks,wine | 48.2747 16.3363 | 120 out | 0 | always | 3 | Bus 38A climbs through vineyards to the terrace over the whole city; walk down to a wine tavern in Nussdorf.
  `,
  eateries: `
    cafe-central | Café Central | cafe | Austrian,pastry | vegetarian | breakfast,lunch | midrange | 48.2104 16.3655 | 22 | Mon-Sun 08:00-21:00 | Vaulted hall of 1876; reserve or come at opening time.
    cafe-sperl | Café Sperl | cafe | Austrian,pastry | vegetarian | breakfast,lunch | budget | 48.1998 16.3593 | 15 | Mon-Sat 07:00-22:00; Sun 10:00-20:00 | Billiard tables and worn velvet: a coffee house that did not change.
    joseph-brot | Joseph Brot | cafe | bakery,breakfast | vegetarian,vegan | breakfast,lunch | midrange | 48.2077 16.3826 | 17 | Mon-Sun 08:00-18:00 | Sourdough bakery with a good breakfast on Landstraßer Hauptstraße.
    figlmuller | Figlmüller | restaurant | Austrian,schnitzel | - | lunch,dinner | midrange | 48.2091 16.3747 | 27 | Mon-Sun 11:00-22:00 | The schnitzel hangs over the plate; book days ahead.
    gasthaus-poschl | Gasthaus Pöschl | restaurant | Austrian | vegetarian | lunch,dinner | midrange | 48.2056 16.3744 | 26 | Mon-Sun 12:00-23:00 | Small wood-lined inn near the Franciscan church with classic dishes.
    bitzinger-wurstelstand | Bitzinger Würstelstand | food_street | sausages | - | lunch,dinner | budget | 48.2044 16.3686 | 9 | Mon-Sun 08:00-24:00 | Sausage stand behind the opera, busy after the curtain falls.
    tian-bistro | Tian Bistro | restaurant | vegetarian | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 48.2042 16.3549 | 30 | Tue-Sun 11:30-22:00 | Vegetable dishes to share in the lanes of Spittelberg.
    steirereck | Steirereck | restaurant | Austrian,fine dining | vegetarian | lunch,dinner | premium | 48.2043 16.3813 | 190 | Mon-Fri 12:00-14:00; Mon-Fri 18:30-22:00 | Modern Austrian cooking in the Stadtpark, one of the country’s best tables.
    trzesniewski | Trzesniewski | food_street | Austrian,sandwiches | vegetarian | breakfast,lunch | budget | 48.2083 16.3710 | 9 | Mon-Sat 09:00-18:00 | Small spreads on black bread with a tiny beer.
    schnitzelwirt | Schnitzelwirt | restaurant | Austrian,schnitzel | vegetarian | lunch,dinner | budget | 48.2035 16.3500 | 19 | Mon-Sat 11:00-22:00 | Large portions in Neubau at low prices.
    der-wiener-deewan | Der Wiener Deewan | restaurant | Pakistani,buffet | vegetarian,vegan,halal | lunch,dinner | budget | 48.2150 16.3605 | 13 | Mon-Sat 11:00-23:00 | Curry buffet where guests set the price.
  `,
  safety: [
    'Pickpockets work on the U1 and U6 and around Stephansplatz in the crush.',
    'Costumed ticket sellers near the opera overcharge for tourist concerts; buy at the houses themselves.',
  ],
});
