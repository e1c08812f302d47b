import { sayDuration, type DecideWeek, type TimedTask, type TimeEntry } from '@atrium/contracts';
import { nameOf, type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';

interface Told {
  to: string[];
  monday: string;
}

interface Decided {
  to: string;
  monday: string;
  decision: DecideWeek['to'];
  reason: string | null;
}

/** Who keep the records of people. */
const KEEPERS = { tab: 'hrOperations', resource: 'addEmployee', action: 'update' } as const;

/** Inside `TenantDb.run` only. */
@Injectable()
export class TimeNotifications {
  constructor(private readonly notifications: Notifications) {}

  async submitted(actor: SignedInUser, { to, monday }: Told): Promise<void> {
    // Nobody leads them: those who keep the people decide.
    const audience = to.length > 0 ? { users: to } : { check: KEEPERS };
    await this.notifications.notify({
      to: audience,
      except: [actor.id],
      kind: 'timesheet.submitted',
      actorId: actor.id,
      query: 'layout=approve',
      title: words('{name} submitted the week from {day}', { name: nameOf(actor), day: { day: monday } }),
    });
  }

  async decided(actor: SignedInUser, { to, monday, decision, reason }: Decided): Promise<void> {
    const about = { name: nameOf(actor), day: { day: monday } };
    await this.notifications.notify({
      to: { users: [to] },
      kind: 'timesheet.decided',
      actorId: actor.id,
      query: `layout=week&monday=${monday}`,
      title: {
        approved: words('{name} approved your week from {day}', about),
        returned: words('{name} returned your week from {day}', about),
        open: words('{name} opened your week from {day} again', about),
      }[decision],
      ...(reason && { text: reason }),
    });
  }

  async corrected(
    actor: SignedInUser,
    { to, task, before, after, reason }: { to: string; task: TimedTask } & Correction,
  ): Promise<void> {
    await this.notifications.notify({
      to: { users: [to] },
      kind: 'timesheet.corrected',
      actorId: actor.id,
      query: `open=${task.id}`,
      title: words('{name} corrected your time on {number} from {before} to {after}', {
        name: nameOf(actor),
        number: task.number,
        before: sayTime(before),
        after: sayTime(after),
      }),
      ...(reason && { text: reason }),
    });
  }
}

type Worked = Pick<TimeEntry, 'minutes' | 'start' | 'end'>;

/** `1:15`, or `1:15, 10:00–11:15`. */
const sayTime = ({ minutes, start, end }: Worked): string =>
  `${sayDuration(minutes ?? 0)}${start && end ? `, ${start}–${end}` : ''}`;

interface Correction {
  before: Worked;
  after: Worked;
  reason: string | null;
}
