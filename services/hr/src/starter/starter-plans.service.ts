import type { CreateShift, SCHEDULE_ASSIGNMENT } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { AssignmentSteps } from '../assignment/assignment-steps.service.js';
import { Assignments } from '../assignment/assignments.service.js';
import { SCHEDULE_ASSIGNMENTS } from '../schedule/schedule.record.js';
import { ScheduleService } from '../schedule/schedule.service.js';
import { ShiftService } from '../shift/shift.service.js';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Gives a company its first week. Inside `TenantDb.run` only. */
@Injectable()
export class StarterPlans {
  private readonly given: AssignmentSteps<typeof SCHEDULE_ASSIGNMENT>;

  constructor(
    private readonly shifts: ShiftService,
    private readonly schedules: ScheduleService,
    assignments: Assignments,
  ) {
    this.given = assignments.of(SCHEDULE_ASSIGNMENTS);
  }

  /** @param week the ISO weekdays that are worked */
  async give(
    user: SignedInUser,
    shift: CreateShift,
    { week, today }: { week: readonly number[]; today: string },
  ): Promise<void> {
    const { id } = await this.shifts.create(user, shift);
    const { id: scheduleId } = await this.schedules.create(user, {
      name: 'Office week',
      validFrom: null,
      weeklyOffs: WEEK.filter((day) => !week.includes(day)),
      shiftIds: WEEK.map((day) => (week.includes(day) ? id : null)),
    });
    await this.given.create(user, {
      employeeId: null,
      departmentId: null,
      scheduleId,
      validFrom: today,
    });
  }
}
