import { foldName } from '../names.js';
import { eventDays } from './event-dates.js';
import type { EventDays } from './event-dates.js';
import { EVENT_TABLE } from './event-table.js';

/** An event that people travel for. */
export interface WorldEvent {
  readonly id: string;
  readonly name: string;
  /** What it is: `festival`, `light`, `music`, `fireworks`, `market` or `sports`. */
  readonly tag: string;
  /** Global, for its spans; runs on folded text. */
  readonly said: RegExp;
  readonly towns: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
  readonly isEverywhere: boolean;
  readonly rules: string;
}

const patternOf = (word: string): string => word.replace(/\$$/, '').replace(/_$/, '(?!\\p{L})').replaceAll('_', "[ '’-]+");

function eventOf(line: string): WorldEvent {
  const [id = '', name = '', tag = '', said = '', where = '', rules = ''] = line.split('|').map((cell) => cell.trim());
  const places = where.split(',');
  return {
    id,
    name,
    tag,
    said: new RegExp(`(?<!\\p{L})(?:${said.split(' ').map(patternOf).join('|')})`, 'gu'),
    towns: new Set(places.filter((place) => !place.startsWith('cc:') && place !== '*')),
    countries: new Set(places.flatMap((place) => (place.startsWith('cc:') ? [place.slice(3)] : []))),
    isEverywhere: where === '*',
    rules,
  };
}

export const WORLD_EVENTS: readonly WorldEvent[] = EVENT_TABLE.trim().split('\n').map(eventOf);

/** Where an event is named in a text, in the text's own positions. */
export interface NamedEvent {
  readonly event: WorldEvent;
  readonly start: number;
  readonly end: number;
}

/** Every event that a folded text names; several may share a name, such as carnival. */
export const eventsSaid = (folded: string): NamedEvent[] =>
  WORLD_EVENTS.flatMap((event) => [...folded.matchAll(event.said)].map(({ index, 0: { length } }) => ({ event, start: index, end: index + length })));

/** True when the event takes place there. */
export const isHeldIn = ({ towns, countries, isEverywhere }: WorldEvent, town: { readonly name: string; readonly countryCode: string }): boolean =>
  isEverywhere || countries.has(town.countryCode) || towns.has(foldName(town.name));

/** The days of the event that fall between two dates, both included; the whole span of each. */
export function daysOfEvent({ rules }: WorldEvent, from: string, to: string): EventDays[] {
  const years = [Number(from.slice(0, 4)) - 1, Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return [...new Set(years)].flatMap((year) => eventDays(rules, year)).filter((days) => days.from <= to && days.to >= from);
}
