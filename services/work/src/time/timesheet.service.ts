import {
  daysOfWeek,
  mondayOf,
  TIME_ERRORS,
  TIME_TAG,
  type DecideWeek,
  type SubmittedWeeks,
  type Week,
  type WeekCell,
  type WeekQuery,
  type WeekState,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Audit, Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { KnownHours } from '../hours/known-hours.service.js';
import { TaskDoor } from '../task/task-door.service.js';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TaskRefs } from '../task/task-refs.service.js';
import { TimeAccess } from './time-access.service.js';
import { TimeBook } from './time-book.service.js';
import { TimeEntries } from './time-entry.service.js';
import { TimeEntryRepository, type TimeRow } from './time-entry.repository.js';
import { TimeNotifications } from './time-notifications.service.js';
import { TimeViews } from './time-view.service.js';
import { TimesheetRepository, type WeekRow } from './timesheet.repository.js';
import { rowsOfWeek } from './week-rows.rules.js';

/** From which states a week gets into another. */
const FROM: Record<DecideWeek['to'] | 'submitted' | 'withdrawn', readonly WeekState[]> = {
  submitted: ['open', 'returned'],
  withdrawn: ['submitted'],
  approved: ['submitted'],
  returned: ['submitted'],
  open: ['approved'],
};

/** What the audit trail calls a decision. */
const STEPS: Record<DecideWeek['to'], string> = { approved: 'approve', returned: 'return', open: 'reopen' };

