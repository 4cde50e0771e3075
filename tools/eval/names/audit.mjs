import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { casesOf } from '../halves.mjs';
import { tablesToCatalog } from '../tables-to-catalog.mjs';

const STATES_FILE = 'travelplanner_city_state.json';
const TABLES_FILE = /^travelplanner\.[\w-]+\.json$/;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const foldersOf = ({ file, casesDir }) => [...new Set([dirname(resolve(file)), resolve(casesDir)])].filter(existsSync);

/** Requests with their tables by id, from every file of them beside the cases, and the state of each city where that file is there. */
function load(place) {
  const folders = foldersOf(place);
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => TABLES_FILE.test(name))
      .map((name) => resolve(folder, name)),
  );
  const byId = new Map(files.flatMap((file) => casesOf(readJson(file)).map((one) => [one.id, one])));
  const states = folders.map((folder) => resolve(folder, STATES_FILE)).find(existsSync);
  return { byId, states: states ? readJson(states) : undefined };
}

const loaded = new Map();
function remembered(place) {
  if (!loaded.has(place.file)) loaded.set(place.file, load(place));
  return loaded.get(place.file);
}

/** A request as its gold fields state it. */
function requestOf({ query, gold }) {
  const { houseRule, cuisines, roomType, transportation, visitingCityNumber } = gold;
  const said = Object.entries({ houseRule, cuisines, roomType, transportation, cities: visitingCityNumber }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return {
    requestText: query,
    originCity: gold.origin,
    destinationHint: gold.destination,
    travelStartDate: gold.startDate ?? gold.dates[0],
    travelEndDate: gold.endDate ?? gold.dates.at(-1),
    budget: gold.budget,
    currency: 'USD',
    adults: gold.people,
    constraints: Object.fromEntries(said),
  };
}

/** Whether a published plan passes the rules of the published evaluator, through `POST /plan/audit` with the case's tables as a catalog. */
async function predict(one, client, _content, place) {
  const { byId, states } = remembered(place);
  const asked = byId.get(one.case);
  if (!asked) throw new Error(`there are no tables for ${one.case} beside the cases`);
  const answer = await client.post('/plan/audit', {
    request: requestOf(asked),
    plan: { format: 'day-strings', days: one.plan },
    catalog: tablesToCatalog(asked.tables, { states, more: [asked.gold.origin] }),
    profile: 'published',
  });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`);
  const { pass, violations } = answer.body;
  return { pass, violations: [...new Set(violations.map(({ code }) => code))] };
}

const MEASURES = [
  { label: 'audit: verdicts right', pattern: /verdictAccuracy"?: ([\d.]+)/, floor: 0.97, goal: 0.99 },
  { label: 'audit: F1 of violations', pattern: /violationF1"?: ([\d.]+)/, floor: 0.92, goal: 0.96 },
  { label: 'audit: false alarms', pattern: /falseAlarmRateOnValidPlans"?: ([\d.]+)/, floor: 0.02, goal: 0 },
];

export const evaluation = {
  name: 'audit',
  sets: [
    {
      file: 'travelplanner_audit.dev.json',
      dataset: 'travelplanner_audit',
      takes: ({ plan }) => Array.isArray(plan),
      scorer: 'score_audit.mjs',
      measures: MEASURES,
    },
  ],
  predict,
};
