import { LiveEvents, TenantDb, type LiveAudience } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { accountsOf } from './leave-accounts.repository.js';
import { LEAVE_READ } from '../people-scope.policy.js';

/** More people than this are not named one by one. */
const NAMED = 50;

/** The open pages that show somebody's leave: the person's own, and those of everybody who may read it. */
@Injectable()
export class LeavePages {
  constructor(
    private readonly db: TenantDb,
    private readonly live: LiveEvents,
  ) {}

  /** Inside `TenantDb.run` only. */
  async invalidate(employeeIds: readonly string[]): Promise<void> {
    const people = [...new Set(employeeIds)];
    if (people.length === 0) return;
    const own: LiveAudience =
      people.length > NAMED
        ? { company: true }
        : { users: [...(await accountsOf(this.db, people)).values()] };
    await this.live.publishAll([
      { event: { type: 'invalidate', tags: ['Leave', 'AttendanceDay'] }, audience: own },
      {
        event: { type: 'invalidate', tags: ['Leave', 'AttendanceBoard'] },
        audience: { check: LEAVE_READ },
      },
    ]);
  }
}
