import type { LeadStage } from '@atrium/contracts';
import { TenantDb, type ReadValue } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';

export interface StageSum {
  stage: LeadStage;
  total: number;
  value: number;
  weighted: number;
}

/** What the leads of each stage are worth. Inside `TenantDb.run` only. */
@Injectable()
export class LeadRepository {
  constructor(private readonly db: TenantDb) {}

  /** @param seen which leads `l` count */
  sums(seen: readonly ListFilter[]): Promise<StageSum[]> {
    const values: ReadValue[] = [this.db.currentCompanyId()];
    return this.db.current().query<StageSum[]>(
      `select l.stage, count(*)::int as total, coalesce(sum(l.value), 0)::float8 as value,
         coalesce(sum(l.value * l.probability / 100), 0)::float8 as weighted
       from lead l where l.company_id = $1 and not l.archived and ${allOf(seen, values)} group by l.stage`,
      values,
    );
  }
}
