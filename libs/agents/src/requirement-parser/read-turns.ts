import type { ParsedRequest, RequestContext } from '@app/contracts';
import { questionsFor, readReply, readRequest } from '@app/reader';
import type { Contradiction, Evidence, Reading } from '@app/reader';
import { readerOptions } from '../request-kit/reader-options.js';
import { TRIP_PLACES } from '../request-kit/trip-places.js';

export interface TurnsToRead {
  readonly turns: readonly string[];
  /** How many of them were read before. */
  readonly readTurns: number;
  readonly previous: ParsedRequest | null;
  /** Fields that wait for an answer besides those that nothing was said of. */
  readonly alsoAsked: readonly string[];
  /** What earlier turns left open; a place stays in doubt until one is named. */
  readonly openContradictions: readonly Contradiction[];
  readonly context: RequestContext | null;
  readonly today: string;
}

/** What all turns together say; evidence and contradictions are of the turns read now. */
export interface ReadTurns {
  readonly parsed: ParsedRequest;
  readonly evidence: readonly Evidence[];
  readonly contradictions: readonly Contradiction[];
}

/** What the form asked for after such a request, in its order, so that each answer finds its field. */
function askedFields(parsed: ParsedRequest, { today, context, alsoAsked }: TurnsToRead): string[] {
  const cleared = Object.fromEntries(
    alsoAsked.filter((field) => field in parsed && !Array.isArray(parsed[field as keyof ParsedRequest])).map((field) => [field, null]),
  );
  const fields = questionsFor(
    { ...parsed, ...cleared },
    {
      now: today,
      ask: 'helpful',
      hasHomeAirport: Boolean(context?.homeAirport),
      places: TRIP_PLACES,
      ...(context?.locale ? { locale: context.locale } : {}),
    },
  ).map(({ field }) => field);
  return [...new Set([...fields, ...alsoAsked])];
}

function stillOpen(before: readonly Contradiction[], { evidence, contradictions }: Reading): Contradiction[] {
  const isNamed = [...evidence, ...contradictions].some(({ field }) => field === 'destinations' || field === 'destinationHint');
  return isNamed ? [] : before.filter(({ field }) => field === 'destinationHint');
}

/** Reads the turns that are new, one after the other; later ones correct earlier ones. `requestText` stays the first turn, word for word. */
export function readNewTurns(input: TurnsToRead): ReadTurns {
  const { turns, readTurns, previous, openContradictions, context, today } = input;
  const options = readerOptions(context, today);
  const start = previous ? readTurns : 0;
  let parsed = previous;
  let contradictions: readonly Contradiction[] = openContradictions;
  const evidence: Evidence[] = [];
  for (const [index, turn] of turns.entries()) {
    if (index < start) continue;
    // The reader looks back at the words of earlier turns, which the state keeps apart.
    const before: ParsedRequest | null = parsed && { ...parsed, requestText: turns.slice(0, index).join('\n') };
    const asked = before ? askedFields(before, input) : [];
    const reading = readReply(turn, { ...options, previous: before, asked });
    parsed = reading.parsed;
    contradictions = [...reading.contradictions, ...stillOpen(contradictions, reading)];
    evidence.push(...reading.evidence);
  }
  const whole = parsed ?? readRequest('', options).parsed;
  return { parsed: { ...whole, requestText: turns[0] ?? '' }, evidence, contradictions };
}
