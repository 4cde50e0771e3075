import type { Interest, PlaceKind } from '@app/guide';

/** What an unnamed activity needs to be possible somewhere: one of these tags, interests or kinds of places. */
export interface MadeActivity {
  readonly title: string;
  readonly minutes: number;
  /** Cost for an adult as a share of a usual day of food; 0 is free. */
  readonly costShare: number;
  /** Tags of `Town.good` or kinds of its places, of which one must be there; empty means everywhere. */
  readonly needs: readonly string[];
  readonly when?: 'morning' | 'evening' | undefined;
  readonly indoor?: boolean | undefined;
  readonly advice: string;
}

/** A kind of thing that travellers ask for: how they say it in six languages, and how it shows in data. Patterns run on folded text, at the beginning of words. */
export interface Concept {
  readonly id: string;
  readonly said: RegExp;
  readonly shows: RegExp;
  readonly kinds: readonly PlaceKind[];
  readonly interests: readonly Interest[];
  readonly make: MadeActivity | null;
}

const at = (words: string): RegExp =>
  new RegExp(
    `(?:^|[^\\p{L}])(?:${words
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' '))
      .join('|')})`,
    'u',
  );

interface Row {
  readonly said: string;
  readonly shows?: string;
  readonly kinds?: readonly PlaceKind[];
  readonly interests?: readonly Interest[];
  readonly make?: MadeActivity;
}

const made = (title: string, minutes: number, costShare: number, needs: string, advice: string, more: Partial<MadeActivity> = {}): MadeActivity => ({
  title,
  minutes,
  costShare,
  needs: needs === '' ? [] : needs.split(' '),
  advice,
  ...more,
});

const BOOK = 'No provider is named in our sources; book one on the spot or ahead.';
const ASK = 'Ask at the stay for the best spot.';

