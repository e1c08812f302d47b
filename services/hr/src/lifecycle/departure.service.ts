import { AccountStanding } from '@atrium/identity';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import type { Values } from '@atrium/records';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { Checklists } from '../checklist/checklist.service.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { DepartureFollowers } from './departure-followers.service.js';
import { HandOvers } from './hand-over.service.js';

export interface Leaving {
  employee: EmployeeEntity;
  lastDay: string;
  reason: string | null;
  successorId: string | null;
  /** Null: the portal itself, on the day after the last one. */
  by: SignedInUser | null;
}

/** All that follows when somebody has left. Inside `TenantDb.run` only. */
@Injectable()
export class Departures {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly handOvers: HandOvers,
    private readonly requests: Requests,
    private readonly accounts: AccountStanding,
    private readonly checklists: Checklists,
    private readonly followers: DepartureFollowers,
  ) {}

  /**
   * @returns the values of the employee who has left
   * @throws {AppError} ONLY_HR, SUCCESSOR_NEEDED, SUCCESSOR_UNFIT, LAST_ADMIN
   */
  async carryOut({ employee, lastDay, reason, successorId, by }: Leaving): Promise<Values<EmployeeEntity>> {
    await this.employees.lockManagers();
    const successor = await this.handOvers.successorOf(employee, successorId);
    // Before the account is closed: some requests are ended in the name of whoever sent them.
    await this.requests.endOf(this.db.currentCompanyId(), employee.id, lastDay);
    await this.handOvers.pass(employee, successor, { by, lastDay });
    await this.checklists.stopFor(employee, 'onboarding');
    await this.checklists.startFor(employee, { checklist: 'offboarding', day: lastDay, by });
    const { id: employeeId, noticeOn } = employee;
    await this.followers.tell({ employeeId, lastDay, noticeOn }, by);
    const stopped = employee.userId !== null && (await this.accounts.stop(employee.userId, by));
    return {
      phase: 'exited',
      lastWorkingDay: lastDay,
      phaseReason: reason,
      archivedAt: this.clock.now(),
      successorId: successor?.id ?? null,
      invitedUserId: null,
      accountStopped: stopped || employee.accountStopped,
    };
  }
}
