import {
  EMPLOYEE,
  LIFECYCLE_ERRORS,
  addDays,
  type BulkEmployees,
  type BulkReport,
  type CreateEmployee,
  type Employee,
  type UpdateEmployee,
} from '@atrium/contracts';
import { AppError, refusedField, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { DayLocks } from '../day-lock/day-locks.service.js';
import { EmployeeInvitation } from './employee-invitation.service.js';
import { EmployeeRegistration } from './employee-registration.service.js';
import { EmployeeRepository } from './employee.repository.js';
import { EMPLOYEES, type EmployeeSteps } from './employee.record.js';
import { withStoredPhone } from './employee-phone.rules.js';
import { isBornAfter } from './born-after.rules.js';
import { ManagerNotifications } from './manager-notifications.service.js';
import { DECIDED } from '../own-record/about-person.rules.js';
import { OwnRecords } from '../own-record/own-records.service.js';

/**
 * The employees of a company. Archived employees leave the lists. Their account stays until an admin deactivates it,
 * and so does attendance: a clocked-in person may still end the session but not begin another.
 */
@Injectable()
export class EmployeeService {
  readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly employees: EmployeeRepository,
    private readonly registration: EmployeeRegistration,
    private readonly invitation: EmployeeInvitation,
    private readonly managerNotifications: ManagerNotifications,
    private readonly own: OwnRecords,
    private readonly locks: DayLocks,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /** @throws {AppError} EMAIL_TAKEN, EMPLOYEE_CODE_TAKEN, VALIDATION_FAILED on manager, department and designation */
  async create(user: SignedInUser, { invite, code, ...values }: CreateEmployee): Promise<Employee> {
    checkDates(values);
    return this.steps.create(user, values, {
      insert: () => this.registration.register({ ...withStoredPhone(values), code }, user.id),
      after: async (row) => {
        if (invite) await this.invitation.send(user, row);
        await this.managerNotifications.notify(user, row);
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, EMPLOYEE_ARCHIVED, MANAGER_CYCLE, as `create` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateEmployee): Promise<Employee> {
    const { managerId } = values;
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      first: managerId ? () => this.employees.lockManagers() : undefined,
      change: async (before) => {
        checkDates({ ...before, ...values });
        await this.refuseLocked(before, values);
        if (managerId && managerId !== before.managerId) await this.checkManager(id, managerId);
        const stored = withStoredPhone(values, before.phone);
        return values.joiningDate === undefined ? stored : { ...stored, joiningAssumed: false };
      },
      after: async (row, before) => {
        if (row.managerId !== before.managerId) await this.managerNotifications.notify(user, row);
      },
    });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when nobody is chosen */
  bulk(user: SignedInUser, order: BulkEmployees): Promise<BulkReport> {
    const needs = EMPLOYEE.check(order.step === 'update' ? 'update' : 'delete');
    return this.steps.bulk.run(user, order, async ({ id, version }) => {
      const change = order.step === 'update' ? { fields: DECIDED, values: order.values ?? {} } : {};
      await this.own.refuse(user, id, { needs, ...change });
      switch (order.step) {
        case 'archive':
        case 'restore':
          return this.steps.move(user, { step: order.step, id, version });
        case 'invite':
          return this.invitation.invite(user, id, { version });
        case 'update':
          return this.update(user, id, { ...order.values, version });
        // Each of these needs a reason or a date of its own.
        default:
          throw new AppError('TRANSITION_REFUSED');
      }
    });
  }

  /** On the days between, the person is at work by one date and not yet by the other. */
  private async refuseLocked(before: Begun, values: Partial<Begun>): Promise<void> {
    const after = { ...before, ...values };
    const [first, last] = [beginOf(before), beginOf(after)].sort();
    const field = after.joiningDate === before.joiningDate ? 'attendanceFrom' : 'joiningDate';
    if (first && last && first !== last) await this.locks.refuse(first, addDays(last, -1), field);
  }

  private async checkManager(id: string, managerId: string): Promise<void> {
    if (!(await this.employees.isBelow(managerId, id))) return;
    const { MANAGER_CYCLE } = EMPLOYEE.errors;
    throw new AppError(MANAGER_CYCLE, { fields: { managerId: MANAGER_CYCLE.message } });
  }
}

interface Begun {
  joiningDate?: string | undefined;
  attendanceFrom?: string | null | undefined;
}

/** The first day of attendance. */
const beginOf = ({ joiningDate = '', attendanceFrom }: Begun): string =>
  attendanceFrom && attendanceFrom > joiningDate ? attendanceFrom : joiningDate;

interface Dates {
  joiningDate: string;
  birthDate?: string | null | undefined;
  confirmDate?: string | null | undefined;
  lastWorkingDay?: string | null;
}

/**
 * @throws {AppError} PROBATION_BEFORE_JOINING, LAST_DAY_BEFORE_JOINING, BORN_AFTER_JOINING, each beside the field that
 * can be mended
 */
function checkDates({ joiningDate, birthDate, confirmDate, lastWorkingDay }: Dates): void {
  if (isBornAfter(birthDate, joiningDate))
    throw refusedField('birthDate', LIFECYCLE_ERRORS.BORN_AFTER_JOINING);
  if (confirmDate && confirmDate < joiningDate)
    throw refusedField('confirmDate', LIFECYCLE_ERRORS.PROBATION_BEFORE_JOINING);
  if (lastWorkingDay && lastWorkingDay < joiningDate)
    throw refusedField('joiningDate', LIFECYCLE_ERRORS.LAST_DAY_BEFORE_JOINING);
}
