import type { CityFacts } from './city-facts.js';
import type { DestinationInput, DestinationSuggestions } from './destination.schema.js';

const MAX_SUGGESTIONS = 3;
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** The places that fit best, which come first; nothing when the traveller named a place, because that is kept anyway. */
export function destinationExpert(input: DestinationInput): DestinationSuggestions {
  if (input.wanted.length > 0) return { candidates: [] };
  const best = input.cities.slice(0, MAX_SUGGESTIONS);
  return {
    candidates: best.map((facts) => ({
      name: facts.name,
      country: facts.country,
      iataCode: facts.iataCode,
      cityCode: facts.cityCode,
      rationale: rationaleOf(facts, input),
    })),
  };
}

function rationaleOf(facts: CityFacts, input: DestinationInput): string {
  const month = MONTHS[Number(input.travelStartDate.slice(5, 7)) - 1] ?? 'that month';
  return [
    facts.matchedInterests.length > 0 ? `Good for ${facts.matchedInterests.join(', ').replaceAll('_', ' ')}.` : '',
    `Usually ${Math.round(facts.highC)} °C by day in ${month}, with ${Math.round(facts.rainyDays)} rainy days.`,
    facts.costPerPersonDay === null ? '' : `About ${facts.costPerPersonDay} ${input.currency} a person and day for bed, meals and rides.`,
    facts.distanceKm === null ? '' : `${facts.distanceKm} km from ${input.originIata ?? 'home'}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
