import type { Coordinates } from '@app/guide';

/** A piece of land by its bounds in degrees. */
export type Box = readonly [name: string, south: number, west: number, north: number, east: number];

export const isInBox = ({ lat, lng }: Coordinates, [, south, west, north, east]: Box): boolean => lat >= south && lat <= north && lng >= west && lng <= east;

export const areaOf = ([, south, west, north, east]: Box): number => (north - south) * (east - west);
