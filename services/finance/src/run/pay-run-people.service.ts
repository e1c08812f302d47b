import { passesCheck, PAYROLL_APPROVE, type PayRun } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { monthWord } from './month-words.rules.js';
import type { PayRunRow } from './pay-run.record.js';
import { PayRunRepository } from './pay-run.repository.js';

/** Who approves a run, and who hears of it. Inside `TenantDb.run` only. */
@Injectable()
export class PayRunPeople {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly notifications: Notifications,
    private readonly runs: PayRunRepository,
  ) {}

  /** Those with the right who did not compute it and made none of its adjustments. */
  async listApprovers({ companyId }: SignedInUser, { id, makerId }: PayRunRow): Promise<PayRun['maker'][]> {
    const members = await this.directory.listMembers(companyId, {});
    const adjusters = await this.runs.listAdjusters(id);
    return members
      .filter((member) => passesCheck(member, PAYROLL_APPROVE))
      .filter((member) => member.id !== makerId && !adjusters.has(member.id))
      .map(({ id: memberId, firstName, lastName }) => ({ id: memberId, name: `${firstName} ${lastName}` }));
  }

  async askFor(user: SignedInUser, { id, groupName, month }: PayRunRow, approvers: string[]): Promise<void> {
    await this.notifications.notify({
      to: { users: approvers },
      except: [user.id],
      kind: 'pay.approve',
      title: words('Approve the pay of {group} for {month}', {
        group: groupName,
        month: monthWord(month),
      }),
      actorId: user.id,
      query: new URLSearchParams({ run: id }).toString(),
    });
  }

  async tellMaker(user: SignedInUser, run: PayRunRow, outcome: 'approved' | 'returned'): Promise<void> {
    const { id, makerId, groupName, month } = run;
    if (makerId === null) return;
    const values = { group: groupName, month: monthWord(month) };
    await this.notifications.notify({
      to: { users: [makerId] },
      except: [user.id],
      kind: 'pay.decided',
      title:
        outcome === 'approved'
          ? words('The pay of {group} for {month} is approved', values)
          : words('The pay of {group} for {month} is returned', values),
      ...(outcome === 'returned' && run.returnReason !== null && { text: run.returnReason }),
      actorId: user.id,
      query: new URLSearchParams({ run: id }).toString(),
    });
  }

  /** @param users whose payslips are paid */
  async tellPaid(user: SignedInUser, month: string, users: string[]): Promise<void> {
    if (users.length === 0) return;
    await this.notifications.notify({
      to: { users },
      kind: 'pay.slip',
      title: words('Your payslip for {month}', { month: monthWord(month) }),
      actorId: user.id,
    });
  }
}
