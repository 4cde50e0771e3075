import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SLOWER = 4;
const ROUNDS = 5;
const SCROLL_MS = 4_000;
const FRAME_MS = 1_000 / 60;
const THREAD = 'bench-page';
const TRIP = '14 days by train through Venice, Florence, Rome and Naples from 6 to 19 September 2027 for two from Zurich, 7000 EUR, food and museums';

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function findChromium() {
  const places = (process.env.PATH ?? '').split(delimiter);
  const found = NAMES.flatMap((name) => places.map((place) => join(place, name))).find(existsSync);
  if (!found) throw new Error('There is no Chromium on this machine to open the page with.');
  return found;
}

/** Runs in the page before anything else: what Chromium itself tells of paints and of tasks that held the page up. */
const WATCH_PAINTS = `
const told = globalThis.told = { largest: 0, blocked: 0 };
new PerformanceObserver((list) => (told.largest = list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) told.blocked += duration - 50;
}).observe({ type: 'longtask', buffered: true });`;
const REST = 'new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))';
const READ = `({
  ...globalThis.told,
  first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  bytes: performance.getEntriesByType('resource').reduce((sum, { transferSize }) => sum + transferSize, 0),
})`;
/** Scrolls the trip at a reader's pace, and tells how long frames took. */
const SCROLL = `new Promise((resolve) => {
  const trip = document.querySelector('section.trip');
  const frames = [];
  const startedAt = performance.now();
  let lastAt = startedAt;
  const step = (at) => {
    frames.push(at - lastAt);
    lastAt = at;
    trip.scrollBy(0, 12);
    if (at - startedAt < ${SCROLL_MS}) requestAnimationFrame(step);
    else resolve(frames.slice(2));
  };
  requestAnimationFrame(step);
})`;

/** A first visit, with nothing kept, on a processor that is slowed down. */
async function visit(browser, url, ready) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript({ content: WATCH_PAINTS });
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  await page.evaluate(REST);
  const seen = await page.evaluate(READ);
  return { page, context, seen };
}

/** First and largest paint, time that tasks blocked, and frames of scrolling a trip of 14 days, all with the processor slowed down. */
export async function measurePage({ system, progress }) {
  const base = `http://127.0.0.1:${system.port}`;
  const headers = { 'content-type': 'application/json', prefer: 'wait=60' };
  const made = await fetch(`${base}/plan/chat`, { method: 'POST', headers, body: JSON.stringify({ threadId: THREAD, naturalLanguage: TRIP }) });
  if (!made.ok) throw new Error(`The trip could not be planned: ${made.status}`);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const views = [
      ['start', '/', 'textarea'],
      ['trip of 14 days', `/trip/${THREAD}`, 'details.day >> nth=13'],
    ];
    const rows = [];
    /** @type {number[]} */
    let frames = [];
    for (const [name, path, ready] of views) {
      const rounds = [];
      await progress.step(`${name}: ${ROUNDS} first visits`, async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const { page, context, seen } = await visit(browser, base + path, ready);
          rounds.push(seen);
          if (path !== '/' && round === ROUNDS - 1) frames = await page.evaluate(SCROLL);
          await context.close();
        }
      });
      const of = (what) => Math.round(middle(rounds.map((seen) => seen[what])));
      rows.push({ name, first: of('first'), largest: of('largest'), blocked: of('blocked'), kb: Math.round(of('bytes') / 1024) });
    }
    const late = frames.filter((ms) => ms > 1.5 * FRAME_MS).length;
    return { rows, frames: { perSecond: Math.round((1_000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0)), late, all: frames.length } };
  } finally {
    await browser.close();
  }
}

export function printPage({ rows, frames }) {
  process.stdout.write(`Processor slowed down ${SLOWER} times, medians of ${ROUNDS} first visits\n\n`);
  process.stdout.write('| view | first paint ms | largest paint ms | blocked ms | kB |\n|---|--:|--:|--:|--:|\n');
  for (const { name, first, largest, blocked, kb } of rows) process.stdout.write(`| ${name} | ${first} | ${largest} | ${blocked} | ${kb} |\n`);
  process.stdout.write(`\nScrolling the trip: ${frames.perSecond} frames a second, ${frames.late} of ${frames.all} frames late\n`);
}
