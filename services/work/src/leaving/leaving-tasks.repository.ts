import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The tasks of somebody who leaves. Inside `TenantDb.run` only. */
@Injectable()
export class LeavingTasksRepository {
  constructor(private readonly db: TenantDb) {}

  /** Their open tasks, in the order of their numbers. */
  async listOpen(userId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select t.id from task_assignee a join task t on t.company_id = a.company_id and t.id = a.task_id
       where a.company_id = $1 and a.user_id = $2 and a.open order by t.number`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async countOpen(userId: string): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `select count(*)::int as count from task_assignee where company_id = $1 and user_id = $2 and open`,
      [userId],
    );
    return row?.count ?? 0;
  }

  /** Whether an account takes tasks. */
  async isActive(userId: string): Promise<boolean> {
    const [row] = await this.query<{ active: boolean }>(
      `select status = 'active' as active from person where company_id = $1 and id = $2`,
      [userId],
    );
    return row?.active ?? false;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
