import {
  addDays,
  dayIn,
  type Employee,
  type Exit,
  type ExtendProbation,
  type GiveNotice,
  type Lifecycle,
  type Rehire,
  type StatusCounts,
  type Suspend,
} from '@atrium/contracts';
import { LIFECYCLE_ERRORS, NOTICE_DAYS } from '@atrium/contracts';
import { AccountStanding } from '@atrium/identity';
import { AppError, Clock, notFound, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { refusalOf, Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { Checklists } from '../checklist/checklist.service.js';
import { DayLocks } from '../day-lock/day-locks.service.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EMPLOYEES, type EmployeeSteps } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { Departures } from './departure.service.js';
import { HandOvers, personOf } from './hand-over.service.js';
import { LifecycleRepository } from './lifecycle.repository.js';
import { refuseExit, refuseNotice, type Refused } from './lifecycle.rules.js';
import { Rehirings } from './rehiring.service.js';

interface Place {
  id: string;
  version: number;
}

/** The way of an employment from onboarding to its end. Every step throws STALE_VERSION and TRANSITION_REFUSED. */
@Injectable()
export class LifecycleService {
  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly accounts: AccountStanding,
    private readonly handOvers: HandOvers,
    private readonly departures: Departures,
    private readonly rehirings: Rehirings,
    private readonly checklists: Checklists,
    private readonly repository: LifecycleRepository,
    private readonly locks: DayLocks,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /** @throws {AppError} NOT_FOUND */
  async read({ companyId }: SignedInUser, id: string): Promise<Lifecycle> {
    return this.db.run(companyId, async () => {
      const employee = await this.find(id);
      const { noticeOn, lastWorkingDay, confirmedOn, phaseReason: reason } = employee;
      const noticeDays = NOTICE_DAYS[employee.employmentType];
      return {
        ...{ today: this.today(employee), noticeDays, noticeOn, lastWorkingDay, confirmedOn, reason },
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

  finishOnboarding(user: SignedInUser, place: Place): Promise<Employee> {
    return this.take(user, { ...place, step: 'finishOnboarding' }, () => ({ phase: 'active' }));
  }

  /** Ends the person's sessions at once. @throws {AppError} ADMIN_ONLY, LAST_ADMIN */
  suspend(user: SignedInUser, id: string, { version, reason }: Suspend): Promise<Employee> {
    return this.take(user, { step: 'suspend', id, version }, async ({ userId }) => ({
      ...{ phase: 'suspended', phaseReason: reason },
      accountStopped: userId !== null && (await this.accounts.stop(userId, user)),
    }));
  }

  reinstate(user: SignedInUser, place: Place): Promise<Employee> {
    return this.take(user, { ...place, step: 'reinstate' }, async ({ userId, accountStopped }) => {
      if (userId && accountStopped) await this.accounts.resume(userId, user);
      return { phase: 'active', phaseReason: null, accountStopped: false };
    });
  }

  /**
   * @throws {AppError} ADMIN_ONLY, LAST_DAY_BEFORE_JOINING, LAST_DAY_BEFORE_NOTICE, NOTICE_SHORTENED,
   * SUCCESSOR_UNFIT
   */
  giveNotice(user: SignedInUser, id: string, { version, ...notice }: GiveNotice): Promise<Employee> {
    return this.take(user, { step: 'giveNotice', id, version }, async (employee) => {
      throwIf(refuseNotice(employee, notice));
      await this.locks.refuse(addDays(notice.lastWorkingDay, 1), this.today(employee), 'lastWorkingDay');
      const { noticeOn, lastWorkingDay, reason, successorId } = notice;
      if (successorId) await this.handOvers.successorOf(employee, successorId);
      await this.checklists.startFor(employee, { checklist: 'offboarding', day: lastWorkingDay, by: user });
      return { ...{ phase: 'notice', phaseReason: reason || null }, noticeOn, lastWorkingDay, successorId };
    });
  }

  withdrawNotice(user: SignedInUser, place: Place): Promise<Employee> {
    const none = { noticeOn: null, lastWorkingDay: null, successorId: null, phaseReason: null };
    return this.take(user, { ...place, step: 'withdrawNotice' }, async (employee) => {
      await this.checklists.undoFor(employee, 'offboarding');
      return { phase: 'active', ...none };
    });
  }

  /** They have left by the end of that day. @throws {AppError} as `Departures.carryOut`, and on the day */
  exit(user: SignedInUser, id: string, { version, lastWorkingDay, ...given }: Exit): Promise<Employee> {
    return this.take(user, { step: 'exit', id, version }, async (employee) => {
      throwIf(refuseExit(employee, lastWorkingDay, this.today(employee)));
      // Days after the last one are none of the person's, and locked ones stay as they are.
      await this.locks.refuse(addDays(lastWorkingDay, 1), this.today(employee), 'lastWorkingDay');
      return this.departures.carryOut({ employee, lastDay: lastWorkingDay, ...given, by: user });
    });
  }

  confirm(user: SignedInUser, place: Place): Promise<Employee> {
    return this.take(user, { ...place, step: 'confirm' }, (employee) => ({
      confirmedOn: this.today(employee),
    }));
  }

  /** @throws {AppError} PROBATION_NOT_LATER */
  extendProbation(user: SignedInUser, id: string, given: ExtendProbation): Promise<Employee> {
    const { version, confirmDate, reason } = given;
    return this.take(user, { step: 'extendProbation', id, version }, (employee) => {
      if (confirmDate <= (employee.confirmDate ?? ''))
        throw refusedField('confirmDate', LIFECYCLE_ERRORS.PROBATION_NOT_LATER);
      return { confirmDate, phaseReason: reason };
    });
  }

  /** A new employment with its own code; balances start afresh. @throws {AppError} JOINS_BEFORE_LEAVING, CAME_BACK, ADMIN_ONLY */
  rehire(user: SignedInUser, id: string, order: Rehire): Promise<Employee> {
    return this.db.run(user.companyId, async () => {
      const before = await this.steps.rows.lock(id);
      const refusal = refusalOf(EMPLOYEES, 'rehire', before, user);
      if (before.version !== order.version) throw new AppError('STALE_VERSION');
      if (refusal) throw new AppError(refusal);
      const employee = await this.find(id);
      if (employee.userId) await this.accounts.check(user, employee.userId);
      if (order.joiningDate < addDays(employee.lastWorkingDay ?? '', 1))
        throw refusedField('joiningDate', LIFECYCLE_ERRORS.JOINS_BEFORE_LEAVING);
      return this.rehirings.hire(user, employee, order);
    });
  }

  private take(
    user: SignedInUser,
    step: Place & { step: string },
    change: (employee: EmployeeEntity) => Values<EmployeeEntity> | Promise<Values<EmployeeEntity>>,
  ): Promise<Employee> {
    return this.steps.run(user, {
      ...step,
      first: () => this.employees.lockManagers(),
      change: async () => {
        const employee = await this.find(step.id);
        if (employee.userId) await this.accounts.check(user, employee.userId);
        return change(employee);
      },
    });
  }

  private async find(id: string): Promise<EmployeeEntity> {
    const employee = await this.employees.find(id);
    if (!employee) throw notFound();
    return employee;
  }

  private async personOf(id: string | null) {
    const employee = id === null ? null : await this.employees.find(id);
    return employee && personOf(employee);
  }

  private today({ timezone }: EmployeeEntity): string {
    return dayIn(this.clock.now(), timezone);
  }
}

function throwIf(refused: Refused | null): void {
  if (refused) throw refusedField(refused.field, refused.refusal);
}
