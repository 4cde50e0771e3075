/**
 * Kinds of things that travellers ask for, one a line: id, how people say it, how it shows in names and notes, kinds of places, interests; then, where it can be
 * done without a known provider: title, `minutes costShare when in|out`, what the town needs for it, advice. Words are beginnings of words in folded text in six
 * languages; `_` stands for a blank.
 */
export const CONCEPT_TABLE = `
  castle | castle burg schloss chateau castillo castell castelo fort festung kasteel citadel zitadelle alcazar | castle burg schloss chateau castillo castell castelo fort festung citadel alcazar kremlin hohen tower_of eilean | palace | -
  palace | palace palast palais palacio palazzo maharaja royal residenz | palace palais palacio palazzo mahal residenz royal | palace | -
  night_market | night_market nachtmarkt marche_de_nuit mercado_nocturno mercato_notturno mercado_noturno night_bazaar walking_street | night_market night_bazaar walking_street nachtmarkt night-market | - | -
  christmas_market | christmas_market christmas weihnacht christkind marche_de_noel mercado_de_navidad mercatin mercado_de_natal advent gluhwein | christmas christkind weihnacht advent noel navidad natale reiterles striezel | - | -
  market | market markt marche mercado mercato feira bazaar bazar basar souk souq flohmarkt brocante flea | market markt marche mercado mercato bazaar bazar souk souq rastro boqueria | market,food_hall | markets
  boat | boat cruise bootsfahrt bootstour schiff schiffe bateau croisiere barco crucero barca battello crociera navio cruzeiro gondola sail segel voile vela canal felucca houseboat rafting | boat cruise ferry schiff bateau barco barca river_trip canal gondola sail ship harbour_tour backwater felucca lake_trip junk | - | - | Boat trip | 90 0.6 day out | lakes,islands,beach,sailing,boat | No provider is named in our sources; book one on the spot or ahead.
  houseboat | houseboat hausboot kettuvallam | houseboat backwater kettuvallam | - | - | Houseboat on the backwaters | 240 1.5 day out | backwaters | No provider is named in our sources; book one on the spot or ahead.
  hike | hik wander rando senderis excursion_a_pie caminata escursion trek trail caminhada trilha walk_in walking_in wandern bergtour marche_en | hike hiking trail path wander walk gorge valley ridge summit mountain peak gipfel sendero via_verde cliff coast_path samaria | nature | - | Hike | 180 0 morning out | hiking,mountains,nature,lakes,rainforest,walks,beach,islands,desert | Choose a marked path of your length at the visitor centre; take water.
  walk | walk stroll spazier promenade balade marcher paseo pasear passeggia passeio passear flan bummel wandering wander_around lungomare | walk promenade stroll paseo lungomare waterfront quay seafront old_town quarter | neighbourhood,park,garden,viewpoint | walks | Stroll | 75 0 day out | - | No ticket, no hurry.
  old_town | old_town altstadt vieille_ville vieux casco_antiguo casco_historico centro_storico centro_historico historic_cent old_quarter old_city cidade_velha ciudad_vieja medina | old_town altstadt vieux vieille casco centro_storico historic old_city old_quarter medina stare_mesto gamla_stan alfama quarter ribeira baixa | neighbourhood | - | Stroll through the old town | 90 0 day out | - | Wander without a map; the lanes are the sight.
  beach | beach strand plage playa spiaggia praia lagoon lagune cove bucht cala sea_and sun_and am_meer bord_de_mer seaside | beach strand plage playa spiaggia praia lagoon cala cove bay lido barceloneta | beach | beach | Time by the water | 150 0 day out | beach,islands,lakes | Ask at the stay for the best spot.
  swim | swim schwimm baden nager baignade nadar banarse nuot natac mergulhar bath_in dip | swim beach bath pool lido lake plage playa spiaggia praia strandbad freibad badi hot_spring | beach | - | Swim | 90 0 day out | beach,lakes,islands | Swim where locals do and mind the flags.
  snorkel | snorkel schnorchel plongee_avec buceo_de_superficie manta turtle schildkrot tortue tortuga tartarug reef riff | snorkel reef manta turtle coral marine lagoon | - | - | Snorkelling trip | 180 1.2 day out | snorkeling,diving,islands | No provider is named in our sources; book one on the spot or ahead.
  dive | diving scuba tauch plongee bucear buceo immersion mergulho | dive diving scuba reef | - | - | Dive with a local school | 240 2 day out | diving | No provider is named in our sources; book one on the spot or ahead.
  surf | surf wellenreit kitesurf | surf | - | - | Surf lesson | 120 1 day out | surfing | No provider is named in our sources; book one on the spot or ahead.
  kayak | kayak kajak canoe kanu paddl paddel piragua canoa sup_ | kayak canoe paddl | - | - | Paddle by kayak | 120 0.8 day out | lakes,islands,beach,sailing | No provider is named in our sources; book one on the spot or ahead.
  ski | ski snowboard esqui sci_ sciare | ski piste snow slope | - | - | On the slopes: skiing at your level | 210 1.6 morning out | skiing,snow | Lift pass and school: book ahead for the cheapest price.
  sledge | sledg sledd tobogg schlitt rodel luge trineo slitta treno_ | sled toboggan rodel luge | - | - | Sledging run | 120 0.4 day out | skiing,snow,mountains | Ask at the stay for the best spot.
  snowshoe | snowshoe schneeschuh raquettes raquetas ciaspol | snowshoe winter_trail | - | - | Snowshoe walk | 150 0.5 day out | skiing,snow,mountains | No provider is named in our sources; book one on the spot or ahead.
  cable_car | cable_car seilbahn gondelbahn telepherique teleferico funivia funicul zahnrad cogwheel standseil bergbahn bondinho mountain_railway | cable_car gondola seilbahn telepherique teleferico funivia funicular bahn cogwheel railway pilatus rigi schilthorn gornergrat skyrail sugarloaf | - | -
  mountain | mountain berg_ berge montagne montana montagna montanha peak gipfel alps alpen | mount mountain berg mont_ monte peak summit gipfel horn | nature | -
  viewpoint | view aussicht point_de_vue panorama mirador belvedere miradouro vista sunset sonnenuntergang coucher_de_soleil atardecer tramonto por_do_sol skyline rooftop lookout | view mirador belvedere miradouro terrace lookout tower skyline panorama hill observ rooftop sunset | viewpoint | views | Sunset walk with a view | 60 0 evening out | - | Ask at the stay for the best spot.
  hammam | hammam hamam turkish_bath dampfbad bain_turc bano_turco bagno_turco banho_turco | hammam hamam turkish_bath | - | - | Hammam visit | 90 0.8 day in | - | No provider is named in our sources; book one on the spot or ahead.
  tea_ceremony | tea_ceremony teezeremonie ceremonie_du_the ceremonia_del_te cerimonia_del_te cerimonia_do_cha | tea_ceremony teahouse chashitsu | - | - | Tea ceremony | 60 0.6 day in | - | No provider is named in our sources; book one on the spot or ahead.
  massage | massage massagen masaje massaggi massagem | massage | - | wellness | Massage | 75 1.2 day in | - | No provider is named in our sources; book one on the spot or ahead.
  spa | spa_ spa$ wellness therme thermal thermes termas terme onsen hammam sauna massage hot_spring banya balneario | spa bath therm onsen hammam sauna hot_spring termas terme lagoon massage wellness | - | wellness | Spa and sauna hours | 120 1 day in | - | No provider is named in our sources; book one on the spot or ahead.
  yoga | yoga medita | yoga meditation retreat | - | - | Yoga class | 75 0.5 morning out | - | No provider is named in our sources; book one on the spot or ahead.
  cooking_class | cooking_class cooking_course cook_with kochkurs cours_de_cuisine clase_de_cocina curso_de_cocina corso_di_cucina aula_de_cozinha pasta_making pasta_class cooking cooking_lesson | cooking cookery pasta_class kitchen_class | - | - | Cooking class | 180 1.4 day in | - | No provider is named in our sources; book one on the spot or ahead.
  food_tour | food_tour food_walk culinary_tour kulinarisch visite_gourmande tour_gastronomico street_food_tour tasting_tour food_market | food_tour food_hall food_street street_food market_hall | food_hall,market | - | Food walk from stall to stall | 120 0.8 day out | - | Eat small portions at several places; any guided tour needs booking.
  wine | wine wein vin_ vins vino vinho winer vineyard weingut bodega cantina cave_a degusta tasting | wine winer vineyard weingut vignoble bodega cellar chai vinho heuriger cantina | - | wine | Wine tasting | 90 0.8 day out | wine | No provider is named in our sources; book one on the spot or ahead.
  beer | beer bier biere cerveza birra cerveja brew brauhaus brauerei brasserie pub_ pubs kolsch oktoberfest | beer bier brew brauhaus brauerei pub cervec brasserie pivnice hofbrau theresienwiese | - | - | Beer tasting at a brewery tap | 90 0.6 evening out | beer | Ask at the stay for the best spot.
  whisky | whisk distill destill brennerei bourbon | whisk distill bourbon | - | - | Whisky tasting | 75 0.7 day out | whisky | No provider is named in our sources; book one on the spot or ahead.
  mezcal | mezcal tequila | mezcal tequila | - | - | Mezcal tasting | 75 0.7 evening out | mezcal | No provider is named in our sources; book one on the spot or ahead.
  coffee_house | coffee kaffee cafe_ cafes kaffeehaus konditorei patisserie tea_house teehaus cake kuchen fika pastry pastries | coffee cafe kaffee konditorei tea_house | - | -
  chocolate | chocolat schokolade cioccolat pralin | chocolat | - | - | Chocolate shops | 75 0.3 day out | - | Buy by the piece and compare.
  shopping | shop einkauf magasin achats compras tienda acquisti negozi boutique vintage souvenir mall outlet antiqu antik craft handwerk artisan artesan | shop mall arcade galler market boutique department passage outlet | shopping,market | shopping | Shops and small boutiques | 90 0 day out | - | Opening hours differ; most shops are open until about 18:00.
  bookshop | book buch librair livre libro libre librer livrar literat | book librar literat writer | - | books | Bookshops | 60 0 day in | - | Ask at the stay for the best spot.
  live_music | jazz blues live_music livemusik musique_live musica_en_vivo musica_dal_vivo musica_ao_vivo concert konzert concierto gig rock fado flamenco tango samba folk | jazz blues music concert fado flamenco tango tablao live hall club philharm opry samba | show | music | Live music | 90 0.5 evening in | - | Look up who plays that night at a bar or hall near by.
  opera | opera oper_ theat teatr musical ballet broadway west_end | opera theat teatr musical broadway ballet | show | - | An evening at the theatre | 150 1.4 evening in | music,museums | No provider is named in our sources; book one on the spot or ahead.
  nightlife | nightlife nachtleben vie_nocturne vida_nocturna vita_notturna vida_noturna club bars bar_ party clubbing cocktail kneipe ausgehen sortir | bar club night pub cocktail quarter | nightlife | nightlife | An evening out | 90 0.6 evening out | - | Bars fill up late; go where locals stand outside.
  museum | museum musee museo museu galler galerie exhibition ausstellung exposition | museum musee museo museu galler kunst collection | museum,gallery | museums,art
  art | art_ art$ arts kunst arte_ peinture pintura paintings street_art | art galler kunst museum mural | gallery | art
  church | church kirche eglise iglesia chiesa igreja cathedral dom_ kathedrale basilica abbey kloster monaster | church kirche eglise iglesia chiesa igreja cathedral dom basilica abbey kloster monaster chapel | religious | -
  temple | temple tempel templo tempio shrine pagoda wat_ wats schrein | temple tempel shrine pagoda wat jinja ji_ taisha | religious | -
  mosque | mosque moschee mosquee mezquita moschea mesquita | mosque cami mezquita ayasofya hagia | - | -
  synagogue | synagogue synagoge sinagoga jewish_quarter ghetto juderia judisch | synagog ghetto jewish juderia | - | -
  ruins | ruins ruinen ruines ruinas rovine ancient antike archaeolog roman_ ausgrabung | ruin ancient roman archaeolog temple forum acropolis site amphi | - | history
  architecture | architect architekt arquitect architett building gaudi bauhaus art_nouveau jugendstil | architect house casa tower building | - | architecture
  history | history geschichte histoire historia storia historic | history historic memorial | - | history
  park | park_ parks parc parque parco garden garten gaerten jardin giardin jardim botanic | park parc parque garden garten jardin giardin jardim botanic gyoen | park,garden | -
  nature | nature natur natura outdoor forest wald foret bosque bosco floresta countryside au_vert grune | nature park forest lake valley gorge reserve | nature,park | nature | Walk in the green | 120 0 day out | - | Ask at the stay for the best spot.
  lake | lake see_ seen lac_ lago | lake lac_ lago see_ loch | nature | -
  waterfall | waterfall wasserfall cascade cascada cascata cachoeira falls | waterfall falls fall_ foss cascad cascat wasserfall | - | -
  cave | cave hohle grotte cueva grotta caverna underground unterirdisch tunnel catacomb | cave grott cueva cavern underground sotterran catacomb tunnel | - | -
  zoo | zoo tierpark animals tiere animaux | zoo safari wildlife bioparc animal | zoo | -
  aquarium | aquari oceanari sea_life | aquari oceanogr oceanari sea_life underwater | - | -
  theme_park | theme_park freizeitpark parc_d parque_de_atracciones parque_tematico disney legoland universal rides tivoli | park disney lego universal tivoli fun | theme_park | -
  playground | playground spielplatz aire_de_jeux parque_infantil parco_giochi | playground park | park | - | Playground and park hour | 75 0 day out | - | Ask at the stay for the best spot.
  wildlife | wildlife safari game_drive tierbeobacht penguin pinguin puffin papageitaucher elephant elefant whale wal_ wale baleine ballena balena baleia dolphin delfin bear gorilla birds vogel | wildlife safari penguin puffin elephant whale dolphin bird seal game reserve sanctuary | - | - | Wildlife watching | 180 2 morning out | wildlife,whales | No provider is named in our sources; book one on the spot or ahead.
  northern_lights | northern_lights aurora nordlicht polarlicht aurore aurores | aurora northern_lights | - | - | Looking for the northern lights | 150 1.5 evening out | northern_lights | Needs a clear dark sky; a tour drives to where it is clear.
  desert | desert wuste desierto deserto dune dunes | desert dune safari sahara | - | - | Desert trip | 240 2 day out | desert | No provider is named in our sources; book one on the spot or ahead.
  cycling | cycl bike bicycl fahrrad radtour rad_fahren velo_ velo$ bici_ bicicleta bicicletta radeln | cycl bike bicycl greenway veloroute via_verde | - | - | Bike ride | 120 0.5 day out | - | Rent at a shop near the stay; half a day is enough.
  photography | photo foto instagram | view lookout bridge terrace | - | photography,views | Photo walk in the best light | 75 0 day out | - | Ask at the stay for the best spot.
  street_food | street_food strassenessen cuisine_de_rue comida_callejera cibo_di_strada comida_de_rua hawker food_stall | street_food hawker food_court food_hall food_street food_centre market | food_hall,market | -
  cherry_blossom | cherry sakura hanami kirschblut cerisier cerezo ciliegi cerejeira blossom | cherry sakura blossom hanami | - | -
  flowers | flower blumen fleurs flores fiori tulip lavend lavand | flower garden blossom tulip lavend patio | - | -
  tea | tea_plant tea_estate tea_hill tea_garden teeplantage plantation_de_the | tea_plant tea_estate tea_museum tea_garden tea_hill tea_ | - | -
  carnival | carnival carnaval karneval fasching bloco sambodr | carnival carnaval karneval bloco sambadr sambodr | - | -
  festival | festival fest_ fiesta festa feria | festival fest fiesta festa feria | - | -
  stadium | stadium stadion stade estadio stadio football fussball soccer match | stadium stadion stade estadio stadio arena camp_nou bernabeu | - | sports
  train_ride | scenic_train steam_train panoramazug historic_train train_a_vapeur wooden_train toy_train | train railway bahn tren_ | - | -
  cemetery | cemetery friedhof cimetiere cementerio cimitero panteon day_of_the_dead dia_de_muertos | cemetery friedhof cimetiere panteon cementerio | - | -
  island | island_hop island_trip archipelag inselhopp ile_ isla_ isola_ ilha_ insel | island archipelag isla isola ilha insel islet | - | -
  bridge | bridge brucke pont_ puente ponte_ | bridge brucke pont puente ponte karluv | - | -
  square | piazza plaza platz square place_ | piazza plaza platz square praca | - | -
  fountain | fountain brunnen fontaine fuente fontana | fountain brunnen fontaine fuente fontana | - | -
  fishing | fishing angeln pecher pescar pesca | fishing | - | - | Fishing trip | 180 1.5 day out | lakes,islands,beach,sailing | No provider is named in our sources; book one on the spot or ahead.
  horse | horse reiten pferd cheval caballo cavallo cavalo riding | horse riding stable | - | - | Horse ride | 120 1.2 day out | nature,hiking,mountains,beach | No provider is named in our sources; book one on the spot or ahead.
  pilgrimage | pilgrim pilger pelerin peregrin pellegrin | pilgrim cathedral shrine | - | -
  factory | factory_tour fabrik | factory brewery works | - | -
`;
