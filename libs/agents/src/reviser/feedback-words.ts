import { weekdayIndex } from '@app/contracts';

/** Lower case without accents; signs that carry meaning in amounts and times stay. */
export const foldWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Words that a new wish begins with. */
const STARTERS =
  'make|swap|replace|exchange|change|switch|remove|drop|delete|skip|cancel|cut|add|include|visit|see|move|shift|start|begin|cheaper|better|nicer|less|fewer|more|no|avoid|without|give|take|use|set|raise|lower|increase|reduce|leave|find|keep|please|the budget|budget|i want|we want|day|on day|extend|shorten|later|earlier|' +
  'mach|mache|tausche|ersetze|entferne|streiche|fuge|nimm|gunstiger|billiger|kein|keine|weniger|mehr|spater|verschiebe|tag|' +
  'remplace|enleve|supprime|ajoute|plus|moins|pas de|hotel|commence|cambia|quita|elimina|anade|agrega|mas|menos|sin|empieza|' +
  'lass|saute|inverse|quita|salta|togli|aggiungi|elimina|inverti|tira|pula|acrescenta|adiciona|remove|inverte|' +
  "(?:\\d+|an?|one|two|three|eine|zwei|drei|une|deux|trois|una|dos|tres|due|tre|uma|duas|another|noch eine|un'altra|mais uma|otra) (?:more |extra |weitere )?(?:nights?|nacht|nachte|nuits?|noches?|nott[ei]|noites?)";
const CLAUSE_END = new RegExp(
  `\\s{0,2}(?:[;\\n!?]+|\\.(?=\\s|$)|(?:,\\s{0,2}|\\s)(?:and then|and also|and|then|also|but|und|et|y|e|aber|sowie)\\s{1,2}(?=(?:${STARTERS})\\b)|,\\s{0,2}(?=(?:${STARTERS})\\b))\\s{0,2}`,
);

const MAX_CLAUSES = 12;
/** A longer clause tells a story; its wish is at the beginning. */
const MAX_CLAUSE_CHARS = 300;

/** The wishes of a text one by one, folded; polite words are left out. */
export function clausesOf(feedback: string): string[] {
  return foldWords(feedback)
    .split(CLAUSE_END)
    .map((clause) =>
      clause
        .slice(0, MAX_CLAUSE_CHARS)
        .replace(
          /^(?:please|could you|can you|can we|could we|i would like(?: you)? to|i'd like(?: you)? to|we would like to|we'd like to|i want(?: you)? to|we want to|let's|bitte|kannst du|s'il (?:te|vous) plait|por favor|also|just)\s{1,2}/g,
          '',
        )
        .trim(),
    )
    .map((clause) => clause.replace(/\s{0,2},?\s{0,2}(?:please|bitte|s'il (?:te|vous) plait|por favor|thanks|thank you|danke|merci|gracias)$/g, '').trim())
    .filter((clause) => clause !== '')
    .slice(0, MAX_CLAUSES);
}

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|erste[nrs]?|premier(?:e)?|primer[oa]?)\b/, 1],
  [/\b(?:second|2nd|zweite[nrs]?|deuxieme|segundo)\b/, 2],
  [/\b(?:third|3rd|dritte[nrs]?|troisieme|tercer[oa]?)\b/, 3],
  [/\b(?:fourth|4th|vierte[nrs]?|quatrieme|cuarto)\b/, 4],
  [/\b(?:fifth|5th|funfte[nrs]?|cinquieme|quinto)\b/, 5],
  [/\b(?:sixth|6th|sechste[nrs]?|sixieme|sexto)\b/, 6],
  [/\b(?:seventh|7th|siebte[nrs]?|septieme|septimo)\b/, 7],
];
const NUMBERED_DAY =
  /\b(?:day|days|tag|tages|jour|dia)\s{0,2}(?:number |no\.? ?|#)?(\d{1,2}|one|two|three|four|five|six|seven|eins|zwei|drei|vier|funf|un|deux|trois|quatre|cinq|uno|dos|tres|cuatro|cinco)\b/;
const SMALL_NUMBERS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, a: 1, an: 1, another: 1 },
  ...{ ein: 1, eine: 1, einen: 1, eins: 1, zwei: 2, drei: 3, vier: 4, funf: 5, un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
  ...{ uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5 },
};
const WEEKDAYS: readonly RegExp[] = [
  /\b(?:monday|montag|lundi|lunes)s?\b/,
  /\b(?:tuesday|dienstag|mardi|martes)s?\b/,
  /\b(?:wednesday|mittwoch|mercredi|miercoles)s?\b/,
  /\b(?:thursday|donnerstag|jeudi|jueves)s?\b/,
  /\b(?:friday|freitag|vendredi|viernes)s?\b/,
  /\b(?:saturday|samstag|sonnabend|samedi|sabado)s?\b/,
  /\b(?:sunday|sonntag|dimanche|domingo)s?\b/,
];

