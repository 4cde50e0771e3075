import type { MoneyWords, RouteWords, WaysWords } from '../language-words.js';

export const route: RouteWords = {
  origin:
    "(?:volo di ritorno (?:a|per|su)|(?:il nostro|il mio) aeroporto(?: e)?|saluti da|via da|decollo da|decolliamo da|(?:amici|amiche|persone|famiglia|colleghi|colleghe|compagni|compagne|cugine|cugini|ragazze|studenti|studentesse|pensionati|pensionate|coppia|coppie|ragazzi|ragazze|sorelle|fratelli)(?: \\p{L}+)? di|(?:partenza|andata) ?:|da|dal|dalla|dall'|partenza(?: da)?|volando da|siamo di|sono di|partendo da|parti(?:amo|re|ta) da|parto da|in partenza da|con partenza da|voli? da|partir(?:emmo|ei|emo|o) da|(?:dall')?aeroporto di|viviamo a|vivo a|abitiamo a|abito a|veniamo da|vengo da)",
  returnFrom:
    '(?:(?<!andata e )ritorno|tornare|torniamo|rientr(?:o|iamo|are)|volo di ritorno|torno)(?: a casa)? (?:da|dal|dalla)|(?:volo|aereo|treno) di ritorno(?: \\p{L}{2,10}){1,2} (?:da|dal|dalla)',
  leaving: ['(?:part(?:o|iamo|enza|ire|endo)|decoll\\p{L}+)', "(?:da|dal|dalla|dall')"],
  weAreIn: '(?:siamo|sono|stiamo|sto|viviamo|vivo|abitiamo|abito)(?: tutti| tutte| entrambi)? (?:a|in|di|vicino a)',
  homeOfPeople: '(?:coppia|famiglia|studenti|studentesse|amici|amiche|colleghi|colleghe|pensionati|expat|vivo|viviamo|vive)(?: ?\\([^)]{1,16}\\))? (?:a|in)',
  past: '(?:nato|nata|cresciut[oa]|viveva|abitava|lavorava|siamo stati|siamo state|stato)[^,]{0,24} (?:a|in)',
  comingFrom: '(?:viene|vengono|originari[oa]|genitori|amici) d[ia]',
  via: '(?:via|passando (?:per|da)|con (?:scalo|cambio) a|(?:scalo|cambio) a)',
  share:
    '(?:(?:la )?(?:prima |seconda |altra )?meta(?: (?:(?:della|del) )?(?:settimana|viaggio|tempo|soggiorno))?|il resto(?: (?:della|del) (?:settimana|viaggio|tempo|soggiorno))?|gli altri giorni|le altre notti) (?:a|ad|in|nel|nella|sul|sulla|vicino a)',
  originAfter: '(?:e il nostro punto di partenza)',
  destination: "(?:a|ad|in|al|alla|alle|all'|agli|nel|nella|nelle|verso|per|visitare|su|sul|sulla|fino a|attraverso|vicino a)(?: la| il| le| l')?",
  startAt: '(?:volo|volare|arriv(?:o|are|iamo)|atterr\\p{L}+|inizi(?:o|are|amo)|cominci\\p{L}+|iniziamo)(?: a| in| su| da)?',
  then: '(?:,|;|:|-|–|→|->|>|/|\\+|&|e|ed|poi|dopo|e poi|quindi|infine|prima|successivamente|per finire|piu|anche|a|dopodiche|seguito da)',
  dayTrip:
    "(?:gita(?: di un giorno| in giornata)?|escursione(?: in giornata)?|(?:un|1) (?:giorno|giro|salto)|giornata|mezza giornata|un pomeriggio|una (?:mattina|mattinata))(?: intero| intera)? (?:a|ad|in|al|alla|all'|alle|nel|nella|verso)",
  dayTripAfter: '(?:in giornata|(?:per )?(?:un|1) giorno|in gita|gita in giornata)',
  atLeast: '(?:almeno|minimo|come minimo|min\\.?)',
  filler: '(?:per|circa|forse|solo|soltanto|di|da|magari|prima|stiamo|passare|passiamo|con|altre|ancora|sarebbe)',
  near: '(?:a o vicino a|vicino a|nei dintorni di|intorno a)',
  each: '(?:ciascuna|ognuna|in ciascuna|in ognuna|in ogni (?:citta|tappa)|per citta|a citta|a tappa)',
  lastNight: "(?:l'|la )?(?:ultima|prima) notte(?: (?:a|in))?",
  inThatOrder: "(?:in (?:quest'|questo |quell') ?ordine)",
  oneBase:
    '(?:(?:una|un) (?:sola?|unic[oa]|stess[oa])? ?(?:base|hotel per tutto|campo base)|senza cambiare (?:hotel|albergo)|non cambiare (?:hotel|albergo)|stesso (?:hotel|albergo)|base fissa)',
  ownWayThere:
    "(?:(?:non|senza) (?:pianificare|organizzare|includere|contare) (?:il |i |l'|la )?(?:viaggio|voli|volo|andata|trasferta|trasporto|arrivo)|(?:abbiamo|ho) (?:gia )?(?:i |il )?(?:voli|volo|biglietti)|ognuno (?:viene|arriva) (?:per conto suo|da)|siamo gia (?:li|la|sul posto)|voli? gia prenotat[io])",
  refused: {
    before:
      '(?:tranne|eccetto|a parte|salvo|niente|ne|invece di|stufi di|(?:ci )?siamo gia stat\\p{L} (?:a|in|ad)|sono gia stat\\p{L} (?:a|in|ad)|gia (?:stat\\p{L}|vist\\p{L}|fatt\\p{L})(?: (?:a|in|ad))?|conosc\\p{L}+ gia|non (?:a|in|voglio|vogliamo)(?: andare (?:a|in)| tornare (?:a|in))?)',
    after:
      "(?:l[ao] conosc\\p{L}+|(?:ci )?siamo (?:gia )?stat\\p{L}|gia (?:vist\\p{L}|fatt\\p{L})|no(?: grazie|(?= *(?:$|[,.!;)])))|anche no|non (?:mi|ci) (?:interessa|ispira|va|piace)|l'anno scorso)",
    nor: 'ne',
  },
  again: '(?:ritorno a|torn(?:are|iamo) a|di nuovo a|ancora a|rientro a)',
  or: 'o|oppure',
};

