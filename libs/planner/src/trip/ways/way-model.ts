import type { TravelMode } from '@app/contracts';
import { distanceKm, townsNear } from '@app/guide';
import type { Words } from '@app/messages';
import { landSizeAt, landmassOf } from './land/landmass.js';
import { roadSpeed } from './land/roads.js';
import type { RoadSpeed } from './land/roads.js';
import { isAcrossWater, shareRound } from './land/seas.js';
import type { Spot } from './spot.js';

/** What a way of one mode usually takes and costs where no table holds it. Price for one adult in EUR; for a car, for the whole car. */
export interface ModelledWay {
  readonly mode: TravelMode;
  readonly minutes: number;
  readonly priceEur: number;
  readonly assumption: string;
}

/** Lines are longer than the great circle. */
const RAIL_DETOUR = 1.25;
const ROAD_DETOUR = 1.3;
const FAST_RAIL = new Set(['FR', 'ES', 'DE', 'IT', 'JP', 'CN', 'KR', 'TW', 'BE', 'NL', 'GB', 'AT', 'CH', 'SE']);
/** Lines for 300 km/h join most cities that are far apart. */
const HIGH_SPEED_RAIL = new Set(['JP', 'CN', 'KR', 'TW', 'ES', 'FR']);
const HIGH_SPEED_FROM_KM = 150;
/** Countries whose railways reach most towns; elsewhere a train is taken only from a table. */
const RAIL = new Set([...FAST_RAIL, ...['PT', 'LU', 'DK', 'NO', 'FI', 'PL', 'CZ', 'SK', 'HU', 'SI', 'HR', 'RO', 'BG', 'UA', 'IE', 'IN', 'IL']]);
/** Trains over a border wait, and seldom run fast on both sides. */
const RAIL_KM_PER_HOUR = { high: 165, fast: 110, acrossBorder: 92, usual: 68 };
const TRAIN_CHANGE_KM = 250;
const MAX_TRAIN_KM = 1500;
const MAX_BUS_KM = 1100;
const MAX_DRIVE_KM = 1800;
const NEAR_KM = 60;
const BUS_SLOWER = 1.25;
const STATION_MINUTES = 15;
const FERRY_KM_PER_HOUR = 32;
const FERRY_PORT_MINUTES = 45;
/** Longer crossings are in the tables; what these lack has hardly a ship. */
const MAX_FERRY_KM = 130;
/** Queueing for a car ferry and its crossing, and what it costs for a car. */
const CAR_FERRY = { minutes: 150, priceEur: 55, maxKm: { served: 450, elsewhere: 130 } };
const EUROPE = { north: 72, south: 34, west: -12, east: 32 };
const EASTERN_EUROPE_LNG = 30;
const roundTo5 = (minutes: number): number => Math.max(10, Math.round(minutes / 5) * 5);

function train(from: Spot, to: Spot, km: number, { say }: Words): ModelledWay | null {
  if (!RAIL.has(from.countryCode) || !RAIL.has(to.countryCode) || km > MAX_TRAIN_KM) return null;
  if (from.isIsland || to.isIsland || from.hasRail === false || to.hasRail === false) return null;
  const fast = FAST_RAIL.has(from.countryCode) && FAST_RAIL.has(to.countryCode);
  const high = km > HIGH_SPEED_FROM_KM && HIGH_SPEED_RAIL.has(from.countryCode) && HIGH_SPEED_RAIL.has(to.countryCode);
  const fastSpeed = from.countryCode === to.countryCode ? 'fast' : 'acrossBorder';
  const speed = RAIL_KM_PER_HOUR[high ? 'high' : fast ? fastSpeed : 'usual'];
  const minutes = STATION_MINUTES + ((km * RAIL_DETOUR) / (km < NEAR_KM ? RAIL_KM_PER_HOUR.usual : speed)) * 60 + Math.floor(km / TRAIN_CHANGE_KM) * 20;
  return {
    mode: 'train',
    minutes: roundTo5(minutes),
    priceEur: Math.round(4 + km * RAIL_DETOUR * (fast ? 0.13 : 0.08)),
    assumption: say('way.model_train', { km: Math.round(km * RAIL_DETOUR) }),
  };
}

/** On the road for so many kilometres of the straight line. */
export const roadMinutes = (km: number, speed: RoadSpeed): number => ((km * ROAD_DETOUR) / (km < NEAR_KM ? speed.near : speed.far)) * 60;
const FUEL_AND_TOLL_EUR_PER_KM = 0.14;

const drive = (km: number, speed: RoadSpeed, { say }: Words): ModelledWay | null =>
  km > MAX_DRIVE_KM
    ? null
    : {
        mode: 'drive',
        minutes: roundTo5(roadMinutes(km, speed)),
        priceEur: Math.max(3, Math.round(km * ROAD_DETOUR * FUEL_AND_TOLL_EUR_PER_KM)),
        assumption: say('way.model_drive', { km: Math.round(km * ROAD_DETOUR) }),
      };

