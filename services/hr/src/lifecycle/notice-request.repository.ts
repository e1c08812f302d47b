import type { RequestState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface NoticeRequestRow {
  id: string;
  employeeId: string;
  noticeOn: string;
  lastWorkingDay: string;
  reason: string;
  state: RequestState;
}

type NewNotice = Pick<NoticeRequestRow, 'employeeId' | 'noticeOn' | 'lastWorkingDay' | 'reason'>;

const COLUMNS = `id, employee_id as "employeeId", notice_on::text as "noticeOn",
  last_working_day::text as "lastWorkingDay", reason, state`;

/** What people who want to leave have asked for. Inside `TenantDb.run` only. */
@Injectable()
export class NoticeRequestRepository {
  constructor(private readonly db: TenantDb) {}

  /** @returns the id */
  async add(
    { employeeId, noticeOn, lastWorkingDay, reason }: NewNotice,
    given: { by: string; at: Date },
  ): Promise<string> {
    const [row] = await this.query<{ id: string }>(
      `insert into notice_request (company_id, employee_id, notice_on, last_working_day, reason, created_at, created_by)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [employeeId, noticeOn, lastWorkingDay, reason, given.at, given.by],
    );
    if (!row) throw new Error('The notice was not kept.');
    return row.id;
  }

  listByIds(ids: readonly string[]): Promise<NoticeRequestRow[]> {
    return this.query(
      `select ${COLUMNS} from notice_request where company_id = $1 and id = any($2::uuid[])`,
      [ids],
    );
  }

  /** The latest of a person. */
  async latestOf(employeeId: string): Promise<NoticeRequestRow | null> {
    const [row] = await this.query(
      `select ${COLUMNS} from notice_request where company_id = $1 and employee_id = $2 order by id desc limit 1`,
      [employeeId],
    );
    return row ?? null;
  }

  async setState(id: string, state: RequestState): Promise<void> {
    await this.query(
      `with changed as (
         update notice_request set state = $3 where company_id = $1 and id = $2 returning 1
       ) select 1 from changed`,
      [id, state],
    );
  }

  private query<Row = NoticeRequestRow>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
