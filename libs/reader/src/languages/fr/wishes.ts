import type { WishWords } from '../language-words.js';

export const wishes: WishWords = {
  timed: [
    ['not_before', '(?:rien|pas|jamais|personne|aucune? \\p{L}+|ne pas)(?:{.})? avant {T}'],
    [
      'not_before',
      '(?:on commence|commencer|debut|lever|petit[- ]dejeuner|petit dej|reveil|debuter|journees?)(?:{.})? (?:a partir de|apres|pas avant|vers|des) {T}',
    ],
    [
      'not_before',
      '(?:(?:pas|jamais) (?:trop )?(?:tot le matin|du matin|de reveil|de lever tot|de leve-tot)|grasse[s]? mat(?:inee)?s?|se lever tot|pas se lever tot|leve-tard|faire la grasse)',
      930,
    ],
    ['not_after', "(?:au lit|coucher|couches?|rentres?(?: a l'hotel)?|dodo|de retour a l'hotel|diner|enfants couches)(?:{.})? (?:a|avant|vers|pour|des) {T}"],
    ['not_after', "(?:a|avant|vers|des) {T}(?: \\p{L}+){0,4} (?:au lit|dodo|couches?|a l'hotel|on dort|extinction des feux)"],
    ['not_after', '(?:rien|pas)(?:{.})? apres {T}'],
    ['not_after', '(?:se coucher tot|pas de soirees tardives|couche-tot|on se couche tot)', 2130],
    [
      'max_per_day',
      "(?:maxi?(?:mum)?|au plus|pas plus de|au maximum|seulement|jusqu'a) {N} (?:choses?|activites?|visites?|trucs?|sites?|sorties?)(?: (?:par jour|chaque jour))?",
    ],
    [
      'max_per_day',
      '{N} (?:choses?|activites?|visites?|trucs?|sites?) (?:par jour )?(?:maxi?(?:mum)?|au plus|au maximum|grand maximum)(?: par jour)?|{N} (?:choses?|activites?|visites?|trucs?) par jour',
    ],
    ['max_per_day', '(?:une seule|une) (?:chose|activite|visite) par jour', 1],
    ['min_per_day', '(?:au moins|minimum) {N} (?:choses?|activites?|visites?|trucs?) par jour'],
    [
      'min_per_day',
      '(?:journees? (?:bien )?(?:chargees?|remplies?|pleines?)|programme (?:charge|intense)|(?:voir|faire) (?:un )?(?:maximum|le plus possible)|le plus de choses possible|a fond|bien remplir)',
      4,
    ],
    [
      'free_day',
      '(?:une|un|1)(?: \\p{L}+){0,3} (?:journee|jour|apres-midi)(?: \\p{L}+){0,6} (?:rien(?: faire| de prevu)?|sans (?:rien|programme|plan)|libre|off)',
      1,
    ],
    ['free_day', '(?:{N} |une |un )?(?:jour(?:nee)?s?) (?:de )?(?:libres?|repos|farniente|off|plage|detente|piscine|sans programme)', 1],
    ['free_day', '(?:ne )?(?:rien faire|rien foutre|farniente|glander)', 1],
    ['nap', "(?:la |une )?(?:sieste[s]?|repos de l'apres-midi|temps calme)(?:{.})?"],
    [
      'arrive_after',
      "(?:(?:pas|aucune)(?: \\p{L}+){0,2} (?:d'arrivee|arriver|arrivee|arrive)(?: \\p{L}+){0,3} avant {T}|arriv\\p{L}+(?: \\p{L}+){0,2} (?:apres|a partir de|pas avant) {T})",
    ],
    [
      'depart_after',
      "(?:(?:depart|partir|partons|part|decoller|vol|train)(?: \\p{L}+){0,3} (?:apres|a partir de|pas avant) {T}|(?:je |on )?(?:bosse|travaille|bosser|travailler|travaillons|bossons)(?: \\p{L}+){0,3} jusqu'a {T})",
    ],
    [
      'back_by',
      '(?:(?:rentres?|rentrer|de retour|retour|a la maison|chez (?:moi|nous))(?: \\p{L}+){0,4} (?:avant|pour|au plus tard(?: a| vers)?) {T}|(?:avant|pour) {T}(?: \\p{L}+){0,3} (?:a la maison|chez nous|chez moi|rentres?))',
    ],
  ],
  concepts: `
museum: musee*, exposition*, expo, expos
gallery: galerie*
art: art, arts, peinture*, sculpture*, art moderne, art contemporain
street_art: street art, graffiti*
history: histoire, historique*, medieval*, romain*
architecture: architect*, art nouveau
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
wildlife: safari, animaux, elephants, oiseaux
penguin: manchot*, pingouin*
dolphins: dauphin*
wine: vin, vins, vignoble*, vigneron*, oenolog*, degustation de vin*, caves a vin
beer: biere*, brasserie artisanale
whisky: whisky, distillerie*
cocktails: cocktail*
bar: bar, bars, pub, pubs
nightlife: vie nocturne, faire la fete, sorties nocturnes, fete
club: boite de nuit, boites, discotheque*, club, clubs
live_music: concert*, musique live, musique
jazz: jazz
opera: opera*, ballet
theatre: theatre*, spectacle*, comedie musicale
flamenco: flamenco
fado: fado
dance: danse*
festival: festival*
market: marche, marches, marche local, souk*, bazar*
night_market: marche de nuit, marches de nuit, marche nocturne, marches nocturnes
christmas_market: marche de noel, marches de noel
flea_market: brocante*, puces, marche aux puces, antiquit*
shopping: shopping, boutiques, boutique, magasins, faire les magasins
food_hall: halles, food court
cooking_class: cours de cuisine, atelier cuisine, atelier de cuisine
food_tour: visite gourmande, tour gastronomique, balade gourmande, food tour
tasting: degustation*
spa: spa, spas, bien-etre, thalasso*
massage: massage*
sauna: sauna*, hammam*
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
walking: balade*, promenade*, flaner, se balader, se promener, promener
guided_tour: visite guidee, visites guidees
football: football, foot, stade
golf: golf
climbing: escalade, via ferrata
horse: cheval, equitation, chevaux
balloon: montgolfiere*
houseboat: peniche*, houseboat
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
autumn_leaves: couleurs d automne, feuilles d automne, ete indien
carnival: carnaval
oktoberfest: oktoberfest, fete de la biere
new_year: nouvel an, reveillon
fireworks: feu d artifice, feux d artifice
science: science*
planetarium: planetarium
design: design
crafts: artisanat*, atelier*
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
street_food: street food, cuisine de rue
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
vegetarian: vegetarien*, vegetarienne*, vege, pas de viande, sans viande
halal: halal, hallal
kosher: casher, kasher, cacher
gluten_free: gluten, coeliaque*, cœliaque*
lactose_free: lactose
nut_free: allergie aux noix, allergique aux noix, noix, arachide*, cacahuete*
shellfish: allergie aux crustaces, allergique aux fruits de mer, allergique aux crustaces
no_pork: porc
no_alcohol: alcool
pescatarian: pescetarien*
wheelchair: fauteuil roulant, fauteuil, pmr, handicap*
step_free: accessible*, plain-pied, sans marches
no_stairs: escalier*, marches
no_hills: pentes, cotes raides, montees
limited_walking: genou*, hanche*, marcher beaucoup, mobilite reduite, marche difficile, canne, bequilles, longues marches, marche mal, marcher longtemps, peine a marcher
stroller: poussette*
pregnant: enceinte*
pool: piscine*
beach_hotel: hotel sur la plage, hotel en bord de mer, pres de la plage, bord de plage
sea_view: vue mer, vue sur la mer
hostel: auberge de jeunesse, auberges de jeunesse, dortoir*
cheap_stay: hotel pas cher, logement pas cher, hotel simple, petit hotel simple, chambre d hote, chambres d hotes, gite
midrange_stay: hotel confortable, bon hotel, milieu de gamme, 3 etoiles, trois etoiles
luxury_stay: luxe, luxueux, 5 etoiles, cinq etoiles, 4 etoiles, quatre etoiles, haut de gamme, palace
boutique: hotel de charme, boutique-hotel, boutique hotel
family_room: chambre familiale
apartment: appartement*, airbnb, location, cuisine equipee
air_con: clim, climatisation, climatise
quiet_stay: hotel calme, chambre calme, au calme
central_stay: hotel central, bien situe, plein centre, central, hotel au centre
balcony: balcon, terrasse
pets: chien*, animal de compagnie, chat
parking: parking
camping: camping, tente
breakfast_included: petit-dejeuner compris, petit dejeuner inclus
resort: resort*, tout inclus, all inclusive, club de vacances
hotel: hotel, hotels, hebergement, logement
room: chambres separees, lits jumeaux
romantic: romantique*, amoureux, demande en mariage
quiet: calme, tranquille*, silence, paisible
off_beaten: hors des sentiers*, sentiers battus, peu touristique*, insolite*, pas touristique, secrets
authentic: authentique*, vie locale, comme un local, habitants
relaxed: detente, repos, relax*, se reposer, tranquillement, zen, sans stress, pas de stress, rythme lent, doucement, cool
adventure: aventure*, rafting, parapente, tyrolienne, sensations fortes
family_friendly: adapte aux enfants, pour les enfants, familial*
warm: soleil, chaud, au chaud, ensoleille
cheap: pas cher, petit budget, economique, bon marche, fauches
no_crowds: foule*, monde, bonde*, tourisme de masse
tourist_trap: piege a touristes, pieges a touristes, attrape-touristes, attrape touristes
honeymoon: lune de miel, voyage de noces
birthday: anniversaire
anniversary: anniversaire de mariage
bachelor: evjf, evg, enterrement de vie
`,
  fillers:
    'le la les l un une des du de d et ou mais je j nous on il elle ils elles tu vous me m moi te se s lui leur mon ma mes notre nos votre vos son sa ses ce c cet cette ces qui que qu quoi dont est sont suis sommes etre etait ai as a avons avez ont avoir veux veut voulons voudrais voudrait voudrions aimerais aimerait aimerions aime aimons aiment adore adorons adorent peut peux pouvons pourrait pourrions faut doit devons dois va vais allons aller voir visiter faire manger boire gouter decouvrir trouver prendre passer rester profiter dans en au aux a par pour avec sans sur sous chez vers entre depuis jusqu pas ne n plus tres trop bien bon bonne bons beau belle beaux super top genial sympa petit petite grand grande tout tous toute toutes aussi juste surtout vraiment absolument peut-etre si quand comme car donc alors puis ensuite apres avant svp merci bonjour salut hello coucou jour jours journee soir soiree matin nuit nuits semaine weekend week-end vacances voyage temps fois une deux moins chaque quelques quelque chose part truc trucs endroit endroits genre type y reve reves revons envie interesse interesses interessent passionne passionnes fan fans obligatoire evidemment bien-sur sur serait seraient hate dire peu',
  wishing:
    "(?:veux|veut|voulons|voudrais|voudrait|voudrions|aimerais|aimerait|aimerions|aime|aimons|aiment|adore|adorons|adorent|besoin|faut|doit|svp|s'il (?:te|vous) plait|envie|reve|souhait\\p{L}+|important|top|serait|preferons|prefere|allergique|fan de|interess\\p{L}+)",
  must: '(?:absolument|obligatoire(?:ment)?|indispensable|non[- ]negociable|imperativement|incontournable|il faut|faut|sans faute|a ne pas manquer|ne pas manquer|important)',
  everyDay: '(?:tous les (?:jours|soirs|matins)|chaque (?:jour|soir|matin)|quotidien\\p{L}*)',
  not: "(?:pas|sans|ni|jamais|aucun(?:e)?|surtout pas|eviter|evitez|zero|deteste|detestons|rien de|marre d\\p{L}+|hors de question|loin d\\p{L}+|n'aim\\p{L}+ pas|plutot que)",
  eat: '(?:manger|gouter|restaurant|cuisine|deguster|boire|plat)',
  and: '(?:et|&|ainsi que|\\+|plus)',
  youChoose:
    "(?:(?:tu|vous|toi|a toi de|a vous de) (?:choisis|choisissez|choisir|decides|decidez|decider|vois|voyez|voir)|choisis(?:sez)?(?: pour (?:nous|moi))?|peu importe|surpren(?:ds|ez)[- ](?:nous|moi)|(?:je |on )?(?:ne )?sa(?:is|it|vons) pas|aucune (?:idee|preference)|comme (?:tu|vous) (?:veux|voulez|preferes|preferez)|ca m'est egal|(?:c'est )?egal|(?:nous sommes |on est |je suis )?flexibles?|n'importe(?: lequel| quoi| ou)?|pas d'idee|libre|ouvert(?:e)?s?(?: a tout)?|fais (?:au mieux|ton choix)|au choix|ce que (?:tu|vous) (?:veux|voulez|conseillez|conseilles))",
  anyBudget:
    "(?:(?:budget|prix|argent)(?: est| n'est)? (?:peu importe|libre|illimite|ouvert|flexible|pas un probleme|pas (?:un )?souci)|peu importe (?:le |la )?(?:budget|prix)|pas de (?:budget|limite)(?: fixe| precis)?|l'argent n'est pas un probleme|quoi qu'il en coute|sans limite de budget|budget illimite)",
  anyPlace:
    "(?:quelque part|n'importe ou|ou (?:tu|vous) (?:veux|voulez)|peu importe (?:ou|la destination)|(?:je |on )?(?:ne )?sa(?:is|it|vons) pas ou|destination (?:libre|ouverte|au choix|peu importe)|surpren(?:ds|ez)[- ](?:nous|moi)|ou aller\\??|ou partir\\??|une idee de destination)",
  clock: [
    ['midi', '12:00'],
    ['minuit', '23:59'],
  ],
  half: 'demi',
  halfMinutes: 30,
};
