import type { WishKind } from '@app/contracts';
import type { Clause } from './clauses.js';
import type { DraftWish } from './timed-wishes.js';

const MAX_SAID = 300;
const ALTERNATIVE =
  /^\s{0,2}(?:or|oder|ou|o|oppure|u)\s{1,2}(?:(?:to|nach|à|a|al|em|in|le|la|les|el|il|o|die|das|der|the)\s)?(\p{L}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,3})/u;
/** "Paracas or Pachacámac": either will do. */
export const alternativesIn = (rest: string): string[] => ALTERNATIVE.exec(rest)?.slice(1) ?? [];

/** A place that the route's words name: an excursion, or one that is refused. */
export function placeWish(
  text: string,
  { start, end, name }: { start: number; end: number; name: string },
  clause: Clause | undefined,
  kind: WishKind,
): DraftWish {
  const said = text
    .slice(clause?.start ?? start, clause?.end ?? end)
    .trim()
    .slice(0, MAX_SAID);
  return {
    said,
    kind,
    targets: [...new Set([name, text.slice(start, end), ...alternativesIn(text.slice(end, clause?.end ?? end))])],
    often: 'once',
    must: false,
    start,
    end,
  };
}
