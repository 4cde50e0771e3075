import type { ProposedDay } from '../trip-types.js';
import type { Sight } from './sight.js';

const MAX_THEME_CHARS = 60;

/** The theme that was proposed for a date; it stands while most of the visits of that day are proposed ones too. */
export function proposedTheme(date: string, visits: readonly Pick<Sight, 'place'>[], proposal: readonly ProposedDay[] = []): string | undefined {
  const own = proposal.find((one) => one.date === date);
  const ids = new Set((own?.placeIds ?? []).map((id) => id.split('/').at(-1)));
  const kept = visits.filter(({ place }) => ids.has(place.id)).length;
  const theme = own?.theme?.trim();
  return theme && kept > 0 && kept * 2 >= visits.length ? theme.slice(0, MAX_THEME_CHARS) : undefined;
}
