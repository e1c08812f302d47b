import type { EntityManager } from 'typeorm';
import type { DayRange } from './wall-clock.rules.js';
import type { LeaveOnDate } from './day-measure.rules.js';

/** What a kind of leave is called. */
export interface LeaveName {
  code: string;
  name: string;
}

/** A date on which somebody has approved leave. */
export interface LeaveDate {
  employeeId: string;
  date: string;
  leave: LeaveOnDate;
  /** Of two types on one date, that of the first half. */
  type: LeaveName;
}

/** Offered by whoever keeps leave; attendance does not know how. */
export abstract class ApprovedLeave {
  abstract readonly key: string;
  readonly remote?: string | null;

  /**
   * Approved leave of people, or of everybody, on the dates of a range, in one or two statements however many there
   * are. Inside `TenantDb.run`, whose transaction it is given.
   */
  abstract list(
    tx: EntityManager,
    people: readonly string[] | 'everybody',
    range: DayRange,
  ): Promise<LeaveDate[]>;
}
