import { z } from 'zod';
import { RequestError, ThreadId, UserRequest, UserRequestFields, personText } from '@app/contracts';
import type { FieldIssue } from '@app/contracts';
import { wordsOfIssue } from './issue-words.js';

/** What commander read, not yet judged. */
export interface RawPlanOptions {
  readonly threadId?: string;
  readonly request?: string;
  readonly userId?: string;
  readonly origin?: string;
  readonly destinationHint?: string;
  readonly destinationCity?: string;
  readonly destinationIata?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly budget?: string;
  readonly currency?: string;
  readonly adults?: string;
  readonly children?: string;
  readonly interests?: string;
  readonly review?: string;
  readonly timeout: string;
  readonly json?: boolean;
  readonly log?: boolean;
  readonly watch?: boolean;
}

export type RequestFields = Partial<z.input<typeof UserRequestFields>>;

/** A checked command line. `fields` are fields of a request; the text of a request is apart. */
export interface PlanFlags {
  readonly threadId: string | null;
  readonly text: string | null;
  readonly fields: RequestFields;
  readonly review: 'auto' | 'required' | null;
  readonly timeoutMs: number;
  readonly json: boolean;
  readonly log: boolean;
  /** Shows thoughts, tools and results as they come. */
  readonly watch: boolean;
}

/** What sets a field of a body on the command line, for messages and hints. */
export const FLAG_OF_FIELD: Readonly<Record<string, string>> = {
  threadId: '--thread-id',
  review: '--review',
  naturalLanguage: 'text',
  userId: '--user-id',
  requestText: '--request',
  originIata: '--origin',
  originCity: '--origin',
  destinationHint: '--destination-hint',
  destinationCityCode: '--destination-city',
  destinationIata: '--destination-iata',
  travelStartDate: '--start-date',
  travelEndDate: '--end-date',
  budget: '--budget',
  currency: '--currency',
  adults: '--adults',
  children: '--children',
  interests: '--interests',
};

const MS_PER_SECOND = 1_000;
const MAX_TIMEOUT_SECONDS = 86_400;
const IATA = /^[A-Z]{3}$/;
const TimeoutSeconds = z.coerce.number({ error: 'must be a number of seconds' }).positive().max(MAX_TIMEOUT_SECONDS);
const Review = z.enum(['auto', 'required'], { error: 'must be auto or required' });

/**
 * The command line, every value checked by the rules of the interface.
 *
 * @throws {RequestError} VALIDATION_ERROR naming every flag that cannot be used.
 */
export function readPlanFlags(words: readonly string[], options: RawPlanOptions): PlanFlags {
  const text = words.join(' ').trim() || options.request?.trim() || null;
  const fields = readFields(options);
  const threadId = ThreadId.nullable().safeParse(options.threadId ?? null);
  const timeoutSeconds = TimeoutSeconds.safeParse(options.timeout);
  const review = Review.nullable().safeParse(options.review ?? null);
  const issues = [
    ...issuesOf('--thread-id', threadId),
    ...issuesOf('text', personText.nullable().safeParse(text)),
    ...issuesOf('--timeout', timeoutSeconds),
    ...issuesOf('--review', review),
    ...fieldIssues(fields),
  ];
  if (issues.length > 0 || !threadId.success || !timeoutSeconds.success || !review.success)
    throw new RequestError('VALIDATION_ERROR', 'The command line cannot be used', firstOfEach(issues));
  if (text === null && threadId.data === null && answersOf(fields) === null)
    throw new RequestError('VALIDATION_ERROR', 'Say what to plan, such as: ./navigo plan "5 days in Lisbon in May for two, 1500 EUR"');
  return {
    threadId: threadId.data,
    text,
    fields,
    review: review.data,
    timeoutMs: timeoutSeconds.data * MS_PER_SECOND,
    json: options.json ?? false,
    log: options.log ?? false,
    watch: options.watch ?? false,
  };
}

function readFields(options: RawPlanOptions): RequestFields {
  const { origin, interests } = options;
  const fields: RequestFields = {
    userId: options.userId,
    ...(origin !== undefined && (IATA.test(origin) ? { originIata: origin } : { originCity: origin })),
    destinationHint: options.destinationHint,
    destinationCityCode: options.destinationCity?.toUpperCase(),
    destinationIata: options.destinationIata?.toUpperCase(),
    travelStartDate: options.startDate,
    travelEndDate: options.endDate,
    budget: numberOf(options.budget),
    currency: options.currency?.toUpperCase(),
    adults: numberOf(options.adults),
    children: numberOf(options.children),
    interests: interests
      ?.split(',')
      .map((interest) => interest.trim())
      .filter(Boolean),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

// An empty value is no zero.
const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : text.trim() === '' ? Number.NaN : Number(text));

/** Every field by its own rule, and the rules between fields as soon as a whole request is there. */
function fieldIssues(fields: RequestFields): FieldIssue[] {
  const schema = isWholeRequest(fields) ? UserRequest : UserRequestFields.partial();
  const read = schema.safeParse({ requestText: 'a trip', ...fields });
  if (read.success) return [];
  return read.error.issues.map((issue) => {
    const field = String(issue.path[0]);
    const isNoNumber = Number.isNaN(Object.entries(fields).find(([name]) => name === field)?.[1]);
    return { path: FLAG_OF_FIELD[field] ?? field, message: isNoNumber ? 'must be a number, such as 2' : wordsOfIssue(issue) };
  });
}

/** True when nothing needs to be asked: dates and budget are given. */
export const isWholeRequest = (fields: RequestFields): boolean =>
  fields.travelStartDate !== undefined && fields.travelEndDate !== undefined && fields.budget !== undefined;

/** The fields as answers of a chat, null when there are none. Who the plan is for is no question, so it is none of them. */
export function answersOf({ userId: _owner, ...answers }: RequestFields): Omit<RequestFields, 'userId'> | null {
  return Object.keys(answers).length > 0 ? answers : null;
}

/** What is no date at all is no day of the calendar either; one reason for each flag is enough. */
const firstOfEach = (issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.filter(({ path }, index) => issues.findIndex((other) => other.path === path) === index);

function issuesOf(path: string, read: z.ZodSafeParseResult<unknown>): FieldIssue[] {
  return read.success ? [] : read.error.issues.map((issue) => ({ path, message: wordsOfIssue(issue) }));
}
