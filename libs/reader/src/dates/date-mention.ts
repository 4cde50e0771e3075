/** What a relative date may lean on: today, and the start of the trip once it is known. */
export interface DateReference {
  readonly today: string;
  readonly from: string;
  /** 1 to 12; the month that the text names without a day, as in "in March, from the 12th". */
  readonly month?: number;
}

/** A stretch of text that names one day, or a range in one breath such as "10-14 May". */
export interface DateMention {
  readonly start: number;
  readonly end: number;
  readonly year?: number;
  readonly month?: number;
  /** A weekday without a date. */
  readonly isWeekday?: boolean;
  /** The day that is meant; earlier years are left open until both ends of a trip are known. */
  readonly first: (reference: DateReference, yearHint?: number) => string | null;
  readonly last?: (reference: DateReference, yearHint?: number) => string | null;
}
