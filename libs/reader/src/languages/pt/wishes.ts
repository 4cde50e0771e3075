import type { WishWords } from '../language-words.js';

export const wishes: WishWords = {
  timed: [
    ['not_before', '(?:nada|nao|nunca|ninguem|nenhum\\p{L}* \\p{L}+)(?:{.})? antes d[aeo]s? {T}'],
    [
      'not_before',
      '(?:(?:comecar|acordar|levantar|sair|cafe da manha|pequeno-almoco|comeca\\p{L}*)(?:{.})? (?:depois|a partir|so|nao antes|apos|as|la pelas) ?(?:d?as )?{T}|a partir das {T})',
    ],
    [
      'not_before',
      '(?:(?:nada de|sem|nao (?:gosto|gostamos|queremos|quero)(?: de)?) (?:acordar|madrugar|levantar)(?: muito)?(?: cedo)?|dormir ate (?:mais )?tarde|nao (?:sou|somos) (?:pessoas? )?(?:da manha|matinais?)|sem (?:despertador|madrugadas?))',
      930,
    ],
    ['not_after', '(?:as |ate as |pelas ){T}(?: \\p{L}+){0,4} (?:na cama|no hotel|a dormir|dormindo|deitad[oa]s?|de volta ao hotel)'],
    ['not_after', '(?:na cama|no hotel|jantar|jantamos|dormir|deitar)(?:{.})? (?:as|ate as|antes das|pelas|no maximo as) {T}'],
    ['not_after', '(?:nada|nao)(?:{.})? (?:depois|apos) (?:d?as )?{T}'],
    ['not_after', '(?:deitar cedo|dormir cedo|jantar cedo|nada de noitadas|sem noitadas)', 2130],
    [
      'max_per_day',
      '(?:max(?:imo)?\\.?|no maximo|nao mais (?:de|que)|so|apenas|ate) (?:de )?{N} (?:coisas?|atividades?|passeios?|visitas?|programas?|lugares)(?: (?:por|ao|cada) dia)?',
    ],
    ['max_per_day', '{N} (?:coisas?|atividades?|passeios?|visitas?|programas?) (?:por|ao) dia(?: (?:no maximo|maximo|max|chega))?'],
    ['max_per_day', '(?:uma so|uma|so uma) (?:coisa|atividade|visita) por dia', 1],
    ['min_per_day', '(?:pelo menos|minimo(?: de)?) {N} (?:coisas?|atividades?|passeios?|visitas?) por dia'],
    [
      'min_per_day',
      '(?:dias? (?:bem )?(?:cheios?|preenchidos?)|agenda cheia|(?:ver|fazer) (?:o maximo|tudo)(?: possivel)?|aproveitar ao maximo|roteiro (?:cheio|intenso)|nao (?:me|nos)? ?cans\\p{L}+)',
      4,
    ],
    ['free_day', '(?:um|uma|1)(?: \\p{L}+){0,3} (?:dia|tarde)(?: \\p{L}+){0,6} (?:nada|sem (?:planos?|programa|fazer nada)|livre)', 1],
    ['free_day', '(?:{N} |um )?dias? (?:inteiros? )?(?:livres?|de (?:descanso|praia|piscina|relax|folga)|sem (?:planos|programa|nada))', 1],
    ['free_day', '(?:(?:nao )?fazer (?:absolutamente )?nada|sem fazer nada|de papo para o ar)', 1],
    ['nap', '(?:a )?(?:sesta|soneca|cochilo|sonequinha)'],
    [
      'arrive_after',
      '(?:(?:nao|sem)(?: \\p{L}+){0,2} (?:chegar|chego|chegamos|aterrar|chegada)(?: \\p{L}+){0,2} antes das {T}|cheg\\p{L}+(?: \\p{L}+){0,2} (?:depois das|a partir das|apos as) {T})',
    ],
    [
      'depart_after',
      '(?:(?:sair|saimos|saio|partir|partida|voo|comboio|trem)(?: \\p{L}+){0,3} (?:depois das|a partir das|apos as|nao antes das) {T}|(?:trabalho|trabalhamos|trabalhar)(?: \\p{L}+){0,3} ate as {T})',
    ],
    [
      'back_by',
      '(?:(?:de volta|volta|voltar|voltamos|em casa|regress\\p{L}+)(?: \\p{L}+){0,4} (?:antes das|ate as|no maximo as|o mais tardar as) {T}|antes das {T}(?: \\p{L}+){0,3} (?:em casa|de volta))',
    ],
  ],
  concepts: `
museum: museu*, exposic*
gallery: galeria*
art: arte, pintura*, escultura*
street_art: arte urbana, grafit*, murais, arte de rua
history: histori*, medieval*, roman*
architecture: arquitet*, gaudi, azulejo*
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
wildlife: safari, animais, elefantes, passaros, aves
penguin: pinguim, pinguins
dolphins: golfinho*
wine: vinho*, vinicola*, vinha*, adega*, quinta*, prova de vinhos
beer: cerveja*, cervejaria*
whisky: whisky, destilaria*
cocktails: cocktail*, coquetel*, drinks
bar: bar, bares
nightlife: vida noturna, balada*, noitada*, festa
club: discoteca*, boate*
live_music: musica ao vivo, concerto*, show, shows, musica
jazz: jazz
opera: opera
theatre: teatro*, espetaculo*
flamenco: flamenco
fado: fado, fados
samba: samba, pagode, bossa nova
dance: dancar, danca
festival: festival, festivais
market: mercado*, feira*, bazar*
night_market: mercado noturno, mercados noturnos
christmas_market: mercado de natal, mercados de natal, feira de natal
flea_market: feira da ladra, antiguidades, brechos
shopping: compras, lojas, shopping
cooking_class: aula de culinaria, aula de cozinha, curso de culinaria, aulas de cozinha
food_tour: tour gastronomico, roteiro gastronomico
tasting: degustac*, prova de
spa: spa
massage: massage*
sauna: sauna*, hammam
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
horse: cavalo*
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
crafts: artesanat*
pottery: ceramica*
souvenirs: lembranc*
chocolate: chocolate*
coffee: cafe, cafes, cafezinho
cake: bolo*, pastelaria*, confeitaria*, doces
bakery: padaria*
ice_cream: gelado*, sorvete*
breakfast: pequeno-almoco, cafe da manha
brunch: brunch
street_food: comida de rua, street food
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
vegetarian: vegetarian*, nao come carne, sem carne, nao como carne
halal: halal
kosher: kosher
gluten_free: gluten, celiac*
lactose_free: lactose
nut_free: alergia a frutos secos, alergico a nozes, alergia a amendoim, amendoim, nozes, frutos secos
shellfish: alergia a marisco, alergico a marisco, alergica a marisco, alergia a camarao
no_pork: porco
no_alcohol: alcool
pescatarian: pescetarian*
wheelchair: cadeira de rodas, cadeirante*
step_free: acessivel, acessiveis, acessibilidade
no_stairs: escada*, degraus
no_hills: ladeira*, subidas, ingreme*
limited_walking: joelho*, quadril, anca, andar muito, caminhar muito, mobilidade reduzida, bengala, muletas, dificuldade em andar, anda devagar, andar pouco
stroller: carrinho de bebe, carrinho*
pregnant: gravida, gestante
pool: piscina*
beach_hotel: hotel na praia, perto da praia, pe na areia, em frente a praia, beira-mar
sea_view: vista mar, vista para o mar
hostel: hostel*, albergue*
cheap_stay: hotel barato, pousada*, alojamento barato, hotel simples
midrange_stay: hotel confortavel, bom hotel, gama media, 3 estrelas, tres estrelas
luxury_stay: luxo*, 5 estrelas, cinco estrelas, 4 estrelas, quatro estrelas
boutique: hotel boutique, hotel de charme
family_room: quarto familiar
apartment: apartamento*, airbnb
air_con: ar condicionado, ar-condicionado
quiet_stay: hotel sossegado, hotel tranquilo, quarto silencioso
central_stay: bem localizado, central, hotel no centro
balcony: varanda
pets: cao, cachorro*, caozinho, animal de estimacao
parking: estacionamento
camping: camping, campismo, acampar
breakfast_included: pequeno-almoco incluido, cafe da manha incluido, cafe da manha incluso
resort: resort*, tudo incluido, all inclusive
hotel: hotel, hoteis, alojamento, hospedagem
room: quartos separados, camas separadas
romantic: romantic*, pedido de casamento
quiet: tranquil*, sossegad*, sossego, silencio, calm*, paz
off_beaten: fora do roteiro, pouco turistic*, nao turistic*, fora dos circuitos, lugares secretos
authentic: autentic*, vida local, como um local, gente local
relaxed: relax*, descans*, sem pressa, sem correria, devagar, sem stress, sem estresse
adventure: aventura*, rafting, parapente, tirolesa
family_friendly: para criancas, bom para criancas, para familia
warm: calor, sol, quente, quentinho
cheap: barat*, economic*, em conta, pouco dinheiro
no_crowds: multid*, lotad*, muita gente, cheio de gente, confusao, enchentes
tourist_trap: armadilha para turistas, armadilhas para turistas, pega-turista
honeymoon: lua de mel
birthday: aniversario
anniversary: aniversario de casamento
bachelor: despedida de solteir*
`,
  fillers:
    'saindo saimos volta voltamos voo comboio trem anos familia o a os as um uma uns umas e ou mas eu nos tu ele ela eles elas voce voces me te se lhe meu minha meus minhas nosso nossa nossos nossas seu sua que quem e sao sou somos era ser estar esta estao estamos tenho tem temos haver ha quero quer queremos queria queriamos gostaria gostariamos gosto gosta gostamos adoro adoramos adora posso pode podemos deve ir vamos vou ver visitar conhecer fazer comer beber provar experimentar passar aproveitar achar encontrar de do da dos das d em no na nos nas num numa com para pra pro por pelo pela sem sobre entre desde ate ao aos muito muita muitos mais menos tambem so apenas tudo todos toda todas algo alguma algum lugar lugares sitio sitios coisa coisas se nao como quando onde porque pois depois primeiro oi ola obrigado obrigada favor bom boa bons boas bonito bonita lindo melhor grande dia dias noite noites manha tarde semana viagem ferias vez cada minimo outro outra isto isso este esta esse essa aqui ali ja sonho vontade interessa fas fa obrigatorio claro verdade preciso precisamos gente bem pouco pelo pelo-menos dar la',
  wishing:
    '(?:quero|queremos|quer|queria|queriamos|gostaria|gostariamos|gosto|gostamos|gosta|adoro|adoramos|adora|precis\\p{L}+|por favor|temos que|tenho que|vontade|prefer\\p{L}+|importante|interessa|alergi\\p{L}+|sonh\\p{L}+|procuramos|procuro|amo|amamos)',
  must: '(?:sem falta|obrigatori[oa]|imperdivel|indispensavel|nao pode faltar|fundamental|importante|de qualquer jeito|custe o que custar|inegociavel|tem que|temos que)',
  everyDay: '(?:todos os dias|todas as (?:noites|manhas)|cada dia|diariamente|todo dia)',
  not: '(?:nao|sem|nada de|nem|nunca|evitar|evitando|zero|odei(?:o|amos)|detest\\p{L}+|nenhum(?:a)?|longe de|fart[oa]s? de|nao gost\\p{L}+ de)',
  eat: '(?:comer|provar|restaurante|comida|jantar|beber|culinaria)',
  and: '(?:e|&|mais|\\+)',
  youChoose:
    '(?:(?:tu|voce|voces) (?:escolhe[sm]?|decide[sm]?)|escolhe(?: tu| voce)?|escolha(?: voce)?|decide(?: tu)?|tanto faz|qualquer(?: um[a]?)?|surpreend[ae](?:-nos|-me| nos| me)?|me surpreend[ae]|nao (?:sei|sabemos|importa|faco ideia|temos preferencia)|sem preferencia|como (?:quiser|quiseres|preferir)|o que (?:quiser|voce achar|achares)|(?:sou |somos )?flexive(?:l|is)|onde quiser|indiferente|e igual|deixo contigo|fica ao teu criterio|a seu criterio)',
  anyBudget:
    '(?:(?:o )?(?:orcamento|dinheiro|preco) (?:tanto faz|livre|aberto|flexivel|ilimitado|nao (?:importa|e problema|e um problema))|sem (?:limite|teto) de (?:orcamento|gastos?|dinheiro)|sem orcamento (?:fixo|definido)|custe o que custar|nao (?:temos|tenho) orcamento (?:fixo|definido)|nao importa o preco)',
  anyPlace:
    '(?:(?:para |em )?algum (?:lugar|sitio|destino)|qualquer (?:lugar|sitio|destino)|nao (?:sei|sabemos) (?:para )?onde|onde quiser(?:es)?|destino (?:aberto|livre|surpresa|tanto faz)|surpreend[ae](?:-nos|-me| nos| me)?|me surpreend[ae]|para onde\\??|suger\\p{L}+ (?:um|algum) (?:lugar|sitio|destino))',
  clock: [
    ['meio-dia', '12:00'],
    ['meio dia', '12:00'],
    ['meia-noite', '23:59'],
  ],
  half: '(?!)',
  halfMinutes: 30,
};
