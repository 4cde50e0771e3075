import { Remembered } from '@app/contracts';
import type { MemoryKey } from '@app/contracts';
import { needsInWords } from '@app/reader';
import { airportAt } from './home-airport.js';

type Values = { readonly [K in MemoryKey]: NonNullable<Remembered[K]> };

const listOf = (given: string | readonly string[]): readonly string[] => (typeof given === 'string' ? [given] : given);
const WORD_GAP = '. ';

/** A preference from what a client gives for it, in the words of the closed lists; null when it is none of them. */
export function readPreference<K extends MemoryKey>(key: K, given: string | readonly string[]): Values[K] | null {
  const parsed = Remembered.safeParse({ [key]: candidateOf(key, listOf(given)) });
  return parsed.success ? ((parsed.data[key] as Values[K] | undefined) ?? null) : null;
}

function candidateOf(key: MemoryKey, words: readonly string[]): unknown {
  switch (key) {
    case 'diet': {
      const read = words.map((word) => needsInWords(word.replaceAll('_', ' ')).diet);
      // One that is not understood would be lost in silence.
      return read.some((diets) => diets.length === 0) ? null : [...new Set(read.flat())];
    }
    case 'mobility':
      return needsInWords(words.join(WORD_GAP)).mobility;
    case 'pace':
      return words.length === 1 ? paceOf(words[0] ?? '') : null;
    case 'homeAirport':
      return words.length === 1 ? airportAt(upperCode(words[0] ?? '')) : null;
    case 'currency':
      return words.length === 1 ? currencyOf(words[0] ?? '') : null;
  }
}

const upperCode = (words: string): string => (/^\s{0,2}[a-z]{3}\s{0,2}$/i.test(words) ? words.toUpperCase() : words);
const paceOf = (word: string): string | null => (/^(slow|normal|fast)$/i.test(word.trim()) ? word.trim().toLowerCase() : (needsInWords(word).pace ?? null));

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const currencyOf = (word: string): string | null => (CURRENCIES.has(word.trim().toUpperCase()) ? word.trim().toUpperCase() : needsInWords(word).currency);
