import type { RequestedWays, TravelMode } from '@app/contracts';
import { foldName } from '@app/guide';
import type { Party, WayOption } from '../trip-types.js';

/** What an hour on the way is worth to one traveller, in EUR; decides between quick and cheap. */
const HOUR_EUR = 14;
/** Getting to the airport, waiting, and getting away from it. */
export const FLIGHT_OVERHEAD_MINUTES = 210;
const HOUR_MINUTES = 60;
/** Changing between trains and buses is part of a holiday, an hour more of it hardly; beyond this a day is gone. */
const LONG_WAY_MINUTES = 420;
const LONG_WAY_FACTOR = 1.6;
/** An hour in a coach is felt as longer than one in a train, where one can walk about; beside a train a coach has to be much cheaper. */
const FELT = { bus: 1.35, guessedBus: 2.2, night: 0.5 } as const;

/** Which part of the trip a way belongs to; wishes differ for the ways from home and those between the stops. */
export type WayPart = 'home' | 'between';

/** The modes that a traveller allows for a part of the trip, and those asked for; an empty `wanted` leaves the choice open. */
export interface AllowedModes {
  readonly wanted: readonly TravelMode[];
  readonly never: readonly TravelMode[];
  /** Without a car of their own or a rented one nobody drives. */
  readonly mayDrive: boolean;
}

/** What one way of the trip leads to, where that matters for its modes. */
export interface WayTo {
  /** Names of the stop that it leads to, folded. */
  readonly names?: readonly string[];
  readonly isHomeward?: boolean;
}

function askedFor(ways: RequestedWays, part: WayPart, { names = [], isHomeward = false }: WayTo): readonly TravelMode[] {
  if (part === 'home') return (isHomeward ? ways.back : null) ?? homeModes(ways);
  return ways.legs?.find(({ to }) => names.includes(foldName(to)))?.modes ?? ways.between;
}

export function allowedModes(ways: RequestedWays, part: WayPart, to: WayTo = {}): AllowedModes {
  const asked = askedFor(ways, part, to);
  const byCar = part === 'home' ? ways.car === 'own' : ways.car === 'own' || ways.car === 'rental';
  const wanted: readonly TravelMode[] = byCar && asked.length === 0 ? ['drive'] : asked;
  const never: TravelMode[] = ways.car === 'none' ? [...ways.never, 'drive'] : ways.never;
  return { wanted: wanted.filter((mode) => !never.includes(mode)), never, mayDrive: byCar || asked.includes('drive') };
}

/** Who does not fly and asks for a mode between the stops only would like to come and go by it too. */
const homeModes = ({ home, between, never }: RequestedWays): readonly TravelMode[] => (home.length === 0 && never.includes('flight') ? between : home);

export interface ChosenWay {
  readonly way: WayOption;
  /** The modes asked for that no known way offers; empty when the wish is kept. */
  readonly missedModes: readonly TravelMode[];
}

const minutesOf = (way: WayOption): number => way.minutes + (way.mode === 'flight' ? FLIGHT_OVERHEAD_MINUTES : 0);

/** A coach that only the model knows may not run at all. */
function feltFactor({ mode, source, overnight }: WayOption): number {
  if (mode === 'bus') return source === 'estimate' ? FELT.guessedBus : FELT.bus;
  return overnight ? FELT.night : 1;
}

/** Money and time in one number, in the trip's currency. */
function burden(way: WayOption, { adults, children }: Party, rateFromEur: number): number {
  const minutes = minutesOf(way);
  const felt = (minutes + Math.max(0, minutes - LONG_WAY_MINUTES) * LONG_WAY_FACTOR) * feltFactor(way);
  return way.price + (felt / HOUR_MINUTES) * HOUR_EUR * rateFromEur * (adults + children);
}

/** Nobody drives for longer in one go; who asked for the car takes another way there. */
const LONGEST_DRIVE_MINUTES = 780;
const isDrivable = ({ mode, minutes }: WayOption): boolean => mode !== 'drive' || minutes <= LONGEST_DRIVE_MINUTES;

/** Who asks for the train where none goes would sooner take a coach than a plane. */
const AS_GOOD_AS_ASKED_MINUTES = 480;
const isOnTheGround = ({ mode, minutes }: WayOption): boolean => mode !== 'flight' && minutes <= AS_GOOD_AS_ASKED_MINUTES;

/** What is left to choose from where none of the modes asked for is offered. */
function insteadOfAsked(possible: readonly WayOption[], { wanted, mayDrive }: AllowedModes): readonly WayOption[] {
  const open = possible.filter(({ mode }) => mode !== 'drive' || mayDrive);
  const onTheGround = wanted.length > 0 && !wanted.includes('flight') ? open.filter(isOnTheGround) : [];
  if (onTheGround.length > 0) return onTheGround;
  return open.length > 0 ? open : possible;
}

/** The way that suits best among those allowed: the modes asked for first, then the least money and time. Null when nothing is left. */
export function chooseWay(options: readonly WayOption[], allowed: AllowedModes, party: Party, rateFromEur: number): ChosenWay | null {
  const possible = options.filter(({ mode }) => !allowed.never.includes(mode));
  const wanted = possible.filter(({ mode }) => allowed.wanted.includes(mode));
  const asked = wanted.length > 0 ? wanted : insteadOfAsked(possible, allowed);
  const drivable = asked.filter(isDrivable);
  const pool = drivable.length > 0 ? drivable : possible.some(isDrivable) ? possible.filter(isDrivable) : asked;
  const [best] = [...pool].sort((a, b) => burden(a, party, rateFromEur) - burden(b, party, rateFromEur) || a.minutes - b.minutes);
  if (!best) return null;
  return { way: best, missedModes: wanted.includes(best) ? [] : allowed.wanted };
}

const FLIGHT_FROM_MINUTES = 270;

/** Whether flights are worth looking up: not ruled out, and nothing quicker over land that the travellers would take. */
export function wantsFlight(options: readonly WayOption[], allowed: AllowedModes): boolean {
  if (allowed.never.includes('flight')) return false;
  if (allowed.wanted.length > 0) return allowed.wanted.includes('flight') || !options.some((way) => allowed.wanted.includes(way.mode) && isDrivable(way));
  const usable = options.filter(({ mode }) => !allowed.never.includes(mode) && (mode !== 'drive' || allowed.mayDrive));
  return !usable.some(({ minutes }) => minutes <= FLIGHT_FROM_MINUTES);
}
