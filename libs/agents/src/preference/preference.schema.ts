import { z } from 'zod';
import { Preferences, Remembered, RequestContext, UserRequest } from '@app/contracts';
import type { Constraints } from '@app/contracts';
import type { CostLevel } from '../style-kit/cost-level.js';

export const reads = {
  userRequest: UserRequest,
  context: RequestContext.nullish(),
  /** Given for a request in words, whose use of memory the form completer tells. */
  naturalLanguage: z.string().nullish(),
  remembered: Remembered.nullish(),
};
export const writes = { preferences: Preferences };

/** What a model may say about a traveller; null where the words say nothing. */
export const PreferenceExtraction = z.strictObject({
  travelStyle: Preferences.shape.travelStyle.nullable(),
  prioritizedInterests: z.array(z.string()),
  preferredPace: Preferences.shape.preferredPace.nullable(),
  accommodationPreference: Preferences.shape.accommodationPreference.nullable(),
});
export type PreferenceExtraction = z.infer<typeof PreferenceExtraction>;

/** The facts behind the question. */
export interface PreferenceInput {
  readonly requestText: string;
  readonly wishes?: UserRequest['wishes'];
  readonly interests: readonly string[];
  readonly constraints: Constraints | null;
  readonly days: number;
  readonly adults: number;
  readonly children: number;
  /** What is left for one person and day when usual flights are paid, in `currency`. */
  readonly moneyPerPersonDay: number;
  readonly currency: string;
  /** What a day costs at the destination by tier, in `currency`; null when no rate was to be had. */
  readonly costLevel: CostLevel | null;
}
