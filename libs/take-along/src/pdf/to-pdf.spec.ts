import { contentOf, draws } from '../testing/pdf-content.js';
import { samplePlan } from '../testing/sample-plan.js';
import { toPdf } from './to-pdf.js';

const MADE_AT = '2026-11-20T12:00:00.000Z';
const write = (plan = samplePlan()): Promise<Buffer> => toPdf({ plan, threadId: 't', version: 3, madeAt: MADE_AT });

const pagesIn = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

describe('a plan on paper', () => {
  it('has the same bytes for the same plan, and a date of its own instead of a clock', async () => {
    const [one, two] = [await write(), await write()];
    expect(one.equals(two)).toBe(true);
    expect(one.toString('latin1')).toContain('D:20261120120000Z');
  });

  it.each([
    ['Japanese', '浅草寺'],
    ['Korean', '경복궁'],
    ['Cyrillic', 'Эр'],
    ['Greek', 'Ακρ'],
  ])('draws %s, and lets it be copied', async (_script, name) => {
    expect(draws(contentOf(await write()), name)).toBe(true);
  });

  it('brings its fonts along', async () => {
    const text = (await write()).toString('latin1');
    const fonts = new Set([...text.matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name));
    for (const family of ['NotoSans', 'NotoSansArabic', 'SawarabiGothic', 'GowunDodum']) expect([...fonts].join()).toContain(family);
    expect(text).toContain('/FontFile2');
  });

  it('goes on over as many pages as sixty days take', async () => {
    const plan = samplePlan();
    const itinerary = Array.from({ length: 60 }, () => plan.itinerary[0]!);
    expect(pagesIn(await write({ ...plan, itinerary }))).toBeGreaterThan(15);
    expect(pagesIn(await write({ ...plan, planSections: [] }))).toBe(1);
    expect(pagesIn(await write())).toBe(2);
  });

  it('is not broken by what has no end or no letters', async () => {
    const plan = samplePlan();
    const [day] = plan.itinerary;
    const theme = `${'x'.repeat(500)} \u0000\u202e🏖️ \ud83c ${'長'.repeat(200)}`;
    await expect(write({ ...plan, itinerary: [{ ...day!, theme, activities: [] }] })).resolves.toBeInstanceOf(Buffer);
  });
});
