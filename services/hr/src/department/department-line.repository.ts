import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The hierarchy of departments. Inside `TenantDb.run` only. */
@Injectable()
export class DepartmentLine {
  constructor(private readonly db: TenantDb) {}

  /** Serialises changes of the hierarchy until the transaction ends, so that two of them cannot close a circle. */
  async lock(): Promise<void> {
    const key = `departments ${this.db.currentCompanyId()}`;
    await this.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  /** Whether `id` is `aboveId` or below it. */
  async isBelow(id: string, aboveId: string): Promise<boolean> {
    const rows = await this.query(
      `with recursive line as (
         select id, parent_id from department where id = $1
         union
         select above.id, above.parent_id from department above join line on above.id = line.parent_id
       )
       select 1 from line where id = $2`,
      [id, aboveId],
    );
    return rows.length > 0;
  }

  async hasParts(id: string): Promise<boolean> {
    const rows = await this.query('select 1 from department where parent_id = $1 and not archived limit 1', [
      id,
    ]);
    return rows.length > 0;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, values);
  }
}
