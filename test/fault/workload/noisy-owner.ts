import type { FaultWorld } from '../world/fault-world.js';
import type { Traffic } from './traffic.js';
import { largestCatalog } from './largest-catalog.js';

const CATALOGS = 3;
const ANSWER_MS = 120_000;
const REST_MS = 250;
const LONGEST_TEXT_CHARS = 8_000;
const LONGEST_SCAN_CHARS = 50_000;
const AUDITED_ITEMS = 4_900;
const CONTEXT = { now: '2026-11-20' };
const TEXTS = ['5 € ', 'to Rome, to Paris, ', 'from Monday to Friday or from 3 to 9 May ', '? ! ? ', 'no museums but museums '];

const pause = (forMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, forMs));
const repeated = (text: string, chars: number): string => text.repeat(Math.ceil(chars / text.length)).slice(0, chars);

const REQUEST = { requestText: 'A trip', travelStartDate: '2027-05-10', travelEndDate: '2027-05-16', budget: 9_000, currency: 'EUR', adults: 2, children: 0 };
const ON_CATALOG = { ...REQUEST, originCity: 'Town 0', constraints: { cities: 3, cuisines: ['Thai'] } };
const LONG_TRIP = { ...REQUEST, destinationHint: 'Lisbon', travelEndDate: '2027-07-05', budget: 90_000 };
const activities = Array.from({ length: AUDITED_ITEMS / 7 }, (_, i) => ({ id: `a${i}`, title: `Harbour Sight ${i}`, start: '10:00', end: '11:00' }));
const AUDITED = {
  request: { ...REQUEST, userId: 'fay' },
  plan: { itinerary: Array.from({ length: 7 }, (_, day) => ({ date: `2027-05-${10 + day}`, city: `Town ${day}`, activities })) },
};

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** One owner who keeps the largest permitted catalogs, texts, audits and files in work, several of each kind at a time. */
export class NoisyOwner {
  /** How often each kind of request was answered, and with what. */
  readonly answered = new Map<string, number>();
  private isOver = false;
  private lanes: Promise<unknown> = Promise.resolve();
  private keys = 0;

  constructor(
    private readonly world: FaultWorld,
    private readonly traffic: Traffic,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  /** Stores its catalogs, makes a long plan, and starts; resolves when every kind of work is under way. */
  async start(): Promise<void> {
    const bodies = Array.from({ length: CATALOGS }, (_, variant) => largestCatalog(variant));
    for (const [index, body] of bodies.entries()) {
      const { status } = await this.send('PUT', `/catalogs/large${index}`, body);
      this.world.check(status === 201, `the largest catalog was answered ${status}`);
    }
    const longest = await this.plan('/plan', { userRequest: LONG_TRIP, context: CONTEXT });
    let turn = 0;
    const next = (): number => (turn += 1) % CATALOGS;
    const kinds: Record<string, [number, () => Promise<unknown>]> = {
      catalog: [2, () => this.send('PUT', `/catalogs/large${next()}`, bodies[next()])],
      'plan on a catalog': [4, () => this.plan('/plan', { userRequest: ON_CATALOG, catalogId: `large${next()}`, context: CONTEXT })],
      text: [4, () => this.plan('/plan/chat', { naturalLanguage: repeated(TEXTS[(turn += 1) % TEXTS.length] ?? '', LONGEST_TEXT_CHARS), context: CONTEXT })],
      audit: [2, () => this.post('/plan/audit', { ...AUDITED, catalogId: `large${next()}` })],
      scan: [1, () => this.post('/guardrails/scan', { text: repeated(TEXTS[(turn += 1) % TEXTS.length] ?? '', LONGEST_SCAN_CHARS), direction: 'input' })],
      pdf: [2, () => this.send('GET', `/plan/${longest}/export.pdf`)],
    };
    this.lanes = Promise.all(Object.entries(kinds).flatMap(([kind, [lanes, work]]) => Array.from({ length: lanes }, () => this.keepAt(kind, work))));
    for (const end = performance.now() + ANSWER_MS; this.answered.size < Object.keys(kinds).length && performance.now() < end;) await pause(REST_MS);
    this.world.check(this.answered.size === Object.keys(kinds).length, `only ${[...this.answered.keys()].join(', ')} came to an end in two minutes`);
  }

  /** Resolves when what was under way is answered. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.lanes;
  }

  private async keepAt(kind: string, work: () => Promise<unknown>): Promise<void> {
    while (!this.isOver) {
      await work();
      this.answered.set(kind, (this.answered.get(kind) ?? 0) + 1);
    }
  }

  /** The thread of a plan, once it rests. */
  private async plan(path: string, body: unknown): Promise<string> {
    const key = { 'idempotency-key': `noisy-${(this.keys += 1)}`, prefer: 'respond-async' };
    let taken = await this.post(path, body, key);
    while (taken.status !== 202 && taken.status !== 200 && !this.isOver) {
      await pause(REST_MS);
      taken = await this.post(path, body, key);
    }
    const threadId = String(taken.body['threadId']);
    if (taken.status === 202 || taken.status === 200) this.traffic.adopt(threadId);
    for (let status: unknown = 'in_progress'; status === 'in_progress' && !this.isOver; await pause(REST_MS))
      status = (await this.send('GET', `/plan/${threadId}`)).body['status'];
    return threadId;
  }

  private post(path: string, body: unknown, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send('POST', path, Buffer.from(JSON.stringify(body)), more);
  }

  /** What came back; a refusal is waited out for a moment. */
  private async send(method: string, path: string, body?: Buffer, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const init = {
      method,
      headers: { ...this.headers, ...more, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: new Uint8Array(body) }),
    };
    try {
      const response = await fetch(`${this.world.gatewayUrl()}${path}`, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const answer = { status: response.status, body: isJson ? ((await response.json()) as Answer['body']) : (await response.arrayBuffer(), {}) };
      if (answer.status >= 400) await pause(REST_MS);
      return answer;
    } catch {
      await pause(REST_MS);
      return { status: 0, body: {} };
    }
  }
}
