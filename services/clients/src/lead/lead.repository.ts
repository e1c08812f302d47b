import { TenantDb, type ReadValue } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';

export interface StageSum {
  key: string;
  total: number;
  value: number;
  weighted: number;
}

/** At most what stays exact, so that leads with absurd values do not keep the board from being shown. */
const shownSum = (sum: string): string => `least(coalesce(${sum}, 0), 9007199254740991)::bigint`;

/** What the leads of each stage are worth, and where leads came from. Inside `TenantDb.run` only. */
@Injectable()
export class LeadRepository {
  constructor(private readonly db: TenantDb) {}

  /** @param seen which leads `l` count */
  sums(seen: readonly ListFilter[]): Promise<StageSum[]> {
    const values: ReadValue[] = [this.db.currentCompanyId()];
    return this.db.current().query<StageSum[]>(
      `select l.stage_key as key, count(*)::int as total, ${shownSum('sum(l.value)')} as value,
         ${shownSum('round(sum(l.value * l.probability) / 100)')} as weighted
       from lead l where l.company_id = $1 and not l.archived and ${allOf(seen, values)}
       group by l.stage_key`,
      values,
    );
  }

  /** The stage from which a lead came last; none where it was made. */
  before(id: string): Promise<{ stageKey: string }[]> {
    return this.db.current().query<{ stageKey: string }[]>(
      `select stage_key as "stageKey" from lead_stage_change where company_id = $1 and lead_id = $2
       order by at desc, id desc offset 1 limit 1`,
      [this.db.currentCompanyId(), id],
    );
  }
}
