import type { FinalPlan } from '@app/contracts';
import { exportFileName } from './export-file-name.js';

const nameOf = (city: string): string => exportFileName({ itinerary: [{ date: '2027-05-10', city }] } as FinalPlan, 'ics');

describe('the name of a file to take along', () => {
  it.each([
    ['São Paulo', 'navigo-sao-paulo-2027-05-10.ics'],
    ['../../etc/passwd', 'navigo-etc-passwd-2027-05-10.ics'],
    ['a"; filename=evil.exe\r\nx: y', 'navigo-a-filename-evil-exe-x-y-2027-05-10.ics'],
    ['東京', 'navigo-trip-2027-05-10.ics'],
  ])('is safe for %j', (city, name) => expect(nameOf(city)).toBe(name));
});
