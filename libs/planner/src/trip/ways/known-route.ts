import { knownWaysOf, townSummary, townsInScope } from '@app/guide';
import type { KnownWay } from '@app/guide';

/** Finding the platform, waiting for the next departure. */
const CHANGE_MINUTES = 35;
const MAX_CHANGES = 3;
/** Longer chains than a day holds are found too, so that no model promises them in less. */
const MAX_MINUTES = 32 * 60;

export type KnownMode = KnownWay['mode'];

/** A chain of known connections, one after another. */
export interface KnownRoute {
  readonly ways: readonly KnownWay[];
  /** Ids of the towns where one changes. */
  readonly via: readonly string[];
  /** With the time for changes. */
  readonly minutes: number;
}

interface Reached {
  readonly at: string;
  readonly minutes: number;
  readonly ways: readonly KnownWay[];
  readonly via: readonly string[];
}

/** Chains by the towns that are known; the same ones are asked for on every way there and back, and by many trips. */
const found = new WeakMap<object, Map<string, KnownRoute | undefined>>();
const MAX_FOUND = 5_000;

/** The quickest chain of known ways of these modes between two towns, at most three changes; undefined where the tables hold none. */
export function knownRoute(fromId: string, toId: string, modes: ReadonlySet<KnownMode>): KnownRoute | undefined {
  const scope = townsInScope();
  const known = found.get(scope) ?? new Map<string, KnownRoute | undefined>();
  found.set(scope, known);
  const key = `${fromId} ${toId} ${[...modes].join()}`;
  if (known.has(key)) return known.get(key);
  const route = searchRoute(fromId, toId, modes);
  if (known.size >= MAX_FOUND) known.clear();
  known.set(key, route);
  return route;
}

function searchRoute(fromId: string, toId: string, modes: ReadonlySet<KnownMode>): KnownRoute | undefined {
  const best = new Map<string, number>([[fromId, 0]]);
  let open: Reached[] = [{ at: fromId, minutes: 0, ways: [], via: [] }];
  let quickest: KnownRoute | undefined;
  while (open.length > 0) {
    const next: Reached[] = [];
    for (const reached of open) {
      for (const way of knownWaysOf(reached.at)) {
        if (!modes.has(way.mode)) continue;
        const other = way.from === reached.at ? way.to : way.from;
        const minutes = reached.minutes + way.minutes + (reached.ways.length > 0 && way.mode !== 'car' ? CHANGE_MINUTES : 0);
        if (minutes > Math.min(MAX_MINUTES, quickest?.minutes ?? Infinity) || minutes >= (best.get(other) ?? Infinity)) continue;
        best.set(other, minutes);
        const ways = [...reached.ways, way];
        if (other === toId) quickest = { ways, via: reached.via, minutes };
        else if (ways.length <= MAX_CHANGES && townSummary(other)) next.push({ at: other, minutes, ways, via: [...reached.via, other] });
      }
    }
    open = next;
  }
  return quickest;
}

/** The mode that most of the way is gone by. */
export function mainMode({ ways }: KnownRoute): KnownMode {
  const minutes = new Map<KnownMode, number>();
  for (const way of ways) minutes.set(way.mode, (minutes.get(way.mode) ?? 0) + way.minutes);
  return [...minutes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'bus';
}
