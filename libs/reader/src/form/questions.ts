import type { ParsedRequest, PendingQuestion } from '@app/contracts';
import { MAX_TRIP_DAYS, addDays } from '@app/contracts';
import { todayOf } from '../dates/calendar.js';
import { MAX_PEOPLE_OF_A_KIND, openFields } from './open-fields.js';
import type { OpenField } from './open-fields.js';

export interface QuestionOptions {
  /** ISO date or date-time. */
  readonly now: string;
  readonly timezone?: string;
  /** ISO 4217; named in the question for the budget. */
  readonly currency?: string;
  /** `required` asks for what no plan can do without; `helpful` adds origin, destination and travellers while something is asked anyway. */
  readonly ask?: 'required' | 'helpful';
  /** The trip starts there unless something else is said, so nobody is asked for the origin. */
  readonly hasHomeAirport?: boolean;
}

/** What is known, as the head of a question: "5 days in Tokyo". */
function tripName({ destinations, durationDays }: ParsedRequest): string {
  const where = destinations.length > 0 ? ` to ${destinations.slice(0, 3).join(', ')}` : '';
  return `the ${durationDays ? `${durationDays}-day ` : ''}trip${where}`;
}

function dateQuestion(parsed: ParsedRequest, field: 'travelStartDate' | 'travelEndDate', today: string): PendingQuestion {
  const start = parsed.travelStartDate !== null && parsed.travelStartDate >= today ? parsed.travelStartDate : null;
  if (field === 'travelStartDate') {
    const until = parsed.travelEndDate && parsed.durationDays === null ? `, which ends on ${parsed.travelEndDate},` : '';
    return { field, question: `On which day does ${tripName(parsed)}${until} start?`, type: 'date', required: true, min: today, example: addDays(today, 30) };
  }
  const min = start ?? today;
  const question = start ? `On which day does ${tripName(parsed)} that starts on ${start} end?` : `And on which day does ${tripName(parsed)} end?`;
  const limits = start ? { min, max: addDays(start, MAX_TRIP_DAYS - 1) } : { min };
  return { field, question, type: 'date', required: true, ...limits, example: addDays(start ?? addDays(today, 30), 4) };
}

function budgetQuestion(parsed: ParsedRequest, currency: string | undefined): PendingQuestion {
  const code = parsed.currency ?? currency;
  const people = parsed.travellers === null || parsed.travellers === 1 ? '' : ` for all ${parsed.travellers} travellers`;
  return {
    field: 'budget',
    question: `How much may ${tripName(parsed)} cost in total${people}${code ? `, in ${code}` : ''}?`,
    type: 'number',
    required: true,
    min: 1,
    example: `1500${code ? ` ${code}` : ''}`,
  };
}

function questionFor(parsed: ParsedRequest, field: OpenField, options: QuestionOptions): PendingQuestion {
  if (field === 'travelStartDate' || field === 'travelEndDate') return dateQuestion(parsed, field, todayOf(options.now, options.timezone));
  if (field === 'budget') return budgetQuestion(parsed, options.currency);
  const who = field === 'adults' ? 'adults' : 'children';
  return {
    field,
    question: `One plan holds up to ${MAX_PEOPLE_OF_A_KIND} ${who}. For how many of your group is this one?`,
    type: 'number',
    required: true,
    min: field === 'adults' ? 1 : 0,
    max: MAX_PEOPLE_OF_A_KIND,
  };
}

function helpful(parsed: ParsedRequest, { hasHomeAirport }: QuestionOptions): PendingQuestion[] {
  const questions: (PendingQuestion | null)[] = [
    parsed.destinationHint === null
      ? {
          field: 'destinationHint',
          question: 'Where would you like to go? A city, a country, or leave it open.',
          type: 'text',
          required: false,
          example: 'Lisbon',
        }
      : null,
    parsed.originCity === null && parsed.originIata === null && !hasHomeAirport
      ? { field: 'originCity', question: 'Where do you start from?', type: 'text', required: false, example: 'Zurich' }
      : null,
    parsed.travellers === null && parsed.adults === null
      ? { field: 'adults', question: 'How many adults travel?', type: 'number', required: false, min: 1, max: MAX_PEOPLE_OF_A_KIND }
      : null,
  ];
  return questions.filter((question): question is PendingQuestion => question !== null);
}

/** One typed question for each open field and for nothing that was said; empty when a plan can be made. */
export function questionsFor(parsed: ParsedRequest, options: QuestionOptions): PendingQuestion[] {
  const needed = openFields(parsed, todayOf(options.now, options.timezone)).map((field) => questionFor(parsed, field, options));
  return needed.length > 0 && options.ask === 'helpful' ? [...needed, ...helpful(parsed, options)] : needed;
}
