import type { Scan } from '../text/scan.js';
import { readAges } from './read-ages.js';
import { readCompanions } from './read-companions.js';
import type { SaidCompany } from './read-companions.js';
import { takeCounts } from './read-counts.js';
import type { SaidCounts } from './read-counts.js';

/** Who travels, as far as the text says it. */
export interface SaidTravellers {
  readonly travellers: number | null;
  readonly adults: number | null;
  readonly children: number | null;
  readonly childrenAges: readonly number[] | null;
  readonly words: string;
  /** Nobody was named: the text only ever says "I". */
  readonly isImplied?: boolean;
}

const CHILD_WORD = /\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|infants?|sons?|daughters?|kind(?:er|ern)?|enfants?|ninos?|hijos?|hijas?)\b/;

/** "Just the two of us, no kids": a refusal brings no children. */
const NO_CHILD =
  /\b(?:no|without(?: the| our| any)?|sans|ohne|sin|senza|sem) (?:kids?|child(?:ren)?|kinder|enfants|ninos|hijos|bambini|figli|criancas|filhos)\b/g;

interface Sum {
  readonly travellers: number | null;
  readonly adults: number | null;
}

const plus = (adults: number, children: number | null): Sum => ({ travellers: adults + (children ?? 0), adults });

/** Children of unknown number are somewhere in the total, so the number of adults stays open. */
function sumOfTotal(counts: SaidCounts, people: number, children: number | null, mentionsChildren: boolean): Sum {
  if (children === null) return { travellers: people, adults: mentionsChildren ? null : people };
  const isIncluded = counts.includesChildren || people > 2 * children + 2;
  return isIncluded ? { travellers: people, adults: people > children ? people - children : null } : plus(people, children);
}

function sumOf(counts: SaidCounts, company: SaidCompany, children: number | null, mentionsChildren: boolean): Sum | null {
  // "2 adults, we are four": the others are children.
  if (counts.people !== null && counts.adults !== null && counts.adults < counts.people) return { travellers: counts.people, adults: counts.adults };
  if (counts.people !== null) return sumOfTotal(counts, counts.people, children, mentionsChildren);
  const adults = counts.adults ?? company.adults;
  if (adults !== null) return plus(adults, children);
  return children === null ? null : { travellers: null, adults: null };
}

/**
 * Takes the words about people and adds them up.
 *
 * A total that was said wins; children are part of it only where the text says "including" or names the group as a whole.
 */
export function takeTravellers(scan: Scan): SaidTravellers | null {
  const mentionsChildren = CHILD_WORD.test(scan.rest.replace(NO_CHILD, ''));
  const childrenAges = readAges(scan);
  const counts = takeCounts(scan);
  const company = readCompanions(scan);
  const children = counts.children ?? company.children ?? childrenAges?.length ?? null;
  const sum = sumOf(counts, company, children, mentionsChildren);
  return sum && { ...sum, children, childrenAges, words: [counts.words, company.words].filter((part) => part !== '').join(', ') };
}
