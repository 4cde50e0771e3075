import { addDays } from '@app/contracts';

/** A stop's nights as dates. */
interface Dated {
  readonly city: string;
  readonly arrive: string;
  readonly leave: string;
}

/** The dates of stops that follow each other without a gap. */
export function datedFrom(start: string, stops: readonly { readonly city: string; readonly nights: number }[]): Dated[] {
  let at = start;
  return stops.map(({ city, nights }) => {
    const arrive = at;
    at = addDays(arrive, nights);
    return { city, arrive, leave: at };
  });
}

/** The city that a date is slept in, or left from on the last one. */
export const cityOn = (date: string, stops: readonly Dated[]): string | undefined =>
  (stops.find(({ arrive, leave }) => arrive <= date && date < leave) ?? stops.findLast(({ leave }) => leave === date) ?? stops.at(-1))?.city;

/** Where a date is spent and where the travellers come from or go to on it; a date with the same places has the same ways. */
export const placesOn = (date: string, stops: readonly Dated[]): string =>
  [
    ...(date <= (stops[0]?.arrive ?? '') ? ['home'] : []),
    ...stops.filter(({ arrive, leave }) => arrive <= date && date <= leave).map(({ city }) => city),
    ...(date >= (stops.at(-1)?.leave ?? '') ? ['home'] : []),
  ].join(' > ');
