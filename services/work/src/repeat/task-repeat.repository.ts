import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Repeats by what is due of them. Inside `TenantDb.run` only. */
@Injectable()
export class TaskRepeatRepository {
  constructor(private readonly db: TenantDb) {}

  /** Active ones whose day has come where they are, or whose latest task was closed or opened again unnoticed. */
  async listDue(at: Date): Promise<string[]> {
    return this.ids(
      `select r.id from task_repeat r join task t on t.company_id = r.company_id and t.id = r.task_id
       where r.company_id = $1 and r.state = 'active' and case when r.mode = 'completion' and t.open
         then r.next_on is not null
         else r.next_on is null or r.next_on <= ($2::timestamptz at time zone r.zone)::date end
       order by r.next_on, r.id`,
      [at],
    );
  }

  /** Active ones that wait for the end of this task. */
  async listWaiting(taskId: string): Promise<string[]> {
    return this.ids(
      `select id from task_repeat
       where company_id = $1 and task_id = $2 and state = 'active' and mode = 'completion'`,
      [taskId],
    );
  }

  /** Those that name the person, in the order of their ids. */
  async listNaming(userId: string): Promise<string[]> {
    return this.ids(
      `select id from task_repeat where company_id = $1 and state <> 'ended'
         and (content->'assigneeIds' ? $2
           or exists (select from jsonb_each(content->'own') own where own.value = to_jsonb($2::text)))
       order by id`,
      [userId],
    );
  }

  private async ids(sql: string, values: readonly unknown[]): Promise<string[]> {
    const rows = await this.db
      .current()
      .query<{ id: string }[]>(sql, [this.db.currentCompanyId(), ...values]);
    return rows.map(({ id }) => id);
  }
}
