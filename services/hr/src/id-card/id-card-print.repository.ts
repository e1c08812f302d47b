import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Inside `TenantDb.run` only. */
@Injectable()
export class IdCardPrintRepository {
  constructor(private readonly db: TenantDb) {}

  async add({ id, fileId, at }: { id: string; fileId: string; at: Date }): Promise<void> {
    await this.db
      .current()
      .query('insert into id_card_print (company_id, id, file_id, created_at) values ($1, $2, $3, $4)', [
        this.db.currentCompanyId(),
        id,
        fileId,
        at,
      ]);
  }

  async exists(id: string): Promise<boolean> {
    const values = [this.db.currentCompanyId(), id];
    const rows: unknown[] = await this.db
      .current()
      .query('select 1 from id_card_print where company_id = $1 and id = $2', values);
    return rows.length > 0;
  }

  /** Removes what was made before a moment. @returns the files */
  async takeOld(before: Date): Promise<string[]> {
    const rows = await this.db
      .current()
      .query<{ fileId: string }[]>(
        `with gone as (delete from id_card_print where company_id = $1 and created_at < $2 returning file_id) select file_id as "fileId" from gone`,
        [this.db.currentCompanyId(), before],
      );
    return rows.map(({ fileId }) => fileId);
  }
}
