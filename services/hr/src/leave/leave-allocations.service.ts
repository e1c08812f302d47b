import type { AllocateLeave, BulkReport } from '@atrium/contracts';
import { AppError, Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OwnRecords } from '../own-record/own-records.service.js';
import { LEAVE_UPDATE } from '../people-scope.policy.js';
import { LeaveKeeping } from './leave-keeping.service.js';
import { LeaveRepository } from './leave.repository.js';

/** The same days for several people, such as those that a company grants on its jubilee. */
@Injectable()
export class LeaveAllocations {
  constructor(
    private readonly db: TenantDb,
    private readonly keeping: LeaveKeeping,
    private readonly leave: LeaveRepository,
    private readonly own: OwnRecords,
    private readonly audit: Audit,
  ) {}

  /** Each in a transaction of its own. */
  async give(user: SignedInUser, { employeeIds, ...given }: AllocateLeave): Promise<BulkReport> {
    const rows: BulkReport['rows'] = [];
    for (const employeeId of new Set(employeeIds))
      rows.push(await this.giveOne(user, { ...given, employeeId }));
    if (rows.every(({ refusal }) => refusal !== null)) this.audit.skip('leave.adjust');
    return { rows, more: false };
  }

  private async giveOne(
    user: SignedInUser,
    given: Omit<AllocateLeave, 'employeeIds'> & { employeeId: string },
  ): Promise<BulkReport['rows'][number]> {
    const { employeeId: id } = given;
    const found = await this.db.run(user.companyId, () => this.leave.findEmployee({ id }));
    const name = found?.name ?? null;
    try {
      await this.own.refuse(user, id, { needs: LEAVE_UPDATE });
      await this.keeping.adjust(user, given);
      return { id, name, refusal: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { id, name, refusal: error.message };
    }
  }
}
