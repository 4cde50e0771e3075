import type { FollowUpAnswer } from '@app/contracts';
import type { AboutPaths, ToldChange } from '@app/workflow';
import type { PLAN_CHANNELS } from './plan.channels.js';

const BLOCKED = 'BLOCKED_PROMPT_INJECTION';

/** What all versions of the workflow of plans share. */
export const PLAN_NAME = 'plan';
export const PLAN_FIELDS = { limits: 'limits', context: 'context' } as const;

/** True when the rules or the model refused a text. */
export const blocked = ({ safetyFlags }: { readonly safetyFlags?: readonly string[] | null }): boolean =>
  (safetyFlags ?? []).some((flag) => flag.startsWith(BLOCKED));
/** A flag that refuses a run, for walks and tests. */
export const BLOCKING_FLAG = `${BLOCKED}:PROMPT_INJECTION:example`;

export const PLAN_GUARD = { agent: 'risk_guard', flags: 'safetyFlags', blocks: blocked } as const;

/** What people who follow a thread are told, besides steps and statuses. */
export const PLAN_EVENTS: readonly ToldChange<keyof typeof PLAN_CHANNELS>[] = [
  { field: 'itineraryDraft', event: 'itinerary', data: (itinerary: unknown) => ({ itinerary }) },
  { field: 'budgetAssessment', event: 'budget', data: (budget: unknown) => ({ budget }) },
  { field: 'answer', event: 'answer', data: ({ text, sources }: FollowUpAnswer) => ({ text, sources }) },
];

export const PLAN_ABOUT: AboutPaths = {
  destination: [
    ['finalPlan', 'selectedDestination', 'name'],
    ['userRequest', 'destinationHint'],
    ['parsedRequest', 'destinationHint'],
  ],
  startDate: [
    ['userRequest', 'travelStartDate'],
    ['parsedRequest', 'travelStartDate'],
  ],
  endDate: [
    ['userRequest', 'travelEndDate'],
    ['parsedRequest', 'travelEndDate'],
  ],
  words: [['naturalLanguage'], ['userRequest', 'requestText']],
};
