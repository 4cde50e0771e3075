import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import type { AgentContext, ValuesOf } from '@app/agent-kit';
import { NavigoError, TerminalError, WatchLook, WatchNotice, WatchProposal, WatchSettings } from '@app/contracts';
import type { RevisionChange, WatchKind } from '@app/contracts';
import type { WatchedTrip } from '@app/ports';
import { CHECKS } from './checks/index.js';
import { DAY_MS, dayStart, daysAfter, earliest } from './look.js';
import type { Checked, Found, Look, Seen } from './look.js';
import { nextProposal } from './make-proposal.js';
import { SeenState } from './watch-state.js';

const MAX_NOTICES = 20;
/** What was told about is kept for so many things; more than a trip of a year has. */
const MAX_SEEN = 500;
const MIN_WAIT_MS = 60_000;
const BUSY_MS = 600_000;
/** What failed is tried again so soon. */
const RETRY_MS = 3_600_000;
const MAX_WAIT_MS = 30 * DAY_MS;
/** Watches that were set at one moment do not all look at one moment. */
const SPREAD_MS = 300_000;

const reads = {
  watching: WatchSettings,
  wakes: z.number().int().nullish(),
  seen: SeenState.nullish(),
  notices: z.array(WatchNotice).nullish(),
  proposals: z.number().int().nullish(),
  proposal: WatchProposal.nullish(),
};
const writes = {
  look: WatchLook,
  seen: SeenState,
  notice: WatchNotice.nullable(),
  notices: z.array(WatchNotice),
  proposals: z.number().int(),
  proposal: WatchProposal.nullable(),
};
type State = ValuesOf<typeof reads>;

interface LookedAt extends Checked {
  readonly troubles: readonly { readonly kind: WatchKind; readonly code: string }[];
}

/** All checks that were asked for; one that fails is tried again with the next look and leaves the others alone. */
async function lookAtAll(at: Look): Promise<LookedAt> {
  const found: Found[] = [];
  const seen: Record<string, string | number> = {};
  const nexts: (Date | null)[] = [];
  const troubles: { kind: WatchKind; code: string }[] = [];
  const gone: ((change: RevisionChange) => boolean)[] = [];
  for (const check of CHECKS.filter(({ kind }) => at.settings.kinds.includes(kind))) {
    try {
      const checked = await check.look(at);
      found.push(...checked.found);
      Object.assign(seen, checked.seen);
      nexts.push(checked.next);
      if (checked.gone) gone.push(checked.gone);
    } catch (error) {
      at.context.signal.throwIfAborted();
      if (!(error instanceof NavigoError)) throw error;
      troubles.push({ kind: check.kind, code: error.code });
      nexts.push(new Date(at.now.getTime() + RETRY_MS));
    }
  }
  return { found, seen, troubles, next: earliest(nexts), gone: (change) => gone.some((isGone) => isGone(change)) };
}

/** The newest things that were told about. */
const recent = (seen: Seen): Seen => Object.fromEntries(Object.entries(seen).slice(-MAX_SEEN));

/** The same for the same run and wake, other for others. */
const spreadOf = (runId: string, wake: number): number => createHash('sha256').update(`${runId}:${wake}`).digest().readUInt32BE(0) % SPREAD_MS;

function waitOf(next: Date | null, trip: WatchedTrip, now: Date, spreadMs: number): Pick<z.infer<typeof WatchLook>, 'waitMs' | 'isOver'> {
  const last = trip.plan.itinerary.at(-1)?.date;
  const isOver = next === null && (!last || daysAfter(dayStart(last), 1) <= now);
  // Nothing to look at as the plan is now; it may be changed until the trip is over.
  const at = next?.getTime() ?? now.getTime() + DAY_MS;
  return { isOver, waitMs: Math.round(Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, at - now.getTime()) + spreadMs)) };
}

/** Looks at the plan of the thread as it is now, and says what has changed about the world since it was made. */
export const watchLooker = defineAgent({
  name: 'watch_looker',
  title: 'Watch',
  reads,
  writes,
  policy: { timeoutMs: 120_000, maxAttempts: 5 },
  simulate: (state) => ({
    look: { wake: state['wakes'] ?? 0, waitMs: MIN_WAIT_MS, isOver: false },
    ...{ proposal: null, notice: null },
  }),
  async run(state, context) {
    const { trips, run } = context;
    if (!trips || !run) throw new TerminalError('INTERNAL_ERROR', 'This worker cannot read plans, so it can watch none.');
    const { now, trip, isBusy } = await trips.read(run);
    return trip ? looked(state, trip, { context, now, runId: run.runId }) : withoutPlan(state, now, isBusy);
  },
});

interface Moment {
  readonly context: AgentContext;
  readonly now: Date;
  readonly runId: string;
}

async function looked(state: State, trip: WatchedTrip, { context, now, runId }: Moment) {
  const [seen, wake] = [state.seen ?? {}, state.wakes ?? 0];
  const checked = await lookAtAll({ trip, now, settings: state.watching, seen, context });
  const told = toldOf(state, checked.found, now);
  const wait = waitOf(checked.next, trip, now, spreadOf(runId, wake));
  const proposed = proposedIn(state, trip, checked, wait.isOver);
  return {
    writes: {
      look: { wake, at: now.toISOString(), planVersion: trip.version, troubles: [...checked.troubles], ...wait },
      seen: recent({ ...seen, ...checked.seen }),
      ...told,
      ...proposed,
    },
    decision: {
      inputSummary: `Look ${wake + 1} at version ${trip.version} of the plan: ${state.watching.kinds.join(', ')}`,
      keyEvidence: [...checked.found.map(({ id }) => id), ...checked.troubles.map(({ kind, code }) => `${kind} failed: ${code}`)],
      outputSummary: `${checked.found.length} finding(s), ${proposed.proposal ? `proposal ${proposed.proposal.number}` : 'nothing new to propose'}`,
      riskFlags: checked.troubles.map(({ code }) => code),
    },
  };
}

/** What people are told of this look, and what they were told before. */
function toldOf({ notices }: State, found: readonly Found[], now: Date) {
  const before = notices ?? [];
  const findings = found.map(({ id, kind, text }) => ({ id, kind, text }));
  if (findings.length === 0) return { notice: null, notices: before };
  const notice = { number: (before[0]?.number ?? 0) + 1, at: now.toISOString(), findings };
  return { notice, notices: [notice, ...before].slice(0, MAX_NOTICES) };
}

/** The proposal where it is another one than before: one is told once, however often it is seen to hold. */
function proposedIn(state: State, trip: WatchedTrip, { found, gone }: Checked, isOver: boolean) {
  const [open, lastNumber] = [state.proposal ?? null, state.proposals ?? 0];
  const proposal = isOver ? null : nextProposal({ trip, found, open, isGone: gone ?? (() => false), lastNumber });
  return { ...(proposal === open ? {} : { proposal }), proposals: Math.max(lastNumber, proposal?.number ?? 0) };
}

/** The plan is being changed; or it is gone, or its owner may not see it any more. */
function withoutPlan(state: State, now: Date, isBusy: boolean) {
  const look = { wake: state.wakes ?? 0, at: now.toISOString(), planVersion: null, troubles: [], waitMs: isBusy ? BUSY_MS : 0, isOver: !isBusy };
  const outputSummary = isBusy ? 'The plan is being changed; it is looked at again soon' : 'There is nothing to watch any more';
  return {
    writes: { look, notice: null, ...(isBusy ? {} : { proposal: null }) },
    decision: { inputSummary: 'A look at a thread without a finished plan', keyEvidence: [], outputSummary, riskFlags: [] },
  };
}
