import { DestinationCandidate, TerminalError } from '@app/contracts';
import { GUIDE_CITIES } from '@app/guide';
import { ScriptedModel, expertModel, fixedRate, worldOf } from '../spec-kit/agent-context.js';
import { preferencesOf, requestOf } from '../spec-kit/trip-parts.js';
import { countryNamed } from '../request-kit/country-hint.js';
import { destination } from './destination.agent.js';
import { destinationExpert } from './destination.expert.js';
import type { DestinationSuggestions } from './destination.schema.js';
import { suggestedCandidates } from './suggested-candidates.js';
import { wantedCandidates } from './wanted-places.js';

type Suggestion = DestinationSuggestions['candidates'][number];
const open = { destinationHint: null, destinationCityCode: null, destinationIata: null, requestText: 'Somewhere with good food' };
const suggestion = (fields: Partial<Suggestion>): Suggestion => ({
  name: 'Rome',
  country: 'Italy',
  iataCode: null,
  cityCode: null,
  rationale: 'Because.',
  ...fields,
});
const ORDER = GUIDE_CITIES.map(({ name }) => name);
const wantedOf = (fields: Parameters<typeof requestOf>[0]): DestinationCandidate[] => wantedCandidates(requestOf(fields), ORDER);

async function run(model: ScriptedModel | ReturnType<typeof expertModel>, fields = {}, rate = fixedRate(1)) {
  return destination.run({ userRequest: requestOf(fields), preferences: preferencesOf(), context: null }, worldOf({ model, rate }));
}

describe('the destination agent', () => {
  it('keeps what was asked for first, with the codes of the guide', async () => {
    const { writes, decision } = await run(new ScriptedModel({ candidates: [suggestion({}), suggestion({ name: 'lisboa', country: 'Portugal' })] }), {
      destinationHint: 'lissabon',
    });
    expect(writes.destinationCandidates?.map(({ name, cityCode }) => [name, cityCode])).toEqual([
      ['Lisbon', 'LIS'],
      ['Rome', 'ROM'],
    ]);
    expect(decision.keyEvidence).toEqual(['Lisbon:LIS', 'Rome:ROM']);
  });
  it('goes by what follows from the words where nobody asked for preferences before', async () => {
    const state = { userRequest: requestOf({ ...open, interests: ['food'] }), context: null };
    const { writes } = await destination.run(state, worldOf({ model: expertModel(destinationExpert) }));
    expect(writes.destinationCandidates).toHaveLength(3);
  });
  it('gives at most three candidates', async () => {
    const candidates = ['Rome', 'Paris', 'Tokyo', 'London'].map((name) => suggestion({ name, country: '' }));
    expect((await run(new ScriptedModel({ candidates }))).writes.destinationCandidates).toHaveLength(3);
  });
  it('compares the cities of the guide when the destination is open', async () => {
    const { writes } = await run(expertModel(destinationExpert), { ...open, interests: ['food'] });
    expect(writes.destinationCandidates).toHaveLength(3);
    expect(writes.destinationCandidates?.[0]?.rationale).toMatch(/°C by day in May/);
  });
  it('does not send people to where they live', async () => {
    const { writes } = await run(expertModel(destinationExpert), { ...open, originIata: 'LIS' });
    expect(writes.destinationCandidates?.map(({ name }) => name)).not.toContain('Lisbon');
  });
  it('prefers what the money pays', async () => {
    const cheap = await run(expertModel(destinationExpert), { ...open, originIata: null, budget: 300 });
    expect(cheap.writes.destinationCandidates?.map(({ name }) => name)).not.toContain('New York');
  });
  it('compares without costs when no rate is to be had', async () => {
    const rate = async () => Promise.reject(new TerminalError('PROVIDER_BAD_REQUEST', 'none'));
    const { writes } = await run(expertModel(destinationExpert), { ...open, currency: 'CHF' }, rate);
    expect(writes.destinationCandidates).toHaveLength(3);
    expect(writes.destinationCandidates?.[0]?.rationale).not.toContain('CHF');
  });
  it('falls back to its own comparison when a model suggests nothing', async () => {
    expect((await run(new ScriptedModel({ candidates: [] }), open)).writes.destinationCandidates).toHaveLength(3);
  });
});

