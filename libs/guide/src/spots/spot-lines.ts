import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foldName } from '../names.js';
import { dataFile } from '../towns/data-files.js';
import { spotOfLine, summaryOfLine } from './spot.js';
import type { Spot, SpotSummary } from './spot.js';

interface SpotLines {
  readonly summaries: readonly SpotSummary[];
  readonly byId: ReadonlyMap<string, { readonly summary: SpotSummary; readonly line: string }>;
  /** Spots of a folded name in any language that is read. */
  readonly byName: ReadonlyMap<string, readonly SpotSummary[]>;
}

function load(): SpotLines {
  const folder = join(dirname(dataFile('index.json')), 'spots');
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const lines = files
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const rows = lines.map((line) => ({ summary: summaryOfLine(line), line }));
  const byName = new Map<string, SpotSummary[]>();
  for (const { summary } of rows)
    for (const name of new Set([summary.name, summary.id, ...summary.aliases].map(foldName))) byName.set(name, [...(byName.get(name) ?? []), summary]);
  return { summaries: rows.map(({ summary }) => summary), byId: new Map(rows.map((row) => [row.summary.id, row])), byName };
}

let lines: SpotLines | undefined;
const spotLines = (): SpotLines => (lines ??= load());

/** Every spot; the first call reads the heads of their lines (a few milliseconds). */
export const spotSummaries = (): readonly SpotSummary[] => spotLines().summaries;

export const spotsNamed = (folded: string): readonly SpotSummary[] => spotLines().byName.get(folded) ?? [];

export const spotSummary = (id: string): SpotSummary | undefined => spotLines().byId.get(id)?.summary;

/** Everything known of the spot with that id; its line is read here. @throws when the line is malformed. */
export function spotOf(id: string): Spot | undefined {
  const row = spotLines().byId.get(id);
  return row && spotOfLine(row.line);
}
