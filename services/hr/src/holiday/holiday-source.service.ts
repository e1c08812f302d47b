import { addDays, type CalendarHue } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Settings, words } from '@atrium/reach';
import { calendarRules, CalendarSource, dayItem, type CalendarWindow, type SourceItem } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { HolidayListDays, type ListDay } from '../holiday-list/holiday-list-days.repository.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';

/** The holidays of the reader, by their own holiday list, and those of the lists that the company shows to everybody. */
@Injectable()
export class HolidaySource extends CalendarSource {
  override readonly remote = 'hr';
  override readonly key = 'holidays';
  override readonly title = words('Holidays');
  override readonly colour: CalendarHue = 9;
  override readonly fixed = words('Holidays are changed in their list.');

  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly calendars: PersonCalendars,
    private readonly lists: HolidayListDays,
    private readonly settings: Settings,
  ) {
    super();
  }

  override list({ from, to }: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]> {
    return this.db.run(reader.companyId, async () => {
      const last = addDays(to, -1);
      const own = await this.ownDays(reader, from, last);
      const { holidayLists } = await this.settings.ofCompany(calendarRules);
      const others = await this.lists.between(holidayLists, from, last);
      const isOwn = (day: ListDay) => own.some(({ date, title }) => date === day.date && title === day.title);
      return [...own, ...others.filter((day) => !isOwn(day))].map(({ id, date, title }) =>
        dayItem({ id, title, from: date, to: date, url: null, busy: false }),
      );
    });
  }

  override parts(): Promise<{ id: string; title: string }[]> {
    return this.lists.names();
  }

  private async ownDays(reader: SignedInUser, from: string, last: string): Promise<ListDay[]> {
    const employee = await this.employees.findByUser(reader.id);
    if (!employee) return [];
    const calendar = (await this.calendars.of([employee.id], from, last)).get(employee.id);
    const dates = calendar?.between(from, last) ?? [];
    return dates.flatMap(({ date, holiday, optionalHoliday }) => {
      const title = holiday ?? optionalHoliday;
      return title === null ? [] : [{ id: date, date, title }];
    });
  }
}
