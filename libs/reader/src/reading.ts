import type { ParsedRequest } from '@app/contracts';
import type { PlaceIndex } from './places/place-index.js';

/** A field that was read, the value as text, and the person's own words it comes from. */
export interface Evidence {
  readonly field: string;
  readonly value: string;
  readonly words: string;
}

/** Two statements that cannot both hold, or one that cannot hold at all or means several things; `field` is what to ask again. */
export interface Contradiction {
  readonly field: string;
  readonly message: string;
  /** What it may mean, where that is a short list; each is a good answer for the field. */
  readonly options?: readonly string[];
}

/** What the words mean to this client; the reader knows no clock and no place of its own. */
export interface ReadOptions {
  /** ISO date or date-time. */
  readonly now: string;
  /** IANA zone in which "tomorrow" is meant; without it the date of `now` as written counts. */
  readonly timezone?: string;
  /** BCP 47 tag; decides what 5/10/2027 means. */
  readonly locale?: string;
  /** ISO 4217; what a symbol shared by several currencies, such as $, stands for. */
  readonly currency?: string;
  /** Never read as an origin: the caller fills it in when nothing else was said. */
  readonly homeAirport?: string;
  /** What earlier messages of the same thread gave; corrections in this text win over it. */
  readonly previous?: ParsedRequest | null;
  /** Fields that were just asked: a bare answer goes to them. */
  readonly asked?: readonly string[];
  /** Where names are looked up; without it only public place names are known, not the guide's. */
  readonly places?: PlaceIndex;
}

export interface Reading {
  readonly parsed: ParsedRequest;
  readonly evidence: readonly Evidence[];
  readonly contradictions: readonly Contradiction[];
}
