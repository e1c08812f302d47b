import { dayIn, datesOf, monthRange, type AttendanceDate, type AttendanceMonth } from '@atrium/contracts';
import { Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { fullName } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { AttendanceFacts, type FactsOf } from './attendance-facts.service.js';
import { AttendanceRepository } from './attendance.repository.js';
import { toAttendanceDate, toPunches, totalsOf } from './attendance-date.mapper.js';
import { OvertimeRepository } from './overtime.repository.js';
import { RowReaders } from '@atrium/records';
import { attendanceSeen, isAmong } from '../people-scope.policy.js';

/** One person's month: every date with what it came to and why. */
@Injectable()
export class AttendanceMonthService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly attendance: AttendanceRepository,
    private readonly facts: AttendanceFacts,
    private readonly overtime: OvertimeRepository,
    private readonly readers: RowReaders,
  ) {}

  /** Without an employee record there are no dates. */
  async getMine(user: SignedInUser, month: string): Promise<AttendanceMonth> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.findByUser(user.id);
      if (employee) return this.show(employee, month);
      const today = dayIn(this.clock.now(), user.companyTimezone);
      return { employee: null, month, today, dates: [], totals: totalsOf([], () => false) };
    });
  }

  /** @throws {AppError} NOT_FOUND for somebody whom the person may not see or who does not exist */
  async getOf(user: SignedInUser, employeeId: string, month: string): Promise<AttendanceMonth> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.find(employeeId);
      const seen = attendanceSeen(await this.readers.of(user));
      if (!employee || !isAmong(seen, employee.id)) throw notFound();
      return this.show(employee, month);
    });
  }

  /** One date of a person. Inside `TenantDb.run` only. */
  async dateOf(employeeId: string, date: string): Promise<AttendanceDate> {
    const range = { from: date, to: date };
    const [day] = await this.datesOf(employeeId, [date], await this.facts.of([employeeId], range));
    if (!day) throw notFound();
    return day;
  }

  private async show(employee: EmployeeEntity, month: string): Promise<AttendanceMonth> {
    const { id, code, timezone } = employee;
    const range = monthRange(month);
    const facts = await this.facts.of([id], range);
    const dates = await this.datesOf(id, datesOf(range), facts);
    const totals = totalsOf(dates.map(toCounted), (index) => dates[index]?.joined === true);
    const today = dayIn(this.clock.now(), timezone);
    return { employee: { id, code, name: fullName(employee) }, month, today, dates, totals };
  }

  private async datesOf(id: string, dates: string[], facts: FactsOf): Promise<AttendanceDate[]> {
    const range = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
    const asOf = this.clock.now();
    const days = new Map((await this.attendance.listDays(id, range)).map((day) => [day.workDate, day]));
    const punches = await this.attendance.listPunches(id, range);
    const asked = await this.overtime.listAsked(id, range);
    return dates.map((date) => ({
      ...toAttendanceDate(days.get(date) ?? null, facts(id, date), asOf),
      overtimeAsked: asked.includes(date),
      punches: toPunches(punches.filter(({ workDate }) => workDate === date)),
    }));
  }
}

function toCounted(day: AttendanceDate) {
  const { outcome, needsReview } = day;
  return {
    outcome,
    needsReview,
    workedMin: day.workedMinutes,
    lateMin: day.lateMinutes,
    overtimeMin: day.overtimeMinutes,
    overtimeApproved: day.overtimeApproved ?? 0,
  };
}
