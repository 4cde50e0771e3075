import { defineAgent } from '@app/agent-kit';
import type { AgentContext } from '@app/agent-kit';
import { daysBetween } from '@app/contracts';
import type { Preferences, UserRequest } from '@app/contracts';
import { findGuideCity } from '@app/guide';
import { memoryLines } from '@app/memory';
import { currencyOf } from '../request-kit/currency-of.js';
import { tierInWords } from '../request-kit/style-words.js';
import { checkWords } from '../worded-text/safe-words.js';
import { withToldLookups } from '../worded-text/told-lookups.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { GENERAL_COST_LEVEL_EUR, convertLevel, costLevelOf, moneyPerPersonDay } from './cost-level.js';
import type { CostLevel } from './cost-level.js';
import { STYLE_OF_PACE, preferenceExpert } from './preference.expert.js';
import { preferencePrompt } from './preference.prompt.js';
import { PreferenceExtraction, reads, writes } from './preference.schema.js';
import type { PreferenceInput } from './preference.schema.js';

const MAX_INTERESTS = 10;
const MAX_INTEREST_CHARS = 40;

/** Reads how the traveller likes to travel; what was said outright wins over what a model infers. */
export const preference = defineAgent({
  name: 'preference',
  title: 'Preferences',
  reads,
  writes,
  policy: { timeoutMs: 60_000, maxAttempts: 3 },
  expert: preferenceExpert,
  async run({ userRequest, context, naturalLanguage, remembered }, agentContext) {
    const currency = currencyOf(userRequest, context);
    const costLevel = await costLevelAt(userRequest, currency, withToldLookups(agentContext));
    const input = inputOf(userRequest, currency, costLevel);
    agentContext.tell(thought(`Working out pace and comfort for ${counted(input.days, 'day')} with ${counted(input.adults + input.children, 'traveller')}.`));
    const { value } = await agentContext.model.complete(
      { task: 'preference', schemaName: 'PreferenceExtraction', schema: PreferenceExtraction, ...preferencePrompt(input), input },
      agentContext.signal,
    );
    const preferences = decide(input, value);
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
          `accommodationPreference=${preferences.accommodationPreference}, ${tierInWords(userRequest.requestText) ? 'asked for in words' : 'inferred'}`,
          ...(naturalLanguage ? [] : memoryLines(remembered ?? {})),
        ],
        outputSummary: `${preferences.travelStyle}, ${preferences.preferredPace} pace, ${preferences.accommodationPreference} stays`,
        riskFlags: [],
      },
    };
  },
});

/** Null when no rate is to be had: the tier then falls back to the middle one instead of stopping the plan. */
async function costLevelAt(request: UserRequest, currency: string, { exchangeRates, signal }: AgentContext): Promise<CostLevel | null> {
  const city = findGuideCity(request.destinationHint ?? request.destinationCityCode ?? request.destinationIata ?? '');
  const level = city ? costLevelOf(city, request.adults + request.children) : GENERAL_COST_LEVEL_EUR;
  const from = city?.currency ?? 'EUR';
  if (from === currency) return level;
  const [rate] = await Promise.allSettled([exchangeRates.rate(from, currency, signal)]);
  signal.throwIfAborted();
  return rate.status === 'fulfilled' ? convertLevel(level, rate.value.rate) : null;
}

const inputOf = (request: UserRequest, currency: string, costLevel: CostLevel | null): PreferenceInput => ({
  requestText: request.requestText,
  interests: request.interests,
  constraints: request.constraints ?? null,
  days: daysBetween(request.travelStartDate, request.travelEndDate) + 1,
  adults: request.adults,
  children: request.children,
  moneyPerPersonDay: moneyPerPersonDay(request),
  currency,
  costLevel,
});

function decide(input: PreferenceInput, answer: PreferenceExtraction): Preferences {
  const fallback = preferenceExpert(input);
  const said = input.constraints?.pace;
  const preferredPace = said ?? answer.preferredPace ?? fallback.preferredPace ?? 'normal';
  return {
    travelStyle: said ? STYLE_OF_PACE[said] : (answer.travelStyle ?? STYLE_OF_PACE[preferredPace]),
    prioritizedInterests: input.interests.length > 0 ? [...input.interests] : cleanInterests(answer.prioritizedInterests),
    preferredPace,
    accommodationPreference: answer.accommodationPreference ?? fallback.accommodationPreference ?? 'midrange',
  };
}

function cleanInterests(interests: readonly string[]): string[] {
  const cleaned = interests.map((interest) => checkWords(interest, MAX_INTEREST_CHARS).text ?? '').filter((interest) => interest !== '');
  return [...new Set(cleaned)].slice(0, MAX_INTERESTS);
}
