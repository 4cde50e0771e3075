import { cityOfTables } from '../city-tables.js';

/** Prague. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const prague = cityOfTables({
  id: 'prague', name: 'Prague', aliases: ['praha', 'prag', 'praga'],
  country: 'Czechia', countryCode: 'CZ', continent: 'Europe', cityCode: 'PRG',
  lat: 50.0875, lng: 14.4213, timezone: 'Europe/Prague', currency: 'CZK',
  languages: ['Czech'], plugs: ['C', 'E'], asOf: '2026-11',
  summary:
    'A city of spires on both sides of the Vltava, with a castle on the hill, cubist corners and beer cheaper than water.',
  bestFor: ['history', 'architecture', 'walks', 'music', 'views', 'food'],
  daily: { food: { budget: 600, midrange: 1150, premium: 2600 }, localTransport: 140 },
  localTransport: {
    summary: 'Three metro lines, trams and buses on one ticket; the 90-minute ticket costs 50, buy by card in the tram.',
    singleFare: 39, dayPass: 150,
  },
  airports: `
    PRG | trolleybus 59 and metro A | 45 | 40
  `,
  climate: '2/-3/22/6 4/-2/20/6 9/1/28/7 15/4/28/6 19/9/61/9 23/12/70/9 25/14/75/9 25/14/68/8 19/10/42/7 13/5/32/6 7/1/29/7 3/-2/25/7',
  stayAreas: `
    stare-mesto | Staré Město | 50.0870 14.4200 | 2000 3400 7000 | Old Town lanes: the sights at the door and crowds below the window.
    mala-strana | Malá Strana | 50.0870 14.4050 | 2200 3600 7500 | Quiet palaces below the castle, pretty and hilly.
    vinohrady | Vinohrady | 50.0755 14.4400 | 1500 2500 4300 | Wide streets of cafés and wine bars on metro A.
  `,
  places: `
    prague-castle | Prague Castle | palace | history,architecture,religion,views | 50.0902 14.4000 | 150 in | 450/300 | Mon-Sun 09:00-17:00 | 5 | Ticket for the palace, the basilica and Golden Lane; the courtyards are free from 6.
    st-vitus-cathedral | St Vitus Cathedral | religious | religion,architecture,history,art | 50.0909 14.4005 | 45 in | 0 | Mon-Sat 09:00-17:00; Sun 12:00-17:00 | 5 | Mucha’s window and the royal tombs; included in the ticket of Prague Castle.
    charles-bridge | Charles Bridge | landmark | photography,history,views | 50.0865 14.4114 | 40 out | 0 | always | 5 | Thirty statues over the river; at sunrise you have it nearly alone.
    old-town-square-and-astronomical-clock | Old Town Square and Astronomical Clock | landmark | photography,history,architecture | 50.0870 14.4208 | 40 out | 0 | always | 5 | The apostles walk on the hour from 9 to 23; the tower above has a lift.
    old-town-hall-tower | Old Town Hall Tower | viewpoint | views,photography,history | 50.0869 14.4204 | 45 out | 350/250 | Mon-Sun 10:00-20:00 | 3 | Best view of the Týn towers, with a ramp and a lift.
    old-new-synagogue | Old-New Synagogue | religious | religion,architecture,history | 50.0900 14.4187 | 45 in | 230/150 | Mon-Fri,Sun 09:00-17:00 | 3 | Still in use since about 1270; home of the Golem of legend. Closed on Saturdays.
    jewish-museum-and-old-cemetery | Jewish Museum and Old Cemetery | museum | museums,history,religion | 50.0898 14.4172 | 120 in | 500/350 | Mon-Fri,Sun 09:00-17:00 | 4 | Pinkas Synagogue with its names and the crowded gravestones; closed on Saturdays.
    petrin-hill | Petřín Hill | park | nature,walks,views | 50.0834 14.3953 | 90 out | 0 | always | 4 | Orchards above the river; a small iron tower on top charges for the climb.
    lennon-wall-and-kampa | Lennon Wall and Kampa | neighbourhood | walks,local_life | 50.0862 14.4068 | 40 out | 0 | always | 3 | Graffiti wall and a river island with mill wheels.
    national-museum | National Museum | museum | museums,science,family | 50.0791 14.4307 | 105 in | 300/0 | Mon-Sun 10:00-18:00 | 3 | Grand staircase, natural history and a tunnel to the new building.
    mucha-museum | Mucha Museum | museum | museums,art | 50.0848 14.4257 | 60 in | 350/250 | Mon-Sun 10:00-18:00 | 3 | The family’s collection of the art nouveau master, since 2025 in the Savarin palace on Na Příkopě.
    museum-of-decorative-arts | Museum of Decorative Arts | museum | museums,art | 50.0898 14.4160 | 75 in | 300/0 | Tue-Sun 10:00-18:00 | 2 | Bohemian glass and cubist furniture beside the Jewish cemetery.
    kafka-museum | Kafka Museum | museum | museums,books | 50.0880 14.4105 | 60 in | 300/200 | Mon-Sun 10:00-18:00 | 2 | Letters and shadows on the writer’s city, in a brickyard by the river.
    municipal-house | Municipal House | landmark | photography,architecture,art | 50.0877 14.4281 | 45 out | 0 | Mon-Sun 10:00-19:00 | 3 | Art nouveau hall; look in at the café and the lower floors or take the tour.
    vysehrad | Vyšehrad | park | nature,walks,history,views | 50.0645 14.4180 | 75 out | 0 | always | 3 | A second fortress with a cemetery of artists and river views, without the crowds.
    wallenstein-garden | Wallenstein Garden | garden | nature,walks,history,architecture | 50.0895 14.4070 | 35 out | 0 | Mon-Fri 07:00-18:00; Sat-Sun 10:00-18:00 closed 01-01 01-02 12-24 12-25 | 3 | Peacocks, an artificial cave and the Senate’s arcade; shut from November to March.
    wenceslas-square | Wenceslas Square | landmark | photography,history,shopping | 50.0813 14.4267 | 30 out | 0 | always | 2 | The long square of 1968 and 1989, with passages to look into.
    national-theatre | National Theatre | show | music,architecture | 50.0813 14.4138 | 150 in | 900 | Tue-Sun 19:00-22:00 | 3 | Opera, ballet and drama under a golden roof; tickets from a few hundred crowns.
    naplavka | Náplavka | nightlife | nightlife,local_life | 50.0722 14.4141 | 90 out | 0 | Mon-Sun 17:00-24:00 | 3 | Riverside quay with bars in the old ice stores; farmers’ market on Saturday mornings.
    karlstejn-castle | Karlštejn Castle | day_trip | history,architecture,views | 49.9392 14.1880 | 240 out | 330/270 | Tue-Sun 10:00-16:00 | 3 | Gothic castle of the crown jewels, forty minutes by train and a walk uphill; tours are best booked ahead.
  `,
  eateries: `
    cafe-savoy | Café Savoy | cafe | Czech,breakfast | vegetarian | breakfast,lunch,dinner | midrange | 50.0811 14.4072 | 420 | Mon-Fri 08:00-22:00; Sat-Sun 09:00-22:00 | Painted ceiling and large breakfasts at the end of Legion bridge.
    cafe-louvre | Café Louvre | cafe | Czech,pastry | vegetarian | breakfast,lunch,dinner | budget | 50.0820 14.4187 | 300 | Mon-Fri 08:00-23:00; Sat-Sun 09:00-23:00 | Kafka and Einstein sat here; billiards in the back.
    bakeshop-praha | Bakeshop Praha | cafe | bakery | vegetarian | breakfast,lunch | budget | 50.0895 14.4217 | 220 | Mon-Sun 07:00-20:00 | Sandwiches and quiche near the Old Town Square.
    lokal-dlouhaaa | Lokál Dlouhááá | restaurant | Czech | vegetarian | lunch,dinner | budget | 50.0906 14.4253 | 320 | Mon-Sun 11:00-24:00 | Long beer hall with tank Pilsner and honest pub food.
    nase-maso | Naše maso | food_street | butcher,Czech | - | lunch,dinner | budget | 50.0908 14.4260 | 280 | Mon-Sat 11:00-22:00 | Burgers and sausages grilled at a butcher’s counter.
    u-zlateho-tygra | U Zlatého tygra | restaurant | Czech,pub | - | dinner | budget | 50.0857 14.4177 | 250 | Mon-Sun 15:00-23:00 | The writer Hrabal’s pub; come at opening time for a seat.
    maitrea | Maitrea | restaurant | vegetarian | vegetarian,vegan,gluten_free | lunch,dinner | midrange | 50.0878 14.4234 | 370 | Mon-Sun 11:30-23:00 | Vegetarian cellar rooms behind the Týn church.
    la-degustation | La Degustation | restaurant | Czech,fine dining | vegetarian | dinner | premium | 50.0906 14.4258 | 4900 | Tue-Sat 18:00-23:00 | Long tasting menu on old Bohemian recipes.
  `,
  safety: [
    'Change money only at banks or well-known offices with no commission; never on the street.',
    'Taxis hailed at sights overcharge: order by app.',
    'Pickpockets work on tram 22 and Charles Bridge.',
  ],
});
