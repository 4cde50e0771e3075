import { defineAgent } from '@app/agent-kit';
import type { AgentContext, AgentResult } from '@app/agent-kit';
import { TerminalError } from '@app/contracts';
import type { DestinationCandidate, Preferences, UserRequest } from '@app/contracts';
import { GUIDE_CITIES, findAirport, foldName, townSummaries } from '@app/guide';
import { wordsIn } from '@app/messages';
import { askCatalog } from '../catalog-kit/ask-catalog.js';
import { currencyOf } from '../request-kit/currency-of.js';
import { readerOptions } from '../request-kit/reader-options.js';
import { spokenLanguage } from '../request-kit/spoken-language.js';
import { todayOf } from '../request-kit/today-of.js';
import { styleByCode } from '../style-kit/travel-style.js';
import { listWords } from '../worded-text/list-words.js';
import { withToldLookups } from '../worded-text/told-lookups.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { cityFacts, rankByFit, tripDays } from './city-facts.js';
import type { CityFacts } from './city-facts.js';
import { isOpenRequest, wantedNames } from '../request-kit/wanted-names.js';
import { comparisonSections, factsOf, rankedDestinations } from './open-request.js';
import { destinationExpert } from './destination.expert.js';
import { destinationPrompt } from './destination.prompt.js';
import { DestinationSuggestions, reads, writes } from './destination.schema.js';
import type { DestinationInput } from './destination.schema.js';
import { suggestedCandidates } from './suggested-candidates.js';
import { wantedCandidates, withPlaceFromWords, withoutRepeats } from './wanted-places.js';

const MAX_CANDIDATES = 3;
/** As many cities as a model can weigh; the rest fit worse and would only make the question long. */
const MAX_COMPARED_CITIES = 24;

/** Chooses where to go: what was asked for always comes first, the rest are cities that fit. */
export const destination = defineAgent({
  name: 'destination',
  title: 'Destination',
  reads,
  writes,
  policy: { timeoutMs: 60_000, maxAttempts: 3 },
  expert: destinationExpert,
  async run(state, agentContext) {
    const { userRequest: given, context } = state;
    const ofCatalog = await askCatalog(state, agentContext, 'candidates', given);
    if (ofCatalog) return onCatalog(ofCatalog);
    const userRequest = withPlaceFromWords(given, readerOptions(context, todayOf(agentContext.now, context)));
    // Where it works beside the agent that asks for them, it goes by what follows from the words.
    const preferences = state.preferences ?? (await styleByCode(given, context, withToldLookups(agentContext)));
    const currency = currencyOf(userRequest, context);
    const isOpen = isOpenRequest(userRequest);
    const rates = isOpen ? await ratesTo(currency, withToldLookups(agentContext)) : new Map<string, number>();
    const ranked = isOpen ? rankedDestinations(userRequest, preferences, context, rates) : [];
    const cities = isOpen
      ? ranked.slice(0, MAX_COMPARED_CITIES).flatMap((one) => factsOf(one, { userRequest, preferences, rates }))
      : bestFirst(comparableCities(userRequest, preferences, rates), userRequest);
    const wanted = wantedCandidates(
      userRequest,
      cities.map(({ name }) => name),
    );
    const input = inputOf({ userRequest, preferences, currency, wanted, cities });
    agentContext.tell(
      thought(
        wanted.length > 0
          ? `You asked for ${listWords(input.wanted)}; looking for what else would fit.`
          : `Comparing ${counted(isOpen ? ranked.length : cities.length, 'place')} for ${counted(tripDays(userRequest), 'day')}.`,
      ),
    );
    const { value } = await agentContext.model.complete(
      { task: 'destination', schemaName: 'DestinationSuggestions', schema: DestinationSuggestions, ...destinationPrompt(input), input },
      agentContext.signal,
    );
    const destinationCandidates = choose(wanted, value, input);
    return {
      writes: {
        destinationCandidates,
        destinationSections: isOpen
          ? comparisonSections(destinationCandidates, ranked, { currency, words: wordsIn(spokenLanguage(userRequest, context)) })
          : [],
      },
      decision: {
        inputSummary: wanted.length > 0 ? `Asked for: ${input.wanted.join(', ')}` : `No destination named; ${cities.length} cities compared`,
        keyEvidence: destinationCandidates.map(({ name, cityCode }) => `${name}:${cityCode ?? 'NA'}`),
        outputSummary: `${destinationCandidates[0]?.name ?? 'none'} first of ${destinationCandidates.length} candidate(s)`,
        riskFlags: [],
      },
    };
  },
});

