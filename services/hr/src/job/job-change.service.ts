import {
  EMPLOYEE,
  JOB_ERRORS,
  dayIn,
  type ChangeJob,
  type JobField,
  type JobHistory,
} from '@atrium/contracts';
import {
  AppError,
  Audit,
  Clock,
  notFound,
  refusedField,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EMPLOYEES, fullName, type EmployeeSteps } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { EmployeeService } from '../employee/employee.service.js';
import { employeeScope } from '../people-scope.policy.js';
import { JobChangeRepository } from './job-change.repository.js';
import { fieldsOf, jobOf, valuesOf } from './job.mapper.js';
import { historyOf, jobOn } from './job-history.rules.js';

/** What a person's job was, is and will be. */
@Injectable()
export class JobChangeService {
  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly people: EmployeeRepository,
    private readonly employees: EmployeeService,
    private readonly jobs: JobChangeRepository,
    private readonly audit: Audit,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /** @throws {AppError} NOT_FOUND, also for somebody whose history the person may not see */
  async history(user: SignedInUser, id: string): Promise<JobHistory> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.people.find(id);
      if (!employee || !(await this.sees(user, employee))) throw notFound();
      return this.show(employee);
    });
  }

  /**
   * From today or an earlier day on it holds at once, from a later one it is planned.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, EMPLOYEE_ARCHIVED, BEFORE_JOINING, NOTHING_CHANGES, MANAGER_CYCLE
   */
  async change(user: SignedInUser, id: string, order: ChangeJob): Promise<JobHistory> {
    const fields = fieldsOf(order);
    return this.db.run(user.companyId, async () => {
      await this.people.lockManagers();
      const employee = await this.people.find(id);
      if (!employee) throw notFound();
      if (fields.length === 0) throw new AppError(JOB_ERRORS.NOTHING_CHANGES);
      if (order.effectiveOn < employee.joiningDate)
        throw refusedField('effectiveOn', JOB_ERRORS.BEFORE_JOINING);
      const planned = order.effectiveOn > this.today(employee);
      await (planned
        ? this.plan(user, employee, { order, fields })
        : this.begin(user, employee, { order, fields }));
      return this.show((await this.people.find(id)) ?? employee);
    });
  }

  /**
   * The former plan stays as cancelled, so that who planned what is not lost.
   * @throws {AppError} JOB_BEGUN, and what `change` refuses
   */
  async edit(user: SignedInUser, id: string, order: ChangeJob): Promise<JobHistory> {
    return this.db.run(user.companyId, async () => {
      // Before the row of the change, as a change of the job takes it.
      await this.people.lockManagers();
      const employee = await this.end(id);
      const { effectiveOn, reason } = order;
      const after = { effectiveOn, reason };
      this.audit.record({ action: 'employee.editJob', by: user, resource: resourceOf(employee), after });
      return this.change(user, employee.id, order);
    });
  }

  /** @throws {AppError} NOT_FOUND, JOB_BEGUN */
  async cancel(user: SignedInUser, id: string): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const employee = await this.end(id);
      this.audit.record({ action: 'employee.cancelJob', by: user, resource: resourceOf(employee) });
    });
  }

  private async end(id: string): Promise<EmployeeEntity> {
    const employeeId = await this.jobs.cancel(id);
    if (!employeeId) throw new AppError(JOB_ERRORS.JOB_BEGUN);
    const employee = await this.people.find(employeeId);
    if (!employee) throw notFound();
    return employee;
  }

  private async begin(
    user: SignedInUser,
    employee: EmployeeEntity,
    { order, fields }: { order: ChangeJob; fields: JobField[] },
  ): Promise<void> {
    const { id } = employee;
    const { effectiveOn, reason, note, version } = order;
    const job = { ...jobOf(employee), ...valuesOf(order) };
    await this.jobs.add({
      employeeId: id,
      effectiveOn,
      reason,
      note,
      fields,
      job,
      by: user.id,
      applied: true,
    });
    const present = jobOn(await this.jobs.list(id), this.today(employee), jobOf(employee));
    await this.employees.update(user, id, {
      version,
      designationId: present.designation,
      departmentId: present.department,
      managerId: present.manager,
      employmentType: present.employmentType,
    });
    const after = { effectiveOn, reason };
    this.audit.record({ action: 'employee.changeJob', by: user, resource: resourceOf(employee), after });
  }

  /** What it refers to is checked now and once more when it begins. */
  private async plan(
    user: SignedInUser,
    employee: EmployeeEntity,
    { order, fields }: { order: ChangeJob; fields: JobField[] },
  ): Promise<void> {
    const { effectiveOn, reason, note, version, managerId } = order;
    if (employee.version !== version) throw new AppError('STALE_VERSION');
    if (employee.archivedAt) throw new AppError(EMPLOYEE.errors.EMPLOYEE_ARCHIVED);
    if (managerId && (await this.people.isBelow(managerId, employee.id)))
      throw refusedField('managerId', EMPLOYEE.errors.MANAGER_CYCLE);
    const job = { ...jobOf(employee), ...valuesOf(order) };
    const entry = { employeeId: employee.id, effectiveOn, reason, note, fields, job };
    await this.jobs.add({ ...entry, by: user.id, applied: false });
    const after = { effectiveOn, reason };
    this.audit.record({ action: 'employee.changeJob', by: user, resource: resourceOf(employee), after });
    await this.steps.table.invalidate([employee.id]);
  }

  private async show(employee: EmployeeEntity): Promise<JobHistory> {
    const today = this.today(employee);
    const entries = await this.jobs.list(employee.id);
    const names = await this.jobs.namesOf(entries);
    const items = historyOf(entries, (field, value) =>
      value === null || field === 'employmentType' ? value : (names.get(value) ?? null),
    );
    return { items, today };
  }

  private async sees(user: SignedInUser, { userId, managerId }: EmployeeEntity): Promise<boolean> {
    if (userId === user.id || employeeScope(user) === 'all') return true;
    const self = await this.people.findByUser(user.id);
    return Boolean(self) && self?.id === managerId;
  }

  private today({ timezone }: EmployeeEntity): string {
    return dayIn(this.clock.now(), timezone);
  }
}

const resourceOf = (employee: EmployeeEntity) => ({
  kind: EMPLOYEE.kind,
  id: employee.id,
  title: fullName(employee),
});
