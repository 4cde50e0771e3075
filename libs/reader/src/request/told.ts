import type { Language } from '@app/contracts';
import { formatDate, message } from '@app/messages';
import type { MessageId, MessageValues } from '@app/messages';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A message with its ISO dates written out in the language. */
export function told(language: Language, id: MessageId, values: MessageValues): string {
  const worded = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' && ISO_DATE.test(value) ? formatDate(language, value) : value]);
  return message(language, id, Object.fromEntries(worded) as MessageValues);
}
