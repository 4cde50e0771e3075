import type { PlanView } from '../api/schemas.js';
import { counted, hang, heading } from './text.js';
import type { Page } from './text.js';

/** What flags mean to a traveller; those not named here are shown as they are. */
const FLAG_WORDS: Readonly<Record<string, string>> = {
  BUDGET_EXCEEDED: 'The plan costs more than the budget.',
  WEATHER_UNAVAILABLE: 'No weather data could be had for some or all days.',
  WEATHER_HIGH_RISK: 'Rough weather is likely on some days.',
  FLIGHTS_UNAVAILABLE: 'No flights could be looked up.',
  GUIDE_MISSING: 'The guide does not know this place:',
};

/** Safety flags in words, then what the audit of the plan found. */
export function renderFlagsAndChecks({ safetyFlags, checks }: PlanView, page: Page): string[] {
  const { style, width } = page;
  const flags = safetyFlags.flatMap((flag) => hang('  ! ', wordsOfFlag(flag), width));
  const verdict = checks.pass
    ? style.good('  ✔ Dates, times, places and sums were checked and hold together.')
    : style.bad(`  ✖ ${counted(checks.violations.length, 'check')} failed:`);
  const violations = checks.violations.flatMap(({ day, detail, code }) => hang('  • ', `${day === undefined ? '' : `Day ${day}: `}${detail} (${code})`, width));
  return [...heading('Checks', page), ...flags, verdict, ...violations];
}

/** A flag as a sentence; what follows the first colon is its detail. */
export function wordsOfFlag(flag: string): string {
  const colon = flag.indexOf(':');
  const name = colon < 0 ? flag : flag.slice(0, colon);
  const words = FLAG_WORDS[name];
  if (words === undefined) return flag;
  return colon < 0 ? words : `${words} ${flag.slice(colon + 1)}`;
}

/** Where facts and prices come from, with the day they were true. */
export function renderSources({ sources }: PlanView, page: Page): string[] {
  if (sources.length === 0) return [];
  const rows = sources.flatMap(({ kind, name, asOf, note }) =>
    hang(`  ${kind.padEnd(10)}`, `${name}${asOf === null ? '' : `, as of ${asOf}`}${note ? `. ${note}` : ''}`, page.width),
  );
  return [...heading('Sources', page), ...rows];
}
