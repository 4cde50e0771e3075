/** Words of concepts, `concept: word, other word, begin*`; folded, see `wishes/concepts`. */
export const concepts = `
museum: museo, musei, mostra, mostre
gallery: galleri*
art: arte, quadri, scultur*, pittura
street_art: street art, murales
history: storia, storic*, medieval*, roman*
architecture: architett*, gaudi
castle: castell*, fortezz*, rocca
palace: palazzo, palazzi, reggia
church: chiesa, chiese, duomo, cattedral*, basilic*
temple: tempio, templi, santuari*
mosque: moschea, moschee
monastery: monaster*, abbazi*, convent*
ruins: rovine, archeolog*, scavi
old_town: centro storico, citta vecchia, vicoli, borgo antico, medina
quarter: quartier*
viewpoint: vista, viste, panorama*, belvedere, panorami*, mirador*
rooftop: terrazza panoramica, rooftop*
tower: torre, torri
bridge: ponte, ponti
park: parco, parchi
garden: giardin*
nature: natura, paesagg*, campagna
zoo: zoo
aquarium: acquario, acquari
theme_park: parco divertimenti, parchi divertimento, disneyland, gardaland, parco acquatico, parco a tema
playground: parco giochi, parchi giochi
beach: spiagg*, mare, costa, cala, cale, caletta, calette
swimming: nuotare, bagno in mare, fare il bagno, acqua limpida, acqua cristallina, bagni
snorkeling: snorkel*
diving: immersion*, diving
surfing: surf
sailing: barca a vela, vela
kayak: kayak, canoa, sup
boat: barca, barche, giro in barca, gita in barca, battello, crociera, gondola
canal: canale, canali
island: isole
lake: lago, laghi
river: fiume
waterfall: cascata, cascate
mountain: montagn*, vetta, vette, alpi, dolomiti
hiking: trekking, camminat*, escursion*, sentier*, passeggiate in montagna
cable_car: funivia, funivie, funicolare, cabinovia, seggiovia
skiing: sci, sciare, piste
snow: neve
northern_lights: aurora*
whales: balene
wildlife: safari, animali selvatici, elefanti
penguin: pinguin*
dolphins: delfini
wine: vino, vini, cantina, cantine, vignet*, enoteca, degustazione di vini
beer: birra, birre, birrifici*, birreria, birrerie
whisky: whisky, distilleri*
cocktails: cocktail*, aperitivo, aperitivi
bar: bar, pub, locali
nightlife: vita notturna, movida, feste, fare festa
club: discotec*, club
live_music: musica dal vivo, concert*, musica, chitarra*, concerti
jazz: jazz
opera: opera, balletto
theatre: teatro, teatri, spettacol*, musical
flamenco: flamenco
fado: fado
dance: ballare, ballo, danza, balli, salsa, valzer
festival: festival, sagra, sagre
market: mercato, mercati, mercatini, bazar, souk, suk
night_market: mercato notturno, mercati notturni
christmas_market: mercatini di natale, mercatino di natale
flea_market: mercatino delle pulci, mercatini delle pulci, antiquariato, mercatini dell usato, mercatino dell usato, mercato delle pulci
shopping: shopping, negozi, acquisti
food_hall: mercato coperto
cooking_class: corso di cucina, lezione di cucina, corsi di cucina
food_tour: tour gastronomico, food tour, giro gastronomico
tasting: degustazion*, assaggi
spa: spa, centro benessere, benessere
massage: massagg*
sauna: sauna
hammam: hammam
hot_spring: terme, termali
yoga: yoga
cycling: bici, biciclett*, ciclismo, pedalare
train_ride: trenino, treno panoramico
tram: tram
photography: foto, fotograf*
sunset: tramont*
sunrise: alba
stargazing: stelle
bookshop: libreri*, libri
library: bibliotec*
cemetery: cimiter*
walking: passeggiat*, passeggiare, camminare, girare a piedi
guided_tour: visita guidata, visite guidate, tour guidato
football: calcio, stadio, partita
golf: golf
climbing: arrampicata, ferrata
horse: cavallo, cavalli, equitazione, passeggiata a cavallo, gita a cavallo
balloon: mongolfier*
cave: grotta, grotte
desert: deserto
dunes: dune
volcano: vulcan*
glacier: ghiacciai*
fjord: fiord*
cliffs: scoglier*
forest: bosco, boschi, foresta, foreste
lighthouse: faro
village: borgo, borghi, paesin*, villagg*, paesi caratteristici
cherry_blossom: ciliegi, fioritura, sakura
tulips: tulipan*
flowers: fiori
lavender: lavanda
autumn_leaves: foliage, colori dell autunno
carnival: carnevale
oktoberfest: oktoberfest
new_year: capodanno
fireworks: fuochi d artificio
science: scienza
crafts: artigianat*, laboratori*, bottega, botteghe, tessitur*, cuoio, pelle
pottery: ceramic*
souvenirs: souvenir
chocolate: cioccolat*
coffee: caffe, bar storici, cappuccino
cake: torta, torte, pasticceri*, dolci
bakery: forno, panific*
ice_cream: gelato, gelateri*
breakfast: colazione
brunch: brunch
street_food: street food, cibo di strada, cibo da strada
seafood: frutti di mare, crostacei, vongole, cozze
fish: pesce
meat: carne
cheese: formagg*
rice: riso
soup: zuppa, zuppe
bread: pane
local_food: cucina locale, cucina tipica, piatti tipici, cibo locale, specialita locali, cucina tradizionale
fine_dining: stellat*, michelin, alta cucina, ristorante elegante
good_food: mangiare bene, mangia bene, buon cibo, ristorant*, mangiare, cena, cene
tavern: trattori*, osteri*, tavern*
mountain_hut: rifugi*, baita, baite
picnic: picnic, pic-nic
vegan: vegan*
vegetarian: senza carne, niente carne, vegetarian*, non mangia carne, senza carne
halal: halal
kosher: kosher
gluten_free: glutine, celiac*
lactose_free: lattosio
nut_free: allergia alle noci, noci, frutta secca, allergico alle noci, arachidi
shellfish: allergia ai crostacei, allergica ai crostacei, allergico ai crostacei
no_pork: maiale
no_alcohol: alcol, alcool
pescatarian: pescetarian*
wheelchair: sedia a rotelle, carrozzina, disabil*, carrozzina elettrica, sedia a rotelle elettrica
step_free: accessibil*, senza barriere, doccia a filo, doccia accessibile
no_stairs: scale, scalini, gradini
no_hills: salite, ripid*
limited_walking: ginocchi*, anca, camminare molto, camminare tanto, mobilita ridotta, bastone, stampelle, fatica a camminare, cammina piano, camminare poco, poco camminare, poche camminate, non troppo a piedi, senza camminare troppo, col bastone, con il bastone, deambulatore, si stanca presto, si stanca subito, protesi all'anca, protesi
stroller: passeggin*
pregnant: incinta, gravidanza
pool: piscina, piscine
beach_hotel: hotel sulla spiaggia, vicino alla spiaggia, sul mare, fronte mare
sea_view: vista mare
hostel: ostell*, hostel*, letto in dormitorio, dormitorio*, camerata, stanza condivisa
cheap_stay: hotel economic*, hotel semplic*, hotel modest*, alberghi economici, albergo semplice, alberghetto, hotellino, camera semplice, stanza economica, pensioncina, affittacamere, niente di lussuoso, niente lusso, senza lussi, senza pretese, senza fronzoli, basta un letto, motel, albergo economico, pensione, alloggio economico, b&b
midrange_stay: hotel comodo, hotel confortevol*, albergo comodo, albergo carino, hotel carino, buon hotel, buon albergo, hotel decente, fascia media, 3 stelle, tre stelle
luxury_stay: lusso, 5 stelle, cinque stelle, 4 stelle, quattro stelle, lussuoso, alto livello, hotel di livello, grand hotel, hotel bellissimo
boutique: hotel boutique, boutique hotel, hotel di charme
family_room: camera familiare
apartment: appartament*, casa vacanze, case vacanze, airbnb, angolo cottura
air_con: aria condizionata
quiet_stay: hotel tranquillo, camera tranquilla, albergo tranquillo
central_stay: hotel centrale, in centro, centrale, posizione centrale
balcony: balcone, terrazzo
pets: cane, cani, cagnolino, animali domestici
parking: parcheggio
camping: campeggio, tenda
riad: riad, riads
parador: parador, paradores
farm_stay: agriturism*, masseria*, fattoria*
mountain_hut: notte in rifugio, dormire in rifugio, rifugio alpino
overwater: sull'acqua, overwater
castle_hotel: notte in un castello, dormire in un castello, hotel castello
desert_camp: campo tendato, notte nel deserto, dormire nel deserto, tenda berbera, tenda beduina, campo nel deserto
breakfast_included: colazione inclusa, colazione compresa
resort: resort, villaggio turistico, all inclusive
hotel: hotel, albergo, alloggio
room: camere separate, letti separati
romantic: romantic*, proposta di matrimonio
quiet: silenzios*, silenzio, tranquill*, silenzio, pace, quiete
off_beaten: fuori dai sentieri*, poco turistic*, non turistic*, posti nascosti, lontano dal turismo
authentic: autentic*, vita locale, gente del posto
relaxed: con calma, senza stress, niente stress, senza fretta, relax, rilass*, senza fretta, riposo, con calma, ritmi lenti, senza stress
adventure: avventur*
family_friendly: per bambini, a misura di bambino, per famiglie, adatto ai bambini
warm: caldo, sole, al caldo
cheap: economic*, low cost, spendere poco, a buon prezzo
no_crowds: folla, affollat*, ressa, troppa gente, pieni di gente, pieno di gente, piene di gente
tourist_trap: trappole per turisti, trappola per turisti, acchiappaturisti
honeymoon: luna di miele, viaggio di nozze
birthday: compleanno
anniversary: anniversario
bachelor: addio al nubilato, addio al celibato
salt_mine: miniere di sale, miniera di sale
art_nouveau: liberty, art nouveau
vintage: usato, vintage, seconda mano
birdwatching: birdwatching, uccelli, cicogne, osservare gli uccelli
olive: uliveto, uliveti, oliveto, oliveti, frantoio, frantoi, olio d oliva, ulivi
salt_pans: salina, saline
mass: messa
dinosaur: dinosauri, fossili
touch: toccare, tattile*
cobbles: ciottolat*, acciottolat*, sanpietrini
vertigo: vertigini, paura dell altezza, strapiombi
blind: cieco, cieca, non vedente, ipovedente*, quasi cieca
deaf: sordo, sorda, ipoudente
autism: autis*
elderly: fragile
wifi: wifi, wi-fi, internet
noise: rumor*
stargazing: telescop*, via lattea, osservare le stelle, cielo stellato, astronom*
puppets: marionett*, burattin*, pupi, opera dei pupi, teatro dei pupi
wine_bar: enoteca, enoteche, vineria*, wine bar
rooftop: aperitivo in terrazza, terrazza sul tetto, bar sul tetto, aperitivo al tramonto
rafting: raft
zipline: zip line, zipline, teleferica, parco avventura
paragliding: parapendio, deltaplano, paracadut*
quad: quad, buggy, jeep
canyoning: canyoning, torrentismo, via ferrata
balloon: mongolfier*
carriage: carrozz*, carrozzella
bioluminescence: biolumin*, plancton luminoso
turtles: tartarug*
metro_stations: stazioni della metro, stazioni della metropolitana
afternoon_tea: te delle cinque, ora del te
kayak: pedalo*
boat: catamaran*, barca a vela, veliero*
cycling: noleggiare le bici, noleggio bici, affittare bici
train_ride: trenino*, treno a vapore
beach: castelli di sabbia
diving: immersion*
tea_ceremony: cerimonia del te
animals: animali, qualcosa con gli animali, fattoria didattica, fattoria degli animali, asini, asinelli, alpaca, parco faunistico, bioparco, parco safari
quad: giro in jeep, tour in jeep, escursione in jeep, 4x4, fuoristrada
nightlife: uscire la sera, uscire di sera, serate fuori, fare serata, far serata, fare baldoria, locali notturni, giro dei locali, andare a ballare, aperitivi e locali, uscire una sera, una serata fuori, una notte fuori a ballare
hiking: sentiero costiero, passeggiata in montagna, gita in montagna, camminare in montagna, trek
sledding: slitta, slitte, slittino, cani da slitta
swimming: piscine naturali, piscina naturale, pozze
theatre: spettacolo teatrale, commedia, cabaret, un musical
coffee: caffe storici, caffe storico, torrefazione
geyser: geyser*
hot_spring: acque termali, sorgenti calde
`;
