import { z } from 'zod';
import { placeOf, waysEnds } from './asked-places.js';
import { cannotTell, say, toolSources } from './inquiry.js';
import type { AskedPlan, Inquiry, WantedCall } from './inquiry.js';

const Way = z.object({ wayKm: z.number(), modes: z.array(z.object({ mode: z.string(), minutes: z.number() })), recommended: z.string() });
const Found = z.object({ places: z.array(z.object({ name: z.string(), lat: z.number().nullable(), lng: z.number().nullable() })) });
const MODE_WORDS: Readonly<Record<string, string>> = { walk: 'on foot', transit: 'by public transport', drive: 'by car' };

interface End {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** How far it is between two places of the plan, or of its city where the plan lacks one. */
export function wayInquiry({ question, plan }: AskedPlan): Inquiry {
  const ends = waysEnds(question);
  if (!ends) return () => cannotTell('the question does not name two places; ask "how far is it from A to B?".');
  const city = plan.itinerary[0]?.city ?? null;
  const words = [ends.from, ends.to];
  const planned = words.map((phrase) => knownEnd(phrase, plan));
  const missing = words.filter((_, index) => planned[index] === null);
  const search = missing.map((query): WantedCall => ({ name: 'search_places', arguments: { query, city, limit: 1 } }));
  return (observations) => {
    if (missing.length > 0 && observations.length === 0) return { kind: 'ask', thought: `Looking for ${missing.join(' and ')}.`, calls: search };
    const searched = observations.filter(({ tool }) => tool === 'search_places').map((observation) => (observation.ok ? foundEnd(observation.value) : null));
    const [from, to] = planned.map((end) => end ?? searched.shift() ?? null);
    if (!from || !to) return cannotTell(`neither the plan nor a source knows where ${!from ? ends.from : ends.to} is.`);
    const answered = observations.find(({ tool }) => tool === 'travel_time');
    if (!answered)
      return { kind: 'ask', thought: `Working out the way from ${from.name} to ${to.name}.`, calls: [{ name: 'travel_time', arguments: { from, to } }] };
    const way = answered.ok ? Way.safeParse(answered.value).data : undefined;
    if (!way) return cannotTell(answered.ok ? 'the way could not be worked out.' : answered.reason);
    const modes = way.modes.map(({ mode, minutes }) => `${minutes} minutes ${MODE_WORDS[mode] ?? mode}`).join(', ');
    const best = MODE_WORDS[way.recommended] ?? way.recommended;
    return say(
      `From ${from.name} to ${to.name} it is about ${way.wayKm} km: ${modes}; best ${best}. These are estimates from the distance.`,
      observations.flatMap(toolSources),
    );
  };
}

function knownEnd(phrase: string, plan: AskedPlan['plan']): End | null {
  const place = placeOf(phrase, plan);
  return place && place.lat !== null && place.lng !== null ? { name: place.name, lat: place.lat, lng: place.lng } : null;
}

function foundEnd(value: unknown): End | null {
  const place = Found.safeParse(value).data?.places[0];
  return place && place.lat !== null && place.lng !== null ? { name: place.name, lat: place.lat, lng: place.lng } : null;
}
