import type { CatalogAccommodation } from '@app/contracts';
import { toCents } from '@app/contracts';
import { foldName } from '@app/guide';
import type { CatalogIndex } from './catalog-index.js';
import type { CatalogStay, CatalogTripRequest } from './catalog-trip.js';
import { isNamedIn, isRoomType, keepsHouseRule } from './wishes.js';
import { MISTAKABLE, nightWorth } from './worth.js';

/** Rooms that a party may take for some nights in one house; remembers what it found. */
export class Stays {
  private readonly known = new Map<string, readonly CatalogStay[]>();
  private readonly fitting = new Map<string, readonly CatalogAccommodation[]>();

  constructor(
    private readonly index: CatalogIndex,
    private readonly request: CatalogTripRequest,
  ) {}

  /** Cheapest first; empty when no house takes the party for that many nights. */
  find(city: string, nights: number): readonly CatalogStay[] {
    const key = `${foldName(city)}|${nights}`;
    const known = this.known.get(key);
    if (known) return known;
    const stays = this.roomsIn(city)
      .filter(({ minimumNights }) => minimumNights <= nights)
      .map((room) => this.stayIn(room, nights))
      .sort((a, b) => a.cents - b.cents || b.worth - a.worth);
    this.known.set(key, stays);
    return stays;
  }

  private roomsIn(city: string): readonly CatalogAccommodation[] {
    const key = foldName(city);
    const known = this.fitting.get(key);
    if (known) return known;
    const { roomType, houseRule, avoid } = this.request;
    const rooms = (this.index.cities.get(key)?.rooms ?? []).filter(
      (room) => isRoomType(room, roomType) && keepsHouseRule(room, houseRule) && !isNamedIn(avoid, room.name),
    );
    this.fitting.set(key, rooms);
    return rooms;
  }

  private stayIn(room: CatalogAccommodation, nights: number): CatalogStay {
    const unclear = this.index.cities.get(foldName(room.city))?.mistakable.has(room.name) ?? false;
    const rooms = Math.ceil(this.request.people / room.capacity);
    const units = this.index.catalog.priceBasis.accommodations === 'room-night' ? rooms : this.request.people;
    return { room, rooms, nights, cents: toCents(room.price) * units * nights, worth: nightWorth(room) * nights - (unclear ? MISTAKABLE : 0) };
  }
}
