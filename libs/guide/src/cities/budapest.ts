import { cityOfTables } from '../city-tables.js';

/** Budapest. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const budapest = cityOfTables({
  id: 'budapest', name: 'Budapest', aliases: ['budapeste', 'budapešť', 'budapesta'],
  country: 'Hungary', countryCode: 'HU', continent: 'Europe', cityCode: 'BUD',
  lat: 47.498, lng: 19.0405, timezone: 'Europe/Budapest', currency: 'HUF',
  languages: ['Hungarian'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'Two cities joined by bridges: hills, castle and baths in Buda, boulevards, parliament and ruin bars in Pest.',
  bestFor: ['wellness', 'nightlife', 'history', 'architecture', 'views', 'food'],
  daily: { food: { budget: 9000, midrange: 17500, premium: 42000 }, localTransport: 2500 },
  localTransport: {
    summary: 'Four metro lines, trams and buses; the 24-hour pass suits most days. Validate paper tickets, checks are frequent.',
    singleFare: 500, dayPass: 2750,
  },
  airports: `
    BUD | bus 100E | 40 | 2500
  `,
  climate: '3/-2/37/7 6/-1/35/6 12/3/35/7 17/7/42/7 22/12/60/9 26/15/65/8 28/17/60/7 28/17/55/6 23/13/50/6 16/8/45/6 9/3/52/8 4/-1/45/8',
  stayAreas: `
    belvaros | Belváros | 47.4960 19.0530 | 32000 52000 110000 | Flat and central between the river and the synagogue.
    erzsebetvaros | Erzsébetváros | 47.5000 19.0650 | 26000 42000 75000 | Jewish quarter with ruin bars; loud at night.
    varnegyed | Várnegyed | 47.5010 19.0330 | 36000 58000 120000 | The castle hill: quiet evenings and cobbles.
  `,
  places: `
    hungarian-parliament | Hungarian Parliament | palace | history,architecture | 47.5071 19.0457 | 60 in | 14000/7000 | Mon-Sun 08:00-16:00 | 5 | Guided tour past the crown; book online, foreigners pay the double price.
    buda-castle-courtyards | Buda Castle Courtyards | landmark | photography,history,views | 47.4962 19.0396 | 60 out | 0 | always | 4 | Walk the palace terraces over the Danube; the museums inside have own tickets.
    fishermans-bastion | Fisherman’s Bastion | viewpoint | views,photography,architecture | 47.5022 19.0348 | 45 out | 0 | always | 5 | White turrets with the view of parliament; the upper walk costs a little by day.
    matthias-church | Matthias Church | religious | religion,architecture,history | 47.5020 19.0340 | 40 in | 2900/2300 | Mon-Fri 09:00-17:00; Sat 09:00-12:00; Sun 13:00-17:00 | 4 | Coloured tiles outside and painted walls inside, where kings were crowned.
    hungarian-national-gallery | Hungarian National Gallery | gallery | art,museums,history | 47.4960 19.0397 | 105 in | 5400/0 | Tue-Sun 10:00-18:00 | 3 | Hungarian painting from altars to the moderns, with the dome terrace.
    szechenyi-baths | Széchenyi Baths | experience | local_life,wellness,architecture | 47.5186 19.0818 | 150 out | 13200 | Mon-Sun 07:00-20:00 | 5 | Yellow palace with steaming outdoor pools; bring flip-flops and a towel.
    gellert-hill | Gellért Hill | viewpoint | views,photography,nature,walks | 47.4870 19.0470 | 75 out | 0 | always | 4 | Climb from the bridge to the liberty statue for the widest view; the citadel has been under works.
    st-stephens-basilica | St Stephen’s Basilica | religious | religion,architecture,history,views | 47.5009 19.0539 | 60 in | 2600/2000 | Mon-Sun 09:00-17:45 | 4 | Dome and the holy right hand; the terrace has a separate ticket.
    dohany-street-synagogue | Dohány Street Synagogue | religious | religion,architecture,history | 47.4957 19.0608 | 75 in | 13500/10500 | Mon-Fri,Sun 10:00-16:00 | 4 | Europe’s largest synagogue with museum and memorial garden; closed on Saturdays.
    shoes-on-the-danube | Shoes on the Danube | landmark | photography,history | 47.5040 19.0449 | 15 out | 0 | always | 4 | Iron shoes at the water’s edge for those shot here in 1944.
    great-market-hall | Great Market Hall | market | markets,local_life,food,architecture | 47.4870 19.0587 | 60 in | 0 | Mon 06:00-17:00; Tue-Fri 06:00-18:00; Sat 06:00-15:00 | 4 | Paprika and salami below, snack stands upstairs.
    house-of-terror | House of Terror | museum | museums,history | 47.5069 19.0651 | 105 in | 4000/2000 | Tue-Sun 10:00-18:00 | 3 | The headquarters of two secret police services.
    museum-of-fine-arts | Museum of Fine Arts | museum | museums,art | 47.5161 19.0767 | 105 in | 5800/0 | Tue-Sun 10:00-18:00 | 3 | El Greco to Monet on Heroes’ Square.
    heroes-square-and-city-park | Heroes’ Square and City Park | park | nature,walks,history,family | 47.5150 19.0780 | 60 out | 0 | always | 3 | The millennium column, a boating lake and a fairy castle.
    margaret-island | Margaret Island | park | nature,walks,sports,family | 47.5270 19.0470 | 75 out | 0 | always | 3 | Car-free island with a musical fountain and running track.
    szimpla-kert | Szimpla Kert | nightlife | nightlife,local_life,music | 47.4969 19.0633 | 90 out | 0 | Mon-Sun 15:00-24:00 | 4 | The first ruin bar; on Sunday mornings a farmers’ market.
    hungarian-state-opera | Hungarian State Opera | show | music,architecture | 47.5028 19.0583 | 150 in | 12000 | Tue-Sun 18:00-22:00 | 3 | Gilded house with affordable upper seats.
    aquincum | Aquincum | museum | museums,history | 47.5645 19.0490 | 75 out | 2500/0 | Tue-Sun 10:00-18:00 | 2 | Roman town by the suburban rail, with a mosaic-floored house.
    szentendre | Szentendre | day_trip | walks,shopping,art | 47.6690 19.0756 | 240 out | 900 | always | 2 | Painters’ town on the Danube, forty minutes by H5 train; the price is the fare.
  `,
  eateries: `
    ruszwurm | Ruszwurm | cafe | pastry | vegetarian | breakfast | budget | 47.5014 19.0335 | 3400 | Mon-Sun 10:00-18:00 | Cream cake in the castle quarter since 1827.
    new-york-cafe | New York Café | cafe | Hungarian,pastry | vegetarian | breakfast,lunch | premium | 47.4985 19.0705 | 16000 | Mon-Sun 08:00-24:00 | Gold, marble and high prices; once the writers’ table.
    muvesz-kavehaz | Művész Kávéház | cafe | pastry,breakfast | vegetarian | breakfast,lunch | budget | 47.5031 19.0591 | 4500 | Mon-Sun 08:00-21:00 | Old-style coffee house opposite the opera.
    cirkusz | Cirkusz | cafe | brunch | vegetarian,vegan | breakfast,lunch | budget | 47.4977 19.0640 | 5500 | Mon-Sun 09:00-16:00 | Pancakes and eggs in the Jewish quarter.
    karavan-street-food | Karaván Street Food | food_street | Hungarian,street food | vegetarian,vegan | lunch,dinner | budget | 47.4973 19.0628 | 4500 | Mon-Sun 11:30-24:00 | Lángos and burgers in a yard next to Szimpla.
    koleves | Kőleves | restaurant | Hungarian,Jewish | vegetarian | lunch,dinner | midrange | 47.4990 19.0610 | 8500 | Mon-Sun 12:00-23:00 | Soups and goose with a garden under lamps.
    menza | Menza | restaurant | Hungarian | vegetarian | lunch,dinner | midrange | 47.5044 19.0624 | 9000 | Mon-Sun 11:00-23:00 | Retro room on Liszt square with good standards.
    rosenstein | Rosenstein | restaurant | Hungarian,Jewish | - | lunch,dinner | midrange | 47.5005 19.0822 | 13000 | Mon-Sat 12:00-23:00 | Family kitchen near Keleti station.
    onyx-muhely | Onyx | restaurant | Hungarian,fine dining | - | dinner | premium | 47.4965 19.0513 | 65000 | Wed-Sat 18:30-23:00 | Creative tasting menu on Vörösmarty square, open again since March 2025.
    hummus-bar | Hummus Bar | restaurant | Israeli,hummus | vegetarian,vegan,gluten_free | lunch,dinner | budget | 47.4988 19.0640 | 5200 | Mon-Sun 11:00-22:00 | Bowls of hummus in the Jewish quarter.
    retro-langos | Retró Lángos | food_street | Hungarian,lángos | vegetarian | lunch,dinner | budget | 47.5034 19.0546 | 3600 | Mon-Sun 10:00-24:00 | Fried dough with sour cream at Arany János street.
  `,
  safety: [
    'Avoid bars that strangers invite you to: bills there can be shocking.',
    'Use ride apps or Főtaxi and no cars waiting at the station.',
  ],
});
