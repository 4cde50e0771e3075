import type { DiffAnswer, RouteStop } from '@app/contracts';

type StopChange = DiffAnswer['route'][number];
type Route = readonly RouteStop[];

/** A stop with the count of its city so far, so that a city that comes twice is two stops. */
const keyed = (route: Route): Map<string, { readonly stop: RouteStop; readonly place: number }> => {
  const seen = new Map<string, number>();
  return new Map(
    route.map((stop, place) => {
      const name = `${stop.city}, ${stop.country}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return [`${name} ${seen.get(name)}`, { stop, place }];
    }),
  );
};

const spanOf = ({ arrive, leave, nights }: RouteStop): NonNullable<StopChange['before']> => ({ arrive, leave, nights });

/** Stops that came, went, have other nights, or moved to other dates, in the order of the later route, those that went last. */
export function diffRoute(before: Route, after: Route): StopChange[] {
  const [old, now] = [keyed(before), keyed(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key): StopChange[] => {
    const [was, is] = [old.get(key)?.stop, now.get(key)?.stop];
    const city = (is ?? was)?.city ?? '';
    const span = { before: was ? spanOf(was) : null, after: is ? spanOf(is) : null };
    if (!was || !is) return [{ change: was ? 'removed' : 'added', city, ...span }];
    if (was.nights !== is.nights) return [{ change: 'changed', city, ...span }];
    return was.arrive === is.arrive ? [] : [{ change: 'moved', city, ...span }];
  });
}

const nightWords = (nights: number): string => `${nights} ${nights === 1 ? 'night' : 'nights'}`;

/** The change in one sentence. */
export function stopWords({ change, city, before, after }: StopChange): string {
  if (!before || !after) return `${city} ${change}${after ? ` with ${nightWords(after.nights)} from ${after.arrive}` : ''}.`;
  if (change === 'changed') return `${city}: ${nightWords(after.nights)} instead of ${before.nights}, from ${after.arrive} to ${after.leave}.`;
  return `${city} moved to ${after.arrive} to ${after.leave}, before ${before.arrive} to ${before.leave}.`;
}
