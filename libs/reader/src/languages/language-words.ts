import type { Language, TravelMode, WishKind } from '@app/contracts';
import type { RouteChangeWords } from './route-change-words.js';

/**
 * Source of a pattern over folded text (lower case, no accents), bounded by word ends when compiled.
 *
 * Placeholders: `{N}` a number, `{T}` a time of day, `{M}` a month with or without a year, `{W}` a weekday, `{D}` a day and month as
 * digits and words, `{.}` up to forty characters of the same clause. Each of the first five is a capturing group.
 */
export type Pattern = string;

/** A span of days of the year as MM-DD, both ends included; it may cross New Year. */
export type YearSpan = readonly [from: string, to: string];

/** Days around the n-th weekday (Monday is 1) of a month (1 to 12); -1 is the last. */
export interface WeekdaySpan {
  readonly month: number;
  readonly weekday: number;
  readonly nth: number;
  readonly from: number;
  readonly to: number;
}

export interface CalendarWords {
  /** January to December; alternatives separated by `|`, the full name first. */
  readonly months: readonly string[];
  /** Monday to Sunday, likewise. */
  readonly weekdays: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  /** Parts of a month: the pattern holds one `{M}`; days of the month, 0 is the last. */
  readonly monthParts: readonly (readonly [pattern: Pattern, fromDay: number, toDay: number])[];
  readonly seasons: readonly (readonly [pattern: Pattern, span: YearSpan])[];
  /** Feasts by name; days relative to Easter Sunday, or a fixed span. */
  readonly feasts: readonly (readonly [pattern: Pattern, span: YearSpan | readonly [fromEaster: number, toEaster: number]])[];
  /** School holidays, long weekends and the days around feasts, by the names that people give them. */
  readonly holidays: readonly (readonly [pattern: Pattern, span: YearSpan | readonly [fromEaster: number, toEaster: number] | WeekdaySpan])[];
  /** What joins two months or parts to one span: "or", "to", "and". */
  readonly joins: Pattern;
  /** What stands before a month that is meant as a window: "in", "im", "sometime in". */
  readonly before: Pattern;
  readonly weekend: Pattern;
  readonly longWeekend: Pattern;
  /** What joins two weekdays to a span: "to", "-". */
  readonly weekdayTo: Pattern;
  readonly nights: Pattern;
  readonly days: Pattern;
  readonly weeks: Pattern;
  /** Left of a month that is no time of the trip: "before I turn 40, which is in", "my birthday is in". */
  readonly limit: Pattern;
  /** "around", before a date. */
  readonly around: Pattern;
  readonly between: readonly [before: Pattern, middle: Pattern];
  /** Beside two dates between which a shorter trip may lie: "any five nights during"; behind them "within that". */
  readonly openDates: { readonly before: Pattern; readonly behind: Pattern };
  readonly cheapest: Pattern;
  readonly bestWeather: Pattern;
  /** Dates do not matter. */
  readonly anyDates: Pattern;
  /** Lengths without a count of days, weeks or nights, as the fewest and most days: "a fortnight", "paar Tage", "une dizaine de jours". */
  readonly lengths: readonly (readonly [pattern: Pattern, minDays: number, maxDays: number])[];
  /** What joins two counts to one length: "5 or 6 days". */
  readonly rangeOf: Pattern;
  /** Left of a span that is over or holds for every year, such as "we were there in". */
  readonly past: Pattern;
  readonly nextYear: Pattern;
  /** First to fourth, and last: the weekends of a month are counted. */
  readonly ordinals: readonly Pattern[];
  /** Words of a sentence whose weekdays are those of work, not of the trip. */
  readonly work: Pattern;
}

