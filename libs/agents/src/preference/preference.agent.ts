import { defineAgent } from '@app/agent-kit';
import { memoryLines } from '@app/memory';
import { tierAsked } from '../request-kit/style-words.js';
import { decidedStyle, styleInput } from '../style-kit/travel-style.js';
import { withToldLookups } from '../worded-text/told-lookups.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { preferenceExpert } from './preference.expert.js';
import { preferencePrompt } from './preference.prompt.js';
import { PreferenceExtraction, reads, writes } from './preference.schema.js';

/** Reads how the traveller likes to travel; what was said outright wins over what a model infers. */
export const preference = defineAgent({
  name: 'preference',
  title: 'Preferences',
  reads,
  writes,
  policy: { timeoutMs: 60_000, maxAttempts: 3 },
  expert: preferenceExpert,
  async run({ userRequest, context, naturalLanguage, remembered }, agentContext) {
    const input = await styleInput(userRequest, context, withToldLookups(agentContext));
    const { currency, costLevel } = input;
    agentContext.tell(thought(`Working out pace and comfort for ${counted(input.days, 'day')} with ${counted(input.adults + input.children, 'traveller')}.`));
    const { value } = await agentContext.model.complete(
      { task: 'preference', schemaName: 'PreferenceExtraction', schema: PreferenceExtraction, ...preferencePrompt(input), input },
      agentContext.signal,
    );
    const preferences = decidedStyle(input, value);
    return {
      writes: { preferences },
      decision: {
        inputSummary: `Request of ${userRequest.adults + userRequest.children} traveller(s) for ${input.days} day(s)`,
        keyEvidence: [
          `budget=${userRequest.budget} ${currency}`,
          `interests=${preferences.prioritizedInterests.join('|')}`,
          costLevel
            ? `costPerPersonDay=${Math.round(costLevel.budget)}|${Math.round(costLevel.midrange)}|${Math.round(costLevel.premium)} ${currency}`
            : 'costPerPersonDay=unknown',
          `accommodationPreference=${preferences.accommodationPreference}, ${tierAsked(userRequest) ? 'asked for in words' : 'inferred'}`,
          ...(naturalLanguage ? [] : memoryLines(remembered ?? {})),
        ],
        outputSummary: `${preferences.travelStyle}, ${preferences.preferredPace} pace, ${preferences.accommodationPreference} stays`,
        riskFlags: [],
      },
    };
  },
});
