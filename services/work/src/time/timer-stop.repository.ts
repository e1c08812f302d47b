import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface TimerStop {
  taskId: string;
  startedAt: Date;
  stoppedAt: Date;
  /** What it left. */
  entries: { id: string; version: number }[];
  /** The timer that was started with the stop. */
  nextId: string | null;
}

/** How each person's last timer ended. Inside `TenantDb.run` only. */
@Injectable()
export class TimerStopRepository {
  constructor(private readonly db: TenantDb) {}

  async find(userId: string): Promise<TimerStop | null> {
    const [row] = await this.query<TimerStop>(
      `select task_id as "taskId", started_at as "startedAt", stopped_at as "stoppedAt", entries, next_id as "nextId"
       from timer_stop where company_id = $1 and user_id = $2`,
      [userId],
    );
    return row ?? null;
  }

  async put(userId: string, { taskId, startedAt, stoppedAt, entries, nextId }: TimerStop): Promise<void> {
    await this.query(
      `insert into timer_stop (company_id, user_id, task_id, started_at, stopped_at, entries, next_id)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (company_id, user_id) do update set task_id = excluded.task_id,
         started_at = excluded.started_at, stopped_at = excluded.stopped_at, entries = excluded.entries,
         next_id = excluded.next_id`,
      [userId, taskId, startedAt, stoppedAt, JSON.stringify(entries), nextId],
    );
  }

  async remove(userId: string): Promise<void> {
    await this.query(`delete from timer_stop where company_id = $1 and user_id = $2`, [userId]);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
