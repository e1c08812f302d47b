import { Contributions, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { WorkHours, type AttendedDay, type CompanyDay, type DayRange } from './work-hours.service.js';

/** Asks whoever knows when people work; knows of nobody while that remote is off. Inside `TenantDb.run` only. */
@Injectable()
export class KnownHours {
  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
  ) {}

  async attended(userId: string, range: DayRange): Promise<ReadonlyMap<string, AttendedDay>> {
    return (await this.known())?.attended(userId, range) ?? new Map();
  }

  async offDays(
    userIds: readonly string[],
    range: DayRange,
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    return (await this.known())?.offDays(userIds, range) ?? new Map();
  }

  async available(userIds: readonly string[], range: DayRange): Promise<ReadonlyMap<string, number>> {
    return (await this.known())?.available(userIds, range) ?? new Map();
  }

  async workingMinutes(
    userIds: readonly string[],
    range: DayRange,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
    return (await this.known())?.workingMinutes(userIds, range) ?? new Map();
  }

  async nextOpenings(userIds: readonly string[], at: Date): Promise<ReadonlyMap<string, Date | null>> {
    return (await this.known())?.nextOpenings(userIds, at) ?? new Map();
  }

  async workingSpans(
    userIds: readonly string[],
    range: DayRange,
  ): Promise<ReadonlyMap<string, readonly { from: Date; to: Date }[]>> {
    return (await this.known())?.workingSpans(userIds, range) ?? new Map();
  }

  /** Null where nobody knows. */
  async companyDays(range: DayRange): Promise<readonly CompanyDay[] | null> {
    return (await this.known())?.companyDays(range) ?? null;
  }

  /**
   * Asks beforehand whether that remote is on, which takes a connection of its own: many transactions that ask together
   * would use them all up. Not inside `TenantDb.run`.
   */
  async prepare(companyId: string): Promise<void> {
    await this.contributions.enabledOf(WorkHours, companyId);
  }

  private async known(): Promise<WorkHours | undefined> {
    const [first] = await this.contributions.enabledOf(WorkHours, this.db.currentCompanyId());
    return first;
  }
}
