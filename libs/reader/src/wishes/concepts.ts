import type { WishKind } from '@app/contracts';
import { DISHES } from './dishes.js';
import { STAYS } from './stays.js';

/** What a word of any language is about: the kind of wish, and English key words that names and kinds of places hold. */
export interface Concept {
  readonly kind: WishKind;
  readonly targets: readonly string[];
}

/** Rows `id = kind: target, target`; the id is the first target where none is given. */
const ROWS = `
museum = activity: museum
gallery = activity: gallery, art
art = activity: art, gallery
street_art = activity: street art, murals
history = activity: history
architecture = activity: architecture
castle = activity: castle, fortress
palace = activity: palace
church = activity: church, cathedral
temple = activity: temple, shrine
mosque = activity: mosque
monastery = activity: monastery, abbey
ruins = activity: ruins, archaeology, ancient
old_town = activity: old town, historic centre
quarter = activity: neighbourhood, quarter
viewpoint = activity: viewpoint, view
rooftop = activity: rooftop bar
tower = activity: tower
bridge = activity: bridge
square = activity: square
park = activity: park
garden = activity: garden
nature = activity: nature
zoo = activity: zoo
aquarium = activity: aquarium
theme_park = activity: theme park, amusement park
playground = activity: playground
beach = activity: beach
swimming = activity: swimming, beach
snorkeling = activity: snorkeling, reef
diving = activity: diving
surfing = activity: surfing
sailing = activity: sailing, boat
kayak = activity: kayak
boat = activity: boat trip, boat, cruise
canal = activity: canal, boat
island = activity: island
lake = activity: lake
river = activity: river
waterfall = activity: waterfall
mountain = activity: mountain
hiking = activity: hiking, trail
cable_car = activity: cable car, gondola, funicular
skiing = activity: skiing, ski, slopes
snow = activity: snow
sledding = activity: sledding, sledge
northern_lights = activity: northern lights, aurora
whales = activity: whale watching, wildlife
wildlife = activity: wildlife, safari
animals = activity: zoo, wildlife, safari, aquarium
geyser = activity: geyser, geothermal
penguin = activity: penguins
dolphins = activity: dolphins
wine = activity: wine, winery, vineyard
beer = activity: beer, brewery
whisky = activity: whisky, distillery
cocktails = activity: cocktail bar, cocktails
bar = activity: bar, pub
nightlife = activity: nightlife
club = activity: nightclub, club
live_music = activity: live music, concert
jazz = activity: jazz, live music
opera = activity: opera
theatre = activity: theatre, show
flamenco = activity: flamenco, live music
fado = activity: fado, live music
dance = activity: dance
samba = activity: samba, live music
tango = activity: tango, live music
festival = event: festival
market = activity: market
night_market = activity: night market
christmas_market = event: christmas market
flea_market = activity: flea market, antiques
shopping = activity: shopping
food_hall = activity: food hall, market
cooking_class = activity: cooking class
food_tour = activity: food tour
tasting = activity: tasting
spa = activity: spa, wellness
massage = activity: massage, spa
sauna = activity: sauna, spa
hammam = activity: hammam, spa
hot_spring = activity: hot spring, thermal bath, onsen
yoga = activity: yoga
cycling = activity: cycling, bike
train_ride = activity: scenic train, railway
tram = activity: tram
road_trip = activity: scenic drive
photography = mood: photography, viewpoint
sunset = activity: sunset, viewpoint
sunrise = activity: sunrise, viewpoint
stargazing = activity: stargazing
bookshop = activity: bookshop
library = activity: library
cemetery = activity: cemetery
walking = activity: walk, stroll
guided_tour = activity: guided tour
football = activity: football, stadium
golf = activity: golf
tennis = activity: tennis
climbing = activity: climbing
horse = activity: horse riding
balloon = activity: hot air balloon
puppets = activity: puppet show
wine_bar = activity: wine bar
rafting = activity: rafting
zipline = activity: zipline
paragliding = activity: paragliding
quad = activity: quad tour
canyoning = activity: canyoning
carriage = activity: horse carriage
bioluminescence = activity: bioluminescence
turtles = activity: sea turtles
metro_stations = activity: metro stations
afternoon_tea = food: afternoon tea
houseboat = activity: houseboat
rice_terraces = activity: rice terraces
tea_ceremony = activity: tea ceremony
tea_plantation = activity: tea plantation, tea
salt_mine = activity: salt mine
cave = activity: cave
desert = activity: desert
dunes = activity: dunes
volcano = activity: volcano
glacier = activity: glacier
fjord = activity: fjord, boat
cliffs = activity: cliffs
forest = activity: forest
lighthouse = activity: lighthouse
village = activity: village
cherry_blossom = event: cherry blossom, sakura
tulips = event: tulips, flowers
flowers = activity: flowers, garden
lavender = event: lavender
autumn_leaves = event: autumn leaves, foliage
carnival = event: carnival
oktoberfest = event: Oktoberfest, beer tent
day_of_dead = event: Day of the Dead, Día de Muertos
new_year = event: New Year's Eve, fireworks
fireworks = event: fireworks
pride = event: Pride
marathon = event: marathon
music_festival = event: festival, live music
science = activity: science
planetarium = activity: planetarium
gaming = activity: arcade, gaming
anime = activity: anime, manga
design = activity: design
fashion = activity: fashion
crafts = activity: crafts, workshop
pottery = activity: pottery
souvenirs = activity: souvenirs, shopping
chocolate = food: chocolate
coffee = food: coffee, café
coffee_house = food: coffee house, café, coffee
tea = food: tea
cake = food: cake, pastry, café
bakery = food: bakery, pastry
ice_cream = food: ice cream, gelato
breakfast = food: breakfast
brunch = food: brunch
street_food = food: street food
seafood = food: seafood, fish
fish = food: fish, seafood
oysters = food: oysters, seafood
meat = food: meat, grill
steak = food: steak, grill
cheese = food: cheese
rice = food: rice
noodles = food: noodles
soup = food: soup
bread = food: bread, bakery
local_food = food: local food, regional cuisine
fine_dining = food: fine dining, gourmet
good_food = food: restaurant
hawker = food: hawker centre, street food
beer_garden = food: beer garden, beer
tavern = food: tavern
mountain_hut = food: mountain hut
picnic = food: picnic
sweets = food: sweets, pastry
cheap_food = food: cheap eats, street food
vegan = diet: vegan
vegetarian = diet: vegetarian
halal = diet: halal
kosher = diet: kosher
gluten_free = diet: gluten-free, gluten_free
lactose_free = diet: lactose-free, lactose_free
nut_free = diet: nut-free, nut_free
shellfish = diet: no shellfish
no_pork = diet: no pork
no_alcohol = diet: no alcohol
pescatarian = diet: pescatarian
wheelchair = mobility: wheelchair, step-free
step_free = mobility: step-free
no_stairs = mobility: no stairs, step-free
no_hills = mobility: no hills
limited_walking = mobility: limited walking
stroller = mobility: stroller, step-free
pregnant = mobility: pregnant
${STAYS}
romantic = mood: romantic
quiet = mood: quiet
off_beaten = mood: off the beaten path, local
authentic = mood: local life, authentic
relaxed = mood: relaxed
adventure = mood: adventure
family_friendly = mood: family
fancy = mood: fancy, premium
warm = mood: warm, sunny
cheap = mood: budget
no_crowds = avoid: crowds
tourist_trap = avoid: tourist traps
honeymoon = company: honeymoon, romantic
birthday = company: birthday
anniversary = company: anniversary, romantic
graduation = company: graduation
bachelor = company: bachelor party
art_nouveau = activity: art nouveau, architecture
vintage = activity: second-hand
birdwatching = activity: birdwatching, wildlife
olive = activity: olive grove
salt_pans = activity: salt pan
mass = activity: mass
dinosaur = activity: dinosaurs, museum
touch = activity: tactile, hands-on
cobbles = avoid: cobblestones
noise = avoid: noise
mezcal = activity: mezcal
milk_bar = food: milk bar
vertigo = mobility: vertigo
blind = mobility: blind
deaf = mobility: deaf
autism = mobility: autism
elderly = mobility: limited walking
wifi = stay: wifi
nap = nap: nap
`;

const name = (id: string): string => id.replaceAll('_', ' ');

/** A dish's row is its folded words, and after a colon the English key words. */
function dishConcepts(): [string, Concept][] {
  return DISHES.split(' ').map((row) => {
    const [word = '', targets] = row.split(':');
    return [`dish:${name(word)}`, { kind: 'food', targets: (targets ?? word).split(',').map(name) }];
  });
}

function conceptRows(): [string, Concept][] {
  return ROWS.trim()
    .split('\n')
    .map((row) => {
      const [id = '', rest = ''] = row.split(' = ');
      const [kind = '', targets = ''] = rest.split(': ');
      return [id, { kind: kind as WishKind, targets: targets.split(', ') }];
    });
}

/** Every concept by its id; dishes have the same words in all languages. */
export const CONCEPTS: ReadonlyMap<string, Concept> = new Map([...conceptRows(), ...dishConcepts()]);

/** Words of dishes as the lexicons of the languages write them, id first. */
export const DISH_ROWS: readonly (readonly [id: string, words: readonly string[]])[] = dishConcepts().map(([id]) => [id, [id.slice(5)]]);
