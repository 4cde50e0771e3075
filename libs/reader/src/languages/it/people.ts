import type { PeopleWords } from '../language-words.js';

const my = "(?:(?:il |la |l')?(?:mio|mia|nostr[oa]|suo|sua))";
const relative =
  'moglie|marito|ragazz[oa]|fidanzat[oa]|compagn[oa]|madre|mamma|padre|papa|babbo|fratello|sorella|amic[oa]|cugin[oa]|zi[oa]|nonn[oa]|collega|coinquilin[oa]|suocer[oa]|cognat[oa]|migliore amic[oa]|nipote|badante|accompagnat(?:ore|rice)|assistente|moros[oa]|babbo|consuocer[oa]|madrina|padrino|genero|nuora';

/** Children, and their ages in brackets. */
const kids = '(?:(?:i|le|nostr[ie]|miei|mie|due|tre) ){0,4}(?:bambin[ie]|figli|figlie|bimb[ie]|piccoli)(?: ?\\([^)]{1,30}\\))?';

export const people: PeopleWords = {
  relative: `(?:${relative})`,
  spouse: 'romantic[oa]|san valentino|marito|moglie|fidanzat[oa]|compagn[oa]|mia ragazza|mio ragazzo',
  companion: `(?<=con )(?:mamma|papa|babbo|nonna|nonno)(?!\\p{L})|${my} (?:\\p{L}+ ){0,2}?(?:${relative})(?!\\p{L})|un'?(?: )?amic[oa](?!\\p{L})`,
  pair: '(?:i |con )?(?:miei|nostri|suoi) (?:genitori|nonni|suoceri)|(?:i|coi|con i) miei(?= )',
  counted: '(?:\\p{L}+ )?(?:amici|amiche|fratelli|sorelle|cugini|cugine|colleghi|colleghe|compagni)',
  adults: 'adult[io]|grandi(?= e)',
  children:
    '(?:nipoti(?=,? ?\\(?(?:di )?\\d)|bambin[ioae]|figli|figlie|bimb[ioae]|piccoli|ragazzi(?= di)|neonat[oi]|adolescenti|nipotini|gemell[ei]|gemellin[ei])',
  child: '(?:(?:il |la )?(?:mio|mia|nostr[oa]) (?:\\p{L}+ ){0,2}?(?:figli[oa]|bambin[oa]|bimb[oa]|piccol[oa]|neonat[oa]|nipotin[oa]))(?!\\p{L})',
  total: [
    '(?:siamo|saremo|andiamo|viaggiamo|gruppo di|famiglia di|per(?! un[ao]? (?!persona|adult)\\p{L})|noi) (?:in )?{N}(?: persone)?(?! (?:notti|notte|giorni|settiman|euro|mesi|ore|coppie))',
    '{N} (?:\\p{L}+ )?(?:persone|pers\\.?|pax|amici|amiche|studenti|studentesse|ragazzi|ragazze|viaggiatori|donne|uomini|colleghi|colleghe|sorelle|fratelli|pensionati)',
    'in {N}(?= (?:con|tutto|persone)|[,.!?]|$)',
    '(?<=^|[.!?:\\n] ?){N} (?:\\p{L}+ )?\\p{L}{3,}(?:tori|trici|ist[ei]|graf[ie]|iani|iane|mamme|papa|nonn[ei]|prof|appassionat[ei])(?= (?:di|da))',
  ],
  together: [
    ['in due|noi due|tutti e due|per due|nessuno dei due|in coppia|per entramb[ie]', 2],
    ['in tre|noi tre|tutti e tre|tutte e tre', 3],
    ['in quattro|noi quattro|tutti e quattro|tutte e quattro', 4],
    ['in cinque|noi cinque|tutti e cinque', 5],
    ['in sei', 6],
  ],
  twins: 'gemell[ei]',
  triplets: 'tre gemelli',
  onTop: 'piu|\\+|e anche',
  subject: '(?:la |il )?(?:mia|mio)? ?(?:mamma|madre|papa|padre|nonna|nonno|sorella|fratello) (?:e|ha|non|vuole|ama|adora|puo|usa|cammina)',
  couple: 'coppia|luna di miel[e]?|viaggio di nozze|anniversario di (?:matrimonio|nozze)',
  solo: '(?:da sol[oa]|viaggio sol[oa]|vado sol[oa]|per me sol[oa]|solo io|sol[oa] soletta?|una persona|1 persona|(?:mamma|papa|madre|padre) single)',
  self: 'io|mi|me|mio|mia|vorrei|parto',
  we: 'noi|ci|nostr[oa]|siamo|vorremmo|partiamo',
  couples: '{N} (?:\\p{L}+ )?coppie',
  family: '(?:famiglia)',
  parent: '(?:mamma|papa|madre|padre|nonna|nonno|zia|zio)',
  parents: '(?:genitori|nonni)',
  offspring: '(?:figli[oa]|bambin[oa]|neonat[oa]|bimb[oa]|ragazzin[oa]|maschietto|femminuccia)',
  yearOld: '(?: anni)',
  months: '(?:mesi|mese)',
  years: '(?:anni?)',
  and: '(?:e|ed|&|piu|\\+|con|coi)',
  writer: 'io|me',
  possessive: "(?:il |la |i |le |l')?(?:mi[oae]|miei|nostr[oaie]|su[oae]|suoi|loro)",
  little: "(?:il|la|l')(?: (?:piccol[oa]|grande))?|piccol[oa]",
  aged: 'che (?:ha|hanno)|ha|hanno|di(?= \\d{1,2} (?:anni|mesi))',
  so: 'quindi|cioe|ossia|insomma|dunque',
  leftBehind: `${kids} (?:ci|mi|ce l'|me l') ?(?:hanno |ha )?(?:regal\\p{L}+|pagat\\p{L}+|offert\\p{L}+)|regalo (?:dei|di) ${kids}|(?:un neonato|${kids})[^.;!?\\n]{0,30}, (?:\\p{L}+ ){1,3}(?:l[oaei]) (?:tiene|tengono|guarda|guardano)|(?:lasci\\p{L}+) ${kids}(?: (?:con|da|dai|alla|ai)(?: \\p{L}+)?)?|${kids} (?:restano|resta|stanno|rimangono)(?: (?:con|da|dai|dalla|a)(?: \\p{L}+)?)?|senza ${kids}`,
  withoutWriter: '(?:(?:solo )?loro due|senza di me|non (?:per me|io)|io non (?:vengo|vado|parto))',
  forWhom: 'per',
  goes: '(?:mi hanno chiesto|mi chiedono|vogliono|vorrebbero|desiderano|sognano|vanno|viaggiano|partono|festeggiano|andranno|pensano)',
  paid: '(?:per |in )(?:tutti e |noi |tutte e )?{N}|(?:tutti|tutte) e {N}',
  inAll:
    '(?:quindi|cioe|insomma|dunque|ossia|totale) (?:siamo )?(?:in )?{N}(?: persone| in tutto)?(?= ?(?:[,;!?)]|[.:](?!\\d))|$)|{N} (?:persone )?in (?:tutto|totale)(?= ?(?:[,;!?)]|[.:](?!\\d))|$)',
  pronounPair: '(?:lui|lei|tu) e(?:d)? io|io e (?:lui|lei|te)|me e (?:lui|lei|te)',
  otherCouple: '(?:un.altra|una seconda|altra) coppia|una coppia (?:di amici|amica)',
  others: 'lei|lui|tu|te',
  onlyWriter:
    '(?:solo|soltanto|solamente|unicamente)(?: per)? (?:io|me)(?! e)|io sol[oa]|da sol[oa]|in solitaria|per conto mio|in solitario|sol[oa] solett[oa]',
  ages: '(?:entramb[ie]|tutt[ie] e (?:due|tre|quattro)|abbiamo|ho) (?:circa )?\\d{2} anni|(?:sulla|sui) (?:trentina|quarantina|cinquantina|sessantina|\\d{2})|(?:trent|quarant|cinquant|sessant)enni',
};
