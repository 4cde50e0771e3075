import { FoundTown } from '@app/contracts';
import type { FoundSight, FoundTable } from '@app/contracts';

const HERE = { lat: 47.7, lng: 13.6 };

/** A sight that OpenStreetMap names and says nothing else of. */
export const sight = (id: string, name: string, more: Partial<FoundSight> = {}): FoundSight => ({
  ...{ id, name, kind: 'landmark', interests: ['history'], ...HERE, price: null, isFree: null, hours: null, stepFree: null, rank: 3 },
  ...{ wikidataId: null, url: null, origins: { place: 'openstreetmap' } },
  ...more,
});

export const table = (id: string, name: string, more: Partial<FoundTable> = {}): FoundTable => ({
  ...{ id, name, kind: 'restaurant', cuisines: ['regional'], diets: [], ...HERE, hours: null, origins: { place: 'openstreetmap' } },
  ...more,
});

/** A town in the Salzkammergut that only OpenStreetMap knows. */
export const foundTown = (more: Partial<FoundTown> = {}): FoundTown =>
  FoundTown.parse({
    ...{ id: 'found-bad-nowhere-1', name: 'Bad Nowhere', askedAs: [], country: 'Austria', countryCode: 'AT', ...HERE, population: null },
    ...{ sights: [], tables: [], houses: [], safetyFlags: [] },
    sources: [
      {
        origin: 'openstreetmap',
        name: 'OpenStreetMap',
        licence: 'ODbL 1.0',
        url: 'https://www.openstreetmap.org/copyright',
        asOf: '2026-11-22',
        state: 'fresh',
      },
    ],
    ...more,
  });
