import {
  HR_ERRORS,
  type AttendanceDay,
  type AttendanceRangeQuery,
  type MyAttendance,
  type PunchKind,
} from '@atrium/contracts';
import { AppError, Audit, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { fullName } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { aroundDays } from './attribution.rules.js';
import { isDayOff, localDay, monthStart } from '../local-day.rules.js';
import { attendanceScope } from '../people-scope.policy.js';
import { AttendanceRepository, type Attendee } from './attendance.repository.js';
import { AttendancePlans } from './attendance-plans.service.js';
import { allowedPunches } from './attendance.rules.js';
import { isOpen, type DayRecord } from './day-record.rules.js';
import { emptyDay, showDay } from './day-view.rules.js';
import { attendanceResource } from './attendance.mapper.js';
import { PunchRecorder } from './punch-recorder.service.js';

const NOBODY: MyAttendance = {
  employee: null,
  today: null,
  dayOff: false,
  monthMinutes: 0,
  allowedPunches: [],
};

interface Shown {
  user: SignedInUser;
  employee: Attendee;
  known: readonly DayRecord[];
}

/** A person's own attendance, and that of others whom the asking person may see. */
@Injectable()
export class AttendanceService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly attendance: AttendanceRepository,
    private readonly plans: AttendancePlans,
    private readonly recorder: PunchRecorder,
    private readonly audit: Audit,
  ) {}

  async getMine(user: SignedInUser): Promise<MyAttendance> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.findByUser(user.id);
      if (!employee) return NOBODY;
      const now = this.clock.now();
      const date = localDay(now, employee.timezone);
      const known = await this.attendance.listKnownDays(employee.id, aroundDays(date, date));
      return this.show({ user, employee, known }, now);
    });
  }

  /** @throws {AppError} NO_EMPLOYEE_RECORD, and what the recorder throws */
  async punch(user: SignedInUser, kind: PunchKind): Promise<MyAttendance> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.attendance.lockEmployee({ userId: user.id });
      if (!employee) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      const at = this.clock.now();
      const known = await this.recorder.record(employee, [{ kind, at }], { source: 'web', by: user.id });
      const resource = attendanceResource(employee);
      this.audit.record({ action: 'attendance.punch', by: user, resource, after: { kind, at } });
      return this.show({ user, employee, known }, at);
    });
  }

  /** The days of the range with a punch of the person; none without an employee record. */
  async listMyDays(user: SignedInUser, range: AttendanceRangeQuery): Promise<AttendanceDay[]> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.findByUser(user.id);
      return employee ? this.listDays(employee.id, range) : [];
    });
  }

  /** @throws {AppError} NOT_FOUND for an employee outside the person's scope or who does not exist */
  async listDaysOf(user: SignedInUser, id: string, range: AttendanceRangeQuery): Promise<AttendanceDay[]> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.find(id);
      if (!employee || !(await this.sees(user, employee.managerId))) throw notFound();
      return this.listDays(id, range);
    });
  }

  private async sees(user: SignedInUser, managerId: string | null): Promise<boolean> {
    const scope = attendanceScope(user);
    if (scope !== 'team') return scope === 'all';
    const leader = await this.employees.findByUser(user.id);
    return leader?.id === managerId;
  }

  private async listDays(employeeId: string, range: AttendanceRangeQuery): Promise<AttendanceDay[]> {
    const asOf = this.clock.now();
    const days = await this.attendance.listDays(employeeId, range);
    const punches = await this.attendance.listPunches(employeeId, range);
    return days.map((day) =>
      showDay(
        day,
        punches.filter(({ workDate }) => workDate === day.workDate),
        asOf,
      ),
    );
  }

  /** @param known the open day and today */
  private async show({ user, employee, known }: Shown, asOf: Date): Promise<MyAttendance> {
    const { id, timezone } = employee;
    const date = localDay(asOf, timezone);
    // In a night shift, today is the day on which the session began.
    const current = known.find((day) => isOpen(day, asOf)) ?? known.find(({ workDate }) => workDate === date);
    const workDate = current?.workDate ?? date;
    const month = { from: monthStart(date), to: date };
    const { punches, minutes: before } = await this.attendance.readDay(id, workDate, month);
    const today = current ? showDay(current, punches, asOf) : emptyDay(date, timezone, asOf);
    const ofToday = workDate >= month.from ? today.workedMinutes : 0;
    const allowed = allowedPunches(known, asOf, await this.plans.of(employee, date));
    return {
      employee: { id, name: fullName(employee), timezone },
      today,
      dayOff: isDayOff(workDate, user.companyWorkingWeek),
      monthMinutes: before + ofToday,
      allowedPunches: employee.archivedAt ? allowed.filter((kind) => kind !== 'in') : allowed,
    };
  }
}
