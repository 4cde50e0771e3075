import { distanceKm } from '../distance.js';
import { findTown, townSummary } from './towns.js';
import { wideRegionNamed, wideRegions } from './wide-regions.js';

/** No state or province reaches farther from one of its towns to the next; Portland in Oregon is none of Maine. */
const NEXT_TOWN_KM = 1_800;

describe('states, provinces and wide regions', () => {
  it.each(wideRegions().map((region) => [region.name, region] as const))(
    '%s has two or more towns of the gazetteer, in its countries and together',
    (name, region) => {
      const towns = [...region.townIds].map((id) => townSummary(id));
      expect(towns).not.toContain(undefined);
      expect(towns.length).toBeGreaterThanOrEqual(2);
      for (const town of towns) {
        expect(region.countryCodes).toContain(town?.countryCode);
        const next = Math.min(...towns.flatMap((other) => (town && other && other !== town ? distanceKm(town, other) : [])));
        expect([town?.id, next < NEXT_TOWN_KM]).toEqual([town?.id, true]);
      }
      // What the gazetteer has under that name is planned as a town.
      expect([name, findTown(name)]).toEqual([name, undefined]);
    },
  );
  it('are found in other languages', () => expect(wideRegionNamed('Kalifornien')?.name).toBe('California'));
  it('are no towns', () => expect(wideRegionNamed('Lisbon')).toBeUndefined());
});
