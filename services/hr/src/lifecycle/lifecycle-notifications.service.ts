import { EMPLOYEE } from '@atrium/contracts';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { fullName, type EmployeeRow } from '../employee/employee.record.js';

const KIND = 'people.lifecycle';
const HR = { check: EMPLOYEE.check('update') };

/** Says who leaves, who cannot leave yet and whose probation ends. Inside `TenantDb.run` only. */
@Injectable()
export class LifecycleNotifications {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly notifications: Notifications,
  ) {}

  async left(row: EmployeeRow): Promise<void> {
    await this.notifications.notify({
      to: HR,
      kind: KIND,
      subjectId: row.id,
      title: words('{name} has left', { name: fullName(row) }),
      text: words('The last working day was {day}.', { day: { day: row.lastWorkingDay ?? '' } }),
    });
  }

  /** @param why the refusal */
  async cannotLeave(row: EmployeeRow, why: string): Promise<void> {
    await this.notifications.notify({
      to: HR,
      kind: KIND,
      subjectId: row.id,
      title: words('{name} stays on notice', { name: fullName(row) }),
      text: why,
    });
  }

  async askToConfirm(row: EmployeeRow): Promise<void> {
    const manager = row.managerId ? await this.employees.find(row.managerId) : null;
    const said = {
      kind: KIND,
      subjectId: row.id,
      title: words('The probation of {name} ends', { name: fullName(row) }),
      text: words('Confirm them, or give them more time.'),
    };
    await this.notifications.notify({ ...said, to: HR });
    if (manager?.userId) await this.notifications.notify({ ...said, to: { users: [manager.userId] } });
  }
}
