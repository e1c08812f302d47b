import { TenantDb } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TASKS, type TaskSteps } from '../task/task.record.js';

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

const COLUMNS = `id, version, user_id as "userId", task_id as "taskId", day::text, minutes, started_at as "startedAt",
  note, billable, needs_review as "needsReview", left_at as "leftAt"`;

/** The minutes of an entry that count. */
const counted = (entry: string): string =>
  `(case when ${entry}.needs_review then 0 else coalesce(${entry}.minutes, 0) end)`;

/** What a change of an entry does to the sum of its task. */
interface Spent {
  id: string;
  taskId: string;
  added: number;
}

/** Time that people work on tasks; tasks know the sum of what counts. Inside `TenantDb.run` only. */
@Injectable()
export class TimeEntryRepository {
  private readonly tasks: TaskSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
  ) {
    this.tasks = records.of(TASKS);
  }

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
      `select spent as total from task where company_id = $1 and id = $2`,
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
    const [made] = await this.query<Spent>(
      `with made as (
         insert into time_entry (company_id, user_id, task_id, day, minutes, started_at, note, billable, needs_review)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id, task_id as "taskId", ${counted('time_entry')} as added
       ) select * from made`,
      [
        ...[row.userId, row.taskId, row.day, row.minutes, row.startedAt],
        ...[row.note, row.billable, row.needsReview],
      ],
    );
    if (!made) throw new Error('No time was added.');
    await this.sum(made);
    return made.id;
  }

  /** @returns whether it was there in that version */
  async change(row: TimeRow): Promise<boolean> {
    const [changed] = await this.query<Spent>(
      `with before as (
         select id, ${counted('time_entry')} as minutes from time_entry
         where company_id = $1 and id = $2 and version = $3 for update
       ), changed as (
         update time_entry e set day = $4, minutes = $5, started_at = $6, note = $7, billable = $8, needs_review = $9,
           version = version + 1
         from before where e.company_id = $1 and e.id = before.id
         returning e.id, e.task_id as "taskId", ${counted('e')} - before.minutes as added
       ) select * from changed`,
      [
        ...[row.id, row.version, row.day, row.minutes, row.startedAt],
        ...[row.note, row.billable, row.needsReview],
      ],
    );
    return this.sum(changed);
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

  /** @returns whether it was there in that version */
  async remove({ id, version }: Pick<TimeRow, 'id' | 'version'>): Promise<boolean> {
    const [removed] = await this.query<Spent>(
      `with removed as (
         delete from time_entry where company_id = $1 and id = $2 and version = $3
         returning id, task_id as "taskId", -${counted('time_entry')} as added
       ) select * from removed`,
      [id, version],
    );
    return this.sum(removed);
  }

  /** Lets the task know what an entry added to it. @returns whether there is an entry */
  private async sum(spent: Spent | undefined): Promise<boolean> {
    if (spent && spent.added !== 0) {
      const sum: object = { spent: () => `spent + (${String(spent.added)})` };
      await this.tasks.table.note(spent.taskId, sum);
    }
    return spent !== undefined;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
