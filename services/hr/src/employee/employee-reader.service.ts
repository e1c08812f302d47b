import type { Employee, EmployeeListQuery, Page } from '@atrium/contracts';
import { notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { attendanceScope, employeeScope } from '../people-scope.policy.js';
import type { EmployeeEntity } from './employee.entity.js';
import { EmployeeListRepository } from './employee-list.repository.js';
import { toEmployee } from './employee.mapper.js';
import { EmployeeRepository } from './employee.repository.js';

/** The company's people as the asking person sees them. */
@Injectable()
export class EmployeeReader {
  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly lists: EmployeeListRepository,
  ) {}

  async list(user: SignedInUser, query: EmployeeListQuery): Promise<Page<Employee>> {
    return this.db.run(user.companyId, async () => {
      const page = await this.lists.list(query);
      return { ...page, items: await this.show(user, page.items) };
    });
  }

  /** @throws {AppError} NOT_FOUND */
  async get(user: SignedInUser, id: string): Promise<Employee> {
    return this.db.run(user.companyId, async () => {
      const found = await this.employees.find(id);
      const [employee] = found ? await this.show(user, [found]) : [];
      if (!employee) throw notFound();
      return employee;
    });
  }

  /** Everybody who ever worked here, archived or not. */
  async count(companyId: string): Promise<number> {
    return this.db.run(companyId, () => this.employees.count());
  }

  /** The departments of the people whom the person sees, in the employee list or on the day board. */
  async listDepartments(user: SignedInUser): Promise<string[]> {
    return this.db.run(user.companyId, async () => {
      if (employeeScope(user) === 'all' || attendanceScope(user) === 'all')
        return this.lists.listDepartments();
      const leader = await this.employees.findByUser(user.id);
      return leader ? this.lists.listDepartments(leader.id) : [];
    });
  }

  private async show(user: SignedInUser, found: EmployeeEntity[]): Promise<Employee[]> {
    const managerIds = found.flatMap(({ managerId }) => managerId ?? []);
    const managers = await this.employees.listNames([...new Set(managerIds)]);
    return found.map((employee) => toEmployee(employee, user, managers));
  }
}