export interface PeopleWords {
  /** Source for one grown-up beside the writer, such as "my wife". */
  readonly companion: Pattern;
  /** One grown-up of the family or a friend, without a word of possession: "nonna, mamma ed io". */
  readonly relative: Pattern;
  /** A husband or wife, or a romance: who speaks of one travels with them. */
  readonly spouse: Pattern;
  /** Source for two grown-ups at once, such as "my parents". */
  readonly pair: Pattern;
  /** Source for grown-ups that are counted: friends, sisters, mates. */
  readonly counted: Pattern;
  readonly adults: Pattern;
  readonly children: Pattern;
  /** One child beside the writer: "our son". */
  readonly child: Pattern;
  /** `{N}` people in all, the writer included. */
  readonly total: readonly Pattern[];
  readonly together: readonly (readonly [pattern: Pattern, people: number])[];
  /** A word for two or more children of one age. */
  readonly twins: Pattern;
  readonly triplets: Pattern;
  /** Before one more grown-up who is not in the count: "4 of us plus grandad". */
  readonly onTop: Pattern;
  /** Somebody of the family as the subject of a sentence, who travels where the writer says "we": "Mum is nearly blind". */
  readonly subject: Pattern;
  readonly couple: Pattern;
  readonly solo: Pattern;
  /** The writer: "I", "me". */
  readonly self: Pattern;
  readonly we: Pattern;
  /** `{N}` couples. */
  readonly couples: Pattern;
  readonly family: Pattern;
  /** Grown-ups of a family without a word of possession: "dad and his son". */
  readonly parent: Pattern;
  readonly parents: Pattern;
  /** One child without a word of possession: "our son and daughter". */
  readonly offspring: Pattern;
  /** Behind an age that stands for a child: "a six-year-old". */
  readonly yearOld: Pattern;
  /** Behind the age of a baby. */
  readonly months: Pattern;
  /** Ages of children beside a number. */
  readonly years: Pattern;
  readonly and: Pattern;
  /** The writer as one of a row of people: "my wife and I", "me and Dave". */
  readonly writer: Pattern;
  /** Before a relation: "my", "his". */
  readonly possessive: Pattern;
  /** Before a name: "little", "der kleine", "o". */
  readonly little: Pattern;
  /** Between a person and an age: "who is", "qui a". */
  readonly aged: Pattern;
  /** Between the people and their sum: "so", "o sea". */
  readonly so: Pattern;
  /** Children who do not come along, with those who mind them: "the kids stay with grandma", "sin niños". */
  readonly leftBehind: Pattern;
  /** The writer does not come along: "not me". */
  readonly withoutWriter: Pattern;
  /** Before those whom the trip is for: "for". */
  readonly forWhom: Pattern;
  /** Behind money, `{N}` people who share it: "£900 for three". */
  readonly paid: Pattern;
  /** `{N}` people as a sum: "so 4", "4 in total". */
  readonly inAll: Pattern;
  /** Two people by pronouns: "him and me". */
  readonly pronounPair: Pattern;
  /** Two more people: "another couple". */
  readonly otherCouple: Pattern;
  /** Others as one of a row of people: "she, my wife and me". */
  readonly others: Pattern;
  /** The writer and nobody else: "only me". */
  readonly onlyWriter: Pattern;
  /** Ages of grown-ups, which wish nothing: "both early 60s". */
  readonly ages: Pattern;
  /** Behind those who go without the writer: "my parents want to see". */
  readonly goes: Pattern;
}

export interface RouteWords {
  /** Left of where somebody lives: "a couple in". */
  readonly homeOfPeople: Pattern;
  /** Left of where the writers say that they are: "we're in". */
  readonly weAreIn: Pattern;
  /** Left of where somebody was long ago: "was a Navy kid in". */
  readonly past: Pattern;
  /** Left of where somebody else comes from: "visiting from". */
  readonly comingFrom: Pattern;
  /** Directly left of the place where the trip starts. */
  readonly origin: Pattern;
  /** Words of leaving with a date or the like before "from", where that word alone says little: "saímos quinta 4 de fevereiro de". */
  readonly leaving: readonly [verb: Pattern, from: Pattern];
  /** Directly left of a place that is only passed: "via", "with a change in". */
  readonly via: Pattern;
  /** Directly left of a stop that gets a share of the days: "half the week in". */
  readonly share: Pattern;
  /** Directly left of the last place, from where the way home begins. */
  readonly returnFrom: Pattern;
  /** Directly right of such a place ("Stuttgart ab 2. August"). */
  readonly originAfter: Pattern;
  /** Directly left of a place that the trip goes to. */
  readonly destination: Pattern;
  readonly startAt: Pattern;
  /** Between two stops of one list: "then", "and", "after that". */
  readonly then: Pattern;
  /** Left of a place visited from another stop: "a day in", "day trip to". */
  readonly dayTrip: Pattern;
  /** Right of such a place: "for a day", "one day". */
  readonly dayTripAfter: Pattern;
  readonly atLeast: Pattern;
  /** Adverbs between a place and its nights. */
  readonly filler: Pattern;
  readonly near: Pattern;
  readonly each: Pattern;
  readonly lastNight: Pattern;
  readonly inThatOrder: Pattern;
  readonly oneBase: Pattern;
  readonly ownWayThere: Pattern;
  /** Directly left of a stop that comes a second time: "back to". */
  readonly again: Pattern;
  /** Beside a place that the trip must not go to: "not", "already been to"; behind it "we know by heart", "ya lo conocemos"; `nor` goes on with the next. */
  readonly refused: { readonly before: Pattern; readonly after: Pattern; readonly nor: Pattern };
  readonly or: Pattern;
}

