import type { Constraints } from '@app/contracts';
import type { Scan } from '../text/scan.js';

type Rule<T extends string> = readonly [value: T, pattern: RegExp];

const DIETS: readonly Rule<string>[] = [
  ['vegan', /\bvegan\w*|\bvegetalien\w*|\bvegana?s?\b/],
  ['vegetarian', /\bvegetarian\w*|\bveggie\b|\bvegetarier\w*|\bvegetarisch\w*|\bvegetarien\w*|\bno meat\b|\bmeat-free\b/],
  ['halal', /\bhalal\b/],
  ['kosher', /\bkosher\b|\bkoscher\w*|\bcasher\b/],
  ['gluten_free', /\bgluten[- ]?free\b|\bc(?:o?eliac)\w*|\bglutenfrei\w*|\bzoliakie\b|\bsans gluten\b|\bsin gluten\b|\bceliac[oa]\b/],
  ['lactose_free', /\b(?:lactose|dairy)[- ]?(?:free|intoleran\w*)|\blaktose\w*|\bsans lactose\b|\bsin lactosa\b/],
  ['nut_free', /\bnut[- ]?(?:free|allerg\w*)|\ballergic to (?:pea)?nuts\b|\bnussallergie\b/],
  ['no pork', /\b(?:no|not eat|n't eat|without|avoid) pork\b|\b(?:kein|ohne) schwein\w*|\b(?:sans|pas de) porc\b|\b(?:sin|no come|no comemos) cerdo\b/],
  ['pescatarian', /\bpesc[ae]tarian\w*/],
];
const MOBILITY: readonly Rule<string>[] = [
  ['wheelchair', /\bwheel ?chair\w*|\brollstuhl\w*|\bfauteuil roulant\b|\bsilla de ruedas\b/],
  [
    'limited walking',
    /\b(?:limited|reduced|restricted) mobility\b|\b(?:bad|weak|sore) (?:knees?|legs?|back|hips?)\b|\b(?:can't|cannot|can not|trouble|difficulty|hard to) walk\w*|\bcrutches\b|\bwalking stick\b|\bwith a cane\b|\bgehstock\b|\bcanne\b|\bbaston\b|\bwalker\b|\bgehbehindert\w*|\bmobilite reduite\b|\bmovilidad reducida\b|\bno long walks?\b|\bnot walk(?:ing)? (?:too )?(?:much|far)\b/,
  ],
  ['stroller', /\bstrollers?\b|\bpushchairs?\b|\bprams?\b|\bkinderwagen\b|\bpoussette\b|\bcochecito\b/],
];
const PACES: readonly Rule<'slow' | 'normal' | 'fast'>[] = [
  [
    'slow',
    /\b(?:slow(?:er)?|relax(?:ed|ing)?|easy[- ]?going|laid[- ]?back|leisurely|unhurried|calm|gentle|chill(?:ed)?|not (?:too )?(?:rushed|packed|hectic|busy)|no rush|take it easy)\b|\b(?:entspannt\w*|gemutlich\w*|ruhige[snr]? tempo|langsam\w*)\b|\b(?:tranquille\w*|rythme lent|detendue?)\b|\b(?:tranquil[oa]|relajad[oa]|sin prisas?)\b/,
  ],
  [
    'fast',
    /\b(?:fast[- ]?paced|packed|action[- ]packed|busy|intense|full days|see (?:as much|everything)|as much as possible|jam-packed)\b|\b(?:vollgepackt|so viel wie moglich)\b|\b(?:rythme soutenu|le plus possible)\b|\b(?:a tope|lo maximo posible|ritmo rapido)\b/,
  ],
  ['normal', /\b(?:normal|moderate|medium|balanced) pace\b/],
];

export interface SaidNeeds {
  readonly diet: string[];
  readonly mobility: string | null;
  readonly pace: Constraints['pace'] | null;
}

/** Diet, mobility and pace, each in the words of the closed lists that agents know. */
export function readNeeds(scan: Scan): SaidNeeds {
  const text = scan.rest;
  const matching = <T extends string>(rules: readonly Rule<T>[]): T[] => rules.filter(([, pattern]) => pattern.test(text)).map(([value]) => value);
  return { diet: matching(DIETS), mobility: matching(MOBILITY).join(', ') || null, pace: matching(PACES)[0] ?? null };
}
