import type { AgentContext } from '@app/agent-kit';
import { daysBetween } from '@app/contracts';
import type { Preferences, RequestContext, UserRequest } from '@app/contracts';
import { findGuideCity } from '@app/guide';
import { STYLE_OF_PACE, preferenceExpert } from '../preference/preference.expert.js';
import type { PreferenceExtraction, PreferenceInput } from '../preference/preference.schema.js';
import { currencyOf } from '../request-kit/currency-of.js';
import { checkWords } from '../worded-text/safe-words.js';
import { GENERAL_COST_LEVEL_EUR, convertLevel, costLevelOf, moneyPerPersonDay } from './cost-level.js';
import type { CostLevel } from './cost-level.js';

const MAX_INTERESTS = 10;
const MAX_INTEREST_CHARS = 40;

type Rates = Pick<AgentContext, 'exchangeRates' | 'signal'>;

/** Null when no rate is to be had: the tier then falls back to the middle one instead of stopping the plan. */
async function costLevelAt(request: UserRequest, currency: string, { exchangeRates, signal }: Rates): Promise<CostLevel | null> {
  const city = findGuideCity(request.destinationHint ?? request.destinationCityCode ?? request.destinationIata ?? '');
  const level = city ? costLevelOf(city, request.adults + request.children) : GENERAL_COST_LEVEL_EUR;
  const from = city?.currency ?? 'EUR';
  if (from === currency) return level;
  const [rate] = await Promise.allSettled([exchangeRates.rate(from, currency, signal)]);
  signal.throwIfAborted();
  return rate.status === 'fulfilled' ? convertLevel(level, rate.value.rate) : null;
}

/** The facts from which preferences follow; asks for a rate where the place has another currency. */
export async function styleInput(request: UserRequest, context: RequestContext | null | undefined, world: Rates): Promise<PreferenceInput> {
  const currency = currencyOf(request, context);
  return inputOf(request, currency, await costLevelAt(request, currency, world));
}

/** The preferences that follow without a model, for those who do not wait for one. */
export async function styleByCode(request: UserRequest, context: RequestContext | null | undefined, world: Rates): Promise<Preferences> {
  const input = await styleInput(request, context, world);
  return decidedStyle(input, preferenceExpert(input));
}

const inputOf = (request: UserRequest, currency: string, costLevel: CostLevel | null): PreferenceInput => ({
  requestText: request.requestText,
  wishes: request.wishes,
  interests: request.interests,
  constraints: request.constraints ?? null,
  days: daysBetween(request.travelStartDate, request.travelEndDate) + 1,
  adults: request.adults,
  children: request.children,
  moneyPerPersonDay: moneyPerPersonDay(request),
  currency,
  costLevel,
});

/** What was said outright wins over what a model infers. */
export function decidedStyle(input: PreferenceInput, answer: PreferenceExtraction): Preferences {
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
