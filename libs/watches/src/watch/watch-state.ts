import { z } from 'zod';
import { WatchDecision, WatchLook, WatchNotice, WatchProposal, WatchSettings } from '@app/contracts';
import type { ChannelTable } from '@app/workflow';

export const SeenState = z.record(z.string(), z.union([z.string(), z.number()]));
/** The first state of the run that revises the plan. */
export const PlanStart = z.record(z.string(), z.unknown());

const given = { filledBy: 'request', shown: 'when_set', fork: 'drop', origin: 'own' } as const;
const made = { origin: 'own', fork: 'drop', shown: 'when_set' } as const;

/** Every field of a watch. */
export const WATCH_CHANNELS = {
  watching: { ...given, schema: WatchSettings, origin: 'person', shown: 'always' },
  /** How often the run was woken. */
  wakes: { ...given, schema: z.number().int(), origin: 'none' },
  decided: { ...given, schema: WatchDecision },
  start: { ...given, schema: PlanStart, shown: 'never' },

  safetyFlags: { ...made, schema: z.array(z.string()), reducer: 'union', shown: 'always' },
  look: { ...made, schema: WatchLook },
  seen: { ...made, schema: SeenState, shown: 'never' },
  /** What the newest look found; null when it found nothing new. */
  notice: { ...made, schema: WatchNotice },
  notices: { ...made, schema: z.array(WatchNotice) },
  proposals: { ...made, schema: z.number().int(), origin: 'none' },
  proposal: { ...made, schema: WatchProposal, origin: 'tool', filledBy: 'both' },
} as const satisfies ChannelTable;
