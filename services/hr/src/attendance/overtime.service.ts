import { CORRECTION_ERRORS, HR_ERRORS, OVERTIME_ERRORS, dayIn, type AskOvertime } from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Settings, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { AskedDays } from './asked-days.service.js';
import { AttendanceMonthService } from './attendance-month.service.js';
import { correctionRules } from './correction-rules.schema.js';
import { OVERTIME_REQUEST } from './overtime-request.service.js';
import { OvertimeRepository } from './overtime.repository.js';
import { refuseOvertime, type OvertimeRefusal } from './overtime.rules.js';

const ERRORS = { ...OVERTIME_ERRORS, DAY_LOCKED: CORRECTION_ERRORS.DAY_LOCKED };
const fieldOf = (refusal: OvertimeRefusal) => (refusal === 'MORE_THAN_WORKED' ? 'minutes' : 'workDate');

/** What people ask to be approved of their own overtime. */
@Injectable()
export class OvertimeService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly overtime: OvertimeRepository,
    private readonly months: AttendanceMonthService,
    private readonly settings: Settings,
    private readonly asking: AskedDays,
  ) {}

  /** @throws {AppError} a code of OVERTIME_ERRORS or DAY_LOCKED beside its field, NO_EMPLOYEE_RECORD, NO_APPROVER */
  async ask(user: SignedInUser, { workDate, minutes, reason }: AskOvertime): Promise<{ id: string }> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.lockByUser(user.id);
      if (!employee) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      const day = await this.months.dateOf(employee.id, workDate);
      const today = dayIn(this.clock.now(), employee.timezone);
      const { withinDays } = await this.settings.ofCompany(correctionRules);
      const refusal = refuseOvertime(day, minutes, { today, withinDays });
      if (refusal) throw refused(refusal);
      const asked = { employeeId: employee.id, workDate, minutes, reason };
      const { id } = await this.overtime.add({ ...asked, createdBy: user.id });
      await this.asking.submit(user, employee, {
        action: 'attendance.askOvertime',
        after: { workDate, minutes, reason },
        request: {
          kind: OVERTIME_REQUEST,
          ref: id,
          summary: words('{minutes} min of overtime on {day}', { minutes, day: { day: workDate } }),
          from: workDate,
          to: workDate,
          minutes,
        },
      });
      return { id };
    });
  }
}

function refused(refusal: OvertimeRefusal): AppError {
  const error = ERRORS[refusal];
  return new AppError(error, { fields: { [fieldOf(refusal)]: error.message } });
}
