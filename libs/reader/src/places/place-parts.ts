import { distanceKm } from '@app/guide';
import type { Scan } from '../text/scan.js';
import type { PlaceMention } from './find-places.js';

const AREA_KM = 150;
const BESIDE_KM = 60;

const isArea = ({ cities }: PlaceMention): boolean => cities[0]?.isArea === true;

function kmApart(a: PlaceMention, b: PlaceMention): number {
  const [one, two] = [a.cities[0], b.cities[0]];
  return one && two ? distanceKm(one, two) : Number.POSITIVE_INFINITY;
}

/** "Lerwick, Shetland", "St Mary's, Isles of Scilly": the town of that name on the island behind the comma, with its namesakes behind it. */
function townOfArea(scan: Scan, town: PlaceMention, area: PlaceMention): PlaceMention | null {
  const [around] = area.cities;
  if (!around || scan.text.slice(town.end, area.start) !== ', ' || !isArea(area) || isArea(town)) return null;
  const inside = town.cities.find((city) => distanceKm(city, around) <= AREA_KM);
  return inside ? { ...town, end: area.end, cities: [inside, ...town.cities.filter((city) => city !== inside)] } : null;
}

/** "Isle of Skye (Portree)", "Petra (Wadi Musa)": the brackets say where exactly, or in what. */
function isInBrackets(scan: Scan, place: PlaceMention, part: PlaceMention): boolean {
  if (scan.text.slice(place.end, part.start) !== ' (' || !scan.text.startsWith(')', part.end)) return false;
  return kmApart(place, part) <= (isArea(place) || isArea(part) ? AREA_KM : BESIDE_KM);
}

/** One mention for a town and the island, region or part that stands beside its name. */
export function withoutParts(scan: Scan, mentions: readonly PlaceMention[]): PlaceMention[] {
  const out: PlaceMention[] = [];
  for (const mention of mentions) {
    const before = out.at(-1);
    const town = before ? townOfArea(scan, before, mention) : null;
    if (town) out[out.length - 1] = town;
    else if (before && isInBrackets(scan, before, mention)) out[out.length - 1] = { ...before, end: mention.end + 1 };
    else out.push(mention);
  }
  return out;
}
