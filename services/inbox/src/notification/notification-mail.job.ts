import { UserDirectoryService, type Member } from '@atrium/identity';
import { Clock, Contributions, ENV, HandlesJob, TenantDb, type Env, type JobContext } from '@atrium/platform';
import { Mailer, NotificationMails } from '@atrium/reach';
import { Inject, Injectable } from '@nestjs/common';
import { mailNotifications } from './mail-notifications.job.js';
import { MailChoices, type ChosenNotification } from './mail-choices.service.js';
import { notificationMail } from './notification.mail.js';
import { NotificationRepository } from './notification.repository.js';

/** Mails the notifications that people chose to get by mail and have not read meanwhile. */
@Injectable()
export class NotificationMailJob {
  constructor(
    private readonly db: TenantDb,
    private readonly notifications: NotificationRepository,
    private readonly choices: MailChoices,
    private readonly directory: UserDirectoryService,
    private readonly mailer: Mailer,
    private readonly contributions: Contributions,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @HandlesJob(mailNotifications)
  async mail({ due }: { due: string }, { companyId, signal }: JobContext): Promise<void> {
    // The clocks of database and gateway may differ, but what this job was enqueued for counts as due.
    const until = new Date(Math.max(new Date(due).getTime(), this.clock.now().getTime()));
    const list = () => this.db.run(companyId, () => this.notifications.listToMail(until));
    for (let people = await list(); people.length > 0; people = await list()) {
      for (const userId of people) {
        signal.throwIfAborted();
        await this.db.run(companyId, () => this.mailOne(companyId, userId, until));
      }
    }
  }

  /** Takes the notifications and enqueues the mail in one transaction, so that they are mailed once. */
  private async mailOne(companyId: string, userId: string, until: Date): Promise<void> {
    const taken = await this.notifications.takeToMail(userId, until);
    const [member] = await this.directory.listMembers(companyId, { ids: [userId] });
    if (!member) return;
    const items = await this.choices.among(companyId, member, taken);
    const left = [];
    for (const item of items) if (!(await this.mailOwn(companyId, member, item))) left.push(item.shown);
    if (left.length === 0) return;
    const { code, name } = await this.directory.getCompany(companyId);
    const mail = notificationMail(left, { member, company: name, portal: this.env.publicUrl, code });
    await this.mailer.send(mail, { languageOf: [userId] });
  }

  /** The mail that the owner of its record writes. @returns whether there is one */
  private async mailOwn(
    companyId: string,
    { id, email, firstName }: Member,
    { kind, subjectId, actorId, atOnce }: ChosenNotification,
  ): Promise<boolean> {
    if (!atOnce || subjectId === null) return false;
    const writer = this.contributions.of(NotificationMails).find(({ kinds }) => kinds.includes(kind));
    const reader = { id, email, firstName, companyId };
    const mail = await writer?.mailOf({ reader, kind, subjectId, actorId });
    if (!mail) return false;
    await this.mailer.send(mail, { languageOf: [id] });
    return true;
  }
}
