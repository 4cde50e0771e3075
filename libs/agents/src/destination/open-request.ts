import type { DestinationCandidate, PlanSection, Preferences, RequestContext, UserRequest } from '@app/contracts';
import { findAirport, foldName, openTown } from '@app/guide';
import type { Words } from '@app/messages';
import { rankDestinations, tagWords, wantedThemes } from '@app/planner';
import type { RankedDestination } from '@app/planner';
import { tripBrief } from '../request-kit/trip-brief.js';
import { cityFacts } from './city-facts.js';
import type { CityFacts } from './city-facts.js';

const COMPARED = 5;

/** All known destinations for an open request, the best first. */
export function rankedDestinations(
  request: UserRequest,
  preferences: Preferences,
  context: RequestContext | null | undefined,
  rates: ReadonlyMap<string, number>,
): RankedDestination[] {
  const brief = tripBrief({ userRequest: request, preferences, destinationCandidates: [], context });
  const rateFrom = (currency: string): number => rates.get(currency) ?? rates.get('EUR') ?? 1;
  return rankDestinations(brief, wantedThemes(brief, request.requestText), rateFrom);
}

interface Needs {
  readonly userRequest: UserRequest;
  readonly preferences: Preferences;
  readonly rates: ReadonlyMap<string, number>;
}

/** The facts of a ranked destination as a model is shown them. */
export function factsOf({ town }: RankedDestination, { userRequest, preferences, rates }: Needs): CityFacts[] {
  const city = openTown(town.id);
  if (!city || city.stayAreas.length === 0) return [];
  const origin = userRequest.originIata ? findAirport(userRequest.originIata) : undefined;
  return [cityFacts(city, { request: userRequest, preferences, origin, rates })];
}

/** What a comparison is told in. */
export interface SectionTerms {
  readonly currency: string;
  readonly words: Words;
}

/** The chosen destination beside the next best ones: weather, way, and what the whole trip usually costs. */
export function comparisonSections(
  candidates: readonly DestinationCandidate[],
  ranked: readonly RankedDestination[],
  { currency, words }: SectionTerms,
): PlanSection[] {
  const { say, money } = words;
  const chosen = candidates.flatMap(({ name }) => ranked.find(({ town }) => foldName(town.name) === foldName(name)) ?? []);
  const rows = [...chosen, ...ranked.filter((one) => !chosen.includes(one))].slice(0, COMPARED);
  if (rows.length === 0) return [];
  return [
    {
      id: 'destinations-compared',
      title: say('places.title'),
      agent: 'destination',
      table: {
        head: [say('places.head_place'), say('places.head_good_for'), say('places.head_weather'), say('places.head_way'), say('places.head_total')],
        rows: rows.map(({ town, matchedThemes, highC, rainyDays, wayHours, total }) => [
          `${town.name}, ${words.country(town.country)}`,
          (matchedThemes.length > 0 ? matchedThemes : town.good)
            .slice(0, 3)
            .map((tag) => tagWords(tag, words))
            .join(', '),
          say('places.weather', { high: Math.round(highC), rainy: rainyDays }),
          wayHours === null ? '-' : say('places.hours', { hours: wayHours }),
          money(total, currency),
        ]),
      },
      sources: [say('places.sources')],
    },
  ];
}
