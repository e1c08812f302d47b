import type { AttendanceDay, AttendanceRangeQuery } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { AttendanceRepository } from './attendance.repository.js';
import { showDay } from './day-view.rules.js';
import { SeenAttendance } from './seen-attendance.service.js';

/** The days on which people worked: a person's own, and those of others whose attendance they see. */
@Injectable()
export class AttendanceDays {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly attendance: AttendanceRepository,
    private readonly seen: SeenAttendance,
  ) {}

  /** The days of the range with a punch of the person; none without an employee record. */
  async listMine(user: SignedInUser, range: AttendanceRangeQuery): Promise<AttendanceDay[]> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.findByUser(user.id);
      return employee ? this.read(employee.id, range) : [];
    });
  }

  /** @throws {AppError} NOT_FOUND for an employee outside the person's scope or who does not exist */
  async listOf(user: SignedInUser, id: string, range: AttendanceRangeQuery): Promise<AttendanceDay[]> {
    return this.db.run(user.companyId, async () => {
      const { id: seenId } = await this.seen.find(user, id);
      return this.read(seenId, range);
    });
  }

  private async read(employeeId: string, range: AttendanceRangeQuery): Promise<AttendanceDay[]> {
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
}
