import type { WishWords } from '../language-words.js';
import { concepts } from './concepts.js';
import { dayOut, rhythm } from './rhythm.js';
import { wayTimes } from './way-times.js';

const at = "(?:alle |all'|le |a |dell[ea]' ?|delle |dall[ea]' ?|dalle )?";

export const wishes: WishWords = {
  timed: [
    ...rhythm,
    ...wayTimes,
    ['min_per_day', '(?:almeno|minimo|come minimo) {N} (?:\\p{L}+ )?(?:cose|attivita|visite|tappe|uscite|gite|posti) (?:al|per|ogni) giorno'],
    [
      'max_per_day',
      '(?:mai |non )?piu di {N} (?:\\p{L}+ )?(?:cose|attivita|visite|tappe|uscite|gite|posti) (?:al|per|in un) giorno(?:,? (?:non|e|sono)(?: \\p{L}+){0,4})?',
    ],
    [
      'free_day',
      '(?:un|una|1)(?: \\p{L}+){0,2} (?:giorno|giornata),?(?: \\p{L}+){0,2} (?:senza|in cui|dove)(?: \\p{L}+){0,4} (?:nulla|niente|programm\\p{L}+|impegni|piani)(?: (?:di )?(?:programmat|previst|organizzat)\\p{L}+| da fare)?',
      1,
    ],
    ['not_before', `prima (?:di )?${at}{T}(?:,? \\p{L}+){0,2} (?:non|niente|nulla|nessuno)(?: \\p{L}+){0,3}`],
    ['depart_after', `(?:volo|voli|treno|partenza)(?: \\p{L}+){0,3} (?:mai|non) prima (?:di )?${at}{T}`],
    [
      'not_after',
      '(?:alle|dalle|verso le|per le|entro le) {T}(?:,? \\p{L}+){0,4} (?:croll\\p{L}+|cott[oa]|stanc\\p{L}+|dorm\\p{L}+|addorment\\p{L}+|nanna|sfinit\\p{L}+|distrutt\\p{L}+)',
    ],
    ['not_after', '(?:croll[oai]\\p{L}*|cott[oa]|stanc[oa]|si addorment\\p{L}+|sfinit[oa]|distrutt[oa])(?:{.})? (?:alle|dalle|verso le|per le) {T}'],
    [
      'not_before',
      `(?:niente|nulla|non|mai|nessuno|nessuna \\p{L}+)(?:{.})? prima (?:di )?${at}{T}|(?:dalle|minimo alle|non prima delle) {T}(?: in poi)?|alle {T} (?:come minimo|al piu presto)`,
    ],
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
    [
      'free_day',
      '(?:{N} |un |una )?giorn(?:o|i|ata|ate) (?:liber[oaie]|di (?:riposo|relax|(?:mare|spiaggia)(?! (?:a|in|ad) \\p{L}))|senza (?:programmi|piani))',
      1,
    ],
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
  dayOut,
  concepts,
  fillers:
    'spendere citta tappe piedi scoprire esplorare gita giro tour poco bicchiere partenza partiamo ritorno volo treno anni il lo la i gli le l un uno una e ed o ma io noi tu voi lui lei loro mi ci ti vi si mio mia miei mie nostro nostra nostri nostre suo sua che chi cui e sono siamo era essere stare sta stiamo ho ha abbiamo hanno avere vorrei vorremmo vorrebbe voglio vogliamo piace piacciono piacerebbe amo amiamo ama possiamo puo posso dobbiamo devo deve andare andiamo vado vedere visitare fare facciamo mangiare bere provare assaggiare trovare passare godere di del della dei delle dell d a al alla alle ai agli all in nel nella nei nelle nell con per da dal dalla dai su sul sulla tra fra fino senza sopra molto molta molti piu meno anche solo soltanto tutto tutti tutta tutte tanto tanta qualche qualcosa posto posti cosa cose se non come quando dove perche poi dopo prima ciao salve grazie favore buon buona buoni bel bello bella belle belli bei giorno giorni notte notti mattina sera settimana weekend viaggio vacanza vacanze ferie volta ogni almeno altro altra questo questa quello quella qui li gia sogno sogniamo voglia interessa interessano interessati fan magari assolutamente imperdibile ovviamente veramente davvero un po bisogno giro invece pure',
  wishing:
    '(?:vorrei|vorremmo|vorrebbe|voglio|vogliamo|piace|piacciono|piacerebbe|amo|amiamo|ama|adoro|adoriamo|bisogno|per favore|dobbiamo|devo|voglia|preferi\\p{L}+|importante|interessa\\p{L}*|allergi\\p{L}+|sogn\\p{L}+|cerchiamo|cerco)',
  must: '(?:assolutamente|imperdibile|obbligatori[oa]|da non perdere|non puo mancare|indispensabile|fondamentale|importante|per forza|irrinunciabile)',
  back: 'ritorno|torn\\p{L}+|rientr\\p{L}+|casa',
  spelled: {},
  everyDay: '(?:quasi (?:ogni giorno|tutti i giorni)|ogni (?:giorno|sera|mattina)|tutti i giorni|tutte le sere|(?:settimana|vacanza) (?:di|al) mare)',
  not: '(?:invece di|piuttosto che|no|non(?! (?:abbiamo|ho|ha|siamo|sono) mai)|niente|senza|il meno|meno possibile|ne|(?<!abbiamo )(?<!ho )(?<!siamo )mai|evit(?:are|ando|iamo|o|ate)|detest(?:o|iamo|a)|basta|stuf[ioae] d\\p{L}+|saltiamo|saltare|risparmiateci|zero|odio|odiamo|nessun[oa]?|lontano d\\p{L}+|stanchi di|non (?:ci|mi) piac\\p{L}+)',
  notBehind:
    '(?:(?:li|le) (?:evitiamo|saltiamo)|nessun[oa]?|zero|niente|nulla|mai|anche no|da evitare|neanche un[oa]?|(?:zero|0) volte|neanche una volta|(?:anche|proprio|meglio di|direi di|magari) no|no(?: grazie)?|non (?:ci|mi|gli|le) (?:interessan?o?|piace|piacciono|dicono|dice|attirano|attira|va|vanno)(?: \\p{L}+){0,3}|non (?:fa|fanno) per (?:noi|me)|non serv(?:e|ono)|(?:ci|mi) annoia(?:no)?|lasciamo perdere|possiamo (?:saltarl[ioae]|farne a meno))',
  comment:
    "(?:la settimana (?:prima|dopo)|senza (?:esagerare|fretta|impegno)|non (?:lo )?(?:so|sappiamo)|nessun[a']? ?idea|non (?:ho|abbiamo) (?:la minima )?idea|per (?:noi|me) (?:conta|e importante|significa)(?: \\p{L}+){0,2}|squattrinat\\p{L}+|al verde|nessun problema|nient'altro|basta cosi|gia (?:stati|vist\\p{L}+)|ahah\\p{L}*|lo so|pensionat[oaie]|in pensione|lavor\\p{L}+ (?:a|in)|viaggi\\p{L}+ da sol[oaie]|brevettat[oaie])",
  condition: '(?:se|perche|poiche|purche|quando|anche se)',
  article: "(?:il|lo|la|l['’]|gli|le|i|una?|uno|un['’])",
  talking:
    'niente mai sempre mezza presto atterra ceniamo niente mai sempre mezza presto atterra ceniamo va vado vanno mi ci io noi nostro nostra mio mia tu lui lei loro siamo era ha abbiamo puo se perche ma non che chi sono',
  eat: '(?:mangiare|cenetta|pranzo|assaggiare|ristorante|cucina|cibo|bere|cena)',
  and: '(?:ma|pero|e|ed|&|piu|\\+)',
  youChoose:
    '(?:fai tu|fate voi|faccia lei|scegli(?: tu)?|sceglilo tu|decidi(?: tu)?|decidete(?: voi)?|sorprendi(?:ci|mi)|non (?:lo )?(?:so|sappiamo)|non importa|(?:e |ci e |mi e )?(?:lo stesso|uguale|indifferente)|come (?:vuoi|volete|preferisci)|quello che (?:vuoi|consigli)|nessuna (?:idea|preferenza)|(?:siamo |sono )?flessibil[ei]|qualsiasi|boh|dove vuoi|a tua scelta)',
  anyBudget:
    '(?:(?:budget|prezzo|soldi) (?:libero|aperto|flessibile|illimitato|non e un problema|non importa|indifferente)|non bado a spese|senza (?:limiti|limite) di (?:budget|spesa)|nessun (?:budget|limite)(?: fisso| preciso)?|costi quel che costi|i soldi non sono un problema|non (?:abbiamo|ho) un budget)',
  anyPlace:
    '(?:(?:scegli|decidi|scegliete|decidete) (?:tu |voi )?(?:dove|il posto|la meta|la destinazione)|dove\\? ?(?:decidi|scegli|fai|dimmi) ?tu|da qualche parte|qualche parte|dove non (?:lo )?(?:so|sappiamo)|non (?:so|sappiamo) dove|dove vuoi|ovunque|destinazione (?:libera|aperta|a scelta|indifferente)|sorprendi(?:ci|mi)|dove andare|dove\\?|consiglia(?:ci|mi|teci) (?:un|una) (?:posto|meta|destinazione))',
  clock: [
    ['mezzogiorno', '12:00'],
    ['mezzanotte', '23:59'],
  ],
  half: '(?!)',
  halfMinutes: 30,
};
