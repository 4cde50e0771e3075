import type { ParsedRequest } from '@app/contracts';
import { Constraints, CurrencyCode, IataCode, IsoDate, MAX_BUDGET } from '@app/contracts';
import { todayOf } from '../dates/calendar.js';
import { takeAbsoluteDates } from '../dates/absolute-dates.js';
import { readDates, takeOtherDates } from '../dates/read-dates.js';
import { readInterests } from '../interests/read-interests.js';
import { bareBudget, takeBudget } from '../money/read-budget.js';
import { publicPlaces } from '../places/resolve-place.js';
import type { ReadOptions } from '../reading.js';
import { totalOf } from '../request/settle-budget.js';
import { toNumber } from '../text/number-words.js';
import { Scan } from '../text/scan.js';
import { readAges } from '../travellers/read-ages.js';

/** What an answer changes, or why it cannot be taken. */
export type AnswerResult = { readonly change: Partial<ParsedRequest> } | { readonly issue: string };
export type AnswerReader = (value: unknown, parsed: ParsedRequest, options: ReadOptions) => AnswerResult;

const issue = (message: string): AnswerResult => ({ issue: message });
const MAX_NAME_CHARS = 200;
const MAX_INTERESTS = 50;

const asText = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** A whole number from a number, digits or a word; null when it is none. */
function asWhole(value: unknown): number | null {
  const number = typeof value === 'string' ? toNumber(new Scan(value.trim()).folded) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : null;
}

function dateFrom(text: string, parsed: ParsedRequest, options: ReadOptions, isEnd: boolean): string | null {
  if (IsoDate.safeParse(text).success) return text;
  const scan = new Scan(text);
  const found = takeOtherDates(scan, takeAbsoluteDates(scan, options.locale));
  const said = readDates(scan, found, { today: todayOf(options.now, options.timezone), knownStart: parsed.travelStartDate, onlyEndAsked: isEnd });
  return isEnd ? (said?.end ?? said?.start ?? null) : (said?.start ?? null);
}

const date =
  (field: 'travelStartDate' | 'travelEndDate'): AnswerReader =>
  (value, parsed, options) => {
    const text = asText(value);
    const iso = text ? dateFrom(text, parsed, options, field === 'travelEndDate') : null;
    if (!iso) return issue('must be a day of the calendar, such as 2027-05-10');
    const today = todayOf(options.now, options.timezone);
    return iso < today ? issue(`${iso} is past; today is ${today}`) : { change: { [field]: iso } };
  };

const budget: AnswerReader = (value, parsed, options) => {
  if (typeof value === 'number') return value >= 1 && value <= MAX_BUDGET ? { change: { budget: value } } : issue(`must be between 1 and ${MAX_BUDGET}`);
  const text = asText(value);
  const said = text ? (takeBudget(new Scan(text), options.currency) ?? bareBudget(new Scan(text))) : null;
  const total = said && !/-\s{0,2}\d/.test(text ?? '') ? totalOf(said, { travellers: parsed.travellers, days: parsed.durationDays }) : null;
  if (!said || total === null || total < 1) return issue('must be an amount above 0, such as 1500 EUR');
  return { change: said.currency ? { budget: total, currency: said.currency } : { budget: total } };
};

const whole =
  (field: 'adults' | 'children' | 'travellers' | 'durationDays', min: number, max: number): AnswerReader =>
  (value) => {
    const number = asWhole(value);
    return number !== null && number >= min && number <= max ? { change: { [field]: number } } : issue(`must be a whole number from ${min} to ${max}`);
  };

const place =
  (kind: 'origin' | 'destination'): AnswerReader =>
  (value, _parsed, options) => {
    const text = asText(value);
    if (!text || text.length < 2 || text.length > MAX_NAME_CHARS) return issue(`must be the name of a place, 2 to ${MAX_NAME_CHARS} characters`);
    const city = (options.places ?? publicPlaces()).resolve(text);
    const name = city?.name ?? text;
    if (kind === 'origin') return { change: { originCity: name, originIata: city?.iata ?? null } };
    return { change: { destinationHint: name, destinations: [name], destinationCityCode: city?.cityCode ?? null, destinationIata: city?.iata ?? null } };
  };

const code =
  (field: 'originIata' | 'destinationIata' | 'destinationCityCode'): AnswerReader =>
  (value) => {
    const parsed = IataCode.safeParse(typeof value === 'string' ? value.trim().toUpperCase() : value);
    return parsed.success ? { change: { [field]: parsed.data } } : issue('must be three letters, such as ZRH');
  };

const currency: AnswerReader = (value) => {
  const parsed = CurrencyCode.safeParse(typeof value === 'string' ? value.trim().toUpperCase() : value);
  return parsed.success ? { change: { currency: parsed.data } } : issue('must be a currency code, such as EUR');
};

const ages: AnswerReader = (value) => {
  const list = typeof value === 'string' ? (readAges(new Scan(`aged ${value}`)) ?? []) : value;
  const isValid = Array.isArray(list) && list.length <= 9 && list.every((age) => Number.isInteger(age) && age >= 0 && age <= 17);
  return isValid ? { change: { childrenAges: list as number[], children: list.length } } : issue('must be up to nine ages from 0 to 17, such as 5, 8');
};

const interests: AnswerReader = (value) => {
  const list = typeof value === 'string' ? value.split(/[,;]/) : value;
  const isValid =
    Array.isArray(list) &&
    list.length <= MAX_INTERESTS &&
    list.every((item) => typeof item === 'string' && item.trim() !== '' && item.length <= MAX_NAME_CHARS);
  if (!isValid) return issue(`must be up to ${MAX_INTERESTS} words, such as food, museums`);
  const words = (list as string[]).flatMap((item) => {
    const known = readInterests(new Scan(item));
    return known.length > 0 ? known : [item.trim()];
  });
  return { change: { interests: [...new Set(words)] } };
};

const constraints: AnswerReader = (value) => {
  const parsed = Constraints.safeParse(value);
  return parsed.success
    ? { change: { constraints: parsed.data } }
    : issue(parsed.error.issues.map((one) => `${one.path.join('.')} ${one.message}`.trim()).join('; '));
};

/** How each field that may be answered is read. */
export const ANSWER_READERS: ReadonlyMap<string, AnswerReader> = new Map([
  ['travelStartDate', date('travelStartDate')],
  ['travelEndDate', date('travelEndDate')],
  ['durationDays', whole('durationDays', 1, 60)],
  ['budget', budget],
  ['currency', currency],
  ['adults', whole('adults', 1, 9)],
  ['children', whole('children', 0, 9)],
  ['travellers', whole('travellers', 1, 18)],
  ['childrenAges', ages],
  ['originCity', place('origin')],
  ['originIata', code('originIata')],
  ['destinationHint', place('destination')],
  ['destinationCityCode', code('destinationCityCode')],
  ['destinationIata', code('destinationIata')],
  ['interests', interests],
  ['constraints', constraints],
]);
