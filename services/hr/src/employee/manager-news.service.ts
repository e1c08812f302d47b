import type { SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from './employee.entity.js';
import { fullName } from './employee.mapper.js';
import { EmployeeRepository } from './employee.repository.js';

/** Tells both sides who reports to whom from now on. */
@Injectable()
export class ManagerNews {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly notifications: Notifications,
  ) {}

  /** Inside `TenantDb.run` only, after the change. */
  async tell(actor: SignedInUser, id: string, managerId: string | null): Promise<void> {
    const employee = await this.employees.find(id);
    const manager = managerId ? await this.employees.find(managerId) : null;
    if (!employee || !manager) return;
    const shared = { except: [actor.id], actorId: actor.id, subjectId: id, dedupeKey: `${id} ${manager.id}` };
    if (manager.userId)
      await this.notifications.notify({
        ...{ ...shared, to: { users: [manager.userId] }, kind: 'people.new-report' },
        title: words('{name} now reports to you', { name: fullName(employee) }),
        text: describe(employee),
      });
    if (employee.userId)
      await this.notifications.notify({
        ...{ ...shared, to: { users: [employee.userId] }, kind: 'people.new-manager' },
        title: words('{name} is your manager now', { name: fullName(manager) }),
      });
  }
}

const describe = ({ designation, department }: EmployeeEntity): string =>
  [designation, department].filter(Boolean).join(', ');
