/** How many an owner may have at a time. */
export interface StandingBounds {
  readonly watches: number;
  readonly schedules: number;
}
