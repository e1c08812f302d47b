import type { SubjectPlace } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RecordAttachment } from '../merges/record-attachment.js';

/**
 * Saved views whose filters name a record. One that names both records of a merge stays: it shows the same without the
 * one that is gone.
 */
@Injectable()
export class SavedViewAttachment extends RecordAttachment {
  override readonly key = 'savedViews';

  constructor(private readonly db: TenantDb) {
    super();
  }

  async listIds({ id }: SubjectPlace): Promise<string[]> {
    const rows = await this.query(
      `select id from saved_view where company_id = $1 and position($2 in filters::text) > 0`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  async move(ids: readonly string[], { id: from }: SubjectPlace, to: string): Promise<string[]> {
    const rows = await this.query(
      `with moved as (
         update saved_view set filters = replace(filters::text, $2, $3)::jsonb
         where company_id = $1 and id = any($4::uuid[]) and position($2 in filters::text) > 0
           and position($3 in filters::text) = 0
         returning id
       ) select id from moved`,
      [from, to, ids],
    );
    return rows.map((row) => row.id);
  }

  private query(sql: string, values: readonly unknown[]): Promise<{ id: string }[]> {
    return this.db.current().query<{ id: string }[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
