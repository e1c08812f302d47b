import type { LiveEvents } from '@atrium/platform';
import { ATTENDANCE_READ } from '../people-scope.policy.js';

/** Refreshes the lists of corrections and the person's own days. Inside `TenantDb.run` only. */
export async function publishCorrection(live: LiveEvents, userId: string | null): Promise<void> {
  const lists = {
    type: 'invalidate' as const,
    tags: ['AttendanceCorrection' as const, 'AttendanceBoard' as const],
  };
  const own = {
    type: 'invalidate' as const,
    tags: ['AttendanceCorrection' as const, 'AttendanceDay' as const],
  };
  await live.publishAll([
    { event: lists, audience: { check: ATTENDANCE_READ } },
    ...(userId ? [{ event: own, audience: { users: [userId] } }] : []),
  ]);
}

/** A day has other punches than before. */
export interface CorrectedDay {
  employeeId: string;
  workDate: string;
}

declare module '@atrium/platform' {
  interface DomainEventMap {
    'attendance.corrected': { 1: CorrectedDay };
  }
}
