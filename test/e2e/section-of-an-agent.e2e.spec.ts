import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PlanResult } from '@app/contracts';
import { NavigoSystem } from '@app/testing';
import { contentOf, draws } from '../../libs/take-along/src/testing/pdf-content.js';
import { TestBrowser, findChromium } from './support/browser.js';

const HOST = 'test/hosts/with-a-section.mjs';
const LISBON = '3 days in Lisbon from 10 to 12 May 2027 for two from Zurich, 1200 EUR, food and museums';
/** In letters that nothing else in the plan is written in. */
const TITLE = 'Οιωνός';
const WORDS = ['What the birds say.', 'A heron on the left', 'Crow', 'Take the later ferry', 'Birds of the harbour'];
const run = promisify(execFile);
const chromium = findChromium();

describe('the section of an agent that no source of ours names', () => {
  let system: NavigoSystem;
  let plan: PlanResult;
  beforeAll(async () => {
    system = await NavigoSystem.start({ NETWORK: 'offline' }, []);
    for (const name of ['gateway', 'orchestrator', 'worker'] as const) await system.add(name, {}, HOST);
    plan = PlanResult.parse((await system.post('/plan/chat', { naturalLanguage: LISBON, context: { now: '2026-11-20' } })).body);
  });
  afterAll(() => system?.stop());

  const fileOf = async (kind: string): Promise<Buffer> => Buffer.from(await (await fetch(`${system.url}/plan/${plan.threadId}/export.${kind}`)).arrayBuffer());

  it('is in the plan that the API gives', () => {
    expect(plan.status).toBe('complete');
    expect(plan.finalPlan?.planSections).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'omen', title: TITLE, agent: 'omen' })]));
  });

  it('is in the Markdown, whole', async () => {
    const text = (await fileOf('md')).toString();
    for (const words of [TITLE, ...WORDS]) expect(text).toContain(words);
  });

  it('is in the PDF', async () => {
    expect(draws(contentOf(await fileOf('pdf')), TITLE)).toBe(true);
  });

  it('is in what the terminal shows, whole', async () => {
    const env = { ...process.env, NAVIGO_URL: system.url };
    const { stdout } = await run(process.execPath, ['dist/apps/cli/src/main.js', 'plan', '--thread-id', plan.threadId], { env });
    for (const words of [TITLE, ...WORDS]) expect(stdout).toContain(words);
  });

  (chromium ? it : it.skip)('is on the page, whole', async () => {
    const browser = await TestBrowser.open(chromium ?? '', system.url);
    const page = await browser.page(`/trip/${plan.threadId}`);
    const card = page.locator('details.card', { has: page.getByRole('heading', { name: TITLE }) });
    await card.waitFor();
    const shown = await card.textContent();
    expect(await browser.closePages()).toEqual([]);
    await browser.close();
    for (const words of WORDS) expect(shown).toContain(words);
  });
});