export const smallNumber = (word: string): number | null => (/^\d{1,2}$/.test(word) ? Number(word) : (SMALL_NUMBERS[word] ?? null));

/** The day of the plan that the words name by number, place, weekday or date; null for none. */
export function dayIn(text: string, dates: readonly string[]): number | null {
  const numbered = NUMBERED_DAY.exec(text)?.[1];
  if (numbered !== undefined) return smallNumber(numbered);
  const isDay = /\b(?:day|tag|jour|journee|dia)\b/.test(text);
  if (isDay && /\b(?:last|final|letzte[nrs]?|dernier(?:e)?|ultimo)\b/.test(text)) return dates.length;
  const ordinal = isDay ? ORDINALS.find(([words]) => words.test(text)) : undefined;
  if (ordinal) return ordinal[1];
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0];
  if (iso !== undefined && dates.includes(iso)) return dates.indexOf(iso) + 1;
  const weekday = WEEKDAYS.findIndex((words) => words.test(text));
  const named = dates.flatMap((date, index) => (weekday >= 0 && weekdayIndex(date) === weekday ? [index + 1] : []));
  return named.length === 1 ? (named[0] ?? null) : null;
}

const DAY_WORDS = [
  /\b(?:on|from|for|of|in|to|onto|during|am|an|vom|von|fur|den|le|du|pour|au|el|del|para)?\s{0,2}(?:the )?(?:day|tag|jour|dia)\s{0,2}(?:number |no\.? ?|#)?(?:\d{1,2}|one|two|three|four|five|six|seven|eins|zwei|drei|vier|funf)\b/g,
  /\b(?:on|from|for|of|in|to|during|am|an|le|el)?\s{0,2}(?:the |dem |den )?(?:first|second|third|fourth|fifth|sixth|seventh|last|\d(?:st|nd|rd|th)|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|funfte[nrs]?|letzte[nrs]?|premier|deuxieme|troisieme|quatrieme|cinquieme|dernier|primer|segundo|tercer|cuarto|quinto|ultimo) (?:day|tag|jour|dia)\b/g,
  /\b(?:on |am |le |el )(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/g,
];

/** The words without those that name a day. */
export const withoutDay = (text: string): string =>
  DAY_WORDS.reduce((rest, words) => rest.replace(words, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();

/** The names of things without articles, quotes and words around them. */
export const bareName = (text: string): string =>
  withoutDay(text)
    .replace(
      /^(?:the|a|an|any|some|all|our|my|that|this|visit to|visit at|trip to|der|die|das|den|dem|einen|eine|ein|le|la|les|un|une|des|du|el|los|las|una)\s{1,2}/g,
      '',
    )
    .replace(/^(?:the|visit to)\s{1,2}/, '')
    .replace(/^["'«»“”]{1,9}|["'«»“”.,]{1,9}$/g, '')
    .replace(/\s{1,2}(?:please|instead|as well|too)$/, '')
    .trim();

/** An amount of money such as 1200, 1,200, 1.200 or 1.2k; null for none. */
export function amountIn(text: string): number | null {
  const found = /(?:^|[^\w.])(\d{1,3}(?:[.,' ]\d{3}){1,4}|\d{1,12})(?:[.,](\d{1,2}))?\s{0,2}(k\b)?/.exec(text);
  if (!found) return null;
  const whole = Number((found[1] ?? '').replace(/[.,' ]/g, ''));
  const amount = Number(`${whole}.${found[2] ?? '0'}`) * (found[3] ? 1000 : 1);
  return amount > 0 ? amount : null;
}

/** A time of day in minutes after midnight, such as 10:30, 10 am, 10 uhr, 10h; null for none. */
export function minuteIn(text: string): number | null {
  const found = /\b(\d{1,2})(?:[:.h](\d{2}))?\s{0,2}(am|pm|a\.m|p\.m|uhr|h\b|o'clock)?/.exec(text);
  if (!found || (found[2] === undefined && found[3] === undefined && !/\b(?:at|from|before|after|until|ab|um|a partir de|a las|des)\b/.test(text))) return null;
  const hours = Number(found[1]) + (/^p/.test(found[3] ?? '') && Number(found[1]) < 12 ? 12 : 0);
  const minute = hours * 60 + Number(found[2] ?? 0);
  return minute >= 300 && minute <= 960 ? minute : null;
}
