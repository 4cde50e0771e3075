import { findGuideCity } from '@app/guide';
import type { AuditContext } from './audit-input.js';
import { townSource } from './town-source.js';

const hasStops = (plan: unknown): boolean => typeof plan === 'object' && plan !== null && 'route' in plan && Array.isArray(plan.route) && plan.route.length > 0;

/**
 * Where the places of a plan, made by anyone, are looked up when it is held against the guide: the days of a route also name quarters, events
 * and excursions, which only a town's own source knows.
 */
export const guideSource = (plan: unknown): AuditContext['findCity'] => (hasStops(plan) ? townSource : findGuideCity);
