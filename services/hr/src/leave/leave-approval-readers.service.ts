import type { LeaveApproval, LeaveRequest } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { leaveScope } from '../people-scope.policy.js';
import { AbsenceRepository } from './absence.repository.js';
import { keepsBalance } from './leave-type.rules.js';
import { LeaveRepository } from './leave.repository.js';
import { RowReaders } from '@atrium/records';

/** Reads what surrounds the requests that somebody decides. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveApprovalReaders {
  constructor(
    private readonly leave: LeaveRepository,
    private readonly absences: AbsenceRepository,
    private readonly readers: RowReaders,
  ) {}

  /** Whose leave the reader sees; null: everybody's. */
  async scopeOf(user: SignedInUser): Promise<string[] | null> {
    return leaveScope(user) === 'all' ? null : [...(await this.readers.of(user)).ledPeople];
  }

  async typesWithBalance(): Promise<ReadonlySet<string>> {
    const types = await this.leave.listTypes();
    return new Set(types.filter(keepsBalance).map(({ id }) => id));
  }

  /** Others of the same teams who are away on the dates of a request. */
  async awayWith({ employee, from, to }: LeaveRequest): Promise<LeaveApproval['away']> {
    const person = await this.leave.findEmployee({ id: employee.id });
    return person ? this.absences.listTeam(person, { from, to }) : [];
  }
}
