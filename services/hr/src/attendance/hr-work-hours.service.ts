import { dayIn, addDays, datesOf } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { WorkHours, type AttendedDay, type CompanyDay, type WorkedRange } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { AttendanceFacts, type PersonDate } from './attendance-facts.service.js';
import { AttendanceRepository } from './attendance.repository.js';
import { showDay, spansAtWork } from './day-view.rules.js';
import { shiftInstance } from './shift-instance.rules.js';
import { isOff, workingMinutes, workingSpan } from './working-day.rules.js';

const DAYS_AHEAD = 14;

/** When employees are at work, by their shifts, holidays and approved leave, for the other parts of the portal. */
@Injectable()
export class HrWorkHours extends WorkHours {
  override readonly remote = 'hr';

  constructor(
    private readonly employees: EmployeeRepository,
    private readonly attendance: AttendanceRepository,
    private readonly facts: AttendanceFacts,
    private readonly calendars: PersonCalendars,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async attended(userId: string, range: WorkedRange): Promise<ReadonlyMap<string, AttendedDay>> {
    const employee = await this.employees.findByUser(userId);
    if (!employee) return new Map();
    const factsOf = await this.facts.of([employee.id], range);
    const now = this.clock.now();
    const days = await this.attendance.listDays(employee.id, range);
    const punches = await this.attendance.listPunches(employee.id, range);
    const known = new Map(
      days.map((day) => {
        const own = punches.filter(({ workDate }) => workDate === day.workDate);
        const spans = spansAtWork(day, own, now);
        return [day.workDate, { attended: showDay(day, [], now).workedMinutes, spans }];
      }),
    );
    return new Map(
      datesOf(range).map((date) => [
        date,
        { attended: 0, spans: [], ...known.get(date), off: isOff(factsOf(employee.id, date)) },
      ]),
    );
  }

  override offDays(userIds: readonly string[], range: WorkedRange): Promise<Map<string, Set<string>>> {
    return this.each(userIds, range, (days) => new Set(days.filter(isOff).map(({ date }) => date)));
  }

  override available(userIds: readonly string[], range: WorkedRange): Promise<Map<string, number>> {
    return this.each(userIds, range, (days) => days.reduce((sum, day) => sum + workingMinutes(day), 0));
  }

  override workingMinutes(
    userIds: readonly string[],
    range: WorkedRange,
  ): Promise<Map<string, Map<string, number>>> {
    return this.each(userIds, range, (days) => new Map(days.map((day) => [day.date, workingMinutes(day)])));
  }

  override nextOpenings(userIds: readonly string[], at: Date): Promise<Map<string, Date | null>> {
    // A shift of the day before may still run.
    const today = dayIn(at, 'UTC');
    const range = { from: addDays(today, -2), to: addDays(today, DAYS_AHEAD) };
    return this.each(userIds, range, (days) => {
      const span = days.map(workingSpan).find((each) => each !== null && each.to > at);
      if (!span) return null;
      return span.from > at ? span.from : at;
    });
  }

  override workingSpans(
    userIds: readonly string[],
    range: WorkedRange,
  ): Promise<Map<string, { from: Date; to: Date }[]>> {
    return this.each(userIds, range, (days) => days.flatMap((day) => workingSpan(day) ?? []));
  }

  override async companyDays(range: WorkedRange): Promise<CompanyDay[]> {
    const calendar = await this.calendars.ofCompany(range.from, range.to);
    return calendar.between(range.from, range.to).map(({ date, timezone, shift, weeklyOff, holiday }) => {
      if (weeklyOff || holiday !== null || !shift)
        return { date, off: weeklyOff || holiday !== null, hours: null };
      const { startAt, endAt } = shiftInstance(shift, date, timezone);
      return { date, off: false, hours: { from: startAt, to: endAt } };
    });
  }

  /** What follows from the days of each account that belongs to an employee. */
  private async each<Answer>(
    userIds: readonly string[],
    range: WorkedRange,
    read: (days: PersonDate[]) => Answer,
  ): Promise<Map<string, Answer>> {
    const employees = userIds.length === 0 ? [] : await this.employees.listByUsers(userIds);
    const factsOf = await this.facts.of(
      employees.map(({ id }) => id),
      range,
    );
    const dates = datesOf(range);
    return new Map(
      employees.flatMap(({ id, userId }) =>
        userId === null ? [] : [[userId, read(dates.map((date) => factsOf(id, date)))] as const],
      ),
    );
  }
}
