import type { Employee } from '@atrium/contracts';
import { AppError, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeTrail } from './employee-trail.service.js';
import { EmployeeNews } from './employee-news.service.js';
import { EmployeeRepository } from './employee.repository.js';
import { EmployeeReader } from './employee-reader.service.js';

/**
 * Takes employees out of the lists and back. The account stays as it is: an admin deactivates it. Attendance stays
 * too: an archived person who is clocked in may still end the session, but cannot begin another.
 */
@Injectable()
export class EmployeeArchive {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly reader: EmployeeReader,
    private readonly news: EmployeeNews,
    private readonly trail: EmployeeTrail,
  ) {}

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED when archived already */
  async archive(user: SignedInUser, id: string, version: number): Promise<Employee> {
    return this.move(user, { id, version, archivedAt: this.clock.now() });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED when not archived */
  async restore(user: SignedInUser, id: string, version: number): Promise<Employee> {
    return this.move(user, { id, version, archivedAt: null });
  }

  private async move(
    user: SignedInUser,
    { id, version, archivedAt }: { id: string; version: number; archivedAt: Date | null },
  ): Promise<Employee> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.find(id);
      if (!employee) throw notFound();
      if (employee.version !== version) throw new AppError('STALE_VERSION');
      if ((employee.archivedAt === null) === (archivedAt === null)) throw new AppError('TRANSITION_REFUSED');
      const done = await this.employees.update(id, version, { archivedAt, updatedBy: user.id });
      if (!done) throw new AppError('STALE_VERSION');
      const action = archivedAt ? 'employee.archive' : 'employee.restore';
      await this.trail.record(id, { action, by: user, before: employee });
      await this.news.announce(employee);
      return this.reader.getChanged(user, id);
    });
  }
}
