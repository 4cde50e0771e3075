import { readFileSync } from 'node:fs';
import { foldName } from '../names.js';
import { dataFile } from './data-files.js';

let dishes: ReadonlySet<string> | undefined;

const plural = (name: string): readonly string[] => [name, `${name}s`, name.replace(/e?s$/, '')];

/** True when the words are the name of a dish or drink that some town of the gazetteer is known for. */
export function isDish(words: readonly string[]): boolean {
  dishes ??= new Set((JSON.parse(readFileSync(dataFile('dishes.json'), 'utf8')) as string[]).flatMap(plural));
  const folded = words.map(foldName).join(' ');
  return dishes.has(folded) || (words.length > 1 && words.every((word) => dishes?.has(foldName(word))));
}

/** Every dish of the gazetteer's files, folded, each once; for the generated file. */
export function dishesIn(files: readonly string[]): string[] {
  const found = files.flatMap((text) => text.split('\n').flatMap((row) => (row.startsWith('food |') ? row.slice(6).split(',') : [])));
  return [...new Set(found.map(foldName))].filter((name) => name.length > 2).sort();
}
