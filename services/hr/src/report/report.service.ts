import {
  groupsOf,
  addDays,
  dayIn,
  type Report,
  type ReportAnswer,
  type ReportQuery,
  type ReportRow,
} from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendanceReports } from './attendance-report.service.js';
import { ReportRepository } from './report.repository.js';
import { monthsOf, rangeBefore, shiftMonth, totalsOf } from './report.rules.js';

/** Most rows of a page; a file has all. */
const SHOWN = 500;

/** Headcount, attendance, overtime and leave of everybody over whole months. */
@Injectable()
export class ReportService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly repository: ReportRepository,
    private readonly attendance: AttendanceReports,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED on a group that the report does not have */
  async get(user: SignedInUser, report: Report, query: ReportQuery): Promise<ReportAnswer> {
    const { from, to, by } = query;
    const rows = await this.rows(user, report, query);
    const before = await this.rows(user, report, { ...query, ...rangeBefore({ from, to }) });
    return {
      rows: rows.slice(0, SHOWN),
      totals: totalsOf(report, rows, by === 'month'),
      previous: totalsOf(report, before, by === 'month'),
      more: rows.length > SHOWN,
    };
  }

  /** @throws as `get` */
  async rows(
    user: SignedInUser,
    report: Report,
    { from, to, by, department: named }: ReportQuery,
  ): Promise<ReportRow[]> {
    const department = named ?? null;
    if (!groupsOf(report).includes(by))
      throw new AppError('VALIDATION_FAILED', { fields: { by: 'Choose a group.' } });
    const today = dayIn(this.clock.now(), user.companyTimezone);
    const last = to < today.slice(0, 7) ? to : today.slice(0, 7);
    if (report === 'attendance' || report === 'overtime')
      return this.attendance.list(user, report, { by, months: monthsOf(from, last), department });
    const ends = addDays(`${shiftMonth(to, 1)}-01`, -1);
    return this.db.run(user.companyId, () =>
      report === 'leave'
        ? this.repository.leave({ by, department }, { from: `${from}-01`, to: ends }, today)
        : this.repository.headcount(
            { by, department },
            { from: `${from}-01`, to: ends < today ? ends : today },
            monthsOf(from, last),
          ),
    );
  }
}
