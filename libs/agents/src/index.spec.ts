import { agents, experts } from './index.js';

describe('the agents', () => {
  it('are listed under their own names', () => expect(Object.entries(agents).filter(([name, agent]) => agent.name !== name)).toEqual([]));
  it('all have an expert for the time without a model', () =>
    // The concierge has a policy that takes the turns of its loop instead.
    expect([...Object.keys(experts), 'concierge'].sort()).toEqual(Object.keys(agents).sort()));
  it('write different fields, flags apart', () => {
    const written = Object.values(agents)
      .flatMap(({ writes }) => Object.keys(writes))
      .filter((field) => field !== 'safetyFlags');
    expect(written).toEqual([...new Set(written)]);
  });
});
