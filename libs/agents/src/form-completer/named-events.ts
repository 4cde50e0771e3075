import { addDays } from '@app/contracts';
import type { DateWindow, ParsedRequest } from '@app/contracts';
import { daysOfEvent, eventsSaid, findTown, foldName, isHeldIn, openTown } from '@app/guide';
import type { TownEvent } from '@app/guide';

/** Words that many events share; alone they name none. */
const SHARED_WORDS: ReadonlySet<string> = new Set(
  'festival fair market markets week weekend night nights day days music film jazz book books food wine beer light lights summer winter spring autumn christmas easter holy carnival international city town the and dos das del della'.split(
    ' ',
  ),
);
const MIN_LETTERS = 4;
const NOTICE_DAYS = 10;
const USUAL_DAYS = 5;

const wordsOf = (text: string): string[] => foldName(text).split(/[^\p{L}\p{N}]+/u);

/** The events of these places of which the text says a word that is theirs alone: "Naadam", "Parintins", "Palio". */
export function eventsNamed(placeNames: readonly string[], text: string): TownEvent[] {
  const said = new Set(wordsOf(text));
  const towns = placeNames.flatMap((name) => (name === '' ? [] : (findTown(name) ?? [])));
  return [...new Set(towns.map(({ id }) => id))].flatMap((id) => {
    const town = openTown(id);
    const own = new Set(wordsOf([town?.name ?? '', town?.country ?? ''].join(' ')));
    const isNamed = ({ name }: TownEvent): boolean => {
      const words = wordsOf(name).filter((word) => word.length >= MIN_LETTERS);
      const isProper = (word: string): boolean => !SHARED_WORDS.has(word) && !own.has(word);
      // "The festival of Parintins" says the place and what it is.
      const isOfTown = words.some((word) => own.has(word) && said.has(word)) && words.some((word) => SHARED_WORDS.has(word) && said.has(word));
      return words.some((word) => isProper(word) && said.has(word)) || isOfTown;
    };
    return (town?.events ?? []).filter(isNamed);
  });
}

/** An event with the days on which it takes place next. */
interface DatedEvent {
  readonly name: string;
  readonly begin: string;
  readonly end: string;
}

function nextTime({ name, from, to }: TownEvent, today: string): DatedEvent {
  const thisYear = Number(today.slice(0, 4));
  const year = `${thisYear}-${from}` >= addDays(today, NOTICE_DAYS) ? thisYear : thisYear + 1;
  return { name, begin: `${year}-${from}`, end: to < from ? `${year + 1}-${to}` : `${year}-${to}` };
}

const AHEAD_DAYS = 800;

/** Events of the world that the text names and that one of the places holds: they have dates of their own every year. */
function worldEventNamed(placeNames: readonly string[], text: string, today: string): DatedEvent | undefined {
  const towns = placeNames.flatMap((name) => (name === '' ? [] : (findTown(name) ?? [])));
  return eventsSaid(foldName(text))
    .filter(({ event }) => !event.isEverywhere && towns.some((town) => isHeldIn(event, town)))
    .flatMap(({ event }) => daysOfEvent(event, addDays(today, NOTICE_DAYS), addDays(today, AHEAD_DAYS)).map((days) => ({ event, days })))
    .map(({ event, days }) => ({ name: event.name, begin: days.from, end: days.to }))
    .sort((a, b) => a.begin.localeCompare(b.begin))[0];
}

/** The events of the world that the text names and that one of the places holds between two dates. */
export function worldEventsBetween(placeNames: readonly string[], text: string, from: string, to: string): TownEvent[] {
  const towns = placeNames.flatMap((name) => (name === '' ? [] : (findTown(name) ?? [])));
  return eventsSaid(foldName(text))
    .filter(({ event }) => !event.isEverywhere && towns.some((town) => isHeldIn(event, town)))
    .flatMap(({ event: { name, tag }, event }) => daysOfEvent(event, from, to).map((days) => ({ name, tag, from: days.from.slice(5), to: days.to.slice(5) })));
}

/** The days around the next time that an event takes place: it lies inside every trip of the window. */
function windowOf({ name, begin, end }: DatedEvent, days: number): DateWindow {
  const span = { from: addDays(begin, -1), to: addDays(end, 1) };
  const length = Math.min(days, 60);
  // A long festival is seen in part; a short one has free days on both sides.
  const spare = Math.max(0, length - 3);
  return { from: addDays(span.from, -spare), to: addDays(span.to, spare), minDays: length, maxDays: length, startWeekdays: [], choose: 'any', said: name };
}

/** A request that names an event of its destination and no dates goes there when the event is on. */
export function withEventWindow(parsed: ParsedRequest, today: string): ParsedRequest {
  if (parsed.travelStartDate !== null || parsed.travelEndDate !== null || parsed.dateWindow) return parsed;
  const places = [...(parsed.route?.stops ?? []).map(({ place }) => place), parsed.destinationHint ?? ''];
  const [known] = eventsNamed(places, parsed.requestText);
  const event = worldEventNamed(places, parsed.requestText, today) ?? (known && nextTime(known, today));
  return event ? { ...parsed, dateWindow: windowOf(event, parsed.durationDays ?? USUAL_DAYS) } : parsed;
}
