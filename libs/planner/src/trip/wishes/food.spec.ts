import { answersFood, inTheirWords, timesAsked } from './food.js';

describe('a wished food', () => {
  it.each([
    ['korean bbq', ['Korean', 'soup'], false],
    ['korean bbq', ['Korean barbecue'], true],
    ['ethiopian dinner', ['Ethiopian'], true],
    ['thai', ['Thai'], true],
    ['south indian', ['Indian'], true],
    ['italian ice cream', ['Italian', 'pizza'], false],
    ['italian ice cream', ['gelato'], true],
  ])('"%s" is served by a kitchen of %j: %s', (target, kitchen, isServed) => expect(answersFood(target, kitchen)).toBe(isServed));
  it.each([
    ['grilled fish', 'Ston oysters', 'grilled fish; Ston oysters'],
    ['fish', 'fish soup', 'fish soup'],
  ])('"%s" answered by %s is called %s', (target, dish, label) => expect(inTheirWords({ said: target, targets: [target] }, dish)).toBe(label));
  it('is asked for once unless more was said', () => expect([timesAsked({}), timesAsked({ count: null }), timesAsked({ count: 2 })]).toEqual([1, 1, 2]));
});
