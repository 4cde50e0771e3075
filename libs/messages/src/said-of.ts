import { Language } from '@app/contracts';
import type { MessageId } from './catalog.js';
import { CATALOGS } from './message.js';

const ESCAPED = /[.*+?^${}()|[\]\\]/g;

/** Messages with one argument, such as "Near {name}", as patterns that find it; every language's. */
function patternsOf(ids: readonly MessageId[]): RegExp[] {
  return ids.flatMap((id) =>
    Language.options.map((language) => {
      const [before = '', after = ''] = CATALOGS[language][id].split(/\{\w+\}/).map((part) => part.replace(ESCAPED, '\\$&'));
      return new RegExp(`^${before}(.+)${after}$`, 'u');
    }),
  );
}

/**
 * Finds what a message of one argument is about, in whatever language it was worded: for `table.near`, the place that a table is near to.
 *
 * @returns a function from a text to the argument, null where the text is none of these messages
 */
export function saidOf(ids: readonly MessageId[]): (text: string) => string | null {
  const patterns = patternsOf(ids);
  return (text) => {
    for (const pattern of patterns) {
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) return found;
    }
    return null;
  };
}
