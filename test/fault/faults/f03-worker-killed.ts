import type { AskedQuestion, Treatment } from '@app/testing';
import type { Fault } from '../fault.js';

const POINTS = [
  ...['step:before-run', 'model:before-call', 'journal:before-record', 'journal:after-record'],
  ...['model:after-reply', 'tool:before-record', 'tool:after-record', 'step:after-run', 'step:after-publish'],
];

const LOOKED_UP = [
  { name: 'get_weather', given: { city: 'Lisbon', month: 5 } },
  { name: 'search_places', given: { query: 'Xyzzy Gazebo' } },
  { name: 'convert_currency', given: { amount: 10, from: 'EUR', to: 'USD' } },
];

/** The model looks something up, two rounds long, before it answers as usual. */
function looksUpFirst({ tools, messages }: AskedQuestion): Treatment | null {
  const round = messages.filter(({ role }) => role === 'assistant').length;
  const wanted = round === 0 ? LOOKED_UP.slice(0, 2) : LOOKED_UP.slice(2);
  if (tools.length === 0 || round > 1) return null;
  const calls = wanted.map(({ name, given }, index) => ({
    id: `call_${round}_${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(given) },
  }));
  return { choice: { finish_reason: 'tool_calls', message: { role: 'assistant', content: 'Let me look.', tool_calls: calls } } };
}

export const F3: Fault = {
  number: 'F3',
  title: 'kill -9 of a worker at every point of a step, also twice in a row',
  injected:
    'SIGKILL before the model is asked, before and after its answer and those of tools are recorded, after the run, after the publish, and of two workers one after the other',
  async run({ world, traffic, chance, times }) {
    world.model.treat = looksUpFirst;
    for (const point of POINTS)
      for (let time = 0; time < times; time += 1) {
        const member = chance.pick(world.all('worker'));
        await world.arm(member, `${point}:${chance.int(1, 6)}`);
        const wave = traffic.wave();
        world.check(await world.untilFallen(member, wave), `no worker came by ${point}`);
        await wave;
      }
    // The queue gives up a job that lost two workers; the run must not.
    const workers = world.all('worker');
    for (const member of workers) await world.arm(member, 'step:before-run:2');
    const wave = traffic.wave();
    await Promise.all(workers.map((member) => world.untilFallen(member, wave)));
    await wave;
  },
};
