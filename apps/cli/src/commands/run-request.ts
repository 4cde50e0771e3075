import { counted } from '../render/text.js';
import { answersOf, isWholeRequest } from './plan-flags.js';
import type { PlanFlags, RequestFields } from './plan-flags.js';

/** The POST that starts a run. */
export interface RunRequest {
  readonly path: '/plan' | '/plan/chat';
  readonly body: object;
}

/** A whole request from flags alone goes in as it is; words go through the chat, where what the flags say wins over the words. */
export function runRequestOf(flags: PlanFlags, timezone: string | undefined): RunRequest {
  const { threadId, review, fields } = flags;
  const text = flags.text ?? sentenceOf(fields);
  const common = { ...(threadId !== null && { threadId }), ...(review !== null && { review }), context: contextOf(fields, timezone) };
  if (isWholeRequest(fields) && flags.text === null) return { path: '/plan', body: { ...common, userRequest: { ...fields, requestText: text } } };
  const answers = answersOf(fields);
  return { path: '/plan/chat', body: { ...common, naturalLanguage: text, ...(answers && { answers }) } };
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
    fields.travelStartDate && fields.travelEndDate
      ? `from ${fields.travelStartDate} to ${fields.travelEndDate}`
      : fields.travelStartDate && `from ${fields.travelStartDate}`,
    fields.adults !== undefined && `for ${counted(fields.adults, 'adult')}`,
    fields.children !== undefined && `with ${counted(fields.children, 'child', 'children')}`,
    fields.budget !== undefined && `for at most ${fields.budget}${fields.currency ? ` ${fields.currency}` : ''}`,
    fields.interests?.length && `interested in ${fields.interests.join(', ')}`,
  ];
  return parts.filter(Boolean).join(' ');
}
