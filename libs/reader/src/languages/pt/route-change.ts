import type { RouteChangeWords } from '../route-change-words.js';

export const routeChange: RouteChangeWords = {
  numbers: { um: 1, uma: 1, outra: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, nove: 9, dez: 10 },
  night: 'noites?|dias?',
  more: 'a mais|mais|extra|adicion\\w*|adicional|adicionais|outra|acrescent\\w*|alarg\\w*',
  fewer: 'a menos|menos|tir\\w*|retir\\w*|remov\\w*|encurt\\w*',
  transfer: 'pass\\w*|mud\\w*|mov\\w*|transfer\\w*',
  trip: '(?:prolong\\w*|along\\w*|alarg\\w*|encurt\\w*) (?:a|nossa|minha) (?:nossa )?viagem|viagem (?:.{0,16} )?mais (?:longa|curta)',
  comeHome: '(?:volt\\w*|regress\\w*) (?:.{0,16} )?(?:mais tarde|depois|antes|mais cedo)',
  skip: [
    '(?:salt\\w*|pul\\w*|tir\\w*|retir\\w*|remov\\w*|elimin\\w*|cort\\w*|sem|esquec\\w*|cancel\\w*|deix\\w* de fora)(?: a (?:parada|paragem|etapa) em)? @',
    'nao (?:ir|vamos|passar) @',
    'deix\\w* @ de fora',
  ],
  add: 'adicion\\w*|acrescent\\w*|junt\\w*|inclu\\w*|inser\\w*|visit\\w*|pass\\w*|tambem',
  fillers: 'a|ao|em|no|na|de|do|da|o|os|as|uma|um|parada|paragem|etapa|por|para|com|e|depois|tambem|cidade|favor|nos|viagem|roteiro',
  closers: 'melhor|entao',
  reverse:
    '(?:invert\\w*|troc\\w*|mud\\w*)(?: a| o)? (?:ordem|sentido|rota|roteiro|percurso)(?: das (?:cidades|etapas))?|(?:na |em )?ordem inversa|ao contrario|no sentido (?:oposto|contrario|inverso)',
  first: ['@ (?:primeiro|em primeiro|no inicio|no comeco)', '(?:primeiro|comec\\w*|inici\\w*)(?: (?:por|com))? @'],
  last: ['@ (?:por ultimo|no fim|no final|em ultimo)', '(?:termin\\w*|acab\\w*)(?: com)? @'],
  before: ['@ antes de @'],
  after: ['@ depois de @'],
  swap: ['(?:troc\\w*|permut\\w*) @ (?:e|com|por) @'],
};
