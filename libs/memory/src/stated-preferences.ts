import { withShortBlanks } from '@app/contracts';
import type { MemoryKey, Remembered } from '@app/contracts';
import { foldName } from '@app/guide';
import { needsInWords } from '@app/reader';
import { airportAt } from './home-airport.js';
import { readPreference } from './read-preference.js';

/** Words that make a statement one to keep: "remember that", "I always", "in general". Over folded text. */
const KEEP =
  /\b(?:remember|keep in mind|for (?:the future|next time|all (?:my|our) trips)|(?:i|we)(?: m| am| are| re)? always|as always|always (?:fly|travel|eat|pay|need|plan|book|start)|(?:my|our) (?:home airport|usual airport|currency|diet)|in general (?:i|we)|merk(?:e|t)? (?:dir|euch)|denk(?:e)? daran|(?:ich|wir) (?:[a-z]+ )?(?:immer|grundsatzlich)|immer (?:ab|von)|(?:mein|unser)e? (?:heimatflughafen|wahrung)|souviens toi|rappelle toi|retiens|n oublie pas|(?:je|nous) [a-z]+ toujours|(?:mon|notre) aeroport|ma devise|recuerd[ae]|ten en cuenta|acuerdate|siempre|(?:mi|nuestro) aeropuerto|mi moneda)\b/;
/** What sounds like it and is none: a memory, a dream, a thing denied or taken back. */
const NOT_KEPT =
  /\b(?:remember (?:when|how|the (?:time|day|trip)|our (?:last|first))|always (?:wanted|dreamed|dreamt|loved|liked|wondered|thought)|(?:not|never|no longer|not any ?more|used to be|isn t|aren t|don t|do not)\b|(?:nicht|kein\w*|nie)\b|(?:ne|n) [a-z]+ (?:pas|plus)\b|ya no\b|no soy\b)/;

const HOME = [
  /\b(?:home|usual) airport\s{0,2}(?:is|:|=)?\s{1,2}(.+)$/i,
  /\b(?:always|usually)\s{1,2}(?:fly|flying|depart|leave|start|travel)\s{1,2}(?:out of|from)\s{1,2}(.+)$/i,
  /\b(?:fly|depart|leave|start)\s{1,2}(?:out of|from)\s{1,2}(.+)$/i,
  /\b(?:heimatflughafen)\s{0,2}(?:ist|:)?\s{1,2}(.+)$/i,
  /\b(?:immer)\s{1,2}(?:ab|von)\s{1,2}(.+)$/i,
  /\ba[eé]roport(?:\s{1,2}d['’e]\s{0,2}(?:attache|origine|départ))?\s{0,2}(?:est|:)?\s{1,2}(.+)$/i,
  /\btoujours\s{1,2}(?:de|depuis)\s{1,2}(.+)$/i,
  /\baeropuerto(?:\s{1,2}(?:de\s{1,2})?(?:casa|salida|habitual))?\s{0,2}(?:es|:)?\s{1,2}(.+)$/i,
  /\bsiempre\s{1,2}(?:de|desde)\s{1,2}(.+)$/i,
];
/** A currency is only kept when the statement is about money; "remember the 500 EUR" is about a trip. */
const ABOUT_CURRENCY =
  /\b(?:currency|pay in|prices in|amounts in|wahrung|preise in|zahlen? in|devise|prix en|payer en|moneda|precios en|pag(?:o|amos|ar) en)\b/;

const SENTENCES = /[.!?;](?=\s|$)|\n/;
const MAX_SENTENCES = 100;

function homeAirportIn(sentence: string): string | null {
  for (const pattern of HOME) {
    const rest = pattern.exec(sentence)?.[1]?.replace(/^(?:is|ist|est|es|the|to be)\s{1,2}/i, '');
    const airport = rest === undefined ? null : airportAt(rest);
    if (airport) return airport;
  }
  return null;
}

function preferencesIn(sentence: string): Remembered {
  const folded = foldName(sentence);
  if (!KEEP.test(folded) || NOT_KEPT.test(folded.replace(/\b(?:don t|do not|not) forget\b|\bn oublie pas\b/g, ' '))) return {};
  const { diet, mobility, pace, currency } = needsInWords(sentence);
  const said: readonly (readonly [MemoryKey, string | readonly string[] | null])[] = [
    ['diet', diet.length > 0 ? diet : null],
    ['mobility', mobility],
    ['pace', pace ?? null],
    ['homeAirport', homeAirportIn(sentence)],
    ['currency', ABOUT_CURRENCY.test(folded) ? currency : null],
  ];
  const read = said.flatMap(([key, words]) => {
    const value = words === null ? null : readPreference(key, words);
    return value === null ? [] : [[key, value] as const];
  });
  return Object.fromEntries(read) as Remembered;
}

/**
 * The preferences that a person's words ask to keep for other trips as well, in English, German, French or Spanish; a later sentence wins.
 * What they say about this trip alone is not among them. Pure and deterministic; for words of people only.
 */
export function statedPreferences(text: string): Remembered {
  const sentences = withShortBlanks(text).split(SENTENCES).slice(0, MAX_SENTENCES);
  return sentences.reduce<Remembered>((kept, sentence) => ({ ...kept, ...preferencesIn(sentence) }), {});
}
