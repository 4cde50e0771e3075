/** Words of concepts, `concept: word, other word, begin*`; folded, see `wishes/concepts`. */
export const concepts = `
museum: musee*, exposition*, expo, expos
gallery: galerie*
art: art, arts, peinture*, sculpture*, art moderne, art contemporain
street_art: street art, graffiti*
history: histoire, historique*, medieval*, romain*
architecture: architect*
castle: chateau*, forteresse*, citadelle*
palace: palais
church: eglise*, cathedrale*, basilique*, chapelle*
temple: temple*, sanctuaire*, pagode*
mosque: mosquee*
monastery: monastere*, abbaye*, couvent*
ruins: ruine*, vestige*, antique*, archeolog*
old_town: vieille ville, vieux centre, vieux quartier*, centre historique, ruelles, medina
quarter: quartier*
viewpoint: vue, vues, point de vue, panorama*, belvedere*
rooftop: rooftop*, toit-terrasse, bar sur le toit
tower: tour eiffel
bridge: pont, ponts
park: parc, parcs
garden: jardin*
nature: nature, paysage*, campagne
zoo: zoo, parc animalier
aquarium: aquarium*
theme_park: parc d attractions, parc a theme, disneyland, parc aquatique
playground: aire de jeux, aires de jeux
beach: plage*, bord de mer, mer, cote
swimming: baignade*, nager, se baigner, baigner
snorkeling: snorkel*, masque et tuba
diving: plongee*
surfing: surf, surfer
sailing: voile, voilier
kayak: kayak*, canoe*, paddle
boat: bateau*, croisiere*, balade en bateau, tour en bateau
canal: canal, canaux
island: iles
lake: lac, lacs
river: riviere, fleuve
waterfall: cascade*, chute*
mountain: montagne*, sommet*, alpes
hiking: randonnee*, rando*, marche en montagne, trek*
cable_car: telepherique*, telecabine*, funiculaire*, cremaillere
skiing: ski, skier, pistes
snow: neige
sledding: luge, traineau*, chiens de traineau
northern_lights: aurore*
whales: baleine*
wildlife: safari, animaux sauvages, elephants
penguin: manchot*, pingouin*
dolphins: dauphin*
wine: cave, caves, cave a vin, degustation de vin, vin, vins, vignoble*, vigneron*, oenolog*, degustation de vin*, caves a vin
beer: biere*, brasserie artisanale
whisky: whisky, distillerie*
cocktails: cocktail*
bar: bar, bars, pub, pubs
nightlife: vie nocturne, faire la fete, sorties nocturnes, fete
club: boite de nuit, boites, discotheque*, club, clubs
live_music: concert*, musique live, musique, guitare*, recital*
jazz: jazz
opera: opera*, ballet
theatre: theatre*, spectacle*, comedie musicale
flamenco: flamenco
fado: fado
dance: danse*, danser, salsa, valse, bachata
festival: festival*
market: le marche, un marche, au marche, du marche, petit marche, marches, marche local, souk*, bazar*
night_market: marche de nuit, marches de nuit, marche nocturne, marches nocturnes
christmas_market: marche de noel, marches de noel
flea_market: brocante*, puces, marche aux puces, antiquit*, vide-grenier*, marches aux puces
shopping: shopping, boutiques, boutique, magasins, faire les magasins
food_hall: halles, food court
cooking_class: cours de cuisine, atelier cuisine, atelier de cuisine
food_tour: visite gourmande, tour gastronomique, balade gourmande, food tour
tasting: degustation*
spa: spa, spas, bien-etre, thalasso*
massage: massage*
sauna: sauna*
hammam: hammam*
hot_spring: source chaude*, sources chaudes, thermes, bains thermaux, onsen*
yoga: yoga
cycling: velo, velos, cyclisme, vtt, bicyclette
train_ride: train panoramique, petit train
tram: tramway*, tram
photography: photo, photos, photograph*
sunset: coucher de soleil, couchers de soleil
sunrise: lever de soleil, lever du soleil
stargazing: etoiles
bookshop: librairie*, bouquiniste*, livres
library: bibliotheque*
cemetery: cimetiere*
walking: marche, marcher, balade*, promenade*, flaner, se balader, se promener, promener
guided_tour: visite guidee, visites guidees
football: football, foot, stade
golf: golf
climbing: escalade, via ferrata
horse: cheval, equitation, chevaux, balade a cheval, promenade a cheval, poney*
balloon: montgolfiere*
rice_terraces: rizieres
tea_plantation: plantation* de the
salt_mine: mine de sel, mines de sel
cave: grotte*
desert: desert, chameau*, dromadaire*
dunes: dune*
volcano: volcan*
glacier: glacier*
fjord: fjord*
cliffs: falaise*
forest: foret*, jungle
lighthouse: phare*
village: village*
cherry_blossom: cerisiers*, sakura
tulips: tulipe*
flowers: fleurs, fleuri*
lavender: lavande*
autumn_leaves: erables, feuilles d'automne, couleurs d'automne, couleurs d automne, feuilles d automne, ete indien
carnival: carnaval
oktoberfest: oktoberfest, fete de la biere
new_year: nouvel an, reveillon
fireworks: feu d artifice, feux d artifice
science: science*
planetarium: planetarium
design: design
crafts: artisanat*, atelier*, artisan*, tissage*, cuir, dentelle, soierie*, artisanal*
pottery: poterie*, ceramique*
souvenirs: souvenir*
chocolate: chocolat*
coffee: cafe, cafes
tea: the a la menthe, salon de the, salons de the
cake: gateau*, patisserie*
bakery: boulangerie*, viennoiserie*
ice_cream: glace, glaces
breakfast: petit-dejeuner, petit dejeuner, petit dej
brunch: brunch*
street_food: street food, cuisine de rue, bouffe de rue, manger dans la rue, stands de rue
seafood: fruits de mer, coquillages, crustaces
fish: poisson*
oysters: huitre*
meat: viande
cheese: fromage*
soup: soupe*
bread: pain
local_food: cuisine locale, specialites locales, plats locaux, cuisine traditionnelle, cuisine regionale, specialites, manger local
fine_dining: gastronomique*, etoile michelin, restaurant etoile, michelin, grande table, gastro
good_food: bien manger, bonne bouffe, restaurant*, resto*, bonnes tables, bonne table, manger
tavern: bistrot*, brasserie*, taverne*
mountain_hut: refuge*
picnic: pique-nique*
sweets: sucreries, desserts, dessert
vegan: vegan*, vegetalien*
vegetarian: vege, sans viande, pas de viande, vegetarien*, vegetarienne*, vege, pas de viande, sans viande
halal: halal, hallal
kosher: casher, kasher, cacher
gluten_free: gluten, coeliaque*, cœliaque*
lactose_free: lactose
nut_free: allergie aux noix, allergique aux noix, noix, arachide*, cacahuete*
shellfish: allergie aux crustaces, allergique aux fruits de mer, allergique aux crustaces
no_pork: porc
no_alcohol: alcool
pescatarian: pescetarien*
wheelchair: fauteuil roulant, fauteuil, pmr, handicap*, fauteuil electrique, fauteuil manuel
step_free: accessible*, plain-pied, sans marches, douche de plain-pied, douche a l italienne, barre d appui, barres d appui
no_stairs: escalier*, marches
no_hills: pentes, cotes raides, montees
limited_walking: genou*, hanche*, marcher beaucoup, mobilite reduite, marche difficile, canne, bequilles, longues marches, marche mal, marcher longtemps, peine a marcher, peu de marche, peu marcher, marcher peu, pas trop de marche, pas trop marcher, sans trop marcher, marche avec une canne, deambulateur, vite fatigue*, se fatigue vite, mal aux genoux, prothese de hanche, prothese*
stroller: poussette*
pregnant: enceinte*
pool: piscine*
beach_hotel: hotel sur la plage, hotel en bord de mer, pres de la plage, bord de plage
sea_view: vue mer, vue sur la mer
hostel: auberge de jeunesse, auberges de jeunesse, dortoir*, lit en dortoir, lits superposes, hostel*, chambre partagee, backpack*
cheap_stay: chambre modeste, chambre simple, logement modeste, hotel basique, hotels modestes, hotel pas cher, hotels pas chers, hotel bon marche, logement pas cher, logement simple, hotel simple, hotels simples, hotel modeste, petit hotel, petits hotels, chambre simple et pas chere, petit hotel simple, pas de luxe, rien de luxueux, rien de chic, sans chichi, sans chichis, motel*, pension, pensions de famille, un lit suffit, juste un lit, hotel economique, hotels economiques, ibis, chambre d hote, chambres d hotes, gite
midrange_stay: hotel confortable, hotels confortables, bon hotel, bons hotels, hotel correct, joli hotel, hotel sympa, milieu de gamme, 3 etoiles, trois etoiles
luxury_stay: luxe, luxueux, 5 etoiles, cinq etoiles, 4 etoiles, quatre etoiles, haut de gamme, palace, grand hotel, hotel de standing, bel hotel
boutique: hotel de charme, boutique-hotel, boutique hotel
family_room: chambre familiale
apartment: appartement*, airbnb, location, gite*, cuisine equipee
air_con: clim, climatisation, climatise
quiet_stay: hotel calme, chambre calme, au calme
central_stay: hotel central, bien situe, plein centre, central, hotel au centre
balcony: balcon, terrasse
pets: chien*, animal de compagnie, chat
parking: parking
camping: camping, tente
riad: riad, riads
parador: parador, paradores
farm_stay: a la ferme, ferme auberge, agriturismo*
mountain_hut: refuge de montagne, nuit en refuge, dormir en refuge
overwater: bungalow sur pilotis, villa sur pilotis, sur pilotis
castle_hotel: hotel chateau, dormir dans un chateau, nuit dans un chateau
desert_camp: camp dans le desert, campement dans le desert, bivouac*, tente berbere*, tente bedouine*, nuit dans le desert, dormir dans le desert, khaima*
breakfast_included: petit-dejeuner compris, petit dejeuner inclus
resort: resort*, tout inclus, all inclusive, club de vacances
hotel: hotel, hotels, hebergement, logement
room: chambres separees, lits jumeaux
romantic: romantique*, amoureux, demande en mariage
quiet: calme, tranquille*, silence, paisible
off_beaten: hors des sentiers*, sentiers battus, peu touristique*, insolite*, pas touristique, secrets
authentic: authentique*, vie locale, comme un local, habitants
relaxed: sans stress, pas de stress, detente, repos, relax*, se reposer, tranquillement, zen, sans stress, pas de stress, rythme lent, doucement, cool
adventure: aventure*, sensations fortes
family_friendly: adapte aux enfants, pour les enfants, familial*
warm: soleil, chaud, au chaud, ensoleille
cheap: pas cher, petit budget, economique, bon marche, fauches
no_crowds: foule*, monde, bonde*, tourisme de masse
tourist_trap: piege a touristes, pieges a touristes, attrape-touristes, attrape touristes
honeymoon: lune de miel, voyage de noces
birthday: anniversaire
anniversary: anniversaire de mariage
bachelor: evjf, evg, enterrement de vie
art_nouveau: art nouveau
vintage: friperie*, seconde main, vintage, depot-vente
birdwatching: oiseaux, observer les oiseaux, ornitho*, cigognes, macareux
olive: olivier*, oliveraie*, huile d olive, olives
salt_pans: marais salant*, salines, salins
mass: la messe, une messe, messe dominicale, messe du dimanche
dinosaur: dinosaure*, fossiles
touch: toucher, tactile*
cobbles: pave, paves
milk_bar: bar a lait, bars a lait
vertigo: vertige*, peur du vide
blind: aveugle*, malvoyant*, non-voyant*, presque aveugle
deaf: sourd*, malentendant*
autism: autis*
elderly: fragile*
wifi: wifi, wi-fi, internet
noise: bruit*
stargazing: telescope*, observation des etoiles, ciel etoile, voie lactee, astronom*
puppets: marionnette*, guignol*
wine_bar: bar a vin, bar a vins, bars a vin, bars a vins, cave a manger
rooftop: toit terrasse, verre sur un toit
rafting: raft, eaux vives
zipline: tyrolienne*, accrobranche*, parcours dans les arbres
paragliding: parapente*, deltaplane*, saut en parachute
quad: quad, quads, buggy, jeep
canyoning: canyoning*, via ferrata
balloon: montgolfiere*, ballon
carriage: caleche*
bioluminescence: biolumin*, plancton lumineux
turtles: tortue*
metro_stations: stations de metro
afternoon_tea: the de cinq heures, heure du the, afternoon tea
diving: plongee*
kayak: pedalo*
boat: catamaran*, voilier*
cycling: louer des velos, location de velos
train_ride: petit train*, petit train touristique, train a vapeur, trains touristiques
beach: chateaux de sable
tea_ceremony: ceremonie du the, ceremonies du the
animals: animaux, des animaux, quelque chose avec des animaux, ferme pedagogique, mini-ferme, anes, alpagas, parc aux oiseaux, bioparc, refuge animalier
quad: 4x4, sortie en jeep, tour en jeep, balade en jeep, excursion en jeep, tout-terrain
nightlife: sortir le soir, sortir en boite, sortir la nuit, sortir un soir, tournee des bars, faire la bringue, faire la teuf, faire la java, aller danser, sortir danser, soirees arrosees, sortir une nuit, soiree en boite, une soiree festive
hiking: sentier*, chemin cotier, sentier cotier, chemin des douaniers, sentier des douaniers, balade en montagne, marche en foret, gr20, gr34
swimming: piscine naturelle, piscines naturelles, bassins naturels, piscine d eau de mer, baignade*
theatre: comedies musicales, piece de theatre, une piece, one man show, cabaret
coffee: cafe ou trainer, cafe ou se poser, coffee shop*, torrefacteur
geyser: geyser*
hot_spring: eaux chaudes
`;
