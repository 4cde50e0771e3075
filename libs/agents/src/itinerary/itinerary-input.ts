import type { FlightOption, UserRequest } from '@app/contracts';
import type { GuideCity } from '@app/guide';
import { describeProposalOptions } from '@app/planner';
import type { TripBasics } from '@app/planner';
import type { ItineraryInput } from './itinerary.schema.js';

/** What a model is shown when it chooses places for the days. */
export function itineraryInput(request: UserRequest, city: GuideCity, basics: TripBasics): ItineraryInput {
  const { preferences, constraints } = basics;
  return {
    language: basics.language,
    requestText: request.requestText,
    city: city.name,
    country: city.country,
    startDate: basics.startDate,
    endDate: basics.endDate,
    adults: basics.adults,
    children: basics.children,
    budget: request.budget,
    currency: basics.currency,
    interests: preferences.prioritizedInterests.length > 0 ? preferences.prioritizedInterests : ['sightseeing'],
    travelStyle: preferences.travelStyle,
    pace: constraints?.pace ?? preferences.preferredPace,
    outbound: flightFacts(basics.outbound),
    inbound: flightFacts(basics.inbound),
    weather: basics.weather.map(({ date, highC, lowC, riskLevel, summary }) => ({ date, highC, lowC, riskLevel, summary })),
    mustSee: constraints?.mustSee ?? [],
    avoid: constraints?.avoid ?? [],
    options: describeProposalOptions(city, { interests: preferences.prioritizedInterests, constraints, children: basics.children }),
  };
}

function flightFacts(flight: FlightOption | null): ItineraryInput['outbound'] {
  if (!flight) return null;
  const { originIata, destinationIata, departureAt, arrivalAt, stops, price } = flight;
  return { originIata, destinationIata, departureAt, arrivalAt, stops, price };
}
