import { REPORTS } from '@atrium/contracts';
import { AuditWords, contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { AttendanceModule } from '../attendance/attendance.module.js';
import { AttendanceReports } from './attendance-report.service.js';
import { ReportController } from './report.controller.js';
import { ReportExport } from './report-export.service.js';
import { ReportMailJob } from './report-mail.job.js';
import { ReportRepository } from './report.repository.js';
import { ReportScheduleRepository } from './report-schedule.repository.js';
import { ReportSchedules } from './report-schedule.service.js';
import { ReportService } from './report.service.js';

const REPORT_WORDS = new AuditWords({
  kind: 'report',
  title: 'Report',
  verbs: { schedule: 'asked for by email', unschedule: 'no longer asked for by email' },
});

/** Figures of everybody over whole months, on the page, as a file and by mail. */
@Module({
  imports: [AttendanceModule],
  controllers: [ReportController],
  providers: [
    AttendanceReports,
    ReportRepository,
    ReportService,
    ReportScheduleRepository,
    ReportSchedules,
    ReportMailJob,
    ...REPORTS.map((report) => ({
      provide: `report-${report}`,
      useFactory: (reports: ReportService) => new ReportExport(report, reports),
      inject: [ReportService],
    })),
    contribute(REPORT_WORDS),
  ],
})
export class ReportModule {}
