import type { RouteChangeWords } from '../route-change-words.js';

export const routeChange: RouteChangeWords = {
  numbers: {
    ...{ ein: 1, eine: 1, einen: 1, einer: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
  },
  night: 'nachte?|nachten|ubernachtung(?:en)?|tage?|tagen',
  more: 'mehr|langer|zusatzlich\\w*|weitere\\w*|extra|noch|verlanger\\w*|hinzu|dazu',
  fewer: 'weniger|kurzer|verkurz\\w*|streich\\w*|weg|ab',
  transfer: 'verschieb\\w*|nimm|nehmt|verleg\\w*',
  trip: '(?:verlanger\\w*|verkurz\\w*)(?: wir)? (?:die|den|unsere|unseren) (?:reise|urlaub|trip)|(?:reise|urlaub|trip) (?:.{0,16} )?(?:langer|kurzer|verlanger\\w*|verkurz\\w*)',
  comeHome: '(?:spater|fruher) (?:nach hause|heim|zuruck)',
  skip: [
    '(?:streich\\w*|uberspring\\w*|entfern\\w*|ohne|kein|weglassen|auslassen) @(?: (?:weg|aus|raus))?',
    '(?:lass\\w*|lassen wir|nimm|nehmt)(?: uns)?(?: bitte)? @ (?:bitte )?(?:weg|aus|raus|fallen|heraus|links liegen)',
    '@ (?:weg|raus|streichen|weglassen|auslassen|uberspringen|entfernen|rausnehmen|herausnehmen)',
  ],
  add: 'fuge?|nimm|nehmt|bau|baut|pack|besuch\\w*|erganz\\w*|auch|noch|zusatzlich|hinzu|hinzufugen|dazu|dazunehmen|einbauen|einplanen',
  fillers: 'in|nach|fur|der|die|das|den|dem|einen|eine|ein|stopp|halt|zwischenstopp|mit|ein|auf|rein|bitte|und|wir|uns|noch|auch|dann|stadt|zu|zur|tour|lieber',
  closers: 'bitte|lieber|ganz|komplett|dann|doch',
  reverse:
    '(?:dreh\\w*|kehr\\w*|tausch\\w*|ander\\w*)(?: wir)?(?: bitte)? (?:die |den )?(?:reihenfolge|route|richtung)(?: bitte)?(?: um| herum| rum)?|(?:die )?reihenfolge (?:bitte )?(?:umdrehen|umkehren|umgekehrt|tauschen|andern)|(?:in )?umgekehrte[rn]? (?:reihenfolge|richtung)|anders ?herum|andersrum|umgekehrt',
  first: [
    '@ (?:zuerst|als erste[sn]?|zu beginn|am anfang)',
    '(?:zuerst|erst|zunachst) @',
    'mit @ (?:anfangen|beginnen|starten|loslegen)',
    '(?:anfangen|beginnen?|starten?|fangen wir|los)(?: wir)?(?: mit)? @(?: an)?',
    '@ (?:anfangen|beginnen|starten)',
  ],
  last: ['@ (?:zuletzt|am ende|am schluss|als letztes|zum schluss)', '(?:zuletzt|zum schluss|am ende) @', '@ (?:aufhoren|enden)'],
  before: ['@ vor @'],
  after: ['(?<!von |aus )@ (?:erst )?nach @'],
  swap: ['(?:tausch\\w*|vertausch\\w*) @ (?:und|mit|gegen) @', '@ (?:und|mit) @ (?:ver)?tauschen'],
};
