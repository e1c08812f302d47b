import type { SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from './employee.repository.js';
import { fullName, type EmployeeRow } from './employee.record.js';

/** Notifies both sides when somebody gets another manager. */
@Injectable()
export class ManagerNotifications {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly notifications: Notifications,
  ) {}

  /** Inside `TenantDb.run` only, after the change. */
  async notify(actor: SignedInUser, employee: EmployeeRow): Promise<void> {
    const { id, managerId } = employee;
    const manager = managerId ? await this.employees.find(managerId) : null;
    if (!manager) return;
    const shared = { except: [actor.id], actorId: actor.id, subjectId: id, dedupeKey: `${id} ${manager.id}` };
    if (manager.userId)
      await this.notifications.notify({
        ...shared,
        to: { users: [manager.userId] },
        kind: 'people.new-report',
        title: words('{name} now reports to you', { name: fullName(employee) }),
        text: [employee.designationName, employee.departmentName].filter(Boolean).join(', '),
      });
    if (employee.userId)
      await this.notifications.notify({
        ...shared,
        to: { users: [employee.userId] },
        kind: 'people.new-manager',
        title: words('{name} is your manager now', { name: fullName(manager) }),
      });
  }
}