/** People's weeks of tracked time: written, submitted, and decided by those who lead them. */
@Injectable()
export class Timesheets {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly weeks: TimesheetRepository,
    private readonly rows: TimeEntryRepository,
    private readonly book: TimeBook,
    private readonly entries: TimeEntries,
    private readonly views: TimeViews,
    private readonly hours: KnownHours,
    private readonly access: TimeAccess,
    private readonly door: TaskDoor,
    private readonly refs: TaskRefs,
    private readonly directory: UserDirectoryService,
    private readonly notifications: TimeNotifications,
    private readonly people: TaskPeopleService,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} NOT_FOUND of somebody whose weeks the person does not decide */
  get(user: SignedInUser, { monday, user: userId = user.id }: WeekQuery): Promise<Week> {
    return this.db.run(user.companyId, async () => {
      if (userId !== user.id && !(await this.access.mayDecide(user, userId))) throw notFound();
      return this.show(user, userId, monday);
    });
  }

  /**
   * So much was worked on the task on that day; what was written down before is replaced, what a timer recorded stays.
   * @throws {AppError} NOT_FOUND, WEEK_CLOSED, TIME_AHEAD, TIME_DAY_FULL, TIME_TIMED
   */
  setCell(user: SignedInUser, { taskId, day, minutes }: WeekCell): Promise<Week> {
    return this.db.run(user.companyId, async () => {
      await this.door.find(user, taskId);
      await this.rows.lock(user.id);
      await this.access.refuseClosed(user.id, day);
      const there = (await this.rows.listOfDays(user.id, day, day)).filter((row) => row.taskId === taskId);
      const written = there.filter(({ startedAt }) => startedAt === null);
      if (written.length > 1) throw cellRefusal(TIME_ERRORS.TIME_SEVERAL);
      const timed = sum(there.filter(({ startedAt, needsReview }) => startedAt !== null && !needsReview));
      if (minutes < timed) throw cellRefusal(TIME_ERRORS.TIME_TIMED);
      await this.replace(user, { taskId, day, kept: written[0], minutes: minutes - timed });
      return this.show(user, user.id, mondayOf(day));
    });
  }

  /** @throws {AppError} WEEK_STATE, WEEK_EMPTY, WEEK_REVIEW, WEEK_RUNNING */
  submit(user: SignedInUser, monday: string): Promise<Week> {
    return this.db.run(user.companyId, async () => {
      const week = await this.move(user.id, monday, 'submitted');
      const running = await this.rows.findRunning(user.id);
      if (running && mondayOf(running.day) === monday) throw new AppError(TIME_ERRORS.WEEK_RUNNING);
      const { rows, toReview } = await this.show(user, user.id, monday);
      if (rows.length === 0) throw new AppError(TIME_ERRORS.WEEK_EMPTY);
      if (toReview > 0) throw new AppError(TIME_ERRORS.WEEK_REVIEW);
      const submittedAt = this.clock.now();
      await this.weeks.set({ ...week, state: 'submitted', reason: null, submittedAt }, null);
      await this.record(user, { ...week, state: 'submitted' }, 'submit');
      await this.notifications.submitted(user, { to: await this.people.leadersOf(user.id), monday });
      return this.show(user, user.id, monday);
    });
  }

  /** Back to the person themselves, to be changed and submitted again. @throws {AppError} WEEK_STATE */
  withdraw(user: SignedInUser, monday: string): Promise<Week> {
    return this.db.run(user.companyId, async () => {
      const week = await this.move(user.id, monday, 'withdrawn');
      await this.weeks.set({ ...week, state: 'open', reason: null, submittedAt: null }, null);
      await this.record(user, { ...week, state: 'open', reason: null }, 'withdraw');
      return this.show(user, user.id, monday);
    });
  }

  /** @throws {AppError} NOT_FOUND, WEEK_STATE */
  decide(user: SignedInUser, { user: userId, monday, to, reason }: DecideWeek): Promise<Week> {
    return this.db.run(user.companyId, async () => {
      if (!(await this.access.mayDecide(user, userId))) throw notFound();
      const week = await this.move(userId, monday, to);
      await this.weeks.set({ ...week, state: to, reason }, user.id);
      await this.record(user, { ...week, state: to, reason }, STEPS[to]);
      await this.notifications.decided(user, { to: userId, monday, decision: to, reason });
      return this.show(user, userId, monday);
    });
  }

  listSubmitted(user: SignedInUser): Promise<SubmittedWeeks> {
    return this.db.run(user.companyId, async () => {
      const decided = await this.access.decides(user);
      const rows = await this.weeks.listSubmitted(decided && [...decided], user.id);
      const names = await this.directory.listNames(
        user.companyId,
        rows.map(({ userId }) => userId),
      );
      const items = rows.map(({ userId, submittedAt, ...week }) => ({
        ...week,
        user: { id: userId, name: names.get(userId) ?? '' },
        submittedAt: submittedAt.toISOString(),
      }));
      return { approver: decided === null || decided.size > 0, items };
    });
  }

  private async replace(
    user: SignedInUser,
    { kept, ...given }: { taskId: string; day: string; kept: TimeRow | undefined; minutes: number },
  ): Promise<void> {
    if (kept && given.minutes === 0) await this.book.remove(kept);
    const blank = { note: null, billable: true, needsReview: false, startedAt: null, userId: user.id };
    if (given.minutes === 0) {
      if (kept) await this.entries.record(user, { ...kept, minutes: 0 }, { before: kept });
      else this.audit.skip('timeEntry.time');
      return;
    }
    await this.entries.refuseDay({ ...blank, ...given, id: kept?.id ?? null });
    if (kept) await this.book.change({ ...kept, minutes: given.minutes });
    const id = kept?.id ?? (await this.book.add({ ...blank, ...given }));
    await this.entries.record(user, { ...blank, ...given, id }, { before: kept });
  }

  /** @throws {AppError} WEEK_STATE */
  private async move(userId: string, monday: string, to: keyof typeof FROM): Promise<WeekRow> {
    await this.rows.lock(userId);
    const open = { userId, monday, state: 'open' as const, reason: null, submittedAt: null };
    const week = (await this.weeks.find(userId, monday)) ?? open;
    if (!FROM[to].includes(week.state)) throw new AppError(TIME_ERRORS.WEEK_STATE);
    return week;
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

  private async show(user: SignedInUser, userId: string, monday: string): Promise<Week> {
    const days = daysOfWeek(monday);
    const entries = await this.rows.listOfDays(userId, monday, days.at(-1) ?? monday);
    const refs = await this.refs.of(user, [...new Set(entries.map(({ taskId }) => taskId))]);
    const week = await this.weeks.find(userId, monday);
    const leaders = await this.people.leadersOf(userId);
    const names = await this.directory.listNames(user.companyId, [userId, ...leaders]);
    const { state = 'open', reason = null } = week ?? {};
    const decides = await this.access.mayDecide(user, userId);
    const known = await this.hours.attended(userId, { from: monday, to: days.at(-1) ?? monday });
    return {
      ...{ user: { id: userId, name: names.get(userId) ?? '' }, monday, state, reason },
      rows: rowsOfWeek(entries, refs, days),
      days: days.map((day) => known.get(day) ?? UNKNOWN),
      entries: await this.views.show(user, inOrder(entries)),
      toReview: entries.filter(({ needsReview }) => needsReview).length,
      goesTo: leaders.map((id) => ({ id, name: names.get(id) ?? '' })),
      mayWithdraw: userId === user.id && state === 'submitted',
      mayWrite: userId === user.id && (state === 'open' || state === 'returned'),
      mayDecide: decides && (state === 'submitted' || state === 'approved'),
    };
  }
}

const UNKNOWN = { attended: null, off: false };

/** By day, and in it by start; durations alone come last. */
const inOrder = (rows: readonly TimeRow[]): TimeRow[] =>
  [...rows].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
const keyOf = ({ day, startedAt }: TimeRow): string => `${day} ${startedAt?.toISOString() ?? '~'}`;

const cellRefusal = (error: (typeof TIME_ERRORS)[keyof typeof TIME_ERRORS]): AppError =>
  new AppError(error, { fields: { minutes: error.message } });

const sum = (rows: readonly Pick<TimeRow, 'minutes'>[]): number =>
  rows.reduce((total, { minutes }) => total + (minutes ?? 0), 0);
