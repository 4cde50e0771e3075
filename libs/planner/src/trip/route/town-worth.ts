import type { Town } from '@app/guide';

/** Points of a place by rank: what a town is known for holds people longest. */
const RANK_POINTS: readonly number[] = [0, 0.5, 1, 2, 3.5, 5];
const KIND_FACTOR = { city: 1.1, town: 0.9, village: 0.7, island: 1.1, region: 1.2, park: 0.9, resort: 1 } as const;

/** What a town offers in points; decides how many of the open nights it gets. */
export const worthOf = (town: Town): number => town.places.reduce((sum, { rank }) => sum + (RANK_POINTS[rank] ?? 0), 6) * KIND_FACTOR[town.kind];
