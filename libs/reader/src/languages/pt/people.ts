import type { PeopleWords } from '../language-words.js';

const my = '(?:(?:o |a )?(?:meu|minha|noss[oa]|seu|sua))';
const relative =
  'mulher|esposa|esposo|marido|namorad[oa]|companheir[oa]|noiv[oa]|mae|pai|irmao|irma|amig[oa]|prim[oa]|tia|tio|avo|colega|sogr[oa]|cunhad[oa]|sobrinh[oa]|melhor amig[oa]|parceir[oa]|cuidador[a]?|acompanhante|assistente|madrinha|padrinho|vovo|avozinha|genro|nora|comadre|compadre|ficante';

/** Children, and their ages in brackets. */
const kids = '(?:(?:os|as|noss[oa]s|meus|minhas|dois|duas|tres) ){0,4}(?:filh[oa]s?|criancas?|miud[oa]s|menin[oa]s)(?: ?\\([^)]{1,30}\\))?';

export const people: PeopleWords = {
  relative: `(?:${relative})`,
  spouse: 'romantic[oa]|dia dos namorados|sao valentim|marido|esposa|minha mulher|namorad[oa]|companheir[oa]|noiv[oa]',
  companion: `${my} (?:\\p{L}+ ){0,2}?(?:${relative})(?!\\p{L})|uma? amig[oa](?!\\p{L})`,
  pair: '(?:os )?(?:meus|nossos|seus) (?:pais|avos|sogros)|os (?:pais|sogros) d(?:ele|ela|o meu \\p{L}+|a minha \\p{L}+)',
  counted: '(?:\\p{L}+ )?(?:amig[oa]s|irmaos|irmas|prim[oa]s|colegas)',
  adults: 'adult[oa]s?',
  children:
    '(?:(?:sobrinh[oa]s|afilhad[oa]s)(?=,? ?\\(?(?:de )?\\d)|crianc[a]s?|filh[oa]s|miud[oa]s?|bebes?|pequen[oa]s|put[oa]s|adolescentes?|net[oa]s|gemeos|gemeas|trigemeos)',
  child: '(?:(?:o |a )?(?:meu|minha|noss[oa]) (?:\\p{L}+ ){0,2}?(?:filh[oa]|bebe|crianca|net[oa]|pequen[oa]|menin[oa]|miud[oa]))(?!\\p{L})',
  total: [
    '(?:somos|seremos|vamos|vamos em|grupo de|familia de|para(?! uma? (?!pessoa|adult)\\p{L})|entre) {N}(?: pessoas)?(?! (?:noites?|dias?|semanas?|euros?|reais|meses|horas))',
    '{N} (?:\\p{L}+ )?(?:pessoas|pess\\.?|pax|amig[oa]s|viajantes|estudantes|rapazes|raparigas|mulheres|homens|colegas|irmas|irmaos|reformados|aposentados)',
    '(?<=^|[.!?:\\n] ?){N} (?:\\p{L}+ )?\\p{L}{3,}(?:dor[ea]s|istas|eir[oa]s|graf[oa]s|maes|pais|avos|profs|apaixonad[oa]s)(?= (?:de|do|da))',
  ],
  together: [
    ['(?<!entre )(?:os dois|as duas)|nos dois|nos duas|a dois|nenhum d[eo]s? (?:nos )?dois|para dois|para duas|para ambos|para ambas', 2],
    ['os tres|as tres|nos tres|todos os tres', 3],
    ['os quatro|as quatro|nos quatro', 4],
    ['os cinco|as cinco|nos cinco', 5],
  ],
  twins: 'gemeos|gemeas',
  triplets: 'trigemeos|trigemeas',
  onTop: 'mais|\\+|e tambem',
  subject: '(?:a |o )?(?:minha|meu)? ?(?:mae|pai|avo|vovo|irma|irmao) (?:e|esta|tem|nao|quer|usa|anda|adora|ama|gosta|pode)',
  couple: '(?:em|um) casal|casal|lua de mel|aniversario de casamento',
  solo: '(?:sozinh[oa]|(?:so|apenas) eu|viajo so|viagem solo|uma pessoa|1 pessoa|(?:mae|pai) (?:solteir[oa]|solo))',
  self: 'eu|me|mim|meu|minha|comigo|quero|saio|queria',
  we: 'nos|noss[oa]|somos|queremos|saimos|a gente',
  couples: '{N} (?:\\p{L}+ )?casais',
  family: '(?:familia)',
  parent: '(?:mae|pai|avo|tia|tio|mulher|marido)',
  parents: '(?:pais|avos)',
  offspring: '(?:filh[oa]|bebe|net[oa]|menin[oa]|garot[oa]|crianca)',
  yearOld: '(?: anos)',
  months: '(?:meses|mes)',
  years: '(?:anos?|aninhos)',
  and: '(?:e|&|mais|\\+|com)',
  writer: 'eu|mim',
  possessive: '(?:o |a |os |as )?(?:meus?|minhas?|noss[oa]s?|seus?|suas?)',
  little: '(?:o|a)(?: pequen[oa])?|pequen[oa]',
  aged: 'que (?:tem|tinha)|tem|de(?= \\d{1,2} (?:anos|meses|aninhos))|com(?= \\d{1,2} (?:anos|meses))',
  so: 'ou seja|entao|portanto|quer dizer|logo',
  leftBehind: `${kids} (?:nos|me) (?:ofer\\p{L}+|deram|pagaram|presente\\p{L}+)|${kids} (?:ofer\\p{L}+|deram|pagaram)(?:-nos|-me)|presente d[oa]s ${kids}|(?:um bebe|${kids})[^.;!?\\n]{0,30}, (?:\\p{L}+ ){1,3}(?:toma conta|cuida|cuidam|ficam? com)|(?:deix\\p{L}+) ${kids}(?: (?:com|em|na|nos|a)(?: (?:os?|as?|meus|nossos))?(?: \\p{L}+)?)?|${kids} (?:ficam|fica|ficarao)(?: (?:com|em|na|nos)(?: (?:os?|as?|meus|nossos))?(?: \\p{L}+)?)?|sem ${kids}`,
  withoutWriter: '(?:(?:so )?eles dois|(?:so )?elas duas|sem mim|nao (?:para mim|eu)|eu nao (?:vou|viajo))',
  forWhom: 'para',
  goes: '(?:pediram-me|me pediram|pedem-me|querem|queriam|gostariam|desejam|sonham|vao|viajam|comemoram|celebram|pretendem|pensam)',
  paid: '(?:para )?(?:n[oa]s |os |as |todos os |todas as )+{N}|para {N}',
  inAll:
    '(?:ou seja|portanto|entao|logo|total) (?:somos )?{N}(?: pessoas| no total)?(?= ?(?:[,;!?)]|[.:](?!\\d))|$)|{N} (?:pessoas )?(?:no total|ao todo)(?= ?(?:[,;!?)]|[.:](?!\\d))|$)',
  pronounPair: '(?:ele|ela|tu|voce) e eu|eu e (?:ele|ela|tu|voce)',
  otherCouple: '(?:outro|segundo) casal|um casal (?:de amigos|amigo)|casal amigo',
  others: 'ela|ele|tu|voce',
  onlyWriter:
    '(?:so|apenas|somente|unicamente)(?: para)? (?:eu|mim)(?: mesm[oa])?(?! e)|eu (?:mesm[oa] )?sozinh[oa]|sozinh[oa]|por minha conta|por conta propria|a solo',
  ages: '(?:ambos|ambas|os dois|as duas|todos|todas|temos|tenho)(?: (?:com|de|temos))? (?:uns )?\\d{2}(?: e (?:poucos|tal))? anos|na casa dos \\d{2}',
};
