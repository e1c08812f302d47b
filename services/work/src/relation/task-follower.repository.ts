import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Who follows a task without being assigned to it. Inside `TenantDb.run` only. */
@Injectable()
export class TaskFollowerRepository {
  constructor(private readonly db: TenantDb) {}

  async add(taskId: string, userId: string): Promise<void> {
    await this.query(
      `insert into task_follower (company_id, task_id, user_id) values ($1, $2, $3) on conflict do nothing`,
      [taskId, userId],
    );
  }

  async remove(taskId: string, userId: string): Promise<void> {
    await this.query(`delete from task_follower where company_id = $1 and task_id = $2 and user_id = $3`, [
      taskId,
      userId,
    ]);
  }

  private async query(sql: string, values: unknown[]): Promise<void> {
    await this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
