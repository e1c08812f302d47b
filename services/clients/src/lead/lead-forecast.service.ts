import { dayIn, type LeadForecast, type LeadForecastQuery } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadForecastRepository } from './lead-forecast.repository.js';
import { NarrowedLeads } from './lead-narrowing.service.js';

/** When the open leads are expected to bring how much, for whoever sees them. */
@Injectable()
export class LeadForecasts {
  constructor(
    private readonly narrowed: NarrowedLeads,
    private readonly repository: LeadForecastRepository,
    private readonly clock: Clock,
    private readonly db: TenantDb,
  ) {}

  async read(user: SignedInUser, query: LeadForecastQuery): Promise<LeadForecast> {
    const seen = await this.narrowed.of(user, query);
    const items = await this.db.run(user.companyId, () => this.repository.byMonth(seen));
    return { today: dayIn(this.clock.now(), user.companyTimezone), items };
  }
}
