import type { LanguageWords } from '../languages/language-words.js';
import type { FoundConcept } from './lexicon.js';

const wordsIn = (patterns: readonly string[]): string[] => patterns.flatMap((pattern) => pattern.replace(/\\p\{L\}|\\[a-z]/g, ' ').match(/\p{L}{2,}/gu) ?? []);

/** What is said of dates, ways, people, stops and money names nothing to see. */
const joiningWords = ({ route, calendar, people, ways, money }: LanguageWords): string[] =>
  [
    ...[
      route.filler,
      route.then,
      route.atLeast,
      route.origin,
      route.returnFrom,
      route.startAt,
      route.destination,
      route.each,
      route.lastNight,
      route.again,
      route.near,
    ],
    ...[
      calendar.nights,
      calendar.days,
      calendar.weeks,
      calendar.weekend,
      calendar.longWeekend,
      calendar.around,
      calendar.before,
      ...calendar.months,
      ...calendar.weekdays,
    ],
    ...[people.self, people.we, people.couple, people.solo, people.family, people.years, people.counted, people.companion, people.adults, people.children],
    ...people.total,
    ...people.together.map(([pattern]) => pattern),
    ...ways.modes.map(([pattern]) => pattern),
    ...[
      ways.between,
      ways.direct,
      ways.oneStop,
      ways.ownCar,
      ways.rentalCar,
      money.perPerson,
      ...Object.keys(money.currencies),
      ...Object.keys(calendar.numbers),
    ],
    'budget max total obv obvs ofc tho defo deffo lah haha lol probs cuz gonna wanna gotta gday salaam salam namaste aloha ahoj gruezi heya hiya howdy hols',
  ].flatMap((pattern) => wordsIn([pattern]));

const FILLERS = new Map<LanguageWords, ReadonlySet<string>>();
/** Words of a clause that name nothing: those of the language, and what dates, ways and people are said with. */
export function fillersOf(words: LanguageWords): ReadonlySet<string> {
  const known = FILLERS.get(words) ?? new Set([words.wishes.fillers, ...joiningWords(words)].join(' ').split(/[\s'’-]+/));
  FILLERS.set(words, known);
  return known;
}

const MODE_WORDS = new Map<LanguageWords, ReadonlySet<string>>();
/** Words for ways to travel, which name nothing unless they stand beside what is seen: a railway museum. */
function modeWordsOf(words: LanguageWords): ReadonlySet<string> {
  const known = MODE_WORDS.get(words) ?? new Set(wordsIn(words.ways.modes.map(([pattern]) => pattern)));
  MODE_WORDS.set(words, known);
  return known;
}

/** Things that are called after what they show. */
const CALLED_AFTER: ReadonlySet<string> = new Set(['museum', 'gallery', 'park', 'theme_park', 'bridge', 'market']);
const MAX_ARTICLE_CHARS = 4;

/** In "railway museum" and "museo del tren" the way to travel is a part of the name. */
export function withoutBearers(
  fillers: ReadonlySet<string>,
  tokens: readonly { readonly word: string }[],
  concepts: readonly FoundConcept[],
  words: LanguageWords,
): ReadonlySet<string> {
  const modes = modeWordsOf(words);
  const bearers = concepts.flatMap(({ id, at, length }) => {
    if (!CALLED_AFTER.has(id)) return [];
    const behind = tokens[at + length]?.word ?? '';
    const isArticle = behind.length <= MAX_ARTICLE_CHARS && /^(?:de|du|del|della|do|da|des|der)$/.test(behind);
    return [tokens[at - 1]?.word, isArticle ? tokens[at + length + 1]?.word : undefined].filter(
      (word): word is string => word !== undefined && modes.has(word),
    );
  });
  return bearers.length > 0 ? new Set([...fillers].filter((word) => !bearers.includes(word))) : fillers;
}
