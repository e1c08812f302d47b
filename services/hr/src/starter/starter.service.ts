import {
  dayIn,
  type AddedHolidays,
  type AddHolidays,
  type CreateShift,
  type HolidayRegion,
  type OfferedHolidays,
  type Started,
} from '@atrium/contracts';
import { Audit, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { HolidayListService } from '../holiday-list/holiday-list.service.js';
import { HolidayService } from '../holiday/holiday.service.js';
import { LeaveTypeService } from '../leave/leave-type.service.js';
import { STARTER_TYPES } from '../leave/starter-types.seed.js';
import { firstHolidays, regionOf } from './holiday-starter.rules.js';
import { StarterPlans } from './starter-plans.service.js';
import { StarterRepository } from './starter.repository.js';

const NINE_TO_SIX: CreateShift = {
  name: 'General',
  start: '09:00',
  end: '18:00',
  halfAt: null,
  breakMin: 60,
  breakMode: 'punched',
  breakAfterMin: 300,
  windowBefore: 120,
  windowAfter: 240,
  autoCloseAfter: null,
  graceIn: 15,
  graceOut: 15,
  halfDayMin: 225,
  fullDayMin: 390,
  overtimeFrom: 'end',
  otAfterMin: 30,
  countMode: 'sessions',
  validFrom: null,
};

/** What a company begins with in one press each: leave, a shift, and the holidays of its state. */
@Injectable()
export class StarterService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly repository: StarterRepository,
    private readonly types: LeaveTypeService,
    private readonly plans: StarterPlans,
    private readonly holidays: HolidayService,
    private readonly lists: HolidayListService,
    private readonly audit: Audit,
  ) {}

  /** The usual types of an Indian company, credited at once; nothing where there are types already. */
  addLeaveTypes(user: SignedInUser): Promise<Started> {
    return this.begin(user, 'leaveType.create', async ({ leave }) => {
      if (leave) return 0;
      for (const type of STARTER_TYPES) await this.types.create(user, type);
      return STARTER_TYPES.length;
    });
  }

  /** Nine to six on the working days of the company, for everybody; nothing where there is a shift already. */
  addShift(user: SignedInUser): Promise<Started> {
    return this.begin(user, 'shift.create', async ({ shift }) => {
      if (shift) return 0;
      await this.plans.give(user, NINE_TO_SIX, {
        week: await this.repository.workingWeek(),
        today: this.today(user),
      });
      return 1;
    });
  }

  /** What could be added of a region, or of the company's own. */
  offerHolidays(user: SignedInUser, asked: HolidayRegion | undefined): Promise<OfferedHolidays> {
    return this.db.run(user.companyId, async () => {
      const region = asked ?? regionOf(await this.repository.readPlace());
      const known = await this.repository.listHolidays(null);
      const days = firstHolidays(region, this.today(user)).filter(({ date }) => !known.has(date));
      return { region, days: days.map(({ date, name, yearly }) => ({ date, name, yearly })) };
    });
  }

  /**
   * Public holidays of the standard list; days that have one already are left alone and named.
   * @throws {AppError} HOLIDAY_IN_PAST beside the date of each day that is over
   */
  async addHolidays(user: SignedInUser, days: AddHolidays['days']): Promise<AddedHolidays> {
    let left: AddedHolidays['left'] = [];
    const { added } = await this.begin(user, 'holiday.create', async () => {
      const listId = await this.lists.standardId(user);
      const known = await this.repository.listHolidays(listId);
      left = days.filter(({ date }) => known.has(date)).map(({ date, name }) => ({ date, name }));
      const missing = days.flatMap((day, place) => (known.has(day.date) ? [] : { day, place }));
      await this.holidays.createAll(
        user,
        missing.map(({ day, place }) => ({
          field: `days.${String(place)}.date`,
          values: { ...day, listId, kind: 'public' as const, departmentId: null },
        })),
      );
      return missing.length;
    });
    return { added, left };
  }

  private begin(
    user: SignedInUser,
    action: string,
    add: (known: { leave: boolean; shift: boolean; holidays: boolean }) => Promise<number>,
  ): Promise<Started> {
    return this.db.run(user.companyId, async () => {
      await this.repository.lock();
      const added = await add(await this.repository.read());
      if (added === 0) this.audit.skip(action);
      return { added };
    });
  }

  private today({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }
}
