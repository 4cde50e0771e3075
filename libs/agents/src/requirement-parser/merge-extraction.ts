import { Constraints, IsoDate, MAX_BUDGET, ParsedRequest, daysBetween } from '@app/contracts';
import { bestNamed, findGuideCity } from '@app/guide';
import type { RequirementExtraction } from './requirement-parser.schema.js';
import { mentionsWish, namesCodeInText, namesPlaceInText, statesDay, statesNumber, timesStated } from './said-in-text.js';

const MAX_DAYS = 365;
const MAX_PEOPLE = 99;
const MAX_CHILD_AGE = 17;
const DAYS_PER_WEEK = 7;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** What a model adds to the reader's facts, and what of its answer was refused. */
export interface MergedRequest {
  readonly parsed: ParsedRequest;
  readonly filled: readonly string[];
  readonly refused: readonly string[];
}

type Field = keyof RequirementExtraction;
type Checks = { readonly [F in Field]: (value: NonNullable<RequirementExtraction[F]>) => boolean };

const isWhole = (value: number, min: number, max: number): boolean => Number.isInteger(value) && value >= min && value <= max;

/** Companions are named more often than counted: "with my wife", "and our daughter". */
const NAMED_ADULTS = 2;
const NAMED_CHILDREN = 1;

/** Whether the words state a number of people that the reader has no other use for; up to `unsaid` none is needed. */
function saidCounts(text: string, { travellers, durationDays }: ParsedRequest): (value: number, unsaid: number) => boolean {
  return (value, unsaid) => value <= unsaid || timesStated(text, value) > [travellers, durationDays].filter((used) => used === value).length;
}

/** Per field, whether a model's value is real and said in the words; what is only plausible is refused, because a person can be asked. */
function checksFor(text: string, read: ParsedRequest): Checks {
  const isSaidCode = (code: string): boolean => namesCodeInText(text, code);
  const isSaidDate = (date: string): boolean => IsoDate.safeParse(date).success && statesDay(text, date);
  const isSaidCount = saidCounts(text, read);
  const people = read.travellers ?? (read.adults ?? 1) + (read.children ?? 0);
  const days = read.durationDays ?? (read.travelStartDate && read.travelEndDate ? daysBetween(read.travelStartDate, read.travelEndDate) + 1 : 1);
  return {
    originIata: isSaidCode,
    originCity: (name) => namesPlaceInText(text, name),
    destinationHint: (name) => namesPlaceInText(text, name),
    destinationCityCode: isSaidCode,
    destinationIata: isSaidCode,
    destinations: (names) => names.every((name) => namesPlaceInText(text, name)),
    travelStartDate: isSaidDate,
    travelEndDate: isSaidDate,
    durationDays: (value) => isWhole(value, 1, MAX_DAYS) && statesNumber(text, [value, value - 1, value / DAYS_PER_WEEK]),
    budget: (value) => value > 0 && value <= MAX_BUDGET && statesNumber(text, [value, value / people, value / days, value / people / days]),
    currency: (code) => CURRENCIES.has(code) && (text.toUpperCase().includes(code) || /\p{Sc}/u.test(text)),
    adults: (value) => isWhole(value, 1, MAX_PEOPLE) && isSaidCount(value, NAMED_ADULTS),
    children: (value) => isWhole(value, 0, MAX_PEOPLE) && isSaidCount(value, read.travellers === null ? NAMED_CHILDREN : 0),
    childrenAges: (ages) => ages.every((age) => isWhole(age, 0, MAX_CHILD_AGE)),
    travellers: (value) => isWhole(value, 1, MAX_PEOPLE) && isSaidCount(value, NAMED_ADULTS),
    interests: (words) => words.every((word) => word.trim() !== ''),
    constraints: () => true,
  };
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The reader's facts, completed by a model where the reader found nothing and the words bear the model out. */
export function mergeExtraction(read: ParsedRequest, answer: RequirementExtraction, text: string): MergedRequest {
  const checks = checksFor(text, read);
  const filled: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const field of Object.keys(checks) as Field[]) {
    const value = answer[field];
    if (field === 'constraints' || !isEmpty(read[field]) || isEmpty(value)) continue;
    // The table has one check for each field, for values of that field.
    if ((checks[field] as (value: unknown) => boolean)(value)) filled[field] = value;
    else refused.push(field);
  }
  const wishes = withSaidSights(answer.constraints, text, read.destinationHint);
  const constraints = mergeConstraints(read.constraints, wishes);
  if (wishes?.mustSee?.length !== answer.constraints?.mustSee?.length) refused.push('constraints.mustSee');
  const parsed = ParsedRequest.safeParse({ ...read, ...filled, constraints });
  if (!parsed.success) return { parsed: read, filled: [], refused: [...refused, ...Object.keys(filled)] };
  const added = constraints !== null && read.constraints === null ? ['constraints'] : [];
  return { parsed: withoutReversedDates(parsed.data, read), filled: [...Object.keys(filled), ...added], refused };
}

type Wishes = RequirementExtraction['constraints'];

/** Keeps sights that the words mention, or that the guide has there: in the words they may have a name of another language. */
function withSaidSights(wishes: Wishes, text: string, destination: string | null): Wishes {
  if (!wishes?.mustSee) return wishes;
  const places = (destination && findGuideCity(destination)?.places) || [];
  return { ...wishes, mustSee: wishes.mustSee.filter((sight) => mentionsWish(text, sight) || bestNamed(sight, places)) };
}

function mergeConstraints(read: Constraints | null, answer: Wishes): Constraints | null {
  const said = Object.entries(answer ?? {}).filter(([field, value]) => !isEmpty(value) && isEmpty(read?.[field as keyof Constraints]));
  const valid = said.filter(([field, value]) => Constraints.safeParse({ [field]: value }).success);
  return valid.length === 0 ? read : { ...read, ...Object.fromEntries(valid) };
}

/** An end before the start is no fact of the words when a model supplied one of the two. */
function withoutReversedDates(merged: ParsedRequest, read: ParsedRequest): ParsedRequest {
  const { travelStartDate, travelEndDate } = merged;
  if (!travelStartDate || !travelEndDate || travelEndDate >= travelStartDate) return merged;
  return { ...merged, travelStartDate: read.travelStartDate, travelEndDate: read.travelEndDate };
}
