import type { HiringStage } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface NamedOpening {
  id: string;
  /** Its title in small letters. */
  key: string;
  state: string;
  stages: HiringStage[];
}

/** Somebody who applied for an opening. */
export interface Applied {
  openingId: string;
  email: string | null;
  phone: string | null;
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class ApplicantFileRepository {
  constructor(private readonly db: TenantDb) {}

  /** @param titles in small letters */
  listOpenings(titles: readonly string[]): Promise<NamedOpening[]> {
    return this.db.current().query<NamedOpening[]>(
      `select id, lower(title) as key, state, stages from opening
       where company_id = $1 and lower(title) = any($2::text[]) order by created_at, id`,
      [this.db.currentCompanyId(), titles],
    );
  }

  /** Who applied for these with one of the addresses or numbers. */
  listApplied(openingIds: readonly string[], reached: readonly string[]): Promise<Applied[]> {
    return this.db.current().query<Applied[]>(
      `select a.opening_id as "openingId", c.email, c.phone
       from application a join candidate c on c.company_id = a.company_id and c.id = a.candidate_id
       where a.company_id = $1 and a.opening_id = any($2::uuid[])
         and (c.email = any($3::text[]) or c.phone = any($3::text[]))`,
      [this.db.currentCompanyId(), openingIds, reached],
    );
  }

  /** Candidates without an application, whom nothing would ever erase. */
  async listAlone(): Promise<string[]> {
    const rows = await this.db.current().query<{ id: string }[]>(
      `select c.id from candidate c where c.company_id = $1 and not exists (
         select from application a where a.company_id = c.company_id
           and a.candidate_id = coalesce(c.merged_into_id, c.id))`,
      [this.db.currentCompanyId()],
    );
    return rows.map(({ id }) => id);
  }

  /** Removes those of them who are still alone. @returns who is gone */
  async removeAlone(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.db
      .current()
      .query<{ id: string }[]>('select candidate_remove_alone($1::uuid[]) as id', [ids]);
    return new Set(rows.map(({ id }) => id));
  }
}
