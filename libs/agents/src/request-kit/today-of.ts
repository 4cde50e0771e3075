import type { RequestContext } from '@app/contracts';

/** The calendar date at the client's place as YYYY-MM-DD; a "now" of the client without a zone is its own wall clock. */
export function todayOf(now: Date, context: RequestContext | null | undefined): string {
  const said = context?.now;
  if (said && !/(Z|[+-]\d{2}:\d{2})$/.test(said)) return said.slice(0, 10);
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: context?.timezone ?? 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
