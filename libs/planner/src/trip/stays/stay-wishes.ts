import type { Wish } from '@app/contracts';
import { foldName } from '@app/guide';
import type { Tier, Town } from '@app/guide';
import { isMessage } from '@app/messages';
import type { Words } from '@app/messages';
import { targetsOf } from '../wishes/match.js';
import { STAY_TABLE } from './stay-table.js';

/** Something that a house has, or what kind of house it is. */
export interface StayFeature {
  readonly kind: 'house' | 'extra';
  /** In English; the message of that name tells it in the others. */
  readonly words: string;
  readonly said: RegExp;
  /** Of the usual price of the tier. */
  readonly priceShare: number;
  /** Country codes, or empty for everywhere. */
  readonly countries: readonly string[];
}

const beginning = (words: string): RegExp =>
  new RegExp(
    `(?:^|[^\\p{L}])(?:${words
      .split(' ')
      .map((word) => word.replaceAll('_', ' '))
      .join('|')})`,
    'u',
  );

export const FEATURES: readonly StayFeature[] = STAY_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [kind, words = '', said = '', share = '1', countries = '*'] = line.split('|').map((cell) => cell.trim());
    return {
      kind: kind === 'house' ? 'house' : 'extra',
      words,
      said: beginning(said),
      priceShare: Number(share),
      countries: countries === '*' ? [] : countries.split(','),
    };
  });

const ONE_NIGHT = /\b(?:one|a|1|eine|une|una|uma)\b(?: \p{L}+){0,2} (?:night|nacht|nuit|noche|notte|noite)\b/u;
const TIER_WORD = /^(?:budget|midrange|premium|hotel|luxury)$/;

/** What the wish asks of a house; a mobility wish asks for a house that suits it. */
export function featuresOf(wish: Pick<Wish, 'kind' | 'said' | 'targets'>): readonly StayFeature[] {
  if (wish.kind !== 'stay' && wish.kind !== 'mobility') return [];
  const words = [wish.said, ...targetsOf(wish).filter((target) => !TIER_WORD.test(target))].map((text) => `${foldName(text)} `);
  const found = FEATURES.filter(({ said }) => words.some((text) => said.test(text)));
  return wish.kind === 'mobility' ? found.filter(({ words: name }) => name.includes('step-free')) : found;
}

type StopOfStay = { readonly town: Pick<Town, 'countryCode'>; readonly nights: number };

/** The features that a stop's stay is looked for with; what was asked for one night only is looked for in one stop. */
export function featuresAt(wishes: readonly Wish[], stops: readonly StopOfStay[], index: number): readonly StayFeature[] {
  const stop = stops[index];
  if (!stop) return [];
  const stands = ({ countries }: StayFeature, { town }: StopOfStay): boolean => countries.length === 0 || countries.includes(town.countryCode);
  const found = wishes.flatMap((wish) =>
    featuresOf(wish).filter((feature) => {
      if (!stands(feature, stop)) return false;
      if (feature.kind === 'extra' || !ONE_NIGHT.test(foldName(wish.said))) return true;
      const shortest = stops.filter((other) => other.nights > 0 && stands(feature, other)).sort((a, b) => a.nights - b.nights)[0];
      return shortest === stop;
    }),
  );
  const said = wishes.filter(({ kind }) => kind === 'stay').map((wish) => `${foldName(wish.said)} `);
  // "Riads, one night in a desert camp": the night that is asked for apart wins.
  const apart = new Set(wishes.filter((wish) => ONE_NIGHT.test(foldName(wish.said))).flatMap(featuresOf));
  const houses = found.filter(({ kind }) => kind === 'house');
  const house = houses.find((feature) => apart.has(feature)) ?? houses.find((feature) => said.some((words) => feature.said.test(words))) ?? houses[0];
  const extras = found.filter(({ kind }) => kind === 'extra');
  return [...new Set([...(house ? [house] : []), ...extras])];
}

const idOf = (words: string): string => words.toLowerCase().replaceAll(/[^a-z]+/g, '_');

/** A feature as it stands in the name of a stay; a row of the table without a message is told in English. */
export const featureWords = ({ words }: Pick<StayFeature, 'words'>, { say }: Words): string =>
  isMessage(`house.${idOf(words)}`) ? say(`house.${idOf(words)}` as 'house.hostel') : words;

/** The name of a stay: what kind of house, with what, where; what no source confirms is said to need the house's word. */
export function stayName(tier: Tier, area: string, features: readonly StayFeature[], words: Words): string {
  const { say } = words;
  if (features.length === 0) return say(`stay.${tier}`, { area });
  const own = features.find(({ kind }) => kind === 'house');
  const house = own ? featureWords(own, words) : say(`house.${tier}`);
  const extras = features.filter(({ kind }) => kind === 'extra').map((feature) => featureWords(feature, words));
  return extras.length > 0 ? say('stay.with', { house, extras: extras.join(', '), area }) : say('stay.house', { house, area });
}

/** What such a house costs of the usual price of its tier. */
export const priceShareOf = (features: readonly StayFeature[]): number => features.reduce((share, feature) => share * feature.priceShare, 1);