/** The words of each row are beginnings of words; `_` stands for a blank. */
const ROWS: Readonly<Record<string, Row>> = {
  castle: {
    said: 'castle burg schloss chateau castillo castell castelo fort festung kasteel citadel zitadelle alcazar',
    shows: 'castle burg schloss chateau castillo castell castelo fort festung citadel alcazar kremlin hohen tower_of eilean',
    kinds: ['palace'],
  },
  palace: {
    said: 'palace palast palais palacio palazzo maharaja royal residenz',
    shows: 'palace palais palacio palazzo mahal residenz royal',
    kinds: ['palace'],
  },
  night_market: {
    said: 'night_market nachtmarkt marche_de_nuit mercado_nocturno mercato_notturno mercado_noturno night_bazaar walking_street',
    shows: 'night_market night_bazaar walking_street nachtmarkt night-market',
  },
  christmas_market: {
    said: 'christmas_market christmas weihnacht christkind marche_de_noel mercado_de_navidad mercatin mercado_de_natal advent gluhwein',
    shows: 'christmas christkind weihnacht advent noel navidad natale reiterles striezel',
  },
  market: {
    said: 'market markt marche mercado mercato feira bazaar bazar basar souk souq flohmarkt brocante flea',
    shows: 'market markt marche mercado mercato bazaar bazar souk souq rastro boqueria',
    kinds: ['market', 'food_hall'],
    interests: ['markets'],
  },
  boat: {
    said: 'boat cruise bootsfahrt bootstour schiff schiffe bateau croisiere barco crucero barca battello crociera navio cruzeiro gondola sail segel voile vela canal felucca houseboat rafting',
    shows: 'boat cruise ferry schiff bateau barco barca river_trip canal gondola sail ship harbour_tour backwater felucca lake_trip junk',
    make: made('Boat trip', 90, 0.6, 'lakes islands beach sailing boat', BOOK),
  },
  houseboat: {
    said: 'houseboat hausboot kettuvallam',
    shows: 'houseboat backwater kettuvallam',
    make: made('Houseboat on the backwaters', 240, 1.5, 'backwaters', BOOK),
  },
  hike: {
    said: 'hik wander rando senderis excursion_a_pie caminata escursion trek trail caminhada trilha walk_in walking_in wandern bergtour marche_en',
    shows: 'hike hiking trail path wander walk gorge valley ridge summit mountain peak hill gipfel sendero via_verde cliff coast_path samaria',
    kinds: ['nature'],
    make: made(
      'Hike',
      180,
      0,
      'hiking mountains nature lakes rainforest walks beach islands desert',
      'Choose a marked path of your length at the visitor centre; take water.',
      { when: 'morning' },
    ),
  },
  walk: {
    said: 'walk stroll spazier promenade balade marcher paseo pasear passeggia passeio passear flan bummel wandering wander_around lungomare',
    shows: 'walk promenade stroll paseo lungomare waterfront quay seafront old_town quarter',
    kinds: ['neighbourhood', 'park', 'garden', 'viewpoint'],
    interests: ['walks'],
    make: made('Stroll', 75, 0, '', 'No ticket, no hurry.'),
  },
  old_town: {
    said: 'old_town altstadt vieille_ville vieux casco_antiguo casco_historico centro_storico centro_historico historic_cent old_quarter old_city cidade_velha ciudad_vieja medina',
    shows: 'old_town altstadt vieux vieille casco centro_storico historic old_city old_quarter medina stare_mesto gamla_stan alfama quarter ribeira baixa',
    kinds: ['neighbourhood'],
    make: made('Stroll through the old town', 90, 0, '', 'Wander without a map; the lanes are the sight.'),
  },
  beach: {
    said: 'beach strand plage playa spiaggia praia lagoon lagune cove bucht cala sea_and sun_and am_meer bord_de_mer seaside',
    shows: 'beach strand plage playa spiaggia praia lagoon cala cove bay lido barceloneta',
    kinds: ['beach'],
    interests: ['beach'],
    make: made('Time by the water', 150, 0, 'beach islands lakes', ASK),
  },
  swim: {
    said: 'swim schwimm baden nager baignade nadar banarse nuot natac mergulhar bath_in dip',
    shows: 'swim beach bath pool lido lake plage playa spiaggia praia strandbad freibad badi hot_spring',
    kinds: ['beach'],
    make: made('Swim', 90, 0, 'beach lakes islands', 'Swim where locals do and mind the flags.'),
  },
  snorkel: {
    said: 'snorkel schnorchel plongee_avec buceo_de_superficie manta turtle schildkrot tortue tortuga tartarug reef riff',
    shows: 'snorkel reef manta turtle coral marine lagoon',
    make: made('Snorkelling trip', 180, 1.2, 'snorkeling diving islands', BOOK),
  },
  dive: {
    said: 'diving scuba tauch plongee bucear buceo immersion mergulho',
    shows: 'dive diving scuba reef',
    make: made('Dive with a local school', 240, 2, 'diving', BOOK),
  },
  surf: { said: 'surf wellenreit kitesurf', shows: 'surf', make: made('Surf lesson', 120, 1, 'surfing', BOOK) },
  kayak: {
    said: 'kayak kajak canoe kanu paddl paddel piragua canoa sup_',
    shows: 'kayak canoe paddl',
    make: made('Paddle by kayak', 120, 0.8, 'lakes islands beach sailing', BOOK),
  },
  ski: {
    said: 'ski snowboard esqui sci_ sciare',
    shows: 'ski piste snow slope',
    make: made('On the slopes: skiing at your level', 210, 1.6, 'skiing snow', 'Lift pass and school: book ahead for the cheapest price.', { when: 'morning' }),
  },
  sledge: {
    said: 'sledg sledd tobogg schlitt rodel luge trineo slitta treno_',
    shows: 'sled toboggan rodel luge',
    make: made('Sledging run', 120, 0.4, 'skiing snow mountains', ASK),
  },
  snowshoe: {
    said: 'snowshoe schneeschuh raquettes raquetas ciaspol',
    shows: 'snowshoe winter_trail',
    make: made('Snowshoe walk', 150, 0.5, 'skiing snow mountains', BOOK),
  },
  cable_car: {
    said: 'cable_car seilbahn gondelbahn telepherique teleferico funivia funicul zahnrad cogwheel standseil bergbahn bondinho mountain_railway',
    shows: 'cable_car gondola seilbahn telepherique teleferico funivia funicular bahn cogwheel railway pilatus rigi schilthorn gornergrat skyrail sugarloaf',
  },
  mountain: {
    said: 'mountain berg_ berge montagne montana montagna montanha peak gipfel alps alpen',
    shows: 'mount mountain berg mont_ monte peak summit gipfel horn',
    kinds: ['nature'],
  },
  viewpoint: {
    said: 'view aussicht point_de_vue panorama mirador belvedere miradouro vista sunset sonnenuntergang coucher_de_soleil atardecer tramonto por_do_sol skyline rooftop lookout',
    shows: 'view mirador belvedere miradouro terrace lookout tower skyline panorama hill observ rooftop sunset',
    kinds: ['viewpoint'],
    interests: ['views'],
    make: made('Sunset walk with a view', 60, 0, '', ASK, { when: 'evening' }),
  },
  spa: {
    said: 'spa_ spa$ wellness therme thermal thermes termas terme onsen hammam sauna massage hot_spring banya balneario',
    shows: 'spa bath therm onsen hammam sauna hot_spring termas terme lagoon massage wellness',
    interests: ['wellness'],
    make: made('Spa and sauna hours', 120, 1, '', BOOK, { indoor: true }),
  },
  yoga: { said: 'yoga medita', shows: 'yoga meditation retreat', make: made('Yoga class', 75, 0.5, '', BOOK, { when: 'morning' }) },
  cooking_class: {
    said: 'cooking_class cooking_course cook_with kochkurs cours_de_cuisine clase_de_cocina curso_de_cocina corso_di_cucina aula_de_cozinha pasta_making pasta_class cooking cooking_lesson',
    shows: 'cooking cookery pasta_class kitchen_class',
    make: made('Cooking class', 180, 1.4, '', BOOK, { indoor: true }),
  },
  food_tour: {
    said: 'food_tour food_walk culinary_tour kulinarisch visite_gourmande tour_gastronomico street_food_tour tasting_tour food_market',
    shows: 'food_tour food_hall food_street street_food market_hall',
    kinds: ['food_hall', 'market'],
    make: made('Food walk from stall to stall', 120, 0.8, '', 'Eat small portions at several places; any guided tour needs booking.'),
  },
  wine: {
    said: 'wine wein vin_ vins vino vinho winer vineyard weingut bodega cantina cave_a degusta tasting',
    shows: 'wine winer vineyard weingut vignoble bodega cellar chai vinho heuriger cantina',
    interests: ['wine'],
    make: made('Wine tasting', 90, 0.8, 'wine', BOOK),
  },
  beer: {
    said: 'beer bier biere cerveza birra cerveja brew brauhaus brauerei brasserie pub_ pubs kolsch oktoberfest',
    shows: 'beer bier brew brauhaus brauerei pub cervec brasserie pivnice hofbrau theresienwiese',
    make: made('Beer tasting at a brewery tap', 90, 0.6, 'beer', ASK, { when: 'evening' }),
  },
  whisky: { said: 'whisk distill destill brennerei bourbon', shows: 'whisk distill bourbon', make: made('Whisky tasting', 75, 0.7, 'whisky', BOOK) },
  mezcal: { said: 'mezcal tequila', shows: 'mezcal tequila', make: made('Mezcal tasting', 75, 0.7, 'mezcal', BOOK, { when: 'evening' }) },
  coffee_house: {
    said: 'coffee kaffee cafe_ cafes kaffeehaus konditorei patisserie tea_house teehaus cake kuchen fika pastry pastries',
    shows: 'coffee cafe kaffee konditorei tea_house',
  },
  chocolate: { said: 'chocolat schokolade cioccolat pralin', shows: 'chocolat', make: made('Chocolate shops', 75, 0.3, '', 'Buy by the piece and compare.') },
  shopping: {
    said: 'shop einkauf magasin achats compras tienda acquisti negozi boutique vintage souvenir mall outlet antiqu antik craft handwerk artisan artesan',
    shows: 'shop mall arcade galler market boutique department passage outlet',
    kinds: ['shopping', 'market'],
    interests: ['shopping'],
    make: made('Shops and small boutiques', 90, 0, '', 'Opening hours differ; most shops are open until about 18:00.'),
  },
  bookshop: {
    said: 'book buch librair livre libro libre librer livrar literat',
    shows: 'book librar literat writer',
    interests: ['books'],
    make: made('Bookshops', 60, 0, '', ASK, { indoor: true }),
  },
  live_music: {
    said: 'jazz blues live_music livemusik musique_live musica_en_vivo musica_dal_vivo musica_ao_vivo concert konzert concierto gig rock fado flamenco tango samba folk',
    shows: 'jazz blues music concert fado flamenco tango tablao live hall club philharm opry samba',
    kinds: ['show'],
    interests: ['music'],
    make: made('Live music', 90, 0.5, '', 'Look up who plays that night at a bar or hall near by.', { when: 'evening', indoor: true }),
  },
  opera: {
    said: 'opera oper_ theat teatr musical ballet broadway west_end',
    shows: 'opera theat teatr musical broadway ballet',
    kinds: ['show'],
    make: made('An evening at the theatre', 150, 1.4, 'music museums', BOOK, { when: 'evening', indoor: true }),
  },
  nightlife: {
    said: 'nightlife nachtleben vie_nocturne vida_nocturna vita_notturna vida_noturna club bars bar_ party clubbing cocktail kneipe ausgehen sortir',
    shows: 'bar club night pub cocktail quarter',
    kinds: ['nightlife'],
    interests: ['nightlife'],
    make: made('An evening out', 90, 0.6, '', 'Bars fill up late; go where locals stand outside.', { when: 'evening' }),
  },
  museum: {
    said: 'museum musee museo museu galler galerie exhibition ausstellung exposition',
    shows: 'museum musee museo museu galler kunst collection',
    kinds: ['museum', 'gallery'],
    interests: ['museums', 'art'],
  },
  art: {
    said: 'art_ art$ arts kunst arte_ peinture pintura paintings street_art',
    shows: 'art galler kunst museum mural',
    kinds: ['gallery'],
    interests: ['art'],
  },
  church: {
    said: 'church kirche eglise iglesia chiesa igreja cathedral dom_ kathedrale basilica abbey kloster monaster',
    shows: 'church kirche eglise iglesia chiesa igreja cathedral dom basilica abbey kloster monaster chapel',
    kinds: ['religious'],
  },
  temple: {
    said: 'temple tempel templo tempio shrine pagoda wat_ wats schrein',
    shows: 'temple tempel shrine pagoda wat jinja ji_ taisha',
    kinds: ['religious'],
  },
  mosque: { said: 'mosque moschee mosquee mezquita moschea mesquita', shows: 'mosque cami mezquita ayasofya hagia' },
  synagogue: { said: 'synagogue synagoge sinagoga jewish_quarter ghetto juderia judisch', shows: 'synagog ghetto jewish juderia' },
  ruins: {
    said: 'ruins ruinen ruines ruinas rovine ancient antike archaeolog roman_ ausgrabung',
    shows: 'ruin ancient roman archaeolog temple forum acropolis site amphi',
    interests: ['history'],
  },
  architecture: {
    said: 'architect architekt arquitect architett building gaudi bauhaus art_nouveau jugendstil',
    shows: 'architect house casa tower building',
    interests: ['architecture'],
  },
  history: { said: 'history geschichte histoire historia storia historic', shows: 'history historic memorial', interests: ['history'] },
  park: {
    said: 'park_ parks parc parque parco garden garten gaerten jardin giardin jardim botanic',
    shows: 'park parc parque garden garten jardin giardin jardim botanic gyoen',
    kinds: ['park', 'garden'],
  },
  nature: {
    said: 'nature natur natura outdoor forest wald foret bosque bosco floresta countryside au_vert grune',
    shows: 'nature park forest lake valley gorge reserve',
    kinds: ['nature', 'park'],
    interests: ['nature'],
    make: made('Walk in the green', 120, 0, '', ASK),
  },
  lake: { said: 'lake see_ seen lac_ lago', shows: 'lake lac_ lago see_ loch', kinds: ['nature'] },
  waterfall: { said: 'waterfall wasserfall cascade cascada cascata cachoeira falls', shows: 'waterfall falls fall_ foss cascad cascat wasserfall' },
  cave: {
    said: 'cave hohle grotte cueva grotta caverna underground unterirdisch tunnel catacomb',
    shows: 'cave grott cueva cavern underground sotterran catacomb tunnel',
  },
  zoo: { said: 'zoo tierpark animals tiere animaux', shows: 'zoo safari wildlife bioparc animal', kinds: ['zoo'] },
  aquarium: { said: 'aquari oceanari sea_life', shows: 'aquari oceanogr oceanari sea_life underwater' },
  theme_park: {
    said: 'theme_park freizeitpark parc_d parque_de_atracciones parque_tematico disney legoland universal rides tivoli',
    shows: 'park disney lego universal tivoli fun',
    kinds: ['theme_park'],
  },
  playground: {
    said: 'playground spielplatz aire_de_jeux parque_infantil parco_giochi',
    shows: 'playground park',
    kinds: ['park'],
    make: made('Playground and park hour', 75, 0, '', ASK),
  },
  wildlife: {
    said: 'wildlife safari game_drive tierbeobacht penguin pinguin puffin papageitaucher elephant elefant whale wal_ wale baleine ballena balena baleia dolphin delfin bear gorilla birds vogel',
    shows: 'wildlife safari penguin puffin elephant whale dolphin bird seal game reserve sanctuary',
    make: made('Wildlife watching', 180, 2, 'wildlife whales', BOOK, { when: 'morning' }),
  },
  northern_lights: {
    said: 'northern_lights aurora nordlicht polarlicht aurore aurores',
    shows: 'aurora northern_lights',
    make: made('Looking for the northern lights', 150, 1.5, 'northern_lights', 'Needs a clear dark sky; a tour drives to where it is clear.', {
      when: 'evening',
    }),
  },
  desert: { said: 'desert wuste desierto deserto dune dunes', shows: 'desert dune safari sahara', make: made('Desert trip', 240, 2, 'desert', BOOK) },
  cycling: {
    said: 'cycl bike bicycl fahrrad radtour rad_fahren velo_ velo$ bici_ bicicleta bicicletta radeln',
    shows: 'cycl bike bicycl greenway veloroute via_verde',
    make: made('Bike ride', 120, 0.5, '', 'Rent at a shop near the stay; half a day is enough.'),
  },
  photography: {
    said: 'photo foto instagram',
    shows: 'view lookout bridge terrace',
    interests: ['photography', 'views'],
    make: made('Photo walk in the best light', 75, 0, '', ASK),
  },
  street_food: {
    said: 'street_food strassenessen cuisine_de_rue comida_callejera cibo_di_strada comida_de_rua hawker food_stall',
    shows: 'street_food hawker food_court food_hall food_street food_centre market',
    kinds: ['food_hall', 'market'],
  },
  cherry_blossom: { said: 'cherry sakura hanami kirschblut cerisier cerezo ciliegi cerejeira blossom', shows: 'cherry sakura blossom hanami' },
  flowers: { said: 'flower blumen fleurs flores fiori tulip lavend lavand', shows: 'flower garden blossom tulip lavend patio' },
  tea: { said: 'tea_plant tea_estate tea_hill tea_garden teeplantage plantation_de_the', shows: 'tea_plant tea_estate tea_museum tea_garden tea_hill tea_' },
  carnival: { said: 'carnival carnaval karneval fasching bloco sambodr', shows: 'carnival carnaval karneval bloco sambadr sambodr' },
  festival: { said: 'festival fest_ fiesta festa feria', shows: 'festival fest fiesta festa feria' },
  stadium: {
    said: 'stadium stadion stade estadio stadio football fussball soccer match',
    shows: 'stadium stadion stade estadio stadio arena camp_nou bernabeu',
    interests: ['sports'],
  },
  train_ride: { said: 'scenic_train steam_train panoramazug historic_train train_a_vapeur wooden_train toy_train', shows: 'train railway bahn tren_' },
  cemetery: {
    said: 'cemetery friedhof cimetiere cementerio cimitero panteon day_of_the_dead dia_de_muertos',
    shows: 'cemetery friedhof cimetiere panteon cementerio',
  },
  island: { said: 'island_hop island_trip archipelag inselhopp ile_ isla_ isola_ ilha_ insel', shows: 'island archipelag isla isola ilha insel islet' },
  bridge: { said: 'bridge brucke pont_ puente ponte_', shows: 'bridge brucke pont puente ponte karluv' },
  square: { said: 'piazza plaza platz square place_', shows: 'piazza plaza platz square praca' },
  fountain: { said: 'fountain brunnen fontaine fuente fontana', shows: 'fountain brunnen fontaine fuente fontana' },
  fishing: { said: 'fishing angeln pecher pescar pesca', shows: 'fishing', make: made('Fishing trip', 180, 1.5, 'lakes islands beach sailing', BOOK) },
  horse: {
    said: 'horse reiten pferd cheval caballo cavallo cavalo riding',
    shows: 'horse riding stable',
    make: made('Horse ride', 120, 1.2, 'nature hiking mountains beach', BOOK),
  },
  pilgrimage: { said: 'pilgrim pilger pelerin peregrin pellegrin', shows: 'pilgrim cathedral shrine' },
  factory: { said: 'factory_tour fabrik', shows: 'factory brewery works' },
};

export const CONCEPTS: readonly Concept[] = Object.entries(ROWS).map(([id, { said, shows, kinds = [], interests = [], make }]) => ({
  id,
  said: at(said),
  shows: at(shows ?? said),
  kinds,
  interests,
  make: make ?? null,
}));
