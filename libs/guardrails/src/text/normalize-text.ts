import { decodedRuns } from './decode.js';
import { capMarks, foldLetters } from './fold.js';
import { revealHidden } from './hidden-characters.js';

const SPACES = /\s+/gu;

export interface NormalizedText {
  /** NFKC, no invisible characters, look-alikes folded, one space for any white space, lower case. */
  readonly normalized: string;
  /** Messages that a reader does not see or cannot read: Unicode tags, base64, hex, entities and the like, decoded. */
  readonly hidden: string[];
}

/** The text as a careful reader would see it, in linear time; accents go, because attackers sprinkle them and rules ignore them. */
export function normalizeText(text: string): NormalizedText {
  const { visible, tagged } = revealHidden(text);
  const folded = foldLetters(capMarks(visible).normalize('NFKC'));
  return {
    normalized: folded.replace(SPACES, ' ').trim().toLowerCase(),
    hidden: [...tagged, ...decodedRuns(visible)],
  };
}
