import type { AlikeApplications, ApplicationState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

interface StageCount {
  stageId: string;
  state: ApplicationState;
  open: boolean;
  total: number;
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class ApplicationRepository {
  constructor(private readonly db: TenantDb) {}

  /** How many are in each stage of an opening or have ended, and the newest of each stage. */
  async firstOfStages(openingId: string, most: number): Promise<{ counts: StageCount[]; first: string[] }> {
    const counts = await this.db.current().query<(StageCount & { first: string[] | null })[]>(
      `select stage_id as "stageId", state, open, count(*)::int as total,
         case when open then (array_agg(id::text order by knocked_out, created_at desc, id desc))[1:$3] end as first
       from application where company_id = $1 and opening_id = $2 group by stage_id, state, open`,
      [this.db.currentCompanyId(), openingId, most],
    );
    return { counts, first: counts.flatMap(({ first }) => first ?? []) };
  }

  /** Other applications of the candidate, and of those with the same phone number or name. */
  async listAlike(candidateId: string, most: number): Promise<AlikeApplications['items']> {
    return this.db.current().query(
      `select a.id, c.id as "candidateId", c.name, o.title as opening, a.state,
         case when c.id = m.id then 'person' when c.phone = m.phone then 'phone' else 'name' end as by
       from candidate m join candidate c on c.company_id = m.company_id
         and (c.id = m.id
           or c.erased_at is null and (c.phone = m.phone or c.sort_name = m.sort_name))
       join application a on a.company_id = c.company_id and a.candidate_id = c.id
       join opening o on o.company_id = a.company_id and o.id = a.opening_id
       where m.company_id = $1 and m.id = $2 order by a.created_at desc, a.id desc limit $3`,
      [this.db.currentCompanyId(), candidateId, most],
    );
  }

  /** Whose email it is; of one that was merged, the candidate who stayed. */
  async findCandidate(email: string): Promise<string | null> {
    const [row] = await this.db.current().query<{ id: string }[]>(
      `select coalesce(merged_into_id, id) as id from candidate where company_id = $1 and email = $2
         order by merged_into_id is not null, id desc limit 1`,
      [this.db.currentCompanyId(), email],
    );
    return row?.id ?? null;
  }
}
