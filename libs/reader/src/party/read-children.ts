import { compile, numberIn, sourceOf } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { bornTogether } from './born-together.js';
import { youngInBrackets } from './young-in-brackets.js';
import { LEFT_CHARS, overlaps, sumOf } from './tally.js';
import type { Tally } from './tally.js';

const MAX_AGE = 17;
const NEARLY = '(?:nearly|almost|just|soon|fast|bald|knapp|gerade|presque|bientot|casi|recien|quasi|quase)';
const AGE_CHARS = 60;
/** "Children under 10" is a rule of a house or a price. */
const LIMIT_BEHIND = /^,? ?(?:under|below|younger|unter|bis|de moins|moins|menores|sotto|com menos|ate)\b/;
/** The age of a further child stands in brackets or behind such a word; "kids in bed by 8" is a time. */
const AGE_AHEAD = /^(?: ?\(| {1,12}(?:aged?|of|di|de|von)? *\d{1,2}(?!\d|[:.,h]\d))/;

/**
 * The text with the ages that are written as words in digits, at the same positions: "de seis anos", "a six-year-old".
 */
export function withAgesInDigits(folded: string, words: LanguageWords): string {
  const { years, yearOld, months, children, offspring } = words.people;
  const names = Object.keys(words.calendar.numbers).filter((word) => /^\p{L}{2,}$/u.test(word));
  const number = names.sort((a, b) => b.length - a.length).join('|');
  const unit = `[ -]?(?:${yearOld}|${years}|${months})`;
  const inDigits = (text: string, pattern: string): string =>
    text.replace(compile(words, pattern), (match: string, ...groups: unknown[]) => {
      const said = groups.filter((group): group is string => typeof group === 'string' && (words.calendar.numbers[group] ?? 0) > 0)[0] ?? '';
      const value = numberIn(words, said);
      return value === null ? match : match.replace(said, String(value).padStart(said.length));
    });
  const withUnits = inDigits(folded, `(${number})(?=${unit})`);
  return inDigits(withUnits, `(?:${children}|${offspring}) (?:(?:aged|of|de|di|von) |\\()(${number})`);
}

/** Ages beside a word for children ("kids 5 & 8", "(3 und 6)"), or before a word for years. */
function agesIn(folded: string, words: LanguageWords, childEnds: readonly number[], tally: Tally): number[] {
  const { and, years } = words.people;
  const unit = `(?:[ -]?(?:${sourceOf(words, years)})(?!\\p{L}))?`;
  const list = `(\\d{1,2}(?:${unit} ?(?:,|/|\\+|&|${and}){1,2} ?(?:${NEARLY} )?\\d{1,2})*)`;
  const beside = new RegExp(
    `^[\\s,:(-]*(?:\\p{L}+ ){0,3}?\\(?(?:aged?|ages|of|im alter von|alter|alt|ont|tienen|tiene|hanno|ha|tem|de|von|di|are|is|sind|ist|a|who are|anos|eta)?\\s{0,12}(?:${NEARLY}\\s)?(?::\\s{0,12})?${list}(?!\\d|[:.,h]\\d| ?(?:nights?|nachte|nuits|noches|notti|noites|people|persons?|personen|personnes|personas|persone|pessoas|of us|adult|days|tage|jours|dias|giorni|am|pm|uhr|euro|€|%))`,
    'u',
  );
  let hasFirst = false;
  const found = childEnds.flatMap((end) => {
    if (hasFirst && !AGE_AHEAD.test(folded.slice(end, end + AGE_CHARS))) return [];
    const match = beside.exec(folded.slice(end, end + AGE_CHARS));
    const said = (match?.[1] ?? '').split(/\D+/).filter(Boolean).map(Number);
    if (!match || said.length === 0 || overlaps(tally, end + match[0].length - 1)) return [];
    const behind = folded.slice(end + match[0].length, end + match[0].length + LEFT_CHARS);
    const isInMonths = compile(words, words.people.months, 'right').test(behind);
    if (!isInMonths && said.some((age) => age > MAX_AGE)) return [];
    tally.taken.push([end, end + match[0].length]);
    hasFirst = true;
    return isInMonths ? said.map(() => 0) : said;
  });
  if (found.length > 0) return found;
  const old = [...folded.matchAll(new RegExp(`(?<![\\d.,])${list}[ -]?(?:${sourceOf(words, years)})(?!\\p{L})`, 'gu'))];
  const ages = old.flatMap((match) => (match[1] ?? '').split(/\D+/).filter(Boolean).map(Number));
  if (ages.length === 0 || ages.some((age) => age > MAX_AGE)) return [];
  for (const match of old) tally.taken.push([match.index, match.index + match[0].length]);
  return ages;
}

/** Ages before the child: "a 6-year-old son and a 3-month-old baby", "4-year-old twins". */
function agesAhead(folded: string, words: LanguageWords): number[] {
  const { years, yearOld, months, children, offspring } = words.people;
  const unit = `(?:${yearOld}|[ -]?(?:${years})|([ -]?(?:${months})(?:[ -]?olds?)?))`;
  return [...folded.matchAll(compile(words, `(\\d{1,2})${unit} (?:\\p{L}+ )?(?:${children}|${offspring})`))].flatMap(([, age, inMonths]) =>
    Number(age) <= MAX_AGE || inMonths !== undefined ? [inMonths === undefined ? Number(age) : 0] : [],
  );
}

export interface Children {
  readonly count: number | null;
  readonly ages: readonly number[] | null;
  /** Sons and daughters who are grown up travel as adults. */
  readonly grownUp: number;
}

/** "My son (24)", "unsere Tochter, 31". */
const AGE_OF_ONE =
  /^(?: ?\(|, ?|'s | )(?:aged?|is|ist|a|ha|tiene|tem|de|di|von)? ?(\d{2})(?![\d:.,h%]?\d)(?= ?(?:[),;.]|$| (?:years?|jahre?|ans|anos|anni|and|und|et|y|e|ed|i|ich|j)(?!\p{L})))/u;
/** "Our 24-year-old son", "my grown-up daughter", "ma fille adulte". */
const GROWN_AHEAD = /(?:grown[ -]?up|adult|erwachsene[rnms]?|adulte?|adult[oa]|(\d{2})[- ]?(?:years?[- ]olds?|y\/?o|jahrige[rnms]?)) (?:\p{L}+ )?$/u;
/** "Mia figlia Giulia compie 30 anni". */
const TURNS = /^(?: \p{L}{2,15})? (?:turns|turning|is turning|will be|wird|fete ses|aura|compie|cumple|faz|completa|vai fazer) (?:her |his )?(\d{2})(?!\d)/u;
const GROWN_BEHIND = /^,? ?\(?(?:who is |who's |che e |qui est |que es )?(?:grown[ -]?up|adult|erwachsen|adulte|adult[oa]|maggiorenne|majeure?)(?!\p{L})/u;

/** "Mother and daughter (I'm 58, she's 29)": somebody who is spoken of by a pronoun with an age of a grown-up. */
const PRONOUN_AGE =
  /(?<!\p{L})(?:she's|he's|she is|he is|sie ist|er ist|elle a|il a|ella (?:tiene )?|el tiene|lei (?:ne )?ha|lui (?:ne )?ha|ela (?:tem )?|ele tem) ?(\d{2})(?![\d:.,h%€£$]| ?(?:uhr|euro|kg|km))/u;

/** Whether the one child that is named at `match` is an adult by age or by word. */
function isGrownUp(folded: string, match: RegExpMatchArray): boolean {
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const behind = folded.slice(end, end + LEFT_CHARS);
  const ahead = GROWN_AHEAD.exec(folded.slice(Math.max(0, start - LEFT_CHARS), end).replace(/(?<!\p{L})\p{L}{1,20}$/u, ''));
  if (Number(AGE_OF_ONE.exec(behind)?.[1] ?? TURNS.exec(behind)?.[1] ?? 0) > MAX_AGE || GROWN_BEHIND.test(behind)) return true;
  return ahead !== null && Number(ahead[1] ?? MAX_AGE + 1) > MAX_AGE;
}

const NO_CHILDREN: Children = { count: null, ages: null, grownUp: 0 };

/** "A six-year-old" is a child; "a ten-year anniversary" is none. */
function childrenByAge(folded: string, words: LanguageWords, tally: Tally): Children {
  const ages = [...folded.matchAll(compile(words, `(\\d{1,2})(?: ?(?:${words.people.and}|,|/|&) ?(\\d{1,2}))?(?:${words.people.yearOld})`))].flatMap(
    (match) => {
      tally.taken.push([match.index, match.index + match[0].length]);
      return [match[1], match[2]].flatMap((age) => (age === undefined ? [] : [Number(age)]));
    },
  );
  const called = youngInBrackets(folded, words);
  if (called) tally.taken.push([called.start, called.end]);
  const young = called?.ages ?? ages.filter((age) => age <= MAX_AGE);
  return young.length > 0 && (called !== null || young.length === ages.length) ? { count: young.length, ages: young, grownUp: 0 } : { ...NO_CHILDREN };
}

/** "Boy 6 and girl 3": one child each, with its age behind. */
const agedOnes = (folded: string, words: LanguageWords): RegExpExecArray[] => [
  ...folded.matchAll(
    compile(
      words,
      `(?:${words.people.offspring})(?=,? ?\\(?(?:aged? |of |de |di |von |com )?(?:1[0-7]|\\d)(?!\\d|[:.,h]\\d| ?(?:${words.calendar.nights}|${words.calendar.days}|${words.calendar.weeks}|am|pm|uhr|euro|€|%)))`,
    ),
  ),
];

/** Twins share the one age that is said of them. */
function withSiblings(said: readonly number[], folded: string, words: LanguageWords): number[] {
  const count = bornTogether(folded, words);
  if (count === null) return [...said];
  if (said.length === 1) return Array.from({ length: count }, () => said[0] ?? 0);
  const { twins, triplets } = words.people;
  const own = compile(words, `(?:${twins}|${triplets})[ ,(:]{0,3}(?:aged?|of|di|de|von)? ?(\\d{1,2})(?! ?(?:,|/|${words.people.and}) ?\\d)`).exec(folded);
  const at = own ? said.indexOf(Number(own.at(-1))) : -1;
  return at < 0 ? [...said] : [...said.slice(0, at), ...Array.from({ length: count - 1 }, () => said[at] ?? 0), ...said.slice(at)];
}

/** "Three little tornadoes: 9, 7 and 3": as many ages as are counted, whatever the children are called. */
function listedByAge(folded: string, words: LanguageWords, tally: Tally): Children | null {
  const { and } = words.people;
  const row = compile(
    words,
    `({N}) (?:(?!${words.calendar.nights}|${words.calendar.days})\\p{L}{2,} ){0,2}\\p{L}{3,} ?[:(–-] ?((?:\\d{1,2}(?: ?,| (?:${and}))* ?){2,8})(?!\\d|[:.]\\d|[€$£%])`,
  );
  for (const match of folded.matchAll(row)) {
    const numbers = match.slice(1).filter((group) => group !== undefined);
    const count = numberIn(words, numbers[0]);
    const ages = (numbers.at(-1) ?? '').split(/\D+/).filter(Boolean).map(Number);
    if (count === null || count !== ages.length || ages.some((age) => age > MAX_AGE)) continue;
    tally.taken.push([match.index, match.index + match[0].length]);
    return { count, ages, grownUp: 0 };
  }
  return namedInBrackets(folded, words, tally);
}

/** "Los nenes (Benja 9 y Olivia 6)". */
function namedInBrackets(folded: string, words: LanguageWords, tally: Tally): Children | null {
  const { children, offspring, and } = words.people;
  const match = [
    ...folded.matchAll(compile(words, `(?:${children}|${offspring}) ?\\((?:\\p{L}{2,15},? (?:de )?\\d{1,2}(?: ?,| (?:${and}))? ?){2,8}(?=\\))`)),
  ][0];
  const ages = (match?.[0].match(/\d{1,2}/g) ?? []).map(Number);
  if (!match || ages.some((age) => age > MAX_AGE)) return null;
  tally.taken.push([match.index, match.index + match[0].length]);
  return { count: ages.length, ages, grownUp: 0 };
}

/** "Dad was a Navy kid in Korea": said of somebody who is none any more. */
const NO_CHILD_ANY_MORE =
  /(?<!\p{L})(?:was|were|as|like|be|am|feel like) (?:an? |the )?(?:\p{L}+ )?(?:kids?|child|children|boys?|girls?|teens?|teenagers?|baby)(?!\p{L})/gu;
const withoutMemories = (folded: string): string => folded.replace(NO_CHILD_ANY_MORE, (said) => ' '.repeat(said.length));

/** "Our daughters are 21 and 24", "(21, 24)": all of them are grown up. */
const GROWN_PLURAL =
  /^(?: ?\(| ?,? ?(?:are|aged|both|sind|ont|tienen|hanno|tem|de|di|von)(?: (?:schon|already|now))?) ?((?:\d{2}(?: ?(?:,|\/|&|and|und|et|y|e) ?)?){2,5})(?![\d:.h%€£$])/u;

/** How many such grown-up children a plural names. */
function grownInPlural(folded: string, { index, 0: said }: RegExpExecArray): number {
  const ages = (GROWN_PLURAL.exec(folded.slice(index + said.length, index + said.length + AGE_CHARS))?.[1]?.match(/\d{2}/g) ?? []).map(Number);
  return ages.length > 0 && ages.every((age) => age > MAX_AGE) ? ages.length : 0;
}

/** Children who are named one at a time, and those of them who are grown up. */
function oneByOne(folded: string, words: LanguageWords, hasPlural: boolean): { grown: RegExpExecArray[]; single: RegExpExecArray[] } {
  const { child, and, offspring } = words.people;
  const own = [...folded.matchAll(compile(words, child))];
  const joined = [...folded.matchAll(compile(words, `(?:${and}|,)(?: \\p{L}{1,6})? (?:${offspring})`))];
  if (!hasPlural && own.length + joined.length === 1 && Number(PRONOUN_AGE.exec(folded)?.[1] ?? 0) > MAX_AGE) return { grown: [...own, ...joined], single: [] };
  const isIn = (matches: readonly RegExpExecArray[], match: RegExpExecArray): boolean =>
    matches.some((one) => one.index < match.index + match[0].length && match.index < one.index + one[0].length);
  const grown = own.filter((match) => isGrownUp(folded, match));
  const beside = joined.filter((match) => !isIn(own, match));
  const aged = agedOnes(folded, words).filter((match) => !isIn([...own, ...beside], match));
  return { grown, single: [...own.filter((match) => !grown.includes(match)), ...beside, ...(hasPlural ? [] : aged)] };
}

export function childrenIn(text: string, words: LanguageWords, tally: Tally): Children {
  const folded = withoutMemories(text);
  const listed = listedByAge(folded, words, tally);
  if (listed) return listed;
  const { children } = words.people;
  const inPlural = [...folded.matchAll(compile(words, children))].filter(
    (match) => !LIMIT_BEHIND.test(folded.slice(match.index + match[0].length, match.index + match[0].length + LEFT_CHARS)),
  );
  const plural = inPlural.filter((match) => grownInPlural(folded, match) === 0);
  const grownUp = inPlural.reduce((sum, match) => sum + grownInPlural(folded, match), 0);
  const { grown, single } = oneByOne(folded, words, plural.length > 0);
  for (const match of grown) tally.taken.push([match.index, match.index + match[0].length]);
  if (plural.length === 0 && single.length === 0) return { ...childrenByAge(folded, words, tally), grownUp: grownUp + grown.length };
  const ends = [...plural, ...single].map((match) => match.index + match[0].length);
  const counted = sumOf(folded, words, `{N} (?:(?!(?:${words.people.and})(?!\\p{L}))\\p{L}+ )?${children}`, tally);
  const behind = agesIn(
    folded,
    words,
    [...new Set(ends)].sort((a, b) => a - b),
    tally,
  );
  const ahead = agesAhead(folded, words);
  const said = ahead.length > behind.length ? ahead : behind;
  const ages = withSiblings(said, folded, words);
  const isBefore = (match: RegExpMatchArray): boolean => !overlaps(tally, match.index ?? 0);
  const singles = single.filter(isBefore).length;
  for (const match of [...plural, ...single]) tally.taken.push([match.index, match.index + match[0].length]);
  const along = plural.find((match) =>
    compile(words, `(?:${words.people.and}|${words.people.we}|${words.people.self})(?: \\p{L}+){0,2}`, 'left').test(
      folded.slice(Math.max(0, match.index - LEFT_CHARS), match.index),
    ),
  );
  const implied = bornTogether(folded, words) ?? (singles > 0 ? singles : along ? (/s$|n$|i$|e$/.test(along[0]) ? 2 : 1) : null);
  const count = counted === null ? (ages.length > 0 ? Math.max(ages.length, singles) : implied) : Math.max(counted, ages.length);
  return { count, ages: ages.length > 0 ? ages : null, grownUp: grownUp + grown.length };
}
