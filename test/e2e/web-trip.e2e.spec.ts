import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Activity, FinalPlan } from '@app/contracts';
import { NavigoSystem, urlOf } from '@app/testing';
import { TestBrowser, accessProblems, findChromium, sidewaysPx } from './support/browser.js';
import { oneTile } from './support/one-tile.js';

const TRIP = '4 days in Madrid from 10 to 13 May for two from Zurich, 2400 EUR, museums and art';
/** Both ends of every way that is dragged are in sight. */
const TALL = { viewport: { width: 1280, height: 3200 } };
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const chromium = findChromium();

interface Placed {
  readonly activity: Activity;
  /** Counts from 1. */
  readonly day: number;
}
const visitsIn = ({ itinerary }: FinalPlan): Placed[] =>
  itinerary.flatMap(({ activities }, index) => activities.filter(({ kind }) => kind !== 'free_time').map((activity) => ({ activity, day: index + 1 })));

/** A visit, and a day of the trip on which it is closed. */
function closedSomeday(plan: FinalPlan): Placed & { readonly closedDay: number } {
  for (const { activity, day } of visitsIn(plan)) {
    const closed = /closed (.+)$/.exec(activity.openingHours ?? '')?.[1] ?? '';
    const closedDay = plan.itinerary.findIndex(({ date }) => closed.includes(WEEKDAYS[new Date(date).getUTCDay()] ?? '?')) + 1;
    if (closedDay > 0 && closedDay !== day) return { activity, day, closedDay };
  }
  throw new Error('No visit of this plan is closed on a day of it.');
}

