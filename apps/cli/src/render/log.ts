import type { LogEntryView } from '../api/schemas.js';
import { titleOfAgent } from '../api/events.js';
import { hang, heading } from './text.js';
import type { Page } from './text.js';

/** What each agent looked at, what it went by and what it decided, oldest first; times are UTC. */
export function renderLog(entries: readonly LogEntryView[], page: Page): string[] {
  if (entries.length === 0) return [];
  return [...heading('Decision log', page), ...entries.flatMap((entry) => renderEntry(entry, page))];
}

function renderEntry(entry: LogEntryView, { width, style }: Page): string[] {
  const time = entry.timestamp.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM:SS'.length);
  return [
    style.strong(`  ${titleOfAgent(entry.agent)}`) + style.faint(`  ${time} UTC`),
    ...hang('    saw      ', entry.inputSummary, width).map((line) => style.faint(line)),
    ...entry.keyEvidence.flatMap((evidence, index) => hang(index === 0 ? '    went by  ' : '             ', evidence, width)),
    ...hang('    decided  ', entry.outputSummary, width),
    ...entry.riskFlags.flatMap((flag) => hang('    flagged  ', flag, width)),
  ];
}
