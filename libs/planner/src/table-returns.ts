/** People come back to a table at the earliest on the second day after; a short trip has room for one such return. */
const DAYS_BETWEEN_RETURNS = 2;
const SHORT_TRIP_DAYS = 4;
const RETURNS_ON_SHORT_TRIP = 1;

/** Which tables of a trip are taken on which days, and which may be taken again. */
export class TableReturns {
  private readonly days = new Map<string, readonly number[]>();

  constructor(private readonly tripDays: number) {}

  /** How often the table is taken already. */
  timesTaken(tableId: string): number {
    return this.days.get(tableId)?.length ?? 0;
  }

  /** True for a new table, and for one that was taken days ago while the trip has room for returns. */
  mayBeTaken(tableId: string, dayIndex: number): boolean {
    const before = this.days.get(tableId);
    if (!before) return true;
    const returns = [...this.days.values()].reduce((sum, days) => sum + days.length - 1, 0);
    const hasRoom = this.tripDays > SHORT_TRIP_DAYS || returns < RETURNS_ON_SHORT_TRIP;
    return hasRoom && before.every((day) => Math.abs(day - dayIndex) >= DAYS_BETWEEN_RETURNS);
  }

  take(tableId: string, dayIndex: number): void {
    this.days.set(tableId, [...(this.days.get(tableId) ?? []), dayIndex]);
  }
}