const bus = (km: number, speed: RoadSpeed, { say }: Words): ModelledWay | null =>
  km > MAX_BUS_KM
    ? null
    : {
        mode: 'bus',
        minutes: roundTo5(roadMinutes(km, speed) * BUS_SLOWER + 10),
        priceEur: Math.round(3 + km * ROAD_DETOUR * 0.06),
        assumption: say('way.model_bus', { km: Math.round(km * ROAD_DETOUR) }),
      };

const ferry = (km: number, { say }: Words): ModelledWay | null =>
  km > MAX_FERRY_KM
    ? null
    : {
        mode: 'ferry',
        minutes: roundTo5(FERRY_PORT_MINUTES + (km / FERRY_KM_PER_HOUR) * 60),
        priceEur: Math.round(12 + km * 0.25),
        assumption: say('way.model_ferry', { km: Math.round(km) }),
      };

const isInEurope = ({ lat, lng }: Spot): boolean => lat < EUROPE.north && lat > EUROPE.south && lng > EUROPE.west && lng < EUROPE.east;

/** Between places of one country, and all over Europe, ships go where land ends. */
const isServed = (from: Spot, to: Spot): boolean => from.countryCode === to.countryCode || (isInEurope(from) && isInEurope(to));

/** Coaches wait for boats, trains seldom: what passes between the last stop on land and the ship. */
const PIER_MINUTES = 30;
/** Who lives nearer to the boats goes on board without a way worth telling. */
const LEAST_LAND_KM = 30;

/** The place on the other shore that is nearest to an island: boats leave from about there. */
function pierOf(island: Spot, mainland: Spot): Spot | null {
  const shore = landmassOf(mainland);
  const [pier] = townsNear(island, MAX_FERRY_KM).filter((town) => landmassOf(town) === shore && town.id !== island.townId && !isAcrossWater(mainland, town));
  if (!pier) return null;
  const { name, id, lat, lng, countryCode } = pier;
  return { city: name, townId: id, countryCode, lat, lng, isIsland: false, hasRail: null, airports: [] };
}

/** By train or coach to where the boats leave, and over by ship; told as the way on land that takes most of the time. */
function landAndSea(from: Spot, to: Spot, words: Words): ModelledWay[] {
  if (!isServed(from, to)) return [];
  const [island, mainland] = landSizeAt(from) < landSizeAt(to) ? [from, to] : [to, from];
  const pier = pierOf(island, mainland);
  const crossing = pier && ferry(distanceKm(pier, island), words);
  const km = pier ? distanceKm(mainland, pier) : 0;
  if (!pier || !crossing || km < LEAST_LAND_KM) return [];
  const ways = [train(mainland, pier, km, words), bus(km, roadSpeed(mainland.countryCode, pier.countryCode), words)];
  return ways.flatMap((way) =>
    way
      ? [
          {
            mode: way.mode,
            minutes: roundTo5(way.minutes + PIER_MINUTES + crossing.minutes),
            priceEur: way.priceEur + crossing.priceEur,
            assumption: `${way.assumption}; ${crossing.assumption}`,
          },
        ]
      : [],
  );
}

/** By car with a ferry on the way: to islands near the coast, and between neighbouring ones. */
const carFerry = (from: Spot, to: Spot, km: number, words: Words): ModelledWay | null =>
  km > CAR_FERRY.maxKm[isServed(from, to) ? 'served' : 'elsewhere'] ? null : carOverSea(from, to, km, words);

/** By car as far as a day's drive goes, with a ferry or a shuttle through the tunnel on the way. */
function carOverSea(from: Spot, to: Spot, km: number, words: Words): ModelledWay | null {
  const road = drive(km, roadSpeed(from.countryCode, to.countryCode), words);
  if (!road) return null;
  return {
    ...road,
    minutes: roundTo5(road.minutes + CAR_FERRY.minutes),
    priceEur: road.priceEur + CAR_FERRY.priceEur,
    assumption: words.say('way.car_ferry', { road: road.assumption }),
  };
}

/** Every mode that geography allows between two places, from distance and terrain alone; empty where only a flight is left. */
export function modelledWays(from: Spot, to: Spot, words: Words): ModelledWay[] {
  const km = distanceKm(from, to);
  const [a, b] = [landmassOf(from), landmassOf(to)];
  // Through the Channel Tunnel trains reach every railway of the continent; `train` knows which countries have one, and how far a day goes.
  const tunnel = [a, b].sort().join() === 'great-britain,old-world' && [from, to].every(({ lng }) => lng < EASTERN_EUROPE_LNG);
  const round = isAcrossWater(from, to) ? shareRound(from, to) : 1;
  if ((a !== b && !tunnel) || round === null)
    return [...(a === b ? [] : landAndSea(from, to, words)), ferry(km, words), carFerry(from, to, km, words)].flatMap((way) => way ?? []);
  const landKm = km * round;
  const speed = roadSpeed(from.countryCode, to.countryCode);
  if (from.isRoadless || to.isRoadless) return [train(from, to, landKm, words) ?? []].flat();
  const road = tunnel ? [carOverSea(from, to, landKm, words)] : [bus(landKm, speed, words), drive(landKm, speed, words)];
  return [train(from, to, landKm, words), ...road].flatMap((way) => way ?? []);
}
