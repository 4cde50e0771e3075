import type { GuidePlace } from '@app/guide';
import type { Words } from '@app/messages';

type Kind = GuidePlace['kind'] | 'free_time';

/** What people do at a kind of place; the others are called by their name alone. */
const TITLES = {
  neighbourhood: 'visit.neighbourhood',
  market: 'visit.market',
  food_hall: 'visit.food_hall',
  viewpoint: 'visit.viewpoint',
  day_trip: 'visit.day_trip',
  beach: 'visit.beach',
  park: 'visit.park',
  garden: 'visit.park',
  nightlife: 'visit.nightlife',
} as const satisfies Partial<Record<Kind, string>>;

const hasTitle = (kind: Kind): kind is keyof typeof TITLES => kind in TITLES;

/** A visit as a title: what people do there, and the place's own name. */
export const visitTitle = (kind: Kind, name: string, { say }: Words): string => (hasTitle(kind) ? say(TITLES[kind], { name }) : name);
