import type { FinalPlan } from '@app/contracts';
import { exportFileName } from './export-file-name.js';
import { threadTitle } from './thread-title.js';

const nameOf = (city: string): string => exportFileName({ itinerary: [{ date: '2027-05-10', city }] } as FinalPlan, 'ics');

describe('the name of a file to take along', () => {
  it.each([
    ['São Paulo', 'navigo-sao-paulo-2027-05-10.ics'],
    ['../../etc/passwd', 'navigo-etc-passwd-2027-05-10.ics'],
    ['a"; filename=evil.exe\r\nx: y', 'navigo-a-filename-evil-exe-x-y-2027-05-10.ics'],
    ['東京', 'navigo-trip-2027-05-10.ics'],
  ])('is safe for %j', (city, name) => expect(nameOf(city)).toBe(name));
});

describe('what a list calls a thread', () => {
  const NOTHING = { destination: null, startDate: null, endDate: null, words: null };
  it.each([
    [{ ...NOTHING, destination: 'Rome', startDate: '2027-06-01', endDate: '2027-06-04' }, 'Rome, 2027-06-01 to 2027-06-04'],
    [{ ...NOTHING, destination: 'Rome' }, 'Rome'],
    [{ ...NOTHING, words: '  somewhere\nwarm ' }, 'somewhere warm'],
    [{ ...NOTHING, words: '🏖'.repeat(100) }, `${'🏖'.repeat(79)}…`],
    [NOTHING, 'A trip'],
  ])('says where and when, else what was asked', (about, title) => expect(threadTitle(about)).toBe(title));
});
