import { HR_ERRORS, type CreateEmployee, type Employee, type UpdateEmployee } from '@atrium/contracts';
import { AppError, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from './employee.entity.js';
import { EmployeeInvitation } from './employee-invitation.service.js';
import { EmployeeNews } from './employee-news.service.js';
import { EmployeeReader } from './employee-reader.service.js';
import { EmployeeRegistration } from './employee-registration.service.js';
import { EmployeeTrail } from './employee-trail.service.js';
import { EmployeeRepository } from './employee.repository.js';
import { ManagerNews } from './manager-news.service.js';

/** Adds people to the company and changes what is known of them. */
@Injectable()
export class EmployeeService {
  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly registration: EmployeeRegistration,
    private readonly invitation: EmployeeInvitation,
    private readonly reader: EmployeeReader,
    private readonly news: EmployeeNews,
    private readonly trail: EmployeeTrail,
    private readonly managers: ManagerNews,
  ) {}

  /** @throws {AppError} EMAIL_TAKEN, EMPLOYEE_CODE_TAKEN, VALIDATION_FAILED on `managerId` */
  async create(user: SignedInUser, { invite, ...fields }: CreateEmployee): Promise<Employee> {
    return this.db.run(user.companyId, async () => {
      if (fields.managerId) await this.findManager(fields.managerId);
      const by = { createdBy: user.id, updatedBy: user.id };
      const id = await this.registration.register({ ...fields, ...by });
      if (invite) await this.invitation.send(user, await this.find(id));
      await this.trail.record(id, { action: 'employee.create', by: user });
      await this.news.announce({ userId: null });
      await this.managers.tell(user, id, fields.managerId ?? null);
      return this.reader.getChanged(user, id);
    });
  }

  /** @throws {AppError} STALE_VERSION, EMPLOYEE_ARCHIVED, EMAIL_TAKEN, MANAGER_CYCLE, VALIDATION_FAILED on `managerId` */
  async update(user: SignedInUser, id: string, { version, ...fields }: UpdateEmployee): Promise<Employee> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.find(id);
      if (employee.version !== version) throw new AppError('STALE_VERSION');
      if (employee.archivedAt) throw new AppError(HR_ERRORS.EMPLOYEE_ARCHIVED);
      if (fields.managerId && fields.managerId !== employee.managerId) {
        await this.checkManager(employee, fields.managerId);
      }
      const done = await this.employees.update(id, version, { ...fields, updatedBy: user.id });
      if (!done) throw new AppError('STALE_VERSION');
      await this.trail.record(id, { action: 'employee.update', by: user, before: employee });
      await this.news.announce(employee);
      if (fields.managerId && fields.managerId !== employee.managerId)
        await this.managers.tell(user, id, fields.managerId);
      return this.reader.getChanged(user, id);
    });
  }

  private async checkManager(employee: EmployeeEntity, managerId: string): Promise<void> {
    await this.employees.lockManagers();
    await this.findManager(managerId);
    if (!(await this.employees.isBelow(managerId, employee.id))) return;
    const message = 'This manager reports to the person you are editing.';
    throw new AppError(HR_ERRORS.MANAGER_CYCLE, { message, fields: { managerId: message } });
  }

  private async findManager(managerId: string): Promise<void> {
    const manager = await this.employees.find(managerId);
    if (manager && !manager.archivedAt) return;
    throw new AppError('VALIDATION_FAILED', { fields: { managerId: 'Choose somebody who works here now.' } });
  }

  private async find(id: string): Promise<EmployeeEntity> {
    const employee = await this.employees.find(id);
    if (!employee) throw notFound();
    return employee;
  }
}
