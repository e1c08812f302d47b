import type { CalendarHue } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { CalendarSource, dayItem, type CalendarWindow, type SourceItem } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { addDays } from '../local-day.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';

/** The holidays of the reader, by their own holiday list. */
@Injectable()
export class HolidaySource extends CalendarSource {
  override readonly remote = 'hr';
  override readonly key = 'holidays';
  override readonly title = 'Holidays';
  override readonly colour: CalendarHue = 2;

  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly calendars: PersonCalendars,
  ) {
    super();
  }

  override list({ from, to }: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]> {
    return this.db.run(reader.companyId, async () => {
      const employee = await this.employees.findByUser(reader.id);
      if (!employee) return [];
      const last = addDays(to, -1);
      const calendar = (await this.calendars.of([employee.id], from, last)).get(employee.id);
      const dates = calendar?.between(from, last) ?? [];
      return dates.flatMap(({ date, holiday, optionalHoliday }) => {
        const title = holiday ?? optionalHoliday;
        if (title === null) return [];
        return [dayItem({ id: date, title, from: date, to: date, url: null, busy: false })];
      });
    });
  }
}
