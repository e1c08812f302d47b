import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { fullName } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import type { DayRecord } from './day-record.rules.js';

/** Notifies a person and their manager that a day was ended automatically. */
@Injectable()
export class ForgottenSessionNotifications {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly notifications: Notifications,
  ) {}

  /** Inside `TenantDb.run` only. */
  async notify(employeeId: string, { workDate }: Pick<DayRecord, 'workDate'>): Promise<void> {
    const employee = await this.employees.find(employeeId);
    if (!employee) return;
    const manager = employee.managerId ? await this.employees.find(employee.managerId) : null;
    const day = { day: workDate };
    const shared = { subjectId: employeeId, dedupeKey: `${employeeId} ${workDate}` };
    if (employee.userId)
      await this.notifications.notify({
        ...shared,
        to: { users: [employee.userId] },
        kind: 'attendance.forgotten',
        title: words('You did not clock out on {day}', { day }),
        text: words('Your day was closed automatically. Only the time up to your last punch counts.'),
      });
    if (manager?.userId)
      await this.notifications.notify({
        ...shared,
        to: { users: [manager.userId] },
        kind: 'attendance.team-forgotten',
        title: words('{name} did not clock out on {day}', { name: fullName(employee), day }),
        text: words('The day was closed at the last punch and needs review.'),
      });
  }
}
