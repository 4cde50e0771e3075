import { agents, experts } from './index.js';

describe('the agents', () => {
  it('are listed under their own names', () => expect(Object.entries(agents).filter(([name, agent]) => agent.name !== name)).toEqual([]));
  it('all have an expert for the time without a model, but those that ask none or have a policy for their loop', () =>
    expect(Object.keys(agents).filter((name) => !(name in experts))).toEqual(['auditor', 'concierge']));
  it('write different fields, flags and the request that one completes and another changes apart', () => {
    const written = Object.values(agents)
      .flatMap(({ writes }) => Object.keys(writes))
      .filter((field) => field !== 'safetyFlags' && field !== 'userRequest');
    expect(written).toEqual([...new Set(written)]);
  });
});
