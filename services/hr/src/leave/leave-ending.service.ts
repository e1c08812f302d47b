import type { EndLeave, LeaveRequest } from '@atrium/contracts';
import { AppError, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { toDays } from './leave-amount.rules.js';
import { leaveInWords } from './leave-request.texts.js';
import { LeaveRequests } from './leave-request-list.service.js';
import { LEAVE_KIND } from './leave-request-kind.service.js';
import { mayKeepLeave } from './leave.policy.js';
import { LeaveRepository, type StoredLeave } from './leave.repository.js';

type Ending = 'withdraw' | 'requestCancel' | 'cancel' | 'cutShort';

/** How leave ends before its time: withdrawn, given back by the person, or cancelled or cut short by HR. */
@Injectable()
export class LeaveEnding {
  constructor(
    private readonly db: TenantDb,
    private readonly requests: Requests,
    private readonly leave: LeaveRepository,
    private readonly shown: LeaveRequests,
  ) {}

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, NOT_YOUR_TURN, TRANSITION_REFUSED, DAY_LOCKED */
  end(
    user: SignedInUser,
    id: string,
    { ending, version, reason }: EndLeave & { ending: Ending },
  ): Promise<LeaveRequest> {
    return this.db.run(user.companyId, async () => {
      const span = await this.leave.find(id);
      if (!span || !(await this.mayEnd(user, span, ending))) throw notFound();
      if (span.version !== version) throw new AppError('STALE_VERSION');
      await this.adopt(user, span);
      const place = { kind: LEAVE_KIND, ref: id };
      if (ending === 'withdraw') await this.requests.withdraw(user, place);
      else if (ending === 'cancel') await this.requests.hrCancel(user, place, reason);
      else if (ending === 'cutShort') await this.requests.hrCutShort(user, place, reason);
      else await this.requests.requestCancel(user, place, reason);
      return this.shown.show(user, id);
    });
  }

  /** Leave that was brought in from before has no request of its own until somebody wants to end it. */
  private async adopt(user: SignedInUser, span: StoredLeave): Promise<void> {
    const { id, employeeId, from, to, amount, state, type: typeId } = span;
    if (state !== 'approved' && state !== 'taken') return;
    if ((await this.requests.of(LEAVE_KIND, [id])).has(id)) return;
    const type = (await this.leave.listTypes()).find((each) => each.id === typeId);
    const summary = leaveInWords(type?.name ?? '', { from, to });
    const about = { employeeId, ref: id, summary, type: type?.code ?? null, days: toDays(amount), from, to };
    await this.requests.adopt(user, { kind: LEAVE_KIND, ...about }, state);
  }

  /** HR ends other people's leave, everything else is for the person alone. */
  private async mayEnd(user: SignedInUser, { employeeId }: StoredLeave, ending: Ending): Promise<boolean> {
    const own = await this.leave.findEmployee({ userId: user.id });
    return ending === 'cancel' || ending === 'cutShort'
      ? mayKeepLeave(user, 'update')
      : own?.id === employeeId;
  }
}
