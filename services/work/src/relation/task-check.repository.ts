import type { TaskCheck } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface CheckRow extends TaskCheck {
  rank: string;
}

/** Checklists of tasks. Inside `TenantDb.run` only. */
@Injectable()
export class TaskCheckRepository {
  constructor(private readonly db: TenantDb) {}

  /** In their order. */
  list(taskId: string): Promise<CheckRow[]> {
    return this.query(
      `select id, text, done, rank from task_check where company_id = $1 and task_id = $2 order by rank, id`,
      [taskId],
    );
  }

  async add(taskId: string, { text, rank }: { text: string; rank: string }): Promise<void> {
    await this.query(`insert into task_check (company_id, task_id, text, rank) values ($1, $2, $3, $4)`, [
      taskId,
      text,
      rank,
    ]);
  }

  async change({ id, text, done, rank }: CheckRow): Promise<void> {
    await this.query(
      `update task_check set text = $3, done = $4, rank = $5 where company_id = $1 and id = $2`,
      [id, text, done, rank],
    );
  }

  async remove(id: string): Promise<void> {
    await this.query(`delete from task_check where company_id = $1 and id = $2`, [id]);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
