import {
  HOLIDAY,
  type BulkOf,
  type BulkReport,
  type CreateHoliday,
  type Holiday,
  type HolidayQuery,
  type Page,
  type UpdateHoliday,
} from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Records, type Place, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeaveFollower } from '../leave/leave-follow.service.js';
import { localDay } from '../local-day.rules.js';
import { refusedField } from '../refused-field.rules.js';
import type { HolidayEntity } from './holiday.entity.js';
import { HOLIDAYS, type HolidayRow } from './holiday.record.js';

/** The holidays of a company. Approved leave on a day that becomes one is given back; days that are over stay. */
@Injectable()
export class HolidayService {
  private readonly holidays: RecordSteps<HolidayRow, HolidayEntity, Holiday>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly leave: LeaveFollower,
  ) {
    this.holidays = records.of(HOLIDAYS);
  }

  list(user: SignedInUser, query: HolidayQuery): Promise<Page<Holiday>> {
    return this.holidays.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<Holiday> {
    return this.holidays.get(user, id);
  }

  /** @throws {AppError} HOLIDAY_ON_DAY, HOLIDAY_IN_PAST, VALIDATION_FAILED on `departmentId` */
  async create(user: SignedInUser, values: CreateHoliday): Promise<Holiday> {
    this.checkComing(user, values.date);
    return this.holidays.create(user, values, { after: () => this.followLeave(user) });
  }

  /** @throws {AppError} STALE_VERSION, HOLIDAY_ARCHIVED, as `create` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateHoliday): Promise<Holiday> {
    return this.holidays.run(user, {
      ...{ step: 'update', id, version },
      change: (row) => {
        this.checkComing(user, row.date);
        this.checkComing(user, values.date ?? row.date);
        return values;
      },
      after: () => this.followLeave(user),
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, HOLIDAY_IN_PAST, HOLIDAY_ON_DAY */
  move(user: SignedInUser, { id, version, step }: Place & { step: 'archive' | 'restore' }): Promise<Holiday> {
    return this.holidays.run(user, {
      ...{ step, id, version },
      change: (row) => {
        this.checkComing(user, row.date);
        return { archivedAt: step === 'archive' ? this.clock.now() : null };
      },
      after: () => this.followLeave(user),
    });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<typeof HOLIDAY>): Promise<BulkReport> {
    return this.holidays.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version })
        : this.move(user, { step: order.step, id, version }),
    );
  }

  private checkComing(user: SignedInUser, date: string): void {
    if (date < this.todayOf(user)) throw refusedField('date', HOLIDAY.errors.HOLIDAY_IN_PAST);
  }

  private async followLeave(user: SignedInUser): Promise<void> {
    await this.leave.followCalendars(this.todayOf(user));
  }

  private todayOf({ companyTimezone }: SignedInUser): string {
    return localDay(this.clock.now(), companyTimezone);
  }
}
