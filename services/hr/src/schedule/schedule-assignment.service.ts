import {
  SCHEDULE_ASSIGNMENT,
  dayIn,
  type BulkOf,
  type BulkReport,
  type CreateScheduleAssignment,
  type Page,
  type ScheduleAssignment,
  type ScheduleAssignmentQuery,
  type UpdateScheduleAssignment,
} from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Records, type Place, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { checkAssignment } from '../person-calendar/assignment.rules.js';
import type { ScheduleAssignmentEntity } from './schedule-assignment.entity.js';
import { SCHEDULE_ASSIGNMENTS, type AssignmentRow } from './schedule.record.js';

const { ASSIGNMENT_BEGUN } = SCHEDULE_ASSIGNMENT.errors;

/** Who follows which schedule. What has begun is not changed any more: another begins on a later day. */
@Injectable()
export class ScheduleAssignmentService {
  private readonly assignments: RecordSteps<AssignmentRow, ScheduleAssignmentEntity, ScheduleAssignment>;

  constructor(
    records: Records,
    private readonly clock: Clock,
  ) {
    this.assignments = records.of(SCHEDULE_ASSIGNMENTS);
  }

  list(user: SignedInUser, query: ScheduleAssignmentQuery): Promise<Page<ScheduleAssignment>> {
    return this.assignments.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<ScheduleAssignment> {
    return this.assignments.get(user, id);
  }

  /**
   * @param earliest the first day on which it may begin; left out: today
   * @throws {AppError} ASSIGNMENT_FOR_BOTH, PLAN_BEGINS_IN_PAST, ASSIGNMENT_EXISTS, VALIDATION_FAILED on a reference
   */
  async create(
    user: SignedInUser,
    values: CreateScheduleAssignment,
    earliest = this.todayOf(user),
  ): Promise<ScheduleAssignment> {
    checkAssignment(values, earliest);
    return this.assignments.create(user, values);
  }

  /** @throws {AppError} STALE_VERSION, ASSIGNMENT_ARCHIVED, ASSIGNMENT_BEGUN, as `create` */
  update(
    user: SignedInUser,
    id: string,
    { version, ...values }: UpdateScheduleAssignment,
  ): Promise<ScheduleAssignment> {
    return this.assignments.run(user, {
      ...{ step: 'update', id, version },
      change: (row) => {
        this.checkNotBegun(user, row);
        checkAssignment({ ...row, ...values }, this.todayOf(user));
        return values;
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, ASSIGNMENT_BEGUN, ASSIGNMENT_EXISTS */
  move(
    user: SignedInUser,
    { id, version, step }: Place & { step: 'archive' | 'restore' },
  ): Promise<ScheduleAssignment> {
    return this.assignments.run(user, {
      ...{ step, id, version },
      change: (row) => {
        this.checkNotBegun(user, row);
        return { archivedAt: step === 'archive' ? this.clock.now() : null };
      },
    });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<typeof SCHEDULE_ASSIGNMENT>): Promise<BulkReport> {
    return this.assignments.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version })
        : this.move(user, { step: order.step, id, version }),
    );
  }

  private checkNotBegun(user: SignedInUser, { validFrom }: AssignmentRow): void {
    if (validFrom < this.todayOf(user)) throw new AppError(ASSIGNMENT_BEGUN);
  }

  private todayOf({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }
}
