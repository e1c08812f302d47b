import {
  HOLIDAY_LIST_ASSIGNMENT,
  addDays,
  dayIn,
  type BulkOf,
  type BulkReport,
  type CreateHolidayListAssignment,
  type HolidayEffect,
  type HolidayListAssignment,
  type HolidayListAssignmentQuery,
  type Page,
  type UpdateHolidayListAssignment,
} from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Records, type Place, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { HolidayEffects } from './holiday-effects.service.js';
import { LeaveFollower } from '../leave/leave-follow.service.js';
import { checkAssignment } from '../person-calendar/assignment.rules.js';
import type { HolidayListAssignmentEntity } from './holiday-list-assignment.entity.js';
import { HOLIDAY_LIST_ASSIGNMENTS, type ListAssignmentRow } from './holiday-list.record.js';

/** How far a preview looks. */
const YEAR = 365;

/** Who follows which list of holidays. What has begun is not changed any more: another begins on a later day. */
@Injectable()
export class HolidayListAssignmentService {
  private readonly given: RecordSteps<ListAssignmentRow, HolidayListAssignmentEntity, HolidayListAssignment>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly leave: LeaveFollower,
    private readonly effects: HolidayEffects,
  ) {
    this.given = records.of(HOLIDAY_LIST_ASSIGNMENTS);
  }

  list(user: SignedInUser, query: HolidayListAssignmentQuery): Promise<Page<HolidayListAssignment>> {
    return this.given.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<HolidayListAssignment> {
    return this.given.get(user, id);
  }

  /** @throws {AppError} ASSIGNMENT_FOR_BOTH, PLAN_BEGINS_IN_PAST, LIST_ASSIGNMENT_EXISTS, VALIDATION_FAILED on a reference */
  async create(user: SignedInUser, values: CreateHolidayListAssignment): Promise<HolidayListAssignment> {
    checkAssignment(values, this.todayOf(user));
    return this.given.create(user, values, { after: () => this.followLeave() });
  }

  /** What an assignment would change, without making it. @throws as `create` */
  preview(user: SignedInUser, values: CreateHolidayListAssignment): Promise<HolidayEffect> {
    return this.effects.rehearse(user, { from: values.validFrom, to: addDays(values.validFrom, YEAR) }, () =>
      this.create(user, values),
    );
  }

  /** @throws {AppError} STALE_VERSION, LIST_ASSIGNMENT_ARCHIVED, LIST_ASSIGNMENT_BEGUN, as `create` */
  update(
    user: SignedInUser,
    id: string,
    { version, ...values }: UpdateHolidayListAssignment,
  ): Promise<HolidayListAssignment> {
    return this.given.run(user, {
      ...{ step: 'update', id, version },
      change: (row) => {
        this.checkNotBegun(user, row);
        checkAssignment({ ...row, ...values }, this.todayOf(user));
        return values;
      },
      after: () => this.followLeave(),
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, LIST_ASSIGNMENT_BEGUN, LIST_ASSIGNMENT_EXISTS */
  move(
    user: SignedInUser,
    { id, version, step }: Place & { step: 'archive' | 'restore' },
  ): Promise<HolidayListAssignment> {
    return this.given.run(user, {
      ...{ step, id, version },
      change: (row) => {
        this.checkNotBegun(user, row);
        return { archivedAt: step === 'archive' ? this.clock.now() : null };
      },
      after: () => this.followLeave(),
    });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<typeof HOLIDAY_LIST_ASSIGNMENT>): Promise<BulkReport> {
    return this.given.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version })
        : this.move(user, { step: order.step, id, version }),
    );
  }

  private checkNotBegun(user: SignedInUser, { validFrom }: ListAssignmentRow): void {
    if (validFrom < this.todayOf(user))
      throw new AppError(HOLIDAY_LIST_ASSIGNMENT.errors.LIST_ASSIGNMENT_BEGUN);
  }

  private async followLeave(): Promise<void> {
    await this.leave.followCalendars();
  }

  private todayOf({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }
}
