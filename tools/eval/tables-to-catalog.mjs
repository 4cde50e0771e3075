const MAX_MINIMUM_NIGHTS = 365;

/** Minutes of `2 hours 24 minutes`, `1 day 3 hours` or `36 mins`. */
export function minutesOf(words) {
  const amount = (unit) => Number(new RegExp(`(\\d+)\\s*${unit}`).exec(words)?.[1] ?? 0);
  return Math.max(1, amount('day') * 1_440 + amount('hour') * 60 + amount('min'));
}

/** The cities of all tables with their states, where the file of states has them. */
const citiesOf = (tables, more, states) => {
  const rows = [...tables.attractions, ...tables.restaurants, ...tables.accommodations].map(({ city }) => city);
  const ways = [...tables.flights, ...tables.ground].flatMap(({ from, to }) => [from, to]);
  const known = states ? Object.keys(states) : [];
  return [...new Set([...rows, ...ways, ...more, ...known])].filter(Boolean).map((name) => ({ name, ...(states?.[name] ? { state: states[name] } : {}) }));
};

/** The tables of a case as a catalog; `states` gives the state of each city, `more` names further cities of the case. */
export const tablesToCatalog = (tables, { states, more = [] } = /** @type {{ states?: Record<string, string>, more?: string[] }} */ ({})) => ({
  currency: 'USD',
  cities: citiesOf(tables, more, states),
  flights: tables.flights.map(({ flightNumber, from, to, date, dep, arr, price, duration }) => ({
    number: flightNumber,
    from,
    to,
    date,
    departure: dep,
    arrival: arr,
    price,
    durationMinutes: minutesOf(duration),
  })),
  ground: tables.ground.map(({ from, to, mode, duration, distanceKm, cost }) => ({ from, to, mode, durationMinutes: minutesOf(duration), distanceKm, cost })),
  accommodations: tables.accommodations.map(({ name, city, pricePerNight, roomType, houseRules, minimumNights, maximumOccupancy, rating }) => ({
    name,
    city,
    price: pricePerNight,
    roomType,
    houseRules,
    // No trip is longer, so a house that wants years is as closed to it as one that wants a year.
    minimumNights: Math.min(minimumNights, MAX_MINIMUM_NIGHTS),
    capacity: maximumOccupancy,
    rating,
  })),
  restaurants: tables.restaurants.map(({ name, city, averageCost, cuisines, rating }) => ({ name, city, averageCost, cuisines, rating })),
  attractions: tables.attractions.map(({ name, city, lat, lon }) => ({ name, city, lat, lng: lon })),
});
