import { dayIn, NOTICE_DAYS, type Lifecycle, type StatusCounts } from '@atrium/contracts';
import { Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { HandOvers, personOf } from './hand-over.service.js';
import { LifecycleRepository } from './lifecycle.repository.js';
import { Rehirings } from './rehiring.service.js';

/** Where an employment stands on its way. */
@Injectable()
export class LifecycleView {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly handOvers: HandOvers,
    private readonly rehirings: Rehirings,
    private readonly repository: LifecycleRepository,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  async read({ companyId }: SignedInUser, id: string): Promise<Lifecycle> {
    return this.db.run(companyId, async () => {
      const employee = await this.employees.find(id);
      if (!employee) throw notFound();
      const { noticeOn, lastWorkingDay, confirmedOn, phaseReason: reason } = employee;
      const noticeDays = NOTICE_DAYS[employee.employmentType];
      return {
        today: dayIn(this.clock.now(), employee.timezone),
        noticeDays,
        noticeOn,
        lastWorkingDay,
        confirmedOn,
        reason,
        successor: await this.personOf(employee.successorId),
        previous: await this.personOf(employee.previousId),
        next: await this.personOf(await this.rehirings.laterOf(id)),
        handOver: await this.handOvers.of(employee),
      };
    });
  }

  countByStatus(companyId: string): Promise<StatusCounts> {
    return this.db.run(companyId, () => this.repository.countByStatus());
  }

  private async personOf(id: string | null) {
    const employee = id === null ? null : await this.employees.find(id);
    return employee && personOf(employee);
  }
}
