import { TenantDb } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { employeeScope } from '../people-scope.policy.js';
import { EmployeeRepository } from './employee.repository.js';

/** Hides notifications about a person from people who no longer manage them. */
@Injectable()
export class ReportingLineSubjects extends NotificationSubjects {
  override readonly kinds = ['people.new-report', 'people.new-manager', 'attendance.team-forgotten'] as const;

  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
  ) {
    super();
  }

  override listVisible(reader: NotificationReader, subjectIds: string[]): Promise<Set<string>> {
    if (employeeScope(reader) === 'all') return Promise.resolve(new Set(subjectIds));
    return this.db.run(reader.companyId, async () => {
      const self = await this.employees.findByUser(reader.id);
      const subjects = await this.employees.listByIds(subjectIds);
      const own = subjects.filter(({ id, managerId }) => self && (id === self.id || managerId === self.id));
      return new Set(own.map(({ id }) => id));
    });
  }
}
