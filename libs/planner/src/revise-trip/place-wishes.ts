import { foldName, isAvoided, namesPlace } from '@app/guide';
import type { GuidePlace } from '@app/guide';
import { isEvening } from '../day-rules.js';
import { interestsOf } from '../interests.js';

const OUTDOORS = /\b(outdoor|outside|open air|fresh air|draussen|im freien|an der frischen luft|dehors|plein air|exterieur|aire libre|fuera|nature|green)/;
const INDOORS = /\b(indoor|inside|drinnen|a l interieur|interieur|interior|dentro|roof over)/;
const FREE = /\b(free|no entrance|kostenlos|gratis|gratuit)\b/;

/** True for places that a wish in words means: outdoors, indoors, free of charge, a kind, an interest, or a name. Any place without a wish. */
export function placeFilter(wish: string | null): (place: GuidePlace) => boolean {
  const words = foldName(wish ?? '');
  if (words === '' || /^(something|anything|somewhere)( else| different)?$/.test(words)) return () => true;
  if (OUTDOORS.test(words)) return (place) => !place.indoor && !isEvening(place);
  if (INDOORS.test(words)) return (place) => place.indoor && !isEvening(place);
  if (FREE.test(words)) return (place) => place.cost === 0;
  const interests = interestsOf(words);
  return (place) =>
    namesPlace(words, place.name) ||
    isAvoided({ avoid: [words] }, place) ||
    place.kind.replace('_', ' ') === words ||
    interests.some((interest) => place.interests.includes(interest));
}
