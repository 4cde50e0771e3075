import type { Wish } from '@app/contracts';
import { foldName } from '@app/guide';
import type { Interest } from '@app/guide';

/** What a mood means for the choice of places, in six languages. */
const MOODS: readonly (readonly [RegExp, readonly Interest[]])[] = [
  [/romant|honeymoon|flitterwoch|lune de miel|luna de miel|luna di miele|lua de mel|anniversar|hochzeitstag/, ['views', 'walks', 'wine']],
  [/quiet|calm|peace|silen|ruhig|stille|calme|tranquil|sosseg|respir|slow|relax|entspann|erhol|descans|riposo/, ['nature', 'walks', 'wellness']],
  [
    /off the beaten|hidden|insider|geheimtipp|hors des sentiers|fuera de lo|poco turist|fuori dai|local|authent|einheimisch|no tourist|not touristy|nicht touristisch/,
    ['local_life', 'markets', 'walks'],
  ],
  [/photo|foto|instagram/, ['photography', 'views', 'architecture']],
  [/foodie|gourmet|feinschmecker|gastronom/, ['food', 'markets']],
  [/adventur|abenteuer|aventur|avventur|active|aktiv|sport/, ['nature', 'sports']],
  [/cultur|kultur|cultural|arty/, ['museums', 'art', 'history']],
  [/party|lively|wild|feiern|fiesta|festa/, ['nightlife', 'music']],
  [/green|outdoor|natur|au vert|campagne|countryside/, ['nature', 'walks']],
  [/sea|meer|mar\b|mer\b|beach|strand/, ['beach', 'views']],
];

/** Interests that stand for the moods of these wishes. */
export const moodInterests = (wishes: readonly Pick<Wish, 'said' | 'targets' | 'kind'>[]): Interest[] => [
  ...new Set(
    wishes
      .filter(({ kind }) => kind === 'mood')
      .flatMap(({ said, targets }) => MOODS.flatMap(([words, interests]) => (words.test(foldName([said, ...targets].join(' '))) ? interests : []))),
  ),
];
