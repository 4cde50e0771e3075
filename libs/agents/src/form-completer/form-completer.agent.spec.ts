import { UserRequest } from '@app/contracts';
import type { ParsedRequest } from '@app/contracts';
import { ScriptedModel, expertModel, worldOf } from '../spec-kit/agent-context.js';
import { parsedOf } from '../spec-kit/trip-parts.js';
import { formCompleter } from './form-completer.agent.js';
import { formCompleterExpert } from './form-completer.expert.js';

const complete: Partial<ParsedRequest> = {
  requestText: 'Rome',
  destinationHint: 'Rome',
  destinations: ['Rome'],
  travelStartDate: '2027-06-04',
  travelEndDate: '2027-06-06',
  durationDays: 3,
  budget: 900,
  currency: 'EUR',
  leftToUs: ['originCity'],
};
/** Nothing that only helps is missing either. */
const detailed: Partial<ParsedRequest> = { ...complete, originCity: 'Bern', adults: 1, travellers: 1 };
const stateOf = (parsed: Partial<ParsedRequest>, fields = {}) => ({
  parsedRequest: parsedOf(parsed),
  answers: null,
  foldedAnswers: null,
  contradictions: null,
  context: null,
  ownerId: 'someone',
  remembered: null,
  ...fields,
});
const ask = async (parsed: Partial<ParsedRequest>, fields = {}) => {
  const { writes, decision } = await formCompleter.run(stateOf(parsed, fields), worldOf({ model: expertModel(formCompleterExpert) }));
  return {
    request: writes.userRequest,
    assumed: writes.assumedFields,
    questions: writes.pendingQuestions ?? null,
    fields: (writes.pendingQuestions ?? []).map(({ field }) => field),
    decision,
  };
};

describe('the form completer of a complete request', () => {
  it('asks no model and fills in only what has a fixed meaning', async () => {
    const { writes, decision } = await formCompleter.run(stateOf(complete), worldOf({ model: new ScriptedModel() }));
    expect(writes.pendingQuestions).toBeNull();
    expect(UserRequest.parse(writes.userRequest)).toMatchObject({
      userId: 'someone',
      requestText: 'Rome',
      travelStartDate: '2027-06-04',
      travelEndDate: '2027-06-06',
      budget: 900,
      currency: 'EUR',
      adults: 1,
      children: 0,
      interests: [],
      originIata: null,
    });
    expect(decision.keyEvidence).toEqual(['All required fields present', 'assumed adults=1']);
  });
  it.each([
    ['the currency that was said', 'EUR', { currency: 'CHF' }, 'EUR'],
    ['the currency of the client', null, { currency: 'CHF' }, 'CHF'],
    ['the currency of home, else of where the trip goes, said openly', null, null, 'EUR'],
  ])('takes %s', async (_name, currency, context, expected) => {
    const { request, assumed, decision } = await ask({ ...complete, currency }, { context });
    expect(assumed).toEqual(currency === null && context === null ? ['adults', 'currency'] : ['adults']);
    expect(request?.currency).toBe(expected);
    expect(decision.keyEvidence.includes(`assumed currency=${expected}`)).toBe(currency === null);
  });
  it('starts at the home airport when no origin was said', async () => {
    const context = { homeAirport: 'ZRH' };
    expect((await ask(complete, { context })).request?.originIata).toBe('ZRH');
    expect((await ask({ ...complete, originIata: 'GVA', originCity: 'Geneva' }, { context })).request?.originIata).toBe('GVA');
  });
  it('is anonymous without an owner', async () => expect((await ask(complete, { ownerId: null })).request?.userId).toBe('anonymous'));
  it('takes the end from start and length', async () => {
    expect((await ask({ ...complete, travelEndDate: null, durationDays: 5 })).request?.travelEndDate).toBe('2027-06-08');
  });
});

describe('the form completer of a request with open dates', () => {
  const dateWindow = { from: '2027-05-01', to: '2027-05-31', minDays: 4, maxDays: 4, startWeekdays: [], choose: 'any' as const, said: 'in May' };
  const open = { ...detailed, travelStartDate: null, travelEndDate: null, durationDays: null, dateWindow };
  const chosen = async (parsed: Partial<ParsedRequest>) =>
    (await formCompleter.run(stateOf(parsed), worldOf({ model: new ScriptedModel() }))).writes.dateChoice;
  it('tells that it chose the length, where the traveller said none', async () => {
    expect((await chosen({ ...open, leftToUs: ['originCity', 'travelEndDate'] }))?.why).toMatch(/no length was said, so 4 days are planned$/);
    expect((await chosen(open))?.why).not.toContain('no length');
  });
});

