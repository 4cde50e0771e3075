import { Language } from '@app/contracts';
import { isMessage, wordsIn } from '@app/messages';
import { CONCEPTS } from './concepts.js';
import { madeAdvice, madeTitle } from './made-words.js';

const made = CONCEPTS.filter(({ make }) => make !== null);

describe('activities without a provider', () => {
  it('have a message each', () => expect(made.filter(({ id }) => !isMessage(`made.${id}`)).map(({ id }) => id)).toEqual([]));
  it.each(Language.options)('have a title and advice in %s for every row of the table', (language) => {
    for (const concept of made) {
      const words = wordsIn(language);
      expect([concept.id, madeTitle(concept, words), madeAdvice(concept, words)]).toEqual([
        concept.id,
        expect.stringMatching(/^\p{Lu}/u),
        expect.stringMatching(/\.$/),
      ]);
    }
  });
  it('are told in English as the table has them', () => {
    for (const concept of made) {
      expect(madeTitle(concept, wordsIn('en'))).toBe(concept.make?.title);
      expect(madeAdvice(concept, wordsIn('en'))).toBe(concept.make?.advice);
    }
  });
});
