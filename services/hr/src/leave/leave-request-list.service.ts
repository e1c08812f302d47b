import { dayIn, type LeaveRequest, type LeaveRequestQuery, type Page } from '@atrium/contracts';
import { Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { TenantLists, RowReaders, filtersOf } from '@atrium/records';
import { Requests, type RequestRecord } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { LEAVE_REQUESTS, readLeaveRequests, type LeaveRequestRow } from './leave-request-list.repository.js';
import { LEAVE_KIND } from './leave-request-kind.service.js';
import { seenLeave, seesLeave } from '../people-scope.policy.js';
import { mayKeepLeave } from './leave.policy.js';

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
    const page = await this.lists.pageOf(LEAVE_REQUESTS, { companyId, query, more });
    const items = await this.db.run(companyId, () => this.showAll(user, page.items));
    return { ...page, items };
  }

  /** One's own, the newest first. Inside `TenantDb.run` only. */
  async listOwn(user: SignedInUser): Promise<LeaveRequest[]> {
    const rows = await readLeaveRequests(
      this.db,
      'e.user_id = $2 order by r.from_date desc, r.id limit 500',
      user.id,
    );
    return this.showAll(user, rows);
  }

  /** Some of those that the reader may see, by id. Inside `TenantDb.run` only. */
  async listSome(user: SignedInUser, ids: readonly string[]): Promise<Map<string, LeaveRequest>> {
    const rows = await readLeaveRequests(this.db, 'r.id = any($2::uuid[])', ids);
    const reader = await this.readers.of(user);
    const seen = rows.filter(({ employeeId, userId }) => seesLeave(reader, { id: employeeId, userId }));
    return new Map((await this.showAll(user, seen)).map((each) => [each.id, each]));
  }

  /** Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND */
  async show(user: SignedInUser, id: string): Promise<LeaveRequest> {
    const [shown] = await this.showAll(user, await readLeaveRequests(this.db, 'r.id = $2', id));
    if (!shown) throw notFound();
    return shown;
  }

  /** Whether a cancellation was asked for is known to the approvals alone; the days stay taken until it is decided. */
  private async showAll(user: SignedInUser, rows: LeaveRequestRow[]): Promise<LeaveRequest[]> {
    const requests = await this.approvals.of(
      LEAVE_KIND,
      rows.map(({ id }) => id),
    );
    return rows.map((row) =>
      showRequest(user, {
        ...row,
        state: stateOf(row, requests.get(row.id)),
        requestId: requests.get(row.id)?.id ?? null,
        today: dayIn(this.clock.now(), row.timezone),
      }),
    );
  }
}

/** Of approved leave its cancellation may wait. */
const stateOf = ({ state }: LeaveRequestRow, request: RequestRecord | undefined): LeaveRequest['state'] =>
  state === 'approved' ? (request?.state ?? state) : state;

function showRequest(
  user: SignedInUser,
  row: LeaveRequestRow & { today: string; requestId: string | null },
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
      isOwn: userId === user.id,
      keeps: mayKeepLeave(user, 'update'),
      running,
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
