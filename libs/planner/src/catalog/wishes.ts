import type { CatalogAccommodation, GroundMode } from '@app/contracts';
import { foldName } from '@app/guide';

type RoomKind = 'entire' | 'private' | 'shared' | 'other';

const KINDS: readonly (readonly [RoomKind, RegExp])[] = [
  ['shared', /\b(?:shared|dorm\w*|bunk)\b/],
  ['private', /\b(?:private|single|double|twin|en ?suite)\b/],
  ['entire', /\b(?:entire|whole|home|apartments?|apt|house|flat|villa|studio)\b/],
];

const kindOf = (text: string): RoomKind => KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';

/** Whether a room is of the wished type: `entire room`, `private room`, `shared room`, `not shared room`, or words of the house's own. */
export function isRoomType(room: CatalogAccommodation, wish: string | null): boolean {
  if (wish === null) return true;
  const wanted = foldName(wish);
  const type = foldName(room.roomType);
  if (/\b(?:not|no|non|un)\b.*\bshar/.test(wanted) || wanted.includes('unshared')) return kindOf(type) !== 'shared';
  const kind = kindOf(wanted);
  return kind === 'other' ? type.includes(wanted) : kindOf(type) === kind;
}

const TOPICS: readonly (readonly [string, RegExp])[] = [
  ['smoking', /smok/],
  ['parties', /\bpart(?:y|ies)|event|celebrat/],
  ['children', /child|kid|infant/],
  ['visitors', /visitor|guest/],
  ['pets', /\bpet|animal|dog|cat\b/],
];

const topicOf = (text: string): string => TOPICS.find(([, pattern]) => pattern.test(text))?.[0] ?? text.replace(/^(?:no|not|non) /, '');
const isForbidding = (text: string): boolean => /^(?:no|not|non)\b|\bnot (?:allowed|permitted)\b|\bforbidden\b|\bprohibited\b/.test(text);

/** Whether the house keeps to the wish: what is needed must not be forbidden, what is unwanted (`no …`) must be. Several wishes stand with commas. */
export function keepsHouseRule(room: CatalogAccommodation, wish: string | null): boolean {
  if (wish === null) return true;
  const rules = room.houseRules.map(foldName);
  const forbids = (topic: string): boolean => rules.some((rule) => isForbidding(rule) && topicOf(rule) === topic);
  return wish
    .split(/[,;&]/)
    .map(foldName)
    .filter((part) => part !== '')
    .every((part) => forbids(topicOf(part)) === isForbidding(part));
}

export type TravelMode = 'flight' | GroundMode;

const MODES: readonly (readonly [TravelMode, RegExp])[] = [
  ['flight', /\bfl(?:y|ights?|ying)\b|\bplanes?\b/],
  ['self-driving', /\bself driv\w*|\bdriv(?:e|ing)\b|\bcars?\b/],
  ['taxi', /\btaxis?\b|\bcabs?\b/],
  ['train', /\btrains?\b|\brail\b/],
  ['bus', /\bbus(?:es)?\b|\bcoach(?:es)?\b/],
  ['ferry', /\bferr(?:y|ies)\b|\bboats?\b/],
];

/** Whether the party may travel so: `no flight` rules one way out, `train` every other one. */
export function mayTravelBy(mode: TravelMode, wish: string | null): boolean {
  const { refused, wanted } = modesIn(wish);
  return !refused.includes(mode) && (wanted.length === 0 || wanted.includes(mode));
}

/** Whether the wish rules that way out by name; one that is not wanted most is not ruled out. */
export const isRuledOut = (mode: TravelMode, wish: string | null): boolean => modesIn(wish).refused.includes(mode);

const REFUSING = /^(?:no|not|non|without|avoid\w*|never|don t|do not|exclud\w*|skip\w*)\b/;

function modesIn(wish: string | null): { readonly refused: readonly TravelMode[]; readonly wanted: readonly TravelMode[] } {
  const parts = (wish ?? '').split(/[,;]| and /).map(foldName);
  const named = (part: string): TravelMode[] => MODES.filter(([, pattern]) => pattern.test(part)).map(([name]) => name);
  return { refused: parts.filter((part) => REFUSING.test(part)).flatMap(named), wanted: parts.filter((part) => !REFUSING.test(part)).flatMap(named) };
}

/** Whether a restaurant serves the cuisine. */
export const serves = (cuisines: readonly string[], wish: string): boolean => {
  const wanted = foldName(wish);
  return cuisines.some((cuisine) => foldName(cuisine) === wanted);
};

/** Whether a name, or one of the words with it, is one that the traveller named. */
export const isNamedIn = (wishes: readonly string[], name: string): boolean => {
  const folded = foldName(name);
  return wishes.some((wish) => foldName(wish) !== '' && folded.includes(foldName(wish)));
};
