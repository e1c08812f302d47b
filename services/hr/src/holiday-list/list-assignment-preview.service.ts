import {
  addDays,
  type CreateHolidayListAssignment,
  type HolidayEffect,
  type HOLIDAY_LIST_ASSIGNMENT,
} from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { AssignmentSteps } from '../assignment/assignment-steps.service.js';
import { Assignments } from '../assignment/assignments.service.js';
import { HolidayEffects } from './holiday-effects.service.js';
import { HOLIDAY_LIST_ASSIGNMENTS } from './holiday-list.record.js';

/** How far a preview looks. */
const YEAR = 365;

/** What it would change to give a list of holidays to people. */
@Injectable()
export class ListAssignmentPreview {
  private readonly given: AssignmentSteps<typeof HOLIDAY_LIST_ASSIGNMENT>;

  constructor(
    assignments: Assignments,
    private readonly effects: HolidayEffects,
  ) {
    this.given = assignments.of(HOLIDAY_LIST_ASSIGNMENTS);
  }

  /** Nothing is kept. @throws as when it is given */
  preview(user: SignedInUser, values: CreateHolidayListAssignment): Promise<HolidayEffect> {
    return this.effects.rehearse(user, { from: values.validFrom, to: addDays(values.validFrom, YEAR) }, () =>
      this.given.create(user, values),
    );
  }
}
