import type { Wish } from '@app/contracts';
import { daysOfEvent, eventsSaid, foldName, isHeldIn } from '@app/guide';
import type { Town, TownEvent, WorldEvent } from '@app/guide';

/** An event that the travellers name and that takes place in this town on one of these dates. */
export interface HeldEvent {
  readonly held: TownEvent;
  readonly world: WorldEvent;
  readonly wishIds: readonly string[];
  /** What the travellers call it. */
  readonly called: string;
}

/** The event that a wish names, by its words in any language; several share a name, such as carnival. */
export const eventsOfWish = (wish: Pick<Wish, 'kind' | 'targets'>): WorldEvent[] =>
  wish.kind === 'event' ? [...new Set(wish.targets.flatMap((target) => eventsSaid(foldName(target)).map(({ event }) => event)))] : [];

/** The events that the wishes name and that the town holds on these dates. */
export function heldEvents(town: Town, dates: readonly string[], wishes: readonly Wish[]): HeldEvent[] {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const found = new Map<string, HeldEvent>();
  for (const wish of wishes)
    for (const world of eventsOfWish(wish).filter((event) => isHeldIn(event, town)))
      for (const { from, to } of daysOfEvent(world, first, last)) {
        const before = found.get(world.id);
        const held = { name: world.name, tag: world.tag, from: from.slice(5), to: to.slice(5) };
        found.set(world.id, { held: before?.held ?? held, world, wishIds: [...(before?.wishIds ?? []), wish.id], called: wish.targets.at(-1) ?? world.name });
      }
  const all = [...found.values()];
  // The carnival of the town itself stands for carnival.
  return all.filter(
    ({ world, wishIds }) => !(world.isEverywhere && all.some((other) => !other.world.isEverywhere && other.wishIds.some((id) => wishIds.includes(id)))),
  );
}

/** True when the town's own list has one of these events too. */
export const isAmong = (held: readonly HeldEvent[], { name, tag }: TownEvent): boolean =>
  held.some(({ world }) => eventsSaid(foldName(`${name} ${tag.replaceAll('_', ' ')}`)).some(({ event }) => event.name === world.name));

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "Carnival (Karneval)": the name in the data and the travellers' own. */
export const titleOf = (name: string, called: string): string | null => (foldName(name).includes(foldName(called)) ? null : `${name} (${capital(called)})`);

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
/** `07-14` as people say it. */
export const monthDay = (mmdd: string): string => `${Number(mmdd.slice(3))} ${MONTHS[Number(mmdd.slice(0, 2)) - 1] ?? ''}`;
