import type { Page, Route } from 'playwright-core';
import type { ThreadBody } from '@app/contracts';
import { NavigoSystem, PrivateRedis } from '@app/testing';
import { TestBrowser, accessProblems, findChromium } from './support/browser.js';
import { openAll } from './support/look.js';

const TRIP = '3 days in Lisbon from 10 to 12 May for two from Zurich, 1200 EUR, food and museums';
const PROMPT_LEASES = { BACKING_TIMEOUT_MS: undefined, STEP_LEASE_MS: '4000', JOB_LOCK_MS: '2000' };
const chromium = findChromium();

(chromium ? describe : describe.skip)('the page when something breaks', () => {
  let redis: PrivateRedis;
  let system: NavigoSystem;
  let browser: TestBrowser;
  beforeAll(async () => {
    redis = await PrivateRedis.start();
    system = await NavigoSystem.start({ ...PROMPT_LEASES, MODEL_LATENCY_MS: '150' }, undefined, redis);
    browser = await TestBrowser.open(chromium ?? '', system.url);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });
  afterEach(async () => expect(await browser.closePages()).toEqual([]));

  const box = (page: Page) => page.getByLabel('Ask about the trip, or say what should change');
  const ready = (page: Page, count = 1) =>
    page
      .getByText(/Your trip is ready/)
      .nth(count - 1)
      .waitFor();
  const send = async (page: Page, words: string) => {
    await box(page).fill(words);
    await box(page).press('Enter');
  };
  const begin = async (): Promise<Page> => {
    const page = await browser.page('/');
    await page.getByLabel('Your trip in your own words').fill(TRIP);
    await page.getByRole('button', { name: 'Plan it' }).click();
    await page.waitForURL(/\/trip\//);
    return page;
  };
  const planned = async (threadId: string, naturalLanguage = TRIP): Promise<void> => {
    expect((await system.post('/plan/chat', { threadId, naturalLanguage })).status).toBe(200);
  };
  const refuse =
    (status: number, code: string, headers: Record<string, string> = {}) =>
    (route: Route) =>
      route.fulfill({ status, headers, contentType: 'application/problem+json', body: JSON.stringify({ status, code, title: code, detail: code }) });

  it('shows the same in two windows and after a reload when the gateway is killed and Redis wiped in the middle', async () => {
    const { port } = new URL(system.url);
    const page = await begin();
    const other = await browser.page(new URL(page.url()).pathname);
    for (const window of [page, other]) await window.locator('.watch.busy .lane').first().waitFor();
    await redis.killWithData();
    await system.end(system.running('gateway'), 'SIGKILL');
    for (const window of [page, other]) await window.getByText('Connection lost. Reconnecting.').waitFor();
    await redis.up();
    await system.add('gateway', { PORT: port });
    const whole = async (window: Page): Promise<void> => {
      await ready(window);
      await window.locator('details.day').nth(2).waitFor();
    };
    for (const window of [page, other]) await whole(window);
    const days = (window: Page): Promise<string[]> => window.locator('details.day').allTextContents();
    const turns = (window: Page): Promise<string[]> => window.locator('article.turn > .bubble').allTextContents();
    expect(await days(page)).toHaveLength(3);
    expect(await days(other)).toEqual(await days(page));
    expect(await turns(other)).toEqual(await turns(page));
    const before = await days(page);
    await page.reload();
    await whole(page);
    expect(await days(page)).toEqual(before);
  });

  it('goes on by itself after the network was away for the end of a run', async () => {
    const page = await begin();
    const threadId = page.url().split('/').at(-1) ?? '';
    await page.locator('.watch.busy .lane').first().waitFor();
    await page.context().setOffline(true);
    let status: string | null = null;
    while (status !== 'complete') status = (await system.get<ThreadBody>(`/plan/${threadId}`)).body.status;
    await page.context().setOffline(false);
    await ready(page);
    await page.locator('details.day').nth(2).waitFor();
    expect(await page.getByRole('button', { name: 'Stop' }).count()).toBe(0);
  });

  it.each([
    ['409', refuse(409, 'RUN_IN_PROGRESS'), /still at work on this trip/],
    ['429', refuse(429, 'RATE_LIMITED', { 'retry-after': '7' }), /Try again in 7 seconds/],
    ['no answer', (route: Route) => route.abort(), /cannot be reached/],
  ] as const)('keeps what was written after %s, on the start and beside a trip', async (name, answer, words) => {
    const [start, trip] = [await browser.page('/'), await browser.page('/trip/kept')];
    if (name === '409') await planned('kept');
    if (name === '409') await trip.reload();
    await ready(trip);
    for (const page of [start, trip]) await page.route('**/plan/chat', answer);
    if (name === 'no answer') for (const page of [start, trip]) await page.context().setOffline(true);
    const own = start.getByLabel('Your trip in your own words');
    await own.fill(TRIP);
    await start.getByRole('button', { name: 'Plan it' }).click();
    await start.getByRole('alert').getByText(words).waitFor();
    expect(await own.inputValue()).toBe(TRIP);
    expect(await accessProblems(start)).toEqual([]);
    await send(trip, 'Make day 2 lighter');
    await trip.getByRole('alert').getByText(words).waitFor();
    expect(await box(trip).inputValue()).toBe('Make day 2 lighter');
    expect(await accessProblems(trip)).toEqual([]);
  });

  it('sends once more by itself what a service that is being replaced could not take', async () => {
    await planned('replaced');
    const page = await browser.page('/trip/replaced');
    await ready(page);
    let refusals = 0;
    const keys = new Set<string>();
    await page.route('**/plan/chat', (route) => {
      keys.add(route.request().headers()['idempotency-key'] ?? '');
      refusals += 1;
      return refusals < 3 ? refuse(503, 'QUEUE_UNAVAILABLE')(route) : route.continue();
    });
    await send(page, 'How much is the hotel?');
    await page.locator('.bubble.navigo', { hasText: 'The stay costs' }).waitFor();
    expect([refusals, keys.size]).toEqual([3, 1]);
  });

  it('never says that everything holds where a wish does not', async () => {
    await planned('wishes', `${TRIP}, and a hotel with a helipad`);
    const { body } = await system.get<ThreadBody>('/plan/wishes');
    const wishes = (body.values['finalPlan'] as { wishes: { status: string }[] }).wishes;
    expect(wishes.some(({ status }) => status !== 'met')).toBe(true);
    const page = await browser.page('/trip/wishes');
    await page.getByText(/^Checked, with \d+ open points?$/).waitFor();
    expect(await page.getByText('everything holds').count()).toBe(0);
  });

  it('leaves the scroll, what was opened and what is being typed alone while events come in from another window', async () => {
    await planned('quiet');
    const [page, other] = [await browser.page('/trip/quiet'), await browser.page('/trip/quiet')];
    for (const window of [page, other]) await ready(window);
    await page.locator('details.day').nth(1).locator('summary').first().click();
    await page.locator('section.trip').evaluate((trip) => trip.scrollTo(0, 400));
    await box(page).fill('half ty');
    await send(other, 'Make day 1 lighter');
    await page.locator('.watch.busy .lane').first().waitFor();
    await page.keyboard.type('ped');
    await ready(page, 2);
    expect(await box(page).inputValue()).toBe('half typed');
    expect(await box(page).evaluate((node) => node === node.ownerDocument.activeElement)).toBe(true);
    expect(await page.locator('section.trip').evaluate((trip) => trip.scrollTop)).toBeGreaterThan(100);
    expect(await page.locator('details.day').nth(1).getAttribute('open')).toBeNull();
  });

  it('tells travellers who does what in plain verbs, without ids, names of fields or milliseconds, and stops when asked', async () => {
    const page = await begin();
    const lanes = page.locator('.watch.busy .lane');
    await lanes.nth(3).waitFor();
    expect((await lanes.first().textContent()) ?? '').toMatch(/^[A-Z][a-z]+ [a-z]/);
    await page.getByText('Planning your trip').or(page.locator('details.day').first()).first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Plan it again' }).click();
    await ready(page);
    await page.locator('.watch:not([open])').first().waitFor();
    await openAll(page);
    const text = (await page.locator('main').innerText()) ?? '';
    expect(text).toMatch(/No language model was needed|model calls? and [\d,.]+ tokens/);
    expect(text).not.toMatch(/\b(?:thr|run|stp|evt|req)_\w|\bd\d+-a\d|risk_guard|travelStartDate|originIata|\d ms\b|undefined|null|NaN/);
  });

  it('shows trips at work with the time they have taken, and finds out by itself that they are done', async () => {
    const page = await begin();
    await page.getByRole('link', { name: 'Trips', exact: true }).click();
    const card = page.locator('.trip-card').first();
    await card.getByText(/^Planning for \d/).waitFor();
    expect(await accessProblems(page)).toEqual([]);
    await card.getByText('Ready').waitFor();
  });
});
