import type { MoneyWords, RouteWords, WaysWords } from '../language-words.js';

export const route: RouteWords = {
  origin:
    '(?:voo de (?:volta|regresso) (?:a|para)|(?:o nosso|o meu|nosso|meu) aeroporto(?: e)?|ola d[eoa]|fugir d[eoa]|resido em|residimos em|(?:amig[oa]s|pessoas|familia|irmas|irmaos|colegas|estudantes|reformad[oa]s|aposentad[oa]s|casal|casais|rapazes|raparigas|finalistas)(?: \\p{L}+)? d[eoa]|de (?:carro|comboio|trem|autocarro|onibus|aviao|mota) d[eoa]|ida(?: e volta)? d[eoa]|bate e volta d[eoa]|(?:saida|partida|origem|ida) ?:|(?:vou|vamos|viajo|viajamos|ir|irmos|voo|voamos)(?: de (?:comboio|trem|aviao|carro|autocarro|onibus|barco))? d[eoa]|(?:voando|conduzindo) d[eoa]|sa(?:indo|imos|io|ida|ir|irei) d[eoa]s?|partindo d[eoa]|part(?:ida|imos|o|ir) d[eoa]|desde|a partir d[eoa]|desde [oa]s?|voos? (?:diret[oa]s? )?d[eoa]|(?<=, {0,2})d[eoa]|com saida d[eoa]|(?:sair|partir)(?:iamos|ia|emos|ei) d[eoa]|aeroporto d[eoa]|moro em|moramos em|vivo em|vivemos em|venho d[eoa]|vimos d[eoa]|embarque em|sou d[eoa]|somos d[eoa]|(?:amig[oa]s|pessoas|familia|irmas|irmaos|colegas) d[eoa])',
  returnFrom:
    '(?:(?<!bate e )(?<!bate-e-)(?<!ida e )volta|voltar|voltamos|regress(?:o|ar|amos)|retorno|voo de (?:volta|regresso)|volto)(?: (?:para|a) casa)? (?:d[eoa]|desde|a partir d[eoa]|por)|(?:voo|comboio|trem|aviao) de (?:volta|regresso)(?: \\p{L}{2,10}){1,2} (?:d[eoa]|desde)',
  leaving: ['(?:sa(?:imos|io|ida|ir|indo|iremos)|part(?:imos|o|ida|ir|indo)|voo|voamos|descol\\p{L}+|decol\\p{L}+)', 'd[eoa]'],
  weAreIn: '(?:somos|sou|estamos|estou|moramos|moro|vivemos|vivo)(?: tod[oa]s)? (?:em|d[eoa]|no|na|perto d[eoa])',
  homeOfPeople: '(?:casal|familia|estudantes?|amig[oa]s|reformad[oa]s|aposentad[oa]s|expats?|moro|moramos|vivo|vivemos)(?: ?\\([^)]{1,16}\\))? (?:em|no|na)',
  past: '(?:nasceu|nasceram|cresceu|vivia|viviam|trabalhava|esteve|estivemos)[^,]{0,24} (?:em|no|na)',
  comingFrom: '(?:vem|vindo|originari[oa]|pais|amigos) d[eoa]',
  via: '(?:via|passando por|com (?:escala|paragem|conexao) em|(?:escala|conexao|paragem) em)',
  share:
    '(?:(?:a )?(?:primeira |segunda |outra )?metade(?: (?:(?:da|do) )?(?:semana|viagem|tempo|estadia))?|o resto(?: (?:da|do) (?:semana|viagem|tempo|estadia))?|os (?:outros|restantes) dias|as (?:outras|restantes) noites) (?:em|no|na|perto de|pelo|pela)',
  originAfter: '(?:e (?:o )?nosso ponto de partida)',
  destination: '(?:a|ao|para|pra|pro|em|no|na|nos|nas|visitar|conhecer|rumo a|ate|pelo|pela|por|perto d[eoa])(?: a| o| os| as)?',
  startAt: '(?:voo|voar|voamos|chegada|chegar|chegamos|aterr\\p{L}+|comec(?:ar|ando|amos)|inici\\p{L}+)(?: para| em| por| a)?',
  then: '(?:,|;|:|-|–|→|->|>|/|\\+|&|e|depois|e depois|entao|em seguida|por fim|finalmente|primeiro|a seguir|mais|tambem|para|ate|seguido de|para terminar)',
  dayTrip:
    '(?:bate[- ]e?-?[- ]?volta|passeio(?: de um dia)?|excursao|(?:um|1) dia|dar um pulo|um salto|meio dia|uma (?:tarde|manha)|day ?trip)(?: inteiro| completo)? (?:a|ao|para|em|no|na|ate|por|pra)',
  dayTripAfter: '(?:(?:por )?(?:um|1) dia|em (?:bate[- ]volta|excursao)|(?:num|no mesmo) dia|de um dia)',
  atLeast: '(?:pelo menos|no minimo|ao menos|min\\.?|minimo)',
  filler: '(?:por|umas?|uns|talvez|so|apenas|de|durante|com|primeiro|ficar|ficamos|passar|mais|cerca de)',
  near: '(?:em ou perto de|perto d[eoa]|arredores d[eoa]|na zona d[eoa])',
  each: '(?:cada(?: um[a]?)?|em cada(?: um[a]?| cidade| lugar)?|por cidade)',
  lastNight: '(?:a )?(?:ultima|primeira) noite(?: (?:em|no|na))?',
  inThatOrder: '(?:(?:nessa|nesta|por essa|por esta) ordem)',
  oneBase:
    '(?:(?:uma|um) (?:so|unic[oa]|mesm[oa])? ?(?:base|hotel para tudo)|sem (?:mudar|trocar) de hotel|nao (?:mudar|trocar) de hotel|mesmo hotel|base fixa)',
  ownWayThere:
    '(?:(?:nao|sem) (?:precisa )?(?:planej\\p{L}+|planeie|planear|organizar|incluir|contar)(?: com)? (?:a |o |os )?(?:viagem|voos?|ida|trajeto|deslocacao|transporte)|(?:ja )?(?:temos|tenho|compramos) (?:ja )?(?:os |o |as )?(?:voos?|passagens|bilhetes)|cada um (?:vem|chega|vai) (?:por conta propria|de)|ja estamos la|voos? (?:ja )?(?:reservados?|comprados?))',
  refused: {
    before:
      '(?:menos|exceto|fora|tirando|nem|em vez de|fart\\p{L}+ de|nada de|nao (?:a|em|para|quero|queremos)(?: ir (?:a|ao|para)| voltar (?:a|ao|para))?|ja (?:fomos|fui|conhecemos|conheco|estivemos|estive|fizemos|vimos)(?: (?:a|ao|em|para|no|na))?)',
    after:
      '(?:(?:nos |a gente )?ja (?:fomos|foi|fui|conhecemos|conheco|estivemos|estive|vimos|fizemos)|nao(?: (?:quero|queremos|obrigad\\p{L}|da)|(?= *(?:$|[,.!;)])))|de jeito nenhum|nem pensar|no ano passado|ano passado)',
    nor: 'nem',
  },
  again: '(?:volta (?:a|ao|para)|voltar (?:a|ao|para)|de novo (?:em|no|na)|outra vez (?:em|no|na)|regress(?:o|ar) a)',
  or: 'ou',
};

