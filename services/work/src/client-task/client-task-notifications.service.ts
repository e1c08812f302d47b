import { ClientAccounts } from '@atrium/identity';
import { ENV, Limiter, LiveEvents, nameOf, TenantDb, type Env, type SignedInUser } from '@atrium/platform';
import { excerptOf, Mailer, Notifications, words, type Said } from '@atrium/reach';
import { Inject, Injectable } from '@nestjs/common';
import { ClientTaskRepository, type Concerned } from './client-task.repository.js';
import { taskCommentMail } from './task-comment.mail.js';

/** Several comments on a task are one mail. */
const MAILS = { limit: 1, windowSeconds: 900 };

interface Comment {
  taskId: string;
  side: 'company' | 'client';
  text: string;
  asked?: boolean;
}

/** Notifies the team of what a client wrote about a task, and mails the client what the team wrote. Inside `TenantDb.run` only. */
@Injectable()
export class ClientTaskNotifications {
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

  async notify(by: SignedInUser, comment: Comment): Promise<void> {
    const task = await this.tasks.concerned(comment.taskId);
    const users = [by.id, ...task.users, ...task.guests];
    await this.live.publish({ type: 'invalidate', tags: ['ClientTask'] }, { users });
    if (comment.side === 'client') await this.notifyTeam(by, task, comment);
    else await this.mail(by, comment.taskId, task);
  }

  private async notifyTeam(
    by: SignedInUser,
    { number, title, users }: Concerned,
    comment: Comment,
  ): Promise<void> {
    if (users.length === 0) return;
    const about = { name: nameOf(by), number, title };
    const said: Said = comment.asked
      ? words('{name} asks for “{title}”', about)
      : words('{name} wrote about {number} {title}', about);
    await this.notifications.notify({
      kind: 'task.asked',
      to: { users },
      actorId: by.id,
      subjectId: comment.taskId,
      query: `open=${comment.taskId}`,
      title: said,
      ...(comment.text && { text: excerptOf(comment.text) }),
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
