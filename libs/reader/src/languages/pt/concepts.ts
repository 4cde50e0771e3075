/** Words of concepts, `concept: word, other word, begin*`; folded, see `wishes/concepts`. */
export const concepts = `
museum: museu*, exposic*
gallery: galeria*
art: arte, pintura*, escultura*
street_art: arte urbana, grafit*, murais, arte de rua
history: histori*, medieval*, roman*
architecture: arquitet*, gaudi
castle: castelo*, fortaleza*, forte
palace: palacio*
church: igreja*, catedral*, basilica*, se velha
temple: templo*, santuario*
mosque: mesquita*
monastery: mosteiro*, convento*
ruins: ruinas, arqueolog*
old_town: centro historico, cidade velha, cidade antiga, ruelas, medina
quarter: bairro*
viewpoint: miradouro*, mirante*, vista, vistas, panoram*
rooftop: rooftop*, terraco*
tower: torre, torres
bridge: ponte, pontes
park: parque, parques
garden: jardim, jardins
nature: natureza, paisage*
zoo: zoo, zoologico
aquarium: aquario*, oceanario*
theme_park: parque de diversoes, parque tematico, parques tematicos, disney, parque aquatico
playground: parque infantil, parquinho
beach: praia*, mar, litoral, costa
swimming: nadar, mergulhos, banho de mar, banhos
snorkeling: snorkel*
diving: mergulho, mergulhar
surfing: surf, surfar
sailing: veleiro, vela
kayak: caiaque*, canoa*
boat: barco*, passeio de barco, cruzeiro*
canal: canal, canais
island: ilhas
lake: lago*, lagoa*
river: rio
waterfall: cachoeira*, cascata*, queda d agua
mountain: montanha*, serra
hiking: trilha*, trilho*, caminhada*, trekking
cable_car: teleferico*, bondinho*, funicular*
skiing: esqui*, esquiar, ski
snow: neve
northern_lights: aurora*
whales: baleia*
wildlife: safari, animais selvagens, elefantes
penguin: pinguim, pinguins
dolphins: golfinho*
wine: vinho*, vinicola*, vinha*, adega*, quinta*, prova de vinhos
beer: cerveja*, cervejaria*
whisky: whisky, destilaria*
cocktails: cocktail*, coquetel*, drinks
bar: bar, bares
nightlife: vida noturna, balada*, noitada*, festa
club: discoteca*, boate*
live_music: musica ao vivo, concerto*, show, shows, musica, guitarra*, violao, roda de samba
jazz: jazz
opera: opera
theatre: teatro*, espetaculo*
flamenco: flamenco
fado: fado, fados
samba: samba, pagode, bossa nova
dance: dancar, danca, aula* de danca, samba no pe, forro, salsa, bailar
festival: festival, festivais
market: mercado*, feira*, bazar*
night_market: mercado noturno, mercados noturnos
christmas_market: mercado de natal, mercados de natal, feira de natal
flea_market: feira da ladra, antiguidades, feira de antiguidades
shopping: compras, lojas, shopping
cooking_class: aula de culinaria, aula de cozinha, curso de culinaria, aulas de cozinha
food_tour: tour gastronomico, roteiro gastronomico
tasting: degustac*, prova de
spa: spa
massage: massage*
sauna: sauna*
hammam: hammam
hot_spring: aguas termais, termas, termais
yoga: yoga, ioga
cycling: bicicleta*, bike*, ciclismo, bici
train_ride: comboio historico, trem turistico
tram: eletrico*, bonde*
photography: foto, fotos, fotograf*
sunset: por do sol, por-do-sol
sunrise: nascer do sol
stargazing: estrelas
bookshop: livraria*, livros
library: biblioteca*
cemetery: cemiterio*
walking: passear, passeio a pe, caminhar, passeio*
guided_tour: visita guiada, tour guiado, free tour
football: futebol, estadio*
golf: golfe
climbing: escalada
horse: cavalo*, passeio a cavalo, equitacao
balloon: balao
cave: gruta*, caverna*
desert: deserto*
dunes: duna*
volcano: vulcao, vulcoes
glacier: glaciar*, geleira*
fjord: fiorde*
cliffs: falesia*, penhasco*
forest: floresta*
lighthouse: farol
village: aldeia*, vilarejo*, vila
cherry_blossom: cerejeiras, sakura
tulips: tulipa*
flowers: flores
lavender: lavanda
autumn_leaves: cores do outono, folhas de outono
carnival: carnaval
new_year: reveillon, ano novo
fireworks: fogo de artificio, fogos
science: ciencia*
crafts: artesanat*, oficina de, oficinas de, artesao*, tecelagem, couro, rendas
pottery: ceramica*, olaria*, azulejo*, barro
souvenirs: lembranc*
chocolate: chocolate*
coffee: cafe, cafes, cafezinho
cake: bolo*, pastelaria*, confeitaria*, doces
bakery: padaria*
ice_cream: gelado*, sorvete*
breakfast: pequeno-almoco, cafe da manha
brunch: brunch
street_food: comida de rua, street food, barraquinha*
seafood: marisco*, frutos do mar, camarao
fish: peixe*
meat: carne, churrascaria*
cheese: queijo*
rice: arroz
soup: sopa*
local_food: comida local, comida tipica, pratos tipicos, gastronomia local, comida regional, gastronomia, comida caseira
fine_dining: estrela michelin, michelin, alta cozinha, menu degustacao
good_food: comer bem, boa comida, restaurante*, comer
tavern: tasca*, taberna*, boteco*
picnic: piquenique*
vegan: vegan*
vegetarian: sem carne, nada de carne, vegetarian*, nao come carne, sem carne, nao como carne
halal: halal
kosher: kosher
gluten_free: gluten, celiac*
lactose_free: lactose
nut_free: alergia a frutos secos, alergico a nozes, alergia a amendoim, amendoim, nozes, frutos secos
shellfish: alergia a marisco, alergico a marisco, alergica a marisco, alergia a camarao
no_pork: porco
no_alcohol: alcool
pescatarian: pescetarian*
wheelchair: cadeira de rodas, cadeirante*, cadeira de rodas eletrica, cadeira eletrica
step_free: acessivel, acessiveis, acessibilidade, chuveiro adaptado, duche sem degraus, banheiro adaptado
no_stairs: escada*, degraus
no_hills: ladeira*, subidas, ingreme*
limited_walking: joelho*, quadril, anca, andar muito, caminhar muito, mobilidade reduzida, bengala, muletas, dificuldade em andar, anda devagar, andar pouco, caminhar pouco, pouca caminhada, poucas caminhadas, andar pouco a pe, sem andar muito, sem caminhar muito, com bengala, andarilho, cansa-se depressa, cansa rapido, se cansa rapido, protese
stroller: carrinho de bebe, carrinho*
pregnant: gravida, gestante
pool: piscina*
beach_hotel: hotel na praia, perto da praia, pe na areia, em frente a praia, beira-mar
sea_view: vista mar, vista para o mar
hostel: hostel*, albergue*, quarto compartilhado, quarto partilhado, dormitorio*, beliche*, camarata*, mochil*
cheap_stay: quarto modesto, hotel modesto, hotel barato, hoteis baratos, hotel economico, hoteis economicos, hotel simples, hoteis simples, hotelzinho, pousadinha, quarto simples, hospedagem barata, hospedagem simples, hospedagem economica, nada de luxo, sem luxo, sem luxos, sem frescura, nada chique, pensao, residencial, motel de estrada, so uma cama, pousada*, alojamento barato, hotel simples
midrange_stay: hotel confortavel, hoteis confortaveis, bom hotel, bons hoteis, hotel decente, hotel legal, hotel bacana, gama media, 3 estrelas, tres estrelas
luxury_stay: luxo*, hotelao, alto padrao, hotel chique, grande hotel, 5 estrelas, cinco estrelas, 4 estrelas, quatro estrelas
boutique: hotel boutique, hotel de charme
family_room: quarto familiar
apartment: apartamento*, casa de ferias, airbnb
air_con: ar condicionado, ar-condicionado
quiet_stay: hotel sossegado, hotel tranquilo, quarto silencioso
central_stay: bem localizado, central, hotel no centro
balcony: varanda
pets: cao, cachorro*, caozinho, animal de estimacao
parking: estacionamento
camping: camping, campismo, acampar
riad: riad, riads
parador: parador, paradores
farm_stay: agroturismo*, turismo rural
mountain_hut: refugio de montanha, noite num refugio
overwater: bangalo sobre a agua, bangalos sobre a agua
castle_hotel: noite num castelo, dormir num castelo
desert_camp: acampamento no deserto, noite no deserto, dormir no deserto, tenda berbere, tenda beduina
breakfast_included: pequeno-almoco incluido, cafe da manha incluido, cafe da manha incluso
resort: resort*, tudo incluido, all inclusive
hotel: hotel, hoteis, alojamento, hospedagem
room: quartos separados, camas separadas
romantic: romantic*, pedido de casamento
quiet: silencios*, tranquil*, sossegad*, sossego, silencio, calm*, paz
off_beaten: fora do roteiro, pouco turistic*, nao turistic*, fora dos circuitos, lugares secretos
authentic: autentic*, vida local, como um local, gente local
relaxed: sem correrias, sem pressas, com calma, sem stress, sem stresse, sem estresse, sem pressa, relax*, descans*, sem pressa, sem correria, devagar, sem stress, sem estresse
adventure: aventura*
family_friendly: para criancas, bom para criancas, para familia
warm: calor, sol, quente, quentinho
cheap: barat*, economic*, em conta, pouco dinheiro
no_crowds: multid*, lotad*, muita gente, cheio de gente, confusao, enchentes
tourist_trap: armadilha para turistas, armadilhas para turistas, pega-turista
honeymoon: lua de mel
birthday: aniversario
anniversary: aniversario de casamento
bachelor: despedida de solteir*
art_nouveau: arte nova, art nouveau
vintage: segunda mao, brecho*, vintage, usados
birdwatching: observacao de aves, observar aves, passaros, aves, cegonhas
olive: olival, olivais, oliveira*, lagar, azeite
salt_pans: salina*
mass: missa
dinosaur: dinossauro*, fosseis
touch: tocar, tatil
cobbles: paralelepipedo*, calcada portuguesa
vertigo: vertigem, vertigens, medo de altura*
blind: cego, cega, deficiente visual, baixa visao, quase cega
deaf: surdo, surda
autism: autis*
elderly: debil
wifi: wifi, wi-fi, internet
noise: barulho
stargazing: telescop*, via lactea, observar estrelas, ceu estrelado, astronom*
puppets: marioneta*, marionete*, fantoche*, teatro de bonecos, mamulengo
wine_bar: bar de vinho, bar de vinhos, bares de vinho*, enoteca*
rooftop: bar no terraco, bar na cobertura, rooftop*
rafting: raft
zipline: tirolesa*, arvorismo, slide
paragliding: parapente*, asa delta, asa-delta, voo livre, paraquedas
quad: quadriciclo*, buggy, bugue, jipe
canyoning: canyoning, cascading, rapel
balloon: balao, baloes, voo de balao
carriage: charrete*, carruagem
bioluminescence: biolumin*
turtles: tartaruga*
metro_stations: estacoes de metro, estacoes do metro
afternoon_tea: cha das cinco, cha da tarde
diving: mergulho, mergulhar, mergulho com cilindro
kayak: pedalinho*
boat: catamara*, veleiro*, escuna*
cycling: alugar bicicletas, alugar bikes
train_ride: maria fumaca, trenzinho*, comboio turistico, passeio de trem
live_music: chorinho, choro
dance: frevo
theatre: musical, musicais
wine: espumante*, degustacao de espumante*
pottery: azulejo*, aula de azulejos
tea_ceremony: cerimonia do cha
animals: animais, alguma coisa com animais, algo com bichos, bichos, fazendinha, parque de animais, burros, burrinhos, alpacas, parque das aves, bioparque
quad: passeio de jipe, passeio de jeep, tour de jipe, 4x4, off-road, passeio 4x4
nightlife: sair a noite, sair de noite, barzinho*, curtir a noite, noite animada, sair para dancar, copos, sair para beber, sair uma noite, sair a noite, uma noite de festa
hiking: passadico*, percurso pedestre, caminho costeiro, trilha na mata, trilha leve
sledding: treno, trenos, esquibunda
swimming: piscinas naturais, piscina natural, pocos, poco
theatre: peca de teatro, teatro musical, um musical
coffee: cafe para ficar, cafeteria*, cafes bonitos
geyser: geiser*, geyser*, geiseres
hot_spring: aguas quentes
`;
