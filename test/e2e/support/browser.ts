import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const WAIT_MS = 120_000;

/** A Chromium of this machine; undefined where there is none, and nothing can be looked at. */
export function findChromium(): string | undefined {
  const places = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => places.map((place) => join(place, name))).find(existsSync);
}

/** Pages of one site, each of which is watched for what no page may do. */
export class TestBrowser {
  /** Errors on consoles, and requests to other hosts. */
  private readonly offences: string[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly url: string,
  ) {}

  static async open(executablePath: string, url: string): Promise<TestBrowser> {
    return new TestBrowser(await chromium.launch({ executablePath, args: ['--no-sandbox'] }), url);
  }

  /** A page of its own, with nothing stored. */
  async page(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    // What a service worker asks for passes by what tests do to a page's requests; the tests that are about it let it in.
    const context = await this.browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 }, serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(WAIT_MS);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.offences.push(`error: ${error.message}`));
    page.on('console', (message) => {
      // What the network refuses is logged by the browser itself; what the page makes of it is what tests look at.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) this.offences.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      if (new URL(request.url()).host !== new URL(this.url).host && !request.url().startsWith('data:')) this.offences.push(`foreign: ${request.url()}`);
    });
    await page.goto(`${this.url}${path}`);
    return page;
  }

  /** Ends all pages, and tells what they did that no page may. */
  async closePages(): Promise<string[]> {
    await Promise.all(this.browser.contexts().map((context) => context.close()));
    return this.offences.splice(0);
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** What axe finds on a page as it is, of those findings that keep people out. */
export async function accessProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({ rules: { 'target-size': { enabled: true } } }),
  );
  return (
    violations
      .filter(({ impact }) => impact === 'moderate' || impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`))
      // What a bar covers just now is as large as ever and comes out with the next scroll.
      .filter((problem) => !problem.includes('partially obscured'))
  );
}

/** By how many pixels a page is wider than its window. */
export const sidewaysPx = (page: Page): Promise<number> => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
