import { cityOfTables } from '../city-tables.js';

/** Toronto. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const toronto = cityOfTables({
  id: 'toronto', name: 'Toronto', aliases: ['toronto ontario', 'toronto canada', 'tronto'],
  country: 'Canada', countryCode: 'CA', continent: 'North America', cityCode: 'YTO',
  lat: 43.6532, lng: -79.3832, timezone: 'America/Toronto', currency: 'CAD',
  languages: ['English', 'French'], plugs: ['A', 'B'], asOf: '2026-11',
  summary:
    'Canada’s big, mixed and polite metropolis on Lake Ontario: a needle tower, islands with beaches, hockey and kitchens from everywhere.',
  bestFor: ['food', 'museums', 'art', 'shopping', 'sports', 'family'],
  daily: { food: { budget: 48, midrange: 98, premium: 220 }, localTransport: 13.5 },
  localTransport: {
    summary: 'TTC subway, streetcars and buses; touch a bank card or Presto, valid for two hours.',
    singleFare: 3.35, dayPass: 13.5,
  },
  airports: `
    YYZ | train (UP Express) | 25 | 12.35
    YTZ | ferry and streetcar | 20 | 3.3
  `,
  climate: '0/-7/62/15 1/-6/55/12 5/-2/54/11 12/4/80/12 19/10/77/12 24/15/82/11 27/18/64/10 26/18/81/10 22/14/85/10 14/8/65/11 8/2/84/13 3/-3/61/14',
  stayAreas: `
    downtown-and-entertainment-district | Downtown and Entertainment District | 43.6465 -79.3900 | 190 290 520 | By the tower and theatres.
    yorkville | Yorkville | 43.6710 -79.3930 | 220 340 680 | Elegant, near museums.
    queen-west-and-kensington | Queen West and Kensington | 43.6500 -79.4030 | 150 240 390 | Small shops, bars and markets.
  `,
  places: `
    cn-tower | CN Tower | viewpoint | views,photography,architecture | 43.6426 -79.3871 | 75 in | 47/33 | Mon-Sun 10:00-21:00 | 5 | Glass floor at 342 metres.
    royal-ontario-museum | Royal Ontario Museum | museum | museums,science,family | 43.6677 -79.3948 | 120 in | 26/16 | Tue-Sun 10:00-17:30 | 4 | Dinosaurs, bats and crystal walls; parts are being rebuilt.
    art-gallery-of-ontario | Art Gallery of Ontario | gallery | art,museums,architecture | 43.6536 -79.3925 | 105 in | 30/0 | Tue,Thu 10:30-17:00; Wed,Fri 10:30-21:00; Sat-Sun 10:30-17:30 | 4 | Group of Seven under Gehry’s timber; free on Wednesday evenings.
    toronto-islands | Toronto Islands | park | nature,walks,beach,sports,family | 43.6205 -79.3785 | 180 out | 9.1/4.3 | Mon-Sun 07:00-22:00 | 5 | Ferry to car-free beaches, bicycles and the skyline view.
    st-lawrence-market | St Lawrence Market | food_hall | food,markets | 43.6487 -79.3715 | 60 in | 0 | Tue-Fri 09:00-19:00; Sat 07:00-17:00; Sun 10:00-17:00 | 4 | Peameal bacon sandwiches since 1803.
    distillery-district | Distillery District | neighbourhood | walks,local_life,art,architecture,food | 43.6503 -79.3596 | 75 out | 0 | always | 4 | Brick lanes of galleries and cafés.
    kensington-market | Kensington Market | neighbourhood | walks,local_life,markets,food | 43.6547 -79.4005 | 75 out | 0 | always | 4 | Vintage clothes and tacos in front gardens.
    casa-loma | Casa Loma | landmark | photography,history,architecture | 43.6780 -79.4094 | 90 in | 40/25 | Mon-Sun 09:30-16:30 | 3 | A businessman’s castle with secret stairs.
    ripleys-aquarium | Ripley’s Aquarium | zoo | family | 43.6424 -79.3860 | 105 in | 46/32 | Mon-Sun 09:00-21:00 | 3 | A moving path below sharks.
    hockey-hall-of-fame | Hockey Hall of Fame | museum | museums,sports,family | 43.6469 -79.3773 | 90 in | 28/18 | Mon-Sun 10:00-17:00 | 3 | Touch the Stanley Cup in a bank hall.
    bata-shoe-museum | Bata Shoe Museum | museum | museums,history | 43.6672 -79.4002 | 60 in | 14/5 | Mon-Sun 10:00-17:00 | 2 | Shoes from mummies to Elton John.
    aga-khan-museum | Aga Khan Museum | museum | museums,art,architecture | 43.7253 -79.3322 | 90 in | 20/10 | Tue,Thu-Sun 10:00-17:30; Wed 10:00-20:00 | 3 | Islamic arts in white granite.
    power-plant | Power Plant | gallery | art,museums | 43.6383 -79.3823 | 45 in | 0 | Wed-Sun 11:00-18:00 | 2 | Contemporary art by the harbour, free.
    nathan-phillips-square | Nathan Phillips Square | landmark | photography,architecture | 43.6525 -79.3836 | 30 out | 0 | always | 3 | Curved city hall and the sign, skating in winter.
    graffiti-alley | Graffiti Alley | landmark | photography,art | 43.6478 -79.4015 | 30 out | 0 | always | 3 | Painted backs of Queen West.
    harbourfront | Harbourfront | park | nature,walks,local_life | 43.6386 -79.3820 | 60 out | 0 | always | 3 | Waterfront walk with summer festivals.
    high-park | High Park | park | nature,walks,family | 43.6465 -79.4637 | 90 out | 0 | always | 3 | Cherry blossom in late April.
    allan-gardens | Allan Gardens | garden | nature,walks | 43.6617 -79.3745 | 40 in | 0 | Mon-Sun 10:00-17:00 | 2 | Victorian palm house, free.
    evergreen-brick-works | Evergreen Brick Works | market | markets,local_life,nature,sports | 43.6846 -79.3655 | 90 out | 0 | Sat 09:00-13:00; Sun 10:00-15:00 | 3 | Weekend market in a quarry of the Don valley.
    yonge-dundas-and-eaton-centre | Yonge-Dundas and Eaton Centre | shopping | shopping | 43.6544 -79.3807 | 60 in | 0 | Mon-Sun 10:00-20:00 | 2 | Glass arcade with flying geese; the square is now called Sankofa Square.
    rogers-centre-blue-jays-game | Rogers Centre Blue Jays Game | experience | local_life,sports,family | 43.6414 -79.3894 | 180 out | 45 | Mon-Sun 13:00-22:00 | 3 | Baseball from April to September; look at the schedule.
    the-rex-jazz-bar | The Rex Jazz Bar | nightlife | nightlife,music | 43.6505 -79.3885 | 120 in | 15 | Mon-Sun 17:00-24:00 | 3 | Two shows a night since the 1980s.
    second-city-toronto | Second City Toronto | show | music,nightlife | 43.6410 -79.3806 | 110 in | 45 | Wed-Sun 19:00-22:00 | 2 | Sketch comedy.
    ossington-night | Ossington Night | nightlife | nightlife,food | 43.6470 -79.4200 | 105 out | 0 | Mon-Sun 18:00-24:00 | 3 | Bars and small plates.
    scarborough-bluffs | Scarborough Bluffs | nature | nature,beach,walks | 43.7060 -79.2320 | 150 out | 0 | Mon-Sun 07:00-21:00 | 3 | White cliffs and a beach park.
    toronto-zoo | Toronto Zoo | zoo | family,nature | 43.8177 -79.1859 | 240 out | 35/23 | Mon-Sun 09:30-17:00 | 2 | Polar bears and gorillas in the Rouge valley.
  `,
  eateries: `
    mildreds-temple-kitchen | Mildred’s Temple Kitchen | restaurant | brunch,Canadian | vegetarian | breakfast,lunch | midrange | 43.6395 -79.4215 | 32 | Mon-Sun 09:00-15:00 | Blueberry pancakes in Liberty Village.
    mahas | Maha’s | cafe | Egyptian,brunch | vegetarian,vegan | breakfast,lunch | budget | 43.6715 -79.3290 | 27 | Mon,Thu-Sun 08:00-15:00 | Cairo breakfast on Greenwood.
    carousel-bakery | Carousel Bakery | food_street | Canadian,sandwiches | - | breakfast,lunch | budget | 43.6487 -79.3716 | 15 | Tue-Sun 08:00-16:00 | Peameal bacon on a bun.
    pilot-coffee-roasters | Pilot Coffee Roasters | cafe | coffee,bakery | vegetarian,vegan | breakfast | budget | 43.6500 -79.3870 | 14 | Mon-Sun 07:00-18:00 | Good flat whites downtown.
    pai | Pai | restaurant | Thai | vegetarian,vegan,gluten_free | lunch,dinner | budget | 43.6478 -79.3885 | 30 | Mon-Sun 11:30-22:00 | Northern Thai in a busy cellar.
    dumpling-house | Dumpling House | food_street | Chinese,dumplings | vegetarian | lunch,dinner | budget | 43.6535 -79.3980 | 18 | Mon-Sun 11:00-22:00 | Steamed and fried on Spadina.
    fresh | Fresh | restaurant | vegan | vegetarian,vegan,gluten_free | lunch,dinner | budget | 43.6500 -79.3910 | 28 | Mon-Sun 11:00-21:00 | Bowls and burgers without meat.
    richmond-station | Richmond Station | restaurant | Canadian | vegetarian | lunch,dinner | midrange | 43.6515 -79.3793 | 75 | Mon-Sun 11:30-22:00 | Seasonal cooking and the station burger.
    canoe | Canoe | restaurant | Canadian,fine dining | vegetarian | lunch,dinner | premium | 43.6475 -79.3810 | 150 | Mon-Fri 11:45-13:30; Mon-Sat 17:00-21:30 | Northern ingredients on floor 54.
  `,
  safety: [
    'Toronto is safe; watch streetcar doors when driving or cycling.',
    'Winter is cold: use the underground PATH.',
  ],
});
