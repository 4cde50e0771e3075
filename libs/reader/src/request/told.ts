import type { Language } from '@app/contracts';
import { formatDate, worded } from '@app/messages';
import type { MessageId, Said, ValuesOf } from '@app/messages';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A message with its ISO dates written out in the language. */
export function told<Id extends MessageId>(language: Language, id: Id, values: ValuesOf<Id>): string {
  const dated = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' && ISO_DATE.test(value) ? formatDate(language, value) : value]);
  return worded(language, { id, values: Object.fromEntries(dated) } as Said);
}
