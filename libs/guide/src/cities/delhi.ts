import { cityOfTables } from '../city-tables.js';

/** Delhi. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const delhi = cityOfTables({
  id: 'delhi', name: 'Delhi', aliases: ['new delhi', 'neu-delhi', 'nueva delhi', 'dilli', 'nova deli'],
  country: 'India', countryCode: 'IN', continent: 'Asia', cityCode: 'DEL',
  lat: 28.6358, lng: 77.2245, timezone: 'Asia/Kolkata', currency: 'INR',
  languages: ['Hindi', 'English'], plugs: ['C', 'D', 'M'], asOf: '2026-11',
  summary:
    'Seven cities in one: Mughal tombs and bazaars, wide imperial avenues, temples of every faith and some of India’s best kitchens.',
  bestFor: ['history', 'architecture', 'food', 'religion', 'markets', 'museums'],
  daily: { food: { budget: 1100, midrange: 2600, premium: 8000 }, localTransport: 250 },
  localTransport: {
    summary: 'Clean metro with a women’s car; auto-rickshaws and cabs by Uber or Ola. The tourist day card costs 200.',
    singleFare: 45, dayPass: 200,
  },
  airports: `
    DEL | metro (Airport Express) | 25 | 75
  `,
  climate: '20/7/19/2 24/10/21/2 29/15/17/2 36/21/13/1 40/26/30/3 39/28/74/5 35/27/210/10 34/26/233/11 34/24/124/5 33/19/15/1 28/13/6/0 22/8/8/1',
  stayAreas: `
    connaught-place-and-paharganj | Connaught Place and Paharganj | 28.6390 77.2140 | 2000 5000 13000 | Metro hub; from simple to grand.
    south-delhi | South Delhi | 28.5530 77.2200 | 2800 6000 14000 | Hauz Khas and green colonies with good food.
    aerocity | Aerocity | 28.5500 77.1210 | 3500 7000 14000 | Hotels at the airport metro.
  `,
  places: `
    red-fort | Red Fort | landmark | photography,history,architecture | 28.6562 77.2410 | 105 out | 600/0 | Tue-Sun 09:30-16:30 | 5 | Sandstone walls of Shah Jahan; closed on Mondays.
    jama-masjid | Jama Masjid | religious | religion,architecture,views | 28.6507 77.2334 | 50 out | 0 | Mon-Sun 07:00-12:00; Mon-Sun 13:30-18:00 | 5 | Courtyard for 25,000; minaret and camera cost a fee.
    chandni-chowk | Chandni Chowk | neighbourhood | walks,local_life,markets,food | 28.6560 77.2300 | 90 out | 0 | Mon-Sat 10:00-20:00 | 5 | Rickshaw ride through spices, silver and sweets; many shops close on Sundays.
    humayuns-tomb | Humayun’s Tomb | landmark | photography,history,architecture | 28.5933 77.2507 | 90 out | 600/0 | Mon-Sun 07:00-18:00 | 5 | Garden tomb that led to the Taj Mahal.
    qutub-minar | Qutub Minar | landmark | photography,history,architecture | 28.5245 77.1855 | 75 out | 600/0 | Mon-Sun 07:00-20:00 | 5 | Tower of 1193 and an iron pillar that does not rust.
    india-gate-and-kartavya-path | India Gate and Kartavya Path | landmark | photography,history | 28.6129 77.2295 | 45 out | 0 | always | 4 | War memorial arch; families picnic in the evening.
    lotus-temple | Lotus Temple | religious | religion,architecture | 28.5535 77.2588 | 50 in | 0 | Tue-Sun 09:00-17:00 | 4 | White petals of the Baha’i faith; silence inside.
    akshardham | Akshardham | religious | religion,architecture | 28.6127 77.2773 | 150 in | 0 | Tue-Sun 10:00-18:30 | 4 | Vast carved stone of our own time; phones stay outside.
    gurdwara-bangla-sahib | Gurdwara Bangla Sahib | religious | religion,architecture,food,local_life | 28.6264 77.2091 | 60 in | 0 | always | 5 | Golden dome and a kitchen that feeds all; cover your head.
    national-museum | National Museum | museum | museums,history,art | 28.6118 77.2194 | 105 in | 650/0 | Tue-Sun 10:00-18:00 | 4 | Harappan dancing girl and Buddhist relics.
    national-gallery-of-modern-art | National Gallery of Modern Art | gallery | art,museums | 28.6100 77.2343 | 75 in | 500/0 | Tue-Sun 11:00-18:00 | 3 | Tagore and Amrita Sher-Gil in a palace.
    gandhi-smriti | Gandhi Smriti | museum | museums,history | 28.6017 77.2143 | 60 in | 0 | Tue-Sun 10:00-17:00 | 4 | The house and garden where he was shot, free.
    national-rail-museum | National Rail Museum | museum | museums,family,history | 28.5855 77.1800 | 90 in | 100/20 | Tue-Sun 10:00-16:30 | 2 | Royal saloons and a toy train.
    crafts-museum | Crafts Museum | museum | museums,art,shopping | 28.6135 77.2420 | 75 in | 300/0 | Tue-Sun 10:00-17:00 | 3 | Village houses, looms and live craftsmen.
    lodhi-garden | Lodhi Garden | garden | nature,walks,history | 28.5931 77.2197 | 60 out | 0 | Mon-Sun 06:00-19:30 | 4 | Tombs of sultans among joggers.
    sunder-nursery | Sunder Nursery | garden | nature,walks,family | 28.5950 77.2435 | 60 out | 200/100 | Mon-Sun 07:00-22:00 | 3 | Restored Mughal gardens with lakes.
    lodhi-art-district | Lodhi Art District | neighbourhood | walks,local_life,art,photography | 28.5890 77.2260 | 50 out | 0 | always | 3 | Murals on government housing blocks.
    hauz-khas-village | Hauz Khas Village | neighbourhood | walks,local_life,history,food | 28.5535 77.1940 | 75 out | 0 | Mon-Sun 11:00-20:00 | 3 | Ruined college over a reservoir, shops and bars.
    agrasen-ki-baoli | Agrasen ki Baoli | landmark | photography,architecture | 28.6260 77.2250 | 25 out | 0 | Mon-Sun 09:00-17:30 | 3 | Stepwell with 108 steps amid towers.
    dilli-haat | Dilli Haat | market | markets,local_life,shopping,food | 28.5733 77.2075 | 75 out | 100 | Mon-Sun 10:30-21:00 | 3 | Crafts and food stalls from all states.
    khan-market | Khan Market | shopping | shopping,books | 28.6003 77.2270 | 60 in | 0 | Mon-Sat 10:30-20:00 | 2 | Bookshops and good cafés.
    connaught-place | Connaught Place | shopping | shopping,food | 28.6315 77.2195 | 50 out | 0 | always | 2 | White colonnades around a park.
    qawwali-at-nizamuddin | Qawwali at Nizamuddin | show | music,religion,local_life | 28.5913 77.2418 | 75 in | 0 | Thu 18:30-21:00 | 4 | Sufi songs at the shrine on Thursday evenings; dress modestly.
    piano-man-jazz-club | Piano Man Jazz Club | nightlife | nightlife,music | 28.5610 77.1950 | 120 in | 700 | Mon-Sun 19:00-24:00 | 2 | Live jazz in Safdarjung.
    gurugram-cyber-hub | Gurugram Cyber Hub | day_trip | food,shopping | 28.4595 77.0266 | 240 out | 200 | Mon-Sun 09:00-18:00 | 1 | Modern towers of the Cyber Hub by metro, and a change of scene.
  `,
  eateries: `
    saravana-bhavan-janpath | Saravana Bhavan Janpath | restaurant | South Indian,vegetarian | vegetarian,vegan | breakfast,lunch,dinner | budget | 28.6290 77.2195 | 350 | Mon-Sun 08:00-23:00 | Dosa and filter coffee.
    paranthe-wali-gali | Paranthe Wali Gali | food_street | Indian,vegetarian | vegetarian | breakfast,lunch | budget | 28.6560 77.2303 | 200 | Mon-Sun 09:00-21:00 | Stuffed flatbreads fried in a lane since the 1870s.
    cafe-turtle | Café Turtle | cafe | breakfast,international | vegetarian,vegan,gluten_free | breakfast,lunch | midrange | 28.6003 77.2268 | 750 | Mon-Sun 09:00-20:00 | Above a bookshop in Khan Market.
    indian-coffee-house | Indian Coffee House | cafe | Indian,coffee | vegetarian | breakfast,lunch | budget | 28.6300 77.2185 | 220 | Mon-Sun 09:00-21:00 | Turbaned waiters on an old terrace.
    karims | Karim’s | restaurant | Mughlai | halal | lunch,dinner | budget | 28.6498 77.2335 | 550 | Mon-Sun 11:00-23:00 | Mutton stews by the Jama Masjid since 1913.
    sita-ram-diwan-chand | Sita Ram Diwan Chand | food_street | Indian,chole bhature | vegetarian | breakfast,lunch | budget | 28.6430 77.2110 | 170 | Mon-Sun 08:00-17:00 | Chickpeas and puffed bread in Paharganj.
    andhra-bhavan | Andhra Bhavan | restaurant | Andhra,Indian | vegetarian,vegan | breakfast,lunch,dinner | budget | 28.6175 77.2270 | 320 | Mon-Sun 08:00-22:00 | All-you-can-eat thali of the state canteen.
    gulati | Gulati | restaurant | North Indian | vegetarian | lunch,dinner | midrange | 28.6080 77.2300 | 1300 | Mon-Sun 12:00-23:30 | Butter chicken on Pandara Road.
    indian-accent | Indian Accent | restaurant | Indian,fine dining | vegetarian,gluten_free | lunch,dinner | premium | 28.5920 77.2385 | 6500 | Mon-Sun 12:00-14:30; Mon-Sun 19:00-22:30 | Inventive tasting menus at The Lodhi.
  `,
  safety: [
    'Smog is heavy from late October to January: pack masks.',
    'Ignore people who say that a station, hotel or sight is closed; book rides by app.',
  ],
});
