import {
  HR_ERRORS,
  ROSTER_ERRORS,
  SHIFT_DAYS_AHEAD,
  SHIFT_REQUEST_ERRORS,
  addDays,
  dayIn,
  latest,
  type AskShift,
  type ErrorDefinition,
  type PreviewShift,
  type ShiftChoice,
  type ShiftPreview,
} from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { AskedDays } from '../attendance/asked-days.service.js';
import { DayLocks } from '../day-lock/day-locks.service.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { ShiftDays } from './shift-days.service.js';
import { SHIFT_REQUEST } from './shift-request-kind.service.js';
import { ShiftRequestRepository } from './shift-request.repository.js';
import { changedDates, type AskedShift } from './shift-request.rules.js';
import { ShiftRoster } from './shift-roster.service.js';

/** Other shifts that people ask for on their own days. */
@Injectable()
export class ShiftRequestService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly requests: ShiftRequestRepository,
    private readonly days: ShiftDays,
    private readonly roster: ShiftRoster,
    private readonly locks: DayLocks,
    private readonly asking: AskedDays,
  ) {}

  listShifts(user: SignedInUser): Promise<{ items: ShiftChoice[] }> {
    return this.db.run(user.companyId, async () => ({ items: await this.requests.listShifts() }));
  }

  /** @throws {AppError} as `ask`; nothing is stored */
  preview(user: SignedInUser, asked: PreviewShift): Promise<ShiftPreview> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.findByUser(user.id);
      if (!employee) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      return this.check(user, employee, asked);
    });
  }

  /** @throws {AppError} as `askFor`; NO_EMPLOYEE_RECORD */
  ask(user: SignedInUser, asked: AskShift): Promise<{ id: string }> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.lockByUser(user.id);
      if (!employee) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      return this.askFor(user, employee, asked);
    });
  }

  /**
   * Inside `TenantDb.run` only, for an employee who is locked.
   * @throws {AppError} beside its field: a code of ROSTER_ERRORS or SHIFT_REQUEST_ERRORS, DAY_LOCKED; NO_APPROVER
   */
  async askFor(
    user: SignedInUser,
    employee: EmployeeEntity,
    { reason, ...asked }: AskShift,
  ): Promise<{ id: string }> {
    const { changed } = await this.check(user, employee, asked);
    const [shift] = await this.requests.listShifts([asked.shiftId]);
    const { id } = await this.requests.add({ ...askedBy(employee, asked), reason, createdBy: user.id });
    const { from, to } = asked;
    const name = shift?.name ?? '';
    await this.asking.submit(user, employee, {
      action: 'attendance.askShift',
      after: { from, to, shift: name, reason },
      request: {
        kind: SHIFT_REQUEST,
        ref: id,
        summary: words('{shift} from {from} to {to}', { shift: name, from: { day: from }, to: { day: to } }),
        from,
        to,
        days: changed,
      },
    });
    return { id };
  }

  private async check(
    user: SignedInUser,
    employee: EmployeeEntity,
    asked: PreviewShift,
  ): Promise<ShiftPreview> {
    const given = askedBy(employee, asked);
    const { from, to, shiftId } = asked;
    const now = this.clock.now();
    const today = latest(dayIn(now, employee.timezone), dayIn(now, user.companyTimezone));
    if (from < today) throw refused(ROSTER_ERRORS.ROSTER_IN_PAST, 'from');
    if (from > addDays(today, SHIFT_DAYS_AHEAD)) throw refused(SHIFT_REQUEST_ERRORS.SHIFT_TOO_FAR, 'from');
    await this.locks.refuse(from, to, 'from');
    if (await this.requests.waits(given)) throw refused(SHIFT_REQUEST_ERRORS.SHIFT_WAITS, 'from');
    const days = (await this.days.of([given])).get(given) ?? [];
    const dates = changedDates(days);
    if (days.every(({ stays }) => stays === 'notEmployed'))
      throw refused(ROSTER_ERRORS.ROSTER_NOT_EMPLOYED, 'to');
    if (dates.length === 0) throw refused(SHIFT_REQUEST_ERRORS.SHIFT_CHANGES_NOTHING, 'to');
    const changes = { employeeId: employee.id, shiftId, dates };
    const refusal = (await this.roster.refusals([changes])).get(changes);
    if (refusal) throw refused(refusal, 'shiftId');
    return { days, changed: dates.length };
  }
}

const askedBy = ({ id }: EmployeeEntity, { from, to, shiftId }: PreviewShift): AskedShift => ({
  employeeId: id,
  fromDay: from,
  toDay: to,
  shiftId,
});

const refused = (error: ErrorDefinition, field: string) =>
  new AppError(error, { fields: { [field]: error.message } });
