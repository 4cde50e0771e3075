import { cityOfTables } from '../city-tables.js';

/** Johannesburg. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const johannesburg = cityOfTables({
  id: 'johannesburg', name: 'Johannesburg', aliases: ['joburg', 'jozi', 'joanesburgo', 'johannesbourg'],
  country: 'South Africa', countryCode: 'ZA', continent: 'Africa', cityCode: 'JNB',
  lat: -26.2041, lng: 28.0473, timezone: 'Africa/Johannesburg', currency: 'ZAR',
  languages: ['English', 'Zulu', 'Sotho'], plugs: ['M', 'N'], asOf: '2026-11',
  summary:
    'South Africa’s energetic city of gold: the museums of its struggle, Soweto, murals and markets under a canopy of planted trees.',
  bestFor: ['history', 'museums', 'art', 'markets', 'local_life', 'food'],
  daily: { food: { budget: 300, midrange: 700, premium: 1900 }, localTransport: 180 },
  localTransport: {
    summary: 'Gautrain between airport, Sandton, Rosebank and Park; elsewhere ride apps. The red sightseeing bus links the sights.',
    singleFare: 35, dayPass: null,
  },
  airports: `
    JNB | train (Gautrain) | 15 | 240
  `,
  climate: '26/15/125/12 25/14/90/9 24/13/91/9 21/10/54/7 19/7/13/3 16/4/9/1 17/4/4/1 20/6/6/2 23/9/27/3 25/12/72/9 25/13/117/12 26/14/105/12',
  stayAreas: `
    rosebank | Rosebank | -26.1460 28.0420 | 1100 2200 4800 | Galleries, mall and Gautrain.
    sandton | Sandton | -26.1076 28.0567 | 1200 2600 6000 | Business hotels around Mandela Square.
    melville | Melville | -26.1750 28.0080 | 750 1500 2600 | Guest houses, cafés and bars.
  `,
  places: `
    apartheid-museum | Apartheid Museum | museum | museums,history | -26.2377 28.0097 | 150 in | 175/100 | Wed-Sun 09:00-17:00 | 5 | Entrance by race, then the whole story: two hours at least.
    constitution-hill | Constitution Hill | museum | museums,history,architecture | -26.1889 28.0430 | 105 in | 150/80 | Mon-Sun 09:00-16:30 | 5 | Prisons of Gandhi and Mandela beside the highest court.
    mandela-house | Mandela House | museum | museums,history | -26.2385 27.9088 | 45 in | 150/60 | Mon-Sun 09:00-16:45 | 4 | The small red-brick house on Vilakazi Street.
    hector-pieterson-memorial | Hector Pieterson Memorial | museum | museums,history | -26.2353 27.9088 | 60 in | 60/20 | Tue-Sun 10:00-16:30 | 4 | The school uprising of 1976.
    soweto-bicycle-tour | Soweto Bicycle Tour | experience | local_life,sports | -26.2330 27.9140 | 180 out | 750 | Mon-Sun 09:00-15:00 | 4 | Ride with young guides to yards and murals.
    maboneng-and-arts-on-main | Maboneng and Arts on Main | neighbourhood | walks,local_life,art | -26.2045 28.0590 | 75 out | 0 | Mon-Sun 09:00-17:00 | 3 | Murals and studios; go by app taxi and stay on the main street.
    market-on-main | Market on Main | market | markets,local_life,food | -26.2040 28.0590 | 75 out | 0 | Sun 10:00-15:00 | 1 | Sunday food and design; it has moved and paused over the years, ask before you go.
    44-stanley | 44 Stanley | shopping | shopping,food | -26.1855 28.0190 | 60 out | 0 | Tue-Sun 09:00-17:00 | 3 | Courtyards of small shops and coffee.
    wits-art-museum | Wits Art Museum | gallery | art,museums | -26.1929 28.0310 | 60 in | 0 | Tue-Sat 10:00-16:00 | 3 | African art at the university, free.
    johannesburg-contemporary-art-foundation | Johannesburg Contemporary Art Foundation | gallery | art,museums | -26.1700 28.0330 | 45 in | 0 | Tue-Sat 10:00-16:00 | 2 | Small research shows in Forest Town, free.
    everard-read-and-circa | Everard Read and Circa | gallery | art,museums,architecture | -26.1435 28.0365 | 40 in | 0 | Mon-Sat 09:00-17:00 | 3 | A spiral of metal fins in Rosebank, free.
    rosebank-sunday-market | Rosebank Sunday Market | market | markets,local_life,art,food | -26.1452 28.0415 | 75 out | 0 | Sun 09:00-16:00 | 3 | Crafts on the roof of the mall.
    johannesburg-botanical-garden-and-emmarentia-dam | Johannesburg Botanical Garden and Emmarentia Dam | garden | nature,walks,family | -26.1580 28.0060 | 75 out | 0 | Mon-Sun 06:00-18:00 | 3 | Roses, rowing boats and picnics.
    walter-sisulu-botanical-garden | Walter Sisulu Botanical Garden | garden | nature,walks | -26.0870 27.8440 | 120 out | 90/50 | Mon-Sun 08:00-17:00 | 4 | A waterfall and eagles.
    johannesburg-zoo | Johannesburg Zoo | zoo | family | -26.1690 28.0370 | 150 out | 130/80 | Mon-Sun 08:30-17:30 | 2 | Shady park of the city.
    melville-koppies | Melville Koppies | nature | nature,walks,history | -26.1700 28.0000 | 90 out | 100 | Sun 08:00-11:30 | 2 | Iron-age ridge with guided Sunday walks.
    northcliff-hill | Northcliff Hill | viewpoint | views,photography | -26.1460 27.9700 | 45 out | 0 | Mon-Sun 08:00-18:00 | 2 | The widest view; go in company.
    ponte-tower-and-hillbrow-tour | Ponte Tower and Hillbrow Tour | experience | local_life,architecture | -26.1900 28.0570 | 150 in | 450 | Thu-Sun 09:00-14:00 | 3 | Guided look into Africa’s famous round tower block.
    origins-centre | Origins Centre | museum | museums,science,history | -26.1930 28.0285 | 75 in | 100/50 | Mon-Sat 09:00-17:00 | 3 | Rock art and where people come from.
    nelson-mandela-square | Nelson Mandela Square | shopping | shopping,food | -26.1076 28.0550 | 45 out | 0 | always | 2 | A giant bronze Madiba among restaurants.
    nirox-sculpture-park | Nirox Sculpture Park | day_trip | art,nature | -25.9850 27.7880 | 180 out | 150/0 | Sat-Sun 10:00-17:00 | 3 | Art on lawns in the Cradle, at weekends.
    cradle-of-humankind-maropeng | Cradle of Humankind Maropeng | day_trip | science,history,family | -25.9660 27.6620 | 240 out | 290/160 | Mon-Sun 09:00-17:00 | 4 | Fossils, a boat ride and the hills where they were found.
    lion-and-safari-park | Lion and Safari Park | day_trip | nature,family | -25.8260 27.8890 | 210 out | 395/250 | Mon-Sun 08:30-17:00 | 3 | Self-drive among lions; skip cub petting anywhere.
    market-theatre | Market Theatre | show | music,history | -26.2020 28.0320 | 120 in | 220 | Tue-Sat 19:00-21:30 | 3 | The stage that fought apartheid.
    melville-7th-street | Melville 7th Street | nightlife | nightlife,food | -26.1755 28.0085 | 105 out | 0 | Mon-Sun 18:00-24:00 | 2 | Bars and terraces near the university.
  `,
  eateries: `
    father-coffee | Father Coffee | cafe | coffee,breakfast | vegetarian | breakfast,lunch | budget | -26.1455 28.0400 | 130 | Mon-Sun 06:30-17:00 | Roaster in Rosebank.
    croft-co | Croft & Co | cafe | brunch,bakery | vegetarian | breakfast,lunch | budget | -26.1565 28.0250 | 170 | Mon-Sun 07:00-17:00 | Parkview café with good eggs.
    salvation-cafe | Salvation Café | cafe | brunch,organic | vegetarian,vegan,gluten_free | breakfast,lunch | budget | -26.1855 28.0192 | 190 | Tue-Sun 08:00-16:00 | Breakfast under trees at 44 Stanley.
    sakhumzi | Sakhumzi | restaurant | South African,buffet | vegetarian | lunch,dinner | budget | -26.2387 27.9085 | 290 | Mon-Sun 11:00-21:00 | Township buffet beside Mandela’s street.
    fordsburg-oriental-plaza | Fordsburg Oriental Plaza | food_street | Indian,halal | vegetarian,halal | lunch,dinner | budget | -26.2050 28.0240 | 130 | Mon-Sat 10:00-21:00 | Curries, samosas and sweets.
    kota-joe | Kota Joe | food_street | South African,sandwiches | - | lunch,dinner | budget | -26.2480 27.8560 | 90 | Mon-Sun 09:00-20:00 | Quarter loaf filled with chips and sausage in Soweto.
    the-leafy-greens | The Leafy Greens | restaurant | vegan,buffet | vegetarian,vegan,gluten_free | breakfast,lunch | midrange | -26.0330 27.9100 | 260 | Tue-Sun 09:00-16:00 | Vegan farm buffet in Muldersdrift.
    marble | Marble | restaurant | grill,South African | vegetarian | lunch,dinner | premium | -26.1445 28.0368 | 850 | Mon-Sun 12:00-15:00; Mon-Sun 18:00-22:00 | Live fire on a Rosebank roof.
    gemelli | Gemelli | restaurant | Italian | vegetarian | lunch,dinner | midrange | -26.0650 28.0230 | 420 | Mon-Sun 11:30-22:00 | Lively modern Italian in Bryanston.
  `,
  safety: [
    'Use app taxis door to door; do not walk with a phone in your hand or after dark.',
    'Keep car windows up and bags out of sight at lights.',
  ],
});
