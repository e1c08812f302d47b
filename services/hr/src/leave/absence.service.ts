import type { AbsenceList, AbsenceQuery } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AbsenceRepository } from './absence.repository.js';
import { RowReaders } from '@atrium/records';
import { seesLeave } from '../people-scope.policy.js';

/** Who is away when. Colleagues see that somebody is away, never why. */
@Injectable()
export class AbsenceService {
  constructor(
    private readonly db: TenantDb,
    private readonly absences: AbsenceRepository,
    private readonly readers: RowReaders,
  ) {}

  list(user: SignedInUser, { from, to }: AbsenceQuery): Promise<AbsenceList> {
    return this.db.run(user.companyId, async () => {
      const rows = await this.absences.list(from, to);
      const reader = await this.readers.of(user);
      return {
        items: rows
          .filter((row) => seesLeave(reader, row) || row.state === 'approved' || row.state === 'taken')
          .map((row) => ({
            employee: { id: row.id, name: row.name },
            from: row.from,
            to: row.to,
            state: row.state,
            days: row.days,
            hours: row.hours,
            type: seesLeave(reader, row) ? row.type : null,
          })),
      };
    });
  }
}
