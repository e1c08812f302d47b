import {
  HOLIDAY,
  dayIn,
  type CreateHoliday,
  type Holiday,
  type HolidayEffect,
  type PreviewHoliday,
  type Transition,
  type UpdateHoliday,
} from '@atrium/contracts';
import { AppError, Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps, type Step } from '@atrium/records';
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
  readonly steps: RecordSteps<HolidayRow, HolidayEntity, Holiday>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly db: TenantDb,
    private readonly leave: LeaveFollower,
    private readonly lists: HolidayListService,
    private readonly effects: HolidayEffects,
  ) {
    this.steps = records.of(HOLIDAYS);
  }

  /** @throws {AppError} HOLIDAY_ON_DAY, HOLIDAY_IN_PAST, VALIDATION_FAILED on `departmentId` */
  create(user: SignedInUser, values: CreateHoliday): Promise<Holiday> {
    return this.db.run(user.companyId, async () => {
      const listId = values.listId ?? (await this.lists.standardId(user));
      const given = { ...values, listId };
      await this.checkComing(user, given);
      return this.steps.create(user, given, { after: () => this.followLeave() });
    });
  }

  /**
   * Declares several at once, and counts leave once. Inside `TenantDb.run` only.
   * @param all each with the field that its date was given in
   * @throws {AppError} HOLIDAY_IN_PAST beside each date that is over; as `create`
   */
  async createAll(
    user: SignedInUser,
    all: readonly { field: string; values: CreateHoliday & { listId: string } }[],
  ): Promise<void> {
    const { HOLIDAY_IN_PAST } = HOLIDAY.errors;
    const fields: Record<string, string> = {};
    for (const { field, values } of all)
      if (await this.isOver(user, values)) fields[field] = HOLIDAY_IN_PAST.message;
    if (Object.keys(fields).length > 0) throw new AppError(HOLIDAY_IN_PAST, { fields });
    for (const { values } of all) await this.steps.create(user, values);
    await this.followLeave();
  }

  /** What declaring, changing or taking away a holiday would do, without doing it. @throws as the change itself */
  async preview(user: SignedInUser, { id, archive, ...values }: PreviewHoliday): Promise<HolidayEffect> {
    const present = id === null ? null : await this.steps.get(user, id);
    const days = [values.date, present?.date ?? values.date].sort();
    const dates = { from: days[0] ?? values.date, to: days.at(-1) ?? values.date };
    return this.effects.rehearse(user, dates, () => {
      const fields = { name: '–', yearly: 'sameDay' as const, ...values };
      if (!present) return this.create(user, fields);
      const { version } = present;
      if (archive) return this.archive(user, present.id, { version });
      return this.update(user, present.id, { ...values, version });
    });
  }

  /** @throws {AppError} STALE_VERSION, HOLIDAY_ARCHIVED, as `create` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateHoliday): Promise<Holiday> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
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

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, HOLIDAY_IN_PAST */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<Holiday> {
    return this.moveComing(user, { step: 'archive', id, version }, this.clock.now());
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, HOLIDAY_IN_PAST, HOLIDAY_ON_DAY */
  restore(user: SignedInUser, id: string, { version }: Transition): Promise<Holiday> {
    return this.moveComing(user, { step: 'restore', id, version }, null);
  }

  private moveComing(user: SignedInUser, step: Step, archivedAt: Date | null): Promise<Holiday> {
    return this.steps.run(user, {
      ...step,
      change: async (row) => {
        await this.checkComing(user, row);
        return { archivedAt };
      },
      after: () => this.followLeave(),
    });
  }

  /** A day that is over where its people are stays as it was. */
  private async checkComing(user: SignedInUser, place: ListPlace): Promise<void> {
    if (await this.isOver(user, place)) throw refusedField('date', HOLIDAY.errors.HOLIDAY_IN_PAST);
  }

  private async isOver({ companyTimezone }: SignedInUser, place: ListPlace): Promise<boolean> {
    const today = (await this.lists.todayOf(place)) ?? dayIn(this.clock.now(), companyTimezone);
    return place.date < today;
  }

  private async followLeave(): Promise<void> {
    await this.leave.followCalendars();
  }
}
