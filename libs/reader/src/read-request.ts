import { withShortBlanks } from '@app/contracts';
import type { Constraints, DateWindow, ParsedRequest } from '@app/contracts';
import { todayOf } from './dates/calendar.js';
import type { SaidBudget } from './money/read-budget.js';
import { publicPlaces } from './places/resolve-place.js';
import type { Evidence, ReadOptions, Reading } from './reading.js';
import { readBareNumber } from './request/bare-answer.js';
import { mergeConstraints } from './request/merge-constraints.js';
import { readWords } from './request/read-words.js';
import type { SaidWords } from './request/read-words.js';
import { budgetSaidBefore, totalOf } from './request/settle-budget.js';
import { readTrip } from './request/read-trip.js';
import { placesOfTrip, withTrip } from './request/apply-trip.js';
import { settleTrip } from './request/settle-trip.js';
import { tripDoubts } from './request/trip-doubts.js';
import { detectLanguage } from './languages/detect-language.js';
import { LANGUAGES } from './languages/languages.js';
import { weekdayDoubts } from './request/weekday-doubts.js';
import { settleDates } from './request/settle-dates.js';
import type { SettledDates } from './request/settle-dates.js';
import { settlePeople } from './request/settle-people.js';
import { placeDoubts } from './request/place-doubts.js';
import { settlePlaces } from './request/settle-places.js';
import type { SettledPlaces } from './request/settle-places.js';

/** A bare number is given to the field it can only mean, before anything is settled. */
function withBareNumber(said: SaidWords, options: ReadOptions): SaidWords {
  if (!options.previous && !options.asked) return said;
  if (said.budget || said.travellers || said.dates || said.duration) return said;
  const bare = readBareNumber(said.rest, options.asked ?? []);
  const travellers =
    bare.travellers === null
      ? null
      : { travellers: bare.travellers, adults: bare.travellers, children: null, childrenAges: null, words: String(bare.travellers) };
  return { ...said, budget: bare.budget, travellers };
}

const isScoped = ({ isPerPerson, isPerCouple, isPerDay }: SaidBudget): boolean => isPerPerson || isPerCouple === true || isPerDay;

function budgetOf(
  said: SaidWords,
  options: ReadOptions,
  size: { travellers: number | null; days: number | null },
): { budget: number | null; currency: string | null } {
  const previous = options.previous ?? null;
  const source = said.budget ?? (previous ? budgetSaidBefore(previous, options.currency) : null);
  if (source && (said.budget || isScoped(source))) return { budget: totalOf(source, size), currency: source.currency ?? previous?.currency ?? null };
  return { budget: previous?.budget ?? null, currency: previous?.currency ?? null };
}

function withCityNames(constraints: Constraints | null, places: SettledPlaces, said: SaidWords): Constraints | null {
  const names = places.destinations.map(({ name }) => name);
  return names.length > 1 && !said.places.areAlternatives && constraints?.cities === undefined ? { ...constraints, cities: [...names] } : constraints;
}

type Origin = Pick<ParsedRequest, 'originCity' | 'originIata'>;
type Destination = Pick<ParsedRequest, 'destinationHint' | 'destinationCityCode' | 'destinationIata' | 'destinations'>;

const NOWHERE: Origin & Destination = {
  originCity: null,
  originIata: null,
  destinationHint: null,
  destinationCityCode: null,
  destinationIata: null,
  destinations: [],
};

/** A city the trip goes to is no sight in it. */
function withoutDestinations(constraints: Constraints | null, { destinations }: SettledPlaces): Constraints | null {
  if (!constraints?.mustSee) return constraints;
  const { mustSee, ...others } = constraints;
  const sights = mustSee.filter((sight) => !destinations.some(({ name, words }) => [name, words].includes(sight)));
  if (sights.length > 0) return { ...others, mustSee: sights };
  return Object.keys(others).length > 0 ? others : null;
}

function placesOf({ origin, destinations }: SettledPlaces, previous: ParsedRequest | null): Origin & Destination {
  const { originCity, originIata, destinationHint, destinationCityCode, destinationIata, destinations: known } = previous ?? NOWHERE;
  const [first] = destinations;
  const from: Origin = origin ? { originCity: origin.name, originIata: origin.iata } : { originCity, originIata };
  const to: Destination = first
    ? { destinationHint: first.name, destinationCityCode: first.cityCode, destinationIata: first.iata, destinations: destinations.map(({ name }) => name) }
    : { destinationHint, destinationCityCode, destinationIata, destinations: known };
  return { ...from, ...to };
}

