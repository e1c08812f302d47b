import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Wait } from './wait-loop.rules.js';

/** Which task waits for which. Inside `TenantDb.run` only. */
@Injectable()
export class TaskWaitRepository {
  constructor(private readonly db: TenantDb) {}

  /** Until the transaction ends no other task is made to wait: two halves of a loop cannot be added together. */
  async lock(): Promise<void> {
    const key = `task waits ${this.db.currentCompanyId()}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  async add({ taskId, blockerId }: Wait): Promise<void> {
    await this.query(
      `insert into task_blocker (company_id, task_id, blocker_id) values ($1, $2, $3) on conflict do nothing`,
      [taskId, blockerId],
    );
  }

  async remove({ taskId, blockerId }: Wait): Promise<void> {
    await this.query(`delete from task_blocker where company_id = $1 and task_id = $2 and blocker_id = $3`, [
      taskId,
      blockerId,
    ]);
  }

  async listBlockers(taskId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select b.blocker_id as id from task_blocker b join task t on t.company_id = b.company_id and t.id = b.blocker_id
       where b.company_id = $1 and b.task_id = $2 order by t.open desc, t.number`,
      [taskId],
    );
    return rows.map(({ id }) => id);
  }

  async listOpenBlockers(taskId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select b.blocker_id as id from task_blocker b join task t on t.company_id = b.company_id and t.id = b.blocker_id
       where b.company_id = $1 and b.task_id = $2 and t.open order by t.number`,
      [taskId],
    );
    return rows.map(({ id }) => id);
  }

  async listWaiting(blockerId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select b.task_id as id from task_blocker b join task t on t.company_id = b.company_id and t.id = b.task_id
       where b.company_id = $1 and b.blocker_id = $2 order by t.number`,
      [blockerId],
    );
    return rows.map(({ id }) => id);
  }

  /** Open tasks that waited for this one alone. */
  async listFreed(blockerId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select b.task_id as id from task_blocker b join task t on t.company_id = b.company_id and t.id = b.task_id
       where b.company_id = $1 and b.blocker_id = $2 and t.open and not exists (
         select from task_blocker o join task w on w.company_id = o.company_id and w.id = o.blocker_id
         where o.company_id = b.company_id and o.task_id = b.task_id and w.open)`,
      [blockerId],
    );
    return rows.map(({ id }) => id);
  }

  /** Those of which both tasks are among the given ones. */
  listAmong(ids: readonly string[]): Promise<Wait[]> {
    return this.query(
      `select task_id as "taskId", blocker_id as "blockerId" from task_blocker
       where company_id = $1 and task_id = any($2::uuid[]) and blocker_id = any($2::uuid[])`,
      [ids],
    );
  }

  /** All that the task waits for, and what those wait for in turn. A pair is read once, however many ways lead to it. */
  listAllFrom(taskId: string): Promise<Wait[]> {
    return this.query(
      `with recursive chain as (
         select task_id, blocker_id from task_blocker where company_id = $1 and task_id = $2
         union
         select b.task_id, b.blocker_id from chain c join task_blocker b on b.company_id = $1 and b.task_id = c.blocker_id
       ) select task_id as "taskId", blocker_id as "blockerId" from chain`,
      [taskId],
    );
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
