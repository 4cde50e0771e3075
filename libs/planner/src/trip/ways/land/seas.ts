import { distanceKm } from '@app/guide';
import type { Coordinates } from '@app/guide';

type Outline = readonly (readonly [lat: number, lng: number])[];

/** Waters between coasts of one landmass, each as `latitude,longitude` points a little off its shores; the road round them is so long that people fly or take a ship. */
const OUTLINES: Readonly<Record<string, string>> = {
  Adriatic: '44.6,12.8 43.8,13.7 42.6,14.6 42.1,16.2 41.3,17.0 40.7,18.3 39.9,18.9 39.8,19.8 41.3,19.2 42.0,18.7 42.6,17.8 43.2,16.0 43.9,14.9 44.6,13.8',
  'Baltic with the Gulf of Finland':
    '54.3,11.3 54.45,13.0 54.6,14.5 54.9,17.0 54.9,19.0 56.5,20.7 57.6,21.3 59.3,22.5 59.6,24.8 59.75,27.5 60.1,26.5 59.9,24.5 59.6,22.5 60.4,20.5 63.4,20.9 65.3,24.0 63.5,20.3 60.7,17.6 59.6,19.1 58.5,17.4 56.6,16.7 55.9,14.9 55.3,14.2 55.3,12.9 54.7,12.2',
  'Kattegat and Skagerrak': '56.2,11.0 57.5,10.8 57.8,10.4 57.3,8.3 58.0,7.3 58.8,9.7 58.9,10.8 57.6,11.6 56.4,12.5',
  Aegean: '37.4,24.2 38.0,24.7 39.3,23.6 40.2,23.4 40.7,25.2 39.6,26.0 38.3,26.1 36.7,27.2 36.3,27.9 35.7,26.5 36.3,23.4',
  'Black Sea': '41.4,29.3 42.6,28.0 43.6,28.8 45.2,30.0 46.3,31.2 44.3,33.3 44.8,36.5 43.3,39.6 41.8,41.3 41.3,38.0 42.0,35.0 41.8,32.2',
  Caspian: '37.0,50.0 38.6,49.3 40.4,50.6 42.8,48.0 45.2,48.8 45.8,51.5 42.8,51.3 41.0,52.6 37.4,53.4',
  'Persian Gulf': '29.6,49.0 27.0,50.9 26.6,51.5 24.9,51.9 24.5,53.2 25.6,55.4 26.5,55.0 27.4,52.4 28.8,50.6',
  'Red Sea': '27.4,34.3 27.2,35.1 23.0,38.4 19.0,40.6 14.0,42.8 13.9,42.3 18.0,39.2 22.0,37.4 26.3,34.4',
  'Western Mediterranean between Spain, the Riviera and Rome':
    '41.5,3.4 42.9,4.2 43.1,7.5 42.6,9.9 41.4,12.0 39.8,14.8 38.8,13.5 38.0,8.0 37.0,1.0 38.4,0.2 40.4,1.2',
  'Bay of Biscay': '43.7,-6.0 43.6,-2.5 44.8,-1.6 47.0,-3.0 47.8,-5.2',
  'Río de la Plata': '-34.2,-58.2 -34.75,-57.9 -35.3,-56.8 -35.1,-55.2 -34.95,-56.1 -34.6,-57.6 -34.45,-57.9',
  'Gulf of California': '31.0,-114.5 29.0,-113.3 26.5,-111.2 23.5,-109.3 23.0,-107.5 25.4,-108.7 27.8,-110.9 30.2,-113.1',
  'Gulf of Mexico': '29.0,-94.0 29.3,-88.5 29.0,-84.5 25.0,-81.6 23.5,-82.0 22.5,-86.5 21.9,-89.5 19.3,-92.5 19.6,-95.8 25.0,-97.0',
  'Gulf of Thailand': '13.2,100.2 12.3,100.1 10.0,99.4 8.8,100.1 6.9,101.6 8.6,104.4 10.2,103.2 12.4,101.2',
  'Gulf of Tonkin': '21.0,107.6 20.0,106.9 18.6,106.2 17.2,107.3 18.3,108.4 21.2,109.3',
  'Bay of Bengal and the Andaman Sea': '20.0,87.3 15.6,81.0 11.0,80.1 8.0,85.0 7.0,97.0 10.5,98.2 15.6,94.8 20.6,92.2 21.4,90.0',
  'Yellow Sea': '39.3,121.8 37.7,122.4 36.0,120.8 33.0,121.6 33.5,126.0 36.8,126.0 37.6,125.4 38.8,124.6',
  'Lake Victoria': '0.1,32.6 -0.3,31.9 -2.2,31.9 -2.4,33.3 -1.3,33.9 0.0,34.0',
};

/** How much longer the way on land is than the straight one, for waters that people drive round in a day. */
const ROUND: Readonly<Record<string, number>> = {
  'Western Mediterranean between Spain, the Riviera and Rome': 1.3,
  'Bay of Biscay': 1.45,
  'Gulf of Thailand': 1.6,
  'Gulf of Tonkin': 1.3,
  'Lake Victoria': 1.5,
};

const SEAS: readonly { readonly outline: Outline; readonly round: number | null }[] = Object.entries(OUTLINES).map(([name, points]) => ({
  outline: points.split(' ').map((point) => {
    const [lat = 0, lng = 0] = point.split(',').map(Number);
    return [lat, lng] as const;
  }),
  round: ROUND[name] ?? null,
}));

const SAMPLES = 24;
const LEAST_KM = 25;
const LEAST_SHARE = 0.25;

function isIn({ lat, lng }: Coordinates, outline: Outline): boolean {
  let inside = false;
  outline.forEach(([aLat, aLng], index) => {
    const [bLat, bLng] = outline[(index + 1) % outline.length] as readonly [number, number];
    if (aLat > lat !== bLat > lat && lng < ((bLng - aLng) * (lat - aLat)) / (bLat - aLat) + aLng) inside = !inside;
  });
  return inside;
}

/** Points in the middle of equal parts of the straight way. */
const samplesOf = (from: Coordinates, to: Coordinates): Coordinates[] =>
  Array.from({ length: SAMPLES }, (_, index) => (index + 0.5) / SAMPLES).map((share) => ({
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  }));

/** Whether the straight way between two points of one landmass leads over so much water that no road or railway follows it. */
export function isAcrossWater(from: Coordinates, to: Coordinates): boolean {
  const share = samplesOf(from, to).filter((point) => SEAS.some(({ outline }) => isIn(point, outline))).length / SAMPLES;
  return share >= LEAST_SHARE && share * distanceKm(from, to) >= LEAST_KM;
}

/** The way round the water as a share of the straight one; null where a day's drive does not lead round it. */
export function shareRound(from: Coordinates, to: Coordinates): number | null {
  const points = samplesOf(from, to);
  const crossed = SEAS.filter(({ outline }) => points.some((point) => isIn(point, outline)));
  return crossed.some(({ round }) => round === null) ? null : Math.max(1, ...crossed.flatMap(({ round }) => round ?? []));
}
