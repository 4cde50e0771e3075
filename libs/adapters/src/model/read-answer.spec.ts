import { z } from 'zod';
import { answerSchema } from './answer-schema.js';
import { readAnswer } from './read-answer.js';

const City = z.object({ city: z.string() });
const read = (text: string): unknown => readAnswer(text, City, answerSchema(City));

describe('readAnswer', () => {
  it.each([
    ['raw', '{"city":"Lisbon"}'],
    ['fenced', 'Here it is:\n```json\n{"city":"Lisbon"}\n```\nEnjoy!'],
    ['fenced without a language', '```\n{"city":"Lisbon"}\n```'],
    ['in prose', 'The answer is {"city":"Lisbon"} as you asked.'],
    ['behind an example that does not fit', '```json\n{"example":1}\n```\n```json\n{"city":"Lisbon"}\n```'],
  ])('finds JSON that is %s', (_where, text) => expect(read(text)).toEqual({ usable: true, value: { city: 'Lisbon' } }));

  it.each(['', 'I cannot do that.', '{"city": "Lis', '}{'])('finds nothing in %j', (text) => {
    expect(read(text)).toEqual({ usable: false, issues: ['the answer holds no JSON value'] });
  });

  it('says which field is wrong', () => expect(read('{"city":7}')).toEqual({ usable: false, issues: [expect.stringMatching(/^city: /)] }));

  it('takes a list out of the object it had to travel in, and without it', () => {
    const list = z.array(z.string());
    for (const text of ['{"value":["a"]}', '["a"]']) expect(readAnswer(text, list, answerSchema(list))).toEqual({ usable: true, value: ['a'] });
  });

  it('is not deceived by a key named __proto__', () => {
    const answer = readAnswer('{"city":"Lisbon","__proto__":{"admin":true}}', City, answerSchema(City));
    expect(answer).toEqual({ usable: true, value: { city: 'Lisbon' } });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});
