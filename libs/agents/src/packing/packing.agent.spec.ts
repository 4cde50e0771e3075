import type { WeatherRiskSummary } from '@app/contracts';
import { findGuideCity } from '@app/guide';
import { ScriptedModel, expertModel, worldOf } from '../spec-kit/agent-context.js';
import { dayOf, requestOf, weatherDay } from '../spec-kit/trip-parts.js';
import { packing } from './packing.agent.js';
import { packingExpert } from './packing.expert.js';
import { tripWeather } from './trip-weather.js';

const lisbon = { name: 'Lisbon', country: 'Portugal', iataCode: 'LIS', cityCode: 'LIS', rationale: 'x' };
const skyOf = (...daily: WeatherRiskSummary['daily']): WeatherRiskSummary => ({
  location: 'Lisbon',
  timezone: 'UTC',
  daily,
  highRiskDates: [],
  degraded: null,
});
const stateOf = (weatherRisks: WeatherRiskSummary | null, fields = {}) => ({
  userRequest: requestOf(fields),
  itineraryDraft: [dayOf()],
  weatherRisks,
  destinationCandidates: [lisbon],
  draftMark: null,
});
const listOf = async (weather: WeatherRiskSummary | null, fields = {}): Promise<string> =>
  ((await packing.run(stateOf(weather, fields), worldOf({ model: expertModel(packingExpert) }))).writes.packingList ?? []).join('\n');

describe('the packing agent', () => {
  it('keeps each item once, plain, and at most 25', async () => {
    const items = ['Passport', ' passport. ', '<b>Hat</b>', '', ...Array.from({ length: 40 }, (_, i) => `Item number ${i}`)];
    const { writes } = await packing.run(stateOf(null), worldOf({ model: new ScriptedModel({ items }) }));
    expect(writes.packingList?.slice(0, 3)).toEqual(['Passport', 'Hat', 'Item number 0']);
    expect(writes.packingList).toHaveLength(25);
  });
  it('writes its own list when the model gives nothing usable', async () => {
    const { writes } = await packing.run(stateOf(null), worldOf({ model: new ScriptedModel({ items: ['', '<br>'] }) }));
    expect(writes.packingList?.length).toBeGreaterThan(8);
  });
  it('says how many days were forecast and how many are risky', async () => {
    const sky = { ...skyOf(weatherDay(), weatherDay({ date: '2027-05-11' })), highRiskDates: ['2027-05-11'] };
    const { decision } = await packing.run(stateOf(sky), worldOf({ model: new ScriptedModel({ items: ['Hat'] }) }));
    expect(decision.keyEvidence).toEqual(['forecastDays=2', 'highRiskDays=1']);
  });
});

describe('the packing list by rules', () => {
  it('takes winter clothes for frost and sun protection for heat', async () => {
    expect(await listOf(skyOf(weatherDay({ highC: 4, lowC: -6, weatherCode: 73 })))).toMatch(/winter coat[^]*boots/);
    const hot = await listOf(skyOf(weatherDay({ highC: 34, lowC: 24 })));
    expect(hot).toMatch(/Sun hat/);
    expect(hot).not.toMatch(/coat|jacket/i);
  });
  it('takes rain gear only for rain', async () => {
    const wet = weatherDay({ precipitationProbability: 80 });
    expect(await listOf(skyOf(wet, { ...wet, date: '2027-05-11' }))).toContain('Rain jacket');
    expect(await listOf(skyOf(weatherDay()))).not.toMatch(/umbrella|Rain jacket/i);
  });
  it('names the plugs of the guide and what a church asks for', async () => {
    const list = await listOf(null);
    expect(list).toContain('plug type C or F');
    expect(list).toContain('shoulders and knees');
  });
  it('needs no passport at home', async () => {
    expect(await listOf(null, { originIata: 'OPO' })).toContain('Identity card');
    expect(await listOf(null, { originIata: 'ZRH' })).toContain('Passport or identity card');
  });
  it('thinks of small children', async () => {
    expect(await listOf(null, { children: 1, childrenAges: [1] })).toContain('Nappies');
    const older = await listOf(null, { children: 1, childrenAges: [9] });
    expect(older).toContain('Games or books');
    expect(older).not.toContain('Nappies');
  });
});

describe('the weather of a trip', () => {
  it('comes from the normals of the month when no day is known', () => {
    expect(tripWeather(skyOf(), findGuideCity('Lisbon'), ['2027-01-10', '2027-01-11'])).toMatchObject({ basis: 'normals', warmestC: 19, coldestC: 4.5 });
  });
  it('is unknown for a city without guide and without days', () => expect(tripWeather(null, undefined, ['2027-01-10'])).toBeNull());
  it('spans all days', () => {
    expect(tripWeather(skyOf(weatherDay({ highC: 10, lowC: 1, source: 'live' }), weatherDay({ highC: 30, lowC: 20, source: 'live' })), undefined, [])).toEqual({
      warmestC: 30,
      coldestC: 1,
      wetDays: 0,
      snow: false,
      basis: 'forecast',
    });
  });
});
