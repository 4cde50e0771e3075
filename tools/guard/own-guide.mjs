import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', 'libs', 'guide', 'data');
const MIN_CHARS = 10;
/** Enough to show what names and notes of places look like in many languages. */
const EVERY = 50;
const WORDS = /\p{L}{3}/u;

/** Names, notes and summaries of places from our guide, every fiftieth in the order of the files: what tools answer all day long. */
export function ownGuide() {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort();
  const lines = files.flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'));
  const texts = [...new Set(lines.flatMap((line) => [line, ...line.split('|')]).map((text) => text.trim()))];
  return texts
    .filter((text) => text.length >= MIN_CHARS && WORDS.test(text))
    .filter((_text, index) => index % EVERY === 0)
    .map((text, index) => ({ id: `own-guide-${index}`, text, label: 'benign', source: 'own-guide', kind: 'benign-tool-result' }));
}
