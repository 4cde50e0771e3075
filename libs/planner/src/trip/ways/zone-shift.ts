import { townSummary } from '@app/guide';
import type { WayEnd } from '../trip-types.js';

const MS_PER_MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, known);
  return known;
}

/** Minutes that a clock in the zone is ahead of UTC at noon of the date. */
function offsetMinutes(zone: string, date: string): number {
  const noon = new Date(`${date}T12:00:00Z`);
  return (Date.parse(`${formatIn(zone).format(noon).replace(' ', 'T')}Z`) - noon.getTime()) / MS_PER_MINUTE;
}

/** Minutes that clocks at the end of a way are ahead of those at its beginning: 60 from London to Paris; 0 where a zone is not known. */
export function zoneShift(from: Pick<WayEnd, 'townId'>, to: Pick<WayEnd, 'townId'>, date: string): number {
  const [here, there] = [from, to].map(({ townId }) => (townId === null ? undefined : townSummary(townId)?.timezone));
  return here === undefined || there === undefined || here === there ? 0 : offsetMinutes(there, date) - offsetMinutes(here, date);
}
