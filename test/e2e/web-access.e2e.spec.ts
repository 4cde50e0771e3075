import type { BrowserContextOptions, Page } from 'playwright-core';
import { NavigoSystem } from '@app/testing';
import { TestBrowser, accessProblems, findChromium, sidewaysPx } from './support/browser.js';
import { faintParts, openAll, tabTo } from './support/look.js';

const TRIP = '3 days in Lisbon from 10 to 12 May for two from Zurich, 1200 EUR, food and museums';
const PHONE = { viewport: { width: 320, height: 640 } } satisfies BrowserContextOptions;
const chromium = findChromium();

(chromium ? describe : describe.skip)('the page for everybody', () => {
  let system: NavigoSystem;
  let browser: TestBrowser;
  beforeAll(async () => {
    system = await NavigoSystem.start({ MODEL_LATENCY_MS: '60' });
    browser = await TestBrowser.open(chromium ?? '', system.url);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });
  afterEach(async () => expect(await browser.closePages()).toEqual([]));

  const planned = async (threadId: string, more: object = {}): Promise<void> => {
    expect((await system.post('/plan/chat', { threadId, naturalLanguage: TRIP, ...more })).status).toBe(200);
  };
  /** Looks at a state in light and dark: what keeps people out, what is too faint, what is wider than the window. */
  const looksFine = async (page: Page): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, await accessProblems(page), await faintParts(page), await sidewaysPx(page)]).toEqual([colorScheme, [], [], 0]);
    }
  };

  it('is sound before there is anything: no trips, no such trip, no such page, a form, a list that does not come', async () => {
    const page = await browser.page('/trips', PHONE);
    await page.getByText('No trip yet.').waitFor();
    await looksFine(page);
    await page.getByRole('link', { name: 'Plan the first one' }).click();
    await page.getByText('I would rather fill in a form').click();
    await page.getByLabel('Where to').waitFor();
    await looksFine(page);
    const lost = await browser.page('/trip/nowhere', PHONE);
    await lost.getByText('There is nothing at this address.').waitFor();
    await looksFine(lost);
    const away = await browser.page('/', PHONE);
    await away.route(/\/plan\?/, (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"QUEUE_UNAVAILABLE"}' }));
    await away.getByRole('link', { name: 'Trips', exact: true }).click();
    await away.getByRole('alert').waitFor();
    await looksFine(away);
    await away.unroute(/\/plan\?/);
    await away.getByRole('button', { name: 'Try again' }).click();
    await away.getByText('No trip yet.').waitFor();
  });

  it('is sound while agents are at work, with everything open, and offline', async () => {
    const page = await browser.page('/', PHONE);
    await page.getByLabel('Your trip in your own words').fill(TRIP);
    await page.getByRole('button', { name: 'Plan it' }).click();
    await page.locator('.watch.busy .lane').first().waitFor();
    await looksFine(page);
    await page.getByRole('button', { name: 'Trip', exact: true }).click();
    await page.locator('details.day').first().waitFor();
    await page.getByText('Checked: everything holds').waitFor();
    await openAll(page);
    await looksFine(page);
    await page.getByRole('button', { name: 'Talk', exact: true }).click();
    await looksFine(page);
    await page.context().setOffline(true);
    await page.getByLabel('Ask about the trip, or say what should change').fill('How much is the hotel?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').waitFor();
    await looksFine(page);
  });

  it('keeps menus and dialogs inside of the narrowest window, and the decision below the plan', async () => {
    await planned('narrow', { review: 'required' });
    const page = await browser.page('/trip/narrow', PHONE);
    const decision = page.getByRole('region', { name: 'Your decision' });
    await decision.waitFor();
    expect(await page.locator('section.days ~ .dock section.review').count()).toBe(1);
    await decision.getByRole('button', { name: 'Change it' }).click();
    await looksFine(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Take along' }).click();
    for (const item of await page.getByRole('link', { name: /PDF|Calendar|Markdown/ }).all()) {
      const { x = -1, width = 0 } = (await item.boundingBox()) ?? {};
      expect([x >= 0, x + width <= PHONE.viewport.width]).toEqual([true, true]);
    }
    await page.getByRole('button', { name: 'Share a link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share the plan' });
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    await dialog.getByRole('link').waitFor();
    await looksFine(page);
  });

  it('never scrolls sideways, from a small phone to a wide screen', async () => {
    await planned('wide');
    for (const path of ['/', '/trips', '/trip/wide', '/ops']) {
      const page = await browser.page(path, PHONE);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      if (path === '/trip/wide') await page.locator('details.day').nth(2).waitFor();
      for (const width of [320, 390, 768, 1024, 1440, 2200]) {
        await page.setViewportSize({ width, height: 800 });
        expect([path, width, await sidewaysPx(page)]).toEqual([path, width, 0]);
      }
    }
  });

  it('can be used with the keyboard alone, and tells those who do not see it that the plan is there', async () => {
    const page = await browser.page('/');
    await tabTo(page, page.getByLabel('Your trip in your own words'));
    await page.keyboard.type('3 days in Lisbon from 10 to 12 May, food');
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Plan it' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'A few things first' }).waitFor();
    for (const input of await page.locator('form.questions input[required]').all()) {
      await tabTo(page, input);
      await page.keyboard.type((await input.getAttribute('type')) === 'number' ? '1200' : 'Zurich');
    }
    await page.keyboard.press('Enter');
    await page
      .locator('[role=status]')
      .getByText(/^Your plan is ready: /)
      .waitFor({ state: 'attached' });
    const fold = page.locator('details.day').first().locator('summary').first();
    await tabTo(page, fold);
    await page.keyboard.press('Enter');
    expect(await page.locator('details.day').first().getAttribute('open')).toBeNull();
    const take = page.getByRole('button', { name: 'Take along' });
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, take);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Share a link' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Share the plan' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await tabTo(page, page.getByRole('button', { name: 'Approve' }));
    await page.keyboard.press('Enter');
    await page.getByText(/Your trip is ready/).waitFor();
  });

  it.each([
    ['de-CH', 'de', 'Wohin soll es gehen?'],
    ['fr-FR', 'fr', /^Où/],
    ['es-MX', 'es', /^¿/],
    ['pl-PL', 'en', 'Where would you like to go?'],
  ] as const)('speaks the language of the browser: %s', async (locale, lang, title) => {
    const page = await browser.page('/', { locale, ...PHONE });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await sidewaysPx(page)).toBe(0);
  });

  it('shows the interface for programs without anything inline', async () => {
    const page = await browser.page('/docs');
    await page.getByText('/plan/{threadId}/edits').first().waitFor();
    for (const path of ['/', '/trip/wide', '/docs']) {
      const policy = (await fetch(`${system.url}${path}`)).headers.get('content-security-policy') ?? '';
      expect([path, policy.includes("script-src 'self'"), policy.includes('unsafe')]).toEqual([path, true, false]);
    }
  });
});
