import type { TripDraft } from './draft-trip.js';
import { shownRate } from './pricing.js';
import type { TripSetup } from './trip-setup.js';

/** What was decided and why, in sentences for the traveller and the log. */
export function cityNotes(setup: TripSetup, draft: TripDraft): string[] {
  return [
    stayNote(setup, draft),
    rateNote(setup),
    ...childNotes(setup),
    ...mobilityNotes(setup),
    ...arrivalNotes(setup),
    ...freeDayNotes(setup, draft),
    ...tableNotes(draft),
    ...weatherNotes(setup),
    ...proposalNotes(setup, draft),
  ].filter((note) => note !== '');
}

function stayNote({ frame, input }: TripSetup, { spending, stays }: TripDraft): string {
  const { area, tier } = spending.stay;
  const rooms = stays[0]?.rooms ?? 0;
  if (frame.nights === 0) return 'No night is spent in the city, so no stay is planned.';
  const children = input.children > 0 ? '; children share a room with adults' : '';
  return `Stay: ${area.name} (${tier}), ${rooms} ${rooms === 1 ? 'room' : 'rooms'}${children}. ${area.note}`;
}

function rateNote({ input }: TripSetup): string {
  const { city, currency, rateFromCity, rateAsOf } = input;
  const prices = `Prices are usual prices of the guide as of ${city.asOf}`;
  if (city.currency === currency) return `${prices}.`;
  return `${prices}, converted from ${city.currency} at ${shownRate(rateFromCity)} ${currency} (${rateAsOf}).`;
}

const childNotes = ({ input }: TripSetup): string[] =>
  input.children > 0 ? ['Children count with their own entrance price where the guide has one, with a smaller meal and with half a fare.'] : [];

const mobilityNotes = ({ input }: TripSetup): string[] =>
  input.constraints?.mobility
    ? [`Walks are kept short (${input.constraints.mobility}); the guide does not know which places are step-free, so check them first.`]
    : [];

function arrivalNotes({ frame, input }: TripSetup): string[] {
  const transit = frame.days.filter((day) => day.kind === 'before_arrival').length;
  return [
    ...(transit > 0 ? [`The flight arrives after the start date, so the first ${transit === 1 ? 'day is' : `${transit} days are`} spent on the way.`] : []),
    ...(input.outbound ? [] : ['No flight to the city is chosen: the first day starts late in the morning.']),
    ...(input.inbound ? [] : ['No flight home is chosen: the last day ends in the late afternoon.']),
  ];
}

function freeDayNotes({ input }: TripSetup, { days }: TripDraft): string[] {
  const free = days.filter((day) => day.activities.some((activity) => activity.kind === 'free_time')).length;
  return free > 0
    ? [
        `The guide has ${input.city.places.length} places in ${input.city.name}; ${free} ${free === 1 ? 'day is' : 'days are'} left free instead of repeating them.`,
      ]
    : [];
}

function tableNotes({ days }: TripDraft): string[] {
  const meals = days.flatMap((day) => day.meals ?? []);
  const open = meals.filter((meal) => meal.place === null).length;
  return open > 0
    ? [`${open} of ${meals.length} meals name no table, because no further one of the guide fits tier, hours and way; they count at the usual price.`]
    : [];
}

function weatherNotes({ input }: TripSetup): string[] {
  const wet = input.weather.filter((day) => day.riskLevel === 'HIGH').map((day) => day.date);
  return wet.length > 0 ? [`Indoor places come first on ${wet.join(', ')} because of the weather.`] : [];
}

function proposalNotes({ input, proposedByDate }: TripSetup, { filled }: TripDraft): string[] {
  const visited = new Set(filled.flatMap((day) => day.plan.order.map((place) => place.id)));
  const missing = [...new Set([...proposedByDate.values()].flatMap((ids) => [...ids]))].filter((id) => !visited.has(id));
  const names = missing.map((id) => input.city.places.find((place) => place.id === id)?.name ?? `${id} (not in the guide)`);
  return names.length > 0 ? [`Proposed places that did not fit hours, ways, pace or budget were left out: ${names.join(', ')}.`] : [];
}
