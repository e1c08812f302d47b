import { Clock } from '@atrium/platform';
import { WorkHours, type AttendedDay, type WorkedRange } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { addDays } from '../local-day.rules.js';
import { AttendanceFacts, type PersonDate } from './attendance-facts.service.js';
import { AttendanceRepository } from './attendance.repository.js';
import { showDay } from './day-view.rules.js';
import { shiftInstance } from './shift-instance.rules.js';

/** When people are at work, and how long they are planned to be, beside the hours that they write down. */
@Injectable()
export class HrWorkHours extends WorkHours {
  override readonly remote = 'hr';

  constructor(
    private readonly employees: EmployeeRepository,
    private readonly attendance: AttendanceRepository,
    private readonly facts: AttendanceFacts,
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
    const minutes = new Map(days.map((day) => [day.workDate, showDay(day, [], now).workedMinutes]));
    return new Map(
      datesOf(range).map((date) => [
        date,
        { attended: minutes.get(date) ?? 0, off: plannedOn(factsOf(employee.id, date)) === 0 },
      ]),
    );
  }

  override async planned(
    userIds: readonly string[],
    range: WorkedRange,
  ): Promise<ReadonlyMap<string, number>> {
    const employees = await this.employees.listByUsers(userIds);
    const factsOf = await this.facts.of(
      employees.map(({ id }) => id),
      range,
    );
    return new Map(
      employees.flatMap(({ id, userId }) => {
        if (userId === null) return [];
        const minutes = datesOf(range).reduce((sum, date) => sum + plannedOn(factsOf(id, date)), 0);
        return [[userId, minutes] as const];
      }),
    );
  }
}

/** Of a working day without a shift. */
const USUAL_DAY = 8 * 60;

/** In minutes, less holidays and leave. */
function plannedOn({ joined, weeklyOff, holiday, shift, leave, date, timezone }: PersonDate): number {
  if (!joined || weeklyOff || holiday || leave === 'full') return 0;
  const whole = shift ? shiftInstance(shift, date, timezone).plannedMin : USUAL_DAY;
  if (leave === null) return whole;
  return typeof leave === 'string' ? Math.round(whole / 2) : Math.max(0, whole - leave.minutes);
}

function datesOf({ from, to }: WorkedRange): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}