function onCatalog(destinationCandidates: DestinationCandidate[]): AgentResult<typeof writes> {
  const [first] = destinationCandidates;
  if (!first) throw new TerminalError('VALIDATION_ERROR', 'The catalog has no city to go to; name one in destinationHint.');
  return {
    writes: { destinationCandidates, destinationSections: [] },
    decision: {
      inputSummary: 'A trip on a catalog',
      keyEvidence: destinationCandidates.map(({ name }) => name),
      outputSummary: `${first.name} first`,
      riskFlags: [],
    },
  };
}

/** A currency without a rate is left out: its cities are then compared without their cost. */
async function ratesTo(currency: string, { exchangeRates, signal }: AgentContext): Promise<Map<string, number>> {
  const others = [...new Set(['EUR', ...townSummaries().map((town) => town.currency)])].filter((code) => code !== currency);
  const rates = await exchangeRates.rates(others, currency, signal);
  return new Map([[currency, 1], ...rates.map(({ from, rate }) => [from, rate] as const)]);
}

/** Nobody travels to where they start. */
const NEAR_HOME_KM = 100;

function comparableCities(request: UserRequest, preferences: Preferences, rates: ReadonlyMap<string, number>): CityFacts[] {
  const origin = request.originIata ? findAirport(request.originIata) : undefined;
  const facts = GUIDE_CITIES.map((city) => cityFacts(city, { request, preferences, origin, rates }));
  return facts.filter(({ distanceKm }) => distanceKm === null || distanceKm > NEAR_HOME_KM);
}

const moneyPerPersonDay = (request: UserRequest): number => request.budget / tripDays(request) / (request.adults + request.children);

const bestFirst = (cities: readonly CityFacts[], request: UserRequest): CityFacts[] =>
  rankByFit(cities, { days: tripDays(request), moneyPerPersonDay: moneyPerPersonDay(request) });

interface Situation {
  readonly userRequest: UserRequest;
  readonly preferences: Preferences;
  readonly currency: string;
  readonly wanted: readonly DestinationCandidate[];
  readonly cities: readonly CityFacts[];
}

function inputOf({ userRequest, preferences, currency, wanted, cities }: Situation): DestinationInput {
  const names = wantedNames(userRequest);
  return {
    requestText: userRequest.requestText,
    travelStartDate: userRequest.travelStartDate,
    travelEndDate: userRequest.travelEndDate,
    budget: userRequest.budget,
    currency,
    interests: preferences.prioritizedInterests,
    travelStyle: preferences.travelStyle,
    tier: preferences.accommodationPreference,
    originIata: userRequest.originIata ?? null,
    wanted: names.length > 0 ? names : wanted.map(({ name }) => name),
    moneyPerPersonDay: moneyPerPersonDay(userRequest),
    cities: cities.slice(0, MAX_COMPARED_CITIES),
  };
}

function choose(wanted: readonly DestinationCandidate[], answer: DestinationSuggestions, input: DestinationInput): DestinationCandidate[] {
  const known = [input.budget, input.moneyPerPersonDay, ...input.cities.flatMap(({ costPerPersonDay }) => costPerPersonDay ?? [])];
  const suggested = suggestedCandidates(answer, known);
  const usable = wanted.length > 0 || suggested.length > 0 ? suggested : suggestedCandidates(destinationExpert(input), known);
  const candidates = withoutRepeats([...wanted, ...usable.filter((candidate) => !isAmong(wanted, candidate))]).slice(0, MAX_CANDIDATES);
  if (candidates.length === 0) throw new TerminalError('MODEL_BAD_OUTPUT', 'No destination could be found; name a city in destinationHint.');
  return candidates;
}

const isAmong = (wanted: readonly DestinationCandidate[], { name }: DestinationCandidate): boolean =>
  wanted.some((candidate) => foldName(candidate.name) === foldName(name));
