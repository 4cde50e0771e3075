import { withShortBlanks } from '@app/contracts';
import type { ParsedRequest } from '@app/contracts';
import { occurs } from '../languages/compile.js';
import { LANGUAGES } from '../languages/languages.js';
import { readRequest } from '../read-request.js';
import type { Contradiction, Evidence, ReadOptions, Reading } from '../reading.js';
import { foldKeepingPositions } from '../text/scan.js';
import { ANSWER_READERS } from './answer-values.js';
import { answeredEnd } from './answered-end.js';
import { isLeftToUs } from './open-fields.js';

type Field = keyof ParsedRequest;

/** Fields that may be left to the planner. */
const LEAVABLE: ReadonlySet<string> = new Set(['travelStartDate', 'travelEndDate', 'budget', 'destinationHint', 'originCity', 'adults', 'currency']);

/** The sentences of a reply, where there are as many as questions: each answers one of them, in their order. */
function partsOf(text: string, count: number): string[] | null {
  const parts = text
    .split(/(?<=[^\d\s])\.\s{1,2}|(?<=\d)\.\s{1,2}(?=\p{L}|\d{3,})|\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length === count && count > 1 ? parts : null;
}

function isKnown(parsed: ParsedRequest, field: string): boolean {
  if (field === 'destinationHint') return (parsed.destinationHint ?? parsed.destinationIata ?? parsed.destinationCityCode) !== null;
  if (field === 'originCity') return (parsed.originCity ?? parsed.originIata) !== null || parsed.route?.ownWayThere === true;
  if (field === 'travelStartDate') return parsed.travelStartDate !== null || parsed.dateWindow != null;
  if (field === 'travelEndDate') return parsed.travelEndDate !== null || parsed.durationDays !== null || parsed.dateWindow != null;
  if (field === 'adults') return (parsed.adults ?? parsed.travellers) !== null;
  return parsed[field as Field] !== null;
}

/** People answer "you choose" in any language, whatever they wrote in before. */
function saysYouChoose(text: string): boolean {
  const folded = foldKeepingPositions(text.normalize('NFC'));
  return Object.values(LANGUAGES).some(
    (words) => occurs(words, words.wishes.youChoose, folded) || occurs(words, words.wishes.anyBudget, folded) || occurs(words, words.calendar.anyDates, folded),
  );
}

const withLeft = (parsed: ParsedRequest, fields: readonly string[]): ParsedRequest =>
  fields.length === 0 ? parsed : { ...parsed, leftToUs: [...new Set([...(parsed.leftToUs ?? []), ...fields])] };

/** A name alone is where the trip starts or goes when that was asked, whatever the words beside it. */
function withAnswer(parsed: ParsedRequest, field: string, part: string, options: ReadOptions): ParsedRequest {
  if (isKnown(parsed, field) || saysYouChoose(part)) return parsed;
  const result = field === 'originCity' ? undefined : ANSWER_READERS.get(field)?.(part, parsed, options);
  return result && 'change' in result ? { ...parsed, ...result.change } : parsed;
}

/** Reads one answer for one field. A field that was asked and gets no usable answer is left to us, so that it is never asked again. */
function readPart(part: string, field: string, options: ReadOptions): Reading {
  const reading = readRequest(part, { ...options, asked: [field] });
  const parsed = withAnswer(reading.parsed, field, part, options);
  const isLeft = LEAVABLE.has(field) && !isKnown(parsed, field) && (saysYouChoose(part) || field === 'originCity');
  return { ...reading, parsed: withLeft(parsed, isLeft ? [field] : []) };
}

const MAX_END_WORDS = 5;

/** A short reply that says the end of the trip without a date: "5", "over the weekend". */
function endOnly(text: string, { asked, previous }: ReadOptions): Reading | null {
  const isAsked = previous != null && asked?.includes('travelEndDate') === true && !asked.includes('travelStartDate') && !isKnown(previous, 'travelEndDate');
  if (!isAsked || text.trim().split(/\s+/).length > MAX_END_WORDS || (asked.includes('adults') && /^\W*\d+\W*$/.test(text))) return null;
  const end = answeredEnd(text, previous);
  return end && { parsed: { ...previous, ...end, requestText: `${previous.requestText}\n${text}` }, evidence: [], contradictions: [] };
}

/** Nothing of what was asked is in the reply, and it asks nothing itself: what was asked is left to us, so that it is never asked again. */
const saysNothingOf = (asked: readonly string[], { parsed, contradictions }: Reading, text: string): boolean =>
  contradictions.length === 0 && !/\?\s*$/.test(text) && asked.every((field) => !isKnown(parsed, field));

/** Reads a reply that answers all questions at once. */
function readWhole(text: string, options: ReadOptions): Reading {
  const asked = options.asked ?? [];
  const reading = readRequest(text, options);
  const isNothing = asked.length > 0 && saysNothingOf(asked, reading, text);
  const parsed = isNothing && asked.includes('budget') && /\d{2}/.test(text) ? withAnswer(reading.parsed, 'budget', text, options) : reading.parsed;
  const isLeft = isNothing || (asked.length > 0 && saysYouChoose(text));
  // Where the trip starts is asked once: who does not say it then is planned for without the way there.
  const isOver = (field: string): boolean => isLeft || field === 'originCity';
  const open = asked.filter((field) => isOver(field) && LEAVABLE.has(field) && !isKnown(parsed, field) && !isLeftToUs(parsed, field));
  return { ...reading, parsed: withLeft(parsed, open) };
}

/**
 * Reads the reply to questions. Sentences answer the questions in their order where there are as many; otherwise the reply is read as a
 * whole. "You choose" leaves to the planner what the reply does not give, and so does a reply that says nothing of what was asked.
 */
export function readReply(text: string, options: ReadOptions): Reading {
  const asked = options.asked ?? [];
  const parts = partsOf(withShortBlanks(text), asked.length);
  if (!parts) return endOnly(text, options) ?? readWhole(text, options);
  let previous = options.previous ?? null;
  const evidence: Evidence[] = [];
  const contradictions: Contradiction[] = [];
  let last: Reading | null = null;
  for (const [i, part] of parts.entries()) {
    last = readPart(part, asked[i] ?? '', { ...options, previous });
    previous = last.parsed;
    evidence.push(...last.evidence);
    contradictions.push(...last.contradictions);
  }
  return last ? { parsed: last.parsed, evidence, contradictions } : readRequest(text, options);
}
