import type { Scan } from '../text/scan.js';
import { readAges } from './read-ages.js';
import { readCompanions } from './read-companions.js';
import { takeCounts } from './read-counts.js';

/** Who travels, as far as the text says it. */
export interface SaidTravellers {
  readonly travellers: number | null;
  readonly adults: number | null;
  readonly children: number | null;
  readonly childrenAges: readonly number[] | null;
  readonly words: string;
}

const CHILD_WORD = /\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|infants?|sons?|daughters?|kind(?:er|ern)?|enfants?|ninos?|hijos?|hijas?)\b/;

/**
 * Takes the words about people and adds them up.
 *
 * A total that was said wins; children are part of it only where the text says "including".
 */
export function takeTravellers(scan: Scan): SaidTravellers | null {
  const mentionsChildren = CHILD_WORD.test(scan.rest);
  const ages = readAges(scan);
  const counts = takeCounts(scan);
  const company = readCompanions(scan);
  const children = counts.children ?? company.children ?? (ages && ages.length > 0 ? ages.length : null);
  const words = [counts.words, company.words].filter((part) => part !== '').join(', ');
  const made = (travellers: number | null, adults: number | null): SaidTravellers => ({
    travellers, adults: adults !== null && adults > 0 ? adults : null, children, childrenAges: ages, words,
  });
  if (counts.people !== null) {
    const isIncluded = children === null || counts.includesChildren || counts.people > 2 * children + 2;
    const total = counts.people + (isIncluded ? 0 : (children ?? 0));
    return made(total, mentionsChildren && children === null ? null : total - (children ?? 0));
  }
  if (counts.adults !== null) return made(counts.adults + (children ?? 0), counts.adults);
  if (company.adults !== null) return made(company.adults + (children ?? 0), company.adults);
  return children === null ? null : made(null, null);
}