function evidenceOf(said: SaidWords, parsed: ParsedRequest, places: SettledPlaces): Evidence[] {
  const { dates, duration, travellers, budget } = said;
  const list: (Evidence | null)[] = [
    places.origin && { field: 'originCity', value: places.origin.name, words: places.origin.words },
    ...places.destinations.map(({ name, words }) => ({ field: 'destinations', value: name, words })),
    dates?.start ? { field: 'travelStartDate', value: dates.start, words: dates.startWords } : null,
    dates?.end ? { field: 'travelEndDate', value: dates.end, words: dates.endWords } : null,
    duration && { field: 'durationDays', value: String(duration.days), words: duration.words },
    budget && { field: 'budget', value: `${parsed.budget ?? budget.amount} ${parsed.currency ?? ''}`.trim(), words: budget.words },
    travellers && { field: 'travellers', value: String(parsed.travellers ?? parsed.children ?? ''), words: travellers.words },
    ...said.interests.map((interest) => ({ field: 'interests', value: interest, words: interest })),
  ];
  return [...list.filter((one): one is Evidence => one !== null), ...said.constraints.evidence];
}

interface Settled {
  readonly dates: SettledDates;
  readonly places: SettledPlaces;
  readonly window: DateWindow | null;
}

function assemble(text: string, options: ReadOptions, said: SaidWords, { dates, places, window }: Settled): ParsedRequest {
  const previous = options.previous ?? null;
  // An amount per day needs the days of a trip whose dates are open too.
  const days = dates.durationDays ?? (window ?? previous?.dateWindow)?.minDays ?? null;
  const people = settlePeople(said.travellers, previous);
  const where = placesOf(places, previous);
  return {
    requestText: previous ? `${previous.requestText}\n${text}` : text,
    ...where,
    travelStartDate: dates.start,
    travelEndDate: dates.end,
    durationDays: dates.durationDays,
    ...budgetOf(said, options, { travellers: people.travellers, days }),
    ...people,
    interests: [...new Set([...(previous?.interests ?? []), ...said.interests])],
    constraints: withCityNames(mergeConstraints(withoutDestinations(said.constraints.constraints, places), previous), places, said),
  };
}

/**
 * What a message says about a trip, nothing invented: every field it does not speak of is null or empty.
 *
 * With `previous` the message is a further turn: corrections win, a bare answer goes to what was asked, and `requestText` grows
 * by a line; otherwise `requestText` is the text as given. Dates are calendar days, both ends part of the trip; `budget` is the
 * total for everybody. Pure and deterministic; the first call loads the world's place names (about a second).
 */
export function readRequest(asGiven: string, options: ReadOptions): Reading {
  const text = withShortBlanks(asGiven);
  const previous = options.previous ?? null;
  const today = todayOf(options.now, options.timezone);
  const language = previous?.language ?? detectLanguage(text) ?? 'en';
  const words = withBareNumber(readWords(text, options, LANGUAGES[language]), options);
  const trip = readTrip({ said: words, text, language, today, previous });
  const said = withTrip(words, trip, previous === null);
  const dates = settleDates(said, previous, today, language);
  const settled = settlePlaces(said.places, { previous, asked: options.asked ?? [], text, places: options.places ?? publicPlaces() });
  const places = placesOfTrip(settled, trip, words, previous === null);
  const plain = assemble(asGiven, options, said, { dates, places, window: trip.window });
  const parsed = { ...plain, ...settleTrip(trip, plain, previous) };
  const asked = options.asked ?? [];
  const doubts = [...(dates.contradictions.length > 0 ? [] : weekdayDoubts(said, language, asked)), ...placeDoubts(places, parsed, said.rest, asked)];
  // Who answers a question about a doubt settles it, whatever else the answer says.
  const ofTrip = tripDoubts(trip, parsed).filter(({ field }) => !asked.includes(field));
  return { parsed, evidence: evidenceOf(said, parsed, places), contradictions: [...dates.contradictions, ...ofTrip, ...doubts] };
}
