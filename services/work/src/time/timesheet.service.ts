import {
  mondayOf,
  TIME_ERRORS,
  type DecideWeek,
  type Week,
  type WeekQuery,
  type WeekState,
} from '@atrium/contracts';
import { AppError, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TimeAccess } from './time-access.service.js';
import { TimeEntryRepository } from './time-entry.repository.js';
import { TimesheetEffects } from './timesheet-effects.service.js';
import { TimesheetRepository, type WeekRow } from './timesheet.repository.js';
import { WeekView } from './week-view.service.js';

/** From which states a week gets into another. */
const FROM: Record<DecideWeek['to'] | 'submitted' | 'withdrawn', readonly WeekState[]> = {
  submitted: ['open', 'returned'],
  withdrawn: ['submitted'],
  approved: ['submitted'],
  returned: ['submitted'],
  open: ['approved'],
};

/** People's weeks of tracked time: read, submitted, and decided by those who lead them. */
@Injectable()
export class Timesheets {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly weeks: TimesheetRepository,
    private readonly entries: TimeEntryRepository,
    private readonly access: TimeAccess,
    private readonly view: WeekView,
    private readonly effects: TimesheetEffects,
  ) {}

  /** @throws {AppError} NOT_FOUND of somebody whose weeks the person does not decide */
  get(user: SignedInUser, { monday, user: userId = user.id }: WeekQuery): Promise<Week> {
    return this.db.run(user.companyId, async () => {
      if (userId !== user.id && !(await this.access.mayDecide(user, userId))) throw notFound();
      return this.view.show(user, userId, monday);
    });
  }

  /** @throws {AppError} WEEK_STATE, WEEK_EMPTY, WEEK_REVIEW, WEEK_RUNNING */
  submit(user: SignedInUser, monday: string): Promise<Week> {
    return this.db.run(user.companyId, async () => {
      const before = await this.open(user.id, monday, 'submitted');
      const running = await this.entries.findRunning(user.id);
      if (running && mondayOf(running.day) === monday) throw new AppError(TIME_ERRORS.WEEK_RUNNING);
      const { rows, toReview } = await this.view.show(user, user.id, monday);
      if (rows.length === 0) throw new AppError(TIME_ERRORS.WEEK_EMPTY);
      if (toReview > 0) throw new AppError(TIME_ERRORS.WEEK_REVIEW);
      const submittedAt = this.clock.now();
      await this.weeks.set({ ...before, state: 'submitted', reason: null, submittedAt }, null);
      await this.effects.submitted(user, { ...before, state: 'submitted' });
      return this.view.show(user, user.id, monday);
    });
  }

  /** Back to the person themselves, to be changed and submitted again. @throws {AppError} WEEK_STATE */
  withdraw(user: SignedInUser, monday: string): Promise<Week> {
    return this.db.run(user.companyId, async () => {
      const week = await this.open(user.id, monday, 'withdrawn');
      const after = { ...week, state: 'open' as const, reason: null, submittedAt: null };
      await this.weeks.set(after, null);
      await this.effects.withdrawn(user, after);
      return this.view.show(user, user.id, monday);
    });
  }

  /** @throws {AppError} NOT_FOUND, WEEK_STATE */
  decide(user: SignedInUser, { user: userId, monday, to, reason }: DecideWeek): Promise<Week> {
    return this.db.run(user.companyId, async () => {
      if (!(await this.access.mayDecide(user, userId))) throw notFound();
      const after = { ...(await this.open(userId, monday, to)), state: to, reason };
      await this.weeks.set(after, user.id);
      await this.effects.decided(user, after, to);
      return this.view.show(user, userId, monday);
    });
  }

  /** As it was, with the time of its person locked. @throws {AppError} WEEK_STATE */
  private async open(userId: string, monday: string, to: keyof typeof FROM): Promise<WeekRow> {
    await this.entries.lock(userId);
    const open = { userId, monday, state: 'open' as const, reason: null, submittedAt: null };
    const week = (await this.weeks.find(userId, monday)) ?? open;
    if (!FROM[to].includes(week.state)) throw new AppError(TIME_ERRORS.WEEK_STATE);
    return week;
  }
}
