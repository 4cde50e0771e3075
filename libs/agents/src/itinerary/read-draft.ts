import { dateRange, toStorableJson } from '@app/contracts';
import { checkWords } from '../worded-text/safe-words.js';
import { ItineraryDraft } from './itinerary.schema.js';
import type { ItineraryInput } from './itinerary.schema.js';

/** The name of a language behind the opening fence. */
const FENCE_NAME = /^[a-z]{1,12}\s/i;
const MAX_ISSUES = 5;
const MAX_FAULT_CHARS = 200;
/** Ids and dates that are shown again; anything else that a model made up is only counted. */
const PLAIN_NAME = /^[\w-]{1,60}$/;

export type ReadDraft = { readonly draft: ItineraryDraft } | { readonly draft: null; readonly faults: readonly string[] };

/** The draft in a model's words: the text itself, a fenced block, or what stands between the outer braces; else why there is none. */
export function readDraft(text: string): ReadDraft {
  const found = sourcesIn(text).flatMap((source) => jsonIn(source) ?? []);
  const parsed = found.map((json) => ItineraryDraft.safeParse(json));
  const usable = parsed.find(({ success }) => success);
  if (usable?.data) return { draft: usable.data };
  const issues = parsed[0]?.error?.issues.slice(0, MAX_ISSUES) ?? [];
  const faults = issues.map(({ path, message }) => checkWords(`${path.map(String).join('.') || 'answer'}: ${message}`, MAX_FAULT_CHARS).text);
  return { draft: null, faults: faults.length > 0 ? faults.map((fault) => fault ?? 'the answer has another shape') : ['the answer is no JSON object'] };
}

function sourcesIn(text: string): string[] {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  return [text, ...fencedBlocks(text), ...(from >= 0 && to > from ? [text.slice(from, to + 1)] : [])];
}

const fencedBlocks = (text: string): string[] =>
  text
    .split('```')
    .filter((_, index) => index % 2 === 1)
    .map((block) => block.replace(FENCE_NAME, ''));

function jsonIn(source: string): unknown {
  try {
    return toStorableJson(JSON.parse(source));
  } catch {
    return undefined;
  }
}

/** What of a draft is in no source: dates that the trip does not have, places that are not on the list. */
export function draftFaults({ days }: ItineraryDraft, input: ItineraryInput): string[] {
  const dates = new Set(dateRange(input.startDate, input.endDate));
  const ids = new Set(input.options.map(({ id }) => id));
  const strayDates = days.map(({ date }) => date).filter((date) => !dates.has(date));
  const strayIds = days.flatMap(({ placeIds }) => placeIds).filter((id) => !ids.has(id));
  return [
    ...(strayDates.length > 0 ? [`the trip is from ${input.startDate} to ${input.endDate}, without ${named(strayDates, 'date')}`] : []),
    ...(strayIds.length > 0 ? [`the list of places does not have ${named(strayIds, 'place')}`] : []),
  ];
}

function named(values: readonly string[], what: string): string {
  const shown = [...new Set(values)].filter((value) => PLAIN_NAME.test(value)).slice(0, MAX_ISSUES);
  return shown.length > 0 ? shown.join(', ') : `${values.length} ${what}(s) of the answer`;
}
