import { Injectable } from '@nestjs/common';

export interface DayRange {
  from: string;
  to: string;
}

/** What is known of somebody's day beside their tasks. */
export interface AttendedDay {
  /** Minutes at work, so far. */
  attended: number;
  /** A weekly day off, a holiday, or leave for all of it. */
  off: boolean;
}

/** Knows when people are at work: one provider of the portal extends this class. Its methods run inside `TenantDb.run`. */
@Injectable()
export abstract class WorkHours {
  /** Left out while this remote is off. */
  readonly remote?: string | null;

  /** By date; empty for an account that it does not know. */
  abstract attended(userId: string, range: DayRange): Promise<ReadonlyMap<string, AttendedDay>>;

  /** Minutes that people are planned to work, without days off and leave; accounts that it does not know are left out. */
  abstract planned(userIds: readonly string[], range: DayRange): Promise<ReadonlyMap<string, number>>;
}
