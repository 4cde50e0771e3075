import type { AskedQuestion, Treatment } from '@app/testing';
import type { Chance } from '../workload/chance.js';
import type { Fault } from '../fault.js';

const TEN_MB = 10_000_000;
const GOOD_ENOUGH = '{"summary":"ok"}';

/** Bodies that no good model sends; some cannot be used, some must be cleaned. */
const WAYS: readonly ((chance: Chance) => Treatment)[] = [
  () => ({ body: 'not json at all' }),
  (chance) => ({ body: '{"choices":[{"message":{"content":"{}"}'.slice(0, chance.int(1, 38)) }),
  () => ({ content: `\`\`\`json\n${GOOD_ENOUGH}\n\`\`\`` }),
  () => ({ content: '{"wrong":"shape"}' }),
  () => ({ content: '{"extra":1,"__proto__":{"polluted":true},"constructor":null}' }),
  () => ({ content: '{"budget":NaN,"total":Infinity}' }),
  () => ({ content: '{"summary":"half a \\ud83d pair"}' }),
  () => ({ content: '{"summary":"a \\u0000 in the middle"}' }),
  () => ({ body: Buffer.alloc(TEN_MB, 'a') }),
  () => ({ body: '{"choices":[]}' }),
  () => ({
    choice: {
      finish_reason: 'tool_calls',
      message: { role: 'assistant', content: null, tool_calls: [{ id: '1', type: 'function', function: { name: 'rm', arguments: '{}' } }] },
    },
  }),
  () => ({ content: 'Je ne peux pas répondre à cette question.' }),
  () => ({ choice: { message: { role: 'assistant', content: null, refusal: 'No.' } } }),
  () => ({ body: Buffer.from([0xff, 0xfe, 0x00, 0x80]) }),
  (chance) => ({ content: String.fromCharCode(...Array.from({ length: 40 }, () => chance.int(0, 0xd7ff))) }),
];

/** Only the first answer of a conversation: the second is good. */
const isFirst = ({ messages, times }: AskedQuestion): boolean => times === 1 && messages.every(({ role }) => role !== 'assistant');

export const F17: Fault = {
  number: 'F17',
  title: 'the model answers nonsense',
  injected: 'the first answer to every question is one of fifteen kinds of nonsense: no JSON, cut off, wrong shape, NUL, lone surrogates, 10 MB, a refusal',
  plans: 25,
  async run({ world, traffic, chance, times }) {
    for (let time = 0; time < times; time += 1) {
      world.model.treat = (question) => (isFirst(question) ? chance.pick(WAYS)(chance) : null);
      world.model.timesByHash.clear();
      await traffic.wave({ inFlight: 10, mayFail: true });
    }
    world.counts.cuts += world.model.treated;
    world.check(world.model.treated >= traffic.trips.length, `only ${world.model.treated} answers were nonsense`);
    const [row] = await world.db.query<{ n: number }>("SELECT count(*)::int AS n FROM run WHERE status = 'complete'");
    world.check((row?.n ?? 0) > 0, 'no plan got over a nonsensical answer');
    const polluted = await world.db.query("SELECT 1 FROM state_version WHERE delta::text LIKE '%polluted%'");
    world.check(polluted.length === 0, 'fields that nobody declared were stored');
  },
};
