import type { FinalPlan } from '@app/contracts';

const MAX_CITY_CHARS = 40;

/** Such as `navigo-tokyo-2027-05-10.ics`: only letters, digits and hyphens, so that no header and no file system takes it for anything else. */
export function exportFileName({ itinerary }: FinalPlan, extension: string): string {
  const [first] = itinerary;
  const city = (first?.city ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_CITY_CHARS)
    .replace(/^-|-$/g, '');
  return `${['navigo', city || 'trip', first?.date ?? ''].filter((part) => part !== '').join('-')}.${extension}`;
}
