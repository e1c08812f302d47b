import {
  groupsOf,
  REPORT_LABELS,
  type Report,
  type ReportSchedule,
  type ScheduleReport,
} from '@atrium/contracts';
import { AppError, Audit, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ReportScheduleRepository } from './report-schedule.repository.js';

/** Which reports somebody gets by mail; one each. */
@Injectable()
export class ReportSchedules {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly schedules: ReportScheduleRepository,
    private readonly audit: Audit,
  ) {}

  list(user: SignedInUser): Promise<ReportSchedule[]> {
    return this.db.run(user.companyId, () => this.own(user));
  }

  /** @throws {AppError} VALIDATION_FAILED on a group that the report does not have */
  set(user: SignedInUser, report: Report, given: ScheduleReport): Promise<ReportSchedule[]> {
    if (!groupsOf(report).includes(given.by))
      throw new AppError('VALIDATION_FAILED', { fields: { by: 'Choose a group.' } });
    return this.db.run(user.companyId, async () => {
      await this.schedules.set(user.id, { report, ...given, at: this.clock.now() });
      this.record(user, report, 'schedule');
      return this.own(user);
    });
  }

  /** A second time nothing changes. */
  remove(user: SignedInUser, report: Report): Promise<ReportSchedule[]> {
    return this.db.run(user.companyId, async () => {
      if (await this.schedules.remove(user.id, report)) this.record(user, report, 'unschedule');
      else this.audit.skip('report.unschedule');
      return this.own(user);
    });
  }

  private async own(user: SignedInUser): Promise<ReportSchedule[]> {
    const rows = await this.schedules.listOf(user.id);
    return rows.map(({ userId: _, ...schedule }) => schedule);
  }

  private record(user: SignedInUser, report: Report, action: 'schedule' | 'unschedule'): void {
    const resource = { kind: 'report', id: null, title: REPORT_LABELS[report] };
    this.audit.record({ action: `report.${action}`, by: user, resource });
  }
}
