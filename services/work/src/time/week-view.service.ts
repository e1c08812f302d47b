import { daysOfWeek, type Week } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { KnownHours } from '../hours/known-hours.service.js';
import type { AttendedDay } from '../hours/work-hours.service.js';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TaskRefs } from '../task/task-refs.service.js';
import { TimeAccess } from './time-access.service.js';
import { TimeEntryRepository, type TimeRow } from './time-entry.repository.js';
import { TimeViews } from './time-view.service.js';
import { TimesheetRepository } from './timesheet.repository.js';
import { rowsOfWeek } from './week-rows.rules.js';

/** People's weeks as they are read: hours by task and day, and what the reader may do with them. Inside `TenantDb.run` only. */
@Injectable()
export class WeekView {
  constructor(
    private readonly weeks: TimesheetRepository,
    private readonly entries: TimeEntryRepository,
    private readonly refs: TaskRefs,
    private readonly people: TaskPeopleService,
    private readonly directory: UserDirectoryService,
    private readonly access: TimeAccess,
    private readonly hours: KnownHours,
    private readonly views: TimeViews,
  ) {}

  async show(user: SignedInUser, userId: string, monday: string): Promise<Week> {
    const days = daysOfWeek(monday);
    const entries = await this.entries.listOfDays(userId, monday, days.at(-1) ?? monday);
    const refs = await this.refs.of(user, [...new Set(entries.map(({ taskId }) => taskId))]);
    const week = await this.weeks.find(userId, monday);
    const leaders = await this.people.leadersOf(userId);
    const names = await this.directory.listNames(user.companyId, [userId, ...leaders]);
    const { state = 'open', reason = null } = week ?? {};
    const decides = await this.access.mayDecide(user, userId);
    const known = await this.hours.attended(userId, { from: monday, to: days.at(-1) ?? monday });
    return {
      user: { id: userId, name: names.get(userId) ?? '' },
      monday,
      state,
      reason,
      rows: rowsOfWeek(entries, refs, days),
      days: days.map((day) => shown(known.get(day))),
      entries: await this.views.show(user, inOrder(entries)),
      toReview: entries.filter(({ needsReview }) => needsReview).length,
      goesTo: leaders.map((id) => ({ id, name: names.get(id) ?? '' })),
      mayWithdraw: userId === user.id && state === 'submitted',
      mayWrite: userId === user.id && (state === 'open' || state === 'returned'),
      mayDecide: decides && (state === 'submitted' || state === 'approved'),
    };
  }
}

const shown = (day: AttendedDay | undefined): Week['days'][number] => ({
  attended: day?.attended ?? null,
  spans: (day?.spans ?? []).map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
  off: day?.off ?? false,
});

/** By day, and in it by start; durations alone come last. */
const inOrder = (rows: readonly TimeRow[]): TimeRow[] =>
  [...rows].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
const keyOf = ({ day, startedAt }: TimeRow): string => `${day} ${startedAt?.toISOString() ?? '~'}`;
