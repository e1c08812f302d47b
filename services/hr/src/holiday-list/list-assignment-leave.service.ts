import { HOLIDAY_LIST_ASSIGNMENT } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { AssignmentFollower } from '../assignment/assignment-follower.service.js';
import { LeaveFollower } from '../leave/leave-follow.service.js';

/** Approved leave is counted by the holidays of the list that somebody follows. */
@Injectable()
export class ListAssignmentLeave extends AssignmentFollower {
  readonly record = HOLIDAY_LIST_ASSIGNMENT;

  constructor(private readonly leave: LeaveFollower) {
    super();
  }

  async follow(): Promise<void> {
    await this.leave.followCalendars();
  }
}