export interface WaysWords {
  readonly modes: readonly (readonly [pattern: Pattern, mode: TravelMode])[];
  /** Vessels that are mostly outings and a way only in a list of ways. */
  readonly boats: Pattern;
  /** Directly left of a mode: "by", "with the". */
  readonly by: Pattern;
  /** Left of modes that are refused. */
  readonly not: Pattern;
  /** Right of modes that are refused: "is out", "kommt nicht infrage". */
  readonly notBehind: Pattern;
  /** Right of modes of which only some are refused: "no flights after nine". */
  readonly limited: Pattern;
  /** Beside modes for every way of the trip: "the whole way", "alles". */
  readonly everyWay: Pattern;
  /** Directly left of a mode of the way home, and directly right of it. */
  readonly homeward: readonly [before: Pattern, behind: Pattern];
  /** Directly left of a mode of the way there, and directly right of it. */
  readonly outward: readonly [before: Pattern, behind: Pattern];
  /** Near a mode of both ways: "there and back". */
  readonly roundTrip: Pattern;
  /** A clause that refuses a mode altogether: "I don't fly". */
  readonly never: readonly (readonly [pattern: Pattern, modes: readonly TravelMode[]])[];
  readonly between: Pattern;
  readonly ownCar: Pattern;
  readonly rentalCar: Pattern;
  readonly noCar: Pattern;
  readonly direct: Pattern;
  readonly oneStop: Pattern;
}

/** A wish whose words hold a time or a count; `{T}` and `{N}` are the groups. */
export type TimedWish = readonly [kind: WishKind, pattern: Pattern, value?: number];

export interface WishWords {
  readonly timed: readonly TimedWish[];
  /** Those that are only meant on a trip of one day. */
  readonly dayOut: readonly TimedWish[];
  /** Rows `concept: word, other word, begin*`; see the concepts. */
  readonly concepts: string;
  /** Words of a clause that say nothing of what is wished: articles, pronouns, verbs of wishing. */
  readonly fillers: string;
  readonly wishing: Pattern;
  readonly must: Pattern;
  readonly everyDay: Pattern;
  /** Words of coming back. */
  readonly back: Pattern;
  /** Words that only an accent tells from another, by their spelling in lower case: "marché" is no "marche". */
  readonly spelled: Readonly<Record<string, string>>;
  readonly not: Pattern;
  /** A refusal behind what is refused, at the end of a clause: "museums we can skip", "motoneige non". */
  readonly notBehind: Pattern;
  /** What the writers say of themselves or of the request, which asks for nothing: "no idea what it costs", "that is important to us". */
  readonly comment: Pattern;
  /** What follows says when or why, not what: "the hunting lodge if it fits". */
  readonly condition: Pattern;
  /** What a thing begins with that is named for itself. */
  readonly article: Pattern;
  /** Words in which people speak of themselves; what they want to see is named without. */
  readonly talking: string;
  readonly eat: Pattern;
  readonly and: Pattern;
  /** Left of a list of things that the traveller leaves to us. */
  readonly youChoose: Pattern;
  /** Money does not matter. */
  readonly anyBudget: Pattern;
  /** The destination is left open. */
  readonly anyPlace: Pattern;
  /** What stands before a time in the evening or noon by name. */
  readonly clock: readonly (readonly [word: string, time: string])[];
  readonly half: Pattern;
  /** "half nine" is 8:30 in German, 9:30 in English. */
  readonly halfMinutes: number;
}

/** Words for money that differ by language. */
export interface MoneyWords {
  readonly perPerson: Pattern;
  readonly currencies: Readonly<Record<string, string>>;
}

/** Everything that is read in one language. */
export interface LanguageWords {
  readonly code: Language;
  /** Frequent words by which the language is recognised. */
  readonly common: string;
  readonly calendar: CalendarWords;
  readonly people: PeopleWords;
  readonly route: RouteWords;
  readonly ways: WaysWords;
  readonly wishes: WishWords;
  readonly money: MoneyWords;
  readonly routeChange: RouteChangeWords;
}
