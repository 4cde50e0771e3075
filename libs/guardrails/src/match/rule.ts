/** Weight from which a single rule blocks; lighter rules block when their weights add up to it. */
export const BLOCKING_WEIGHT = 10;

/** Excerpts are for people who look at a flag, not for storing the text. */
export const EXCERPT_CHARS = 120;

/** One thing to look for, as data. */
export interface Rule {
  /** Stable: part of the flags that runs record. */
  readonly id: string;
  readonly description: string;
  /** 10 blocks alone; less is a weak signal that counts once per text. */
  readonly weight: number;
  /** Word patterns, see `parsePattern`. */
  readonly phrases?: readonly string[];
  /** Word patterns that excuse a phrase they overlap. */
  readonly except?: readonly string[];
  /** For what is not made of words; must be linear, so only bounded repetition before a fixed end. */
  readonly patterns?: readonly RegExp[];
  /** A second look at what a pattern found, such as a checksum; its patterns carry the flag `g`. */
  readonly accepts?: (found: string) => boolean;
}

/** A rule that matched, with up to 120 characters of the place. */
export interface RuleMatch {
  readonly rule: string;
  readonly excerpt: string;
}
