import type { LeadForecast } from '@atrium/contracts';
import { TenantDb, type ReadValue } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';

/** At most what stays exact. */
const shownSum = (sum: string): string => `least(coalesce(${sum}, 0), 9007199254740991)::bigint`;

/** What open leads are worth by month. Inside `TenantDb.run` only. */
@Injectable()
export class LeadForecastRepository {
  constructor(private readonly db: TenantDb) {}

  /** The earliest month first, those without one last. @param seen which leads `l` count */
  byMonth(seen: readonly ListFilter[]): Promise<LeadForecast['items']> {
    const values: ReadValue[] = [this.db.currentCompanyId()];
    return this.db.current().query<LeadForecast['items']>(
      `select to_char(l.expected_close, 'YYYY-MM') as month, count(*)::int as count,
         ${shownSum('sum(l.value)')} as value,
         ${shownSum('round(sum(l.value * l.probability) / 100)')} as weighted
       from lead l where l.company_id = $1 and l.open and ${allOf(seen, values)}
       group by 1 order by 1 nulls last`,
      values,
    );
  }
}
