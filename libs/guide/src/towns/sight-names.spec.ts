import { readFileSync } from 'node:fs';
import { foldName } from '../names.js';
import { dataFile } from './data-files.js';
import { isDish } from './dishes.js';
import { findTown, openTown } from './towns.js';

const rows = readFileSync(dataFile('sight-names.txt'), 'utf8')
  .split('\n')
  .filter((row) => row !== '')
  .map((row) => row.split('|').map((cell) => cell.trim()));

describe('other names of sights', () => {
  it('belong to a place of a town each', () => {
    const lost = rows.filter(([town = '', place = '']) => !openTown(town)?.places.some(({ name }) => foldName(name) === foldName(place)));
    expect(lost).toEqual([]);
  });
  it('say something each, once for each place', () => {
    expect(rows.filter(([, , names = '']) => names.split(';').some((name) => name.trim().length < 2))).toEqual([]);
    expect(new Set(rows.map(([town, place]) => `${town}|${place}`)).size).toBe(rows.length);
  });
  it('come with the town', () => {
    const places = openTown(findTown('Prague')?.id ?? '')?.places ?? [];
    expect(places.find(({ name }) => name === 'Charles Bridge')?.alsoCalled).toContain('Karlsbrücke');
  });
});

describe('dishes of the gazetteer', () => {
  it.each([[['enchiladas', 'mineras']], [['bicerin']], [['pierogi']]])('%j is one', (words) => expect(isDish(words)).toBe(true));
  it.each([[['cathedral']], [['harry', 'potter']]])('%j is none', (words) => expect(isDish(words)).toBe(false));
});
