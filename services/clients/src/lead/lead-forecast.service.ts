import { dayIn, type LeadForecast, type LeadForecastQuery } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import type { ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeadForecastRepository } from './lead-forecast.repository.js';
import { LeadRecords } from './lead-records.service.js';

/** When the open leads are expected to bring how much, for whoever sees them. */
@Injectable()
export class LeadForecasts {
  constructor(
    private readonly records: LeadRecords,
    private readonly repository: LeadForecastRepository,
    private readonly clock: Clock,
    private readonly db: TenantDb,
  ) {}

  async read(user: SignedInUser, { owner }: LeadForecastQuery): Promise<LeadForecast> {
    const owned: ListFilter[] = owner ? [{ sql: 'l.owner_id = ?', values: [owner] }] : [];
    const seen = [...(await this.records.leads.sight.seenBy(user)), ...owned];
    const items = await this.db.run(user.companyId, () => this.repository.byMonth(seen));
    return { today: dayIn(this.clock.now(), user.companyTimezone), items };
  }
}
