import { OnDomainEvent, type EventPayload } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { sourceOf } from './comp-off-source.rules.js';
import { earnedBy } from './comp-off.rules.js';
import { toDays } from './leave-amount.rules.js';
import { readLedger } from './leave-ledger.rules.js';
import { LeaveSettling } from './leave-settling.service.js';
import { LeaveWriter } from './leave-writer.repository.js';
import { LeaveRepository, type LeaveEmployee } from './leave.repository.js';
import { LedgerRepository } from './ledger.repository.js';
import { OffDayWork } from './off-day-work.service.js';

/** Takes back credits for off-days whose work was corrected. */
@Injectable()
export class CompOffCorrection {
  constructor(
    private readonly leave: LeaveRepository,
    private readonly writer: LeaveWriter,
    private readonly settling: LeaveSettling,
    private readonly ledger: LedgerRepository,
    private readonly worked: OffDayWork,
    private readonly notifications: Notifications,
  ) {}

  /** When a worked day is corrected below what was credited for it, the credit goes down, or is owed where it was used. */
  @OnDomainEvent('attendance.corrected', 1)
  async follow({ employeeId, workDate }: EventPayload<'attendance.corrected'>): Promise<void> {
    const source = sourceOf({ id: employeeId }, { workDate });
    await this.leave.lockPerson(employeeId);
    const employee = await this.leave.findEmployee({ id: employeeId });
    const credit = await this.ledger.findCredit(employeeId, source);
    const type = credit && (await this.leave.listTypes()).find(({ id }) => id === credit.typeId);
    if (!employee || !credit || !type) return;
    const earned = earnedBy(await this.worked.on(employee.id, workDate));
    const excess = credit.amount - earned;
    if (excess <= 0) return;
    const entries = await this.leave.listLedger(employeeId, type.id);
    const lot = readLedger(entries).lots.find(({ id }) => id === credit.lotId);
    const unused = Math.max(0, Math.min(excess, lot?.remaining ?? 0));
    const parts = [
      { lotId: credit.lotId, amount: -unused },
      { lotId: null, amount: unused - excess },
    ].filter(({ amount }) => amount < 0);
    await this.writer.post(
      parts.map((part, index) => ({
        ...part,
        employeeId,
        typeId: type.id,
        kind: 'adjust',
        effectiveOn: credit.effectiveOn,
        sourceRef: `${source} ${String(credit.rows + index)}`,
        reason: workDate,
        createdBy: null,
      })),
    );
    await this.settling.settle(employeeId, type.id, null);
    await this.notifyOf(employee, { type: type.name, workDate, days: toDays(excess) });
  }

  private async notifyOf(
    { userId }: LeaveEmployee,
    { type, workDate, days }: { type: string; workDate: string; days: number },
  ): Promise<void> {
    if (userId === null) return;
    await this.notifications.notify({
      to: { users: [userId] },
      kind: 'leave.calendar',
      title: words('{type} for {day} is less now: {days, plural, one {# day} other {# days}}', {
        type,
        day: { day: workDate },
        days,
      }),
      text: words('The hours of that day were corrected.'),
    });
  }
}
