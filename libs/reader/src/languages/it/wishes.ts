import type { WishWords } from '../language-words.js';

const at = "(?:alle |all'|le |a |dell[ea]' ?|delle |dall[ea]' ?|dalle )?";

export const wishes: WishWords = {
  timed: [
    ['not_before', `(?:niente|nulla|non|mai|nessuno|nessuna \\p{L}+)(?:{.})? prima (?:di )?${at}{T}`],
    [
      'not_before',
      `(?:(?:iniziare|cominciare|sveglia|partire|colazione|svegliarsi|alzarsi)(?:{.})? (?:dopo|a partire|dalle|non prima|verso|alle) ?${at}{T}|a partire ${at}{T})`,
    ],
    [
      'not_before',
      '(?:niente (?:levatacce|alzatacce|sveglie?(?: presto)?)|(?:no|senza) (?:levatacce|sveglia)|dormire (?:fino a )?tardi|(?:non )?(?:siamo )?mattinier[ioe]|non (?:ci )?(?:piace )?alzarci presto|non svegliarsi presto|dormiglion\\p{L})',
      930,
    ],
    ['not_after', `(?:alle |entro le |verso le |per le ){T}(?: \\p{L}+){0,4} (?:a letto|a nanna|in albergo|in hotel|a dormire|di ritorno in hotel)`],
    ['not_after', `(?:a letto|a nanna|in albergo|in hotel|cena|cenare|ceniamo|dormire)(?:{.})? (?:alle|entro le|verso le|prima delle|non oltre le) {T}`],
    ['not_after', `(?:niente|non|nulla)(?:{.})? (?:dopo|oltre) ${at}{T}`],
    ['not_after', '(?:a letto presto|niente serate lunghe|cenare presto|non fare tardi)', 2130],
    ['max_per_day', '(?:massimo|max\\.?|al massimo|non piu di|solo|fino a|al piu) {N} (?:cose|attivita|visite|tappe|posti|cosa)(?: (?:al|per|ogni) giorno)?'],
    ['max_per_day', '{N} (?:cose|attivita|visite|tappe) (?:al|per) giorno(?: (?:massimo|al massimo|max|bastano))?'],
    ['max_per_day', '(?:una sola|una) (?:cosa|attivita|visita) al giorno', 1],
    ['min_per_day', '(?:almeno|minimo) {N} (?:cose|attivita|visite|tappe) (?:al|per) giorno'],
    [
      'min_per_day',
      '(?:giornat[ae] (?:belle )?(?:pien[ae]|intens[ae])|programma (?:pieno|intenso|fitto)|(?:vedere|fare) (?:il piu possibile|piu cose possibili|tutto)|non (?:mi|ci) stanc\\p{L}+)',
      4,
    ],
    [
      'free_day',
      '(?:un|una|1)(?: \\p{L}+){0,3} (?:giorno|giornata|pomeriggio)(?: \\p{L}+){0,6} (?:niente|nulla|senza (?:programmi|piani|far niente|fare niente|impegni)|liber[oa])',
      1,
    ],
    ['free_day', '(?:{N} |un |una )?giorn(?:o|i|ata|ate) (?:liber[oaie]|di (?:riposo|relax|mare|spiaggia)|senza (?:programmi|piani))', 1],
    ['free_day', '(?:(?:non )?far(?:e)? (?:assolutamente )?(?:niente|nulla)|dolce far niente|ozio)', 1],
    ['nap', '(?:il |la )?(?:pisolino|riposino|sonnellino|nanna pomeridiana|siesta)'],
    [
      'arrive_after',
      `(?:(?:non|mai)(?: \\p{L}+){0,2} (?:arrivare|arrivo|arriviamo|atterrare)(?: \\p{L}+){0,2} prima (?:di )?${at}{T}|arriv\\p{L}+(?: \\p{L}+){0,2} (?:dopo|non prima) (?:di )?${at}{T})`,
    ],
    [
      'depart_after',
      `(?:(?:partire|partiamo|parto|partenza|volo|treno)(?: \\p{L}+){0,3} (?:dopo|non prima|a partire) (?:di )?${at}{T}|(?:lavoro|lavoriamo|lavorare)(?: \\p{L}+){0,3} fino ${at}{T})`,
    ],
    [
      'back_by',
      `(?:(?:a casa|rientr\\p{L}+|torn\\p{L}+|di ritorno|ritorno)(?: \\p{L}+){0,4} (?:entro|prima|per|non oltre) (?:di )?${at}{T}|(?:entro|prima) ${at}{T}(?: \\p{L}+){0,3} (?:a casa|di ritorno))`,
    ],
  ],
  concepts: `
museum: museo, musei, mostra, mostre
gallery: galleri*
art: arte, quadri, scultur*, pittura
street_art: street art, murales
history: storia, storic*, medieval*, roman*
architecture: architett*, liberty, gaudi
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
wildlife: safari, animali, elefanti, uccelli
penguin: pinguin*
dolphins: delfini
wine: vino, vini, cantina, cantine, vignet*, enoteca, degustazione di vini
beer: birra, birre, birrifici*, birreria
whisky: whisky, distilleri*
cocktails: cocktail*, aperitivo, aperitivi
bar: bar, pub, locali
nightlife: vita notturna, movida, feste, fare festa
club: discotec*, club
live_music: musica dal vivo, concert*, musica
jazz: jazz
opera: opera, balletto
theatre: teatro, teatri, spettacol*, musical
flamenco: flamenco
fado: fado
dance: ballare, ballo
festival: festival, sagra, sagre
market: mercato, mercati, mercatini, bazar, souk, suk
night_market: mercato notturno, mercati notturni
christmas_market: mercatini di natale, mercatino di natale
flea_market: mercatino delle pulci, mercatini delle pulci, antiquariato, vintage
shopping: shopping, negozi, acquisti
food_hall: mercato coperto
cooking_class: corso di cucina, lezione di cucina, corsi di cucina
food_tour: tour gastronomico, food tour, giro gastronomico
tasting: degustazion*, assaggi
spa: spa, centro benessere, benessere
massage: massagg*
sauna: sauna, hammam
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
horse: cavallo, cavalli
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
village: borgo, borghi, paesin*
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
crafts: artigianat*, laboratori*
pottery: ceramic*
souvenirs: souvenir
chocolate: cioccolat*
coffee: caffe, bar storici, cappuccino
cake: torta, torte, pasticceri*, dolci
bakery: forno, panific*
ice_cream: gelato, gelateri*
breakfast: colazione
brunch: brunch
street_food: street food, cibo di strada
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
vegetarian: vegetarian*, non mangia carne, senza carne
halal: halal
kosher: kosher
gluten_free: glutine, celiac*
lactose_free: lattosio
nut_free: allergia alle noci, noci, frutta secca, allergico alle noci, arachidi
shellfish: allergia ai crostacei, allergica ai crostacei, allergico ai crostacei
no_pork: maiale
no_alcohol: alcol, alcool
pescatarian: pescetarian*
wheelchair: sedia a rotelle, carrozzina, disabil*
step_free: accessibil*, senza barriere
no_stairs: scale, scalini, gradini
no_hills: salite, ripid*
limited_walking: ginocchi*, anca, camminare molto, camminare tanto, mobilita ridotta, bastone, stampelle, fatica a camminare, cammina piano
stroller: passeggin*
pregnant: incinta, gravidanza
pool: piscina, piscine
beach_hotel: hotel sulla spiaggia, vicino alla spiaggia, sul mare, fronte mare
sea_view: vista mare
hostel: ostell*
cheap_stay: hotel economic*, albergo economico, pensione, alloggio economico, b&b
midrange_stay: hotel comodo, buon hotel, fascia media, 3 stelle, tre stelle
luxury_stay: lusso, 5 stelle, cinque stelle, 4 stelle, quattro stelle, lussuoso
boutique: hotel boutique, boutique hotel, hotel di charme
family_room: camera familiare
apartment: appartament*, airbnb, angolo cottura
air_con: aria condizionata
quiet_stay: hotel tranquillo, camera tranquilla, albergo tranquillo
central_stay: hotel centrale, in centro, centrale, posizione centrale
balcony: balcone, terrazzo
pets: cane, cani, cagnolino, animali domestici
parking: parcheggio
camping: campeggio, tenda
breakfast_included: colazione inclusa, colazione compresa
resort: resort, villaggio turistico, all inclusive
hotel: hotel, albergo, alloggio
room: camere separate, letti separati
romantic: romantic*, proposta di matrimonio
quiet: tranquill*, silenzio, pace, quiete
off_beaten: fuori dai sentieri*, poco turistic*, non turistic*, posti nascosti, lontano dal turismo
authentic: autentic*, vita locale, gente del posto
relaxed: relax, rilass*, senza fretta, riposo, con calma, ritmi lenti, senza stress
adventure: avventur*, rafting, parapendio, zipline
family_friendly: per bambini, a misura di bambino, per famiglie, adatto ai bambini
warm: caldo, sole, al caldo
cheap: economic*, low cost, spendere poco, a buon prezzo
no_crowds: folla, affollat*, ressa, troppa gente
tourist_trap: trappole per turisti, trappola per turisti, acchiappaturisti
honeymoon: luna di miele, viaggio di nozze
birthday: compleanno
anniversary: anniversario
bachelor: addio al nubilato, addio al celibato
`,
  fillers:
    'partenza partiamo ritorno volo treno anni il lo la i gli le l un uno una e ed o ma io noi tu voi lui lei loro mi ci ti vi si mio mia miei mie nostro nostra nostri nostre suo sua che chi cui e sono siamo era essere stare sta stiamo ho ha abbiamo hanno avere vorrei vorremmo vorrebbe voglio vogliamo piace piacciono piacerebbe amo amiamo ama possiamo puo posso dobbiamo devo deve andare andiamo vado vedere visitare fare facciamo mangiare bere provare assaggiare trovare passare godere di del della dei delle dell d a al alla alle ai agli all in nel nella nei nelle nell con per da dal dalla dai su sul sulla tra fra fino senza sopra molto molta molti piu meno anche solo soltanto tutto tutti tutta tutte tanto tanta qualche qualcosa posto posti cosa cose se non come quando dove perche poi dopo prima ciao salve grazie favore buon buona buoni bel bello bella belle belli bei giorno giorni notte notti mattina sera settimana weekend viaggio vacanza vacanze ferie volta ogni almeno altro altra questo questa quello quella qui li gia sogno sogniamo voglia interessa interessano interessati fan magari assolutamente imperdibile ovviamente veramente davvero un po bisogno giro invece pure',
  wishing:
    '(?:vorrei|vorremmo|vorrebbe|voglio|vogliamo|piace|piacciono|piacerebbe|amo|amiamo|ama|adoro|adoriamo|bisogno|per favore|dobbiamo|devo|voglia|preferi\\p{L}+|importante|interessa\\p{L}*|allergi\\p{L}+|sogn\\p{L}+|cerchiamo|cerco)',
  must: '(?:assolutamente|imperdibile|obbligatori[oa]|da non perdere|non puo mancare|indispensabile|fondamentale|importante|per forza|irrinunciabile)',
  everyDay: '(?:ogni (?:giorno|sera|mattina)|tutti i giorni|tutte le sere)',
  not: '(?:no|non|niente|senza|ne|mai|evitare|evitando|zero|odio|odiamo|nessun[oa]?|lontano d\\p{L}+|stanchi di|non (?:ci|mi) piac\\p{L}+)',
  eat: '(?:mangiare|assaggiare|ristorante|cucina|cibo|bere|cena)',
  and: '(?:e|ed|&|piu|\\+)',
  youChoose:
    '(?:fai tu|fate voi|faccia lei|scegli(?: tu)?|sceglilo tu|decidi(?: tu)?|decidete(?: voi)?|sorprendi(?:ci|mi)|non (?:lo )?(?:so|sappiamo)|non importa|(?:e |ci e |mi e )?(?:lo stesso|uguale|indifferente)|come (?:vuoi|volete|preferisci)|quello che (?:vuoi|consigli)|nessuna (?:idea|preferenza)|(?:siamo |sono )?flessibil[ei]|qualsiasi|boh|dove vuoi|a tua scelta)',
  anyBudget:
    '(?:(?:budget|prezzo|soldi) (?:libero|aperto|flessibile|illimitato|non e un problema|non importa|indifferente)|non bado a spese|senza (?:limiti|limite) di (?:budget|spesa)|nessun (?:budget|limite)(?: fisso| preciso)?|costi quel che costi|i soldi non sono un problema|non (?:abbiamo|ho) un budget)',
  anyPlace:
    '(?:da qualche parte|qualche parte|dove non (?:lo )?(?:so|sappiamo)|non (?:so|sappiamo) dove|dove vuoi|ovunque|destinazione (?:libera|aperta|a scelta|indifferente)|sorprendi(?:ci|mi)|dove andare|dove\\?|consiglia(?:ci|mi|teci) (?:un|una) (?:posto|meta|destinazione))',
  clock: [
    ['mezzogiorno', '12:00'],
    ['mezzanotte', '23:59'],
  ],
  half: '(?!)',
  halfMinutes: 30,
};
