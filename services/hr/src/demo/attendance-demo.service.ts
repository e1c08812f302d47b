import { addDays, dayIn, monthStart, type Employee } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendanceHistory } from '../attendance/attendance-history.service.js';
import { AttendanceLocks } from '../attendance/attendance-lock.service.js';
import { LeaveOnDates } from '../leave/leave-on-date.service.js';
import { LEFT_DAYS, makeAttendance } from './demo-attendance.seed.js';
import type { DemoPerson } from './demo-people.seed.js';
import { LifecycleDemo } from './lifecycle-demo.service.js';
import { OvertimeDemo } from './overtime-demo.service.js';

/** Longer than the demo's attendance. */
const PAST_DAYS = 4 * 366;

interface Clocked {
  people: readonly DemoPerson[];
  /** By e-mail. */
  employees: Map<string, Employee>;
  now: Date;
}

/** Three years of the demo company's attendance. Inside `TenantDb.run` only. */
@Injectable()
export class AttendanceDemo {
  constructor(
    private readonly db: TenantDb,
    private readonly histories: AttendanceHistory,
    private readonly onDates: LeaveOnDates,
    private readonly lifecycles: LifecycleDemo,
    private readonly overtime: OvertimeDemo,
    private readonly locks: AttendanceLocks,
  ) {}

  async fill(admin: SignedInUser, clocked: Clocked): Promise<void> {
    await this.clockIn(admin, clocked);
    await this.overtime.approve(admin);
  }

  /** Months that are over have been paid. */
  async lockPast(admin: SignedInUser, today: string): Promise<void> {
    await this.locks.lock(admin, { from: addDays(today, -PAST_DAYS), to: addDays(monthStart(today), -1) });
  }

  /** Records what people have clocked; those who have left do so afterwards. */
  private async clockIn(admin: SignedInUser, { people, employees, now }: Clocked): Promise<void> {
    const away = await this.listAway();
    const isAway = ({ email }: DemoPerson, date: string) =>
      away.has(`${employees.get(email)?.id ?? ''} ${date}`);
    const histories = makeAttendance(people, now, isAway);
    for (const [index, { email, standing }] of people.entries()) {
      const employee = employees.get(email);
      if (!employee) continue;
      const punches = histories[index] ?? [];
      await this.histories.record(admin.companyId, employee.id, { punches, by: admin });
      const lastDay = addDays(dayIn(now, admin.companyTimezone), -LEFT_DAYS);
      if (standing === 'left') await this.lifecycles.leave(admin, employee, lastDay);
    }
  }

  /** Each date of leave so far, as `employee date`. */
  private async listAway(): Promise<Set<string>> {
    const range = { from: '2000-01-01', to: '2100-01-01' };
    const dates = await this.onDates.list(this.db.current(), 'everybody', range);
    return new Set(dates.map(({ employeeId, date }) => `${employeeId} ${date}`));
  }
}
