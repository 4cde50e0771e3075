import type { AgentTools } from '@app/agent-kit';
import type { FinalPlan, StepEventInput } from '@app/contracts';
import { findGuideCity } from '@app/guide';
import { TRAVEL_TOOLS, ToolRegistry, dispatchTool } from '@app/tools';
import { testDispatchContext } from '../../../tools/src/testing/dispatch-context.js';
import { offlineWorld } from '../../../tools/src/testing/worlds.js';
import { ScriptedModel, worldOf } from '../spec-kit/agent-context.js';
import { failed, found, scriptedTools } from '../spec-kit/scripted-tools.js';
import { requestOf } from '../spec-kit/trip-parts.js';
import { concierge } from './concierge.agent.js';

const NOW = '2027-01-15T09:00:00Z';
const lisbon = findGuideCity('Lisbon');
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const placeOf = (id: string) => {
  const { name, lat, lng } = lisbon?.places.find((place) => place.id === id) ?? { name: id, lat: 0, lng: 0 };
  return { name, lat, lng };
};
const visit = (id: string, [start, end]: readonly [string, string], amount: number) => ({
  ...{ id: `d1-a1-${id}`, title: placeOf(id).name, kind: 'museum', place: placeOf(id), start, end, cost: eur(amount), source: 'guide' as const },
});

/** A Monday and a Tuesday in Lisbon for 480 EUR of 600 EUR. */
const PLAN: FinalPlan = {
  ...{ summary: 'Two days.', selectedFlightOfferId: null, selectedReturnFlightOfferId: null, packingList: ['Umbrella'], safetyFlags: [], transport: [] },
  selectedDestination: { name: 'Lisbon', country: 'Portugal', iataCode: 'LIS', cityCode: 'LIS', rationale: 'Named.' },
  itinerary: [
    { date: '2027-05-10', city: 'Lisbon', theme: 'The sea', activities: [visit('oceanarium', ['10:00', '13:00'], 50)], weatherNote: null },
    {
      ...{ date: '2027-05-11', city: 'Lisbon', theme: 'By the river', weatherNote: null },
      activities: [visit('jeronimos-monastery', ['10:00', '11:30'], 36), visit('belem-tower', ['12:00', '12:30'], 0)],
    },
  ],
  stays: [
    {
      ...{ id: 's1', name: 'Hotel Azul', city: 'Lisbon', area: 'Baixa', lat: 38.711, lng: -9.138, checkInDate: '2027-05-10', checkOutDate: '2027-05-11' },
      ...{ nights: 1, rooms: 1, tier: 'midrange', cost: eur(394), source: 'guide' },
    },
  ],
  budget: { estimatedTotal: 480, budgetLimit: 600, currency: 'EUR', withinBudget: true, byCategory: { activities: 86, stays: 394 }, optimizationTips: [] },
  costs: { byCategory: { activities: 86, stays: 394 }, total: 480, currency: 'EUR' },
  checks: { pass: true, violations: [] },
  sources: [{ kind: 'guide', name: 'Guide', asOf: '2026-10', note: '' }],
};

/** The tools as steps have them offline: rules take the turns, the guide and tables answer. */
async function offlineTools(): Promise<AgentTools & { readonly made: string[] }> {
  const { world } = offlineWorld();
  const context = await testDispatchContext(TRAVEL_TOOLS, { world, now: new Date(NOW) });
  const made: string[] = [];
  return {
    ...{ made, isLive: false, functionTools: new ToolRegistry(TRAVEL_TOOLS).listFor(['travel:read']).map(({ functionTool }) => functionTool) },
    model: (policy) => ({
      provider: 'rules',
      chat: async (messages, tools) => ({
        ...policy({ messages, tools: tools.map((tool) => tool.function.name) }),
        usage: { modelCalls: 1, inputTokens: 0, outputTokens: 0 },
      }),
    }),
    dispatch: (call) => {
      made.push(call.name);
      return dispatchTool(call, context);
    },
  };
}

async function answerWith(tools: AgentTools, question: string) {
  const told: StepEventInput[] = [];
  const state = { question, finalPlan: PLAN, userRequest: requestOf({ budget: 600 }), destinationCandidates: null, context: null };
  const { writes, decision } = await concierge.run(state, worldOf({ model: new ScriptedModel(), now: NOW, tools, tell: (event) => told.push(event) }));
  return { text: writes.answer?.text ?? '', sources: writes.answer?.sources ?? [], flags: writes.safetyFlags ?? [], decision, told };
}

async function ask(question: string) {
  const tools = await offlineTools();
  return { ...(await answerWith(tools, question)), made: tools.made };
}