(chromium ? describe : describe.skip)('a trip on the page', () => {
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

  const planned = async (threadId: string, more: object = {}): Promise<FinalPlan> => {
    const { status, body } = await system.post('/plan/chat', { threadId, naturalLanguage: TRIP, ...more });
    expect(status).toBe(200);
    return (body as { finalPlan: FinalPlan }).finalPlan;
  };
  const planNow = async (threadId: string): Promise<FinalPlan> =>
    ((await system.get(`/plan/${threadId}`)).body as { values: { finalPlan: FinalPlan } }).values.finalPlan;
  const row = (page: Page, id: string) => page.locator(`[data-item="${id}"]`);
  /** Carrying comes a moment after the page. */
  const canDrag = (page: Page, id: string) => page.locator(`[data-item="${id}"][draggable=true]`).waitFor();
  const result = (page: Page) => page.getByRole('region', { name: 'What your change did' });
  const drag = async (page: Page, id: string, to: string): Promise<void> => {
    await row(page, id)
      .locator('.handle')
      .dragTo(row(page, to), { targetPosition: { x: 60, y: 3 } });
  };

  it('moves a visit within its day by dragging, shows what that did with its price, and takes it back', async () => {
    const plan = await planned('drag');
    const [first, second] = visitsIn(plan).filter(({ day }) => day === 2);
    const page = await browser.page('/trip/drag', TALL);
    await canDrag(page, second!.activity.id);
    await drag(page, second!.activity.id, first!.activity.id);
    await result(page).getByText('Checked: nothing new is wrong.').waitFor();
    expect(await result(page).textContent()).toMatch(/costs the same|more|less/);
    expect(await accessProblems(page)).toEqual([]);
    const after = visitsIn(await planNow('drag')).filter(({ day }) => day === 2);
    expect(after.map(({ activity }) => activity.title).slice(0, 2)).toEqual([second!.activity.title, first!.activity.title]);
    await result(page).getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Taken back. The trip is as it was before.').waitFor();
    expect((await planNow('drag')).itinerary).toEqual(plan.itinerary);
    await page.getByRole('log').getByText('Back to how it was before').waitFor();
  });

  it('says at once that a place is closed on the day it is dragged to, and leaves the plan', async () => {
    const plan = await planned('closed');
    const { activity, closedDay } = closedSomeday(plan);
    const page = await browser.page('/trip/closed', TALL);
    await canDrag(page, activity.id);
    await page.getByRole('button', { name: 'Close all' }).click();
    await row(page, activity.id).evaluate((item) => item.closest('details')?.setAttribute('open', ''));
    await row(page, activity.id)
      .locator('.handle')
      .dragTo(row(page, `d${closedDay}`));
    await result(page).getByText('The plan stays as it was.').waitFor();
    await result(page)
      .getByText(/it is closed on \w+days/)
      .waitFor();
    expect((await planNow('closed')).itinerary).toEqual(plan.itinerary);
  });

  it('adds a place by its name, and takes an earlier version again from the slider', async () => {
    const plan = await planned('add');
    const page = await browser.page('/trip/add');
    const day = row(page, 'd2');
    await day.getByText('Add a place').click();
    const offered = await day.locator('datalist option').evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    await day.getByLabel('Name of a place for day 2').fill(offered.find((name) => /Plaza|Street|Park|Viewpoint/.test(name)) ?? offered[0] ?? 'Gran Vía');
    await day.getByRole('button', { name: 'Add', exact: true }).click();
    await result(page)
      .getByRole('button', { name: /Keep it|OK/ })
      .click();
    await page.getByLabel('Say what should change on these days').fill('make day 3 lighter');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await result(page).getByText('Checked: nothing new is wrong.').waitFor();
    await result(page).getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('Earlier versions').click();
    await page.getByText('Who decided what, and when').waitFor();
    await page.getByRole('slider', { name: /Version of the plan/ }).fill('0');
    await page.getByRole('heading', { name: 'From this version to the newest' }).waitFor();
    expect(await accessProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take this version again' }).click();
    await page.getByText('Taken back. The trip is as it was before.').waitFor();
    expect((await planNow('add')).itinerary).toEqual(plan.itinerary);
  });

  it('shows a shared plan in its own look, with a map and without a way to change it, and without scripts too', async () => {
    await planned('shared');
    const { body } = await system.post('/plan/shared/share', {});
    const path = new URL((body as { url: string }).url).pathname;
    for (const options of [{}, { colorScheme: 'dark', viewport: { width: 320, height: 640 } }] as const) {
      const page = await browser.page(path, options);
      await page.getByRole('heading', { level: 1, name: /Madrid/ }).waitFor();
      await page.getByText('Somebody shared this trip with you.').waitFor();
      expect(await page.locator('.handle, .visit-actions button, .sentence-box').count()).toBe(0);
      expect([await accessProblems(page), await sidewaysPx(page)]).toEqual([[], 0]);
    }
    const plain = await browser.page(path, { javaScriptEnabled: false });
    await plain.getByRole('heading', { level: 2, name: /^Day 1: .*Madrid/ }).waitFor();
    const gone = await browser.page('/shared/nothing');
    await gone.getByText('There is nothing behind this link, or not any more.').waitFor();
  });

  it('shows the last trips without a network', async () => {
    await planned('offline');
    const page = await browser.page('/trip/offline', { serviceWorkers: 'allow' });
    await page.getByRole('heading', { level: 1, name: /Madrid/ }).waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    // What it keeps begins with the first reading that it has seen.
    await page.reload();
    await page.locator('.mark').first().waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /Madrid/ }).waitFor();
    await page.getByText(/You are offline/).waitFor();
    expect(await page.locator('details.day').count()).toBe(4);
    await page.locator('.mark').first().waitFor();
  });

  it('shows what acting on a plan would change before it is done, and takes it back', async () => {
    await planned('act');
    const page = await browser.page('/trip/act');
    await page.getByRole('heading', { name: 'Let NaviGo do it' }).click();
    await page.getByLabel('What NaviGo should do with the plan').fill('share it with a link');
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByRole('button', { name: 'Approve it' }).click();
    await page.getByText(/^Done:/).waitFor();
    expect(await accessProblems(page)).toEqual([]);
    await page.locator('.act').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Take it back').waitFor();
    await page.getByText(/^Taken back:/).waitFor();
  });

  it('plans with a group: a wish, a vote and what was paid', async () => {
    await planned('group');
    const page = await browser.page('/trip/group');
    await page.getByRole('heading', { name: 'Plan together' }).click();
    await page.getByRole('button', { name: 'Open a group' }).click();
    await page.getByLabel('What you wish for').fill('more food');
    await page.getByRole('button', { name: 'Say it' }).click();
    await page.locator('.group').getByText('not planned yet').first().waitFor();
    await page.getByText('Ask the group').click();
    await page.getByLabel('Question').fill('Museum or park?');
    await page.getByLabel('Answers, with commas').fill('Museum, Park');
    await page.getByRole('button', { name: 'Open the vote' }).click();
    await page.getByRole('button', { name: /^Park/ }).click();
    await page.getByText('Chosen: Park').waitFor();
    await page.getByLabel('What you paid for everybody').fill('Taxi');
    await page.locator('.group').getByLabel('Amount in EUR').fill('24');
    await page.locator('.group').getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(/^Taxi, /).waitFor();
    expect(await accessProblems(page)).toEqual([]);
  });

  it('takes a change of a plan that awaits review back, and still awaits it', async () => {
    const plan = await planned('waiting', { review: 'required' });
    const { version } = (await system.get('/plan/waiting')).body as { version: number };
    const [visit] = visitsIn(plan);
    const edits = (...all: object[]) => system.post('/plan/waiting/edits', { edits: all }, { prefer: 'wait=25' });
    await edits({ kind: 'remove', id: visit?.activity.id });
    expect((await edits({ kind: 'restore', version: 1 })).status).toBe(400);
    expect((await edits({ kind: 'restore', version }, { kind: 'budget', amount: 900 })).status).toBe(400);
    expect(await edits({ kind: 'restore', version })).toMatchObject({ status: 200, body: { status: 'awaiting_review', isChanged: true } });
    expect((await planNow('waiting')).itinerary).toEqual(plan.itinerary);
    expect((await system.post('/plan/waiting/decide', { action: 'approve' }, { prefer: 'wait=25' })).status).toBe(200);
  });

  it('shows the streets of a map that lies beside the gateway, with its credit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'map-'));
    writeFileSync(join(folder, 'one.pmtiles'), oneTile());
    const gateway = await system.add('gateway', { MAP_TILES: join(folder, 'one.pmtiles') });
    const streets = await TestBrowser.open(chromium ?? '', urlOf(gateway));
    try {
      await planned('streets');
      const page = await streets.page('/trip/streets', { viewport: { width: 1440, height: 900 } });
      const tile = page.waitForResponse((response) => response.url().endsWith('/map.pmtiles') && response.status() === 206);
      await page.locator('.map-streets canvas').waitFor();
      await tile;
      await page.getByRole('link', { name: 'OpenStreetMap' }).waitFor();
      await page.locator('.map-over .mark-visit').first().click();
      await page.locator('.item:focus').waitFor();
      expect(await page.getByText('Sketch to scale').count()).toBe(0);
      expect(await streets.closePages()).toEqual([]);
    } finally {
      await streets.close();
      rmSync(folder, { recursive: true });
    }
  });
});
