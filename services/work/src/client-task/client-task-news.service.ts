import { ClientAccounts } from '@atrium/identity';
import { ENV, Limiter, LiveEvents, nameOf, TenantDb, type Env, type SignedInUser } from '@atrium/platform';
import { excerptOf, Mailer, Notifications, words, type Said } from '@atrium/reach';
import { Inject, Injectable } from '@nestjs/common';
import { ClientTaskRepository, type Concerned } from './client-task.repository.js';
import { taskCommentMail } from './task-comment.mail.js';

/** Several comments on a task are one mail. */
const MAILS = { limit: 1, windowSeconds: 900 };

interface News {
  taskId: string;
  side: 'company' | 'client';
  text: string;
  asked?: boolean;
}

/** Tells the other side of what was written about a task. Inside `TenantDb.run` only. */
@Injectable()
export class ClientTaskNews {
  constructor(
    private readonly tasks: ClientTaskRepository,
    private readonly accounts: ClientAccounts,
    private readonly notifications: Notifications,
    private readonly mailer: Mailer,
    private readonly live: LiveEvents,
    private readonly db: TenantDb,
    private readonly limiter: Limiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async tell(by: SignedInUser, news: News): Promise<void> {
    const task = await this.tasks.concerned(news.taskId);
    const users = [by.id, ...task.users, ...task.guests];
    await this.live.publish({ type: 'invalidate', tags: ['ClientTask'] }, { users });
    if (news.side === 'client') await this.notify(by, task, news);
    else await this.mail(by, news.taskId, task);
  }

  private async notify(by: SignedInUser, { number, title, users }: Concerned, news: News): Promise<void> {
    if (users.length === 0) return;
    const about = { name: nameOf(by), number, title };
    const said: Said = news.asked
      ? words('{name} asks for “{title}”', about)
      : words('{name} wrote about {number} {title}', about);
    await this.notifications.notify({
      ...{ kind: 'task.asked', to: { users }, actorId: by.id, subjectId: news.taskId },
      ...{ query: `open=${news.taskId}`, title: said },
      ...(news.text && { text: excerptOf(news.text) }),
    });
  }

  /** The words stay in the portal: mail is read in many places. */
  private async mail(by: SignedInUser, taskId: string, { number, title, guests }: Concerned): Promise<void> {
    if (guests.length === 0) return;
    const people = await this.accounts.listActive(by.companyId, guests);
    const link = `${this.env.publicUrl}/${by.companyCode}/client/proposal`;
    const about = { company: by.companyName, task: `${number} ${title}`, link };
    for (const { email, id } of people)
      if (await this.limiter.allows(`task comment mail ${taskId} ${id}`, MAILS, this.db.current()))
        await this.mailer.send(taskCommentMail({ email, ...about }), { languageOf: [id] });
  }
}
