import type { LanguageWords } from '../languages/language-words.js';
import type { Scan } from '../text/scan.js';
import type { PlaceMention } from './find-places.js';
import type { PlaceIndex } from './place-index.js';

/** What is held in a town and bears its name: "Basler Fasnacht", "Leipziger Buchmesse"; no dishes and no shoes. */
const HELD =
  /^(\p{L}{3,14}er) (?=\p{L}{0,14}(?:fasnacht|fastnacht|fasching|karneval|messe|markt|markte|fest|festspiele|festival|ball|marathon|dult|wiesn|kirmes|dom|regatta|filmtage|musiktage|silvester|fruhling|advent|altstadt|zoo|oper|philharmonie)(?!\p{L}))/u;
const LONGEST = 60;
/** Towns that lose a letter before the ending. */
const STEMS: readonly (readonly [ending: RegExp, ...endings: string[]])[] = [
  [/^basler$/, 'basel'],
  [/^zurcher$|^zuricher$/, 'zurich'],
  [/^munchner$/, 'munchen'],
  [/^dresdner$/, 'dresden'],
  [/^bremer$/, 'bremen'],
  [/ner$/, 'en', 'n'],
  [/er$/, '', 'e', 'en'],
];

function townsOf(word: string, places: PlaceIndex): ReturnType<PlaceIndex['find']> {
  for (const [ending, ...endings] of STEMS) {
    if (!ending.test(word)) continue;
    const isWhole = ending.source.startsWith('^');
    for (const other of endings) {
      const found = places.find(isWhole ? other : word.replace(ending, other));
      if (found[0]?.isMajor || found[0]?.isInGuide) return found;
    }
  }
  return [];
}

/** The places with the town of an event that bears its name, where German says it so. */
export function withTownsOfEvents(scan: Scan, mentions: readonly PlaceMention[], words: LanguageWords | undefined, places: PlaceIndex): PlaceMention[] {
  if (words?.code !== 'de') return [...mentions];
  const all = [...mentions];
  for (const match of scan.text.matchAll(/(?<!\p{L})\p{Lu}/gu)) {
    const [, said] = HELD.exec(scan.folded.slice(match.index, match.index + LONGEST)) ?? [];
    const start = match.index;
    const end = start + (said?.length ?? 0);
    const cities = said === undefined ? [] : townsOf(scan.folded.slice(start, end), places);
    if (cities.length > 0 && all.every((one) => one.end <= start || one.start >= end))
      all.push({ start, end, cities, region: null, cue: { role: 'destination', isWeak: false, isStrong: true } });
  }
  return all.sort((a, b) => a.start - b.start);
}
