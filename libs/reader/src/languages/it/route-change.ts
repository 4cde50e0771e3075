import type { RouteChangeWords } from '../route-change-words.js';

export const routeChange: RouteChangeWords = {
  numbers: { un: 1, una: 1, uno: 1, "un'altra": 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10 },
  night: 'nott[ei]|pernottament[oi]|giorn[oi]',
  more: "in piu|piu|altr[aei]|un'altra|extra|aggiuntiv\\w+|ancora|aggiung\\w*|allung\\w*",
  fewer: 'in meno|di meno|meno|togli\\w*|elimin\\w*|accorci\\w*|riduc\\w*',
  transfer: 'spost\\w*|pass\\w*|trasfer\\w*',
  trip: '(?:prolung\\w*|allung\\w*|accorci\\w*) (?:il|nostro|mio) (?:nostro )?(?:viaggio|soggiorno)|viaggio (?:.{0,16} )?piu (?:lungo|corto|breve)',
  comeHome: '(?:torn\\w*|rientr\\w*) (?:.{0,16} )?(?:dopo|prima|piu tardi)',
  skip: [
    '(?:salt\\w*|togli\\w*|elimin\\w*|rimuov\\w*|senza|niente|evit\\w*|cancell\\w*|lasci\\w* (?:fuori|perdere|stare))(?: la tappa (?:a|di|in))? @',
    'non (?:andare|andiamo|passare) @',
    'lasci\\w* @ fuori',
  ],
  add: 'aggiung\\w*|inser\\w*|inclu\\w*|mett\\w*|visit\\w*|pass\\w*|anche',
  fillers: "a|ad|al|in|di|la|il|le|i|l'|una|un|tappa|sosta|per|con|e|poi|anche|citta|favore|ci|da|viaggio|nel",
  closers: 'invece|allora|poi|per favore',
  reverse:
    "(?:invert\\w*|scambi\\w*|cambi\\w*|capovolg\\w*|rovesci\\w*)(?: l'| il | la | le )(?:ordine|percorso|itinerario|senso|giro|tappe)(?: delle (?:citta|tappe))?|(?:in |nell')?ordine inverso|al contrario|nel senso opposto|all'inverso",
  first: ["@ (?:per prima|per primo|prima|all'inizio|come prima tappa)", '(?:prima|iniz\\w*|cominc\\w*|part\\w*)(?: (?:con|per))? @'],
  last: ['@ (?:per ultima|per ultimo|alla fine|come ultima tappa)', '(?:fini\\w*|termin\\w*)(?: con)? @'],
  before: ['@ prima di @'],
  after: ['@ dopo @'],
  swap: ['(?:scambi\\w*|invert\\w*) @ (?:e|con) @'],
};
