import { defineAgent } from '@app/agent-kit';
import type { ValuesOf } from '@app/agent-kit';
import { findAirport, findGuideCity, foldName } from '@app/guide';
import { withKnownTowns } from '../place-kit/known-towns.js';
import type { PlanProgress } from '../plan-kit/draft-changes.js';
import { spokenLanguage } from '../request-kit/spoken-language.js';
import { checkWords } from '../worded-text/safe-words.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { packingExpert } from './packing.expert.js';
import { packingPrompt } from './packing.prompt.js';
import { MAX_PACKING_ITEMS, PackingList, reads, writes } from './packing.schema.js';
import type { PackingInput } from './packing.schema.js';
import { tripWeather } from './trip-weather.js';
import { goneToFirst } from '../request-kit/gone-to-first.js';

const MAX_ITEM_CHARS = 120;

/** Lists what to take along, for the weather and the activities of the days. */
export const packing = withKnownTowns(
  defineAgent({
    name: 'packing',
    title: 'Packing',
    reads,
    writes,
    policy: { timeoutMs: 60_000, maxAttempts: 3 },
    expert: packingExpert,
    simulate: (state) => ({ packingMark: (state as PlanProgress).draftMark?.packing ?? 0 }),
    async run(state, { model, tell, signal }) {
      const input = inputOf(state);
      tell(thought(`Packing for ${counted(input.days, 'day')} in ${input.destination}.`));
      const { value } = await model.complete({ task: 'packing', schemaName: 'PackingList', schema: PackingList, ...packingPrompt(input), input }, signal);
      const suggested = cleanItems(value.items);
      const packingList = suggested.length > 0 ? suggested : cleanItems(packingExpert(input).items);
      const { daily = [], highRiskDates = [] } = state.weatherRisks ?? {};
      return {
        writes: { packingList, packingMark: state.draftMark?.packing ?? 0 },
        decision: {
          inputSummary: `${input.days} day(s) in ${input.destination}, ${input.activityKinds.length} kind(s) of activity`,
          keyEvidence: [`forecastDays=${daily.length}`, `highRiskDays=${highRiskDates.length}`],
          outputSummary: `${packingList.length} items`,
          riskFlags: [],
        },
      };
    },
  }),
);

type State = ValuesOf<typeof reads>;

/** Where the trip goes; the guide's city is undefined when it lacks the place. */
function placeOf({ userRequest, itineraryDraft, destinationCandidates }: State) {
  const [candidate] = goneToFirst({ userRequest, destinationCandidates }, itineraryDraft[0]?.city);
  const name = candidate?.name ?? itineraryDraft[0]?.city ?? userRequest.destinationHint ?? 'the destination';
  const city = findGuideCity(candidate?.country ? `${name}, ${candidate.country}` : name);
  return { name, city, country: candidate?.country || (city?.country ?? '') };
}

/** Null when the origin or the country is not known. */
function isAbroad({ userRequest }: State, country: string): boolean | null {
  const home = userRequest.originIata ? findAirport(userRequest.originIata)?.country : undefined;
  return home && country ? foldName(home) !== foldName(country) : null;
}

function inputOf(state: State): PackingInput {
  const { userRequest, itineraryDraft, weatherRisks } = state;
  const { name, city, country } = placeOf(state);
  return {
    destination: name,
    country,
    abroad: isAbroad(state, country),
    days: itineraryDraft.length,
    adults: userRequest.adults,
    childrenAges: userRequest.childrenAges ?? [],
    children: userRequest.children,
    plugs: city?.plugs ?? [],
    weather: tripWeather(
      weatherRisks,
      city,
      itineraryDraft.map(({ date }) => date),
    ),
    themes: itineraryDraft.map(({ theme }) => theme),
    activityKinds: [...new Set(itineraryDraft.flatMap((day) => day.activities.map(({ kind }) => kind)))].sort(),
    mobility: userRequest.constraints?.mobility ?? null,
    language: spokenLanguage(userRequest, state.context),
  };
}

/** Plain words, each item once however it is written. */
function cleanItems(items: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const item of items) {
    const { text } = checkWords(item, MAX_ITEM_CHARS);
    if (text && !byName.has(foldName(text))) byName.set(foldName(text), text);
  }
  return [...byName.values()].slice(0, MAX_PACKING_ITEMS);
}
