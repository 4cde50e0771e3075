import type { Activity } from '@app/contracts';
import { foldName, toMinutes } from '@app/guide';

/** Minutes after midnight between which a visit begins. */
interface Hours {
  readonly from: number;
  readonly to: number;
}

const DAWN: Hours = { from: 0, to: 510 };
const MORNING: Hours = { from: 0, to: 749 };
const AFTERNOON: Hours = { from: 690, to: 1139 };
const DUSK: Hours = { from: 960, to: 1439 };
export const EVENING: Hours = { from: 1020, to: 1439 };
const NIGHT: Hours = { from: 1140, to: 1439 };

/** Times of day in six languages; numbers of nights are none. */
const SAID: readonly (readonly [RegExp, Hours])[] = [
  [/\b(?:dawn|sunrise|morgengrauen|sonnenaufgang|aube|lever du (?:jour|soleil)|amanecer|alba|nascer do sol|amanhecer)\b/, DAWN],
  [/\b(?:dusk|sunset|twilight|abenddammerung|sonnenuntergang|crepuscule|coucher (?:de|du) soleil|atardecer|anochecer|tramonto|por do sol|entardecer)\b/, DUSK],
  [/\b(?:mornings?|vormittags?|morgens|le matin|por las? mananas?|la mattina|di mattina|de manha|sabado de manha|sabato mattina)\b/, MORNING],
  [/\b(?:afternoons?|nachmittags?|apres midi|por las? tardes?|pomeriggio|pomeriggi|a tarde|de tarde)\b/, AFTERNOON],
  [/\b(?:evenings?|abends?|am abend|le soir|en soiree|por las? noches?|la sera|di sera|a noite|de noite)\b/, EVENING],
  [/\b(?:(?:at|by|in the) night|after dark|nachts|bei nacht|la nuit|de nuit|de noche|di notte|da notte|de madrugada)\b/, NIGHT],
];

/** The times of day that the words ask for; none where they name none. */
export const hoursOf = (said: string): readonly Hours[] => {
  const folded = foldName(said);
  return SAID.flatMap(([words, hours]) => (words.test(folded) ? [hours] : []));
};

/** True when the activity begins within one of the hours, or when none are asked for. */
export function isAtHour({ start }: Pick<Activity, 'start'>, hours: readonly Hours[]): boolean {
  const minute = toMinutes(start);
  return hours.length === 0 || hours.some(({ from, to }) => minute >= from && minute <= to);
}
