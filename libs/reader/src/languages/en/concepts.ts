/** Words of concepts, `concept: word, other word, begin*`; folded, see `wishes/concepts`. */
export const concepts = `
museum: museum*, exhibition*
gallery: galler*
art: art, arts, painting*, sculpture*, modern art, contemporary art
street_art: street art, murals, graffiti
history: histor*, heritage, medieval, roman, world war*, ww2, wwii
architecture: architect*, gaudi, gaudi stuff, modernist*, art deco, brutalis*
castle: castle*, fortress*, fort, citadel
palace: palace*
church: church*, cathedral*, basilica*, chapel*
temple: temple*, shrine*, pagoda*
mosque: mosque*
monastery: monaster*, abbey*, convent*
ruins: ruins, ruin, archaeolog*, ancient
old_town: old town*, old city, old quarter, medina, historic cent*, alley*
quarter: neighbourhood*, neighborhood*, district*, quarter
viewpoint: viewpoint*, view, views, panorama*, lookout*, photo spot*, instagram spot*
rooftop: rooftop*, roof terrace*, sky bar*
tower: tower*
bridge: bridge*
park: park, parks, national park*
garden: garden*, botanic*
nature: nature, outdoors, landscape*, countryside, scenery
zoo: zoo, zoos
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
northern_lights: northern light, northern lights, aurora*
whales: whale*
wildlife: wildlife, safari*, game drive*, wild animals, elephants, lions, monkeys, orangutan*
penguin: penguin*
dolphins: dolphin*
wine: wine, wines, winer*, vineyard*, wine tasting*
beer: beer, beers, brewer*, craft beer*
whisky: whisky, whiskies, whiskey, distiller*
cocktails: cocktail*
bar: ruin bar*, ruin pub*, beer hall*, bar, bars, pub, pubs, speakeas*
nightlife: nightlife, night life, party, parties, partying
club: club, clubs, clubbing, nightclub*, disco*, techno
live_music: live music, concert*, gig, gigs, bands, traditional music, music, guitar*, recital*
jazz: jazz, blues
opera: opera, ballet
theatre: theatre*, theater*, musical, musicals, broadway, show, shows
flamenco: flamenco
fado: fado
samba: samba, bossa nova, forro
tango: tango, milonga
festival: festival*, fiesta
market: market, markets, bazaar*, souk*, farmers market*
night_market: night market*, night bazaar*
christmas_market: christmas market*, xmas market*
flea_market: flea market*, antique*
shopping: shop, shops, shopping, mall, malls, outlet*, boutiques
food_hall: food hall*, food market*, food court*
cooking_class: cooking class*, cooking course*, cookery*, pasta making*, pasta class*, learn to cook, making class
food_tour: food tour*, food walk*
tasting: tasting*
spa: spa, spas, wellness
massage: massage*
sauna: sauna*, steam bath*, banya
hammam: hammam*, hamam*
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
bookshop: bookshop*, bookstore*, book shop*, books, second-hand bookshop*, second-hand bookstore*, second-hand book*, bookseller*
library: librar*
cemetery: cemeter*, graveyard*
walking: walk, walks, walking, stroll*, wander*, promenade*, amble
guided_tour: guided tour*, walking tour*, free tour*, guide
football: football, soccer, stadium*, match
golf: golf, golfing
tennis: tennis, padel
climbing: climb, climbing, bouldering, via ferrata
horse: horse, horses, horse riding, horseback, horse ride*, pony, ponies, equestrian
balloon: balloon*
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
crafts: craft, crafts, workshop*, artisan*, calligraphy, weaving, weavers, leather, lace, embroidery, glassblow*, woodcarv*, silversmith*, atelier*
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
street_food: street food*, food stalls, food trucks, hawker*, food stall*
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
vegetarian: veg, pure veg, jain, meatless, vegetarian*, veggie*, no meat, meat-free
halal: halal
kosher: kosher
gluten_free: gluten*, coeliac*, celiac*
lactose_free: lactose*, dairy free, dairy-free, no dairy, dairy allergy, dairy intolerant
nut_free: nut allergy, nut allergies, nut-free, nut free, peanut*, allergic to nuts
shellfish: shellfish allergy, allergic to shellfish
no_pork: pork
no_alcohol: alcohol
pescatarian: pescatarian*, pescetarian*
wheelchair: wheelchair*, wheel chair*, scooter user, powerchair*, power chair*, mobility scooter*
step_free: step-free, step free, accessible, accessibility, lift access, ramps, roll-in shower*, walk-in shower*, level-access shower*, grab bar*, grab rail*
no_stairs: stairs, staircase*, steps
no_hills: hills, steep, uphill
limited_walking: bad knee*, bad hip*, bad back, knee, knees, hip replacement, limited mobility, not walk far, long walks, walking far, much walking, walk too much, arthritis, walking stick*, crutches, slow walker*, tires easily, walk much, walks slowly, cane, little walking, less walking, minimal walking, as little walking, not too much walking, short walks only, with a stick, with a cane, uses a stick, uses a cane, walking frame*, rollator, zimmer frame*, gets tired quickly, tires quickly, slow on his feet, slow on her feet, not good on her feet, not good on his feet, dodgy knee*, dodgy hip*, new hip, new knee, hip replaced, hips replaced, knee replaced, knees replaced, new hip, new knee, knee replacement*, replaced hip, replaced knee
stroller: stroller*, pushchair*, pram, prams, buggy
pregnant: pregnant, pregnancy, months along, trimester
pool: pool, pools, swimming pool*
beach_hotel: hotel on the beach, beach hotel*, beachfront, hotel at the beach, near the beach, by the beach
sea_view: sea view*, ocean view*
hostel: hostel*, dorm, dorms, dorm bed*, dorm room*, bunk bed*, bunkhouse*, backpack*, capsule hotel*, pod hotel*, youth hostel*
cheap_stay: hotel basic, hotel simple, hotels basic, hotels simple, rooms simple, modest hotel*, modest room*, humble guesthouse*, cheap hotel*, cheap motel*, cheapest hotel*, cheap stay*, cheap bed*, cheap sleep*, cheap lodge*, cheapest lodge*, cheapest room*, budget hotel*, budget motel*, budget stay*, budget room*, motel, motels, homestay*, cheap place*, not posh, nothing fancy, not fancy, nothing posh, nothing swanky, no frills, just a bed, a bed is enough, simple place*, basic place*, simple room*, basic room*, simple lodging*, simple stay*, simple guesthouse*, simple hotel*, basic hotel*, cheap accommodation, cheap rooms, guesthouse*, guest house*, b&b
midrange_stay: midrange, mid-range, mid range, middle of the road hotel*, comfortable hotel*, comfy hotel*, comfortable b&b*, comfortable inn*, nice hotel*, decent hotel*, good hotel*, 3 star*, three star*, 3-star*
luxury_stay: luxury*, luxurious, 5 star*, five star*, 5-star*, five-star*, 4 star*, four star*, posh, fancy hotel*, upscale, high-end, high end, deluxe, swanky hotel*, ritzy, plush hotel*, top hotel*, best hotel*, grand hotel*, lavish, splash out on the hotel
boutique: boutique hotel*, charming hotel*, small hotel*, design hotel*
family_room: family room*, connecting rooms, adjoining rooms
apartment: apartment*, airbnb*, kitchen, kitchenette, self catering, self-catering, rent a flat, holiday flat, holiday home*, holiday house*, cottage*
air_con: air con*, aircon*, ac, a/c, air-con*
quiet_stay: quiet hotel*, quiet room*, quiet place to stay
central_stay: central hotel*, hotel in the centre, hotel in the center, centrally located, central location, stay central, walking distance
balcony: balcony, balconies
pets: dog, dogs, pet, pets, pet-friendly, dog-friendly, puppy
parking: parking
camping: camping, campsite*, tent, glamping
riad: riad, riads
parador: parador, paradores
farm_stay: farm stay*, agriturismo*, stay on a farm, sleep on a farm
mountain_hut: mountain hut*, alpine hut*, rifugio, rifugi, night in a hut
overwater: overwater, over-water bungalow*, water villa*
castle_hotel: castle hotel*, sleep in a castle, stay in a castle, night in a castle
desert_camp: desert camp*, bedouin camp*, bedouin tent*, berber camp*, berber tent*, night in the desert, night in the sahara, sleep in the desert, camp in the desert, camping in the desert, jaima*, haima*
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
relaxed: unhurried, no stress, stress free, stress-free, not rushed, no rushing, nothing hectic, relax, relaxed, relaxing, chill, chilled, easy pace, slow pace, laid back, laid-back, no rush, leisurely, unhurried, unwind, slow
adventure: adventure*, adrenaline, bungee
family_friendly: family friendly, kid friendly, kid-friendly, family-friendly, child friendly, child-friendly, for the kids, for kids
fancy: something fancy, somewhere fancy, fancy place*, fancy restaurant*, fancy bar*, fancy evening, fancy night, a bit fancy, be fancy, too fancy, nothing fancy, very fancy, really fancy, something special, splurge
warm: warm, sunny, sun, sunshine, hot
cheap: on a budget, broke, cheap, budget trip, shoestring
no_crowds: crowds, crowded, touristy, crowd
tourist_trap: tourist trap*
honeymoon: honeymoon*
birthday: birthday*
anniversary: anniversary
graduation: graduation
bachelor: hen do*, stag do*, bachelor*, hen party, stag party
art_nouveau: art nouveau, jugendstil, secession, modernista
vintage: vintage, second-hand, second hand, secondhand, thrift*, charity shop*, pre-loved
birdwatching: birdwatching, bird watching, birding, birds, puffin*, stork*
olive: olive grove*, olive oil, olive trees, olives
salt_pans: salt pan*, salt flat*, saltern*
mass: mass, sunday service, church service
dinosaur: dinosaur*, fossil*
touch: touch, tactile, hands-on, hands on
cobbles: cobbles, cobblestone*, cobbled
mezcal: mezcal*, tequila*
milk_bar: milk bar*, bar mleczny
vertigo: vertigo, fear of heights, afraid of heights, scared of heights
blind: blind, nearly blind, visually impaired, partially sighted, low vision, guide dog
deaf: deaf, hard of hearing, hearing impaired
autism: autism, autistic, asperger*, sensory overload
elderly: frail, unsteady on*
wifi: wifi, wi-fi, internet
dance: dance*, dancing, salsa, bachata, waltz, tango class*
noise: noise, noisy, loud music
stargazing: stargaz*, star gazing, night sky, telescope*, milky way, dark sky
puppets: puppet*, marionette*
wine_bar: wine bar*, wine cellar bar*
rooftop: roof bar*, rooftop bar*, rooftop drinks
rafting: raft, rafting, white water*, whitewater
zipline: zip line*, zipline*, zip-line*, ziplin*, zip wire*, ropes course*, high ropes, treetop*
paragliding: paraglid*, hang glid*, skydiv*
quad: quad, quads, quad bike*, atv, dune buggy, jeep tour*, jeep safari*
canyoning: canyoning, canyoneering
carriage: horse carriage*, carriage ride*, horse-drawn*
bioluminescence: biolumin*, glowing plankton
turtles: sea turtle*, turtle*, baby turtles
metro_stations: metro stations, metro station*, subway stations
afternoon_tea: afternoon tea*, high tea, cream tea*, tea at five, five o'clock tea, teatime, tea time
theatre: comedy, stand-up comedy, comedy club*
kayak: pedalo*, pedal boat*
boat: catamaran*, sunset sail, gulet*
cycling: rent bikes, hire bikes, bike hire
train_ride: small railway*, narrow gauge*, toy train*, little train*, miniature railway*
hot_spring: hot water, hot pool*, thermal pool*, sulphur bath*, sulfur bath*
beach: sandcastle*
festival: camel fair*, county fair*, state fair*, village fair*, book fair*
tea_ceremony: tea ceremon*
animals: animals, something with animals, petting zoo*, petting farm*, animal park*, animal farm*, farm animals, donkey*, alpaca*, wildlife park*, bird park*, reptile park*
quad: jeep ride*, jeep trip*, jeep outing*, 4x4 tour*, 4x4 trip*, 4x4 ride*, 4wd tour*, off-road tour*, off road tour*
nightlife: going out at night, go out at night, night out, nights out, bar hopping, bar hop, bar crawl*, pub crawl*, out dancing, out on the town, clubs at night, late bars, a night out, out one night, one night out, go out one night
hiking: bushwalk*, bush walk*, coastal path*, coast path*, coastal walk*, ridge walk*, mountain walk*, hill walk*, tramping, rambl*, nature walk*, nature trail*
swimming: rock pool*, tide pool*, tidal pool*, natural pool*, lava pool*, fairy pools, swimming hole*, plunge pool*, waterhole*
theatre: musical theatre, play in the west end, west end show*, broadway show*, a play, cabaret*
coffee: cafe to hang out, cafes to hang out, coffee shop*, coffee bar*, roastery, roasteries
geyser: geyser*
hot_spring: mud pool*, geothermal park*
`;
