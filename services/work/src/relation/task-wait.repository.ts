import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { closingOrder, type Wait } from './wait-loop.rules.js';

/** Which task waits for which. Inside `TenantDb.run` only. */
@Injectable()
export class TaskWaitRepository {
  constructor(private readonly db: TenantDb) {}

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

  /** Open tasks for which some of the given ones wait, and which are not among them. */
  listOpenBeside(ids: readonly string[]): Promise<Wait[]> {
    return this.query(
      `select b.task_id as "taskId", b.blocker_id as "blockerId" from task_blocker b
       join task t on t.company_id = b.company_id and t.id = b.blocker_id
       where b.company_id = $1 and b.task_id = any($2::uuid[]) and b.blocker_id <> all($2::uuid[]) and t.open
       order by array_position($2::uuid[], b.task_id), t.number`,
      [ids],
    );
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

  /**
   * All that must be closed before the task is: its sub-tasks and what it waits for, and what must be closed before
   * those. A pair is read once, however many ways lead to it.
   */
  listAllFrom(taskId: string): Promise<Wait[]> {
    const ends = (task: string) => `
      select b.task_id, b.blocker_id from task_blocker b where b.company_id = $1 and b.task_id = ${task}
      union all select s.parent_id, s.id from task s where s.company_id = $1 and s.parent_id = ${task}`;
    return this.query(
      `with recursive chain as (
         select first.task_id, first.blocker_id from (${ends('$2')}) as first
         union
         select next.task_id, next.blocker_id from chain c cross join lateral (${ends('c.blocker_id')}) as next
       ) select task_id as "taskId", blocker_id as "blockerId" from chain`,
      [taskId],
    );
  }

  /** The given tasks, each after what must be closed before it. Of tasks that are not connected the order stays. */
  async inOrder(ids: readonly string[]): Promise<string[]> {
    const ends = await this.query<Wait>(
      `select task_id as "taskId", blocker_id as "blockerId" from task_blocker
       where company_id = $1 and task_id = any($2::uuid[]) and blocker_id = any($2::uuid[])
       union select parent_id, id from task
       where company_id = $1 and id = any($2::uuid[]) and parent_id = any($2::uuid[])`,
      [ids],
    );
    return closingOrder(ids, ends);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
