const MAX_ROUNDS = 4;
const YOU_CHOOSE = 'you choose';

/** Says the sentence, answers what is asked from the case's own answers, else leaves it to the planner, at most four times. */
async function planTrip({ text, now, answers = {} }, client) {
  const startedAt = performance.now();
  let result = await client.settled(await client.post('/plan/chat', { naturalLanguage: text, context: { now } }));
  let rounds = 0;
  while (result.status === 'awaiting_input' && rounds < MAX_ROUNDS) {
    rounds += 1;
    const message = (result.pendingQuestions ?? []).map(({ field }) => answers[field] ?? YOU_CHOOSE).join('. ');
    result = await client.settled(await client.post('/plan/chat/resume', { threadId: result.threadId, message }));
  }
  const { body } = await client.get(`/plan/${result.threadId}`);
  return {
    status: result.status,
    rounds,
    finalPlan: result.finalPlan ?? null,
    pendingQuestions: result.pendingQuestions ?? [],
    request: body.values?.userRequest ?? null,
    ms: Math.round(performance.now() - startedAt),
  };
}

const share = (name) => new RegExp(`"${name}": \\{[^}]*"share": ([\\d.]+)`);
const check = (name, label) => ({ label: `trips: ${label}`, pattern: share(name), floor: 0.9, goal: 0.97 });

/** Whole trips in the words of travellers, judged as a traveller would: places, nights, ways, dates, money, full days, tables, wishes. */
export const evaluation = {
  name: 'trips',
  concurrency: 2,
  sets: [
    {
      file: 'traveller.dev.json',
      scorer: 'score_trip.mjs',
      takes: ({ text, gold }) => typeof text === 'string' && gold !== undefined,
      predict: planTrip,
      toPredictions: (entries) => Object.fromEntries(entries),
      measures: [
        { label: 'trips: nothing important wrong', pattern: /"good": ([\d.]+)/, floor: 0.65, goal: 0.85 },
        { label: 'trips: wishes met', pattern: /"wishesMet": ([\d.]+)/, floor: 0.85, goal: 0.95 },
        check('cities', 'places'),
        check('nights', 'nights'),
        check('waysBetween', 'ways between'),
        check('waysHome', 'ways home'),
        check('modes', 'modes kept'),
        check('dates', 'dates'),
        check('budget', 'budget'),
        check('fullDays', 'full days'),
        check('meals', 'tables'),
        check('clock', 'clock'),
        check('distinct', 'nothing twice'),
        check('near', 'near things together'),
      ],
    },
  ],
};
