import { ActionPolicy, RetryableError, TerminalError } from '@app/contracts';
import type { ActionStep } from '@app/contracts';
import type { ActionTerms, FlightBookingPort, MailPort, OutgoingMail, RateLimiter } from '@app/ports';
import { InMemoryEffectStore } from '../testing/in-memory.effect-store.js';
import { createEffectDesk } from './effect-desk.js';

const RUN = { threadId: 't', runId: 'run_1', ownerId: 'ann' };
const TERMS: ActionTerms = { mode: 'APPROVAL', confidence: 1, approvers: ['bob'], wakes: 0, doubt: null, round: 0, taken: null };
const FREE = { amountCents: 0, currency: 'EUR' };
const step = (tool: string, args: Record<string, unknown>, more: Partial<ActionStep> = {}): ActionStep => ({
  ...{ id: 's1', tool, title: tool, args, risk: 'low', dependsOn: [], costEstimate: FREE, binds: {} },
  ...more,
});
const MAIL = step('email.send', { to: ['x@a.example'], subject: 'Trip', text: 'Hello' }, { risk: 'high' });
const SIGNAL = new AbortController().signal;

function desk(
  more: {
    readonly send?: MailPort['send'];
    readonly mail?: null;
    readonly granted?: boolean;
    readonly flights?: FlightBookingPort;
    readonly policy?: Partial<ActionPolicy>;
  } = {},
) {
  const sent: OutgoingMail[] = [];
  const send: MailPort['send'] =
    more.send ??
    (async (mail) => {
      sent.push(mail);
      return { messageId: '<1>', refused: [] };
    });
  const effects = new InMemoryEffectStore();
  const limiter: RateLimiter = {
    take: async () => (more.granted === false ? { granted: false, retryAfterMs: 1_000 } : { granted: true }),
    settle: async () => undefined,
    pause: async () => undefined,
  };
  const breaker = { admit: async () => ({ admitted: true }), succeeded: async () => undefined, failed: async () => undefined } as never;
  const made = createEffectDesk({
    ...{ effects, limiter, breaker, clock: { now: () => new Date('2027-05-10T12:00:00Z') } },
    time: async () => new Date('2027-05-10T12:00:00Z'),
    policies: { find: async () => (more.policy ? { version: 1, policy: ActionPolicy.parse(more.policy), createdAt: '' } : null) },
    worldOf: async () => ({
      mail: more.mail === null ? null : { send },
      calendar: null,
      flights: more.flights ?? null,
      poster: { post: async () => 200 },
      chatWebhookUrl: null,
      sharer: {} as never,
    }),
    dispatch: {
      ...{ sleep: async () => undefined, random: () => 0.5 },
      onUnexpected: (error) => {
        throw error;
      },
    },
  });
  return { sent, effects, perform: (one: ActionStep, terms: Partial<ActionTerms> = {}) => made.perform(one, RUN, { ...TERMS, ...terms }, SIGNAL) };
}

