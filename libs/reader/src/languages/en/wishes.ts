import type { WishWords } from '../language-words.js';

const up = '(?:up|out of bed|awake|out|moving|going)';

export const wishes: WishWords = {
  timed: [
    ['not_before', `(?:nothing|not|no|never|none|nobody|noone|no one|no-one|nowt)(?:{.})?(?:before|earlier than|till|until) {T}`],
    [
      'not_before',
      `(?:early mornings?|mornings?|days?|starts?|breakfast)(?:{.})? (?:not before|after|from|at|no earlier than) {T}(?: is (?:early|fine|ok|plenty)(?: enough)?)?`,
    ],
    ['not_before', '(?:(?:start|begin|get up|wake up|lie[- ]ins?)(?:{.})? (?:at|after|from|around|until|till|not before) {T})'],
    [
      'not_before',
      "(?:no|not|avoid|hate|without|don'?t (?:like|do)|not big on) (?:any )?(?:early (?:mornings?|starts?|birds?|rising|rises|alarms?)|getting up early|(?:an )?alarm(?: clock)?s?|morning people|morning person)|late (?:risers?|sleepers?|starts?)|lie[- ]ins?|sleep(?:ing)? in|(?:not|never) (?:a )?morning (?:people|person)|she hates getting up early|slow mornings?",
      930,
    ],
    [
      'not_after',
      '(?:(?:back|in bed|asleep|home|done|finished|in the room|at the hotel|early nights?|everything)(?:{.})? (?:by|before|at|from) {T})(?! (?:on|of) )',
    ],
    ['not_after', "{T}(?: \\p{L}+){0,4} (?:(?:need|have|want|like) to be|be|are|am|i'm|we're|is) (?:back|in bed|asleep|bed ?time|home|done)(?:{.})?"],
    ['not_after', '(?:bed ?time|kids in bed|early dinners?|dinner)(?:{.})? (?:is |by |at |before |not after |no later than )+{T}'],
    ['not_after', '(?:nothing|not|no)(?:{.})? (?:after|later than|past) {T}'],
    ['not_after', '(?:early nights?|(?:early|in) to bed|not? late nights?|no late nights?)', 2130],
    [
      'max_per_day',
      '(?:max(?:imum)?|at most|no more than|not more than|only|up to|just)(?: of)? {N} (?:\\p{L}+ )?(?:things?|activit\\p{L}+|sights?|stops?|places?|visits?|attractions?|items?|museums?)(?: (?:max|maximum|tops))?(?: to do)?(?:(?: in)? (?:a|per|each|every|the|one) day| daily)',
    ],
    [
      'max_per_day',
      '{N} (?:\\p{L}+ )?(?:things?|activit\\p{L}+|sights?|stops?|places?|visits?|attractions?) (?:(?:in )?(?:a|per|each|every) day )?(?:(?:is |are )?(?:max(?:imum)?|tops|at most)|(?:is|are) (?:(?:our|my|the|their) (?:limit|max(?:imum)?)|(?:more than |quite |just |really )?(?:enough|plenty|fine|perfect)))(?: (?:a|per|each) day)?',
    ],
    ['max_per_day', '(?:one|a single) (?:thing|activity|sight|visit) (?:a|per|each) day', 1],
    ['min_per_day', '(?:at least|minimum(?: of)?|min) {N} (?:things?|activit\\p{L}+|sights?|stops?|places?) (?:a|per|each|every) day'],
    [
      'min_per_day',
      '(?:pack(?:ed)?(?: it| the days| them)? full|packed(?: days| schedule| itinerary)?|jam[- ]?packed|cram(?: \\p{L}+){0,3} in|(?:see|do) (?:as much as (?:possible|we can|i can)|everything)|full[- ]on|action[- ]packed|fill (?:the|our|every|my) days?|full days)(?:{.}(?:tired|possible))?',
      4,
    ],
    [
      'free_day',
      '(?:at least )?(?:one|a|1|an)(?: \\p{L}+){0,2} (?:day|afternoon)(?: \\p{L}+){0,5} (?:nothing(?: \\p{L}+){0,3}|no plans?|free|off|without (?:any )?plans?|unplanned|no agenda|do nothing)',
      1,
    ],
    [
      'free_day',
      '(?:{N} |a |one |some )?(?:totally |completely |entirely )?(?:free|lazy|rest|pool|beach|unplanned|chill(?:ed)?|do[- ]nothing|slow|down) days?(?! in| at| trip)',
      1,
    ],
    [
      'free_day',
      '(?:doing|do|finish doing) (?:absolutely |literally |just |completely )?(?:nothing|sod all|zero)(?:{.}(?:for )?(?:a|one|the) (?:full |whole )?day)?',
      1,
    ],
    ['free_day', '(?:a |one )?day (?:just )?(?:to (?:relax|chill|rest|do nothing)|on the beach|by the pool|at the pool|at the beach)', 1],
    ['nap', '(?:\\p{L}+ )?(?:nap(?:s| ?time)?|midday rest|afternoon (?:rest|sleep|nap)|siesta)'],
    [
      'arrive_after',
      "(?:(?:can'?t|cannot|can not|won'?t|not) (?:arrive|land|get there|be there|leave|come)(?: \\p{L}+){0,2} (?:before|until|till) {T}|(?:arriv\\p{L}+|land\\p{L}*|get(?:ting)? (?:in|there)) (?:after|from|not before) {T})",
    ],
    [
      'depart_after',
      '(?:(?:leave|leaving|depart\\p{L}*|fly|flights?|set off|go)(?: \\p{L}+){0,3} (?:after|not before|from) {T}|(?:i|we) (?:work|finish(?: work)?|have work)(?: \\p{L}+){0,3} (?:until|till|at|til) {T})',
    ],
    [
      'back_by',
      '(?:(?:back(?: home| in \\p{L}+| here)?|home|return(?:ing)?|be back)(?: \\p{L}+){0,4} (?:by|before|no later than|not later than|latest) {T}(?:(?: on)? {W})?|(?:back|home)(?: \\p{L}+){0,2} (?:by|before) {W} {T})',
    ],
  ],
  concepts: `
museum: museum*, exhibition*
gallery: galler*
art: art, arts, painting*, sculpture*, modern art, contemporary art
street_art: street art, murals, graffiti
history: histor*, heritage, medieval, roman, world war*, ww2, wwii
architecture: architect*, gaudi, gaudi stuff, modernist*, art nouveau, art deco, brutalis*
castle: castle*, fortress*, fort, citadel
palace: palace*
church: church*, cathedral*, basilica*, chapel*
temple: temple*, shrine*, pagoda*
mosque: mosque*
monastery: monaster*, abbey*, convent*
ruins: ruins, ruin, archaeolog*, ancient
old_town: old town*, old city, old quarter, medina, historic cent*, cobbled street*, alley*
quarter: neighbourhood*, neighborhood*, district*, quarter
viewpoint: viewpoint*, view, views, panorama*, lookout*, photo spot*, instagram spot*
rooftop: rooftop*, roof terrace*, sky bar*
tower: tower*
bridge: bridge*
park: park, parks, national park*
garden: garden*, botanic*
nature: nature, outdoors, landscape*, countryside, scenery
zoo: zoo, zoos, animal park
aquarium: aquarium*
theme_park: theme park*, amusement park*, disney*, roller coaster*, legoland, water park*, waterpark*
playground: playground*
beach: beach, beaches, beachy, by the sea, seaside, coast, sand
swimming: swim, swims, swimming, swimmable, bathing, dip
snorkeling: snorkel*, reef, coral
diving: dive, dives, diving, scuba*
surfing: surf, surfing, surf lesson*
sailing: sail, sailing, yacht*
kayak: kayak*, canoe*, paddle*, sup
boat: boat, boats, boat trip*, boat out, boat ride*, cruise, cruises, gondola ride*, catamaran trip*, archipelago
canal: canal, canals
island: island hopping
lake: lake, lakes, lakeside
river: riverside, river
waterfall: waterfall*, falls
mountain: mountain*, peak, peaks, summit, alps
hiking: hike, hikes, hiking, trek*, trail*, walks in nature, scrambl*
cable_car: cable car*, gondola*, funicular*, cogwheel*
skiing: ski, skiing, skis, snowboard*, slopes, piste*
snow: snow, deep snow
sledding: sled*, toboggan*, husky, huskies, dog sled*, snowmobile*
northern_lights: northern lights, aurora*
whales: whale*
wildlife: wildlife, safari*, game drive*, animals, elephants, lions, monkeys, birdwatching, birding, birds, puffin*, orangutan*
penguin: penguin*
dolphins: dolphin*
wine: wine, wines, winer*, vineyard*, wine tasting*
beer: beer, beers, brewer*, craft beer*
whisky: whisky, whiskies, whiskey, distiller*
cocktails: cocktail*
bar: bar, bars, pub, pubs, speakeas*
nightlife: nightlife, night life, party, parties, partying
club: club, clubs, clubbing, nightclub*, disco*, techno
live_music: live music, concert*, gig, gigs, bands, traditional music, music
jazz: jazz, blues
opera: opera, ballet
theatre: theatre*, theater*, musical, musicals, broadway, show, shows, puppet*
flamenco: flamenco
fado: fado
samba: samba, bossa nova, forro
tango: tango, milonga
festival: festival*, fiesta
market: market, markets, bazaar*, souk*, farmers market*
night_market: night market*, night bazaar*
christmas_market: christmas market*, xmas market*
flea_market: flea market*, antique*, vintage
shopping: shop, shops, shopping, mall, malls, outlet*, boutiques, thrift*
food_hall: food hall*, food market*, food court*
cooking_class: cooking class*, cooking course*, cookery*, pasta making*, pasta class*, learn to cook, making class
food_tour: food tour*, food walk*
tasting: tasting*
spa: spa, spas, wellness
massage: massage*
sauna: sauna*, steam bath*, hammam*, hamam*, banya
hot_spring: hot spring*, thermal*, onsen*, geothermal, lagoon
yoga: yoga, meditation, retreat
cycling: bike, bikes, biking, bicycle*, cycle, cycling, ebike*, e-bike*
train_ride: scenic train*, train ride*, steam train*, panoramic train*, scenic railway*
tram: tram, trams, tram ride*
road_trip: scenic drive*, scenic route*
photography: photo, photos, photograph*, photographer*, instagram*
sunset: sunset*
sunrise: sunrise*
stargazing: stars, stargazing
bookshop: bookshop*, bookstore*, book shop*, second-hand books, books
library: librar*
cemetery: cemeter*, graveyard*
walking: walk, walks, walking, stroll*, wander*, promenade*, amble
guided_tour: guided tour*, walking tour*, free tour*, guide
football: football, soccer, stadium*, match
golf: golf, golfing
tennis: tennis, padel
climbing: climb, climbing, bouldering, via ferrata
horse: horse, horses, horse riding, horseback
balloon: balloon*
houseboat: houseboat*, house boat*
rice_terraces: rice terrace*, rice field*, paddies
tea_plantation: tea plantation*, tea hills, tea estate*, tea garden*, tea field*
salt_mine: salt mine*
cave: cave, caves, cavern*, cenote*
desert: desert*, camel*
dunes: dune*
volcano: volcano*, lava
glacier: glacier*, ice cave*
fjord: fjord*
cliffs: cliff*
forest: forest*, woods, redwood*, jungle*, rainforest*
lighthouse: lighthouse*
village: village*, small towns, hill town*, fishing village*
cherry_blossom: cherry bloss*, cherry blos*, sakura, blossoms, blossom
tulips: tulip*
flowers: flowers, wildflower*, bloom*, roses
lavender: lavender
autumn_leaves: autumn leaves, autumn colours, autumn colors, fall foliage, foliage, leaf peeping
carnival: carnival*, mardi gras
oktoberfest: oktoberfest, wiesn, beer tent*
day_of_dead: day of the dead
new_year: new year*, nye
fireworks: firework*
pride: pride
marathon: marathon, half marathon
science: science*
planetarium: planetarium*, observator*
gaming: arcade*, gaming, video games, games
anime: anime, manga, ghibli, pokemon
design: design
fashion: fashion
crafts: craft, crafts, workshop*, artisan*, calligraphy, tea ceremony
pottery: pottery, ceramic*, tiles
souvenirs: souvenir*
chocolate: chocolate*, chocolatier*
coffee: coffee, cafe, cafes, espresso, flat white
coffee_house: coffee house*, coffeehouse*
tea: tea room*, teahouse*, tea house*
cake: cake, cakes, pastry, pastries, tart, tarts
bakery: bakery, bakeries
ice_cream: ice cream*, icecream
breakfast: breakfast*
brunch: brunch*
street_food: street food*, food stalls, food trucks
seafood: seafood, shellfish, crab, crabs, prawns, shrimp
fish: fish
oysters: oyster*
meat: meat, grill
steak: steak*
cheese: cheese*
noodles: noodle, noodles
soup: soup, soups
bread: bread
local_food: local food, local dish*, local cuisine, traditional food, regional food, typical food, regional cuisine, home cooking
fine_dining: fine dining, michelin*, fancy dinner*, tasting menu*, gourmet, fancy meal*, really fancy dinner
good_food: eat, eating, food, foodie*, restaurants, restaurant, dinner, dinners, good meal*, lunch
hawker: hawker*
beer_garden: beer garden*, beer hall*
tavern: tavern*, trattoria*, bistro*, brasserie*
mountain_hut: mountain hut*, alpine hut*, hut
picnic: picnic*
sweets: sweets, dessert*, candy
cheap_food: cheap eats, cheap food
vegan: vegan, vegans, plant-based, plant based
vegetarian: vegetarian*, veggie*, no meat, meat-free
halal: halal
kosher: kosher
gluten_free: gluten*, coeliac*, celiac*
lactose_free: lactose*, dairy*
nut_free: nut allergy, nut allergies, nut-free, nut free, peanut*, allergic to nuts
shellfish: shellfish allergy, allergic to shellfish
no_pork: pork
no_alcohol: alcohol
pescatarian: pescatarian*, pescetarian*
wheelchair: wheelchair*, wheel chair*, scooter user
step_free: step-free, step free, accessible, accessibility, lift access, ramps
no_stairs: stairs, staircase*, steps
no_hills: hills, steep, uphill
limited_walking: bad knee*, bad hip*, bad back, knee, knees, hip replacement, limited mobility, not walk far, long walks, walking far, much walking, walk too much, arthritis, walking stick*, crutches, slow walker*, tires easily, walk much, walks slowly, cane
stroller: stroller*, pushchair*, pram, prams, buggy
pregnant: pregnant, pregnancy, months along, trimester
pool: pool, pools, swimming pool*
beach_hotel: hotel on the beach, beach hotel*, beachfront, hotel at the beach, near the beach, by the beach
sea_view: sea view*, ocean view*
hostel: hostel*, dorm, dorms, backpack*
cheap_stay: cheap hotel*, budget hotel*, cheap place*, not posh, nothing fancy, simple hotel*, basic hotel*, cheap accommodation, cheap rooms, guesthouse*, guest house*, b&b
midrange_stay: midrange, mid-range, mid range, comfortable hotel*, nice hotel*, decent hotel*, 3 star*, three star*, 3-star*
luxury_stay: luxury*, luxurious, 5 star*, five star*, 5-star*, five-star*, 4 star*, four star*, posh, fancy hotel*, upscale
boutique: boutique hotel*, charming hotel*, small hotel*, design hotel*
family_room: family room*, connecting rooms, adjoining rooms
apartment: apartment*, airbnb*, kitchen, kitchenette, self catering, self-catering, flat
air_con: air con*, aircon*, ac, a/c, air-con*
quiet_stay: quiet hotel*, quiet room*, quiet place to stay
central_stay: central hotel*, hotel in the centre, hotel in the center, centrally located, central location, stay central, walking distance
balcony: balcony, balconies
pets: dog, dogs, pet, pets, pet-friendly, dog-friendly, puppy
parking: parking
camping: camping, campsite*, tent, glamping
ryokan: ryokan*
breakfast_included: breakfast included, including breakfast
kids_club: kids club*, kids' club*
resort: resort*, all inclusive, all-inclusive
hotel: hotel, hotels, accommodation, place to stay, lodging
room: single rooms, separate rooms, twin room*, twin beds, double bed*, own room*
romantic: romantic, romance, proposal, propose
quiet: quiet, peaceful, calm, silence, tranquil, serene
off_beaten: off the beaten*, hidden gem*, less touristy, not touristy, non touristy, non-touristy, untouristy, undiscovered, lesser known
authentic: authentic*, local life, like a local, real life, locals
relaxed: relax, relaxed, relaxing, chill, chilled, easy pace, slow pace, laid back, laid-back, no rush, leisurely, unhurried, unwind, slow
adventure: adventure*, adrenaline, bungee, skydiv*, zipline*, rafting, quad, paraglid*
family_friendly: family friendly, kid friendly, kid-friendly, family-friendly, child friendly, child-friendly, for the kids, for kids
fancy: fancy, something special, splurge
warm: warm, sunny, sun, sunshine, hot
cheap: on a budget, broke, cheap, budget trip, shoestring
no_crowds: crowds, crowded, touristy, crowd
tourist_trap: tourist trap*
honeymoon: honeymoon*
birthday: birthday*
anniversary: anniversary
graduation: graduation
bachelor: hen do*, stag do*, bachelor*, hen party, stag party
`,
  fillers:
    "leaving leave leaves flying fly train trains ferry bus car back home return returning gentle together friends 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th a an the this that these those some any one two i we you he she it they my our your his her their me us him them im i'm we're id i'd we'd i'll we'll its it's is are was were be been being am do does did doing done have has had having want wants wanted wanting would like likes liking love loves loved loving please pls thanks thank hi hello hey hoi dear and or but so then also too very really quite just only maybe perhaps if when while because cause of to in on at for from with by as into about around near up out off over there here where what which who how all both each every everyone everybody more most much many lot lots few good great nice best lovely beautiful proper see seeing visit visiting go going do try trying get getting eat eating drink drinking find finding explore exploring enjoy enjoying plan planning need needs must should could can can't cannot will won't shall may might let lets let's obviously definitely absolutely honestly least once twice again trip holiday vacation travel travelling traveling journey day days night nights week weeks weekend time morning evening afternoon thing things stuff something somewhere anything everything place places bit kind sort type first finally also into through plus etc especially mainly mostly included including interested interest interests fan fans big ok okay sure yes no not dream dreaming finally actually probably must-see must-do spend spending take taking bring looking forward feel prefer preferably ideally hope hoping seriously taken properly",
  wishing:
    "(?:want|wants|would like|'d like|love|loves|like|likes|prefer|need|needs|hope|hoping|must|should|please|pls|interested in|keen on|fan of|into|dream(?:ing)? of|looking for|look forward|wish|can we|could we|has to|have to|important|allergic|mind)",
  must: '(?:must|a must|must-see|must see|must do|definitely|absolutely|non[- ]negotiable|for sure|without fail|has to|have to|essential|whatever happens|important|need|needs|obviously|seriously)',
  everyDay: '(?:every (?:single )?(?:day|night|morning|evening)|each day|daily|at every meal)',
  not: "(?:no|not|not a fan of|without|avoid(?:ing)?|zero|hate|hates|skip|don'?t (?:want|like|need|care for|do)|dont (?:want|like|do)|do not (?:want|like)|doesn'?t like|can'?t stand|nothing with|never|not into|not interested in|sick of|stay away from|keep away from|anything but|free of|fed up with|isn'?t|please no|enough of|minus)",
  eat: '(?:eat|eating|food|dinner|lunch|breakfast|restaurant|taste|try|dish|dishes|drink|meal)',
  and: '(?:and|&|plus|\\+|then|n)',
  youChoose:
    "(?:you (?:choose|decide|pick|tell (?:me|us))|your (?:choice|call|pick)|surprise (?:me|us)|up to you|whatever you (?:think|like|want|prefer|suggest)|(?:i|we) (?:don'?t|do not|dont) (?:mind|know|care)|no (?:idea|preference|clue)|doesn'?t matter|not sure|(?:i'?m|we'?re|im|totally|very|completely)? ?flexible|any(?: is fine| will do|thing (?:goes|works))?|whatever(?: works| is best| fits)?|tell us|dunno|wherever|open to (?:ideas|suggestions)|you know best|anything)",
  anyBudget:
    "(?:money(?: is| 's)? no (?:object|problem|issue)|no (?:budget|limit|spending limit|budget limit|fixed budget|set budget)|budget (?:is )?(?:open|flexible|not an? (?:issue|problem)|no (?:object|issue|problem)|doesn'?t matter|up to you)|whatever it (?:costs|takes)|(?:cost|price|money) (?:doesn'?t|does not) matter|unlimited budget|no budget in mind)",
  anyPlace:
    "(?:somewhere|anywhere|some place|someplace|wherever|where\\?|where to\\?|(?:don'?t|do not|dont) (?:know|care|mind) where|no idea where|surprise us|tell us where|where should (?:we|i) go|which (?:place|city|country|island)|any (?:city|country|island|place|beach)|open destination|destination (?:is )?(?:open|flexible|up to you)|recommend (?:me |us )?(?:a|some) (?:place|destination|city))",
  clock: [
    ['noon', '12:00'],
    ['midday', '12:00'],
    ['lunchtime', '13:00'],
    ['lunch', '13:00'],
    ['midnight', '23:59'],
    ['dinner time', '19:00'],
  ],
  half: 'half(?: past)?',
  halfMinutes: 30,
};
