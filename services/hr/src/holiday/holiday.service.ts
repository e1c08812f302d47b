import {
  HOLIDAY,
  dayIn,
  type BulkOf,
  type BulkReport,
  type CreateHoliday,
  type Holiday,
  type HolidayEffect,
  type HolidayQuery,
  type Page,
  type PreviewHoliday,
  type UpdateHoliday,
} from '@atrium/contracts';
import { Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type Place, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { HolidayEffects } from '../holiday-list/holiday-effects.service.js';
import type { ListPlace } from '../holiday-list/holiday-list.repository.js';
import { HolidayListService } from '../holiday-list/holiday-list.service.js';
import { LeaveFollower } from '../leave/leave-follow.service.js';
import type { HolidayEntity } from './holiday.entity.js';
import { HOLIDAYS, type HolidayRow } from './holiday.record.js';

/** The holidays of a company. Approved leave on a day that becomes one is given back; days that are over stay. */
@Injectable()
export class HolidayService {
  private readonly holidays: RecordSteps<HolidayRow, HolidayEntity, Holiday>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly db: TenantDb,
    private readonly leave: LeaveFollower,
    private readonly lists: HolidayListService,
    private readonly effects: HolidayEffects,
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
  create(user: SignedInUser, values: CreateHoliday): Promise<Holiday> {
    return this.db.run(user.companyId, async () => {
      const listId = values.listId ?? (await this.lists.standardId(user));
      const given = { ...values, listId };
      await this.checkComing(user, given);
      return this.holidays.create(user, given, { after: () => this.followLeave() });
    });
  }

  /** Declares several at once, and counts leave once. Inside `TenantDb.run` only. @throws as `create` */
  async createAll(user: SignedInUser, all: readonly (CreateHoliday & { listId: string })[]): Promise<void> {
    for (const values of all) {
      await this.checkComing(user, values);
      await this.holidays.create(user, values);
    }
    await this.followLeave();
  }

  /** What declaring, changing or taking away a holiday would do, without doing it. @throws as the change itself */
  async preview(user: SignedInUser, { id, archive, ...values }: PreviewHoliday): Promise<HolidayEffect> {
    const present = id === null ? null : await this.holidays.get(user, id);
    const days = [values.date, present?.date ?? values.date].sort();
    const dates = { from: days[0] ?? values.date, to: days.at(-1) ?? values.date };
    return this.effects.rehearse(user, dates, () => {
      const fields = { name: '–', yearly: 'sameDay' as const, ...values };
      if (!present) return this.create(user, fields);
      const { version } = present;
      if (archive) return this.move(user, { step: 'archive', id: present.id, version });
      return this.update(user, present.id, { ...values, version });
    });
  }

  /** @throws {AppError} STALE_VERSION, HOLIDAY_ARCHIVED, as `create` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateHoliday): Promise<Holiday> {
    return this.holidays.run(user, {
      ...{ step: 'update', id, version },
      change: async (row) => {
        const { listId = row.listId, ...given } = values;
        const next = { ...given, listId: listId ?? (await this.lists.standardId(user)) };
        await this.checkComing(user, row);
        await this.checkComing(user, { ...row, ...next });
        return next;
      },
      after: () => this.followLeave(),
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, HOLIDAY_IN_PAST, HOLIDAY_ON_DAY */
  move(user: SignedInUser, { id, version, step }: Place & { step: 'archive' | 'restore' }): Promise<Holiday> {
    return this.holidays.run(user, {
      ...{ step, id, version },
      change: async (row) => {
        await this.checkComing(user, row);
        return { archivedAt: step === 'archive' ? this.clock.now() : null };
      },
      after: () => this.followLeave(),
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

  /** A day that is over where its people are stays as it was. */
  private async checkComing({ companyTimezone }: SignedInUser, place: ListPlace): Promise<void> {
    const today = (await this.lists.todayOf(place)) ?? dayIn(this.clock.now(), companyTimezone);
    if (place.date < today) throw refusedField('date', HOLIDAY.errors.HOLIDAY_IN_PAST);
  }

  private async followLeave(): Promise<void> {
    await this.leave.followCalendars();
  }
}
