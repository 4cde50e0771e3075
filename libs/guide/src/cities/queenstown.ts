import { cityOfTables } from '../city-tables.js';

/** Queenstown. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const queenstown = cityOfTables({
  id: 'queenstown', name: 'Queenstown', aliases: ['queenstown nz', 'tāhuna', 'tahuna'],
  country: 'New Zealand', countryCode: 'NZ', continent: 'Oceania', cityCode: 'ZQN',
  lat: -45.0312, lng: 168.6626, timezone: 'Pacific/Auckland', currency: 'NZD',
  languages: ['English', 'Māori'], plugs: ['I'], asOf: '2026-11',
  summary:
    'A lake town under jagged peaks where bungy jumping began: trails, ski fields, vineyards and gold-rush villages.',
  bestFor: ['nature', 'sports', 'views', 'walks', 'wine', 'photography'],
  daily: { food: { budget: 60, midrange: 120, premium: 260 }, localTransport: 10 },
  localTransport: {
    summary: 'Orbus buses with a Bee Card cost a little over two dollars; a water taxi crosses to Frankton. The centre is walked.',
    singleFare: 4, dayPass: null,
  },
  airports: `
    ZQN | bus (Orbus 1) | 25 | 4
  `,
  climate: '22/10/78/8 22/10/68/7 19/8/75/7 15/5/72/7 11/2/94/9 7/-1/82/8 7/-2/64/8 9/0/67/8 12/2/72/8 15/4/80/9 18/6/70/8 20/9/77/9',
  stayAreas: `
    town-centre | Town Centre | -45.0315 168.6610 | 200 320 650 | Lake and restaurants; lively at night.
    fernhill | Fernhill | -45.0370 168.6350 | 160 250 420 | Above the lake with views, by bus.
    arrowtown | Arrowtown | -44.9390 168.8290 | 170 270 480 | Gold-rush village, half an hour by bus.
  `,
  places: `
    skyline-gondola | Skyline Gondola | viewpoint | views,photography,family | -45.0280 168.6530 | 105 out | 66/46 | Mon-Sun 09:30-20:00 | 5 | Steep cable car to the view; luge rides cost extra.
    lake-wakatipu-waterfront | Lake Wakatipu Waterfront | landmark | photography,walks,views | -45.0325 168.6600 | 45 out | 0 | always | 5 | Promenade under the Remarkables.
    queenstown-gardens | Queenstown Gardens | garden | nature,walks,sports,family | -45.0355 168.6605 | 60 out | 0 | always | 4 | Fir trees, roses and a disc golf course on the point.
    tss-earnslaw | TSS Earnslaw | experience | local_life,views,history | -45.0325 168.6590 | 105 out | 99/50 | Mon-Sun 10:00-18:00 | 5 | Coal-fired steamer of 1912 over the lake.
    kawarau-bungy-centre | Kawarau Bungy Centre | experience | local_life,sports | -45.0088 168.8990 | 75 out | 0 | Mon-Sun 09:00-17:00 | 4 | Watch the first bungy bridge for free; jumping costs about 260.
    shotover-jet | Shotover Jet | experience | local_life,sports | -45.0050 168.6850 | 75 out | 179/99 | Mon-Sun 09:00-17:00 | 4 | Jet boat through narrow rock canyons.
    queenstown-hill-time-walk | Queenstown Hill Time Walk | nature | nature,walks,views,sports | -45.0250 168.6700 | 150 out | 0 | always | 4 | Steep forest track to the Basket of Dreams.
    bobs-cove | Bob’s Cove | nature | nature,walks,beach | -45.0700 168.5210 | 105 out | 0 | always | 3 | Easy track to a clear cove.
    moke-lake | Moke Lake | nature | nature,walks,photography | -45.0010 168.5700 | 120 out | 0 | always | 3 | Loop around a mirror lake, by car.
    kiwi-park | Kiwi Park | zoo | family,nature | -45.0300 168.6550 | 90 out | 55/28 | Mon-Sun 09:00-17:00 | 4 | Kiwi in the dark house and a conservation show.
    underwater-observatory | Underwater Observatory | zoo | family | -45.0323 168.6597 | 30 in | 15/8 | Mon-Sun 09:00-18:00 | 2 | Trout and diving ducks seen from below the lake.
    lakes-district-museum | Lakes District Museum | museum | museums,history | -44.9382 168.8315 | 60 in | 12/3 | Mon-Sun 09:00-16:00 | 4 | Gold diggers’ life in Arrowtown.
    arrowtown-chinese-settlement | Arrowtown Chinese Settlement | landmark | photography,history | -44.9375 168.8265 | 35 out | 0 | always | 3 | Tiny huts of Chinese miners by the river.
    arrowtown-main-street | Arrowtown Main Street | neighbourhood | walks,local_life,history,shopping | -44.9390 168.8290 | 60 out | 0 | always | 4 | Wooden shop fronts, gold in autumn.
    central-otago-wine-tasting-at-gibbston | Central Otago Wine Tasting at Gibbston | experience | local_life,wine,food | -45.0260 168.9550 | 120 in | 25 | Mon-Sun 10:00-17:00 | 4 | Pinot noir in a cave in the rock.
    onsen-hot-pools | Onsen Hot Pools | experience | local_life,wellness,views | -45.0035 168.6880 | 60 in | 98 | Mon-Sun 09:00-22:00 | 4 | Cedar tubs over the canyon; book days ahead.
    te-atamira | Te Atamira | gallery | art,museums,local_life | -45.0170 168.7420 | 45 in | 0 | Tue-Sun 10:00-17:00 | 2 | Arts centre with changing shows, free.
    milford-galleries | Milford Galleries | gallery | art,museums | -45.0318 168.6625 | 30 in | 0 | Mon-Sat 10:00-17:00 | 2 | New Zealand painters in the centre, free.
    williams-cottage-and-lakefront-history | Williams Cottage and Lakefront History | museum | museums,history | -45.0330 168.6598 | 20 in | 0 | Mon-Sun 09:00-17:00 | 2 | The oldest cottage, now a small shop and display, free.
    queenstown-arts-and-crafts-market | Queenstown Arts and Crafts Market | market | markets,local_life,shopping | -45.0328 168.6605 | 45 out | 0 | Sat 09:30-15:30 | 3 | Saturday crafts at Earnslaw Park.
    coronet-peak | Coronet Peak | nature | nature,sports,views | -44.9240 168.7360 | 180 out | 0 | Mon-Sun 08:00-18:00 | 3 | Ski field in winter, views and bike trails in summer; lifts cost extra.
    sunshine-bay-track | Sunshine Bay Track | nature | nature,walks | -45.0440 168.6400 | 75 out | 0 | always | 2 | Lakeside beech forest from Fernhill.
    st-peters-church | St Peter’s Church | religious | religion,architecture | -45.0330 168.6620 | 15 in | 0 | Mon-Sun 09:00-17:00 | 1 | A small stone church in the centre.
    fear-factory-and-game-nights | Fear Factory and Game Nights | nightlife | nightlife,family | -45.0317 168.6618 | 45 in | 50 | Mon-Sun 17:00-23:00 | 2 | Haunted house for groups; bars around it go late.
    glenorchy | Glenorchy | day_trip | nature,photography,walks | -44.8510 168.3870 | 270 out | 0 | always | 5 | The most beautiful road of the lake, a lagoon walk and a red shed.
  `,
  eateries: `
    vudu-cafe | Vudu Café | cafe | brunch,New Zealand | vegetarian,vegan,gluten_free | breakfast,lunch | budget | -45.0330 168.6608 | 32 | Mon-Sun 07:30-16:00 | Lake-side brunch.
    fergbaker | Fergbaker | cafe | bakery,pies | vegetarian | breakfast | budget | -45.0313 168.6623 | 15 | Mon-Sun 06:00-22:00 | Pies and pastries next to the burgers.
    bespoke-kitchen | Bespoke Kitchen | cafe | brunch,healthy | vegetarian,vegan,gluten_free | breakfast,lunch | budget | -45.0298 168.6580 | 32 | Mon-Sun 07:30-15:30 | Airy room below the gondola.
    fergburger | Fergburger | food_street | burgers | vegetarian | breakfast,lunch,dinner | budget | -45.0312 168.6620 | 22 | Mon-Sun 08:00-24:00 | Large burgers and a queue.
    eriks-fish-chips | Erik’s Fish & Chips | food_street | fish and chips | gluten_free | lunch,dinner | budget | -45.0322 168.6600 | 22 | Mon-Sun 12:00-21:00 | Blue cod and kumara chips from a caravan.
    my-thai-lounge | My Thai Lounge | restaurant | Thai | vegetarian,vegan | lunch,dinner | budget | -45.0327 168.6605 | 38 | Mon-Sun 12:00-22:00 | Curries over the bay.
    blue-kanu | Blue Kanu | restaurant | Pacific,Asian | vegetarian,vegan,gluten_free | dinner | midrange | -45.0318 168.6640 | 75 | Mon-Sun 17:00-22:00 | Polynesian-Asian plates to share.
    botswana-butchery | Botswana Butchery | restaurant | steak,New Zealand | - | lunch,dinner | premium | -45.0330 168.6618 | 140 | Mon-Sun 12:00-23:00 | Lamb and pinot in a lake cottage.
  `,
  safety: [
    'Mountain weather turns in an hour: tell somebody your route.',
    'Drive on the left and slowly: roads are narrow, icy in winter.',
  ],
});
