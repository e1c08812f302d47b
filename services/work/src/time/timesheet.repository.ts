import type { WeekState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface WeekRow {
  userId: string;
  monday: string;
  state: WeekState;
  reason: string | null;
  submittedAt: Date | null;
}

export interface SubmittedRow {
  userId: string;
  monday: string;
  minutes: number;
  submittedAt: Date;
}

/** Weeks of tracked time. Inside `TenantDb.run` only. */
@Injectable()
export class TimesheetRepository {
  constructor(private readonly db: TenantDb) {}

  async find(userId: string, monday: string): Promise<WeekRow | null> {
    const [row] = await this.query<WeekRow>(
      `select user_id as "userId", monday::text, state, reason, submitted_at as "submittedAt"
       from timesheet_week where company_id = $1 and user_id = $2 and monday = $3`,
      [userId, monday],
    );
    return row ?? null;
  }

  async set(
    { userId, monday, state, reason, submittedAt }: WeekRow,
    decidedBy: string | null,
  ): Promise<void> {
    await this.query(
      `insert into timesheet_week (company_id, user_id, monday, state, reason, submitted_at, decided_by)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (company_id, user_id, monday) do update set state = excluded.state, reason = excluded.reason,
         submitted_at = excluded.submitted_at, decided_by = excluded.decided_by`,
      [userId, monday, state, reason, submittedAt, decidedBy],
    );
  }

  /** The oldest first. @param people whose weeks; null: everybody's */
  listSubmitted(people: readonly string[] | null, except: string): Promise<SubmittedRow[]> {
    return this.query(
      `select w.user_id as "userId", w.monday::text, w.submitted_at as "submittedAt",
         (select coalesce(sum(e.minutes), 0)::int from time_entry e
           where e.company_id = w.company_id and e.user_id = w.user_id and not e.needs_review
             and e.day between w.monday and w.monday + 6) as minutes
       from timesheet_week w
       where w.company_id = $1 and w.state = 'submitted' and w.user_id <> $3
         and ($2::uuid[] is null or w.user_id = any($2::uuid[]))
       order by w.submitted_at, w.user_id limit 200`,
      [people, except],
    );
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
