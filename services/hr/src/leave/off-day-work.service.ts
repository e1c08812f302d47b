import { Injectable } from '@nestjs/common';
import { AttendanceRepository } from '../attendance/attendance.repository.js';
import { isWorkingDate } from '../person-calendar/person-calendar.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';

/** Of an off-day without a shift: half a day from four hours, a whole one from eight. */
const THRESHOLDS = { halfDayMin: 240, fullDayMin: 480 };
const MINUTE_MS = 60_000;

/** What people worked on their off-days. Inside `TenantDb.run` only. */
@Injectable()
export class OffDayWork {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly calendars: PersonCalendars,
  ) {}

  async on(employeeId: string, workDate: string) {
    const calendar = (await this.calendars.of([employeeId], workDate, workDate)).get(employeeId);
    const date = calendar?.on(workDate);
    const [worked] = await this.attendance.listDays(employeeId, { from: workDate, to: workDate });
    return {
      ...(date?.shift ?? THRESHOLDS),
      workDate,
      isOffDay: date !== undefined && !isWorkingDate(date),
      workedMin: Math.floor((worked?.workedMs ?? 0) / MINUTE_MS),
    };
  }
}
