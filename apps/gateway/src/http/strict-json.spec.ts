import { readStrictJson } from './strict-json.js';

const read = (text: string): unknown => readStrictJson(Buffer.from(text));
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('a strict JSON body', () => {
  it('is read as it is', () => {
    const value = { a: [1, 'two [[{ "} \\', { 'ü€𝄞': null }], b: { c: false } };
    expect(read(JSON.stringify(value))).toEqual(value);
  });
  it('may be twenty levels deep, wherever brackets stand in texts', () => {
    expect(() => read(JSON.stringify('['.repeat(100)))).not.toThrow();
    expect(() => read(nested(21))).not.toThrow();
    expect(() => read(nested(22))).toThrow('nested deeper than 20 levels');
  });
  it('is refused for its number of parts before anything is parsed', () => {
    const parse = jest.spyOn(JSON, 'parse');
    expect(() => read(`[${'[],'.repeat(900_000)}[]]`)).toThrow('more than 900000 objects and lists');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });
  it.each([
    ['{"a":{"__proto__":1}}', '__proto__'],
    ['[[{"constructor":1}]]', 'constructor'],
    ['{"prototype":[]}', 'prototype'],
  ])('%s is refused for the key of a prototype', (text, key) => expect(() => read(text)).toThrow(`a field named ${key}`));
  it.each(['', ' ', '{', '{"a":1}}', '"\\'])('%j is refused as no JSON', (text) => expect(() => read(text)).toThrow(/empty|not valid JSON/));
  it('is refused when it is not UTF-8', () => expect(() => readStrictJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow('UTF-8'));
});
