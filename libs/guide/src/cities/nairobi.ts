import { cityOfTables } from '../city-tables.js';

/** Nairobi. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const nairobi = cityOfTables({
  id: 'nairobi', name: 'Nairobi', aliases: ['nairobi kenya', 'najrobi', 'nairóbi'],
  country: 'Kenya', countryCode: 'KE', continent: 'Africa', cityCode: 'NBO',
  lat: -1.2864, lng: 36.8172, timezone: 'Africa/Nairobi', currency: 'KES',
  languages: ['Swahili', 'English'], plugs: ['G'], asOf: '2026-11',
  summary:
    'A green highland city with lions in sight of the skyline, elephant orphans, good coffee and a creative, entrepreneurial streak.',
  bestFor: ['nature', 'family', 'markets', 'local_life', 'museums', 'history'],
  daily: { food: { budget: 1700, midrange: 4200, premium: 11000 }, localTransport: 1500 },
  localTransport: {
    summary: 'Visitors move by Uber, Bolt or Little; matatus are cheap but confusing. Traffic is heavy at rush hours.',
    singleFare: 100, dayPass: null,
  },
  airports: `
    NBO | taxi | 35 | 1800
  `,
  climate: '25/12/64/5 26/13/57/4 26/14/92/8 24/14/219/14 23/13/177/12 22/12/35/4 21/11/18/3 22/11/24/3 25/12/28/3 25/13/55/6 23/13/154/14 23/13/101/8',
  stayAreas: `
    westlands | Westlands | -1.2680 36.8060 | 5500 12000 26000 | Restaurants, malls and nightlife.
    karen | Karen | -1.3250 36.7150 | 7000 15000 38000 | Gardens near the giraffes.
    kilimani | Kilimani | -1.2900 36.7850 | 4500 9500 18000 | Central flats and cafés.
  `,
  places: `
    nairobi-national-park | Nairobi National Park | nature | nature,photography | -1.3620 36.8340 | 270 out | 10500/5500 | Mon-Sun 06:00-18:00 | 5 | Rhino, lion and giraffe with towers behind; the fee is about 80 US dollars plus a vehicle.
    sheldrick-elephant-orphanage | Sheldrick Elephant Orphanage | zoo | family,nature | -1.3757 36.7743 | 60 out | 2600 | Mon-Sun 11:00-12:00 | 5 | One hour at eleven; book weeks ahead.
    giraffe-centre | Giraffe Centre | zoo | family,nature | -1.3766 36.7446 | 75 out | 1500/750 | Mon-Sun 09:00-17:00 | 5 | Feed Rothschild’s giraffes from a platform.
    karen-blixen-museum | Karen Blixen Museum | museum | museums,history,books | -1.3519 36.7127 | 75 in | 1200/600 | Mon-Sun 08:30-18:00 | 4 | The farm at the foot of the Ngong hills.
    nairobi-national-museum | Nairobi National Museum | museum | museums,history,science | -1.2741 36.8141 | 105 in | 1200/600 | Mon-Sun 08:30-17:30 | 4 | Turkana Boy and Joy Adamson’s portraits.
    nairobi-railway-museum | Nairobi Railway Museum | museum | museums,history,family | -1.2920 36.8220 | 60 in | 800/300 | Mon-Sun 08:00-17:00 | 3 | Coaches of the lunatic line.
    nairobi-gallery | Nairobi Gallery | gallery | art,museums,history | -1.2880 36.8170 | 50 in | 1000/500 | Mon-Sun 08:30-17:30 | 3 | Murumbi’s African art in the old PC’s office.
    circle-art-gallery | Circle Art Gallery | gallery | art,museums | -1.2930 36.7710 | 40 in | 0 | Tue-Sat 10:00-17:00 | 2 | East African painters, free.
    karura-forest | Karura Forest | nature | nature,walks,sports | -1.2390 36.8260 | 120 out | 600/250 | Mon-Sun 06:00-18:00 | 4 | Trails, caves and a waterfall in the city.
    nairobi-arboretum | Nairobi Arboretum | garden | nature,walks | -1.2770 36.8050 | 60 out | 100/50 | Mon-Sun 06:00-18:15 | 2 | Monkeys and picnics under tall trees.
    uhuru-park | Uhuru Park | garden | nature,walks,views | -1.2900 36.8160 | 40 out | 0 | Mon-Sun 06:00-18:00 | 2 | Renewed park with a lake and skyline.
    kicc-helipad | KICC Helipad | viewpoint | views,photography,architecture | -1.2886 36.8230 | 40 out | 1000/500 | Mon-Sun 09:00-18:00 | 4 | View from the round tower of 1973.
    august-7th-memorial-park | August 7th Memorial Park | landmark | photography,history | -1.2898 36.8262 | 40 out | 0 | Mon-Sun 08:00-18:00 | 2 | Where the embassy stood in 1998.
    city-market | City Market | market | markets,local_life,shopping | -1.2838 36.8190 | 45 in | 0 | Mon-Sat 08:00-18:00 | 2 | Art deco hall with baskets and carvings.
    maasai-market | Maasai Market | market | markets,local_life,art,shopping | -1.2345 36.8040 | 75 out | 0 | Tue-Sun 09:00-18:00 | 4 | Beads and cloth, moving from mall to mall by weekday.
    kazuri-beads | Kazuri Beads | shopping | shopping,art | -1.3460 36.7110 | 50 in | 0 | Mon-Sat 08:30-16:30 | 3 | Women make ceramic beads; tours are free.
    kiambethu-tea-farm | Kiambethu Tea Farm | experience | local_life,nature,food | -1.1280 36.6540 | 180 out | 4500 | Mon-Sun 11:00-15:00 | 4 | Tea explained, a forest walk and lunch at 2,200 metres.
    all-saints-cathedral | All Saints’ Cathedral | religious | religion,architecture | -1.2905 36.8145 | 25 in | 0 | Mon-Sun 07:00-18:00 | 1 | Grey Gothic beside Uhuru park.
    jamia-mosque | Jamia Mosque | religious | religion,architecture | -1.2833 36.8205 | 25 in | 0 | Mon-Sun 09:00-17:00 | 2 | Green domes in the business district; dress with respect.
    kuona-and-godown-artists | Kuona and GoDown Artists | neighbourhood | walks,local_life,art | -1.2920 36.7780 | 60 out | 0 | Mon-Sat 09:00-17:00 | 2 | Studios in containers where painters welcome you.
    the-alchemist | The Alchemist | nightlife | nightlife,music,food | -1.2660 36.8020 | 120 out | 500 | Wed-Sun 18:00-24:00 | 3 | Food trucks and music in Westlands.
    ngong-hills | Ngong Hills | day_trip | nature,walks,sports,views | -1.4010 36.6360 | 240 out | 600 | Mon-Sun 07:00-17:00 | 4 | Ridge walk along wind turbines, with rangers.
    olepolos-and-kajiado-road | Olepolos and Kajiado Road | day_trip | nature,food | -1.4700 36.5900 | 210 out | 1500 | Sat-Sun 10:00-18:00 | 2 | Grilled goat with the Rift Valley in view, at weekends.
  `,
  eateries: `
    java-house-kimathi | Java House Kimathi | cafe | Kenyan,coffee | vegetarian | breakfast,lunch,dinner | budget | -1.2840 36.8225 | 1100 | Mon-Sun 07:00-21:00 | Kenya’s coffee chain in the centre.
    connect-coffee | Connect Coffee | cafe | coffee,breakfast | vegetarian,vegan | breakfast,lunch | budget | -1.2670 36.8060 | 1300 | Mon-Sun 07:00-20:00 | Speciality roaster in Westlands.
    wasp-sprout | Wasp & Sprout | cafe | brunch,café | vegetarian,vegan,gluten_free | breakfast,lunch | midrange | -1.2260 36.8080 | 1600 | Tue-Sun 08:00-18:00 | Brunch among furniture at Loresho.
    kosewe-ranalo-foods | K’Osewe Ranalo Foods | restaurant | Kenyan,fish | - | breakfast,lunch,dinner | budget | -1.2845 36.8245 | 900 | Mon-Sun 07:00-22:00 | Tilapia and ugali, eaten by hand.
    mama-oliech | Mama Oliech | restaurant | Kenyan,fish | - | lunch,dinner | budget | -1.2955 36.7840 | 1200 | Mon-Sun 10:00-22:00 | Fried fish that made headlines.
    chowpaty | Chowpaty | restaurant | Indian,vegetarian | vegetarian,vegan | lunch,dinner | budget | -1.2640 36.8160 | 1300 | Tue-Sun 11:00-22:00 | Vegetarian Indian in Diamond Plaza’s quarter.
    amaica | Amaica | restaurant | Kenyan | vegetarian | lunch,dinner | midrange | -1.2260 36.8030 | 2600 | Mon-Sun 11:00-22:00 | Dishes from all regions, well explained.
    cultiva | Cultiva | restaurant | farm,international | vegetarian,vegan,gluten_free | lunch,dinner | midrange | -1.3350 36.7150 | 3800 | Wed-Sun 11:00-22:00 | Garden kitchen in Karen.
    carnivore | Carnivore | restaurant | grill,Kenyan | vegetarian | lunch,dinner | premium | -1.3290 36.8010 | 6500 | Mon-Sun 12:00-22:00 | Meat on swords until you lower the flag.
  `,
  safety: [
    'Do not walk after dark and keep phones out of sight in the centre; use app taxis.',
    'Carry little cash, and avoid demonstrations.',
  ],
});
