import { Injectable } from '@nestjs/common';

/** Dates, both ends included. */
export interface DayRange {
  from: string;
  to: string;
}

/** What is known of somebody's day beside their tasks. */
export interface AttendedDay {
  /** Minutes at work, so far. */
  attended: number;
  /** When that was, breaks left out, in its order. */
  spans: readonly { from: Date; to: Date }[];
  /** A weekly day off, a holiday, or leave for all of it. */
  off: boolean;
}

/** A date of the company, as everybody works who has no plan of their own. */
export interface CompanyDay {
  date: string;
  /** A weekly day off or a holiday. */
  off: boolean;
  /** From the beginning to the end of its shift; null where none is planned. */
  hours: { from: Date; to: Date } | null;
}

/**
 * Knows when people are at work: one provider of the portal extends this class. Accounts that it does not know are left
 * out of its answers. Its methods run inside `TenantDb.run`.
 */
@Injectable()
export abstract class WorkHours {
  /** Left out while this remote is off. */
  readonly remote?: string | null;

  /** By date; empty for an account that it does not know. */
  abstract attended(userId: string, range: DayRange): Promise<ReadonlyMap<string, AttendedDay>>;

  /** By account, the dates without work: weekly days off, holidays, and leave for all of the day. */
  abstract offDays(
    userIds: readonly string[],
    range: DayRange,
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>>;

  /** By account, the minutes of work of these days: the schedule less holidays and leave. */
  abstract available(userIds: readonly string[], range: DayRange): Promise<ReadonlyMap<string, number>>;

  /** By account and date, the minutes of work; none on days off and on leave for all of the day. */
  abstract workingMinutes(
    userIds: readonly string[],
    range: DayRange,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>>;

  /** By account, when the person is next at work, `at` itself for who is now; null: not within two weeks. */
  abstract nextOpenings(userIds: readonly string[], at: Date): Promise<ReadonlyMap<string, Date | null>>;

  /** By account, from when to when the person is at work; a day without a shift is whole. */
  abstract workingSpans(
    userIds: readonly string[],
    range: DayRange,
  ): Promise<ReadonlyMap<string, readonly { from: Date; to: Date }[]>>;

  /** The dates of a range as the company works, by its schedule and its holidays. */
  abstract companyDays(range: DayRange): Promise<readonly CompanyDay[]>;
}