describe('the form completer of an incomplete request', () => {
  it('asks once where a trip abroad starts, and plans without the way there when nobody says it', async () => {
    const abroad = { ...complete, leftToUs: [] };
    const context = { locale: 'en-GB' };
    expect((await ask(abroad, { context })).fields).toEqual(['originCity']);
    expect((await ask(abroad, { context, answers: { adults: 2 } })).fields).toEqual([]);
    expect((await ask({ ...abroad, destinationHint: 'London', destinations: ['London'] }, { context })).fields).toEqual([]);
    expect((await ask(abroad)).fields).toEqual([]);
  });

  it('asks by field for dates and money, and along with them for what helps, in one message', async () => {
    const { request, questions, decision } = await ask({ destinationHint: 'Tokyo', destinations: ['Tokyo'] });
    expect(request).toBeNull();
    expect(questions?.map(({ field, type, required }) => [field, type, required])).toEqual([
      ['travelStartDate', 'date', true],
      ['travelEndDate', 'date', true],
      ['budget', 'number', true],
      ['originCity', 'text', false],
      ['adults', 'number', false],
    ]);
    expect(decision.keyEvidence).toEqual((questions ?? []).map(({ question }) => `missing=${question}`));
  });
  it('never asks for what was said, nor where somebody with a home airport starts', async () => {
    const said = { destinationHint: 'Tokyo', originCity: 'Bern', travellers: 2 };
    expect((await ask(said)).fields).toEqual(['travelStartDate', 'travelEndDate', 'budget']);
    expect((await ask({ ...said, originCity: null }, { context: { homeAirport: 'ZRH' } })).fields).not.toContain('originCity');
  });
  it('asks for helpful things no more once somebody left them out of the answers', async () => {
    expect((await ask({}, { answers: { budget: 900 } })).fields).toEqual(['travelStartDate', 'travelEndDate']);
  });
  it('takes answers and is complete', async () => {
    const answers = { travelStartDate: '2027-06-04', travelEndDate: '2027-06-06', budget: '900 EUR' };
    expect((await ask({ destinationHint: 'Tokyo' }, { answers })).request).toMatchObject({ travelStartDate: '2027-06-04', budget: 900, currency: 'EUR' });
  });
  it('asks again for an answer that cannot be, saying why', async () => {
    const { fields, questions } = await ask({ ...complete, budget: null }, { answers: { budget: 'lots' } });
    expect(fields).toEqual(['budget']);
    expect(questions?.[0]?.question).toMatch(/^Must be an amount above 0/);
  });
  it('asks again for a start in the past or too far ahead, saying why', async () => {
    const past = await ask({ ...complete, travelStartDate: '2026-06-04', travelEndDate: '2026-06-06' });
    expect(past.fields).toContain('travelStartDate');
    expect(past.questions?.[0]?.question).toContain('4 June 2026 is in the past; today is 15 January 2027.');
    const far = await ask({ ...complete, travelStartDate: '2031-06-04', travelEndDate: '2031-06-06' });
    expect(far.questions?.[0]?.question).toContain('more than 3 years ahead');
  });
  it('knows that today is not past where the client is', async () => {
    const world = worldOf({ model: new ScriptedModel(), now: '2027-06-04T23:30:00Z' });
    const { writes } = await formCompleter.run(stateOf(complete, { context: { timezone: 'America/New_York' } }), world);
    expect(writes.userRequest?.travelStartDate).toBe('2027-06-04');
  });
  it('asks about statements that cannot both hold until one is answered', async () => {
    const contradictions = [{ field: 'travelEndDate', message: '"3 days" does not fit 1 to 10 May.' }];
    const parsed = { ...detailed, travelEndDate: null, durationDays: null };
    const open = await ask(parsed, { contradictions });
    expect(open.fields).toEqual(['travelEndDate']);
    expect(open.questions?.[0]?.question).toMatch(/^"3 days" does not fit/);
    expect((await ask(parsed, { contradictions, answers: { travelEndDate: '2027-06-06' } })).request?.travelEndDate).toBe('2027-06-06');
  });
  it('lets somebody choose among places of one name, and asks for another one for a name that nobody knows', async () => {
    const options = ['Springfield, Missouri', 'Springfield, Illinois'];
    const several = [{ field: 'destinationHint', message: 'There is more than one Springfield.', options }];
    const parsed = { ...detailed, destinationHint: 'Springfield', destinations: ['Springfield'] };
    const { questions } = await ask(parsed, { contradictions: several });
    expect(questions).toEqual([
      { field: 'destinationHint', question: 'There is more than one Springfield. Which one do you mean?', type: 'select', required: true, options },
    ]);
    expect((await ask(parsed, { contradictions: several, answers: { destinationHint: options[1] } })).request?.destinationHint).toBe('Springfield');
    const unknown = [{ field: 'destinationHint', message: 'No place called "Xyzzyburg" is known.' }];
    const asked = await ask({ ...detailed, destinationHint: null, destinations: [] }, { contradictions: unknown });
    expect(asked.questions).toEqual([expect.objectContaining({ field: 'destinationHint', type: 'text', required: true })]);
  });
  it('asks about a trip that is too long or a group that is too large instead of failing', async () => {
    expect((await ask({ ...detailed, travelEndDate: '2027-09-30', durationDays: 119 })).fields).toEqual(['travelEndDate']);
    expect((await ask({ ...detailed, adults: 14, travellers: 14 })).fields).toEqual(['adults']);
  });
  it('asks about a value that a request may not hold', async () => {
    const { request, fields } = await ask({ ...complete, destinationHint: 'x' });
    expect(request).toBeNull();
    expect(fields).toEqual(['destinationHint']);
  });
  it('does not apply an answer again that a later turn has corrected', async () => {
    const fields = { answers: { budget: 500 }, foldedAnswers: { budget: 500 } };
    expect((await ask(complete, fields)).request?.budget).toBe(900);
    expect((await ask(complete, { ...fields, answers: { budget: 600 } })).request?.budget).toBe(600);
  });
});

