import type { WishWords } from '../language-words.js';

export const wishes: WishWords = {
  timed: [
    ['not_before', '(?:nichts|nicht|niemand|keiner|nie|kein \\p{L}+|fruhestens)(?:{.})? ?(?:vor|fruher als|ab) (?:um )?{T}'],
    ['not_before', '(?:fruhstuck|programm|aufstehen|start|los|tag(?:e)?)(?:{.})? (?:nicht vor|erst (?:ab|um|gegen|nach)|ab|fruhestens (?:um|ab)?) ?{T}'],
    ['not_before', '(?:erst (?:ab|um|gegen|nach)|ausschlafen bis|schlafen (?:gern )?bis|fruhestens (?:um|ab)) {T}'],
    [
      'not_before',
      '(?:kein(?:e)? (?:fruhes aufstehen|fruhaufsteher|wecker)|(?:keine|sind keine|bin kein) (?:fruhaufsteher(?:in)?|morgenmensch(?:en)?)|(?:gern(?:e)? )?ausschlafen|langschlafer|nicht (?:so )?fruh (?:aufstehen|raus|los)|morgenmuffel)',
      930,
    ],
    [
      'not_after',
      '(?:um|ab|gegen|bis|spatestens(?: um)?) {T}(?: \\p{L}+){0,4} (?:im bett|schicht|zuruck im hotel|bettzeit|schluss|schlafenszeit|feierabend|ins bett|im hotel)',
    ],
    [
      'not_after',
      '(?:im bett|ins bett|schicht|zuruck im hotel|bettzeit|schluss|schlafenszeit|abendessen|kinder schlafen)(?:{.})? (?:um|ab|gegen|bis|spatestens(?: um)?|vor) {T}',
    ],
    ['not_after', '(?:nichts|nicht)(?:{.})? (?:nach|spater als|langer als) {T}'],
    ['not_after', '(?:fruh (?:ins bett|schlafen)|keine spaten abende|fruh zu abend)', 2130],
    [
      'max_per_day',
      '(?:max(?:imal)?\\.?|hochstens|nicht mehr als|nur|bis zu) {N} (?:\\p{L}+ )?(?:sachen?|dinge?|aktivitaten|programmpunkte?|sehenswurdigkeiten|punkte?|besichtigungen)(?: (?:am|pro|jeden) tag| taglich)?',
    ],
    ['max_per_day', '{N} (?:sachen?|dinge?|aktivitaten|programmpunkte?|sehenswurdigkeiten) (?:am|pro) tag(?: (?:reichen|sind genug|maximal|max\\.?))?'],
    ['max_per_day', '(?:nur |hochstens )?(?:ein|eine) (?:sache|ding|aktivitat|programmpunkt) (?:am|pro) tag', 1],
    ['min_per_day', '(?:mindestens|mind\\.?) {N} (?:sachen?|dinge?|aktivitaten|programmpunkte?|sehenswurdigkeiten) (?:am|pro) tag'],
    [
      'min_per_day',
      '(?:vollgepackt(?:e[nrs]?)?(?: programm| tage)?|volles programm|so viel (?:wie|als) moglich(?: sehen)?|alles mitnehmen|vollpacken|viel programm|tage (?:ruhig )?voll)',
      4,
    ],
    [
      'free_day',
      '(?:mindestens )?(?:einen|ein|eine|1)(?: \\p{L}+){0,3} (?:tag|nachmittag)(?: \\p{L}+){0,8} (?:nichts(?: tun| machen)?|ohne (?:programm|plan|termine?)|frei|gar nichts)',
      1,
    ],
    [
      'free_day',
      '(?:{N} |einen |ein |eine )?(?:ganz )?(?:freie[nr]?|faule[nr]?|planlose[nr]?|freier|programmfreie[nr]?) tage?n?|(?:{N} |einen |ein )?(?:ruhe|faulenzer|gammel|strand|pool|bade)tag(?:e)?',
      1,
    ],
    ['free_day', '(?:einfach )?(?:mal )?(?:gar )?nichts (?:tun|machen)', 1],
    ['nap', '(?:\\p{L}+ )?(?:mittagsschlaf|mittagsruhe|mittagspause|nickerchen|siesta|mittagsschlafchen)'],
    [
      'arrive_after',
      '(?:(?:nicht|keine ankunft|fruhestens)(?: \\p{L}+){0,3} vor {T}(?: (?:ankommen|da sein|landen|dort))?|ankunft(?: \\p{L}+){0,2} (?:nach|ab|erst ab|nicht vor|fruhestens(?: um)?) {T}|(?:konnen|kann) erst (?:ab|nach|um) {T} (?:da sein|ankommen|dort))',
    ],
    [
      'depart_after',
      '(?:(?:abfahrt|abflug|los|starten|fahren|fliegen|abreise|losfahren|weg)(?: \\p{L}+){0,3} (?:nach|ab|erst ab|erst nach|nicht vor|fruhestens(?: um)?) {T}|(?:arbeite|arbeiten|muss arbeiten|bis)(?: \\p{L}+){0,3} bis {T})',
    ],
    [
      'back_by',
      '(?:(?:zuruck|daheim|zuhause|zu hause|heim|wieder da)(?: \\p{L}+){0,4} \\(?(?:bis|spatestens|vor|gegen)(?: um| gegen)? {T}|(?:bis|spatestens|vor)(?: um)? {T}(?: \\p{L}+){0,3} (?:zuruck|daheim|zuhause|zu hause|wieder da))',
    ],
  ],
  concepts: `
museum: museum, museen, museums*, ausstellung*
gallery: galerie*
art: kunst*, gemalde, malerei, skulptur*
street_art: street art, streetart, graffiti
history: geschicht*, histor*, mittelalter*, romisch*
architecture: architektur*, jugendstil, bauhaus
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
wildlife: safari, tiere, wildtiere, elefanten, vogel, papageientaucher
penguin: pinguin*
dolphins: delfin*, delphin*
wine: wein, weine, weingut*, weinprobe*, weinberg*, weingarten, heuriger, heurigen
beer: bier, biere, brauerei*, brauhaus*
whisky: whisky, whiskey, brennerei*, destillerie*
cocktails: cocktail*
bar: bar, bars, kneipe*, pub, pubs
nightlife: nachtleben, feiern, party, partys, ausgehen
club: club, clubs, disko*, disco*, technoclub
live_music: livemusik, konzert*, live-musik, live musik, musik
jazz: jazz
opera: oper, opern, ballett
theatre: theater*, musical*, show, shows, kabarett
flamenco: flamenco
fado: fado
dance: tanzen, tanzkurs
festival: festival*, volksfest*
market: markt, markte, wochenmarkt*, bazar, basar*, souk*
night_market: nachtmarkt*
christmas_market: weihnachtsmarkt*, weihnachtsmarkte*, christkindlmarkt*, christkindlesmarkt*, adventsmarkt*
flea_market: flohmarkt*, trodel*, antiquitaten
shopping: shoppen, shopping, einkaufen, laden, laeden, einkaufsbummel, boutiquen
food_hall: markthalle*
cooking_class: kochkurs*
food_tour: foodtour*, kulinarische tour*, food-tour*
tasting: verkostung*, degustation*
spa: spa, wellness*
massage: massage*
sauna: sauna*, hamam, dampfbad
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
bookshop: buchladen*, buchhandlung*, antiquariat*, bucher
library: bibliothek*
cemetery: friedhof*
walking: spazier*, bummeln, schlendern, flanieren, bummel
guided_tour: stadtfuhrung*, fuhrung*, stadtrundgang*
football: fussball*, fußball*, stadion*
golf: golf*
climbing: klettern, klettersteig*
horse: reiten, pferde
balloon: ballonfahrt*, heissluftballon*
houseboat: hausboot*
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
crafts: handwerk*, workshop*
pottery: keramik, topfer*
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
street_food: streetfood, street food, imbiss*, garkuche*
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
vegetarian: vegetar*, veggie, kein fleisch
halal: halal
kosher: koscher*
gluten_free: gluten*, zoliakie, zoeliakie
lactose_free: laktose*, milchallergie
nut_free: nussallergie, nuss-allergie, erdnuss*, nussfrei, nusse
shellfish: krebstiere, schalentiere
no_pork: schwein*
no_alcohol: alkohol*
pescatarian: pescetar*
wheelchair: rollstuhl*, rolli
step_free: barrierefrei*, stufenlos*, ebenerdig
no_stairs: treppe*, stufen
no_hills: steigung*, bergauf, steil*
limited_walking: knie, kniee, hufte, gehbehindert*, schlecht zu fuss, schlecht zu fuß, nicht weit laufen, nicht viel laufen, lange laufen, gehstock, krucken, rollator, lange fusswege, weite wege, langsam unterwegs
stroller: kinderwagen, buggy
pregnant: schwanger*
pool: pool, pools, schwimmbad, hallenbad
beach_hotel: hotel am strand, strandhotel*, hotel direkt am strand, strandnah*, am strand wohnen, ruhiges hotel am strand
sea_view: meerblick*, seeblick
hostel: hostel*, jugendherberge*, mehrbettzimmer
cheap_stay: gunstiges hotel, gunstige unterkunft, billiges hotel, einfaches hotel, pension*, einfache unterkunft, gunstig ubernachten
midrange_stay: mittelklasse*, komfortables hotel, gutes hotel, 3-sterne*, drei-sterne*, 3 sterne
luxury_stay: luxus*, 5-sterne*, funf-sterne*, 5 sterne, edel*, 4-sterne*, 4 sterne, schickes hotel
boutique: boutique*, kleines hotel, charmantes hotel
family_room: familienzimmer
apartment: ferienwohnung*, apartment*, fewo, kuche, wohnung, airbnb
air_con: klimaanlage, klimatisiert
quiet_stay: ruhiges hotel, ruhiges zimmer, ruhige unterkunft
central_stay: zentral*, zentrales hotel, mittendrin
balcony: balkon, terrasse
pets: hund, hunde, hundefreundlich, haustier*
parking: parkplatz, parken
camping: camping*, zelt*, zelten, stellplatz
breakfast_included: mit fruhstuck, inklusive fruhstuck
resort: resort*, all inclusive, all-inclusive, riesenbunker, bettenburg*, hotelbunker
hotel: hotel, hotels, unterkunft
room: einzelzimmer, doppelzimmer, getrennte zimmer
romantic: romant*, heiratsantrag
quiet: ruhig*, ruhe, stille, still
off_beaten: abseits, geheimtipp*, nicht touristisch, wenig touristisch, untouristisch
authentic: authentisch*, einheimische*, urig*
relaxed: entspann*, erhol*, gemutlich*, ohne stress, kein stress, langsam*, chillen, abschalten
adventure: abenteuer*, rafting, paragliding, gleitschirm*, zipline
family_friendly: familienfreundlich*, kinderfreundlich*, kindgerecht*, fur kinder
warm: warm, sonne, sonnig, warmes
cheap: gunstig*, billig*, preiswert*, sparsam, kleines budget
no_crowds: menschenmassen, uberlaufen*, massentourismus, touristenmassen, gedrange, voll
tourist_trap: touristenfalle*
honeymoon: flitterwochen, hochzeitsreise
birthday: geburtstag*
anniversary: hochzeitstag*, jahrestag*
bachelor: junggesell*
`,
  fillers:
    'tagesausflug ausflug abfahrt abflug ruckflug heim zuruck zug bahn dazwischen zusammen oma opa der die das den dem des ein eine einen einem einer und oder aber ich wir er sie es man mich mir uns dich euch mein meine meinen meinem unser unsere unseren seine ihr ihre ist sind war waren bin sein werden wird wurde haben habe hat hatten hatte mochte mochten moechte will wollen wurde wurden konnen kann muss mussen soll sollen darf lieben liebe liebt mag mogen gern gerne am liebsten bitte danke hallo hi hey moin servus liebe nach in im ins am an auf aus bei mit von vom zu zum zur fur um ab bis uber unter vor durch ohne gegen als wie wenn weil dass damit da dann denn doch auch noch nur schon mal so sehr ganz gar etwas irgendwo irgendwann irgendwas viel viele vielleicht unbedingt wirklich eigentlich halt eben einfach schon schoen schone schones gut gute guten tolle toll besuchen besichtigen sehen gehen gucken schauen anschauen ansehen machen fahren essen trinken reisen reise urlaub tag tage abend abends morgen morgens nacht woche wochenende zeit hier dort alle alles jede jeden jeder mindestens einmal zweimal einmal wieder interessieren interessiert interesse interessen fan fans freuen traum traumen auf jeden fall wichtig egal lust bock dazu paar nicht kein keine keinen hin her ja nein bissl bisschen irgendwie selbst ehrlich ums dabei davon darauf ubrigens sowie also',
  wishing:
    '(?:mochte|mochten|moechten|moechte|will|wollen|wurde gern|wurden gern|gern|gerne|lieb(?:e|en|t)|mag|mogen|bitte|brauch(?:e|en|t)|muss|mussen|soll|sollen|wunsch(?:e|en)?|hatten? gern|wichtig|steht auf|fan von|interessier\\p{L}+|traum(?:en)?|freuen|allerg\\p{L}+|lust auf)',
  must: '(?:unbedingt|muss|mussen|auf jeden fall|auf alle falle|definitiv|wichtig|zwingend|pflicht|heilig|auf keinen fall verpassen|braucht|brauche|brauchen)',
  everyDay: '(?:jeden (?:tag|abend|morgen)|taglich|jeden einzelnen tag)',
  not: '(?:kein(?:e[nmrs]?)?|nicht|ohne|nie|niemals|bloss nicht|bloß nicht|hasse|hassen|mag kein(?:e)?|vermeiden|nix|null|auf keinen fall|statt|weg von|genug von)',
  eat: '(?:essen|speisen|restaurant|probieren|trinken|kuche)',
  and: '(?:und|&|sowie|\\+|plus)',
  youChoose:
    '(?:egal|ist (?:mir|uns) egal|(?:du|ihr|sie) (?:entscheidest|entscheidet|entscheiden|wahlst|wahlt|darfst|durft)(?: (?:wahlen|entscheiden|aussuchen))?|such(?:t|en sie)?(?: (?:du|ihr|uns|mir))?(?: \\p{L}+)? aus|entscheide(?:t)?(?: du| ihr)?|uberrasch(?:t|e|en sie)? (?:uns|mich)|keine ahnung|weiss (?:ich |noch )?nicht|weiß (?:ich |noch )?nicht|flexibel|wie (?:du|ihr) (?:willst|wollt|meinst|meint)|offen|was (?:du|ihr) (?:willst|wollt|empfiehlst|empfehlt)|vollig egal|macht (?:ihr|du) (?:mal|das)|keine vorgabe|beliebig|spielt keine rolle|was (?:immer|auch immer) passt)',
  anyBudget:
    '(?:geld spielt keine rolle|budget (?:ist )?(?:egal|offen|flexibel|unbegrenzt)|kein (?:festes )?(?:budget|limit)|preis (?:ist )?egal|kostet was es kostet|egal was es kostet|(?:kosten|geld) (?:sind |ist )?egal|ohne limit)',
  anyPlace:
    '(?:irgendwo(?:hin)?|egal wohin|wohin\\?|weiss nicht wohin|weiß nicht wohin|(?:ziel|reiseziel|ort) (?:ist )?(?:egal|offen|flexibel)|uberrasch(?:t|e|en sie)? (?:uns|mich)|wo auch immer|schlag(?:t)? (?:uns |mir )?(?:was|etwas) vor|keine ahnung wohin)',
  clock: [
    ['mittag', '12:00'],
    ['mittags', '12:00'],
    ['mitternacht', '23:59'],
  ],
  half: 'halb',
  halfMinutes: -30,
};
