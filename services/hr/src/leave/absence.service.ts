import type { AbsenceList, AbsenceQuery } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { leaveScope } from '../people-scope.policy.js';
import { AbsenceRepository } from './absence.repository.js';
import { LeaveRepository } from './leave.repository.js';

/** Who is away when. Colleagues see that somebody is away, never why. */
@Injectable()
export class AbsenceService {
  constructor(
    private readonly db: TenantDb,
    private readonly absences: AbsenceRepository,
    private readonly leave: LeaveRepository,
  ) {}

  list(user: SignedInUser, { from, to }: AbsenceQuery): Promise<AbsenceList> {
    return this.db.run(user.companyId, async () => {
      const own = await this.leave.findEmployee({ userId: user.id });
      const scope = leaveScope(user);
      const rows = await this.absences.list(from, to);
      const isSeen = ({ userId, managerId }: (typeof rows)[number]) =>
        scope === 'all' || userId === user.id || (scope === 'team' && managerId === own?.id);
      return {
        items: rows
          .filter((row) => isSeen(row) || row.state === 'approved' || row.state === 'taken')
          .map((row) => ({
            employee: { id: row.id, name: row.name },
            ...{ from: row.from, to: row.to, state: row.state, days: row.days },
            type: isSeen(row) ? row.type : null,
          })),
      };
    });
  }
}
