import { cityOfTables } from '../city-tables.js';

/** Mumbai. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const mumbai = cityOfTables({
  id: 'mumbai', name: 'Mumbai', aliases: ['bombay', 'bombaim', 'bombaj'],
  country: 'India', countryCode: 'IN', continent: 'Asia', cityCode: 'BOM',
  lat: 18.9388, lng: 72.8354, timezone: 'Asia/Kolkata', currency: 'INR',
  languages: ['Marathi', 'Hindi', 'English'], plugs: ['C', 'D', 'M'], asOf: '2026-11',
  summary:
    'Film dreams and sea breeze: Victorian Gothic and art deco, markets, street snacks and islands with cave temples.',
  bestFor: ['food', 'architecture', 'history', 'markets', 'nightlife', 'art'],
  daily: { food: { budget: 1100, midrange: 2700, premium: 8500 }, localTransport: 250 },
  localTransport: {
    summary: 'Suburban trains (avoid the rush), the underground Aqua line from the airport to Cuffe Parade and black-yellow taxis by meter; Uber and Ola work well.',
    singleFare: 30, dayPass: null,
  },
  airports: `
    BOM | metro (Aqua line 3) | 60 | 70
  `,
  climate: '31/17/1/0 31/18/1/0 33/21/0/0 33/24/1/0 33/27/11/1 32/26/537/15 30/25/840/23 30/25/586/21 31/24/341/14 33/23/90/4 34/21/10/1 32/18/2/0',
  stayAreas: `
    colaba-and-fort | Colaba and Fort | 18.9220 72.8320 | 3500 7500 20000 | Sights on foot, the classic choice.
    bandra | Bandra | 19.0600 72.8300 | 3500 7000 15000 | Cafés, bars and the sea link.
    andheri | Andheri | 19.1130 72.8690 | 2500 5000 10000 | Near the airport and the metro.
  `,
  places: `
    gateway-of-india | Gateway of India | landmark | photography,history,views | 18.9220 72.8347 | 35 out | 0 | always | 5 | Basalt arch at the harbour facing the Taj hotel.
    elephanta-caves | Elephanta Caves | day_trip | history,religion,art | 18.9633 72.9315 | 240 out | 860/260 | Tue-Sun 09:00-17:00 | 5 | Rock-cut Shiva with three faces, an hour by boat; the price is ferry and entry.
    chhatrapati-shivaji-terminus | Chhatrapati Shivaji Terminus | landmark | photography,history,architecture | 18.9402 72.8356 | 40 out | 0 | always | 5 | Gothic railway palace, at its best lit at night.
    csmvs-museum | CSMVS Museum | museum | museums,history,art | 18.9269 72.8327 | 105 in | 850/200 | Mon-Sun 10:15-18:00 | 4 | Sculpture and miniatures under a white dome.
    dr-bhau-daji-lad-museum | Dr Bhau Daji Lad Museum | museum | museums,history | 18.9790 72.8347 | 60 in | 300/50 | Mon-Tue,Thu-Sun 10:00-17:30 | 3 | The city’s story in a green and gold Victorian hall.
    national-gallery-of-modern-art-mumbai | National Gallery of Modern Art Mumbai | gallery | art,museums | 18.9257 72.8317 | 60 in | 500/0 | Tue-Sun 11:00-18:00 | 2 | Shows in a round hall of 1911.
    jehangir-art-gallery | Jehangir Art Gallery | gallery | art,museums,local_life | 18.9274 72.8317 | 40 in | 0 | Mon-Sun 11:00-19:00 | 3 | Where Mumbai’s painters hang for a week, free.
    marine-drive | Marine Drive | viewpoint | views,photography,walks,architecture | 18.9440 72.8230 | 60 out | 0 | always | 5 | The queen’s necklace: sit on the wall at sunset.
    girgaum-chowpatty | Girgaum Chowpatty | beach | beach,food | 18.9543 72.8145 | 60 out | 0 | always | 3 | Beach for bhel puri and kites, not for swimming.
    mani-bhavan | Mani Bhavan | museum | museums,history | 18.9598 72.8115 | 50 in | 0 | Mon-Sun 09:30-18:00 | 4 | Gandhi’s house in the city, free.
    crawford-market | Crawford Market | market | markets,local_life,food | 18.9473 72.8347 | 50 in | 0 | Mon-Sat 10:00-20:00 | 4 | Fruit and spices under carvings by Kipling’s father.
    colaba-causeway | Colaba Causeway | shopping | shopping,food | 18.9205 72.8315 | 60 out | 0 | Mon-Sun 10:00-21:00 | 3 | Street stalls, cafés and antiques.
    chor-bazaar | Chor Bazaar | market | markets,local_life,history | 18.9595 72.8275 | 60 out | 0 | Mon-Thu,Sat-Sun 11:00-19:00 | 3 | Film posters and gramophones in the thieves’ market.
    haji-ali-dargah | Haji Ali Dargah | religious | religion,architecture,views | 18.9827 72.8089 | 50 in | 0 | Mon-Sun 05:30-22:00 | 4 | White shrine on a causeway that the tide covers.
    siddhivinayak-temple | Siddhivinayak Temple | religious | religion,architecture,local_life | 19.0169 72.8303 | 45 in | 0 | Mon,Wed-Sun 05:30-21:30 | 2 | The city’s favourite Ganesh.
    dhobi-ghat | Dhobi Ghat | landmark | photography,local_life | 18.9828 72.8245 | 30 out | 0 | Mon-Sun 07:00-17:00 | 3 | The open-air laundry, seen from the bridge.
    oval-maidan-and-art-deco-walk | Oval Maidan and Art Deco Walk | neighbourhood | walks,local_life,architecture,sports | 18.9275 72.8270 | 60 out | 0 | always | 4 | Gothic on one side, art deco on the other, cricket between.
    hanging-gardens | Hanging Gardens | garden | nature,walks,views | 18.9567 72.8047 | 45 out | 0 | Mon-Sun 06:00-21:00 | 2 | Hedge animals on Malabar Hill.
    sanjay-gandhi-national-park-and-kanheri-caves | Sanjay Gandhi National Park and Kanheri Caves | nature | nature,history,walks | 19.2060 72.9070 | 240 out | 400/100 | Tue-Sun 07:30-17:00 | 4 | Buddhist caves in a forest within the city.
    bandra-bandstand-and-street-art | Bandra Bandstand and Street Art | neighbourhood | walks,local_life,art,views | 19.0470 72.8190 | 75 out | 0 | always | 3 | Sea walk past film stars’ homes and painted lanes.
    dharavi-guided-walk | Dharavi Guided Walk | experience | local_life | 19.0380 72.8538 | 150 out | 1200 | Mon-Sun 09:00-16:00 | 3 | Workshops of a city within the city, with guides who live there.
    ncpa-performance | NCPA Performance | show | music,art | 18.9258 72.8198 | 120 in | 900 | Tue-Sun 19:00-21:30 | 3 | Music, theatre and dance at Nariman Point.
    colaba-and-lower-parel-bars | Colaba and Lower Parel Bars | nightlife | nightlife,food | 18.9230 72.8325 | 105 out | 0 | Mon-Sun 19:00-24:00 | 3 | From Leopold’s to rooftop lounges.
    global-vipassana-pagoda | Global Vipassana Pagoda | religious | religion,architecture | 19.2280 72.8060 | 150 in | 120 | Mon-Sun 09:00-18:00 | 2 | Golden dome reached by ferry at Gorai.
  `,
  eateries: `
    kyani-co | Kyani & Co | cafe | Irani,breakfast | vegetarian | breakfast,lunch | budget | 18.9450 72.8285 | 250 | Mon-Sun 07:00-20:00 | Bun maska and chai since 1904.
    yazdani-bakery | Yazdani Bakery | food_street | bakery,Irani | vegetarian | breakfast | budget | 18.9340 72.8340 | 150 | Mon-Sat 07:30-18:00 | Warm bread and apple pie in Fort.
    ram-ashraya | Ram Ashraya | restaurant | South Indian,vegetarian | vegetarian,vegan | breakfast,lunch,dinner | budget | 19.0275 72.8505 | 200 | Mon-Sun 05:30-21:30 | Idli and pineapple sheera in Matunga.
    prithvi-cafe | Prithvi Café | cafe | Indian,café | vegetarian | breakfast,lunch,dinner | budget | 19.1060 72.8255 | 400 | Tue-Sun 09:00-22:30 | Garden of a theatre in Juhu.
    ashok-vada-pav | Ashok Vada Pav | food_street | street food,vegetarian | vegetarian,vegan | lunch,dinner | budget | 19.0205 72.8320 | 120 | Mon-Sun 11:00-21:00 | Potato fritter in a bun in Dadar.
    bademiya | Bademiya | food_street | kebab,Indian | halal | dinner | budget | 18.9232 72.8330 | 450 | Mon-Sun 18:00-24:00 | Charcoal rolls behind the Taj.
    britannia-co | Britannia & Co | restaurant | Parsi | vegetarian | lunch | midrange | 18.9347 72.8400 | 1000 | Mon-Sat 11:30-16:00 | Berry pulav in a faded hall.
    shree-thaker-bhojanalay | Shree Thaker Bhojanalay | restaurant | Gujarati,vegetarian | vegetarian | lunch,dinner | midrange | 18.9510 72.8280 | 850 | Mon-Sun 11:00-15:30; Mon-Sun 19:00-22:30 | Endless vegetarian thali since 1945.
    trishna | Trishna | restaurant | seafood | - | lunch,dinner | midrange | 18.9287 72.8325 | 2300 | Mon-Sun 12:00-15:30; Mon-Sun 18:30-24:00 | Butter pepper garlic crab.
    masque | Masque | restaurant | Indian,fine dining | vegetarian | lunch,dinner | premium | 18.9855 72.8260 | 7500 | Tue-Sun 12:00-14:00; Tue-Sun 19:00-22:30 | Ten courses in an old mill.
  `,
  safety: [
    'Monsoon from June to September floods streets and trains.',
    'Do not ride local trains in the rush; women’s cars are marked.',
  ],
});
