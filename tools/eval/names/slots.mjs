/** What the scorer calls a field of the request. */
const SLOT_OF_FIELD = {
  originCity: 'origin',
  originIata: 'origin',
  destinationHint: 'destination',
  destinationIata: 'destination',
  destinationCityCode: 'destination',
  travelStartDate: 'start_date',
  travelEndDate: 'end_date',
  budget: 'budget',
  adults: 'travellers',
  travellers: 'travellers',
};

/** The fields that questions ask for, by the scorer's names, each once. */
export const askedSlots = (questions) => [...new Set((questions ?? []).map(({ field }) => SLOT_OF_FIELD[field]).filter(Boolean))];

/** `constraints.cities` is a number, or the cities by name. */
const cityCountOf = (cities) => (Array.isArray(cities) ? cities.length : (cities ?? null));

/** The scorer's slots from a `parsedRequest`; null where nothing was said. */
export function slotsOf(parsed) {
  const { constraints } = parsed;
  return {
    origin: parsed.originCity ?? parsed.originIata,
    destination: parsed.destinationHint ?? parsed.destinationIata ?? parsed.destinationCityCode,
    start_date: parsed.travelStartDate,
    end_date: parsed.travelEndDate,
    duration_days: parsed.durationDays,
    budget: parsed.budget,
    travellers: parsed.travellers ?? parsed.adults,
    houseRule: constraints?.houseRule ?? null,
    roomType: constraints?.roomType ?? null,
    transportation: constraints?.transportation ?? null,
    cuisines: constraints?.cuisines ?? null,
    visitingCityNumber: cityCountOf(constraints?.cities),
  };
}

/** What a client does with a further message: it resumes a run that waits, and else writes to the thread anew. */
const say = (client, { threadId, status }, message, context) =>
  status === 'awaiting_input'
    ? client.post('/plan/chat/resume', { threadId, message })
    : client.post('/plan/chat', { threadId, naturalLanguage: message, context });

/** Messages of one thread in their order, the client's clock standing at `now`; what was read last and what was asked first. */
async function replay(client, messages, now) {
  const context = { now };
  const [first, ...others] = messages;
  let result = await client.settled(await client.post('/plan/chat', { naturalLanguage: first, context }));
  const asked = askedSlots(result.pendingQuestions);
  let parsed = result.parsedRequest;
  for (const message of others) {
    result = await client.settled(await say(client, result, message, context));
    parsed = result.parsedRequest ?? parsed;
  }
  if (!parsed) throw new Error(`${result.threadId} ended as ${result.status} without a parsed request`);
  const slots = slotsOf(parsed);
  return { slots: slots.travellers === null ? { ...slots, travellers: await assumedAdults(client, result) } : slots, asked };
}

/** How many a run plans for when nobody said a number; null while it still asks. */
async function assumedAdults(client, { threadId, status }) {
  if (status === 'awaiting_input') return null;
  const { body } = await client.get(`/plan/${threadId}`);
  return body.values?.userRequest?.adults ?? null;
}

const messagesOf = (one) => one.turns?.map(({ user }) => user) ?? [one.query ?? one.text ?? one.message ?? one.user];

const replayed = (defaultNow) => (one, client, file) => replay(client, messagesOf(one), one.referenceDate ?? file.referenceDate ?? defaultNow);

/** What is read from people's words, and what is asked for, through `POST /plan/chat` and its resume. */
const JOINT = /jointExact"?: ([\d.]+)/;

export const evaluation = {
  name: 'slots',
  concurrency: 4,
  sets: [
    {
      file: 'sgd_trip_form.dev.json',
      dataset: 'sgd_trip_form',
      scorer: 'score_slots.mjs',
      takes: ({ turns }) => Array.isArray(turns),
      predict: replayed('2019-03-01'),
      measures: [
        { label: 'sgd: all slots right', pattern: JOINT, floor: 0.85, goal: 0.92 },
        { label: 'sgd: F1', pattern: /microF1"?: \{[^}]*?F1"?: ([\d.]+)/, floor: 0.94, goal: 0.97 },
        { label: 'sgd: missing fields asked', pattern: /recallOfMissing"?: ([\d.]+)/, floor: 0.98, goal: 0.99 },
        { label: 'sgd: asked in vain', pattern: /redundantRate"?: ([\d.]+)/, floor: 0.02, goal: 0.01 },
      ],
    },
    {
      file: 'travelplanner.dev.json',
      dataset: 'travelplanner',
      scorer: 'score_slots.mjs',
      takes: ({ query }) => typeof query === 'string',
      predict: replayed('2022-02-01'),
      measures: [{ label: 'travelplanner: all slots right', pattern: JOINT, floor: 0.9, goal: 0.97 }],
    },
  ],
};
