import { TenantDb } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { employeeScope } from '../people-scope.policy.js';
import { EmployeeRepository } from './employee.repository.js';
import { RowReaders } from '@atrium/records';

/** Hides notifications about a person from people who no longer lead them. */
@Injectable()
export class ReportingLineSubjects extends NotificationSubjects {
  override readonly kinds = ['people.new-report', 'people.new-manager', 'attendance.team-forgotten'] as const;

  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly readers: RowReaders,
  ) {
    super();
  }

  override listVisible(reader: NotificationReader, subjectIds: string[]): Promise<Set<string>> {
    if (employeeScope(reader) === 'all') return Promise.resolve(new Set(subjectIds));
    return this.db.run(reader.companyId, async () => {
      const self = await this.employees.findByUser(reader.id);
      const { ledPeople } = await this.readers.of(reader);
      return new Set(subjectIds.filter((id) => id === self?.id || ledPeople.includes(id)));
    });
  }
}