export const ways: WaysWords = {
  modes: [
    ['aviao|avioes|voos?|voar|voando', 'flight'],
    ['comboios?|trem|trens|alfa pendular|trem noturno|comboio noturno', 'train'],
    ['autocarros?|onibus|bus|camioneta|flixbus', 'bus'],
    ['ferry|ferries|balsa|catamara', 'ferry'],
    ['carros?|conduzir|conduzindo|dirigir|dirigindo|road ?-?trip|autocaravana|motorhome', 'drive'],
  ],
  boats: 'barcos?|navio',
  by: '(?:de|em|com|por|apanhar|pegar|so de|o|usando|preferimos|no|via)',
  not: '(?:nao|sem|nada de|nem|nunca|jamais|evit\\p{L}+|zero|em (?:vez|lugar) d\\p{L}+|ao inves d\\p{L}+|deix\\p{L}+ de|abr\\p{L}+ mao d\\p{L}+|prescind\\p{L}+ d\\p{L}+)(?: (?:de|do|da|ir|pegar|pegamos|apanhar|usar|queremos|quero|quer|querem|o|os|um|uma|alugar|andar|andamos|ando|entrar|entro|num|em|mais|viajar|viajamos|gosto|gostamos|gosta|por|no|na|a|vamos|nenhum))*',
  notBehind:
    '(?:(?:esta|e) )?(?:(?:muito|demasiado|tao) car[oa]s?|fora d[ea] (?:questao|hipotese|cogitacao)|nem pensar|de jeito nenhum|nao(?: obrigad[oa])?(?= *(?:$|[,.;!)]))|esta fora|exclui\\p{L}+)',
  limited: '(?:(?:para casa|de volta|pra casa) )?(?:antes|depois|muito|tao|as \\d|com|via|de madrugada|cedo|tarde|mais|longos?|desde|que)',
  everyWay:
    '(?:tudo(?: (?:de|em|a viagem de|o percurso de))?|toda a viagem(?: de)?|a viagem (?:toda|inteira)(?: de)?|todos os trajetos(?: de)?|so(?: de)|apenas(?: de)?|sempre(?: de)?)',
  homeward: [
    '(?:(?<!ida e )volta|volt\\p{L}+|regress\\p{L}+|retorn\\p{L}+)(?: (?:para|a|pra) casa)?(?: depois)?(?: (?:de|em|no|na|com))?',
    '(?:de (?:volta|regresso)|(?:para|a|pra) (?:voltar|regressar|casa)|volta para casa)',
  ],
  outward: ['(?:(?:na )?ida|para ir|chegar|vamos|chegamos)(?! e volta)(?: (?:de|em))?', '(?:de ida(?! e)|na ida)'],
  roundTrip: '(?:ida e volta|ida e regresso|nos dois sentidos)',
  never: [
    ['medo de (?:voar|aviao|avioes)|nao (?:voo|voamos|voar|ando de aviao|andamos de aviao)|sem (?:aviao|voar|voos)|nada de (?:aviao|avioes|voos)', ['flight']],
    [
      'nao (?:conduzo|conduzimos|dirijo|dirigimos|tenho carta|temos carta|tenho carro|temos carro|tenho carteira)|sem (?:carta|carro|carteira)|(?:de )?transportes? publicos?',
      ['drive'],
    ],
    ['enjoo em barcos?|enjoo no mar', ['ferry']],
  ],
  between:
    '(?:entre (?:as |os |elas|eles |cada )?(?:\\p{L}+)?|de (?:cidade|uma cidade) (?:em|para) (?:cidade|outra)|para nos deslocarmos|para circular|la dentro)',
  ownCar:
    '(?:(?:com |no )?(?:[oa] )?(?:nosso|nossa|meu|minha)(?: propri[oa])? (?:carro|autocaravana|motorhome|kombi|van|moto)|(?:carro|motorhome|kombi|van|autocaravana) \\(?(?:[oa] )?(?:nosso|nossa|meu|minha)|carro proprio)',
  rentalCar:
    '(?:carro (?:alugado|de aluguer|de aluguel)|alug(?:ar|amos|ando|aremos|o|uer de|uel de)(?: um)? (?:carro|autocaravana|mota|scooter)|rent[- ]a[- ]car|fly[- ](?:and[- ]|e[- ]|& ?)?drive|road ?-?trip)',
  noCar:
    '(?:(?:sem|nada de|nao queremos|nao quero|nem|nao|nao (?:temos|tenho|ha)(?: mais)?|ja nao (?:temos|tenho))(?: alugar)?(?: um)? (?:carro|carta)|nao (?:conduzir|dirigir))',
  direct: '(?:voos? diret[o]s?|diret[oa]s?|directos?|sem (?:escalas?|conexao|conexoes|paragens))',
  oneStop: '(?:(?:no maximo|maximo|so) )(?:uma|1) (?:escala|conexao|paragem)',
};

export const money: MoneyWords = {
  perPerson: '(?:por (?:pessoa|cabeca|adulto)|cada(?: um[a]?)?|/ ?pessoa|p\\.? ?p\\.?)',
  currencies: {
    euros: 'EUR',
    euro: 'EUR',
    eur: 'EUR',
    paus: 'EUR',
    reais: 'BRL',
    real: 'BRL',
    contos: 'BRL',
    dolares: '$',
    'dolares americanos': 'USD',
    libras: 'GBP',
    'francos suicos': 'CHF',
    francos: 'CHF',
    ienes: 'JPY',
    coroas: 'kr',
    meticais: 'MZN',
    kwanzas: 'AOA',
    pesos: 'peso',
  },
};
