import type { Language, ParsedRequest, PendingQuestion } from '@app/contracts';
import { MAX_TRIP_DAYS, addDays } from '@app/contracts';
import { formatDate, message } from '@app/messages';
import { todayOf } from '../dates/calendar.js';
import { MAX_PEOPLE_OF_A_KIND, isLeftToUs, openFields } from './open-fields.js';
import type { OpenField } from './open-fields.js';
import { needsWay } from './needs-way.js';
import type { PlaceIndex } from '../places/place-index.js';

export interface QuestionOptions {
  /** ISO date or date-time. */
  readonly now: string;
  readonly timezone?: string;
  /** BCP 47 tag of the client; the language of the request comes first. */
  readonly locale?: string;
  /** ISO 4217; named in the question for the budget. */
  readonly currency?: string;
  /** `required` asks for what no plan can do without; `helpful` adds origin, destination and travellers while something is asked anyway. */
  readonly ask?: 'required' | 'helpful';
  /** The trip starts there unless something else is said, so nobody is asked for the origin. */
  readonly hasHomeAirport?: boolean;
  /** Where the countries of destinations are looked up; without it only countries and regions are known. */
  readonly places?: PlaceIndex;
}

const LANGUAGES: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt']);

/** The language that a person is asked in: the one they wrote in, else the one of their client. */
export function languageOf({ language }: Pick<ParsedRequest, 'language'>, locale?: string | null): Language {
  const own = (locale ?? '').toLowerCase().split('-')[0] ?? '';
  return language ?? (LANGUAGES.has(own) ? (own as Language) : 'en');
}

interface Asking {
  readonly language: Language;
  readonly locale: string | undefined;
  readonly trip: string;
}

const dateIn = ({ language, locale }: Asking, iso: string): string => formatDate(language, iso, locale);

/** What is known, as the head of a question: "the 5-day trip to Tokyo". */
const tripName = (language: Language, { destinations, durationDays }: ParsedRequest): string =>
  message(language, 'trip.name', { days: durationDays ?? 0, places: destinations.length > 0 ? destinations.slice(0, 3).join(', ') : 'none' });

function dateQuestion(parsed: ParsedRequest, field: 'travelStartDate' | 'travelEndDate', today: string, asking: Asking): PendingQuestion {
  const { language, trip } = asking;
  const start = parsed.travelStartDate !== null && parsed.travelStartDate >= today ? parsed.travelStartDate : null;
  if (field === 'travelStartDate') {
    const end = parsed.durationDays === null ? parsed.travelEndDate : null;
    const question = end ? message(language, 'ask.start_until', { trip, end: dateIn(asking, end) }) : message(language, 'ask.start', { trip });
    return { field, question, type: 'date', required: true, min: today, example: addDays(today, 30) };
  }
  const min = start ?? today;
  const question = start ? message(language, 'ask.end_known_start', { trip, start: dateIn(asking, start) }) : message(language, 'ask.end', { trip });
  const limits = start ? { min, max: addDays(start, MAX_TRIP_DAYS - 1) } : { min };
  return { field, question, type: 'date', required: true, ...limits, example: addDays(start ?? addDays(today, 30), 4) };
}

function budgetQuestion(parsed: ParsedRequest, currency: string | undefined, { language, trip }: Asking): PendingQuestion {
  const code = parsed.currency ?? currency;
  return {
    field: 'budget',
    question: message(language, 'ask.budget', { trip, people: parsed.travellers ?? 0, currency: code ?? 'none' }),
    type: 'number',
    required: true,
    min: 1,
    example: `1500${code ? ` ${code}` : ''}`,
  };
}

function questionFor(parsed: ParsedRequest, field: OpenField, options: QuestionOptions, asking: Asking): PendingQuestion {
  if (field === 'travelStartDate' || field === 'travelEndDate') return dateQuestion(parsed, field, todayOf(options.now, options.timezone), asking);
  if (field === 'budget') return budgetQuestion(parsed, options.currency, asking);
  return {
    field,
    question: message(asking.language, field === 'adults' ? 'ask.too_many_adults' : 'ask.too_many_children', { max: MAX_PEOPLE_OF_A_KIND }),
    type: 'number',
    required: true,
    min: field === 'adults' ? 1 : 0,
    max: MAX_PEOPLE_OF_A_KIND,
  };
}

function helpful(parsed: ParsedRequest, { hasHomeAirport }: QuestionOptions, { language }: Asking): PendingQuestion[] {
  const isOpenPlace = parsed.destinationHint === null && !isLeftToUs(parsed, 'destinationHint');
  const hasOrigin = parsed.originCity !== null || parsed.originIata !== null || Boolean(hasHomeAirport);
  const needsOrigin = !hasOrigin && !isLeftToUs(parsed, 'originCity') && !parsed.route?.ownWayThere;
  const isOpenParty = parsed.travellers === null && parsed.adults === null && !isLeftToUs(parsed, 'adults');
  const questions: (PendingQuestion | null)[] = [
    isOpenPlace ? { field: 'destinationHint', question: message(language, 'ask.destination'), type: 'text', required: false, example: 'Lisbon' } : null,
    needsOrigin ? { field: 'originCity', question: message(language, 'ask.origin'), type: 'text', required: false, example: 'Zurich' } : null,
    isOpenParty ? { field: 'adults', question: message(language, 'ask.adults'), type: 'number', required: false, min: 1, max: MAX_PEOPLE_OF_A_KIND } : null,
  ];
  return questions.filter((question): question is PendingQuestion => question !== null);
}

/** The way from home is part of a plan, so that its beginning is worth a question even where everything else is known. */
const ORIGIN_FIELD = 'originCity';

/**
 * One typed question for each open field and for nothing that was said, in the language of the request; empty when a plan can be made.
 *
 * What the traveller left open (dates in a window, "you choose") is not asked.
 */
export function questionsFor(parsed: ParsedRequest, options: QuestionOptions): PendingQuestion[] {
  const language = languageOf(parsed, options.locale);
  const asking: Asking = { language, locale: options.locale, trip: tripName(language, parsed) };
  const needed = openFields(parsed, todayOf(options.now, options.timezone)).map((field) => questionFor(parsed, field, options, asking));
  if (options.ask !== 'helpful') return needed;
  const others = helpful(parsed, options, asking);
  return needed.length > 0 ? [...needed, ...others] : others.filter(({ field }) => field === ORIGIN_FIELD && needsWay(parsed, options));
}
