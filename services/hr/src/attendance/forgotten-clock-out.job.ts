import { Clock, defineJob, HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendanceRepository } from './attendance.repository.js';
import { ForgottenSessionNotifications } from './forgotten-session-notifications.service.js';
import { endForgotten } from './attendance.rules.js';

export const endForgottenSessions = defineJob({
  kind: 'hr.forgotten-clock-outs',
  title: 'Forgotten clock-outs',
  schedule: { cron: '0 4 * * *', zone: 'company' },
});

/**
 * Ends sessions without a clock-out and marks them for review. Otherwise they would stay open until the person's next
 * clock-in.
 */
@Injectable()
export class ForgottenClockOutJob {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly clock: Clock,
    private readonly notifications: ForgottenSessionNotifications,
  ) {}

  /** @returns how many days were ended */
  @HandlesJob(endForgottenSessions)
  async end(): Promise<{ days: number }> {
    const now = this.clock.now();
    let count = 0;
    for (const employeeId of await this.attendance.listForgetful(now)) {
      // Locked as for a punch, because the two must not write the same day.
      await this.attendance.lockEmployee({ id: employeeId });
      const days = endForgotten(await this.attendance.listOpenDays(employeeId), now);
      await this.attendance.saveDays(employeeId, days, null);
      for (const day of days) await this.notifications.notify(employeeId, day);
      count += days.length;
    }
    return { days: count };
  }
}
