import { wallClock } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, defineJob, HandlesJob, TenantDb } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { InterviewReminderRepository, type Reminded } from './interview-reminder.repository.js';

const remindInterviewers = defineJob({
  kind: 'hr.interview-reminders',
  title: 'Reminders of interviews and scorecards',
  schedule: { cron: '*/5 * * * *', zone: 'UTC' },
});

const MINUTE_MS = 60_000;
/** An hour, and the time until the next look: better a little early than late. */
const AHEAD = 65 * MINUTE_MS;

/** Every five minutes: says that an interview is near, and that a scorecard is owed. */
@Injectable()
export class InterviewJob {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly due: InterviewReminderRepository,
    private readonly directory: UserDirectoryService,
    private readonly notifications: Notifications,
  ) {}

  /** @returns how many were reminded, and how many asked for a scorecard */
  @HandlesJob(remindInterviewers)
  async remind(): Promise<{ reminded: number; asked: number }> {
    const now = this.clock.now();
    const { timezone } = await this.directory.getCompany(this.db.currentCompanyId());
    const near = await this.due.remind(now, new Date(now.getTime() + AHEAD));
    for (const each of near) await this.sayNear(each, timezone);
    const owed = await this.due.ask(now);
    for (const each of owed) await this.sayOwed(each);
    return { reminded: near.length, asked: owed.length };
  }

  private async sayNear({ interviewId, userId, candidate, startsAt }: Reminded, zone: string): Promise<void> {
    const time = wallClock(startsAt, zone).toISOString().slice(11, 16);
    await this.notifications.notify({
      to: { users: [userId] },
      kind: 'hiring.interview-soon',
      subjectId: interviewId,
      query: `interview=${interviewId}`,
      title: words('Your interview with {name} starts at {time}', { name: candidate, time }),
    });
  }

  private async sayOwed({ interviewId, userId, candidate, asked }: Reminded): Promise<void> {
    await this.notifications.notify({
      to: { users: [userId] },
      kind: 'hiring.scorecard-owed',
      subjectId: interviewId,
      query: `interview=${interviewId}`,
      title: words('Your scorecard of {name} is missing', { name: candidate }),
      dedupeKey: `owed ${interviewId} ${userId} ${String(asked)}`,
    });
  }
}
