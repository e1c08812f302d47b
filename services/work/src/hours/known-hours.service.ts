import { Contributions, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { WorkHours, type AttendedDay, type DayRange } from './work-hours.service.js';

/** Asks whoever knows. Inside `TenantDb.run` only. */
@Injectable()
export class KnownHours {
  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
  ) {}

  async attended(userId: string, range: DayRange): Promise<ReadonlyMap<string, AttendedDay>> {
    return (await this.known())?.attended(userId, range) ?? new Map();
  }

  async planned(userIds: readonly string[], range: DayRange): Promise<ReadonlyMap<string, number>> {
    return (await this.known())?.planned(userIds, range) ?? new Map();
  }

  private async known(): Promise<WorkHours | undefined> {
    const [first] = await this.contributions.enabledOf(WorkHours, this.db.currentCompanyId());
    return first;
  }
}
