import { Clock, HandlesJob, Jobs, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { HeldMails } from './held-mails.repository.js';
import { heldMail, mailDelivery } from './mail-delivery.definition.js';

/** Lets the mail of a new company go. */
@Injectable()
export class MailRelease {
  constructor(
    private readonly db: TenantDb,
    private readonly held: HeldMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Also for whatever it sends from now on. @param by the operator @returns how many mails go out now */
  release(companyId: string, by: string): Promise<number> {
    return this.db.run(companyId, async () => {
      await this.held.release(this.clock.now(), by);
      const waiting = await this.held.take();
      for (const mail of waiting) await this.jobs.enqueue(mailDelivery, mail);
      return waiting.length;
    });
  }

  /** Nobody let it go for a month: what it is about is over. */
  @HandlesJob(heldMail)
  forget(): Promise<void> {
    return Promise.resolve();
  }
}
