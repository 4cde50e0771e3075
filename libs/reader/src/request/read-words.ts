import { takeConstraints } from '../constraints/read-constraints.js';
import type { SaidConstraints } from '../constraints/read-constraints.js';
import { todayOf } from '../dates/calendar.js';
import { takeAbsoluteDates } from '../dates/absolute-dates.js';
import type { DateMention } from '../dates/date-mention.js';
import { takeFeastDays } from '../dates/feast-days.js';
import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { readDates, takeOtherDates } from '../dates/read-dates.js';
import type { SaidDates } from '../dates/read-dates.js';
import { takeDuration } from '../dates/read-duration.js';
import type { SaidDuration } from '../dates/read-duration.js';
import { readInterests } from '../interests/read-interests.js';
import { takeBudget } from '../money/read-budget.js';
import type { SaidBudget } from '../money/read-budget.js';
import { NOBODY, namedPeople } from '../party/people-rows.js';
import type { NamedPeople } from '../party/people-rows.js';
import { readPlaces } from '../places/read-places.js';
import type { SaidPlaces } from '../places/read-places.js';
import { publicPlaces } from '../places/resolve-place.js';
import type { ReadOptions } from '../reading.js';
import { Scan } from '../text/scan.js';
import { takeTravellers } from '../travellers/read-travellers.js';
import type { SaidTravellers } from '../travellers/read-travellers.js';

/** Everything one message says, before it is laid over what was known. */
export interface SaidWords {
  readonly dates: SaidDates | null;
  readonly duration: SaidDuration | null;
  readonly travellers: SaidTravellers | null;
  readonly budget: SaidBudget | null;
  readonly places: SaidPlaces;
  readonly constraints: SaidConstraints;
  readonly interests: readonly string[];
  /** What nobody understood; a bare answer is found here. */
  readonly rest: Scan;
  /** Dates that name their month, in order of the text. */
  readonly named: readonly DateMention[];
  /** People by name; nobody where the language is not known. */
  readonly people: NamedPeople;
}

/** Names of carriers hold names of places: "Alaska Airlines" is no trip to Alaska. */
const CARRIER = /\b(?:\w+ ){1,2}(?:airlines?|airways|air lines)\b|\bair (?:france|canada|india|china|berlin|new zealand|europa)\b|\bdelta(?= flight)/g;
const CLOCK_TIME =
  /\b(?:at |by |around |um |a las? |a )?\d{1,2}(?:[:.h]\d{2})? ?(?:[ap]\.?m\b\.?|o'clock|uhr|heures?|h\b)|\b\d{1,2}:\d{2}\b|\b(?:at |by )?\d{1,2} (?:in the|o'clock in the) (?:morning|afternoon|evening|night)\b|\bquarter (?:past|to) \w+|\bhalf past \w+|\b(?:in the )?morning \d{1,2}\b/g;
const STARS =
  /\b(?:\d(?:\.\d)?|one|two|three|four|five)[- ]stars?\b|\b\d\.\d(?: or (?:more|higher|above))? ratings?\b|\brating (?:of )?(?:at least |minimum )?\d(?:\.\d)?/g;

const ONE_WRITER = /\b(?:i|i'm|i'll|i'd|my|ich|je|yo)\b/;
const SEVERAL = /\b(?:we|us|our|ours|we're|we'll|we'd|kids?|child(?:ren)?|family|friends?|group|party|everyone|wir|uns|nous|notre|nosotros|nuestr\w+)\b/;

/** Who gives dates and a budget and only ever says "I" travels alone; anything less is left open. */
function loneWriter(scan: Scan, dates: SaidDates | null, budget: SaidBudget | null): SaidTravellers | null {
  const found = scan.folded.match(ONE_WRITER);
  if (!found || !dates?.start || !budget || SEVERAL.test(scan.folded)) return null;
  return {
    travellers: 1,
    adults: 1,
    children: null,
    childrenAges: null,
    isImplied: true,
    words: scan.words(found.index ?? 0, (found.index ?? 0) + found[0].length),
  };
}

function takeNoise(scan: Scan): void {
  for (const pattern of [CLOCK_TIME, STARS, CARRIER]) for (const { start, end } of scan.findAll(pattern)) scan.take(start, end);
}

/** "My wife and me, Rome 4-8 June": the day of a date is nobody's age. */
function withoutDates(folded: string, named: readonly DateMention[]): string {
  const units = Array.from({ length: folded.length }, (_, i) => folded.charAt(i));
  for (const { start, end } of named) units.fill('\u0001', start, end);
  return units.join('');
}

/** Reads one message on its own; the most explicit forms go first and leave their numbers to nobody else. */
export function readWords(text: string, options: ReadOptions, language?: LanguageWords): SaidWords {
  const scan = new Scan(text);
  const { previous } = options;
  const named = [...takeAbsoluteDates(scan, options.locale), ...takeFeastDays(scan)];
  takeNoise(scan);
  const budget = takeBudget(scan, options.currency);
  const found = takeOtherDates(scan, named);
  const duration = takeDuration(scan);
  if (language) for (const { start, end } of scan.findAll(compile(language, language.people.leftBehind))) scan.take(start, end);
  const travellers = takeTravellers(scan);
  const asked = options.asked ?? [];
  const dates = readDates(scan, found, {
    today: todayOf(options.now, options.timezone),
    knownStart: previous?.travelStartDate ?? null,
    onlyEndAsked: asked.includes('travelEndDate') && !asked.includes('travelStartDate'),
    nights: duration?.nights ?? (previous?.durationDays == null ? null : previous.durationDays - 1),
  });
  const interests = readInterests(scan);
  const constraints = takeConstraints(scan);
  const index = options.places ?? publicPlaces();
  const people = language ? namedPeople(scan.text, withoutDates(scan.folded, named), language, index) : NOBODY;
  for (const [start, end] of people.taken) scan.take(start, end);
  const places = readPlaces(scan, index, language);
  return {
    dates,
    duration,
    travellers: travellers ?? (previous ? null : loneWriter(scan, dates, budget)),
    budget,
    places,
    constraints,
    interests,
    rest: scan,
    named,
    people,
  };
}
