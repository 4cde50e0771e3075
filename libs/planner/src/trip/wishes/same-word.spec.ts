import { isSameWord } from './same-word.js';

describe('one word', () => {
  it.each([
    ['acropole', 'acropolis'],
    ['catacombs', 'catacombe'],
    ['erdpyramiden', 'pyramids'],
    ['giants', 'giant'],
    ['causeway', 'cuaseway'],
    ['philharmonie', 'filharmonie'],
  ])('%s is %s', (one, other) => expect(isSameWord(one, other)).toBe(true));
  it.each([
    ['tower', 'town'],
    ['garden', 'gate'],
    ['market', 'marvel'],
    ['national', 'nature'],
    ['mole', 'mall'],
  ])('%s is not %s', (one, other) => expect(isSameWord(one, other)).toBe(false));
});
