import { MOST_LEVELS } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Tasks and their sub-tasks. Inside `TenantDb.run` only. */
@Injectable()
export class TaskTreeRepository {
  constructor(private readonly db: TenantDb) {}

  /**
   * Until the transaction ends no other task is hung below another, made to wait, closed or opened: two halves of a
   * circle cannot be added together, nor a part be opened while its whole is closed. Taken before lists and rows.
   */
  async lock(): Promise<void> {
    const key = `task relations ${this.db.currentCompanyId()}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  /** The task and all above it, from the bottom. */
  async listAbove(id: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `with recursive up as (
         select id, parent_id, 1 as level from task where company_id = $1 and id = $2
         union all
         select t.id, t.parent_id, up.level + 1 from up join task t on t.company_id = $1 and t.id = up.parent_id
         where up.level <= ${String(MOST_LEVELS)}
       ) select id from up order by level`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** How many levels the task and those below it have. */
  async countLevels(id: string): Promise<number> {
    const [row] = await this.query<{ levels: number }>(
      `with recursive down as (
         select id, 1 as level from task where company_id = $1 and id = $2
         union all
         select t.id, down.level + 1 from down join task t on t.company_id = $1 and t.parent_id = down.id
         where down.level <= ${String(MOST_LEVELS)}
       ) select max(level)::int as levels from down`,
      [id],
    );
    return row?.levels ?? 0;
  }

  /** The open tasks below a task, the deepest first. */
  async listOpenBelow(id: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `with recursive down as (
         select id, open, 0 as level from task where company_id = $1 and id = $2
         union all
         select t.id, t.open, down.level + 1 from down join task t on t.company_id = $1 and t.parent_id = down.id
         where down.level <= ${String(MOST_LEVELS)}
       ) select id from down where open and level > 0 order by level desc, id`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** All below a task, each part after its whole. */
  async listBelow(id: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `with recursive down as (
         select id, 0 as level from task where company_id = $1 and id = $2
         union all
         select t.id, down.level + 1 from down join task t on t.company_id = $1 and t.parent_id = down.id
         where down.level <= ${String(MOST_LEVELS)}
       ) select id from down where level > 0 order by level, id`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** Those right below it, as they were written. */
  async listChildren(id: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select id from task where company_id = $1 and parent_id = $2 and archived_at is null order by number`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
