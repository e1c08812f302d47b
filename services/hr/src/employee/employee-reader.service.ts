import type { Employee, EmployeeListQuery, Page } from '@atrium/contracts';
import { notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { attendanceScope, employeeScope } from '../people-scope.policy.js';
import { EmployeeListRepository } from './employee-list.repository.js';
import { fullName, toEmployee } from './employee.mapper.js';
import { employeeRights } from './employee.policy.js';
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
    const page = await this.lists.list(user.companyId, query);
    const rights = employeeRights(user);
    return { ...page, items: page.items.map((row) => toEmployee(row, rights)) };
  }

  /** @throws {AppError} NOT_FOUND */
  async get(user: SignedInUser, id: string): Promise<Employee> {
    const row = await this.lists.get(user.companyId, id);
    if (!row) throw notFound();
    return toEmployee(row, employeeRights(user));
  }

  /** The employee as a use case has just left them; inside `TenantDb.run`. */
  async getChanged(user: SignedInUser, id: string): Promise<Employee> {
    const employee = await this.employees.find(id);
    if (!employee) throw notFound();
    const manager = employee.managerId ? await this.employees.find(employee.managerId) : null;
    const named = Object.assign(employee, { managerName: manager && fullName(manager) });
    return toEmployee(named, employeeRights(user));
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
}
