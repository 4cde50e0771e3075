/** Words of concepts, `concept: word, other word, begin*`; folded, see `wishes/concepts`. */
export const concepts = `
museum: museum, museen, museums*, ausstellung*
gallery: galerie*
art: kunst*, gemalde, malerei, skulptur*
street_art: street art, streetart, graffiti
history: geschicht*, histor*, mittelalter*, romisch*
architecture: architektur*, bauhaus
castle: burg, burgen, schloss, schlosser, schloß, festung*, burgruine*, zitadelle
palace: palast, palaste
church: kirche*, dom, kathedrale*, munster, basilika
temple: tempel*, schrein*, pagode*
mosque: moschee*
monastery: kloster*
ruins: ruine*, antike*, ausgrabung*
old_town: altstadt*, altstadtbummel, gassen, medina
quarter: viertel, stadtteil*, kiez
viewpoint: aussicht*, ausblick*, panorama*, fotospot*, blick
rooftop: dachterrasse*, rooftop*, skybar
tower: turm, turme
bridge: brucke*
park: park, parks, stadtpark
garden: garten, garten*, botanisch*
nature: natur, landschaft*
zoo: zoo, tierpark*
aquarium: aquarium*
theme_park: freizeitpark*, vergnugungspark*, disneyland, legoland, achterbahn*, wasserpark*
playground: spielplatz*, spielplatze*
beach: strand, strande, straende, meer, kuste, baden am meer, sandstrand, badestrand
swimming: schwimmen, baden, badesee, planschen
snorkeling: schnorchel*
diving: tauchen, tauchgang*
surfing: surfen, surfkurs
sailing: segeln, segelt*
kayak: kajak*, kanu*, paddeln, sup
boat: bootsfahrt*, bootstour*, boot, boote, schiff, schiffe, schiffsfahrt*, kreuzfahrt*, dampfer, bootsausflug*
canal: kanal, kanale, grachten*
island: inselhopping
lake: see, seen
river: fluss, flusse
waterfall: wasserfall*, wasserfalle*
mountain: berg, berge, gipfel, alpen
hiking: wander*, wanderung*, spaziergang im wald, bergtour*, trekking
cable_car: seilbahn*, gondel*, bergbahn*, zahnradbahn*, standseilbahn*
skiing: ski*, piste*, snowboard*
snow: schnee
sledding: rodel*, schlitten*, husky*
northern_lights: nordlicht*, polarlicht*
whales: wale, walbeobachtung
wildlife: safari, wilde tiere, wildtiere, elefanten
penguin: pinguin*
dolphins: delfin*, delphin*
wine: wein, weine, weingut*, weinprobe*, weinberg*, weingarten, heuriger, heurigen, portwein*
beer: bier, biere, brauerei*, brauhaus*, brauhauser
whisky: whisky, whiskey, brennerei*, destillerie*, whiskyprobe*, whiskeyprobe*, whiskeybrennerei*
cocktails: cocktail*
bar: ruinenbar*, bar, bars, kneipe*, pub, pubs
nightlife: nachtleben, feiern, party, partys, ausgehen
club: club, clubs, disko*, disco*, technoclub
live_music: livemusik, konzert*, live-musik, live musik, musik, gitarre*, gitarrenkonzert*
jazz: jazz
opera: oper, opern, ballett
theatre: theater*, musical*, show, shows, kabarett
flamenco: flamenco
fado: fado
dance: tanzen, tanzkurs, tanz, tanzkurs*, walzer*, salsa, steptanz, volkstanz, tanzabend*
festival: festival*, volksfest*
market: fischmarkt*, markt, markte, wochenmarkt*, bazar, basar*, souk*
night_market: nachtmarkt*
christmas_market: weihnachtsmarkt*, weihnachtsmarkte*, christkindlmarkt*, christkindlesmarkt*, adventsmarkt*
flea_market: flohmarkt*, trodel*, antiquitaten, flohmarkte, trodelmarkt*, antiquitat*
shopping: shoppen, shopping, einkaufen, laden, laeden, einkaufsbummel, boutiquen
food_hall: markthalle*
cooking_class: kochkurs*
food_tour: foodtour*, kulinarische tour*, food-tour*
tasting: verkostung*, degustation*
spa: spa, wellness*
massage: massage*
sauna: sauna*, dampfbad
hammam: hamam
hot_spring: therme*, thermal*, heisse quelle*, onsen
yoga: yoga
cycling: fahrrad*, rad, radfahren, radtour*, radeln, e-bike, mountainbike*, rader, raeder, radweg*
train_ride: panoramazug*, dampflok*, zugfahrt*, bernina, glacier express
tram: strassenbahn*, straßenbahn*
road_trip: panoramastrasse*
photography: fotograf*, foto, fotos, fotografieren
sunset: sonnenuntergang*
sunrise: sonnenaufgang*
stargazing: sterne, sternenhimmel
bookshop: buchladen*, buchhandlung*, antiquariat*, bucher, buchhandel
library: bibliothek*
cemetery: friedhof*
walking: spazier*, bummeln, schlendern, flanieren, bummel
guided_tour: stadtfuhrung*, fuhrung*, stadtrundgang*
football: fussball*, fußball*, stadion*
golf: golf*
climbing: klettern, klettersteig*
horse: reiten, pferde, ausritt*, reitstunde*, pferd, kutschfahrt*
balloon: ballonfahrt*, heissluftballon*
tea_plantation: teeplantage*
salt_mine: salzbergwerk*, salzmine*
cave: hohle*, grotte*
desert: wuste*
dunes: dune*
volcano: vulkan*
glacier: gletscher*
fjord: fjord*
cliffs: klippe*, steilkuste*
forest: wald, walder, waelder, schwarzwald*
lighthouse: leuchtturm*
village: dorf, dorfer, bergdorf*, fischerdorf*
cherry_blossom: kirschblute*
tulips: tulpen*
flowers: blumen*, blute*
lavender: lavendel*
autumn_leaves: herbstlaub, herbstfarben, indian summer
carnival: karneval, fasching, fasnacht
oktoberfest: oktoberfest, wiesn
new_year: silvester*
fireworks: feuerwerk*
science: wissenschaft*, technikmuseum
planetarium: planetarium, sternwarte
design: design
crafts: handwerk*, workshop*, werkstatt*, kunsthandwerk*, weberei*, weben, glasblas*, leder*
pottery: keramik, topfer*, keramik*
souvenirs: souvenir*, mitbringsel
chocolate: schokolade*, schoko*
coffee: kaffee, cafe, cafes, espresso
coffee_house: kaffeehaus*, kaffeehauser*
tea: tee, teehaus*
cake: kuchen, torte*, konditorei*, mehlspeise*
bakery: backerei*, croissants
ice_cream: eis, eisdiele*
breakfast: fruhstuck*
brunch: brunch*
street_food: streetfood, street food, imbiss*, garkuche*, strassenessen, essensstand*
seafood: meeresfruchte*, krabben, muscheln
fish: fisch*
meat: fleisch
steak: steak*
cheese: kase*, kaese*
soup: suppe*
bread: brot
local_food: regionale kuche, lokale kuche, einheimisches essen, bodenstandig*, hausmannskost, typisches essen, traditionelle kuche, regional essen
fine_dining: sterne-restaurant*, sternekuche, fine dining, gourmet*, schick essen, edel essen, michelin*
good_food: gut essen, lecker essen, essen gehen, restaurant*, essen, lecker
beer_garden: biergarten*, biergaerten
tavern: wirtshaus*, gasthaus*, taverne*, beisl
mountain_hut: berghutte*, hutte*, almhutte*, alm, skihutte*
picnic: picknick*
sweets: susses, suesses, susigkeiten
vegan: vegan*
vegetarian: fleischlos, ohne fleisch, vegetar*, veggie, kein fleisch
halal: halal
kosher: koscher*
gluten_free: gluten*, zoliakie, zoeliakie
lactose_free: laktose*, milchallergie
nut_free: nussallergie, nuss-allergie, erdnuss*, nussfrei, nusse
shellfish: krebstiere, schalentiere
no_pork: schwein*
no_alcohol: alkohol*
pescatarian: pescetar*
wheelchair: rollstuhl*, rolli, handrollstuhl*, elektrorollstuhl*, e-rollstuhl*, e-rolli, rollstuhlfahrer*
step_free: barrierefrei*, stufenlos*, ebenerdig, ebenerdige dusche*, bodengleiche dusche*, haltegriff*
no_stairs: treppe*, stufen
no_hills: steigung*, bergauf, steil*
limited_walking: knie, kniee, hufte, gehbehindert*, schlecht zu fuss, schlecht zu fuß, nicht weit laufen, nicht viel laufen, lange laufen, gehstock, krucken, rollator, lange fusswege, weite wege, langsam unterwegs, wenig laufen, wenig gehen, wenig lauferei, wenig zu fuss, nicht so viel laufen, nicht zu viel laufen, nicht so weit laufen, kurze wege, am stock, mit stock, gehwagen, schnell mude, neue hufte, kaputte knie*, nicht gut zu fuss, nicht mehr gut zu fuss, kunstliche hufte, neue hufte, huftprothese*, knieprothese*, kunstliches knie
stroller: kinderwagen, buggy
pregnant: schwanger*
pool: pool, pools, schwimmbad, hallenbad
beach_hotel: hotel am strand, strandhotel*, hotel direkt am strand, strandnah*, am strand wohnen, ruhiges hotel am strand
sea_view: meerblick*, seeblick
hostel: hostel*, jugendherberge*, juhe, mehrbettzimmer, schlafsaal, bett im schlafsaal, stockbett*, backpacker*
cheap_stay: schlichtes zimmer, schlichte zimmer, schlichte unterkunft, schlichte pension*, bescheidenes hotel, bescheidene unterkunft, gunstiges hotel, gunstige hotels, gunstiges zimmer, gunstige zimmer, gunstige pension*, billige pension*, billige unterkunft, billig schlafen, billig ubernachten, einfaches zimmer, einfache zimmer, einfache hotels, einfache pension*, schlichtes hotel, nix schickes, nichts schickes, kein schnickschnack, ohne schnickschnack, hauptsache bett, hauptsache ein bett, privatzimmer, fremdenzimmer, gasthof*, gasthaus*, motel*, gunstige unterkunft, billiges hotel, einfaches hotel, pension*, einfache unterkunft, gunstig ubernachten
midrange_stay: mittelklasse*, komfortables hotel, gutes hotel, gute hotels, ordentliches hotel, anstandiges hotel, nettes hotel, 3-sterne*, drei-sterne*, 3 sterne
luxury_stay: luxus*, 5-sterne*, funf-sterne*, 5 sterne, edel*, 4-sterne*, 4 sterne, schickes hotel, schicke hotels, nobel*, grandhotel*, bestes hotel, gehobenes hotel, gehobene hotels, first class
boutique: boutique*, kleines hotel, charmantes hotel
family_room: familienzimmer
apartment: ferienwohnung*, apartment*, ferienhaus*, ferienhauser, fewo, kuche, wohnung, airbnb
air_con: klimaanlage, klimatisiert
quiet_stay: ruhiges hotel, ruhiges zimmer, ruhige unterkunft
central_stay: zentral, zentrale, zentraler, zentrales, zentralen, zentral gelegen*, zentrales hotel, mittendrin
balcony: balkon, terrasse
pets: hund, hunde, hundefreundlich, haustier*
parking: parkplatz, parken
camping: camping*, zelt*, zelten, stellplatz
riad: riad, riads
parador: parador, paradores
farm_stay: auf dem bauernhof, bauernhofurlaub, agriturismo*
mountain_hut: berghutte*, almhutte*, hutte ubernachten, rifugio, rifugi, huttenubernachtung*
overwater: wasserbungalow*, wasservilla*
castle_hotel: schlosshotel*, im schloss ubernachten, nacht im schloss
desert_camp: wustencamp*, wustenlager, beduinencamp*, beduinenzelt*, berberzelt*, nacht in der wuste, in der wuste ubernachten, in der wuste schlafen
breakfast_included: mit fruhstuck, inklusive fruhstuck
resort: resort*, all inclusive, all-inclusive, riesenbunker, bettenburg*, hotelbunker
hotel: hotel, hotels, unterkunft
room: einzelzimmer, doppelzimmer, getrennte zimmer
romantic: romant*, heiratsantrag
quiet: ruhig*, ruhe, stille, still
off_beaten: abseits, geheimtipp*, nicht touristisch, wenig touristisch, untouristisch
authentic: authentisch*, einheimische*, urig*
relaxed: ohne hetze, ohne eile, keine hektik, entspann*, erhol*, gemutlich*, ohne stress, kein stress, langsam*, chillen, abschalten
adventure: abenteuer*
family_friendly: familienfreundlich*, kinderfreundlich*, kindgerecht*, fur kinder
warm: warm, sonne, sonnig, warmes
cheap: gunstig*, billig*, preiswert*, sparsam, kleines budget
no_crowds: menschenmassen, uberlaufen*, massentourismus, touristenmassen, gedrange, voll
tourist_trap: touristenfalle*
honeymoon: flitterwochen, hochzeitsreise
birthday: geburtstag*
anniversary: hochzeitstag*, jahrestag*
bachelor: junggesell*
art_nouveau: jugendstil*
vintage: secondhand*, second hand*, second-hand*, vintage*, gebrauchtklamotten
birdwatching: vogelbeobachtung*, vogel beobachten, vogelkunde, vogel, storche, papageientaucher
olive: oliven*
salt_pans: saline*, salzgarten, salzwiesen
mass: gottesdienst*, heilige messe, sonntagsmesse
dinosaur: dinosaurier*, dinos, fossilien
touch: anfassen, ertasten, tasten
cobbles: kopfstein*
milk_bar: milchbar*
vertigo: hohenangst, schwindel*, nicht schwindelfrei
blind: blind, blinde*, sehbehindert*, fast blind
deaf: gehorlos*, schwerhorig*, taub
autism: autis*
elderly: gebrechlich*
wifi: wlan, wifi, internet
noise: larm, laut
stargazing: stern*, sterne gucken, teleskop*, milchstrasse, sternwarte*
puppets: marionett*, puppentheater*, puppenspiel*, kasperl*, kasperletheater
wine_bar: weinbar*, weinstube*, weinlokal*, vinothek*, strausswirtschaft*, straussenwirtschaft*, besenwirtschaft*
rooftop: dachbar*, dachterrasse*
rafting: rafting*, wildwasser*
zipline: zipline*, seilrutsche*, hochseilgarten*, kletterwald*, kletterpark*
paragliding: gleitschirm*, paraglid*, drachenflieg*, fallschirm*, tandemsprung*
quad: quad, quads, quadtour*, jeeptour*, jeepsafari*
canyoning: canyoning*, klettersteig*
balloon: ballon, heissluft*
carriage: kutschfahrt*, kutsche*, fiaker*, pferdekutsche*
bioluminescence: biolumin*, leuchtplankton*
turtles: schildkrote*, meeresschildkrote*
metro_stations: metrostation*, u-bahn-station*
afternoon_tea: nachmittagstee, funf-uhr-tee, teestunde*
kayak: tretboot*
boat: katamaran*, segeltorn*
cycling: fahrrader leihen, radverleih, radausflug*
train_ride: inselbahn*, kleinbahn*, schmalspurbahn*, dampfbahn*, museumsbahn*, bimmelbahn*, rasende*
beach: sandburg*
hiking: wattwander*
crafts: maskenworkshop*
dolphins: delfin*, delphin*
tea_ceremony: teezeremonie*, teezeremonien
animals: tiere, tieren, was mit tieren, streichelzoo*, tiergarten, wildpark*, vogelpark*, eselwanderung*, esel, alpaka*, bauernhoftiere, falknerei*
quad: jeepfahrt*, jeepausflug*, gelandewagentour*, 4x4-tour*, offroad*, jeep tour*
nightlife: weggehen, feiern gehen, party machen, kneipentour*, um die hauser ziehen, nachts raus, abends weg, abends ausgehen, nachts ausgehen, tanzen gehen, einen abend weg, einen abend ausgehen, eine nacht durchmachen
hiking: wanderweg*, kustenweg*, kustenpfad*, kustenwanderung*, hohenweg*, steig, pfad, bergwandern, klamm
sledding: rodelbahn*, sommerrodel*
swimming: naturbecken*, meerwasserbecken, felsenbad, badestelle*, badesee*
theatre: theaterstuck*, kabarett*, variete*, varieteshow
coffee: kaffeerosterei*, cafe zum rumsitzen, kaffeebar*
geyser: geysir*, geiser*
hot_spring: heisse quellen, thermalquelle*
museum: eisenbahnmuseum, verkehrsmuseum, automuseum
`;
