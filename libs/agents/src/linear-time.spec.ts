import { MAX_TEXT_CHARS } from '@app/contracts';
import { statedPreferences } from '@app/memory';
import { superlinearTexts } from '../../testing/src/growth.js';
import { askedPlaceWords, waysEnds } from './concierge/asked-places.js';
import { readDraft } from './itinerary/read-draft.js';
import { reviserExpert } from './reviser/reviser.expert.js';
import { amountsInText } from './worded-text/amounts-in-text.js';
import { checkWords } from './worded-text/safe-words.js';

const DAYS = [{ day: 1, date: '2027-05-10', activities: [] }];
const ROUTE = [
  { city: 'Rome', country: 'Italy', nights: 3 },
  { city: 'Florence', country: 'Italy', nights: 2 },
];
const MODEL_CHARS = 16_000;

const OF_PEOPLE: Readonly<Record<string, (text: string) => unknown>> = {
  'a wish for a revision': (feedback) => reviserExpert({ feedback, days: DAYS, route: ROUTE }),
  'the ends of a way': waysEnds,
  'a place that is asked for': askedPlaceWords,
  'what is to be remembered': statedPreferences,
};
const OF_MODELS: Readonly<Record<string, (text: string) => unknown>> = {
  'a draft': readDraft,
  'amounts of money': amountsInText,
  'words to be shown': (text) => checkWords(text, MODEL_CHARS),
};

describe('texts that agents read, grown to the longest that are taken', () => {
  it.each(Object.entries(OF_PEOPLE))(
    'take at most 2.4 times as long when people write twice as much: %s',
    (_name, path) => {
      expect(superlinearTexts(path, MAX_TEXT_CHARS)).toEqual([]);
    },
    240_000,
  );

  it.each(Object.entries(OF_MODELS))(
    'take at most 2.4 times as long when a model writes twice as much: %s',
    (_name, path) => {
      expect(superlinearTexts(path, MODEL_CHARS)).toEqual([]);
    },
    240_000,
  );
});
