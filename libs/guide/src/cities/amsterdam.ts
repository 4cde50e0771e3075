import { cityOfTables } from '../city-tables.js';

/** Amsterdam. Written from general knowledge, not looked up: prices are estimates for 2026, hours the usual ones. */
export const amsterdam = cityOfTables({
  id: 'amsterdam', name: 'Amsterdam', aliases: ['amsterdam netherlands', 'ámsterdam'],
  country: 'Netherlands', countryCode: 'NL', continent: 'Europe', cityCode: 'AMS',
  lat: 52.3728, lng: 4.8936, timezone: 'Europe/Amsterdam', currency: 'EUR',
  languages: ['Dutch', 'English'], plugs: ['C', 'F'], asOf: '2026-11',
  summary:
    'Rings of seventeenth-century canals, great painters and more bicycles than people, compact enough to walk.',
  bestFor: ['art', 'museums', 'walks', 'history', 'architecture', 'local_life'],
  daily: { food: { budget: 32, midrange: 60, premium: 130 }, localTransport: 9.5 },
  localTransport: {
    summary: 'GVB trams, metro and buses; hold a bank card to the reader when boarding and leaving. Ferries over the IJ are free.',
    singleFare: 3.4, dayPass: 9.5,
  },
  airports: `
    AMS | train | 17 | 6.1
  `,
  climate: '6/1/66/12 7/1/52/10 10/3/52/10 14/5/42/9 18/8/58/10 20/11/66/10 22/13/82/10 22/13/93/11 19/11/88/11 15/8/86/12 10/4/87/13 7/2/82/13',
  stayAreas: `
    canal-belt | Canal Belt | 52.3680 4.8870 | 150 240 460 | Houses on the canals; steep stairs are common.
    de-pijp | De Pijp | 52.3545 4.8930 | 120 185 310 | Market street and cafés on the metro 52, south of the museums.
    amsterdam-noord | Amsterdam-Noord | 52.3900 4.9010 | 100 160 270 | Across the free ferry: new hotels by the water.
  `,
  places: `
    rijksmuseum | Rijksmuseum | museum | museums,art,history,architecture | 52.3600 4.8852 | 150 in | 25/0 | Mon-Sun 09:00-17:00 | 5 | Vermeer and the Night Watch; book a start time.
    van-gogh-museum | Van Gogh Museum | museum | museums,art | 52.3584 4.8811 | 105 in | 24/0 | Mon-Sun 09:00-18:00 | 5 | Tickets only online with a start time, often gone a week ahead.
    anne-frank-house | Anne Frank House | museum | museums,history | 52.3752 4.8840 | 75 in | 16.5/7 | Mon-Sun 09:00-22:00 | 5 | All tickets go on sale on Tuesdays six weeks ahead; there is no other way in.
    stedelijk-museum | Stedelijk Museum | museum | museums,art,architecture | 52.3580 4.8798 | 90 in | 22.5/0 | Mon-Sun 10:00-18:00 | 3 | Modern art from Malevich to design classics.
    jordaan | Jordaan | neighbourhood | walks,local_life,shopping | 52.3745 4.8800 | 75 out | 0 | always | 4 | Narrow canals, courtyards and brown cafés west of the ring.
    canal-cruise | Canal Cruise | experience | local_life,views,architecture,history,family | 52.3779 4.8970 | 75 in | 18/9 | Mon-Sun 10:00-21:00 | 4 | An hour between gables; small open boats are more pleasant than the glass ones.
    begijnhof | Begijnhof | landmark | photography,history,religion | 52.3694 4.8900 | 25 out | 0 | Mon-Sun 09:00-17:00 | 3 | A hidden court with the oldest wooden house; keep your voice down.
    vondelpark | Vondelpark | park | nature,walks,sports,family | 52.3580 4.8686 | 60 out | 0 | always | 4 | The city’s lawn, with a rose garden and an open-air theatre in summer.
    albert-cuyp-market | Albert Cuyp Market | market | markets,local_life,food | 52.3556 4.8930 | 60 out | 0 | Mon-Sat 09:00-17:00 | 3 | Warm syrup waffles, herring and cloth on the longest street market.
    bloemenmarkt | Bloemenmarkt | market | markets,local_life,nature | 52.3667 4.8913 | 25 out | 0 | Mon-Sun 09:00-17:30 | 2 | Bulbs and seeds on floating stalls along the Singel.
    royal-palace | Royal Palace | palace | history,architecture,art | 52.3731 4.8913 | 60 in | 12.5/0 | Tue-Sun 10:00-17:00 | 3 | Golden-age town hall on Dam square; closed on state occasions.
    nemo-science-museum | NEMO Science Museum | museum | museums,science,family | 52.3738 4.9123 | 150 in | 17.5/17.5 | Tue-Sun 10:00-17:30 | 3 | Five floors of experiments for children; the stepped roof is free.
    rembrandt-house | Rembrandt House | museum | museums,art,history | 52.3694 4.9012 | 60 in | 19.5/6 | Mon-Sun 10:00-18:00 | 3 | The painter’s kitchen, studio and etchings.
    adam-lookout | A’DAM Lookout | viewpoint | views,photography | 52.3843 4.9022 | 60 out | 17.5/10.5 | Mon-Sun 10:00-21:00 | 2 | Roof terrace across the IJ with a swing over the edge.
    nine-streets | Nine Streets | shopping | shopping,walks | 52.3700 4.8850 | 60 out | 0 | Mon-Sun 10:00-18:00 | 3 | Small shops in the cross streets between the main canals.
    hortus-botanicus | Hortus Botanicus | garden | nature,walks,science | 52.3667 4.9079 | 60 out | 13/7 | Mon-Sun 10:00-17:00 | 2 | A physic garden of 1638 with palm and butterfly houses.
    leidseplein | Leidseplein | nightlife | nightlife,music | 52.3641 4.8828 | 120 out | 0 | Mon-Sun 19:00-24:00 | 2 | Bars, cinemas and the music halls Paradiso and Melkweg.
    zaanse-schans | Zaanse Schans | day_trip | history,family,photography | 52.4738 4.8218 | 180 out | 17.5 | Mon-Sun 09:00-17:00 | 3 | Working windmills on a river bank, 17 minutes by train and a short walk; the council decided on an entry ticket for 2026, so check what applies.
  `,
  eateries: `
    de-bakkerswinkel | De Bakkerswinkel | cafe | bakery,breakfast | vegetarian | breakfast,lunch | budget | 52.3766 4.8990 | 14 | Mon-Sun 08:00-17:00 | Scones and thick sandwiches near the old church.
    pancakes-amsterdam | Pancakes Amsterdam | restaurant | Dutch,pancakes | vegetarian,gluten_free | breakfast,lunch | budget | 52.3745 4.8835 | 16 | Mon-Sun 09:00-17:00 | Sweet and savoury pancakes near Westerkerk.
    cafe-de-klos | Café de Klos | restaurant | grill,ribs | - | lunch,dinner | midrange | 52.3635 4.8852 | 26 | Mon-Sun 16:00-23:00 | Spare ribs at a crowded bar; no reservations.
    winkel-43 | Winkel 43 | cafe | Dutch,apple pie | vegetarian | breakfast,lunch | budget | 52.3795 4.8861 | 12 | Mon-Sun 08:00-23:00 | Apple pie with cream on the Noordermarkt.
    foodhallen | Foodhallen | food_hall | international | vegetarian,vegan,halal | lunch,dinner | midrange | 52.3667 4.8665 | 20 | Mon-Sun 12:00-22:30 | Food stalls in a former tram depot.
    moeders | Moeders | restaurant | Dutch | vegetarian | dinner | midrange | 52.3718 4.8742 | 30 | Mon-Sun 17:00-23:00 | Stews and pictures of mothers on every wall.
    vleminckx-sausmeesters | Vleminckx Sausmeesters | food_street | Dutch,fries | vegetarian | lunch,dinner | budget | 52.3682 4.8894 | 7 | Mon-Sun 12:00-19:00 | Fries with a choice of sauces since 1957.
    de-kas | De Kas | restaurant | Dutch,vegetables | vegetarian | lunch,dinner | premium | 52.3512 4.9297 | 95 | Mon-Sat 12:00-14:00; Mon-Sat 18:30-22:00 | Set menu grown in and around a greenhouse in a park.
    maoz-falafel | Maoz Falafel | food_street | falafel | vegetarian,vegan,halal | lunch,dinner | budget | 52.3664 4.8967 | 11 | Mon-Sun 11:00-24:00 | Falafel with a free salad bar near Rembrandtplein.
    warung-spang-makandra | Warung Spang Makandra | restaurant | Surinamese | vegetarian | lunch,dinner | budget | 52.3550 4.8905 | 14 | Mon-Sun 12:00-21:00 | Roti and noodles beside the Albert Cuyp market.
  `,
  safety: [
    'Stay off the red bicycle lanes and look both ways before crossing them.',
    'Pickpockets work on tram 2 and in the red-light district; street dealers sell dangerous fakes.',
  ],
});
