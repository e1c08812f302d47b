import { TIME_TAG, type DecideWeek } from '@atrium/contracts';
import { Audit, LiveEvents, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TimeNotifications } from './time-notifications.service.js';
import type { WeekRow } from './timesheet.repository.js';

/** What the audit trail calls a decision. */
const STEPS: Record<DecideWeek['to'], string> = { approved: 'approve', returned: 'return', open: 'reopen' };

/** What follows a step of a week: the trail records it, pages are invalidated and whom it concerns is notified. Inside `TenantDb.run` only. */
@Injectable()
export class TimesheetEffects {
  constructor(
    private readonly people: TaskPeopleService,
    private readonly notifications: TimeNotifications,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  async submitted(user: SignedInUser, week: WeekRow): Promise<void> {
    await this.record(user, week, 'submit');
    const to = await this.people.leadersOf(week.userId);
    await this.notifications.submitted(user, { to, monday: week.monday });
  }

  withdrawn(user: SignedInUser, week: WeekRow): Promise<void> {
    return this.record(user, week, 'withdraw');
  }

  async decided(user: SignedInUser, week: WeekRow, decision: DecideWeek['to']): Promise<void> {
    const { userId: to, monday, reason } = week;
    await this.record(user, week, STEPS[decision]);
    await this.notifications.decided(user, { to, monday, decision, reason });
  }

  private async record(
    user: SignedInUser,
    { userId, monday, state, reason }: WeekRow,
    step: string,
  ): Promise<void> {
    const resource = { kind: 'timesheet', id: userId, title: monday };
    const after = { state, ...(reason && { reason }) };
    this.audit.record({ action: `timesheet.${step}`, by: user, resource, after });
    const users = [...new Set([userId, user.id, ...(await this.people.leadersOf(userId))])];
    await this.live.publish({ type: 'invalidate', tags: [TIME_TAG] }, { users });
  }
}
