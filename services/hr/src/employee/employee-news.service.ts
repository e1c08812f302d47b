import { LiveEvents } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ATTENDANCE_READ } from '../people-scope.policy.js';
import { EMPLOYEE_RESOURCE } from './employee.policy.js';

/** Tells open pages that an employee changed. */
@Injectable()
export class EmployeeNews {
  constructor(private readonly live: LiveEvents) {}

  /** Inside `TenantDb.run` only. */
  async announce(employee: { userId: string | null }): Promise<void> {
    const people = { check: { ...EMPLOYEE_RESOURCE, action: 'read' as const } };
    await this.live.notify({ type: 'invalidate', tags: ['Employee', 'NextStep'] }, people);
    await this.live.notify({ type: 'invalidate', tags: ['AttendanceBoard'] }, { check: ATTENDANCE_READ });
    if (!employee.userId) return;
    const self = { users: [employee.userId] };
    await this.live.notify({ type: 'invalidate', tags: ['AttendanceDay', 'NextStep'] }, self);
  }
}
