import { parse } from '@formatjs/icu-messageformat-parser';
import type { Catalog, MessageKey } from './catalog.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

const argumentsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].filter((name) => name in {} === false);

describe('the catalogs of the page', () => {
  it.each(Object.entries({ de, fr, es } satisfies Record<string, Catalog>))(
    'says everything in %s with the same values as in English',
    (_language, catalog) => {
      expect(Object.keys(catalog).sort()).toEqual(Object.keys(en).sort());
      for (const key of Object.keys(en) as MessageKey[]) {
        expect(() => parse(catalog[key])).not.toThrow();
        expect([key, ...argumentsOf(catalog[key]).sort()]).toEqual([key, ...argumentsOf(en[key]).sort()]);
      }
    },
  );
});
