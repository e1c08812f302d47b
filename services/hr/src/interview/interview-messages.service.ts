import { wallClock } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb } from '@atrium/platform';
import { Notifications, words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import { InterviewMails } from './interview-mails.service.js';
import type { InterviewNews } from './interview.mail.js';
import type { InterviewRow } from './interview.record.js';

/** Says to everybody who comes what becomes of an interview. Inside `TenantDb.run` only. */
@Injectable()
export class InterviewMessages {
  constructor(
    private readonly db: TenantDb,
    private readonly directory: UserDirectoryService,
    private readonly applications: ApplicationRecords,
    private readonly mails: InterviewMails,
    private readonly notifications: Notifications,
  ) {}

  /** To the panel, and to the applicant where there is an address. @throws {AppError} TOO_MANY_ATTEMPTS */
  async send(row: InterviewRow, news: InterviewNews, by: string | null): Promise<void> {
    const { email } = await this.applications.steps.rows.read(row.applicationId);
    if (email !== null) await this.mails.send(row, news, email);
    await this.notify(row, { news, users: usersOf(row), by });
  }

  /** To those who are not on the panel any more. */
  async sendOff(row: InterviewRow, users: string[], by: string): Promise<void> {
    await this.notify(row, { news: 'cancelled', users, by });
  }

  private async notify(
    row: InterviewRow,
    { news, users, by }: { news: InterviewNews; users: string[]; by: string | null },
  ): Promise<void> {
    if (users.length === 0) return;
    const { timezone } = await this.directory.getCompany(this.db.currentCompanyId());
    const at = wallClock(row.startsAt, timezone).toISOString();
    const when = { name: row.candidateName, day: { day: at.slice(0, 10) }, time: at.slice(11, 16) };
    await this.notifications.notify({
      to: { users },
      // Who does not hold it any more may still know that.
      kind: news === 'cancelled' ? 'hiring.interview-cancelled' : 'hiring.interview',
      subjectId: row.id,
      ...(news !== 'cancelled' && { query: `interview=${row.id}` }),
      title: TITLES[news](when),
      text: row.openingTitle,
      ...(by !== null && { actorId: by }),
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

/** The accounts of those who hold it. */
export const usersOf = ({ panel }: InterviewRow): string[] => panel.flatMap(({ userId }) => userId ?? []);
