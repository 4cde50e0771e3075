import type { Catalog, CatalogFlight, GroundMode, TransportLeg } from '@app/contracts';
import { foldName } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';
import { legSpan } from './leg-instants.js';
import { rowsUnder } from './rows-under.js';

type Mode = TransportLeg['mode'];

/** What travellers rule out, in words as requests hold them, and the ways that are meant. */
const RULED_OUT: readonly (readonly [words: RegExp, modes: readonly Mode[]])[] = [
  [/\bno (flights?|flying|planes?|air travel)\b/i, ['flight']],
  [/\bno (self[- ]driving|driving|cars?|car hire|rental cars?)\b/i, ['drive']],
  [/\bno taxis?\b/i, ['taxi']],
  [/\bno (trains?|rail)\b/i, ['train']],
  [/\bno (bus|buses|coach|coaches)\b/i, ['bus']],
  [/\bno (ferry|ferries|boats?)\b/i, ['ferry']],
];

/** Ways fit together and into the travellers' wishes, and are in the catalog where the plan is made from one. */
export const checkTransport: Check = (plan, { request, catalog }) => [
  ...ruledOut(plan.transport, request.constraints?.transportation),
  ...overlapping(plan.transport),
  ...(plan.route === undefined ? mixed(plan.transport) : []),
  ...(catalog ? plan.transport.filter((leg) => !isOffered(leg, catalog)).map(unknownLeg) : []),
];

function ruledOut(legs: readonly TransportLeg[], wish: string | undefined): AuditViolation[] {
  const modes = RULED_OUT.filter(([words]) => wish !== undefined && words.test(wish)).flatMap(([, meant]) => meant);
  return legs
    .filter(({ mode }) => modes.includes(mode))
    .map(({ mode, from, to }): AuditViolation => ({ code: 'TRANSPORT_RULED_OUT', detail: `${mode} from ${from} to ${to}, but the travellers want ${wish}` }));
}

/** Nobody is on two ways at once; times are compared as instants where the zones of both ends are known. */
function overlapping(legs: readonly TransportLeg[]): AuditViolation[] {
  const spans = legs.flatMap((leg) => legSpan(leg) ?? []).sort((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
  return spans.flatMap((span, index): AuditViolation[] => {
    const before = spans[index - 1];
    if (!before || span.startsAt >= before.endsAt) return [];
    return [{ code: 'TRANSPORT_CONFLICT', detail: `${span.leg.from} to ${span.leg.to} begins while ${before.leg.from} to ${before.leg.to} is under way` }];
  });
}

/** A car of one's own stays with its owner: who drives to the next city cannot fly on or take a taxi there. */
function mixed(legs: readonly TransportLeg[]): AuditViolation[] {
  const between = legs.filter(({ from, to }) => foldName(from) !== foldName(to)).map(({ mode }) => mode);
  if (!between.includes('drive') || !between.some((mode) => mode === 'flight' || mode === 'taxi')) return [];
  return [{ code: 'TRANSPORT_CONFLICT', detail: 'a car of their own does not go with flights or taxis between cities' }];
}

const GROUND_MODES: Readonly<Partial<Record<Mode, GroundMode>>> = { drive: 'self-driving', taxi: 'taxi', train: 'train', bus: 'bus', ferry: 'ferry' };

const wayKey = ({ from, to }: { readonly from: string; readonly to: string }): string => `${foldName(from)}\n${foldName(to)}`;
const flightKey = ({ date, ...way }: { readonly from: string; readonly to: string; readonly date: string }): string => `${wayKey(way)}\n${date}`;

/** Getting around within a city is no row of a catalog; everything else must be one. */
function isOffered({ mode, from, to, date, departureTime }: TransportLeg, catalog: Catalog): boolean {
  if (mode === 'transit' || mode === 'walk' || foldName(from) === foldName(to)) return true;
  if (mode !== 'flight') return rowsUnder(catalog.ground, wayKey, wayKey({ from, to })).some((row) => row.mode === GROUND_MODES[mode]);
  const isThen = (row: CatalogFlight): boolean => departureTime === null || row.departure === departureTime;
  return rowsUnder(catalog.flights, flightKey, flightKey({ from, to, date })).some(isThen);
}

const unknownLeg = ({ mode, from, to, date }: TransportLeg): AuditViolation => ({
  code: 'TRANSPORT_UNKNOWN',
  detail: `the catalog has no ${mode} from ${from} to ${to} like that on ${date}`,
});
