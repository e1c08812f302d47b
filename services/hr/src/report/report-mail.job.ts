import { REPORT_LABELS, REPORT_READ, passesCheck, weekdayOf, type ReportCadence } from '@atrium/contracts';
import { Actors, Clock, defineJob, HandlesJob, TenantDb } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { ReportScheduleRepository, type DueReport } from './report-schedule.repository.js';
import { shiftMonth } from './report.rules.js';

const mailReports = defineJob({
  kind: 'hr.reports',
  title: 'Reports by email',
  schedule: { cron: '30 7 * * *', zone: 'company' },
});

/** Sends reports to those who still may read them, each at most once a day. */
@Injectable()
export class ReportMailJob {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly actors: Actors,
    private readonly schedules: ReportScheduleRepository,
    private readonly notifications: Notifications,
  ) {}

  /** @returns how many were sent */
  @HandlesJob(mailReports)
  async send(): Promise<{ reports: number }> {
    const today = await this.schedules.today(this.clock.now());
    let reports = 0;
    for (const schedule of await this.schedules.listDue(today, cadencesOn(today))) {
      await this.schedules.markSent(schedule.id, today);
      if (!(await this.mayRead(schedule))) continue;
      await this.mail(schedule, today);
      reports += 1;
    }
    return { reports };
  }

  private async mayRead({ userId }: DueReport): Promise<boolean> {
    const reader = await this.actors.find(this.db.currentCompanyId(), userId);
    return reader !== null && passesCheck(reader, REPORT_READ);
  }

  private async mail({ userId, report, by, cadence }: DueReport, today: string): Promise<void> {
    const month = cadence === 'month' ? shiftMonth(today.slice(0, 7), -1) : today.slice(0, 7);
    await this.notifications.notify({
      to: { users: [userId] },
      kind: 'people.report',
      title: words('Your report is ready: {report}', { report: { text: REPORT_LABELS[report] } }),
      query: new URLSearchParams({ report, by, from: month, to: month }).toString(),
    });
  }
}

/** Mondays, and the first of a month. */
function cadencesOn(today: string): ReportCadence[] {
  return [
    ...(weekdayOf(today) === 1 ? ['week' as const] : []),
    ...(today.endsWith('-01') ? ['month' as const] : []),
  ];
}