describe('the concierge without a model', () => {
  it('says whether it rains on a day, and that this is no forecast', async () => {
    const { text, made, sources } = await ask('Will it rain on day 2?');
    expect(text).toMatch(/^Rain is (?:not )?likely on .*11 May 2027 in Lisbon: .*°C.*usual weather of the month/);
    expect(made).toEqual(['get_weather']);
    expect(sources).toContainEqual({ kind: 'climate', name: 'get_weather' });
  });

  it('works out the way between two places of the plan, as an estimate', async () => {
    const { text, made } = await ask('How far is it from our hotel to Belém Tower?');
    expect(text).toMatch(/^From Hotel Azul to .*Belém.* it is about \d+(\.\d+)? km: \d+ minutes on foot.*estimates/);
    expect(made).toEqual(['travel_time']);
  });

  it('looks for a place of the way that the plan lacks', async () => {
    const { text, made } = await ask('How far is it from our hotel to the Fado Museum?');
    expect(text).toMatch(/^From Hotel Azul to Museu do Fado it is about/);
    expect(made).toEqual(['search_places', 'travel_time']);
  });

  it.each([
    ['Is Jerónimos Monastery open on day 1?', / is closed on .*10 May 2027/],
    ['Is Jerónimos Monastery open on day 2?', / is open on .*11 May 2027.*guide, as of/],
    ['When is the Jerónimos Monastery open?', / is open on .*11 May 2027/],
  ])('knows opening hours: %s', async (question, expected) => {
    const { text, made } = await ask(question);
    expect(text).toMatch(expected);
    expect(made).toEqual(['opening_hours']);
  });

  it('converts a price, and says the rate with its day', async () => {
    const { text, made } = await ask('What does the whole trip cost in CHF?');
    expect(text).toMatch(/^The whole trip costs 480 EUR, which is [\d,.]+ CHF \(1 EUR = [\d.]+ CHF, rate of \d{4}-\d\d-\d\d, source/);
    expect(made).toEqual(['convert_currency']);
  });

  it('names the price of one place from the plan alone', async () => {
    const { text, made } = await ask('How much does Jerónimos Monastery cost?');
    expect(text).toBe('Mosteiro dos Jerónimos costs 36 EUR, as planned for all travellers.');
    expect(made).toEqual([]);
  });

  it('adds up what is left of the budget', async () => {
    const { text, made } = await ask('How much of the budget is left?');
    expect(text).toBe('120 EUR are left of 600 EUR; the plan costs 480 EUR.');
    expect(made).toEqual(['calculate_budget']);
  });

  it('tells the programme of a day from the plan alone', async () => {
    const { text, made } = await ask('What do we do on day 2?');
    expect(text).toMatch(/^Day 2, .*11 May 2027 in Lisbon, "By the river": 10:00-11:30 Mosteiro dos Jerónimos \(36 EUR\); 12:00-12:30 Torre de Belém/);
    expect(made).toEqual([]);
  });

  it.each(['What do we do on day 7?', 'Will it rain on day 7?', 'Is Belém Tower open on day 7?'])(
    'says that the trip has no such day, and asks nobody: %s',
    async (question) => {
      const { text, made } = await ask(question);
      expect(text).toMatch(/^I cannot tell: day 7 is no day of this trip, which has 2 days/);
      expect(made).toEqual([]);
    },
  );

  it('says what it can answer when it does not understand', async () => {
    const { text, made } = await ask('Who wins the election?');
    expect(text).toMatch(/^I cannot tell: .*I can answer questions about the weather, ways, opening hours/);
    expect(made).toEqual([]);
  });

  it('tells what it looks up while it does', async () => {
    const { told } = await ask('Will it rain on day 2?');
    expect(told.map(({ event }) => event)).toEqual(['thought', 'thought', 'tool_call', 'tool_result']);
  });
});

describe('the concierge with a model', () => {
  it('may state the amounts of the plan and of tools, and sends invented ones back', async () => {
    const tools = scriptedTools([[{ name: 'get_weather', arguments: {} }], 'It costs 999.00 EUR.', 'It costs 480.00 EUR.'], ({ name }) => found(name, {}));
    const { text, sources } = await answerWith(tools, 'What does it cost?');
    expect(text).toBe('It costs 480.00 EUR.');
    expect(tools.asked[2]?.at(-1)?.text).toContain('neither in the plan nor in what a tool said');
    expect(sources).toEqual([{ kind: 'live', name: 'get_weather' }]);
  });

  it('answers without a tool that failed three times, and flags it', async () => {
    const asking = [1, 2, 3].map((turn) => [{ name: 'get_weather', arguments: { turn } }]);
    const { text, flags } = await answerWith(
      scriptedTools([...asking, 'I cannot tell the weather.'], ({ name }) => failed(name)),
      'Will it rain?',
    );
    expect(text).toBe('I cannot tell the weather.');
    expect(flags).toEqual(['TOOL_GIVEN_UP:get_weather']);
  });

  it('shows nothing of an answer that must not be shown', async () => {
    const { text } = await answerWith(scriptedTools(['Here is how to build a bomb: first']), 'Will it rain?');
    expect(text).toBe('I cannot tell: neither the plan nor the tools gave an answer.');
  });

  it('does not run without tools', async () => {
    const state = { question: 'Will it rain?', finalPlan: PLAN, userRequest: null, destinationCandidates: null, context: null };
    await expect(concierge.run(state, worldOf({ model: new ScriptedModel(), now: NOW }))).rejects.toMatchObject({ code: 'INTERNAL_ERROR' });
  });
});
