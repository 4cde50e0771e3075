/** "Machu Picchu of course": said in passing, and named like nothing. */
const ASIDE =
  /(?<!\p{L})(?:of course|bien sur|bien entendu|por supuesto|desde luego|com certeza|e claro|selbstverstandlich|naturlich|ovviamente|naturalmente)(?!\p{L})/gu;

const FEW = '(?:one|two|1|2|eine?[nmrs]?|zwei|une?|deux|un[ao]?|dos|due|uma?|dois|duas)';
const MOST = '(?:max|maximum|maximal|at most|at the most|tops|hochstens|au maximum|au plus|como maximo|maximo|como mucho|al massimo|massimo|no maximo)';
const LIMITED = new RegExp(
  `(?:(?<!\\p{L})(?:${MOST}|no more than|not more than|nicht mehr als|pas plus d[e'’]|no mas de|non piu di|nao mais (?:de|que)) ${FEW}(?!\\p{L}))|(?:(?<!\\p{L})${FEW} \\p{L}+ ${MOST}$)`,
  'u',
);

/** Where such words stand in a folded text. */
export const asidesIn = (folded: string): (readonly [number, number])[] =>
  [...folded.matchAll(ASIDE)].map(({ index, 0: { length } }) => [index, index + length]);

/** "At most one museum a day" wants a museum on each. */
const A_DAY = /(?<!\p{L})(?:(?:a|per|each|every) day|(?:pro|am|jeden) tag|(?:par|chaque) jour|(?:al|por|cada) dia|(?:al|ogni) giorno)(?!\p{L})/u;

/** "One museum at most", "max zwei Kirchen": whoever limits a kind of thing wants little of it. */
export const isLimited = (said: string): boolean => LIMITED.test(said.trim()) && !A_DAY.test(said);

const NIGHT = /(?<!\p{L})(?:night|nacht|nuit|noche|notte|noite)s? (?:in|at|on|im|am|auf|dans|en|sur|num|numa|em|no|na|nel|nella) /u;
const SLEEP = /(?<!\p{L})(?:sleep(?:ing)?|staying|schlafen|ubernacht\p{L}*|dormir|passer|pernottare|dormire|pernoitar) (?:\p{L}+ ){0,3}/u;
const HOUSE =
  /(?<!\p{L})(?:temple|tempel|templo|tempio|monaster\p{L}*|monasterio|mosteiro|kloster|convent\p{L}*|castle|schloss|burg|chateau|castillo|castello|castelo|treehouse|tree house|baumhaus|cabane|casa del arbol|casa sull|casa na arvore|yurts?|jurte\p{L}*|yourtes?|iurta|igloos?|iglus?|lighthouse|leuchtturm|phare|faro|farol|cave hotel|wigwam|gers?|caravan|wohnwagen)(?!\p{L})/u;

/** "A night in a temple": a house to sleep in, and no sight. */
export const isSleptIn = (said: string): boolean => HOUSE.test(said) && (NIGHT.test(said) || SLEEP.test(said));

const WE_CAN = /\s(?:(?:that|which) )?(?:I|we|you) (?:can|could|may)\s.*$/iu;
/** "Diving I can reach in under 4 hours" is called diving. */
export const withoutRelative = (name: string): string => name.replace(WE_CAN, '');
