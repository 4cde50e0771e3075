import { setImmediate } from 'node:timers/promises';
import { tripTitle } from '../trip-title.js';
import type { PlanToTake } from '../plan-to-take.js';
import { dayPart } from './day-part.js';
import { outcomePart, routePart } from './route-parts.js';
import { COLORS, PAGE, Sheet, TEXT_WIDTH } from './sheet.js';
import { bookingsPart, checksPart, costsPart, packingPart, sectionsPart, sourcesPart } from './plan-parts.js';

/**
 * The plan on paper: A4, one sketch of the way for each day, drawn from the places' coordinates. Names in other scripts are drawn by
 * fonts that travel with the file. The same plan gives the same bytes.
 */
export async function toPdf({ plan, version, madeAt }: PlanToTake): Promise<Buffer> {
  const title = tripTitle(plan);
  const sheet = new Sheet({ title, madeAt: new Date(madeAt) });
  sheet.write(title, { size: 22, weight: 700, color: COLORS.accent });
  sheet.gap(6);
  sheet.write(plan.summary, { size: 11 });
  sheet.gap(10);
  sheet.doc.rect(PAGE.margin, sheet.y, TEXT_WIDTH, 1.5).fill(COLORS.accent);
  sheet.gap(10);
  routePart(sheet, plan);
  outcomePart(sheet, plan);
  bookingsPart(sheet, plan);
  for (const [index, day] of plan.itinerary.entries()) {
    dayPart(sheet, day, index + 1);
    // Sixty days take a while; others may be answered in between.
    await setImmediate();
  }
  costsPart(sheet, plan);
  packingPart(sheet, plan.packingList);
  sectionsPart(sheet, plan.planSections ?? []);
  checksPart(sheet, plan);
  sourcesPart(sheet, plan.sources);
  return sheet.finish((page, pages) => [`NaviGo · ${title} · version ${version}`, `${page} / ${pages}`]);
}
