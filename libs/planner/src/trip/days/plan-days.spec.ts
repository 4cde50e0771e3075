import { toMinutes } from '@app/guide';
import { guideTown, placeOf, present, requestOf, stopsOf, townWith, wishOf } from '../testing/made-trips.js';
import { planDays, planningDays } from './plan-days.js';

const START = '2027-05-10';
const names = (days: ReturnType<typeof planDays>['days']) =>
  days.flatMap(({ activities }) => activities.filter(({ kind }) => kind !== 'free_time').map(({ place }) => place.name));

describe('planDays', () => {
  /** Far from every town that a day trip could lead to, with one sight and this said of it. */
  const remoteTown = (good: string[]) => {
    const remote = { lat: -48, lng: -120 };
    const stayAreas = guideTown('Lisbon').stayAreas.map((area) => ({ ...area, ...remote }));
    return townWith([placeOf('one', { lat: remote.lat + 0.004, lng: remote.lng + 0.004 })], { ...remote, stayAreas, good, excursions: [] });
  };
  const isIdle = ({ activities }: { readonly activities: readonly { readonly kind: string }[] }): boolean =>
    activities.every(({ kind }) => kind === 'free_time');

  it('can be laid aside at every day, so that a long trip holds nobody else up', () => {
    const request = requestOf(
      stopsOf(
        [
          [guideTown('Rome'), 5],
          [guideTown('Florence'), 5],
          [guideTown('Venice'), 4],
        ],
        START,
      ),
    );
    const work = planningDays(request);
    const parts = [...work].length;
    expect(parts).toBeGreaterThanOrEqual(planDays(request).days.length);
  });

  it('finds something to do without a provider where every sight is seen', () => {
    const { days } = planDays(requestOf(stopsOf([[remoteTown(['lakes', 'hiking']), 4]], START)));
    const titles = days.flatMap(({ activities }) => activities.map(({ title }) => title)).join('; ');
    expect(titles).toMatch(/Boat trip|Hike/);
    expect(days.slice(1, -1).filter(isIdle)).toEqual([]);
  });

  it('names a rest where nothing at all is left, and says so', () => {
    const { days, limitations } = planDays(requestOf(stopsOf([[remoteTown([]), 14]], START)));
    const idle = days.filter(isIdle).slice(1, -1);
    expect(idle.length).toBeGreaterThan(0);
    expect(idle.every(({ activities }) => activities.length > 0)).toBe(true);
    expect(limitations.map(({ code }) => code)).toContain('DAY_WITHOUT_SIGHTS');
  });

  it('serves a wished sweet as a break at a place that has it, on every day when asked so', () => {
    const wishes = [wishOf('food', { said: 'fika every day', targets: ['fika', 'cinnamon bun'], often: 'every_day' })];
    const { days } = planDays(requestOf(stopsOf([[guideTown('Stockholm'), 3]], START), { wishes }));
    for (const { activities } of days.slice(1, -1))
      expect(activities.filter(({ kind, title }) => kind === 'free_time' && title.startsWith('Fika'))).toHaveLength(1);
  });

  it('gets up for a sunrise that was wished for, unless the travellers want to sleep in', () => {
    const sunrise = wishOf('place', { said: 'Fushimi Inari at sunrise', targets: ['Fushimi Inari at sunrise'] });
    const startOf = (wishes: ReturnType<typeof wishOf>[]) =>
      planDays(requestOf(stopsOf([[guideTown('Kyoto'), 3]], START), { wishes }))
        .days.flatMap(({ activities }) => activities)
        .find(({ title }) => title.includes('Fushimi Inari'))?.start;
    expect(startOf([sunrise]) ?? '').toMatch(/^0[4-6]/);
    expect(startOf([sunrise, wishOf('not_before', { id: 'w2', time: '10:00' })]) ?? '').not.toMatch(/^0/);
  });

  it('sees what is best in the evening at another hour where no evening is left for it', () => {
    const lights = placeOf('lights', { name: 'Lantern Market', kind: 'market', flags: { bestAt: 'evening' }, visitMinutes: 90 });
    const wishes = [wishOf('place', { said: 'the lantern market', targets: ['Lantern Market'] })];
    const stops = stopsOf([[townWith([lights]), 1]], START, { arrives: 1290, leaves: 900 });
    expect(names(planDays(requestOf(stops, { wishes })).days)).toContain('Lantern Market');
  });

  it('names a day with a thing that no source knows after the town, and makes no day trip of it', () => {
    const wishes = [wishOf('place', { said: 'the blue tile workshop of Dona Rosa', targets: ['the blue tile workshop of Dona Rosa'] })];
    const { days } = planDays(requestOf(stopsOf([[guideTown('Lisbon'), 3]], START), { wishes }));
    expect(names(days).join('; ')).toContain('blue tile workshop');
    expect(days.map(({ theme }) => theme).join('; ')).not.toMatch(/day trip/i);
  });

  it('keeps a free day free, and it is no limitation', () => {
    const { days, limitations } = planDays(requestOf(stopsOf([[guideTown('Rome'), 4]], START), { wishes: [wishOf('free_day', { count: 1 })] }));
    expect(days.slice(1, -1).filter(({ activities }) => activities.every(({ kind }) => kind === 'free_time'))).toHaveLength(1);
    expect(limitations).toEqual([]);
  });

  it('sees at one end only of a move between distant cities', () => {
    const { days } = planDays(
      requestOf(
        stopsOf(
          [
            [guideTown('Rome'), 2],
            [guideTown('Venice'), 2],
          ],
          START,
        ),
      ),
    );
    const moving = present(days[2]);
    expect(moving.city).toBe('Venice');
    const located = moving.activities.filter(({ place }) => place.lat !== undefined);
    expect(located.length).toBeGreaterThan(0);
    expect(located.every(({ place }) => present(place.lat) > 45)).toBe(true);
  });

  it('places a must-see before everything else', () => {
    const town = townWith([
      ...Array.from({ length: 9 }, (_, index) => placeOf(`famous-${index}`, { rank: 5, visitMinutes: 180 })),
      placeOf('small', { name: 'Tiny Chapel', rank: 1, hours: [{ days: 'Wed', from: '10:00', to: '12:00' }] }),
    ]);
    const { days } = planDays(requestOf(stopsOf([[town, 3]], START), { wishes: [wishOf('place', { targets: ['Tiny Chapel'] })] }));
    expect(names(days)).toContain('Tiny Chapel');
  });

  it('plans a wished activity without a provider only where the town has ground for it', () => {
    const hiking = townWith([placeOf('hall', { indoor: true, kind: 'museum' })], { good: ['hiking'], bestFor: [] });
    const activity = (town: typeof hiking, target: string) =>
      names(planDays(requestOf(stopsOf([[town, 2]], START), { wishes: [wishOf('activity', { targets: [target] })] })).days);
    expect(activity(hiking, 'hiking').some((name) => name.startsWith('Hike, '))).toBe(true);
    expect(activity(hiking, 'skiing').some((name) => name.includes('slopes'))).toBe(false);
  });

  it('leaves the noon hours to small children who sleep', () => {
    const { days } = planDays(
      requestOf(stopsOf([[guideTown('Rome'), 4]], START), { wishes: [wishOf('nap')], party: { adults: 2, children: 1, childrenAges: [2] } }),
    );
    for (const day of days.slice(1, -1))
      for (const { kind, start, end } of day.activities) expect(kind === 'free_time' || toMinutes(end) <= 780 || toMinutes(start) >= 900).toBe(true);
  });

  it('serves no table that does not keep a diet, and names the diet elsewhere', () => {
    const { days } = planDays(requestOf(stopsOf([[guideTown('Rome'), 4]], START), { wishes: [wishOf('diet', { targets: ['kosher'] })] }));
    const tables = new Map(guideTown('Rome').eateries.map(({ name, diets }) => [name, diets]));
    for (const { place, cuisine } of days.flatMap(({ meals }) => meals ?? [])) {
      const diets = place === null ? undefined : tables.get(place.name);
      expect(diets === undefined || diets.includes('kosher')).toBe(true);
      expect(cuisine).toMatch(/kosher/i);
    }
  });

  it('goes on a wished day trip with its ways, and dines at home when that is near', () => {
    const base = townWith([placeOf('one'), placeOf('two')], { excursions: [{ to: 'Castle in the Hills', mode: 'bus', minutes: 50, cost: 6 }] });
    const { days } = planDays(requestOf(stopsOf([[base, 3]], START), { wishes: [wishOf('day_trip', { targets: ['Castle in the Hills'] })] }));
    const trip = present(days.find(({ activities }) => activities.some(({ kind }) => kind === 'day_trip')));
    expect(trip.theme).toBe('Day trip to Castle in the Hills');
    expect(trip.meals?.map((meal) => meal.meal)).toEqual(['dinner']);
  });
});
