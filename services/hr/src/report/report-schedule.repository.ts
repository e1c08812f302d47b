import type { Report, ReportSchedule, ScheduleReport } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface DueReport extends ReportSchedule {
  userId: string;
}

interface NewSchedule extends ScheduleReport {
  report: Report;
  at: Date;
}

const COLUMNS = 'id, report, grouped_by as by, cadence, user_id as "userId"';

/** Who gets which report by mail. Inside `TenantDb.run` only. */
@Injectable()
export class ReportScheduleRepository {
  constructor(private readonly db: TenantDb) {}

  /** The date in the company's zone. */
  async today(at: Date): Promise<string> {
    const [row] = await this.query<{ today: string }>(
      'select ($2::timestamptz at time zone timezone)::date::text as today from company_facts where id = $1',
      [at],
    );
    return row?.today ?? at.toISOString().slice(0, 10);
  }

  listOf(userId: string): Promise<DueReport[]> {
    return this.query(
      `select ${COLUMNS} from report_schedule where company_id = $1 and user_id = $2 order by report`,
      [userId],
    );
  }

  /** Instead of the one that the person has for the report. */
  async set(userId: string, { report, by, cadence, at }: NewSchedule): Promise<void> {
    await this.query(
      `with kept as (
         insert into report_schedule (company_id, user_id, report, grouped_by, cadence, created_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (company_id, user_id, report) do update set grouped_by = excluded.grouped_by,
           cadence = excluded.cadence returning 1
       ) select 1 from kept`,
      [userId, report, by, cadence, at],
    );
  }

  /** @returns whether there was one */
  async remove(userId: string, report: Report): Promise<boolean> {
    const rows = await this.query<{ id: string }>(
      `with gone as (
         delete from report_schedule where company_id = $1 and user_id = $2 and report = $3 returning id
       ) select id from gone`,
      [userId, report],
    );
    return rows.length > 0;
  }

  /** Those to send on a day that were not sent on it. @param cadences whose day it is */
  listDue(today: string, cadences: readonly string[]): Promise<DueReport[]> {
    return this.query(
      `select ${COLUMNS} from report_schedule
       where company_id = $1 and cadence = any($3) and sent_on is distinct from $2::date order by id`,
      [today, cadences],
    );
  }

  async markSent(id: string, today: string): Promise<void> {
    await this.query(
      `with sent as (
         update report_schedule set sent_on = $3 where company_id = $1 and id = $2 returning 1
       ) select 1 from sent`,
      [id, today],
    );
  }

  private query<Row = DueReport>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
