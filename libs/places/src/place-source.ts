import { z } from 'zod';
import { FoundHouse, FoundSight, FoundTable, NavigoError } from '@app/contracts';
import type { AskedSource, PlaceOrigin } from '@app/contracts';
import { foldName } from '@app/guide';
import { foundIdOf } from './bare-town.js';
import type { CorrectionStore, MappedTown, PlaceCache, PlaceFacts, PlaceFactsPort, PlaceNamesPort, PlaceSourcePort, TownQuery, TownSpot } from '@app/ports';
import { cleanFacts, cleanName } from './clean-facts.js';
import { mergeFacts } from './merge-facts.js';

const MS_PER_DAY = 86_400_000;
/** Answers are asked for again after this time, and used while a source is away however old they are. */
const FRESH_DAYS = 30;
/** What is looked up around a town's centre. */
const LOOK_UP_KM = 12;
const DATE_CHARS = 10;
/** Changes with the shape of what is kept. */
const KEPT_SHAPE = 'v1';

const KeptFacts = z.strictObject({ sights: z.array(FoundSight), tables: z.array(FoundTable), houses: z.array(FoundHouse) });
const KeptTown = z.strictObject({ name: z.string(), country: z.string(), countryCode: z.string(), lat: z.number(), lng: z.number() }).nullable();

export interface PlaceSourceParts {
  /** Asked for the position of a name that nobody else knows; null where no map may be asked. */
  readonly names: PlaceNamesPort | null;
  /** Asked side by side; none where the app is offline. */
  readonly facts: readonly PlaceFactsPort[];
  readonly cache: PlaceCache;
  readonly corrections: Pick<CorrectionStore, 'applied'>;
  readonly nowMs: () => number;
  /** Whose word counts where sources differ, the most trusted first. */
  readonly trust: readonly PlaceOrigin[];
  /** Told why a source was left out, for the log. */
  readonly onDegraded?: (reason: string) => void;
}

interface Answer<T> {
  readonly value: T | null;
  readonly asOf: string | null;
  readonly state: AskedSource['state'];
}

const isProviderFailure = (error: unknown): error is NavigoError => error instanceof NavigoError && error.code.startsWith('PROVIDER_');

/** What is known of places beyond the gazetteer: live sources behind kept answers, merged, and what was put right. See {@link PlaceSourcePort}. */
export function createPlaceSource(parts: PlaceSourceParts): PlaceSourcePort {
  const { names, facts, corrections, trust } = parts;
  const spotOf = async ({ name, at }: TownQuery, signal: AbortSignal): Promise<MappedTown | null> => {
    if (at) return { name: name.split(',')[0]?.trim() ?? name, ...at };
    if (!names) return null;
    const key = `${names.about.origin}:${KEPT_SHAPE}:name:${foldName(name)}`;
    const { value } = await ask(parts, { key, schema: KeptTown, send: () => names.find(name, signal), signal });
    const [plain, country] = value ? [cleanName(value.name), cleanName(value.country)] : [];
    return value && plain && country ? { ...value, name: plain, country } : null;
  };
  return {
    async town(query, signal) {
      signal.throwIfAborted();
      if (facts.length === 0) return null;
      const at = await spotOf(query, signal);
      if (!at) return null;
      const spot: TownSpot = { name: at.name, lat: at.lat, lng: at.lng, radiusKm: LOOK_UP_KM };
      const answers = await Promise.all(facts.map((source) => factsOf(parts, source, spot, signal)));
      const known = answers.flatMap(({ origin, value }) => (value ? [{ origin, ...cleanFacts(value) }] : []));
      return {
        ...foundIdOf(query, at),
        ...{ country: at.country, countryCode: at.countryCode, lat: at.lat, lng: at.lng, population: null },
        ...mergeFacts(known, { trust, at: spot }),
        sources: answers.map(({ asked }) => asked),
        safetyFlags: [...new Set(known.flatMap(({ flags }) => flags))],
      };
    },
    corrections: async (signal) => {
      signal.throwIfAborted();
      return corrections.applied();
    },
  };
}

async function factsOf(parts: PlaceSourceParts, source: PlaceFactsPort, spot: TownSpot, signal: AbortSignal) {
  const { origin } = source.about;
  const key = `${origin}:${KEPT_SHAPE}:${spot.lat.toFixed(3)},${spot.lng.toFixed(3)}:${spot.radiusKm}`;
  const send = async (): Promise<PlaceFacts> => source.facts(spot, signal);
  const { value, asOf, state } = await ask(parts, { key, schema: KeptFacts, send, signal });
  const asked: AskedSource = { ...source.about, asOf, state };
  return { origin, value, asked };
}

interface Question<T> {
  readonly key: string;
  readonly schema: z.ZodType<T>;
  readonly send: () => Promise<unknown>;
  readonly signal: AbortSignal;
}

/** A kept answer while it is fresh, else a new one, else the kept one all the same; null when there is none. */
async function ask<T>({ cache, nowMs, onDegraded }: PlaceSourceParts, { key, schema, send, signal }: Question<T>): Promise<Answer<T>> {
  const kept = await cache.find(key);
  const read = kept ? schema.safeParse(kept.answer) : undefined;
  const before = kept && read?.success ? { value: read.data, asOf: kept.at.slice(0, DATE_CHARS) } : null;
  if (before && kept && nowMs() - Date.parse(kept.at) < FRESH_DAYS * MS_PER_DAY) return { ...before, state: 'kept' };
  try {
    const value = schema.parse(await send());
    await cache.put(key, value);
    return { value, asOf: new Date(nowMs()).toISOString().slice(0, DATE_CHARS), state: 'fresh' };
  } catch (error) {
    signal.throwIfAborted();
    if (!isProviderFailure(error)) throw error;
    onDegraded?.(error.message);
    return before ? { ...before, state: 'stale' } : { value: null, asOf: null, state: 'down' };
  }
}