export const ways: WaysWords = {
  modes: [
    ['aere[oi]|vol[oi]|volare|volando', 'flight'],
    ['tren[oi]|frecciarossa|italo|ferrovia|treno notturno|intercity', 'train'],
    ['autobus|bus|pullman|corriera|flixbus', 'bus'],
    ['traghett[oi]|aliscaf[oi]|catamarano', 'ferry'],
    ['macchina|auto|furgone|guidare|on the road|road ?-?trip|camper', 'drive'],
  ],
  boats: 'nave|navi|barca|battello',
  by: "(?:in|con|con il|col|con la|prendendo|solo in|il|con l'|preferibilmente in|o anche|via)",
  not: "(?:no|non|senza|niente|ne|mai|nessun|nessuna|evit\\p{L}+|zero|invece (?:di|del|dell'|dei)|anziche|piuttosto che|al posto d\\p{L}+|rinunci\\p{L}+ a)(?: (?:di noi|di loro|dei due|in|prendere|prendiamo|prendo|prende|l'|il|la|lo|le|gli|i|vogliamo|voglio|vuole|vogliono|usare|un|una|salire|su|piu|con|andare|viaggiare|di|a|ci|mi|piace|noleggiare|saliamo|salgo|coi)| ?l'| ?un')*",
  notBehind:
    '(?:(?:e|sono) )?(?:esclus[oaie]|(?:troppo|molto) car[oi]|fuori discussione|no(?: grazie)?(?= *(?:$|[,.;!)]))|neanche per sogno|mai piu|non se ne parla)',
  limited: '(?:(?:a casa|di ritorno) )?(?:prima|dopo|troppo|alle|con|via|di notte|la mattina|presto|tardi|piu|lunghi|da|che)',
  everyWay:
    '(?:tutto(?: (?:in|con|il viaggio in|il percorso in))?|(?:tutto )?il (?:viaggio|percorso)(?: intero)?(?: in)?|tutti gli spostamenti(?: in)?|solo(?: in| con)?|esclusivamente(?: in| con)?|sempre e solo(?: in)?)',
  homeward: [
    "(?:(?<!andata e )ritorn\\p{L}+|tornare|torniamo|torno|rientr\\p{L}+)(?: (?:a casa|poi)){0,2}(?: (?:in|con|col|con il|con l'|con la))?",
    '(?:di ritorno|(?:di|del) rientro|per (?:tornare|rientrare)|(?:a|verso) casa)',
  ],
  outward: ["(?:andata|all'andata|per andare|si va|andiamo)(?! e ritorno)(?: (?:in|con|col))?", "(?:d'andata|di andata(?! e)|all'andata|per l'andata)"],
  roundTrip: "(?:andata e ritorno|andata\\/ritorno|a\\/r|sia all'andata)",
  never: [
    [
      "paura (?:di volare|dell'aereo)|non (?:volo|voliamo|prendo (?:l')?aere[oi]|prendiamo (?:l')?aere[oi])|senza (?:aereo|volare|voli)|niente (?:aereo|aerei|voli)",
      ['flight'],
    ],
    [
      'non (?:guido|guidiamo|ho la patente|abbiamo la patente|abbiamo (?:la )?macchina|ho (?:la )?macchina)|senza (?:patente|macchina|auto)|(?:con i |coi )?mezzi pubblici',
      ['drive'],
    ],
    ['mal di mare', ['ferry']],
  ],
  between:
    "(?:tra (?:le |una |di loro|citta )?(?:\\p{L}+)?|fra (?:le |una )?(?:\\p{L}+)?|da una citta all'altra|per spostarci|per spostarsi|per gli spostamenti|sul posto)",
  ownCar:
    '(?:(?:con )?(?:la )?(?:nostr[oa]|mi[oa])(?: propri[oa])? (?:macchina|auto|camper|furgone|van|moto)|(?:macchina|auto|camper|furgone|van) \\(?(?:il|la) (?:nostr[oa]|mi[oa])|in (?:camper|furgone) da|(?:auto|macchina|camper) (?:propri[oa]|nostr[oa]|mi[oa])|il nostro camper)',
  rentalCar:
    "(?:(?:auto|macchina) (?:presa )?(?:a noleggio|noleggiata|in affitto)|nolegg(?:io|iare|iamo|iando|eremo)(?: di| un'| una| l')? ?(?:auto|macchina|camper|scooter)|affittare (?:una |un')?(?:macchina|auto)|fly[- ](?:and[- ]|e[- ]|& ?)?drive|on the road|road ?-?trip)",
  noCar: '(?:(?:senza|niente|no|non vogliamo(?: la| una)?|ne|non (?:abbiamo|ho)(?: piu)?(?: la)?)(?: noleggiare)? (?:auto|macchina|patente)|non guidare)',
  direct: '(?:vol[oi] dirett[oi]|dirett[oi]|senza (?:scal[oi]|cambi))',
  oneStop: '(?:massimo|max\\.?|al massimo|solo) (?:uno|1|un) scalo|uno scalo al massimo',
};

export const money: MoneyWords = {
  perPerson: '(?:a (?:testa|persona|cranio)|per persona|pro capite|ciascun[oa]|ognun[oa]|/ ?persona|p\\.? ?p\\.?|cadauno)',
  currencies: {
    euro: 'EUR',
    euri: 'EUR',
    eur: 'EUR',
    'franchi svizzeri': 'CHF',
    franchi: 'CHF',
    sterline: 'GBP',
    dollari: '$',
    'dollari americani': 'USD',
    yen: 'JPY',
    corone: 'kr',
    rupie: 'rupee',
    pesos: 'peso',
  },
};
