import { Clock, Contributions, HandlesJob, Jobs, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { HeldMailSource } from './held-mail-source.js';
import { HeldMails } from './held-mails.repository.js';
import { heldMail, mailDelivery, type WaitingMail } from './mail-delivery.definition.js';

/** Lets the mail of a new company go. */
@Injectable()
export class MailRelease {
  constructor(
    private readonly db: TenantDb,
    private readonly held: HeldMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly contributions: Contributions,
  ) {}

  /** Also for whatever it sends from now on. @param by the operator @returns how many mails go out now */
  release(companyId: string, by: string): Promise<number> {
    return this.db.run(companyId, async () => {
      await this.held.release(this.clock.now(), by);
      const waiting = await this.wanted(companyId, await this.held.take());
      for (const mail of waiting) await this.jobs.enqueue(mailDelivery, mail);
      return waiting.length;
    });
  }

  /** Without those that their addressees refused while they waited. */
  private async wanted(companyId: string, waiting: WaitingMail[]): Promise<WaitingMail[]> {
    let wanted = waiting;
    for (const source of await this.contributions.enabledOf(HeldMailSource, companyId)) {
      const own = wanted.filter(({ key }) => key === source.key);
      if (own.length === 0) continue;
      const refused = await source.release(own.map(({ to }) => to));
      wanted = wanted.filter((mail) => mail.key !== source.key || !refused.has(mail.to));
    }
    return wanted;
  }

  /** Nobody let it go for a month: what it is about is over. */
  @HandlesJob(heldMail)
  forget(): Promise<void> {
    return Promise.resolve();
  }
}
