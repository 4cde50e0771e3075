import type { GuidePlace } from '@app/guide';
import type { Words } from '@app/messages';

/** A visit as a title: what people do there, and the place's own name. */
export function visitTitle(kind: GuidePlace['kind'] | 'free_time', name: string, { say }: Words): string {
  switch (kind) {
    case 'neighbourhood':
    case 'market':
    case 'food_hall':
    case 'viewpoint':
    case 'day_trip':
    case 'beach':
    case 'park':
    case 'nightlife':
      return say(`visit.${kind}`, { name });
    case 'garden':
      return say('visit.park', { name });
    default:
      return name;
  }
}
