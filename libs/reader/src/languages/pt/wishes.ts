import type { WishWords } from '../language-words.js';
import { concepts } from './concepts.js';
import { dayOut, rhythm } from './rhythm.js';
import { wayTimes } from './way-times.js';

export const wishes: WishWords = {
  timed: [
    ...rhythm,
    ...wayTimes,
    [
      'min_per_day',
      '(?:pelo menos|minimo(?: de)?|no minimo) {N} (?:\\p{L}+ )?(?:coisas?|atividades?|passeios?|visitas?|programas?|saidas?|lugares) (?:por|ao|cada) dia',
    ],
    [
      'max_per_day',
      '(?:nunca |nao )?mais (?:de|que|do que) {N} (?:\\p{L}+ )?(?:coisas?|atividades?|passeios?|visitas?|programas?|saidas?|lugares) (?:por|ao|num) dia(?:,? (?:nao|e|sao)(?: \\p{L}+){0,4})?',
    ],
    [
      'free_day',
      '(?:um|1)(?: \\p{L}+){0,2} dia,?(?: \\p{L}+){0,2} (?:sem|em que nao|que nao|onde nao)(?: \\p{L}+){0,4} (?:nada|planos?|programas?)(?: (?:marcad|planead|planejad|programad|combinad|previst)\\p{L}+| para fazer)?',
      1,
    ],
    ['depart_after', '(?:voo|voos|comboio|trem|saida|partida|sair)(?: \\p{L}+){0,3} (?:nunca|nao|so|jamais) (?:antes|depois|a partir) d[aeo]s? {T}'],
    ['not_before', 'antes d[aeo]s? {T}(?:,? \\p{L}+){0,2} (?:nao|nada|ninguem)(?: \\p{L}+){0,2}'],
    [
      'not_after',
      '(?:capot\\p{L}+|dorme|apaga|desmaia|cai (?:no|de) sono|morre de sono|cansad\\p{L}+|exaust\\p{L}+)(?:{.})? (?:as|pelas|la pelas|a partir das) {T}(?:,?(?: \\p{L}+){0,2} (?:nada|sem) (?:de )?(?:programas?|planos?)(?: \\p{L}+){0,2})?',
    ],
    ['not_after', '(?:as|pelas|a partir das) {T}(?:,? \\p{L}+){0,4} (?:capot\\p{L}+|dorme|apaga|exaust\\p{L}+|cansad\\p{L}+|cai de sono|mort[oa] de sono)'],
    [
      'not_before',
      '(?:nada|nao|nunca|ninguem|nenhum\\p{L}* \\p{L}+)(?:{.})? antes d[aeo]s? {T}|(?:no minimo|so|nao antes) (?:as|das|la pelas|a partir das) {T}',
    ],
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
    [
      'free_day',
      '(?:{N} |um )?dias? (?:inteiros? )?(?:livres?|de (?:descanso|praia(?! (?:em|no|na|nos|nas) \\p{L})|piscina|relax|folga)|sem (?:planos|programa|nada))',
      1,
    ],
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
      '(?:(?:de volta|volta|voltar|voltamos|em casa|regress\\p{L}+)(?: \\p{L}+){0,4} (?:antes das|ate as|no maximo as|o mais tardar as|as) {T}|antes das {T}(?: \\p{L}+){0,3} (?:em casa|de volta))',
    ],
  ],
  dayOut,
  concepts,
  fillers:
    'gastar cidades paradas pe explorar descobrir roteiro passeio bate excursao viagem finalistas amigos saindo saimos volta voltamos voo comboio trem anos familia o a os as um uma uns umas e ou mas eu nos tu ele ela eles elas voce voces me te se lhe meu minha meus minhas nosso nossa nossos nossas seu sua que quem e sao sou somos era ser estar esta estao estamos tenho tem temos haver ha quero quer queremos queria queriamos gostaria gostariamos gosto gosta gostamos adoro adoramos adora posso pode podemos deve ir vamos vou ver visitar conhecer fazer comer beber provar experimentar passar aproveitar achar encontrar de do da dos das d em no na nos nas num numa com para pra pro por pelo pela sem sobre entre desde ate ao aos muito muita muitos mais menos tambem so apenas tudo todos toda todas algo alguma algum lugar lugares sitio sitios coisa coisas se nao como quando onde porque pois depois primeiro oi ola obrigado obrigada favor bom boa bons boas bonito bonita lindo melhor grande dia dias noite noites manha tarde semana viagem ferias vez cada minimo outro outra isto isso este esta esse essa aqui ali ja sonho vontade interessa fas fa obrigatorio claro verdade preciso precisamos gente bem pouco pelo pelo-menos dar la',
  wishing:
    '(?:quero|queremos|quer|queria|queriamos|gostaria|gostariamos|gosto|gostamos|gosta|adoro|adoramos|adora|precis\\p{L}+|por favor|temos que|tenho que|vontade|prefer\\p{L}+|importante|interessa|alergi\\p{L}+|sonh\\p{L}+|procuramos|procuro|amo|amamos)',
  must: '(?:sem falta|obrigatori[oa]|imperdivel|indispensavel|nao pode faltar|fundamental|importante|de qualquer jeito|custe o que custar|inegociavel|tem que|temos que)',
  back: 'volta|volt\\p{L}+|regress\\p{L}+|casa',
  spelled: {},
  everyDay: '(?:quase (?:todo dia|todos os dias)|todos os dias|todas as (?:noites|manhas)|cada dia|diariamente|todo dia|(?:semana|ferias) de praia)',
  not: '(?:em vez de|ao inves de|nao|sem|o minimo de|o menos|nada de|nem|nunca(?! (?:fomos|fui|fiz|fizemos|estiv|esqui|vi|vimos))|evit(?:ar|ando|amos|o|e)|fugir d[aeo]s?|fugimos d[aeo]s?|chega de|cansad[oa]s? de|pular|pulamos|poupem-nos|dispensamos|zero|odei(?:o|amos)|detest\\p{L}+|nenhum(?:a)?|longe de|fart[oa]s? de|nao gost\\p{L}+ de)',
  notBehind:
    '(?:a gente (?:pula|evita)|evitamos|pulamos|nenhum(?:a)?s?|zero|nada|nunca|jamais|nem um[a]?|fora|dispensavel|dispensaveis|a evitar|(?:zero|0) vezes|nem uma (?:so )?vez|nao(?: obrigad[oa])?|(?:a gente |eu |nos )?dispens(?:amos|o|a)|melhor nao|nem pensar|nao (?:precisa(?:mos)?|faz falta|quero|queremos)(?: \\p{L}+){0,4}|nao (?:nos|me|lhe) (?:interessam?|diz(?:em)?|atrai|atraem)(?: \\p{L}+){0,3}|nao e (?:a |o )?(?:nossa|minha|nosso|meu) (?:praia|cara|onda|coisa)|(?:eu |a gente )?(?:ja )?(?:tenho|temos|tem) em casa(?: \\p{L}+)?)',
  comment:
    '(?:a semana (?:antes|depois)|sem (?:exagero|exagerar|stress|compromisso)|nao (?:sei|sabemos|faco|temos|tenho)(?: a)?(?: menor| minima)? (?:ideia|nocao|quanto|como|quando|onde|se)(?: \\p{L}+){0,3}|menor ideia|isso (?:e|conta) (?:\\p{L}+ )?(?:importante|muito)|kkk\\p{L}*|sem (?:problema|pressa)|so isso|mais nada|ja (?:fomos|fui|vimos)|aposentad[oa]s?|reformad[oa]s?|trabalh\\p{L}+ em|viaj\\p{L}+ sozinh[oa]s?|mergulhador(?:a|es)? certificad[oa]s?)',
  condition: '(?:se|porque|ja que|desde que|quando|mesmo que|caso)',
  article: '(?:os?|as?|uma?|umas|uns)',
  talking:
    'nada nunca sempre chega nada nunca sempre chega vamos vou acho obrigado obrigada eu nossa nosso meu minha voce ele ela eles sou somos era tem temos pode porque mas nao que quem',
  eat: '(?:comer|jantares|jantarzinho|almoco|provar|restaurante|comida|jantar|beber|culinaria)',
  and: '(?:mas|porem|e|&|mais|\\+)',
  youChoose:
    '(?:(?:tu|voce|voces) (?:escolhe[sm]?|decide[sm]?)|escolhe(?: tu| voce)?|escolha(?: voce)?|decide(?: tu)?|tanto faz|qualquer(?: um[a]?)?|surpreend[ae](?:-nos|-me| nos| me)?|me surpreend[ae]|nao (?:sei|sabemos|importa|faco ideia|temos preferencia)|sem preferencia|como (?:quiser|quiseres|preferir)|o que (?:quiser|voce achar|achares)|(?:sou |somos )?flexive(?:l|is)|onde quiser|indiferente|e igual|deixo contigo|fica ao teu criterio|a seu criterio)',
  anyBudget:
    '(?:(?:o )?(?:orcamento|dinheiro|preco) (?:tanto faz|livre|aberto|flexivel|ilimitado|nao (?:importa|e problema|e um problema))|sem (?:limite|teto) de (?:orcamento|gastos?|dinheiro)|sem orcamento (?:fixo|definido)|custe o que custar|nao (?:temos|tenho) orcamento (?:fixo|definido)|nao importa o preco)',
  anyPlace:
    '(?:(?:escolhe|decide|escolham|decidam)s? (?:tu |voce |voces )?(?:onde|o lugar|o sitio|o destino)|onde\\? ?(?:tu|voce|voces) (?:decide|manda|escolhe)[sm]?|(?:para |em )?algum (?:lugar|sitio|destino)|qualquer (?:lugar|sitio|destino)|nao (?:sei|sabemos) (?:para )?onde|onde quiser(?:es)?|destino (?:aberto|livre|surpresa|tanto faz)|surpreend[ae](?:-nos|-me| nos| me)?|me surpreend[ae]|para onde\\??|suger\\p{L}+ (?:um|algum) (?:lugar|sitio|destino))',
  clock: [
    ['meio-dia', '12:00'],
    ['meio dia', '12:00'],
    ['meia-noite', '23:59'],
  ],
  half: '(?!)',
  halfMinutes: 30,
};
