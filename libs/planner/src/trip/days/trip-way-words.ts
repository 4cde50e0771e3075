import type { TransportLeg } from '@app/contracts';
import { worded } from '@app/messages';
import type { Words } from '@app/messages';
import type { TripWay } from './trip-day.js';

const MODES: readonly TransportLeg['mode'][] = ['train', 'bus', 'ferry', 'drive', 'taxi', 'transit', 'walk'];
const SAME_MODE: Readonly<Record<string, TransportLeg['mode']>> = { boat: 'ferry', car: 'drive', metro: 'transit', tram: 'transit' };

/** The mode of the longest part of a way such as `train+ferry`. */
export function modeOf(mode: string): TransportLeg['mode'] {
  const [first = 'bus'] = mode.split('+');
  return MODES.find((known) => known === first) ?? SAME_MODE[first] ?? 'bus';
}

/** All modes of a way in words; the tables' own are English. */
export const tripMode = (mode: string, { language, say, list }: Words): string =>
  language === 'en' ? mode.replaceAll('+', ' and ') : list([...new Set(mode.split('+').map((part) => say(`mode.${modeOf(part)}`)))]);

export const noteWords = (note: TripWay['note'], { language }: Words): string => (typeof note === 'string' ? note : worded(language, note));