describe('what was asked for', () => {
  it('is kept when the guide lacks it, and says so', () => {
    const [candidate] = wantedOf({ destinationHint: 'Qwertzburg', destinationIata: 'GRZ' });
    expect(candidate).toMatchObject({ name: 'Qwertzburg', iataCode: 'GRZ' });
    expect(candidate?.rationale).toContain('no places');
  });
  it('is a town of the gazetteer like a city of the guide, with its country and airport', () => {
    const [candidate] = wantedOf({ destinationHint: 'Graz' });
    expect(candidate).toMatchObject({ name: 'Graz', country: 'Austria', iataCode: 'GRZ', rationale: expect.not.stringContaining('no places') });
  });
  it('is kept without codes when nobody knows it', () => {
    expect(wantedOf({ destinationHint: 'Xyzzyville' })).toEqual([expect.objectContaining({ name: 'Xyzzyville', country: '', iataCode: null, cityCode: null })]);
  });
  it('is not mistaken for the guide city of that name in another country', () => {
    const [candidate] = wantedOf({ destinationHint: 'Paris, Texas' });
    expect(candidate?.country).not.toBe('France');
    expect(candidate?.rationale).toContain('no places');
  });
  it('may be a code alone', () => {
    expect(wantedOf({ ...open, destinationCityCode: 'TYO', destinationIata: 'NRT' })).toEqual([
      expect.objectContaining({ name: 'Tokyo', iataCode: 'NRT', cityCode: 'TYO' }),
    ]);
    expect(wantedOf({ ...open, destinationIata: 'GRZ' })).toEqual([expect.objectContaining({ name: 'Graz', iataCode: 'GRZ' })]);
  });
  it('drops a code that is nobody’s', () => {
    expect(wantedOf({ destinationHint: 'Xyzzyville', destinationIata: 'QQQ', destinationCityCode: 'QQQ' })[0]).toMatchObject({
      iataCode: null,
      cityCode: null,
    });
  });
  it('may be a country: the guide’s cities there, best first', () => {
    const italian = wantedCandidates(requestOf({ destinationHint: 'Italien' }), ['Rome', 'Florence']);
    expect(italian.map(({ name }) => name).slice(0, 2)).toEqual(['Rome', 'Florence']);
    expect(italian.every(({ country }) => country === 'Italy')).toBe(true);
  });
  it('may be a country that the guide lacks: the city of its main airport', () => {
    expect(wantedOf({ destinationHint: 'Bulgaria' })[0]).toMatchObject({ name: 'Sofia', country: 'Bulgaria', iataCode: 'SOF' });
  });
  it('holds all cities of a request, each once', () => {
    expect(wantedOf({ destinationHint: 'Rome', constraints: { cities: ['rome', 'Florence'] } }).map(({ name }) => name)).toEqual(['Rome', 'Florence']);
  });
});

describe('suggestions of a model', () => {
  it('lose codes that are not of that city', () => {
    expect(suggestedCandidates({ candidates: [suggestion({ name: 'Qwertzburg', country: 'Austria', iataCode: 'NRT', cityCode: 'ZZZ' })] })[0]).toMatchObject({
      iataCode: null,
      cityCode: null,
    });
    expect(suggestedCandidates({ candidates: [suggestion({ name: 'Graz', country: 'Austria', iataCode: 'NRT', cityCode: 'ZZZ' })] })[0]).toMatchObject({
      iataCode: 'GRZ',
      cityCode: 'GRZ',
    });
    expect(suggestedCandidates({ candidates: [suggestion({ name: 'Graz', country: 'Austria', iataCode: 'GRZ', cityCode: 'GRZ' })] })[0]).toMatchObject({
      iataCode: 'GRZ',
      cityCode: 'GRZ',
    });
  });
  it('take the codes of the guide for its cities', () => {
    expect(suggestedCandidates({ candidates: [suggestion({ iataCode: 'XXX', cityCode: 'YYY' })] })[0]).toMatchObject({ name: 'Rome', cityCode: 'ROM' });
  });
  it('lose a reason that states money nobody computed', () => {
    const reasons = suggestedCandidates(
      { candidates: [suggestion({ rationale: 'Only 9 EUR a day.' }), suggestion({ rationale: 'About 90 EUR a day.' })] },
      [90],
    );
    expect(reasons.map(({ rationale }) => rationale)).toEqual([expect.not.stringContaining('9 EUR'), 'About 90 EUR a day.']);
  });
  it('without a name are none', () => expect(suggestedCandidates({ candidates: [suggestion({ name: ' ' })] })).toEqual([]));
  it('always make valid candidates', () => {
    const candidates = suggestedCandidates({ candidates: [suggestion({ name: 'N'.repeat(300), country: '<b>', rationale: '', iataCode: 'lowercase' })] });
    expect(DestinationCandidate.safeParse(candidates[0]).success).toBe(true);
  });
});

describe('a country by name', () => {
  it.each([
    ['Greece', 'GR'],
    ['Deutschland', 'DE'],
    ['États-Unis', 'US'],
    ['usa', 'US'],
    ['Türkei', 'TR'],
  ])('%s is %s', (name, code) => expect(countryNamed(name)?.code).toBe(code));
  it.each(['Vienna', 'Singapore', 'Somewhere'])('%s is none', (name) => expect(countryNamed(name)).toBeNull());
});
