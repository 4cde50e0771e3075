import { cityOfTables } from '../city-tables.js';

/** Seoul. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const seoul = cityOfTables({
  id: 'seoul', name: 'Seoul', aliases: ['서울', 'seul', 'séoul', 'soul korea'],
  country: 'South Korea', countryCode: 'KR', continent: 'Asia', cityCode: 'SEL',
  lat: 37.5663, lng: 126.9779, timezone: 'Asia/Seoul', currency: 'KRW',
  languages: ['Korean'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'Palaces and hanok lanes between mountains and neon, late markets, spas and trails on granite ridges reached by metro.',
  bestFor: ['food', 'history', 'shopping', 'nightlife', 'nature', 'museums'],
  daily: { food: { budget: 32000, midrange: 62000, premium: 150000 }, localTransport: 6500 },
  localTransport: {
    summary: 'Metro and buses with a T-money card; transfers are free within half an hour. Signs are in English.',
    singleFare: 1550, dayPass: null,
  },
  airports: `
    ICN | train (AREX) | 60 | 4750
    GMP | metro line 5 or 9 | 40 | 1700
  `,
  climate: '2/-6/17/6 5/-3/28/6 11/2/37/7 18/8/73/8 23/14/104/8 27/19/130/9 29/22/414/16 30/23/348/14 26/17/142/9 20/10/52/6 12/3/51/8 4/-3/23/7',
  stayAreas: `
    myeongdong | Myeongdong | 37.5610 126.9850 | 80000 140000 320000 | Central shopping streets, airport bus and metro line 4.
    jongno-and-insadong | Jongno and Insadong | 37.5740 126.9870 | 75000 135000 300000 | Near the palaces and hanok guest houses.
    hongdae | Hongdae | 37.5565 126.9240 | 60000 105000 200000 | Students, music and the airport train.
  `,
  places: `
    gyeongbokgung-palace | Gyeongbokgung Palace | palace | history,architecture,photography | 37.5796 126.9770 | 105 out | 3000/0 | Mon,Wed-Sun 09:00-17:00 | 5 | The main palace with a guard change at 10 and 14; free in hanbok.
    changdeokgung-and-secret-garden | Changdeokgung and Secret Garden | palace | history,architecture,nature | 37.5794 126.9910 | 105 out | 8000/3000 | Tue-Sun 09:00-17:00 | 5 | The garden is seen on a guided tour with limited places.
    bukchon-hanok-village | Bukchon Hanok Village | neighbourhood | walks,local_life,architecture,history | 37.5826 126.9830 | 60 out | 0 | Mon-Sun 10:00-17:00 | 4 | Tiled roofs on a hill; people live here, so visitors only from 10 to 17.
    jogyesa-temple | Jogyesa Temple | religious | religion,architecture | 37.5740 126.9820 | 30 in | 0 | always | 3 | Lanterns in the middle of town.
    insadong | Insadong | neighbourhood | walks,local_life,shopping,art | 37.5740 126.9855 | 50 out | 0 | always | 3 | Tea houses, paper and galleries.
    n-seoul-tower | N Seoul Tower | viewpoint | views,photography | 37.5512 126.9882 | 90 out | 21000/16000 | Mon-Sun 10:00-22:30 | 4 | On Namsan hill by cable car or on foot; the terrace below is free.
    namsan-park | Namsan Park | park | nature,walks,views | 37.5520 126.9900 | 75 out | 0 | always | 3 | Wall path and woods in the centre.
    national-museum-of-korea | National Museum of Korea | museum | museums,history,art | 37.5239 126.9803 | 150 in | 0 | Mon-Sun 10:00-18:00 closed 01-01 | 5 | The pensive Buddhas and the gold crown, free.
    war-memorial-of-korea | War Memorial of Korea | museum | museums,history,family | 37.5365 126.9772 | 105 in | 0 | Tue-Sun 09:30-18:00 | 4 | Planes outside, the Korean War inside, free.
    leeum-museum-of-art | Leeum Museum of Art | gallery | art,museums,architecture | 37.5383 126.9990 | 90 in | 0 | Tue-Sun 10:00-18:00 | 3 | Celadon and modern art in three buildings; permanent rooms free.
    mmca-seoul | MMCA Seoul | gallery | art,museums,architecture | 37.5785 126.9800 | 75 in | 2000/0 | Mon-Sun 10:00-18:00 | 3 | Contemporary art beside the palace.
    dongdaemun-design-plaza | Dongdaemun Design Plaza | landmark | photography,architecture,shopping | 37.5665 127.0092 | 60 out | 0 | Mon-Sun 10:00-20:00 | 3 | Zaha Hadid’s silver spaceship, with night markets around.
    gwangjang-market | Gwangjang Market | food_hall | food,markets | 37.5701 126.9996 | 60 in | 0 | Mon-Sun 09:00-22:00 | 5 | Mung bean pancakes and knife noodles on benches.
    namdaemun-market | Namdaemun Market | market | markets,local_life,shopping | 37.5592 126.9776 | 60 out | 0 | Mon-Sat 08:00-18:00 | 3 | Everything by the kilo, and hotteok cakes.
    myeongdong-shopping-street | Myeongdong Shopping Street | shopping | shopping,food | 37.5636 126.9850 | 60 out | 0 | Mon-Sun 11:00-22:00 | 3 | Cosmetics and evening snack carts.
    cheonggyecheon-stream | Cheonggyecheon Stream | park | nature,walks | 37.5692 126.9860 | 45 out | 0 | always | 3 | A stream below street level for walks at night.
    lotte-world-tower-seoul-sky | Lotte World Tower Seoul Sky | viewpoint | views,photography,architecture | 37.5126 127.1025 | 75 in | 31000/27000 | Mon-Sun 10:30-22:00 | 3 | Sixth-tallest building, with a glass floor.
    starfield-library | Starfield Library | landmark | photography,books | 37.5100 127.0600 | 30 in | 0 | Mon-Sun 10:00-22:00 | 3 | Bookshelves thirteen metres high in the COEX mall.
    bongeunsa | Bongeunsa | religious | religion,architecture,history | 37.5150 127.0574 | 40 out | 0 | Mon-Sun 05:00-22:00 | 3 | Buddhist temple facing the towers of Gangnam.
    hongdae-streets | Hongdae Streets | nightlife | nightlife,music | 37.5555 126.9236 | 120 out | 0 | Mon-Sun 18:00-24:00 | 4 | Buskers, clubs and small bars.
    jjimjilbang-spa | Jjimjilbang Spa | experience | local_life,wellness | 37.5380 126.9660 | 150 in | 20000 | always | 3 | Bath house with saunas and heated floors around Yongsan.
    bukhansan | Bukhansan | nature | nature,walks,sports,views | 37.6587 126.9780 | 300 out | 0 | Mon-Sun 05:00-17:00 | 4 | Granite peaks in the city; half a day up and down.
    seodaemun-prison | Seodaemun Prison | museum | museums,history | 37.5743 126.9561 | 75 in | 3000/1000 | Tue-Sun 09:30-18:00 | 3 | Cells of the independence movement.
    dmz-imjingak | DMZ Imjingak | day_trip | history | 37.8895 126.7400 | 300 out | 65000 | Tue-Sun 08:00-16:00 | 4 | Half-day tour to the border with tunnel and lookout; bring a passport.
    suwon-hwaseong-fortress | Suwon Hwaseong Fortress | day_trip | history,walks | 37.2870 127.0118 | 240 out | 4000 | Mon-Sun 09:00-18:00 | 3 | Five kilometres of walls around an old town, an hour by train.
  `,
  eateries: `
    isaac-toast-myeongdong | Isaac Toast Myeongdong | food_street | toast,Korean | vegetarian | breakfast | budget | 37.5617 126.9855 | 5000 | Mon-Sun 08:00-20:00 | Egg and cabbage toast from a griddle.
    osulloc-tea-house-bukchon | Osulloc Tea House Bukchon | cafe | tea,pastry | vegetarian | breakfast,lunch | budget | 37.5795 126.9845 | 15000 | Mon-Sun 10:00-21:00 | Jeju green tea over hanok roofs.
    onion-anguk | Onion Anguk | cafe | bakery,coffee | vegetarian | breakfast,lunch | budget | 37.5776 126.9866 | 13000 | Mon-Fri 07:00-22:00; Sat-Sun 09:00-22:00 | Bakery in a hanok courtyard.
    sinseon-seolleongtang | Sinseon Seolleongtang | restaurant | Korean,soup | - | breakfast,lunch,dinner | budget | 37.5625 126.9845 | 14000 | always | Ox-bone soup day and night in Myeongdong.
    tosokchon | Tosokchon | restaurant | Korean,samgyetang | - | lunch,dinner | midrange | 37.5778 126.9716 | 20000 | Mon-Sun 10:00-22:00 | Chicken stuffed with ginseng rice near the palace.
    myeongdong-kyoja | Myeongdong Kyoja | restaurant | Korean,noodles | - | lunch,dinner | budget | 37.5626 126.9858 | 13000 | Mon-Sun 10:30-21:00 | Knife-cut noodles and dumplings.
    maple-tree-house | Maple Tree House | restaurant | Korean barbecue | - | lunch,dinner | midrange | 37.5345 126.9940 | 45000 | Mon-Sun 11:30-22:00 | Grilled beef in Itaewon.
    plant | Plant | restaurant | vegan | vegetarian,vegan,gluten_free | lunch,dinner | budget | 37.5340 126.9945 | 17000 | Mon-Sun 11:00-21:00 | Vegan bowls and cakes in Itaewon.
    balwoo-gongyang | Balwoo Gongyang | restaurant | temple food,vegan | vegetarian,vegan | lunch,dinner | midrange | 37.5740 126.9825 | 48000 | Mon-Sat 11:30-15:00; Mon-Sat 18:00-21:30 | Buddhist temple cuisine opposite Jogyesa.
    mingles | Mingles | restaurant | Korean,fine dining | - | lunch,dinner | premium | 37.5255 127.0440 | 320000 | Tue-Sun 12:00-15:00; Tue-Sun 18:00-22:00 | New Korean cooking in Gangnam, months ahead.
  `,
  safety: [
    'Fine dust can be heavy in spring: check the air index.',
    'Demonstrations around Gwanghwamun are peaceful but close roads.',
  ],
});
