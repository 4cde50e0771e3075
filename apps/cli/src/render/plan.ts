import type { PlanResult, PlanView, Thread, TripRequest } from '../api/schemas.js';
import { renderCosts } from './costs.js';
import { renderDays } from './days.js';
import { renderFlagsAndChecks, renderSources, wordsOfFlag } from './flags.js';
import { renderTransport } from './flights.js';
import { renderGettingAround } from './getting-around.js';
import { renderLog } from './log.js';
import { renderLimits, renderWishes } from './outcome.js';
import { renderRoute } from './route.js';
import { renderSections } from './sections.js';
import { renderStays } from './stays.js';
import { renderTimeline } from './timeline.js';
import type { StepSpan } from './timeline.js';
import { columns, counted, dateSpan, hang, heading, printable, wrap } from './text.js';
import type { Page } from './text.js';

/** A finished plan for reading on a terminal or paper; `plan` is the thread's final plan. */
export function renderPlan(plan: PlanView, request: TripRequest | null, page: Page): string[] {
  return [
    ...renderTitle(plan, request, page),
    '',
    ...wrap(plan.summary, page.width),
    ...renderRoute(plan, page),
    ...renderWishes(plan, page),
    ...renderLimits(plan, page),
    ...renderTransport(plan, page),
    ...renderStays(plan, page),
    ...renderGettingAround(plan, page),
    ...renderDays(plan, page),
    ...renderCosts(plan, page),
    ...renderPacking(plan, page),
    ...renderSections(plan, page),
    ...renderFlagsAndChecks(plan, page),
    ...renderSources(plan, page),
  ];
}

/** A plan that refuses: why, and what was flagged. */
export function renderRefusal(plan: PlanView, page: Page): string[] {
  const flags = plan.safetyFlags.flatMap((flag) => hang('  ! ', wordsOfFlag(flag), page.width).map((line) => page.style.faint(line)));
  return [page.style.bad('This request was refused.'), '', ...wrap(plan.summary, page.width), '', ...flags];
}

/** Plan or refusal, the decision log where it is wanted, and how to find the thread again. */
export function renderResult({ result, request }: Thread, options: { readonly showLog: boolean; readonly steps?: readonly StepSpan[] }, page: Page): string {
  const plan = result.finalPlan;
  const body = plan === null ? [] : result.status === 'refused' ? renderRefusal(plan, page) : renderPlan(plan, request, page);
  const log = options.showLog ? [...renderTimeline(options.steps ?? [], page), ...renderLog(result.decisionLog, page)] : [];
  return [...body, ...log, ...renderFooter(result, page), ''].join('\n');
}

function renderTitle(plan: PlanView, request: TripRequest | null, { width, style }: Page): string[] {
  const place = plan.selectedDestination;
  const cities = [...new Set((plan.route ?? []).map(({ city }) => city))];
  const where = cities.length > 1 ? cities.join(', ') : place === null ? 'Your trip' : [place.name, place.country].filter(Boolean).join(', ');
  const title = printable([where, datesOf(plan, request), travellersOf(request)].filter(Boolean).join(' · '));
  return [...wrap(title, width).map((line) => style.strong(line)), style.faint('─'.repeat(width))];
}

function datesOf(plan: PlanView, request: TripRequest | null): string {
  const from = plan.itinerary[0]?.date ?? request?.travelStartDate;
  const to = plan.itinerary.at(-1)?.date ?? request?.travelEndDate;
  return from && to ? dateSpan(from, to) : '';
}

function travellersOf(request: TripRequest | null): string {
  if (!request?.adults) return '';
  const children = request.children ? `, ${counted(request.children, 'child', 'children')}` : '';
  return counted(request.adults, 'adult') + children;
}

function renderPacking({ packingList }: PlanView, page: Page): string[] {
  return packingList.length === 0 ? [] : [...heading('To pack', page), ...columns(packingList, page.width - 2).map((line) => `  ${line}`)];
}

function renderFooter({ threadId, version }: PlanResult, { style }: Page): string[] {
  return ['', style.faint(`Thread ${threadId}, version ${version}. Show it again with: ./navigo plan --thread-id ${threadId}`)];
}
