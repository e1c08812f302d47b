import { Clock, defineJob, HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmailChangeRepository } from '../email-change/email-change.repository.js';
import { LinkRepository } from '../link/link.repository.js';
import { expiredLinkLimit } from '../link/link.rules.js';
import { SessionRepository } from '../session/session.repository.js';
import { memoryLimit } from '../session/session.rules.js';

const forgetOldSessions = defineJob({
  kind: 'identity.forget-old-sessions',
  title: 'Clean-up of old sessions and links',
  schedule: { cron: '10 3 * * *', zone: 'company' },
});

/** Deletes outdated sessions and links, also those of people who never come back. */
@Injectable()
export class CleanUpJob {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly links: LinkRepository,
    private readonly emailChanges: EmailChangeRepository,
    private readonly clock: Clock,
  ) {}

  @HandlesJob(forgetOldSessions)
  async clean(): Promise<void> {
    const now = this.clock.now();
    await this.sessions.deleteAllOlder(memoryLimit(now));
    await this.links.deleteExpired(expiredLinkLimit(now));
    await this.emailChanges.deleteOlder(expiredLinkLimit(now));
  }
}