describe('doing a step', () => {
  it('announces it, does it and keeps what came of it', async () => {
    const { perform, effects } = desk();
    expect(await perform(step('echo', { text: 'hi' }))).toMatchObject({ status: 'done', text: 'Said "hi"', effectKey: 'run_1.s1' });
    expect(effects.rows.get('run_1.s1')).toMatchObject({ status: 'done', output: { text: 'hi' } });
  });

  it('does nothing a second time', async () => {
    const { perform, sent } = desk();
    const first = await perform(MAIL);
    expect(first).toMatchObject({ status: 'done' });
    expect(await perform(MAIL)).toEqual(first);
    expect(sent).toHaveLength(1);
  });

  it('never repeats on a guess what nobody can be asked about; a person settles it', async () => {
    let calls = 0;
    const silent = async (): Promise<never> => {
      calls += 1;
      throw new RetryableError('PROVIDER_TIMEOUT', 'silence');
    };
    const { perform, effects } = desk({ send: silent });
    expect(await perform(MAIL)).toMatchObject({ status: 'in_doubt' });
    expect(await perform(MAIL)).toMatchObject({ status: 'in_doubt' });
    expect(calls).toBe(1);
    expect(await perform(MAIL, { round: 1 })).toMatchObject({ status: 'in_doubt', effectKey: 'run_1.s1.1' });
    expect(calls).toBe(2);
    expect(await perform(MAIL, { doubt: 'happened' })).toMatchObject({ status: 'done' });
    expect(effects.rows.get('run_1.s1')?.status).toBe('done');
  });

  it('fails with the reason where nothing happened, and may then be tried again', async () => {
    const refused = desk({
      send: async () => {
        throw new TerminalError('PROVIDER_AUTH', 'wrong password');
      },
    });
    expect(await refused.perform(MAIL)).toMatchObject({ status: 'failed', code: 'PROVIDER_AUTH' });
    expect(refused.effects.rows.get('run_1.s1')?.status).toBe('failed');
    expect(await desk({ mail: null }).perform(MAIL)).toMatchObject({ status: 'failed', code: 'TOOL_NOT_CONFIGURED' });
    const limited = desk({ granted: false });
    expect(await limited.perform(MAIL)).toMatchObject({ status: 'failed', code: 'TOOL_RATE_LIMITED' });
    expect(limited.effects.rows.size).toBe(0);
  });

  it('asks the policy just before, and has no effect when it says no', async () => {
    const denied = desk({ policy: { tools: ['echo'] } });
    expect(await denied.perform(MAIL)).toMatchObject({ status: 'denied', code: 'policy_denied' });
    const unapproved = desk();
    expect(await unapproved.perform(MAIL, { approvers: [] })).toMatchObject({ status: 'denied' });
    expect([...denied.effects.rows, ...unapproved.effects.rows]).toEqual([]);
  });

  it('asks the provider about an order that was never answered, and orders again only when there is none', async () => {
    const order = { orderId: 'ord_1', reference: 'REF', totalCents: 9_000, currency: 'EUR', payBy: null };
    const SARA = { title: 'ms', givenName: 'Sara', familyName: 'Muster', bornOn: '1990-04-30', gender: 'f', email: 'sara@example.com', phone: '+41791234567' };
    const flight = step('flights.order', { offerId: 'off_1', flight: 'A to B', priceCents: 9_000, currency: 'EUR', passengers: [SARA] }, { risk: 'high' });
    const asked: string[] = [];
    let isMade = false;
    let isAway = false;
    const flights: FlightBookingPort = {
      offer: async () => ({ offerId: 'off_1', totalCents: 9_000, currency: 'EUR', canHold: true, seats: 1 }),
      find: async (_offer, mark) => {
        asked.push(mark);
        if (isAway) throw new RetryableError('PROVIDER_UNAVAILABLE', 'away');
        return isMade ? order : null;
      },
      create: async () => {
        asked.push('create');
        throw new RetryableError('PROVIDER_TIMEOUT', 'silence');
      },
      cancel: async () => ({ refundCents: 0, currency: 'EUR' }),
    };
    isAway = true;
    const { perform, effects } = desk({ flights });
    expect(await perform(flight)).toMatchObject({ status: 'in_doubt' });
    isAway = false;
    isMade = true;
    expect(await perform(flight)).toMatchObject({ status: 'done', text: 'Ordered A to B as REF for 90.00 EUR' });
    expect(asked).toEqual(['create', 'run_1.s1', 'run_1.s1']);
    expect(effects.rows.get('run_1.s1')).toMatchObject({ status: 'done', output: { orderId: 'ord_1' } });

    isMade = false;
    asked.length = 0;
    expect(await desk({ flights }).perform(flight)).toMatchObject({ status: 'failed', code: 'PROVIDER_TIMEOUT' });
    expect(asked).toEqual(['create', 'run_1.s1']);
  });

  it('takes back what was done once, and says what stays', async () => {
    const { perform, effects, sent } = desk();
    await perform(MAIL);
    const undo = { ...MAIL, id: 'u1', undoes: { effectKey: 'run_1.s1', stepId: 's1' } };
    expect(await perform(undo)).toMatchObject({ status: 'undone', text: expect.stringContaining('cannot be called back') });
    expect(effects.rows.get('run_1.s1')?.status).toBe('undone');
    expect(sent.map(({ subject }) => subject)).toEqual(['Trip', 'Please disregard: Trip']);
    expect(await perform({ ...undo, id: 'u2' })).toMatchObject({ status: 'not_undone' });
  });
});
