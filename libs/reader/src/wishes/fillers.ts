import type { LanguageWords } from '../languages/language-words.js';

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
    'budget max total',
  ].flatMap((pattern) => pattern.replace(/\\p\{L\}|\\[a-z]/g, ' ').match(/\p{L}{2,}/gu) ?? []);

const FILLERS = new Map<LanguageWords, ReadonlySet<string>>();
/** Words of a clause that name nothing: those of the language, and what dates, ways and people are said with. */
export function fillersOf(words: LanguageWords): ReadonlySet<string> {
  const known = FILLERS.get(words) ?? new Set([words.wishes.fillers, ...joiningWords(words)].join(' ').split(/[\s'’-]+/));
  FILLERS.set(words, known);
  return known;
}