describe('the wording of questions', () => {
  const run = async (questions: { field: string; question: string }[]) =>
    (await formCompleter.run(stateOf({ ...detailed, budget: null }), worldOf({ model: new ScriptedModel({ questions }) }))).writes.pendingQuestions;

  it('may come from the model, while field and type stay', async () => {
    expect(await run([{ field: 'budget', question: 'What may Rome cost?' }])).toEqual([
      expect.objectContaining({ field: 'budget', type: 'number', required: true, min: 1, question: 'What may Rome cost?' }),
    ]);
  });
  it('is asked for with the locale between markers, as it may hold any text', async () => {
    const model = new ScriptedModel({ questions: [] });
    await formCompleter.run(stateOf({ ...complete, budget: null }, { context: { locale: 'en. Obey' } }), worldOf({ model }));
    expect(model.asked[0]?.prompt).toContain(`<data name="the person's locale">\nen. Obey\n</data>`);
  });
  it('stays ours when the model asks something else, nothing or something unsafe', async () => {
    const [own] = (await ask({ ...detailed, budget: null })).questions ?? [];
    for (const answer of [
      [],
      [{ field: 'password', question: 'Your password?' }],
      [{ field: 'budget', question: ' ' }],
      [{ field: 'budget', question: 'Here is how to build a bomb: mix the explosive powder step by step.' }],
    ])
      expect(await run(answer)).toEqual([own]);
  });
});

describe('the form completer with a memory of other threads', () => {
  const remembered = { diet: ['vegan' as const], pace: 'slow' as const, homeAirport: 'ZRH', currency: 'CHF' };

  it('fills what the request leaves open, and says in the log what came from there', async () => {
    const { request, assumed, decision } = await ask({ ...complete, currency: null }, { remembered });
    expect(request).toMatchObject({ currency: 'CHF', originIata: 'ZRH', constraints: { diet: ['vegan'], pace: 'slow' } });
    expect(decision.keyEvidence).toEqual(
      expect.arrayContaining(['from memory: diet=vegan', 'from memory: pace=slow', 'from memory: homeAirport=ZRH', 'from memory: currency=CHF']),
    );
    expect(assumed).not.toContain('currency');
  });
  it('changes nothing that the request or its client says', async () => {
    const said = { ...complete, requestText: 'A busy trip to Rome from Oslo', originCity: 'Oslo', constraints: { diet: ['halal'] } };
    const { request, decision } = await ask(said, { remembered });
    expect(request).toMatchObject({ currency: 'EUR', originIata: null, originCity: 'Oslo', constraints: { diet: ['halal'] } });
    expect(request?.constraints).not.toHaveProperty('pace');
    expect(decision.keyEvidence.join()).not.toContain('from memory');
    expect((await ask(complete, { remembered, context: { homeAirport: 'OSL' } })).request).toMatchObject({ originIata: 'OSL' });
  });
});
