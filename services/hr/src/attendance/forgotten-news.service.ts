import { Notifications } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { fullName } from '../employee/employee.mapper.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import type { DayRecord } from './attendance.rules.js';

/** Tells a person, and who leads them, that a day was ended for them. */
@Injectable()
export class ForgottenNews {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly notifications: Notifications,
  ) {}

  /** Inside `TenantDb.run` only. */
  async tell(employeeId: string, { workDate }: Pick<DayRecord, 'workDate'>): Promise<void> {
    const employee = await this.employees.find(employeeId);
    if (!employee) return;
    const manager = employee.managerId ? await this.employees.find(employee.managerId) : null;
    const shared = { subjectId: employeeId, dedupeKey: `${employeeId} ${workDate}` };
    if (employee.userId)
      await this.notifications.notify({
        ...{ ...shared, to: { users: [employee.userId] }, kind: 'attendance.forgotten' },
        title: `You did not clock out on ${dayWords(workDate)}`,
        text: 'The day was ended for you: only the time up to your last punch counts.',
      });
    if (manager?.userId)
      await this.notifications.notify({
        ...{ ...shared, to: { users: [manager.userId] }, kind: 'attendance.team-forgotten' },
        title: `${fullName(employee)} did not clock out on ${dayWords(workDate)}`,
        text: 'The day was ended at the last punch and waits for a look.',
      });
  }
}

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayWords = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
