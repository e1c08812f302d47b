import {
  wallClock,
  type CreateInterview,
  type Interview,
  type INTERVIEW,
  type StepBody,
  type UpdateInterview,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Notifications, words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import { InterviewMails } from './interview-mails.service.js';
import type { InterviewNews } from './interview.mail.js';
import type { InterviewRow, InterviewSteps } from './interview.record.js';
import { Interviews } from './interviews.service.js';

/** Interviews, of which everybody who comes is told. */
@Injectable()
export class InterviewSending {
  readonly steps: InterviewSteps;

  constructor(
    private readonly db: TenantDb,
    private readonly interviews: Interviews,
    private readonly applications: ApplicationRecords,
    private readonly mails: InterviewMails,
    private readonly notifications: Notifications,
  ) {
    this.steps = interviews.steps;
  }

  /** @throws {AppError} as `Interviews.create`, TOO_MANY_ATTEMPTS */
  create(user: SignedInUser, given: CreateInterview): Promise<Interview> {
    return this.db.run(user.companyId, async () => {
      const made = await this.interviews.create(user, given);
      const row = await this.steps.rows.read(made.id);
      await this.tell(user, row, 'scheduled');
      await this.notify(user, row, { news: 'scheduled', users: usersOf(row) });
      return made;
    });
  }

  /** @throws {AppError} as `Interviews.update`, TOO_MANY_ATTEMPTS */
  update(user: SignedInUser, id: string, given: UpdateInterview): Promise<Interview> {
    return this.db.run(user.companyId, async () => {
      const before = usersOf(await this.steps.find(user, id));
      const changed = await this.interviews.update(user, id, given);
      const row = await this.steps.rows.read(id);
      const users = usersOf(row);
      await this.tell(user, row, 'changed');
      await this.notify(user, row, { news: 'changed', users });
      const left = before.filter((each) => !users.includes(each));
      await this.notify(user, row, { news: 'cancelled', users: left });
      return changed;
    });
  }

  /** @throws {AppError} as `Interviews.cancel`, TOO_MANY_ATTEMPTS */
  cancel(user: SignedInUser, id: string, body: StepBody<typeof INTERVIEW, 'cancel'>): Promise<Interview> {
    return this.db.run(user.companyId, async () => {
      const cancelled = await this.interviews.cancel(user, id, body);
      const row = await this.steps.rows.read(id);
      await this.tell(user, row, 'cancelled');
      await this.notify(user, row, { news: 'cancelled', users: usersOf(row) });
      return cancelled;
    });
  }

  /** The applicant, where there is an address. */
  private async tell(user: SignedInUser, row: InterviewRow, news: InterviewNews): Promise<void> {
    const { email } = await this.applications.steps.find(user, row.applicationId);
    if (email !== null) await this.mails.send(row, news, email);
  }

  private async notify(
    { id: actorId, companyTimezone: zone }: SignedInUser,
    row: InterviewRow,
    { news, users }: { news: InterviewNews; users: string[] },
  ): Promise<void> {
    if (users.length === 0) return;
    const at = wallClock(row.startsAt, zone).toISOString();
    const when = { name: row.candidateName, day: { day: at.slice(0, 10) }, time: at.slice(11, 16) };
    await this.notifications.notify({
      to: { users },
      // Who does not hold it any more may still know that.
      kind: news === 'cancelled' ? 'hiring.interview-cancelled' : 'hiring.interview',
      subjectId: row.id,
      ...(news !== 'cancelled' && { query: `interview=${row.id}` }),
      title: TITLES[news](when),
      text: row.openingTitle,
      actorId,
      dedupeKey: `${news} ${row.id} ${String(row.sequence)}`,
    });
  }
}

interface When {
  name: string;
  day: { day: string };
  time: string;
}

const TITLES: Record<InterviewNews, (when: When) => Said> = {
  scheduled: (when) => words('You interview {name} on {day} at {time}', { ...when }),
  changed: (when) => words('Your interview with {name} is now on {day} at {time}', { ...when }),
  cancelled: ({ name }) => words('Your interview with {name} is cancelled', { name }),
};

const usersOf = ({ panel }: InterviewRow): string[] => panel.flatMap(({ userId }) => userId ?? []);
