import { bestNamed, foldName } from '@app/guide';
import type { Activity, FinalPlan } from '@app/contracts';

/** A place that the plan names, with the day it is on. */
export interface PlannedPlace {
  readonly name: string;
  readonly city: string;
  readonly lat: number | null;
  readonly lng: number | null;
  /** First day of the plan that goes there. */
  readonly date: string;
}

/** Every place of the plan, each once. */
export function plannedPlaces(plan: FinalPlan): PlannedPlace[] {
  const visits = plan.itinerary.flatMap(({ date, city, activities, meals }) =>
    [...activities.map(({ place }) => place), ...(meals ?? []).flatMap(({ place }) => place ?? [])].map((place) => ({ place, city, date })),
  );
  const stays = plan.stays.map(({ name, city, lat, lng, checkInDate: date }) => ({ place: { name, lat, lng }, city, date }));
  const byName = new Map<string, PlannedPlace>();
  for (const { place, city, date } of [...visits, ...stays]) {
    const key = foldName(place.name);
    if (key !== '' && !byName.has(key)) byName.set(key, { name: place.name, city, lat: place.lat ?? null, lng: place.lng ?? null, date });
  }
  return [...byName.values()];
}

const STAY_WORDS = /^(?:the |our |my )?(?:hotel|stay|apartment|accommodation|room|hostel|b ?& ?b)$/i;
const LEAD = /^(?:the|our|my|to|from)\s{1,2}/i;
const TAIL = /\s{1,2}(?:on|at|by|in the|today|tomorrow|open|closed|on foot|walking|during)\b.*$/i;

const cleanPhrase = (phrase: string): string =>
  phrase
    .replace(/[?!.,;:"]+/g, ' ')
    .trim()
    .replace(TAIL, '')
    .replace(LEAD, '')
    .trim();

/** The place of the plan that a phrase means; the place to stay for words such as "our hotel". */
export function placeOf(phrase: string, plan: FinalPlan): PlannedPlace | null {
  const places = plannedPlaces(plan);
  const [stay] = plan.stays;
  if (STAY_WORDS.test(phrase.trim()) && stay) return places.find(({ name }) => name === stay.name) ?? null;
  const cleaned = cleanPhrase(phrase);
  const named = bestNamed(cleaned, places);
  if (named) return named;
  const visit = visitNamed(cleaned, plan);
  return visit ? (places.find(({ name }) => name === visit.place.name) ?? null) : null;
}

/** The guide's own words for a place stand in the id of its visit, behind day and number; often they are English where its name is not. */
const ID_PREFIX = /^d\d+-a\d+-/;

/** The visit that a phrase means, by the name of its place or by the guide's id. */
export function visitNamed(phrase: string, { itinerary }: FinalPlan): Activity | undefined {
  const visits = itinerary.flatMap(({ activities }) => activities);
  const byName = bestNamed(
    phrase,
    visits.map((visit) => ({ name: visit.place.name, visit })),
  );
  const byId = bestNamed(
    phrase,
    visits.map((visit) => ({ name: visit.id.replace(ID_PREFIX, '').replaceAll('-', ' '), visit })),
  );
  return (byName ?? byId)?.visit;
}

/** The two ends of a way that a question asks for, in its own words; null when it names none. */
export function waysEnds(question: string): { readonly from: string; readonly to: string } | null {
  const ends =
    /\bfrom\s{1,2}(?<from>.{1,120}?)\s{1,2}to\s{1,2}(?<to>.{1,200})$/i.exec(question) ??
    /\bbetween\s{1,2}(?<from>.{1,120}?)\s{1,2}and\s{1,2}(?<to>.{1,200})$/i.exec(question) ??
    /\bhow far (?:away )?is\s{1,2}(?<to>.{1,120}?)\s{1,2}from\s{1,2}(?<from>.{1,200})$/i.exec(question);
  const { from, to } = ends?.groups ?? {};
  return from && to ? { from: cleanPhrase(from), to: cleanPhrase(to) } : null;
}

/** What a question about opening hours asks for, in its own words. */
export function askedPlaceWords(question: string): string | null {
  const found =
    /\b(?:is|are|will|does|do)\s{1,2}(?<place>.{1,120}?)\s{1,2}(?:be\s{1,2})?(?:open|opened|closed|close|shut)\b/i.exec(question) ??
    /\bopening (?:hours|times)\s{1,2}(?:of|for|at)\s{1,2}(?<place>.{1,200})$/i.exec(question) ??
    /\bwhat (?:is|are)\s{1,2}(?<place>.{1,200})$/i.exec(question) ??
    /\b(?:tell me (?:more )?about|know about)\s{1,2}(?<place>.{1,200})$/i.exec(question);
  const place = found?.groups?.['place'];
  return place ? cleanPhrase(place) : null;
}
