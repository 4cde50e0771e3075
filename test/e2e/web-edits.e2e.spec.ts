import type { EditsAnswer, FinalPlan } from '@app/contracts';
import { NavigoSystem } from '@app/testing';
import { TestBrowser, accessProblems, findChromium, sidewaysPx } from './support/browser.js';

const TRIP = '3 days in Lisbon from 10 to 12 May for two from Zurich, 1200 EUR, food and museums';
const ROUTE = '8 days by train through Venice, Florence and Rome from 10 to 17 May for two from Zurich, 4000 EUR';
const chromium = findChromium();

describe('edits by hand', () => {
  let system: NavigoSystem;
  beforeAll(async () => {
    system = await NavigoSystem.start();
  });
  afterAll(() => system.stop());

  const planned = async (threadId: string, naturalLanguage = TRIP, more: object = {}): Promise<FinalPlan> => {
    const { status, body } = await system.post('/plan/chat', { threadId, naturalLanguage, ...more });
    expect(status).toBe(200);
    return (body as { finalPlan: FinalPlan }).finalPlan;
  };
  const edit = async (threadId: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await system.post(`/plan/${threadId}/edits`, body, { prefer: 'wait=25', ...headers });
    return { status: answer.status, body: answer.body as EditsAnswer & { code?: string; detail?: string } };
  };

  it('takes a visit out, and answers with the diff, the price and what the auditor says', async () => {
    const plan = await planned('remove');
    const visit = plan.itinerary.flatMap(({ activities }) => activities).find(({ kind }) => kind !== 'free_time');
    const { status, body } = await edit('remove', { edits: [{ kind: 'remove', id: visit?.id }] }, { 'idempotency-key': 'remove-once' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ threadId: 'remove', status: 'complete', isChanged: true, checks: { pass: true, added: [] } });
    expect(body.diff.items.filter(({ change }) => change === 'removed').map(({ title }) => title)).toContain(visit?.title);
    expect(body.diff.costs).not.toBeNull();
    const again = await edit('remove', { edits: [{ kind: 'remove', id: visit?.id }] }, { 'idempotency-key': 'remove-once' });
    expect(again.body).toMatchObject({ version: body.version, isChanged: true });
  });

  it('refuses edits of an older version, of what is not in the plan, and of no plan', async () => {
    const plan = await planned('refuse');
    const id = plan.itinerary[0]?.activities[0]?.id;
    expect(await edit('refuse', { expectedVersion: 1, edits: [{ kind: 'remove', id }] })).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    expect(await edit('refuse', { edits: [{ kind: 'remove', id: 'd9-a9-nothing' }] })).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(await edit('refuse', { edits: [{ kind: 'lock', id }] })).toMatchObject({ status: 400 });
    expect(await edit('refuse', { edits: [{ kind: 'skip', stop: 'Atlantis' }] })).toMatchObject({ status: 400 });
    expect(await edit('nowhere', { edits: [{ kind: 'budget', amount: 900 }] })).toMatchObject({ status: 404 });
  });

  it('gives a stop one night more, and changes a plan that awaits review without deciding on it', async () => {
    await planned('nights', ROUTE, { review: 'required' });
    const stop = 'Florence';
    const { body } = await edit('nights', { edits: [{ kind: 'nights', stop, by: 1, trip: 'move_end' }] });
    expect(body).toMatchObject({ status: 'awaiting_review', isChanged: true });
    expect(body.diff.route.find(({ city }) => city === stop)).toMatchObject({ change: 'changed' });
  });

  (chromium ? describe : describe.skip)('in a browser', () => {
    let browser: TestBrowser;
    beforeAll(async () => {
      browser = await TestBrowser.open(chromium ?? '', system.url);
    });
    afterAll(() => browser.close());
    afterEach(async () => expect(await browser.closePages()).toEqual([]));

    it('takes a visit out by its button, tells what that did, and compares with the version before', async () => {
      await planned('buttons');
      const page = await browser.page('/trip/buttons');
      await page
        .getByRole('button', { name: /^Take out / })
        .first()
        .click();
      await page.getByRole('heading', { name: 'What your change did' }).waitFor();
      await page.getByText('Checked: nothing new is wrong.').waitFor();
      expect(await accessProblems(page)).toEqual([]);
      await page
        .locator('article.turn')
        .getByText(/^Take out /)
        .waitFor();
      await page.getByText('Earlier versions').click();
      await page.getByRole('slider', { name: /Version of the plan/ }).waitFor();
      await page.getByRole('heading', { name: 'From this version to the newest' }).waitFor();
      await page.getByRole('button', { name: 'Go on from here in a new trip' }).click();
      await page.waitForURL((url) => url.pathname.startsWith('/trip/') && !url.pathname.endsWith('/buttons'));
    });

    it('finds, renames and deletes trips', async () => {
      await planned('listed');
      const page = await browser.page('/trips', { viewport: { width: 320, height: 640 } });
      const card = page.locator('.trip-card', { has: page.locator('a[href="/trip/listed"]') });
      await card.getByRole('button', { name: /^Rename/ }).click();
      await page.getByLabel('Name of the trip').fill('Our honeymoon');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByLabel('Search your trips').fill('honeymoon');
      expect(await page.locator('.trip-card').count()).toBe(1);
      expect(await accessProblems(page)).toEqual([]);
      expect(await sidewaysPx(page)).toBe(0);
      await card.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No trip has these words.').waitFor();
      expect((await system.get('/plan/listed')).status).toBe(404);
    });

    it('runs nothing inline on the page of the interface', async () => {
      const page = await browser.page('/docs');
      await page.getByText('/plan/{threadId}/edits').first().waitFor();
      const policy = (await fetch(`${system.url}/docs`)).headers.get('content-security-policy');
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe-inline');
    });
  });
});
