import type { ProposalSums } from '@atrium/contracts';
import { TenantDb, type ReadValue } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';

/** What the proposals of each status are worth. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalSumsRepository {
  constructor(private readonly db: TenantDb) {}

  /**
   * The sums are at most what stays exact.
   * @param seen which proposals `p` count
   */
  byState(seen: readonly ListFilter[]): Promise<ProposalSums['items']> {
    const values: ReadValue[] = [this.db.currentCompanyId()];
    return this.db.current().query<ProposalSums['items']>(
      `select p.state, p.currency, count(*)::int as count,
         least(coalesce(sum(p.total), 0), 9007199254740991)::bigint as total
       from proposal p where p.company_id = $1 and ${allOf(seen, values)}
       group by p.state, p.currency order by p.state, p.currency`,
      values,
    );
  }
}
