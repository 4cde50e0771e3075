import { isWholeRequest } from './plan-flags.js';
import type { PlanFlags, RequestFields } from './plan-flags.js';

/** The POST that starts a run. */
export interface RunRequest {
  readonly path: '/plan' | '/plan/chat';
  readonly body: object;
  /** Flags that the body does not carry; they answer questions later. */
  readonly unsentFields: RequestFields;
}

/** A whole request from flags goes in as it is; everything else is a chat, where flags answer what is asked. */
export function runRequestOf(flags: PlanFlags, timezone: string | undefined): RunRequest {
  const { threadId, review, fields } = flags;
  const text = flags.text ?? sentenceOf(fields);
  const common = { ...(threadId !== null && { threadId }), ...(review !== null && { review }), context: contextOf(fields, timezone) };
  if (isWholeRequest(fields)) return { path: '/plan', body: { ...common, userRequest: { ...fields, requestText: text } }, unsentFields: {} };
  return { path: '/plan/chat', body: { ...common, naturalLanguage: text }, unsentFields: fields };
}

/** What "tomorrow", "here" and "500" mean at this terminal. */
function contextOf({ currency, originIata }: RequestFields, timezone: string | undefined): object {
  return { ...(timezone && { timezone }), ...(currency && { currency }), ...(originIata && { homeAirport: originIata }) };
}

/** The flags in words, for a request without a text of its own. */
function sentenceOf(fields: RequestFields): string {
  const destination = fields.destinationHint ?? fields.destinationIata ?? fields.destinationCityCode;
  const origin = fields.originCity ?? fields.originIata;
  const parts = [
    destination ? `A trip to ${destination}` : 'A trip',
    origin && `from ${origin}`,
    fields.travelStartDate && fields.travelEndDate ? `from ${fields.travelStartDate} to ${fields.travelEndDate}` : fields.travelStartDate && `from ${fields.travelStartDate}`,
    fields.adults !== undefined && `for ${fields.adults} adults`,
    fields.children !== undefined && `with ${fields.children} children`,
    fields.budget !== undefined && `for at most ${fields.budget}${fields.currency ? ` ${fields.currency}` : ''}`,
    fields.interests?.length && `interested in ${fields.interests.join(', ')}`,
  ];
  return parts.filter(Boolean).join(' ');
}
