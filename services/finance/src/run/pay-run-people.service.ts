import { passesCheck, PAY_RUN, PAYROLL_APPROVE, type BothRoles, type Ref } from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { BothRolesReader } from '../both-roles/both-roles.service.js';
import { monthWord } from './month-words.rules.js';
import type { PayRunRow } from './pay-run.record.js';
import { PayRunRepository } from './pay-run.repository.js';

export const PAYROLL_KIND = 'payroll';

type Followed = Parameters<Requests['follow']>[2];

/** Who approves a run, and who hears of it. Inside `TenantDb.run` only. */
@Injectable()
export class PayRunPeople {
  constructor(
    private readonly db: TenantDb,
    private readonly directory: UserDirectoryService,
    private readonly notifications: Notifications,
    private readonly requests: Requests,
    private readonly facts: PayFacts,
    private readonly runs: PayRunRepository,
    private readonly both: BothRolesReader,
  ) {}

  /** Those with the right who did not compute it and made none of its adjustments, and whoever may do both. */
  async listApprovers({ id, makerId }: PayRunRow): Promise<Ref[]> {
    const members = await this.directory.listMembers(this.db.currentCompanyId(), {});
    const adjusters = await this.runs.listAdjusters(id);
    const both = await this.both.current();
    const isOther = (member: { id: string }) => member.id !== makerId && !adjusters.has(member.id);
    return members
      .filter((member) => passesCheck(member, PAYROLL_APPROVE))
      .filter((member) => isOther(member) || member.id === both?.userId)
      .map(({ id: memberId, firstName, lastName }) => ({ id: memberId, name: `${firstName} ${lastName}` }));
  }

  /** Whom an admin allows to compute and approve runs now, by the name that they have; null: nobody who is still here. */
  async mayDoBoth(): Promise<BothRoles> {
    const both = await this.both.current();
    if (both === null) return null;
    const [member] = await this.directory.listMembers(this.db.currentCompanyId(), { ids: [both.userId] });
    return member ? { ...both, name: `${member.firstName} ${member.lastName}` } : null;
  }

  /** Those of them who are asked: whoever computed it need not be. */
  async listAsked(run: PayRunRow): Promise<Ref[]> {
    return (await this.listApprovers(run)).filter(({ id }) => id !== run.makerId);
  }

  /** Makes one request to everybody else who may approve it. @throws {AppError} RUN_NO_APPROVER */
  async ask(user: SignedInUser, run: PayRunRow): Promise<void> {
    const { submissionId, groupName, month, people } = run;
    if ((await this.listApprovers(run)).length === 0) throw new AppError(PAY_RUN.errors.RUN_NO_APPROVER);
    if (submissionId === null) return;
    const id = run.makerId ?? user.id;
    const own = await this.facts.findOwn(id);
    await this.requests.submit(user, {
      kind: PAYROLL_KIND,
      ref: submissionId,
      employeeId: own?.id ?? id,
      asker: { id, name: run.makerName ?? `${user.firstName} ${user.lastName}` },
      summary: words('{month}, {group}: {people, plural, one {# person} other {# people}}', {
        month: monthWord(month),
        group: groupName,
        people,
      }),
    });
  }

  /** The run was decided on its own page. */
  async follow(user: SignedInUser, { submissionId }: PayRunRow, act: Followed): Promise<void> {
    if (submissionId !== null)
      await this.requests.follow(user, { kind: PAYROLL_KIND, ref: submissionId }, act);
  }

  /** Locks its request before the run, as whoever decides in the list does. */
  async hold({ submissionId }: PayRunRow): Promise<void> {
    if (submissionId !== null) await this.requests.hold({ kind: PAYROLL_KIND, ref: submissionId });
  }

  /** Nothing of the amounts is said: whoever opens the page signs in first. Repeated within an hour, nobody hears of it twice. */
  async tellSlips(
    user: SignedInUser,
    { id, month }: Pick<PayRunRow, 'id' | 'month'>,
    users: string[],
  ): Promise<void> {
    if (users.length === 0) return;
    await this.notifications.notify({
      to: { users },
      kind: 'pay.slip',
      query: 'tab=finance.pay',
      title: words('Your payslip for {month}', { month: monthWord(month) }),
      actorId: user.id,
      dedupeKey: id,
    });
  }
}
