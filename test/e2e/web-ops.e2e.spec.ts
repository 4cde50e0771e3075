import type { Page } from 'playwright-core';
import { NavigoSystem } from '@app/testing';
import { TestBrowser, accessProblems, findChromium, sidewaysPx } from './support/browser.js';
import { GOOD_ANSWERS, LISBON } from './support/lisbon-answers.js';
import { faintParts } from './support/look.js';
import { ScriptedModel, fails } from './support/scripted-model.js';

const KEYS = { olga: 'nvg_olga1_0123456789abcdef0123456789abcdef', ann: 'nvg_ann001_0123456789abcdef0123456789abcdef' };
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const chromium = findChromium();

(chromium ? describe : describe.skip)('the page of operators', () => {
  let model: ScriptedModel;
  let system: NavigoSystem;
  let browser: TestBrowser;
  beforeAll(async () => {
    model = await ScriptedModel.start();
    system = await NavigoSystem.start({ ...model.env, AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: `olga:operator:${KEYS.olga},ann:user:${KEYS.ann}` });
    model.play({ ...GOOD_ANSWERS, ItineraryDraft: fails(401, 'broken') });
    const headers = { authorization: `Bearer ${KEYS.olga}`, traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
    const { body } = await system.post('/plan/chat', { threadId: 'let-down', naturalLanguage: LISBON, context: { now: '2026-11-20' } }, headers);
    expect(body).toMatchObject({ status: 'failed' });
    model.play(GOOD_ANSWERS);
    browser = await TestBrowser.open(chromium ?? '', system.url);
  });
  afterAll(async () => {
    await browser?.close();
    await system?.stop();
    await model?.stop();
  });
  afterEach(async () => expect(await browser.closePages()).toEqual([]));

  const signedIn = async (key: string, width = 1280): Promise<Page> => {
    const page = await browser.page('/ops', { viewport: { width, height: 900 } });
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Key').fill(key);
    expect(await accessProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sign in' }).click();

    await dialog.waitFor({ state: 'detached' });
    return page;
  };

  it('shows what failed, runs it again and says what came of it', async () => {
    const page = await signedIn(KEYS.olga);
    const failed = page.getByRole('region', { name: 'Failed steps' });
    await failed.getByText('PROVIDER_AUTH').waitFor();
    expect(await accessProblems(page)).toEqual([]);
    await failed.getByRole('button', { name: /^Run again: .* of let-down$/ }).click();
    await failed.getByText('It ran again: Ready.').waitFor();
    await page.getByRole('region', { name: 'What operators did' }).getByText('ran a step again').waitFor();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await failed.getByText('Nothing has failed.').waitFor();
  });

  it('shows one trip with its steps, versions, decisions, spending and trace', async () => {
    const page = await signedIn(KEYS.olga);
    await page.getByLabel('Id of the trip').fill('let-down');
    await page.getByRole('button', { name: 'Look it up' }).click();
    const look = page.getByRole('region', { name: 'One trip in detail' });
    await look.getByText(TRACE).waitFor();
    await look.getByText(/entries, as they were written$/).waitFor();
    await look.locator('.lane').nth(3).waitFor();
    await look.getByRole('heading', { name: 'Decisions' }).waitFor();
    expect(await look.locator('.decisions li').count()).toBeGreaterThan(5);
    expect(await look.getByRole('row').count()).toBeGreaterThan(8);
    expect([await accessProblems(page), await faintParts(page)]).toEqual([[], []]);
  });

  it('shows queues and workers, rates as charts and the limit, also at 320 px and in the dark', async () => {
    const page = await signedIn(KEYS.olga, 320);
    await page.getByText(/^\d+ queues are empty$/).click();
    await page.getByRole('row', { name: /agent-itinerary .* Yes$/ }).waitFor();
    await page.getByRole('img', { name: /^Requests a minute: now \d/ }).waitFor();
    await page.getByText(/^Your own limit: [\d,.]+ requests a minute/).waitFor();
    await page.getByText('Redis: there').waitFor();
    expect(await page.getByRole('link', { name: 'Open the queue board' }).getAttribute('href')).toBe('/admin/queues');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([await accessProblems(page), await faintParts(page), await sidewaysPx(page)]).toEqual([[], [], 0]);
    }
  });

  it('is not for travellers', async () => {
    const page = await signedIn(KEYS.ann);
    await page.getByText('Only operators and viewers can see this page.').waitFor();
    expect(await page.getByRole('link', { name: 'Operators' }).count()).toBe(0);
  });
});
