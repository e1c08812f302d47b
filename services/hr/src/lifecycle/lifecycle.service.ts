import {
  type EMPLOYEE,
  LIFECYCLE_ERRORS,
  addDays,
  dayIn,
  type Employee,
  type StepBody,
  type Transition,
} from '@atrium/contracts';
import { AccountStanding } from '@atrium/identity';
import { Clock, refusedField, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { Checklists } from '../checklist/checklist.service.js';
import { DayLocks } from '../day-lock/day-locks.service.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { DepartureFollowers } from './departure-followers.service.js';
import { Departures } from './departure.service.js';
import { HandOvers } from './hand-over.service.js';
import { LifecycleSteps } from './lifecycle-steps.service.js';
import { refuseExit, refuseNotice, type Refused } from './lifecycle.rules.js';

/** The way of an employment from onboarding to its end. Every step throws STALE_VERSION and TRANSITION_REFUSED. */
@Injectable()
export class LifecycleService {
  constructor(
    private readonly clock: Clock,
    private readonly employments: LifecycleSteps,
    private readonly accounts: AccountStanding,
    private readonly handOvers: HandOvers,
    private readonly departures: Departures,
    private readonly checklists: Checklists,
    private readonly locks: DayLocks,
    private readonly followers: DepartureFollowers,
  ) {}

  finishOnboarding(user: SignedInUser, id: string, { version }: Transition): Promise<Employee> {
    return this.employments.take(user, { step: 'finishOnboarding', id, version }, () => ({
      phase: 'active',
    }));
  }

  /** Ends the person's sessions at once. @throws {AppError} ADMIN_ONLY, LAST_ADMIN */
  suspend(
    user: SignedInUser,
    id: string,
    { version, reason }: StepBody<typeof EMPLOYEE, 'suspend'>,
  ): Promise<Employee> {
    return this.employments.take(user, { step: 'suspend', id, version }, async ({ userId }) => ({
      phase: 'suspended',
      phaseReason: reason,
      accountStopped: userId !== null && (await this.accounts.stop(userId, user)),
    }));
  }

  reinstate(user: SignedInUser, id: string, { version }: Transition): Promise<Employee> {
    return this.employments.take(
      user,
      { step: 'reinstate', id, version },
      async ({ userId, accountStopped }) => {
        if (userId && accountStopped) await this.accounts.resume(userId, user);
        return { phase: 'active', phaseReason: null, accountStopped: false };
      },
    );
  }

  /**
   * @throws {AppError} ADMIN_ONLY, LAST_DAY_BEFORE_JOINING, LAST_DAY_BEFORE_NOTICE, NOTICE_SHORTENED,
   * SUCCESSOR_UNFIT
   */
  giveNotice(
    user: SignedInUser,
    id: string,
    { version, ...notice }: StepBody<typeof EMPLOYEE, 'giveNotice'>,
  ): Promise<Employee> {
    return this.employments.take(user, { step: 'giveNotice', id, version }, async (employee) => {
      throwIf(refuseNotice(employee, notice));
      await this.locks.refuse(addDays(notice.lastWorkingDay, 1), this.today(employee), 'lastWorkingDay');
      const { noticeOn, lastWorkingDay, reason, successorId } = notice;
      if (successorId) await this.handOvers.successorOf(employee, successorId);
      await this.checklists.startFor(employee, { checklist: 'offboarding', day: lastWorkingDay, by: user });
      await this.followers.tell({ employeeId: id, lastDay: lastWorkingDay, noticeOn }, user);
      return { phase: 'notice', phaseReason: reason || null, noticeOn, lastWorkingDay, successorId };
    });
  }

  withdrawNotice(user: SignedInUser, id: string, { version }: Transition): Promise<Employee> {
    const none = { noticeOn: null, lastWorkingDay: null, successorId: null, phaseReason: null };
    return this.employments.take(user, { step: 'withdrawNotice', id, version }, async (employee) => {
      await this.checklists.undoFor(employee, 'offboarding');
      await this.followers.tell({ employeeId: id, lastDay: null, noticeOn: null }, user);
      return { phase: 'active', ...none };
    });
  }

  /** They have left by the end of that day. @throws {AppError} as `Departures.carryOut`, and on the day */
  exit(
    user: SignedInUser,
    id: string,
    { version, lastWorkingDay, ...given }: StepBody<typeof EMPLOYEE, 'exit'>,
  ): Promise<Employee> {
    return this.employments.take(user, { step: 'exit', id, version }, async (employee) => {
      throwIf(refuseExit(employee, lastWorkingDay, this.today(employee)));
      // Days after the last one are none of the person's, and locked ones stay as they are.
      await this.locks.refuse(addDays(lastWorkingDay, 1), this.today(employee), 'lastWorkingDay');
      return this.departures.carryOut({ employee, lastDay: lastWorkingDay, ...given, by: user });
    });
  }

  confirm(user: SignedInUser, id: string, { version }: Transition): Promise<Employee> {
    return this.employments.take(user, { step: 'confirm', id, version }, (employee) => ({
      confirmedOn: this.today(employee),
    }));
  }

  /** @throws {AppError} PROBATION_NOT_LATER */
  extendProbation(
    user: SignedInUser,
    id: string,
    given: StepBody<typeof EMPLOYEE, 'extendProbation'>,
  ): Promise<Employee> {
    const { version, confirmDate, reason } = given;
    return this.employments.take(user, { step: 'extendProbation', id, version }, (employee) => {
      if (confirmDate <= (employee.confirmDate ?? ''))
        throw refusedField('confirmDate', LIFECYCLE_ERRORS.PROBATION_NOT_LATER);
      return { confirmDate, phaseReason: reason };
    });
  }

  private today({ timezone }: EmployeeEntity): string {
    return dayIn(this.clock.now(), timezone);
  }
}

function throwIf(refused: Refused | null): void {
  if (refused) throw refusedField(refused.field, refused.refusal);
}
