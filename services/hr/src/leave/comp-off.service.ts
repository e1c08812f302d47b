import { HR_ERRORS, LEAVE_ERRORS, dayIn, type ClaimCompOff, type LeavePosted } from '@atrium/contracts';
import {
  AppError,
  Audit,
  Clock,
  notFound,
  OnDomainEvent,
  TenantDb,
  type EventPayload,
  type SignedInUser,
} from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { AttendanceRepository } from '../attendance/attendance.repository.js';
import { isWorkingDate } from '../person-calendar/person-calendar.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { creditCompOff, earnedBy } from './comp-off.rules.js';
import { toDays, toHundredths } from './leave-amount.rules.js';
import { LeaveSettling } from './leave-settling.service.js';
import { LeaveWriter } from './leave-writer.repository.js';
import { readLedger } from './leave-ledger.rules.js';
import { LedgerRepository } from './ledger.repository.js';
import { mayKeepLeave } from './leave.policy.js';
import { LeaveRepository, type LeaveEmployee } from './leave.repository.js';
import type { LeaveTypeRow } from './leave-type.record.js';

/** Of an off-day without a shift: half a day from four hours, a whole one from eight. */
const THRESHOLDS = { halfDayMin: 240, fullDayMin: 480 };
const MINUTE_MS = 60_000;

/** Credits for work on off-days, from what attendance has of them. */
@Injectable()
export class CompOffService {
  constructor(
    private readonly db: TenantDb,
    private readonly leave: LeaveRepository,
    private readonly writer: LeaveWriter,
    private readonly settling: LeaveSettling,
    private readonly ledger: LedgerRepository,
    private readonly attendance: AttendanceRepository,
    private readonly calendars: PersonCalendars,
    private readonly notifications: Notifications,
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
        ...{ action: 'leave.compOff', by: user },
        resource: { kind: 'leave', id: employee.id, title: employee.name },
        after: { type: type.name, days: toDays(amount), from: body.workDate },
      });
      return { days: toDays(amount), effectiveOn, expiresOn };
    });
  }

  /** When a worked day is corrected below what was credited for it, the credit goes down, or is owed where it was used. */
  @OnDomainEvent('attendance.corrected', 1)
  async follow({ employeeId, workDate }: EventPayload<'attendance.corrected'>): Promise<void> {
    const source = sourceOf({ id: employeeId }, { workDate });
    await this.leave.lockPerson(employeeId);
    const employee = await this.leave.findEmployee({ id: employeeId });
    const credit = await this.ledger.findCredit(employeeId, source);
    const type = credit && (await this.leave.listTypes()).find(({ id }) => id === credit.typeId);
    if (!employee || !credit || !type) return;
    const earned = earnedBy(await this.workOn(employee, workDate));
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
        ...{ ...part, employeeId, typeId: type.id, kind: 'adjust', effectiveOn: credit.effectiveOn },
        ...{ sourceRef: `${source} ${String(credit.rows + index)}`, reason: workDate, createdBy: null },
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
      ...{ to: { users: [userId] }, kind: 'leave.calendar' },
      title: words('{type} for {day} is less now: {days, plural, one {# day} other {# days}}', {
        ...{ type, day: { day: workDate }, days },
      }),
      text: words('The hours of that day were corrected.'),
    });
  }

  private async workOn(employee: LeaveEmployee, workDate: string) {
    const calendar = (await this.calendars.of([employee.id], workDate, workDate)).get(employee.id);
    const date = calendar?.on(workDate);
    const [worked] = await this.attendance.listDays(employee.id, { from: workDate, to: workDate });
    return {
      ...(date?.shift ?? THRESHOLDS),
      ...{ workDate, isOffDay: date !== undefined && !isWorkingDate(date) },
      workedMin: Math.floor((worked?.workedMs ?? 0) / MINUTE_MS),
    };
  }

  private async credit(
    employee: LeaveEmployee,
    type: LeaveTypeRow,
    { workDate, days, typeId }: ClaimCompOff,
  ) {
    const ledger = await this.leave.listSources(employee.id, typeId);
    const credit = creditCompOff(type, {
      ...(await this.workOn(employee, workDate)),
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

const sourceOf = ({ id }: Pick<LeaveEmployee, 'id'>, { workDate }: { workDate: string }): string =>
  `worked ${id} ${workDate}`;
