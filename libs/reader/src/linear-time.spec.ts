import { MAX_TEXT_CHARS } from '@app/contracts';
import { superlinearTexts } from '../../testing/src/growth.js';
import { applyAnswers, readFollowUp, readReply, readRequest, readRouteChange } from './index.js';

const OPTIONS = { now: '2026-11-22' };
const STOPS = [
  { city: 'Rome', country: 'Italy', nights: 3 },
  { city: 'Florence', country: 'Italy', nights: 2 },
];
const NOTHING = readRequest('a trip', OPTIONS).parsed;
const ANSWERS = ['destinationHint', 'travelStartDate', 'budget', 'adults', 'interests'];

const PATHS: Readonly<Record<string, (text: string) => unknown>> = {
  'a request': (text) => readRequest(text, OPTIONS),
  'words on a plan': (text) => readFollowUp(text, STOPS),
  'a change of the route': (text) => readRouteChange(text, STOPS),
};
/** These read their words as a request, which is grown from everything above. */
const PATHS_TO_A_REQUEST: Readonly<Record<string, (text: string) => unknown>> = {
  'a reply': (text) => readReply(text, { ...OPTIONS, asked: ['budget', 'travelStartDate', 'adults'] }),
  'answers by field': (text) => ANSWERS.map((field) => applyAnswers(NOTHING, { [field]: text }, OPTIONS)),
};

describe('words of any kind, grown to the longest that are taken', () => {
  it.each(Object.entries(PATHS))(
    'take at most 2.4 times as long when there are twice as many: %s',
    (_name, path) => {
      expect(superlinearTexts(path, MAX_TEXT_CHARS)).toEqual([]);
    },
    240_000,
  );

  it.each(Object.entries(PATHS_TO_A_REQUEST))(
    'take at most 2.4 times as long as part of a talk: %s',
    (_name, path) => {
      expect(superlinearTexts(path, MAX_TEXT_CHARS, [' ', '\n', '1', '1.', '. ', ', ', 'a', '5 €'])).toEqual([]);
    },
    240_000,
  );
});
