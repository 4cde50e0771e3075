import type { Catalog, FinalPlan, UserRequest } from '@app/contracts';
import type { Coordinates, GuideEatery, Hours, PlaceFlags } from '@app/guide';
import type { AuditCode } from './audit-codes.js';

/** Something that a source knows by its name. */
export interface SourcePlace extends Partial<Coordinates> {
  readonly name: string;
  /** Null where the source does not know them. */
  readonly hours: Hours | null;
  readonly closedOn?: readonly string[] | undefined;
  /** Stairs, slopes and what else is known of getting in. */
  readonly flags?: PlaceFlags | undefined;
  readonly indoor?: boolean | undefined;
}

/** A table of a source; diets are those that are easy to keep there, null where the source does not know. */
export interface SourceEatery extends SourcePlace {
  readonly diets: GuideEatery['diets'] | null;
  readonly cuisines: readonly string[];
}

/** What a source knows about a city; a city of the guide is one. */
export interface SourceCity extends Partial<Coordinates> {
  readonly places: readonly SourcePlace[];
  readonly eateries: readonly SourceEatery[];
  /** Quarters and excursions: names that meals, rests and activities may stand under. */
  readonly areas?: readonly SourcePlace[] | undefined;
  /** All places lie within this distance of the centre, in kilometres; 60 where it is not said. */
  readonly reachKm?: number | undefined;
}

/** What a plan is held against. */
export interface AuditContext {
  readonly request: UserRequest;
  /** The source's city of that name, of several the one at `near`; undefined when it has none. */
  findCity(name: string, near?: Coordinates): SourceCity | undefined;
  /** The catalog that the plan was made from, whose flights, ways and houses it may use and no others. */
  readonly catalog?: Catalog | undefined;
}

/** One finding; `day` counts from 1 in the order of the plan's days. */
export interface AuditViolation {
  readonly code: AuditCode;
  readonly detail: string;
  readonly day?: number;
}

/** One check: everything it finds, in order of the days. */
export type Check = (plan: FinalPlan, context: AuditContext) => AuditViolation[];
