import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { BadgeSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { AttendanceRepository } from './attendance.repository.js';

/** Whether the person is clocked in, so that the commands offer the other of Clock in and Clock out. */
@Injectable()
export class ClockedInBadge extends BadgeSource {
  override readonly remote = 'hr';

  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly attendance: AttendanceRepository,
  ) {
    super();
  }

  override async counts({ id, companyId }: SignedInUser): Promise<Record<string, number>> {
    const now = this.clock.now();
    const isIn = await this.db.run(companyId, () => this.attendance.isClockedIn(id, now));
    return { 'hr.clockedIn': isIn ? 1 : 0 };
  }
}
