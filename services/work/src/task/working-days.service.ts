import { Injectable } from '@nestjs/common';

/** Dates, both ends included. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * Knows when people work: one provider of the portal extends this class. Whom it does not know works in the week of the
 * company. Its methods run inside `TenantDb.run`.
 */
@Injectable()
export abstract class WorkingDays {
  /** Left out while this remote is off. */
  readonly remote?: string | null;

  /** By account, the dates on which that person does not work: weekly days off, holidays and leave. */
  abstract offDaysOf(
    userIds: readonly string[],
    range: DayRange,
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
}
