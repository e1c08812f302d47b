import { TenantDb } from '@atrium/platform';
import { WorkingDays, type DayRange } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { addDays } from '../local-day.rules.js';
import { isWorkingDate } from '../person-calendar/person-calendar.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';

interface Away {
  employeeId: string;
  from: string;
  to: string;
}

/** When employees do not work, by their schedule, holidays and granted leave, for the dates of tasks. */
@Injectable()
export class HrWorkingDays extends WorkingDays {
  override readonly remote = 'hr';

  constructor(
    private readonly db: TenantDb,
    private readonly calendars: PersonCalendars,
  ) {
    super();
  }

  override async offDaysOf(
    userIds: readonly string[],
    { from, to }: DayRange,
  ): Promise<Map<string, Set<string>>> {
    if (userIds.length === 0) return new Map();
    const people = await this.query<{ id: string; userId: string }>(
      `select id, user_id as "userId" from employee where company_id = $1 and user_id = any($2::uuid[])`,
      [userIds],
    );
    const ids = people.map(({ id }) => id);
    const calendars = await this.calendars.of(ids, from, to);
    const away = await this.query<Away>(AWAY, [ids, from, to]);
    return new Map(
      people.map(({ id, userId }): [string, Set<string>] => {
        const dates = calendars.get(id)?.between(from, to) ?? [];
        const off = dates.filter((each) => !isWorkingDate(each)).map(({ date }) => date);
        const leave = away.filter(({ employeeId }) => employeeId === id).flatMap(datesOf);
        return [userId, new Set([...off, ...leave])];
      }),
    );
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}

const AWAY = `
select r.employee_id as "employeeId", greatest(r.from_date, $3::date)::text as "from",
  least(r.to_date, $4::date)::text as "to"
from leave_request r
where r.company_id = $1 and r.employee_id = any($2::uuid[]) and r.live and r.state <> 'pending'
  and r.from_date <= $4::date and r.to_date >= $3::date and r.from_date >= $3::date - 366`;

function datesOf({ from, to }: Away): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}
