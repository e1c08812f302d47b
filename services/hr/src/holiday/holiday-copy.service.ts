import { HOLIDAY, dayIn, type CopiedHolidays, type CopyHolidays, type NextYear } from '@atrium/contracts';
import { AppError, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { HolidayListService } from '../holiday-list/holiday-list.service.js';
import { HolidayService } from './holiday.service.js';
import { listKept, type KeptHoliday } from './holiday-copy.repository.js';
import { proposeNextYear, sourceYear } from './next-year.rules.js';

const { HOLIDAY_ON_DAY, HOLIDAY_IN_PAST } = HOLIDAY.errors;

/** Copies the holidays of a list to the next year. */
@Injectable()
export class HolidayCopyService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly lists: HolidayListService,
    private readonly holidays: HolidayService,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  async propose(user: SignedInUser, listId: string): Promise<NextYear> {
    await this.lists.steps.get(user, listId);
    const known = await this.db.run(user.companyId, () => listKept(this.db, listId));
    const today = dayIn(this.clock.now(), user.companyTimezone);
    const year = sourceYear(known, today);
    return { year: year + 1, items: proposeNextYear(known, { year, today }) };
  }

  /**
   * Declares all of them, or none.
   * @throws {AppError} NOT_FOUND; HOLIDAY_IN_PAST, HOLIDAY_ON_DAY with a sentence at the id of each refused one
   */
  async copy(user: SignedInUser, listId: string, { days }: CopyHolidays): Promise<CopiedHolidays> {
    return this.db.run(user.companyId, async () => {
      const known = await listKept(this.db, listId);
      this.check(user, days, known);
      const byId = new Map(known.map((each) => [each.id, each]));
      const given = days.map(({ id, date }) => {
        const from = byId.get(id);
        if (!from) throw notFound();
        const { name, kind, yearly, department } = from;
        const departmentId = department?.id ?? null;
        return { field: id, values: { date, name, kind, yearly, listId, departmentId } };
      });
      await this.holidays.createAll(user, given);
      return { created: given.length };
    });
  }

  private check(user: SignedInUser, days: CopyHolidays['days'], known: readonly KeptHoliday[]): void {
    const today = dayIn(this.clock.now(), user.companyTimezone);
    const departments = new Map(known.map(({ id, department }) => [id, department?.id ?? '']));
    const taken = new Set(known.map(({ date, department }) => `${date} ${department?.id ?? ''}`));
    const fields: Record<string, string> = {};
    for (const { id, date } of days) {
      const key = `${date} ${departments.get(id) ?? ''}`;
      if (date < today) fields[id] = HOLIDAY_IN_PAST.message;
      else if (taken.has(key)) fields[id] = HOLIDAY_ON_DAY.message;
      taken.add(key);
    }
    if (Object.keys(fields).length > 0) throw new AppError(HOLIDAY_ON_DAY, { fields });
  }
}
