import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const NOW = '2022-02-01';
const CURRENCY = 'USD';

const argumentAfter = (flag) => (process.argv.includes(flag) ? process.argv[process.argv.indexOf(flag) + 1] : undefined);

/** Which state a city lies in, from the file that comes with the cases, looked for beside the given file too; empty without it. */
function stateOfCity() {
  const cases = argumentAfter('--cases');
  const folders = [...(cases ? [dirname(cases)] : []), argumentAfter('--cases-dir') ?? '../shared/cases'];
  const file = folders.map((folder) => resolve(folder, 'travelplanner_city_state.json')).find(existsSync);
  return file ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
const states = stateOfCity();

const UNIT_MINUTES = { day: 1440, hour: 60, min: 1 };
const minutesOf = (text) =>
  Object.entries(UNIT_MINUTES).reduce((sum, [unit, minutes]) => sum + minutes * Number(new RegExp(`(\\d+)\\s*${unit}`).exec(text ?? '')?.[1] ?? 0), 0);

const placesOf = ({ flights, ground, accommodations, restaurants, attractions }) => [
  ...new Set([
    ...[...flights, ...ground].flatMap(({ from, to }) => [from, to]),
    ...[...accommodations, ...restaurants, ...attractions].map(({ city }) => city),
  ]),
];

/** Attractions are told with a semicolon after each, so a name cannot hold one. */
const isTellable = ({ name }) => !name.includes(';');

/** The tables of a case as the body of PUT /catalogs/:id. They know days and no timetable for the ground, so the grain is the day. */
export function toCatalogBody(tables) {
  return {
    currency: CURRENCY,
    timeGrain: 'day',
    cities: placesOf(tables).map((name) => ({ name, ...(states[name] ? { state: states[name] } : {}) })),
    flights: tables.flights.map(({ flightNumber, from, to, date, dep, arr, price, duration }) => ({
      ...{ number: flightNumber, from, to, date, departure: dep, arrival: arr, price },
      ...(minutesOf(duration) > 0 ? { durationMinutes: minutesOf(duration) } : {}),
    })),
    ground: tables.ground.map(({ mode, from, to, duration, distanceKm, cost }) => ({ mode, from, to, durationMinutes: minutesOf(duration), distanceKm, cost })),
    accommodations: tables.accommodations.map(({ name, city, pricePerNight, roomType, houseRules, minimumNights, maximumOccupancy, rating }) => ({
      ...{ name, city, price: pricePerNight, roomType, houseRules, minimumNights, capacity: maximumOccupancy, rating },
    })),
    restaurants: tables.restaurants.map(({ name, city, cuisines, averageCost, rating }) => ({ name, city, cuisines, averageCost, rating })),
    attractions: tables.attractions.filter(isTellable).map(({ name, city, lat, lon }) => ({ name, city, lat, lng: lon })),
  };
}

const GROUND_NAMES = { drive: 'Self-driving', taxi: 'Taxi' };

function transportText(leg) {
  if (!leg) return '-';
  const way = `from ${leg.from} to ${leg.to}`;
  if (leg.mode === 'flight') return `Flight Number: ${leg.offerId}, ${way}, Departure Time: ${leg.departureTime}, Arrival Time: ${leg.arrivalTime}`;
  return `${GROUND_NAMES[leg.mode] ?? leg.mode}, ${way}`;
}

const plain = (name) => name.replace(/\s+/g, ' ').trim();

/** `Name, City` as the table of the case writes it: plans have no doubled spaces. */
function toldName(rows, name, city) {
  const row = rows.find((one) => one.city === city && plain(one.name) === plain(name));
  return `${row?.name ?? name}, ${city}`;
}

/** The plan in the scorer's shape: one entry for each day, everything as `Name, City`, and `-` for nothing. */
export function toScoredDays({ itinerary, transport, stays }, tables) {
  return itinerary.map((day, at) => {
    const leg = transport.find(({ date }) => date === day.date);
    const stay = stays.find(({ checkInDate, checkOutDate }) => checkInDate <= day.date && day.date < checkOutDate);
    const mealText = (meal) => {
      const table = day.meals?.find((one) => one.meal === meal && one.place);
      return table ? toldName(tables.restaurants, table.place.name, day.city) : '-';
    };
    return {
      days: at + 1,
      current_city: leg ? `from ${leg.from} to ${leg.to}` : day.city,
      transportation: transportText(leg),
      breakfast: mealText('breakfast'),
      lunch: mealText('lunch'),
      dinner: mealText('dinner'),
      attraction: day.activities.map(({ place }) => `${toldName(tables.attractions, place.name, day.city)};`).join('') || '-',
      accommodation: stay ? toldName(tables.accommodations, stay.name, stay.city) : '-',
    };
  });
}

async function predict({ id, query, tables }, client) {
  const catalogId = `eval-${id}`;
  const stored = await client.put(`/catalogs/${catalogId}`, toCatalogBody(tables));
  if (stored.status >= 300) throw new Error(`the catalog was answered ${stored.status}: ${JSON.stringify(stored.body).slice(0, 300)}`);
  try {
    const result = await client.settled(await client.post('/plan/chat', { naturalLanguage: query, catalogId, context: { now: NOW } }));
    if (!result.finalPlan?.itinerary.length)
      throw new Error(`ended as ${result.status}: ${JSON.stringify(result.finalPlan?.summary ?? result.pendingQuestions)}`);
    return toScoredDays(result.finalPlan, tables);
  } finally {
    await client.delete(`/catalogs/${catalogId}`);
  }
}

/** From the words of a query to a whole trip, the tables of the case given as a catalog. */
const MEASURES = [{ label: 'travelplanner: plans that hold', pattern: /finalPassAndRightDates"?: ([\d.]+)/, scale: 0.01, floor: 0.95, goal: 0.99 }];

export const evaluation = {
  name: 'travelplanner',
  concurrency: 2,
  sets: [
    { file: 'travelplanner.dev.json', dataset: 'travelplanner', scorer: 'score_tp.mjs', scorerFiles: ['travelplanner_city_state.json'], measures: MEASURES },
  ],
  predict,
  toPredictions: (entries) => entries.map(([id, plan]) => ({ id, plan })),
};
