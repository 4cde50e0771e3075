import { built } from '../../built.mjs';

let planner;
/** The planner is loaded once, from dist, after it was built. */
const loadPlanner = async () => (planner ??= await built('planner'));

const TIME_MS = 10_000;
const deadline = () => {
  const endsAt = performance.now() + TIME_MS;
  return { expired: () => performance.now() > endsAt };
};

/** Order and length of the stays in cities. */
async function predictTrip({ gold }) {
  const { findRoute } = await loadPlanner();
  const stops = Object.entries(gold.durations).map(([city, days]) => {
    const window = gold.windows[city];
    return { city, minDays: days, maxDays: days, event: window && { fromDay: window.from, toDay: window.to } };
  });
  const route = findRoute({ stops, connections: gold.directFlights, totalDays: gold.totalDays }, deadline());
  if (route.status !== 'found') throw new Error(route.status === 'impossible' ? route.reason : 'the time ran out');
  return route.legs;
}

/** As many meetings of one day as windows and ways allow. */
async function predictDay({ gold }) {
  const { scheduleDay } = await loadPlanner();
  const day = scheduleDay(
    {
      start: { place: gold.start.location, minute: gold.start.time },
      items: gold.people.map(({ name, location, from, to, minMinutes }) => ({
        id: name,
        place: location,
        windows: [{ fromMinute: from, toMinute: to }],
        minutes: minMinutes,
      })),
      wayMinutes: (from, to) => gold.travelMinutes[from]?.[to] ?? Infinity,
    },
    deadline(),
  );
  return day.items.map(({ id, startMinute, endMinute }) => ({ name: id, start: startMinute, end: endMinute }));
}

export const evaluation = {
  name: 'naturalplan',
  sets: [
    {
      file: 'naturalplan_trip.dev.json',
      dataset: 'naturalplan_trip',
      takes: ({ gold }) => gold?.durations !== undefined,
      scorer: 'score_np.mjs',
      predict: predictTrip,
      measures: [{ label: 'naturalplan: routes valid', pattern: /valid"?: (\d+)/, of: /cases"?: (\d+)/, floor: 1, goal: 1 }],
    },
    {
      file: 'naturalplan_dayschedule.dev.json',
      dataset: 'naturalplan_dayschedule',
      takes: ({ gold }) => gold?.people !== undefined,
      scorer: 'score_np.mjs',
      predict: predictDay,
      measures: [{ label: 'naturalplan: days optimal', pattern: /optimal"?: (\d+)/, of: /cases"?: (\d+)/, floor: 1, goal: 1 }],
    },
  ],
};
