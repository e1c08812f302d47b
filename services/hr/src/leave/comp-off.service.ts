import { HR_ERRORS, LEAVE_ERRORS, dayIn, type ClaimCompOff, type LeavePosted } from '@atrium/contracts';
import { AppError, Audit, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { sourceOf } from './comp-off-source.rules.js';
import { creditCompOff } from './comp-off.rules.js';
import { toDays, toHundredths } from './leave-amount.rules.js';
import { LeaveSettling } from './leave-settling.service.js';
import { LeaveWriter } from './leave-writer.repository.js';
import { mayKeepLeave } from './leave.policy.js';
import { LeaveRepository, type LeaveEmployee } from './leave.repository.js';
import type { LeaveTypeRow } from './leave-type.record.js';
import { OffDayWork } from './off-day-work.service.js';

/** Credits for work on off-days, from what attendance has of them. */
@Injectable()
export class CompOffService {
  constructor(
    private readonly db: TenantDb,
    private readonly leave: LeaveRepository,
    private readonly writer: LeaveWriter,
    private readonly settling: LeaveSettling,
    private readonly worked: OffDayWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {AppError} IN_FUTURE, NOT_OFF_DAY, ALREADY_GRANTED, TOO_FAR_BACK, NOT_WORKED, ONLY_HALF_WORKED */
  claim(user: SignedInUser, body: ClaimCompOff): Promise<LeavePosted> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.find(user, body.employeeId);
      await this.leave.lockPerson(employee.id);
      const type = (await this.leave.listTypes()).find(({ id }) => id === body.typeId);
      if (!type || type.archivedAt || type.compOffExpiryDays === null) throw notFound();
      const credit = await this.credit(employee, type, body);
      const { amount, effectiveOn, expiresOn } = credit;
      const row = {
        employeeId: employee.id,
        typeId: type.id,
        createdBy: user.id,
        amount,
        effectiveOn,
        expiresOn,
      };
      const sourceRef = sourceOf(employee, body);
      await this.writer.post([{ ...row, kind: 'grant', sourceRef, reason: body.workDate }]);
      await this.settling.settle(employee.id, type.id, user);
      this.audit.record({
        action: 'leave.compOff',
        by: user,
        resource: { kind: 'leave', id: employee.id, title: employee.name },
        after: { type: type.name, days: toDays(amount), from: body.workDate },
      });
      return { days: toDays(amount), effectiveOn, expiresOn };
    });
  }

  private async credit(
    employee: LeaveEmployee,
    type: LeaveTypeRow,
    { workDate, days, typeId }: ClaimCompOff,
  ) {
    const ledger = await this.leave.listSources(employee.id, typeId);
    const credit = creditCompOff(type, {
      ...(await this.worked.on(employee.id, workDate)),
      alreadyGranted: ledger.has(sourceOf(employee, { workDate })),
      today: dayIn(this.clock.now(), employee.timezone),
      ask: days === null ? null : toHundredths(days),
    });
    if (typeof credit !== 'string') return credit;
    throw new AppError(LEAVE_ERRORS[credit], { fields: { workDate: LEAVE_ERRORS[credit].message } });
  }

  /** Oneself, or for HR anybody. */
  private async find(user: SignedInUser, employeeId: string | undefined): Promise<LeaveEmployee> {
    const own = await this.leave.findEmployee({ userId: user.id });
    if (employeeId === undefined || employeeId === own?.id) {
      if (!own) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      return own;
    }
    const employee = mayKeepLeave(user, 'update') ? await this.leave.findEmployee({ id: employeeId }) : null;
    if (!employee) throw notFound();
    return employee;
  }
}
