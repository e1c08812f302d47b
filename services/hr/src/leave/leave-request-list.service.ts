import {
  LEAVE_REQUEST_LIST,
  dayIn,
  type LeaveRequest,
  type LeaveRequestQuery,
  type Page,
} from '@atrium/contracts';
import { Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { TenantLists, tenantList, RowReaders, filtersOf } from '@atrium/records';
import { Requests, type RequestRecord } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { LEAVE_KIND } from './leave-request-kind.service.js';
import { seenLeave, seesLeave } from '../people-scope.policy.js';
import { mayKeepLeave } from './leave.policy.js';

interface RequestRow {
  id: string;
  employeeId: string;
  employeeName: string;
  userId: string | null;
  typeId: string;
  typeCode: string;
  typeName: string;
  from: string;
  to: string;
  startPart: LeaveRequest['startPart'];
  endPart: LeaveRequest['endPart'];
  startTime: string | null;
  endTime: string | null;
  days: number;
  unpaidDays: number;
  hours: number | null;
  unpaidHours: number | null;
  reason: string | null;
  hasDocument: boolean;
  state: LeaveRequest['state'];
  submittedAt: Date;
  timezone: string;
  version: number;
}

/** Of a request `r`: days and hours are two sums. */
const DAYS = `case when r.start_time is null then r.days else 0 end::float8 as days,
    case when r.start_time is null then r.unpaid_days else 0 end::float8 as "unpaidDays",
    case when r.start_time is not null then r.days end::float8 as hours,
    case when r.start_time is not null then r.unpaid_days end::float8 as "unpaidHours"`;

const LIST = tenantList<RequestRow>()({
  list: LEAVE_REQUEST_LIST,
  from: `leave_request r join employee e on e.company_id = r.company_id and e.id = r.employee_id
    join leave_type t on t.company_id = r.company_id and t.id = r.type_id`,
  alias: 'r',
  columns: `r.id, r.employee_id as "employeeId", e.first_name || ' ' || e.last_name as "employeeName",
    e.user_id as "userId", r.type_id as "typeId", t.code as "typeCode", t.name as "typeName",
    r.from_date::text as "from", r.to_date::text as "to", r.start_part as "startPart", r.end_part as "endPart",
    r.start_time as "startTime", r.end_time as "endTime", ${DAYS}, r.reason, r.document_file_id is not null as "hasDocument", r.state,
    r.submitted_at as "submittedAt", e.timezone, r.version`,
  sorts: { from: 'r.from_date' },
  filters: { from: 'r.from_date', employee: 'r.employee_id', type: 'r.type_id', state: 'r.state' },
});

/** The lists of requests, for those whom each person may see. */
@Injectable()
export class LeaveRequests {
  constructor(
    private readonly db: TenantDb,
    private readonly lists: TenantLists,
    private readonly approvals: Requests,
    private readonly clock: Clock,
    private readonly readers: RowReaders,
  ) {}

  /** Not inside `TenantDb.run`. */
  async page(user: SignedInUser, query: LeaveRequestQuery): Promise<Page<LeaveRequest>> {
    const { companyId } = user;
    const more = filtersOf(seenLeave(await this.readers.of(user, companyId)));
    const page = await this.lists.pageOf(LIST, { companyId, query, more });
    const items = await this.db.run(companyId, () => this.showAll(user, page.items));
    return { ...page, items };
  }

  /** One's own, the newest first. Inside `TenantDb.run` only. */
  async listOwn(user: SignedInUser): Promise<LeaveRequest[]> {
    const rows = await this.select('e.user_id = $2 order by r.from_date desc, r.id limit 500', user.id);
    return this.showAll(user, rows);
  }

  /** Some of those that the reader may see, by id. Inside `TenantDb.run` only. */
  async listSome(user: SignedInUser, ids: readonly string[]): Promise<Map<string, LeaveRequest>> {
    const rows = await this.select('r.id = any($2::uuid[])', ids);
    const reader = await this.readers.of(user);
    const seen = rows.filter(({ employeeId, userId }) => seesLeave(reader, { id: employeeId, userId }));
    return new Map((await this.showAll(user, seen)).map((each) => [each.id, each]));
  }

  /** Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND */
  async show(user: SignedInUser, id: string): Promise<LeaveRequest> {
    const [shown] = await this.showAll(user, await this.select('r.id = $2', id));
    if (!shown) throw notFound();
    return shown;
  }

  /** Whether a cancellation was asked for is known to the approvals alone; the days stay taken until it is decided. */
  private async showAll(user: SignedInUser, rows: RequestRow[]): Promise<LeaveRequest[]> {
    const requests = await this.approvals.of(
      LEAVE_KIND,
      rows.map(({ id }) => id),
    );
    return rows.map((row) =>
      showRequest(user, {
        ...{ ...row, state: stateOf(row, requests.get(row.id)) },
        requestId: requests.get(row.id)?.id ?? null,
        today: dayIn(this.clock.now(), row.timezone),
      }),
    );
  }

  private select(such: string, value: string | readonly string[]): Promise<RequestRow[]> {
    const text = `select ${LIST.columns} from ${LIST.from} where r.company_id = $1 and ${such}`;
    return this.db.current().query<RequestRow[]>(text, [this.db.currentCompanyId(), value]);
  }
}

/** Of approved leave its cancellation may wait. */
const stateOf = ({ state }: RequestRow, request: RequestRecord | undefined): LeaveRequest['state'] =>
  state === 'approved' ? (request?.state ?? state) : state;

function showRequest(
  user: SignedInUser,
  row: RequestRow & { today: string; requestId: string | null },
): LeaveRequest {
  const {
    employeeId,
    employeeName,
    userId,
    typeId,
    typeCode,
    typeName,
    submittedAt,
    today,
    timezone: _,
    ...rest
  } = row;
  const running = ['approved', 'cancelRequested'].includes(row.state) && row.from <= today && today < row.to;
  return {
    ...rest,
    employee: { id: employeeId, name: employeeName },
    type: { id: typeId, code: typeCode, name: typeName },
    submittedAt: submittedAt.toISOString(),
    running,
    allowedTransitions: transitionsOf(row.state, {
      ...{ isOwn: userId === user.id, keeps: mayKeepLeave(user, 'update'), running },
    }),
  };
}

function transitionsOf(
  state: LeaveRequest['state'],
  { isOwn, keeps, running }: { isOwn: boolean; keeps: boolean; running: boolean },
): string[] {
  const own = { pending: 'withdraw', approved: 'requestCancel' }[state as string];
  const canEnd = keeps && !isOwn && ['approved', 'taken', 'cancelRequested'].includes(state);
  return [
    ...(isOwn && own ? [own] : []),
    ...(canEnd && running ? ['cutShort'] : []),
    ...(canEnd ? ['cancel'] : []),
  ];
}
