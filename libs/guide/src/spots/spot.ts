import { z } from 'zod';
import { PlaceKind } from '../city.schema.js';
import type { Coordinates } from '../distance.js';
import { foldName } from '../names.js';
import { list, pointOf } from '../towns/town-records.js';

export const SpotKind = z.enum(['village', 'island', 'resort', 'park', 'beach', 'lake', 'valley', 'spa', 'theme_park', 'sight', 'town']);
export type SpotKind = z.infer<typeof SpotKind>;

const point = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };
const MAX_SIGHTS = 6;

/** A small place with the few things that people go there for; positions are good to about a kilometre. */
export const Spot = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(2),
  /** Names in the languages that are read, and other spellings. */
  otherNames: z.array(z.string().min(2)),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  ...point,
  kind: SpotKind,
  /** The best known first. */
  sights: z
    .array(z.strictObject({ name: z.string().min(2), kind: PlaceKind, ...point }))
    .min(2)
    .max(MAX_SIGHTS),
  /** The usual way in where it is not by road: `ferry from Bensersiel`; empty else. */
  wayIn: z.string().max(120),
});
export type Spot = z.infer<typeof Spot>;

/** What is known of a spot without reading what there is to see: enough to find it. */
export interface SpotSummary extends Coordinates {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly countryCode: string;
}

export const slugOf = (name: string): string =>
  foldName(name)
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'spot';

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** The head of a line: what finding a spot takes. */
export function summaryOfLine(line: string): SpotSummary {
  const [name = '', others, countryCode = '', at] = cellsOf(line);
  return { id: `${slugOf(name)}-${countryCode.toLowerCase()}`, name, aliases: list(others), countryCode, ...pointOf(at) };
}

/** One thing to see, `name @ kind @ lat lng`; without a position it lies in the spot itself. */
function sightOf(cell: string, centre: Coordinates): Spot['sights'][number] {
  const [name = '', kind, at] = cell.split('@').map((part) => part.trim());
  return { name, kind: kind as PlaceKind, ...(at === undefined ? { lat: centre.lat, lng: centre.lng } : pointOf(at)) };
}

/** The spot of a line `name | other names | country | lat lng | kind | sights | way in`. @throws when the line is malformed. */
export function spotOfLine(line: string): Spot {
  const { aliases, ...head } = summaryOfLine(line);
  const [, , , , kind, sights = '', wayIn = ''] = cellsOf(line);
  return Spot.parse({ ...head, otherNames: aliases, kind, sights: sights.split(';').map((cell) => sightOf(cell, head)), wayIn });
}
