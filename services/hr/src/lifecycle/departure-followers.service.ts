import { Contributions, TenantDb, type AuditActor } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { DepartureFollower, type Departure } from './departure-follower.service.js';

/** Tells other services that somebody leaves. Inside `TenantDb.run` only. */
@Injectable()
export class DepartureFollowers {
  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
  ) {}

  async tell(departure: Departure, by: AuditActor | null): Promise<void> {
    const companyId = this.db.currentCompanyId();
    for (const follower of await this.contributions.enabledOf(DepartureFollower, companyId))
      await follower.follow(departure, by);
  }
}
