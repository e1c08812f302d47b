import {
  REPORT_READ,
  reportParamsSchema,
  reportQuerySchema,
  reportSchedulesSchema,
  reportSchema,
  scheduleReportSchema,
  type Report,
  type ReportAnswer,
  type ReportQuery,
  type ReportSchedule,
  type ScheduleReport,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ReportSchedules } from './report-schedule.service.js';
import { ReportService } from './report.service.js';

interface Named {
  report: Report;
}

const Name = () => Param({ schema: reportParamsSchema });

@Controller('api/hr/reports')
@Access({ session: 'staff', permission: REPORT_READ, remote: 'hr' })
export class ReportController {
  constructor(
    private readonly reports: ReportService,
    private readonly schedules: ReportSchedules,
  ) {}

  /** One's own. */
  @Get('schedules')
  @Answers(reportSchedulesSchema)
  async listReportSchedules(@CurrentUser() user: SignedInUser): Promise<{ items: ReportSchedule[] }> {
    return { items: await this.schedules.list(user) };
  }

  @Get(':report')
  @Answers(reportSchema)
  getReport(
    @CurrentUser() user: SignedInUser,
    @Name() { report }: Named,
    @Query({ schema: reportQuerySchema }) query: ReportQuery,
  ): Promise<ReportAnswer> {
    return this.reports.get(user, report, query);
  }

  @Put(':report/schedule')
  @Audited('report.schedule')
  @Answers(reportSchedulesSchema)
  async scheduleReport(
    @CurrentUser() user: SignedInUser,
    @Name() { report }: Named,
    @Body({ schema: scheduleReportSchema }) body: ScheduleReport,
  ): Promise<{ items: ReportSchedule[] }> {
    return { items: await this.schedules.set(user, report, body) };
  }

  @Delete(':report/schedule')
  @Audited('report.unschedule')
  @Answers(reportSchedulesSchema)
  async unscheduleReport(
    @CurrentUser() user: SignedInUser,
    @Name() { report }: Named,
  ): Promise<{ items: ReportSchedule[] }> {
    return { items: await this.schedules.remove(user, report) };
  }
}
