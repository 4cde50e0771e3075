import type { PlanView } from '../api/schemas.js';
import { hang, heading, wrap } from './text.js';
import type { Page } from './text.js';

const INDENT = '  ';

/** What agents add to the plan, shown without knowing what it is about. A row of a table is one entry, its cells under their heads. */
export function renderSections({ planSections = [] }: PlanView, page: Page): string[] {
  return planSections.flatMap(({ title, text, items = [], table, sources }) => [
    ...heading(title, page),
    ...(text ? wrap(text, page.width - INDENT.length).map((line) => INDENT + line) : []),
    ...items.flatMap((item) => hang('  • ', item, page.width)),
    ...(table?.rows ?? []).flatMap((row) => hang('  • ', row.map((cell, index) => labelled(table?.head[index], cell)).join(' · '), page.width)),
    ...(sources.length > 0 ? hang(INDENT, `Sources: ${sources.join('; ')}`, page.width).map((line) => page.style.faint(line)) : []),
  ]);
}

const labelled = (head: string | undefined, cell: string): string => (head ? `${head}: ${cell}` : cell);
