import type { RequestState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Hundredths } from './leave-amount.rules.js';
import type { WhyCounted } from './leave-count.rules.js';
import type { StoredEntry } from './leave-ledger.rules.js';
import type { LeaveSpan } from './leave-span.rules.js';
import { LeaveTypeEntity } from './leave-type.entity.js';
import type { LeaveTypeRow } from './leave-type.record.js';

/** A request as it is stored. */
export interface StoredLeave extends LeaveSpan {
  employeeId: string;
  startTime: string | null;
  endTime: string | null;
  amount: Hundredths;
  unpaid: Hundredths;
  version: number;
  state: RequestState;
}

/** One date of a request as it is stored. */
export interface StoredDate {
  date: string;
  fraction: Hundredths;
  unpaid: Hundredths;
  why: WhyCounted;
}

export interface LeaveEmployee {
  id: string;
  userId: string | null;
  name: string;
  joiningDate: string;
  /** Nobody has said it; it is the day on which they accepted an invitation. */
  joiningAssumed: boolean;
  lastWorkingDay: string | null;
  confirmDate: string | null;
  timezone: string;
  managerId: string | null;
  departmentId: string | null;
  employmentType: string;
  archived: boolean;
  /** Null: it is not known. */
  gender: string | null;
}

const LEAVE_COLUMNS = `r.id, r.employee_id as "employeeId", r.type_id as type, r.from_date::text as "from", r.to_date::text as "to",
  r.start_part as "startPart", r.end_part as "endPart", r.start_time as "startTime", r.end_time as "endTime",
  (r.days * 100)::int as amount, (r.unpaid_days * 100)::int as unpaid, r.state, r.version`;

const EMPLOYEE_COLUMNS = `e.id, e.user_id as "userId", e.first_name || ' ' || e.last_name as name,
  e.joining_date::text as "joiningDate", e.joining_assumed as "joiningAssumed", e.last_working_day::text as "lastWorkingDay",
  e.confirm_date::text as "confirmDate", e.timezone, e.manager_id as "managerId",
  e.department_id as "departmentId", e.employment_type as "employmentType", e.archived,
  (select p.gender from employee_personal p where p.company_id = e.company_id and p.employee_id = e.id) as gender`;

/** Reads what leave is decided from. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveRepository {
  constructor(private readonly db: TenantDb) {}

  /** One after the other: two requests of a person never see the same balance. */
  async lockPerson(employeeId: string): Promise<void> {
    const key = `leave ${this.db.currentCompanyId()} ${employeeId}`;
    await this.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  async findEmployee(by: { id: string } | { userId: string }): Promise<LeaveEmployee | null> {
    const [column, value] = 'id' in by ? ['id', by.id] : ['user_id', by.userId];
    const rows = await this.query<LeaveEmployee>(
      `select ${EMPLOYEE_COLUMNS} from employee e where e.company_id = $1 and e.${column} = $2`,
      [this.db.currentCompanyId(), value],
    );
    return rows[0] ?? null;
  }

  /** Whose a request is. */
  async findOwner(requestId: string): Promise<LeaveEmployee | null> {
    const [row] = await this.query<{ employeeId: string }>(
      'select employee_id as "employeeId" from leave_request where company_id = $1 and id = $2',
      [this.db.currentCompanyId(), requestId],
    );
    return row ? this.findEmployee({ id: row.employeeId }) : null;
  }

  /** Every type, archived ones too, since old requests have them. */
  listTypes(): Promise<LeaveTypeRow[]> {
    return this.query(
      `select ${LeaveTypeEntity.select('t')} from leave_type t where t.company_id = $1 order by t.sort_name`,
      [this.db.currentCompanyId()],
    );
  }

  /** Ids of the types that policies offer a person; null: no policy names them, and they may take all. */
  async offeredTypes({ employmentType, departmentId }: LeaveEmployee): Promise<Set<string> | null> {
    const rows = await this.query<{ typeIds: string[] }>(
      `select type_ids as "typeIds" from leave_policy
       where company_id = $1 and not archived and (employment_type is null or employment_type = $2)
         and (department_id is null or department_id = $3)`,
      [this.db.currentCompanyId(), employmentType, departmentId],
    );
    return rows.length === 0 ? null : new Set(rows.flatMap(({ typeIds }) => typeIds));
  }

  listBlocked(
    departmentId: string | null,
    from: string,
    to: string,
  ): Promise<{ from: string; to: string }[]> {
    return this.query(
      `select from_date::text as "from", to_date::text as "to" from blocked_leave
       where company_id = $1 and not archived and from_date <= $3 and to_date >= $2
         and (department_id is null or department_id = $4)`,
      [this.db.currentCompanyId(), from, to, departmentId],
    );
  }

  /** Live requests that end on a date or later, and all pending ones, in the order of submission. */
  listLive(employeeId: string, since: string): Promise<StoredLeave[]> {
    return this.query(
      `select ${LEAVE_COLUMNS} from leave_request r
       where r.company_id = $1 and r.employee_id = $2 and r.live and (r.to_date >= $3 or r.state = 'pending')
       order by r.submitted_at, r.id`,
      [this.db.currentCompanyId(), employeeId, since],
    );
  }

  async find(id: string): Promise<StoredLeave | null> {
    const rows = await this.query<StoredLeave>(
      `select ${LEAVE_COLUMNS} from leave_request r where r.company_id = $1 and r.id = $2`,
      [this.db.currentCompanyId(), id],
    );
    return rows[0] ?? null;
  }

  /** The dates of requests as they are stored, by request id. */
  async listDates(requestIds: string[]): Promise<Map<string, StoredDate[]>> {
    const rows = await this.query<StoredDate & { requestId: string }>(
      `select request_id as "requestId", date::text, (fraction * 100)::int as fraction,
         (unpaid * 100)::int as unpaid, why from leave_request_date
       where company_id = $1 and request_id = any($2) order by request_id, date`,
      [this.db.currentCompanyId(), requestIds],
    );
    const dates = new Map<string, typeof rows>(requestIds.map((id) => [id, []]));
    for (const row of rows) dates.get(row.requestId)?.push(row);
    return dates;
  }

  listLedger(employeeId: string, typeId: string): Promise<StoredEntry[]> {
    return this.query(
      `select id, kind, (days * 100)::int as amount, effective_on::text as "effectiveOn",
         expires_on::text as "expiresOn", lot_id as "lotId", request_id as "requestId", (lost * 100)::int as lost
       from leave_ledger where company_id = $1 and employee_id = $2 and type_id = $3 order by id`,
      [this.db.currentCompanyId(), employeeId, typeId],
    );
  }

  /** What the rows of a type are for. */
  async listSources(employeeId: string, typeId: string): Promise<Set<string>> {
    const rows = await this.query<{ source: string }>(
      `select source_ref as source from leave_ledger where company_id = $1 and employee_id = $2 and type_id = $3`,
      [this.db.currentCompanyId(), employeeId, typeId],
    );
    return new Set(rows.map(({ source }) => source));
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, values);
  }
}
