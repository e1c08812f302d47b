import {
  SCHEDULE,
  SHIFT,
  dayIn,
  type CreateSchedule,
  type Schedule,
  type Transition,
  type UpdateSchedule,
} from '@atrium/contracts';
import { AppError, Clock, refusedField, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EarlierPlans } from '../person-calendar/earlier-plan.repository.js';
import { changeHoldsFrom, isPlanChanged, needsNewVersion } from '../person-calendar/plan-version.rules.js';
import { ShiftUses } from '../shift/shift-use.repository.js';
import type { ScheduleEntity } from './schedule.entity.js';
import { SCHEDULES, type ScheduleRow } from './schedule.record.js';
import { faultOfWeek } from './week.rules.js';

const { SCHEDULE_IN_USE } = SCHEDULE.errors;
const { PLAN_BEGINS_IN_PAST } = SHIFT.errors;

/** The weeks of a company. What was planned for the days before a change stays. */
@Injectable()
export class ScheduleService {
  readonly steps: RecordSteps<ScheduleRow, ScheduleEntity, Schedule>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly earlier: EarlierPlans,
    private readonly shifts: ShiftUses,
  ) {
    this.steps = records.of(SCHEDULES);
  }

  /** @throws {AppError} SCHEDULE_NAME_TAKEN, SCHEDULE_WITHOUT_WORK, SHIFT_OVERLAP, VALIDATION_FAILED on `shiftIds` */
  create(user: SignedInUser, values: CreateSchedule): Promise<Schedule> {
    return this.steps.create(user, values, { after: (row) => this.checkWeek(row) });
  }

  /** @throws {AppError} STALE_VERSION, SCHEDULE_ARCHIVED, PLAN_BEGINS_IN_PAST, as `create` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateSchedule): Promise<Schedule> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async (row) => {
        if (!isPlanChanged(SCHEDULE.fields, row, values)) return { ...values, validFrom: row.validFrom };
        const next = { ...row, ...values };
        await this.checkWeek(next);
        const today = dayIn(this.clock.now(), user.companyTimezone);
        const validFrom = changeHoldsFrom(values.validFrom, row, today);
        if (validFrom === null) throw refusedField('validFrom', PLAN_BEGINS_IN_PAST);
        if (needsNewVersion(row, validFrom)) await this.earlier.keep('schedule', id);
        return { ...values, validFrom };
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, SCHEDULE_IN_USE */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<Schedule> {
    return this.steps.run(user, {
      step: 'archive',
      id,
      version,
      change: ({ people }) => {
        if (people > 0) throw new AppError(SCHEDULE_IN_USE);
        return { archivedAt: this.clock.now() };
      },
    });
  }

  private async checkWeek(week: Pick<CreateSchedule, 'weeklyOffs' | 'shiftIds'>): Promise<void> {
    const ids = [...new Set(week.shiftIds.filter((id) => id !== null))];
    const hours = await this.shifts.hoursOf(ids);
    if (hours.size < ids.length)
      throw new AppError('VALIDATION_FAILED', {
        fields: { shiftIds: 'Choose shifts that are not archived.' },
      });
    const fault = faultOfWeek(week, hours);
    if (fault) throw refusedField(fault.field, fault.refusal);
  }
}
