import { withNavigo } from '../eval/system.mjs';
import { createProgress } from '../launcher/progress.mjs';
import { ASKED_NAMES } from './asked-names.mjs';
import { drawCapitals } from './draw.mjs';
import { startRecordedServers } from './recorded-servers.mjs';

/**
 * `npm run coverage -- [seed] [days] [list] [live]`: plans a trip of that many days (3) to each of 100 destinations and counts those whose every full
 * day, which is all but the first and the last, has three named sights or more. 60 are second-level capitals drawn by the seed (1), 40 are names that
 * travellers ask for: the first or the second list (second). The trips say no home, so that no day is lost to a flight: day two is a full one wherever
 * the destination lies. Offline; with `live` against servers in the shapes of the live sources, or where NAVIGO_URL names a system that is online.
 */
const CAPITALS = 60;
const SIGHTS_A_DAY = 3;
const AT_ONCE = 2;
const [seed, days] = [Number(process.argv[2] ?? 1), Number(process.argv[3] ?? 3)];
const progress = createProgress();
const groups = { capitals: drawCapitals(seed, CAPITALS), 'asked for': ASKED_NAMES[process.argv[4] ?? 'second'] };

/** @param {string} destinationHint */
const requestFor = (destinationHint) => ({
  ...{ requestText: `${days} days in ${destinationHint}`, destinationHint, currency: 'EUR', budget: 20_000 },
  ...{ travelStartDate: '2027-05-10', travelEndDate: `2027-05-${9 + days}`, adults: 2 },
});

const sightsOf = ({ activities }) => new Set(activities.filter(({ kind, place }) => kind !== 'free_time' && place?.name).map(({ place }) => place.name)).size;

/** @returns {Promise<number>} sights on the poorest full day; 0 without a plan. */
async function fewestSights(client, destination) {
  const result = await client.settled(await client.post('/plan', { userRequest: requestFor(destination) }));
  const { itinerary = [], limitations = [] } = result.finalPlan ?? {};
  if (limitations.some(({ code }) => code === 'PLACE_UNKNOWN')) return 0;
  const full = itinerary.slice(1, -1).map(sightsOf);
  return full.length === 0 ? 0 : Math.min(...full);
}

async function measure(client, destinations) {
  const found = new Map();
  const left = [...destinations];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) found.set(next, await fewestSights(client, next).catch((error) => String(error)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

const recorded = process.argv[5] === 'live' ? await startRecordedServers() : null;
await withNavigo({ env: process.env, progress, systemEnv: recorded?.env ?? {} }, async (client) => {
  let good = 0;
  for (const [name, destinations] of Object.entries(groups)) {
    const found = await measure(client, destinations);
    const met = destinations.filter((destination) => Number(found.get(destination)) >= SIGHTS_A_DAY);
    const unmet = destinations.filter((destination) => !met.includes(destination)).map((destination) => `${destination} (${found.get(destination)})`);
    const some = destinations.filter((destination) => Number(found.get(destination)) > 0);
    good += met.length;
    process.stdout.write(
      `${name}: ${met.length} of ${destinations.length} with ${SIGHTS_A_DAY} sights every full day of ${days} days, ${some.length} with at least one\n  not: ${unmet.join('; ')}\n`,
    );
  }
  process.stdout.write(`in all: ${good} of ${Object.values(groups).flat().length} (seed ${seed})\n`);
});
await recorded?.close();
