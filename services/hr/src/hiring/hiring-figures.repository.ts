import type { ApplicationSource, ApplicationState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

interface Counted {
  state: ApplicationState;
  source: ApplicationSource;
  people: number;
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class HiringFiguresRepository {
  constructor(private readonly db: TenantDb) {}

  /** Applications by state and source. @param owners of the openings that count; null: all do */
  count(owners: readonly string[] | null): Promise<Counted[]> {
    return this.db.current().query<Counted[]>(
      `select a.state, a.source, count(*)::int as people
       from application a join opening o on o.company_id = a.company_id and o.id = a.opening_id
       where a.company_id = $1 and ($2::uuid[] is null or o.owner_id = any($2::uuid[]))
       group by a.state, a.source`,
      [this.db.currentCompanyId(), owners],
    );
  }
}
