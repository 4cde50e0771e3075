import { IntlMessageFormat } from 'intl-messageformat';
import { Language } from '@app/contracts';
import type { MessageId } from './catalog.js';
import { CATALOGS } from './message.js';

type Part = ReturnType<IntlMessageFormat['getAst']>[number];
const LITERAL = 0;
const POUND = 7;

/** Names of the arguments, those within branches too. */
function argumentsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.type === LITERAL || part.type === POUND || !('value' in part)) return [];
    const branches = 'options' in part ? Object.values(part.options) : [];
    return [part.value, ...branches.flatMap(({ value }) => argumentsOf(value))];
  });
}
const ids = Object.keys(CATALOGS.en) as MessageId[];
const argumentsIn = (language: Language, id: MessageId): string[] =>
  [...new Set(argumentsOf(new IntlMessageFormat(CATALOGS[language][id], language, undefined, { ignoreTag: true }).getAst()))].sort();

describe.each(Language.options)('the messages in %s', (language) => {
  it('are the ones of English and no others', () => expect(Object.keys(CATALOGS[language]).sort()).toEqual([...ids].sort()));
  it('take the same arguments', () => {
    for (const id of ids) expect([id, argumentsIn(language, id)]).toEqual([id, argumentsIn('en', id)]);
  });
  it('have no straight apostrophe, which would quote what follows', () => expect(ids.filter((id) => CATALOGS[language][id].includes("'"))).toEqual([]));
});

describe('messages in other languages than English', () => {
  it('are translated', () => {
    const isSame = (id: MessageId): boolean => Language.options.some((other) => other !== 'en' && CATALOGS[other][id] === CATALOGS.en[id]);
    const worded = ids.filter((id) => isSame(id) && /[a-z]{4} [a-z]{3}/.test(CATALOGS.en[id].replace(/\{[^{}]*\}/g, '')));
    expect(worded).toEqual([]);
  });
});
