import type { Page } from 'playwright-core';
import { NavigoSystem } from '@app/testing';
import { TestBrowser, accessProblems, findChromium, sidewaysPx } from './support/browser.js';

const TRIP = '3 days in Lisbon from 10 to 12 May for two from Zurich, 1200 EUR, food and museums';
const chromium = findChromium();
if (!chromium) console.warn('There is no Chromium on this machine: the page is not looked at in a browser.');

(chromium ? describe : describe.skip)('the page in a browser', () => {
  let system: NavigoSystem;
  let browser: TestBrowser;
  beforeAll(async () => {
    system = await NavigoSystem.start();
    browser = await TestBrowser.open(chromium ?? '', system.url);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });
  afterEach(async () => expect(await browser.closePages()).toEqual([]));

  const talk = (page: Page) => page.getByRole('log');
  const box = (page: Page) => page.getByLabel('Ask about the trip, or say what should change');
  const ready = (page: Page, count = 1) =>
    page
      .getByText(/Your trip is ready/)
      .nth(count - 1)
      .waitFor();
  const answer = (page: Page, words: RegExp) => page.locator('.bubble.navigo', { hasText: words }).waitFor();
  const send = async (page: Page, words: string) => {
    await box(page).fill(words);
    await box(page).press('Enter');
  };
  /** A thread with a finished plan. */
  const planned = async (threadId: string, more: object = {}): Promise<void> => {
    const { status } = await system.post('/plan/chat', { threadId, naturalLanguage: TRIP, ...more });
    expect(status).toBe(200);
  };

  it('plans a trip from the box, asks what is missing as a form, and shows the days', async () => {
    const page = await browser.page('/');
    await page.getByLabel('Your trip in your own words').fill('3 days in Lisbon from 10 to 12 May, food');
    await page.getByRole('button', { name: 'Plan it' }).click();
    await page.getByRole('heading', { name: 'A few things first' }).waitFor();
    expect(await accessProblems(page)).toEqual([]);
    for (const input of await page.locator('form.questions input[required]').all())
      await input.fill((await input.getAttribute('type')) === 'number' ? '1200' : 'Zurich');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('heading', { level: 1, name: /Lisbon/ }).waitFor();
    await ready(page);
    expect(await page.locator('details.day').count()).toBe(3);
    const text = (await page.locator('body').textContent()) ?? '';
    expect(text).not.toMatch(/travelStartDate|\bd1-a1-|thr_|risk_guard| ms\b/);
  });

  it('shows each answer under its question: after a reload, for one question more, and in a second window', async () => {
    await planned('follow-ups');
    const page = await browser.page('/trip/follow-ups');
    const other = await browser.page('/trip/follow-ups');
    await ready(page);
    await send(page, 'How much is the hotel?');
    await answer(page, /The stay costs/);
    await page.reload();
    await answer(page, /The stay costs/);
    await send(page, 'What is the weather like on day 2?');
    await answer(page, /°C/);
    for (const window of [page, other]) {
      await answer(window, /°C/);
      const turns = await talk(window).locator('article.turn').allTextContents();
      expect(turns).toHaveLength(3);
      expect(turns[1]).toMatch(/How much is the hotel\?.*The stay costs/s);
      expect(turns[2]).toMatch(/weather like on day 2\?.*°C/s);
      expect(turns[2]).not.toContain('The stay costs');
    }
  });

  it('keeps the plan while it is changed, and what was opened, scrolled and typed', async () => {
    await planned('change');
    const page = await browser.page('/trip/change');
    await ready(page);
    await page.locator('details.day').nth(1).locator('summary').first().click();
    await page.locator('details.card.fold', { hasText: 'Packing' }).locator('summary').click();
    const isOpen = () =>
      page
        .locator('details.day')
        .nth(1)
        .evaluate((day) => 'open' in day && day.open);
    expect(await isOpen()).toBe(false);
    await page.locator('section.trip').evaluate((trip) => trip.scrollTo(0, 500));
    await send(page, 'Make day 2 lighter');
    await page
      .getByText(/A plan|Your trip is ready/)
      .nth(1)
      .waitFor();
    await box(page).fill('half typed');
    expect(await isOpen()).toBe(false);
    expect(await page.locator('section.trip').evaluate((trip) => trip.scrollTop)).toBeGreaterThan(100);
    expect(await page.getByRole('heading', { level: 1, name: /Lisbon/ }).count()).toBe(1);
    await page.reload();
    await ready(page, 2);
    expect(await box(page).inputValue()).toBe('half typed');
  });

  it('recovers by itself when the state cannot be read for a while', async () => {
    let failures = 3;
    const page = await browser.page('/');
    await page.route(/\/plan\/[^/]+$/, (route) => (route.request().method() === 'GET' && failures-- > 0 ? route.abort() : route.continue()));
    await page.getByLabel('Your trip in your own words').fill(TRIP);
    await page.getByRole('button', { name: 'Plan it' }).click();
    await page.locator('details.day').nth(2).waitFor();
    await ready(page);
    expect(failures).toBeLessThan(1);
    expect(await page.getByRole('button', { name: 'Stop' }).count()).toBe(0);
  });

  it('keeps the words when nobody can be reached, and sends them once somebody can', async () => {
    await planned('offline');
    const page = await browser.page('/trip/offline');
    await ready(page);
    await page.context().setOffline(true);
    await send(page, 'How much is the hotel?');
    await page
      .getByRole('alert')
      .getByText(/cannot be reached/)
      .waitFor();
    expect(await box(page).inputValue()).toBe('How much is the hotel?');
    await page.context().setOffline(false);
    await box(page).press('Enter');
    await answer(page, /The stay costs/);
    expect(await box(page).inputValue()).toBe('');
  });

  it('ends at the same when the gateway is killed in the middle', async () => {
    const gateway = system.running('gateway');
    const { port } = new URL(system.url);
    await planned('killed');
    const page = await browser.page('/trip/killed');
    await ready(page);
    await send(page, 'Make day 1 lighter');
    await talk(page).locator('.turn').nth(1).waitFor();
    await system.end(gateway, 'SIGKILL');
    await page.getByText(/Connection lost/).waitFor();
    await system.add('gateway', { PORT: port });
    await ready(page, 2);
    expect(await page.getByRole('button', { name: 'Stop' }).count()).toBe(0);
  });

  it('decides below the days: a change that keeps what was marked, then the approval', async () => {
    await planned('review', { review: 'required' });
    const page = await browser.page('/trip/review');
    const decision = page.getByRole('region', { name: 'Your decision' });
    await decision.waitFor();
    await page
      .getByRole('button', { name: /^Keep .* as it is$/ })
      .first()
      .click();
    await decision.getByRole('button', { name: 'Change it' }).click();
    expect(await accessProblems(page)).toEqual([]);
    await page.getByText('1 visit stays as it is.').waitFor();
    await page.getByLabel('What should be different?').fill('Make day 2 lighter');
    await page.getByRole('button', { name: 'Send the change' }).click();
    await talk(page).getByText('The plan waits for your decision, below the days.').nth(1).waitFor();
    await decision.getByRole('button', { name: 'Approve' }).click();
    await ready(page);
    await talk(page).getByText('Approved').waitFor();
    expect(await decision.count()).toBe(0);
  });

  it('offers other ideas for a visit, and takes one without leaving the plan blank', async () => {
    await planned('swap');
    const page = await browser.page('/trip/swap');
    await ready(page);
    await page
      .getByRole('button', { name: /^Other ideas for/ })
      .first()
      .click();
    const take = page.getByRole('button', { name: /^Take .* instead$/ }).first();
    const wanted = /^Take (?:.*: )?(.*) instead$/.exec((await take.getAttribute('aria-label')) ?? '')?.[1] ?? '?';
    await take.click();
    await ready(page, 2);
    await page.locator('section.days').getByText(wanted).first().waitFor();
  });

  it('makes one link, shows it again, and says before a new one ends it', async () => {
    await planned('share');
    const page = await browser.page('/trip/share');
    await ready(page);
    await page.getByRole('button', { name: 'Take along' }).click();
    await page.getByRole('button', { name: 'Share a link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share the plan' });
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const url = (await dialog.getByRole('link').textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Take along' }).click();
    await page.getByRole('button', { name: 'Share a link' }).click();
    expect(await dialog.getByRole('link').textContent()).toBe(url);
    await dialog.getByText('ends the one from before').waitFor();
    const guest = await browser.page(new URL(url).pathname);
    await guest
      .getByText(/Lisbon/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: 'End the link' }).click();
    await dialog.getByText('The link is ended.').waitFor();
    expect((await guest.reload())?.status()).toBe(404);
  });

  it.each([
    ['wide', { viewport: { width: 1440, height: 900 } }],
    ['dark', { viewport: { width: 1100, height: 800 }, colorScheme: 'dark' }],
    ['a small phone', { viewport: { width: 320, height: 640 } }],
    ['a small dark phone', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }],
  ] as const)('keeps nobody out and never scrolls sideways: %s', async (_name, options) => {
    await planned('access');
    const start = await browser.page('/', options);
    await start.getByRole('heading', { level: 1 }).waitFor();
    expect([await accessProblems(start), await sidewaysPx(start)]).toEqual([[], 0]);
    const trip = await browser.page('/trip/access', options);
    await trip.getByRole('heading', { level: 1, name: /Lisbon/ }).waitFor();
    await trip.getByText('All checks, wishes and sources').click();
    expect([await accessProblems(trip), await sidewaysPx(trip)]).toEqual([[], 0]);
    if (options.viewport.width > 600) return;
    for (const tab of ['Map', 'Talk']) {
      await trip.getByRole('button', { name: tab, exact: true }).click();
      if (tab === 'Map') await trip.locator('.mark').first().waitFor();
      expect([await accessProblems(trip), await sidewaysPx(trip)]).toEqual([[], 0]);
    }
  });

  it('leads from the map to the list with the keyboard, under the same number', async () => {
    await planned('map');
    const page = await browser.page('/trip/map', { viewport: { width: 1440, height: 900 } });
    await ready(page);
    const mark = page.locator('.map-pane [role=button]', { hasText: '2' }).last();
    const title = /^2\. (.*)$/.exec((await mark.getAttribute('aria-label')) ?? '')?.[1] ?? '?';
    await mark.focus();
    await page.keyboard.press('Enter');
    const item = page.locator('.item:focus');
    await item.waitFor();
    expect(await item.textContent()).toContain(title);
    expect(await item.locator('.number-mark').textContent()).toBe('2');
  });
});

(chromium ? describe : describe.skip)('the page where a key is asked for', () => {
  const KEY = 'nvg_browser1_0123456789abcdef0123456789abcdef';
  let system: NavigoSystem;
  let browser: TestBrowser;
  beforeAll(async () => {
    system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: `ann:user:${KEY}` }, ['gateway']);
    browser = await TestBrowser.open(chromium ?? '', system.url);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it('asks for it once, and puts it where no script can read it', async () => {
    const page = await browser.page('/trips');
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Key').fill('nvg_wrong');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.getByText('This key is not valid.').waitFor();
    await dialog.getByLabel('Key').fill(KEY);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('No trip yet.').waitFor();
    expect(await page.evaluate<string>('[document.cookie, JSON.stringify({ ...localStorage, ...sessionStorage })].join()')).not.toContain('nvg_');
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    await page.reload();
    await page.getByText('No trip yet.').waitFor();
    expect(await browser.closePages()).toEqual([]);
  });
});
