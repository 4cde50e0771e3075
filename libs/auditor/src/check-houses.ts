import type { Catalog, CatalogAccommodation, Stay } from '@app/contracts';
import { foldName } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';
import { rowsUnder } from './rows-under.js';

const houseKey = ({ name, city }: Pick<CatalogAccommodation, 'name' | 'city'>): string => `${foldName(name)}\n${foldName(city)}`;

/** The rows of the catalog that a stay may be: a house with several kinds of room has several. */
export const housesOf = (catalog: Catalog, { name, city }: Stay): CatalogAccommodation[] => [
  ...rowsUnder(catalog.accommodations, houseKey, houseKey({ name, city })),
];

const ROOM_WORDS: readonly (readonly [wish: RegExp, fits: (roomType: string) => boolean])[] = [
  [/\bnot shared\b|\bno shared\b/i, (roomType) => !/shared/i.test(roomType)],
  [/shared/i, (roomType) => /shared/i.test(roomType)],
  [/entire|whole/i, (roomType) => /entire|whole/i.test(roomType)],
  [/private/i, (roomType) => /private/i.test(roomType)],
];

/** True when a room of that type is what the wish asks for; a wish in other words has to be in the type itself. */
export function isWishedRoom(wish: string, roomType: string): boolean {
  const known = ROOM_WORDS.find(([words]) => words.test(wish));
  return known ? known[1](roomType) : foldName(roomType).includes(foldName(wish));
}

/** What the travellers bring or do is forbidden by `No <that>`, in any spelling. */
export const forbids = ({ houseRules }: Pick<CatalogAccommodation, 'houseRules'>, need: string): boolean =>
  houseRules.some((rule) => foldName(rule) === foldName(`no ${need}`));

/** Each stay is a house of the catalog that takes the travellers for so few nights, with their needs and in the room they want. */
export const checkHouses: Check = (plan, { catalog, request }) => {
  if (!catalog) return [];
  const { roomType, houseRule } = request.constraints ?? {};
  return plan.stays.flatMap((stay): AuditViolation[] => {
    const houses = housesOf(catalog, stay);
    if (houses.length === 0) return [{ code: 'PLACE_UNKNOWN', detail: `${stay.name} is no house of the catalog in ${stay.city}` }];
    const least = Math.min(...houses.map(({ minimumNights }) => minimumNights));
    const found: (AuditViolation | false)[] = [
      stay.nights < least && { code: 'STAY_MINIMUM', detail: `${stay.name} takes guests for ${least} nights at least, not for ${stay.nights}` },
      roomType !== undefined &&
        !houses.some((house) => isWishedRoom(roomType, house.roomType)) && { code: 'ROOM_TYPE', detail: `${stay.name} is no ${roomType}` },
      houseRule !== undefined && houses.every((house) => forbids(house, houseRule)) && { code: 'HOUSE_RULE', detail: `${stay.name} allows no ${houseRule}` },
    ];
    return found.filter((violation) => violation !== false);
  });
};
