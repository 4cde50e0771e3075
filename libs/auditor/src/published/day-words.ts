import type { DayStrings } from '@app/contracts';

/** The meals of a day in the order in which they are read. */
export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

/** True for what says that there is nothing. */
export const isBlank = (words: string | null | undefined): words is '' | '-' | null | undefined => !words || words === '-';

/** Without line breaks and doubled blanks, which a catalog may have lost on its way here and the plan may not. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What stands before a remark in parentheses; without one, the whole. */
export function beforeRemark(words: string): string {
  const open = words.indexOf('(');
  return open >= 0 && words.indexOf(')', open) >= 0 ? words.slice(0, open) : words;
}

/** Both ends of `from A to B`, where B ends at a comma; null where the words hold no such way. */
export function wayOf(words: string | null | undefined): { readonly from: string; readonly to: string } | null {
  const start = /from\s/.exec(words ?? '');
  const rest = start ? (words ?? '').slice(start.index + start[0].length).trimStart() : '';
  const between = /\sto\s/.exec(rest);
  if (!between) return null;
  const to =
    rest
      .slice(between.index + between[0].length)
      .trimStart()
      .split(',')[0] ?? '';
  return to === '' ? null : { from: rest.slice(0, between.index).trimEnd(), to };
}

/** Name and city of `Name, City`, where the name may hold commas itself; null without a comma. */
export function namedPlace(words: string): { readonly name: string; readonly city: string } | null {
  const comma = words.lastIndexOf(',');
  if (comma < 0) return null;
  const city = words.slice(comma + 1).trim();
  return city === '' ? null : { name: words.slice(0, comma).trim(), city: beforeRemark(city).trim() };
}

/** The cities of a day: one, or both ends of a way; null when the day names none. */
export function citiesOf({ current_city: words }: DayStrings): readonly string[] | null {
  if (!words) return null;
  if (!words.includes('from')) return [beforeRemark(words)];
  const way = wayOf(words);
  return way ? [beforeRemark(way.from), beforeRemark(way.to)] : null;
}

/** The attractions of a day; each must be followed by a semicolon, so what comes after the last one is not read. */
export const attractionsOf = ({ attraction }: DayStrings): string[] => (isBlank(attraction) ? [] : attraction.split(';').slice(0, -1));

export type WayMode = 'flight' | 'self-driving' | 'taxi';

/** How the words say that the day is travelled. */
export function modeOf(words: string): WayMode | null {
  const lower = words.toLowerCase();
  return (['taxi', 'self-driving', 'flight'] as const).find((mode) => lower.includes(mode)) ?? null;
}

/** The number after `Flight Number: `; empty when none is named. */
export const flightNumberOf = (words: string): string => (words.split('Flight Number: ')[1] ?? '').split(',')[0] ?? '';
