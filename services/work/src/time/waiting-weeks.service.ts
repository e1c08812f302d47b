import type { SubmittedWeeks } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TimeAccess } from './time-access.service.js';
import { TimesheetRepository } from './timesheet.repository.js';

/** Weeks that wait for a person's decision. */
@Injectable()
export class WaitingWeeks {
  constructor(
    private readonly db: TenantDb,
    private readonly access: TimeAccess,
    private readonly weeks: TimesheetRepository,
    private readonly directory: UserDirectoryService,
  ) {}

  list(user: SignedInUser): Promise<SubmittedWeeks> {
    return this.db.run(user.companyId, async () => {
      const decided = await this.access.decides(user);
      const rows = await this.weeks.listSubmitted(decided && [...decided], user.id);
      const names = await this.directory.listNames(
        user.companyId,
        rows.map(({ userId }) => userId),
      );
      const items = rows.map(({ userId, submittedAt, ...week }) => ({
        ...week,
        user: { id: userId, name: names.get(userId) ?? '' },
        submittedAt: submittedAt.toISOString(),
      }));
      return { approver: decided === null || decided.size > 0, items };
    });
  }
}
