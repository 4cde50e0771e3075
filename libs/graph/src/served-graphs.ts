import { PLAN_GRAPH_V1 } from './plan-v1.graph.js';
import { PLAN_GRAPH } from './plan.graph.js';
import type { Graph } from './define-graph.js';

/** Every version that a run may still keep to, by its number. A version leaves this list when no run is left on it. */
export const SERVED_GRAPHS = new Map<number, Graph>([PLAN_GRAPH_V1, PLAN_GRAPH].map((graph) => [graph.version, graph]));

/** The graph that new runs keep to: the newest, or an older one after a roll-back. Undefined when that version is not served. */
export function graphForNewRuns(wanted: number | undefined): Graph | undefined {
  return SERVED_GRAPHS.get(wanted ?? Math.max(...SERVED_GRAPHS.keys()));
}
