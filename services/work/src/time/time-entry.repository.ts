import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface TimeRow {
  id: string;
  version: number;
  userId: string;
  taskId: string;
  day: string;
  minutes: number | null;
  startedAt: Date | null;
  note: string | null;
  billable: boolean;
  needsReview: boolean;
  /** Of a running timer: when its person clocked out. */
  leftAt: Date | null;
}

export type NewTime = Omit<TimeRow, 'id' | 'version' | 'leftAt'>;

/** What was written of an entry. */
export type WrittenTime = Pick<TimeRow, 'taskId' | 'minutes'>;

const COLUMNS = `id, version, user_id as "userId", task_id as "taskId", day::text, minutes, started_at as "startedAt",
  note, billable, needs_review as "needsReview", left_at as "leftAt"`;

/** Time that people work on tasks. Inside `TenantDb.run` only. */
@Injectable()
export class TimeEntryRepository {
  constructor(private readonly db: TenantDb) {}

  /** Until the transaction ends nothing else of this person's time changes. */
  async lock(userId: string): Promise<void> {
    await this.query(
      `select pg_advisory_xact_lock(hashtextextended('time ' || $1::text || ' ' || $2::text, 0))`,
      [userId],
    );
  }

  async find(id: string): Promise<TimeRow | null> {
    const [row] = await this.query<TimeRow>(
      `select ${COLUMNS} from time_entry where company_id = $1 and id = $2`,
      [id],
    );
    return row ?? null;
  }

  async findRunning(userId: string): Promise<TimeRow | null> {
    const [row] = await this.query<TimeRow>(
      `select ${COLUMNS} from time_entry where company_id = $1 and user_id = $2 and minutes is null`,
      [userId],
    );
    return row ?? null;
  }

  listRunningOn(taskId: string): Promise<TimeRow[]> {
    return this.query(
      `select ${COLUMNS} from time_entry where company_id = $1 and task_id = $2 and minutes is null
       order by user_id`,
      [taskId],
    );
  }

  listRunningSince(before: Date): Promise<TimeRow[]> {
    return this.query(
      `select ${COLUMNS} from time_entry where company_id = $1 and minutes is null and started_at <= $2 order by user_id`,
      [before],
    );
  }

  /** The latest day first. */
  listOfTask(taskId: string, most: number): Promise<TimeRow[]> {
    return this.query(
      `select ${COLUMNS} from time_entry where company_id = $1 and task_id = $2 order by day desc, id desc limit $3`,
      [taskId, most],
    );
  }

  listOfDays(userId: string, from: string, to: string): Promise<TimeRow[]> {
    return this.query(
      `select ${COLUMNS} from time_entry
       where company_id = $1 and user_id = $2 and day between $3 and $4 order by day, id`,
      [userId, from, to],
    );
  }

  async sumOfTask(taskId: string): Promise<number> {
    const [row] = await this.query<{ total: number }>(
      `select coalesce(sum(minutes), 0)::int as total from time_entry
       where company_id = $1 and task_id = $2 and not needs_review`,
      [taskId],
    );
    return row?.total ?? 0;
  }

  /** Minutes of a day without one entry. */
  async sumOfDay(userId: string, day: string, except: string | null): Promise<number> {
    const [row] = await this.query<{ total: number }>(
      `select coalesce(sum(minutes), 0)::int as total from time_entry
       where company_id = $1 and user_id = $2 and day = $3 and id is distinct from $4::uuid`,
      [userId, day, except],
    );
    return row?.total ?? 0;
  }

  async add(row: NewTime): Promise<string> {
    const [made] = await this.query<{ id: string }>(
      `insert into time_entry (company_id, user_id, task_id, day, minutes, started_at, note, billable, needs_review)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [row.userId, row.taskId, row.day, row.minutes, row.startedAt, row.note, row.billable, row.needsReview],
    );
    if (!made) throw new Error('No time was added.');
    return made.id;
  }

  /** @returns the entry as it was written; null: it is not there in that version */
  change(row: TimeRow): Promise<WrittenTime | null> {
    return this.first(
      `with written as (
         update time_entry set day = $4, minutes = $5, started_at = $6, note = $7, billable = $8, needs_review = $9,
           version = version + 1
         where company_id = $1 and id = $2 and version = $3 returning task_id, minutes
       ) select task_id as "taskId", minutes from written`,
      [row.id, row.version, row.day, row.minutes, row.startedAt, row.note, row.billable, row.needsReview],
    );
  }

  /** Notes of a running timer that its person clocked out; null: that they let it run on. */
  async noteLeft(id: string, at: Date | null): Promise<void> {
    await this.query(
      `update time_entry set left_at = $3 where company_id = $1 and id = $2 and minutes is null`,
      [id, at],
    );
  }

  /** Whether anything but these entries is recorded after a moment. */
  async hasAfter(userId: string, at: Date, except: readonly string[]): Promise<boolean> {
    const rows = await this.query(
      `select 1 from time_entry where company_id = $1 and user_id = $2 and started_at >= $3
         and id <> all($4::uuid[]) limit 1`,
      [userId, at, except],
    );
    return rows.length > 0;
  }

  /** @returns the entry that is gone; null: it is not there in that version */
  remove({ id, version }: Pick<TimeRow, 'id' | 'version'>): Promise<WrittenTime | null> {
    return this.first(
      `with written as (
         delete from time_entry where company_id = $1 and id = $2 and version = $3 returning task_id, minutes
       ) select task_id as "taskId", minutes from written`,
      [id, version],
    );
  }

  private async first(sql: string, values: unknown[]): Promise<WrittenTime | null> {
    const [row] = await this.query<WrittenTime>(sql, values);
    return row ?? null;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
