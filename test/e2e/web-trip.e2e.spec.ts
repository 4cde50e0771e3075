import type { Page } from 'playwright-core';
import type { Activity, FinalPlan } from '@app/contracts';
import { NavigoSystem } from '@app/testing';
import { TestBrowser, accessProblems, findChromium, sidewaysPx } from './support/browser.js';

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
});
