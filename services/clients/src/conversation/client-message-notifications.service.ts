import { ClientAccounts } from '@atrium/identity';
import { Clock, ENV, LiveEvents, nameOf, type Env, type SignedInUser } from '@atrium/platform';
import { excerptOf, Mailer, Notifications, words } from '@atrium/reach';
import { Inject, Injectable } from '@nestjs/common';
import { ClientMessageRepository } from './client-message.repository.js';
import { newMessageMail } from './client-message.mail.js';

/** Who writes several messages in a row sends one mail. */
const QUIET_MS = 15 * 60_000;

export interface NewMessage {
  id: string;
  client: { id: string; name: string; ownerId: string | null };
  side: 'company' | 'client';
  text: string;
}

/** Notifies the owner of what a client wrote, and mails the client's people what the company wrote. Inside `TenantDb.run` only. */
@Injectable()
export class ClientMessageNotifications {
  constructor(
    private readonly messages: ClientMessageRepository,
    private readonly accounts: ClientAccounts,
    private readonly notifications: Notifications,
    private readonly mailer: Mailer,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Before the message is stored. @returns whether its writer's side has been silent for a while */
  async isFirst({ client, side }: Pick<NewMessage, 'client' | 'side'>): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - QUIET_MS);
    return !(await this.messages.hasWritten({ clientId: client.id, side }, since));
  }

  async notify(by: SignedInUser, message: NewMessage, isFirst: boolean): Promise<void> {
    const people = await this.peopleAt(by.companyId, message.client.id);
    const { ownerId } = message.client;
    const users = [by.id, ...people.map(({ id }) => id), ...(ownerId ? [ownerId] : [])];
    await this.live.publish({ type: 'invalidate', tags: ['ClientMessage'] }, { users });
    if (message.side === 'client') await this.notifyOwner(by, message);
    else if (isFirst) for (const { email } of people) await this.mail(by, email);
  }

  /** Those who sign in. */
  private async peopleAt(companyId: string, clientId: string) {
    const accounts = await this.accounts.list(companyId, await this.messages.emailsAt(clientId));
    return [...accounts.values()].filter(({ state }) => state === 'accepted');
  }

  private async notifyOwner(by: SignedInUser, { id, client, text }: NewMessage): Promise<void> {
    if (client.ownerId === null) return;
    const about = { name: nameOf(by), client: client.name };
    await this.notifications.notify({
      kind: 'client.message',
      to: { users: [client.ownerId] },
      actorId: by.id,
      dedupeKey: id,
      query: `open=${client.id}&part=messages`,
      title: words('{name} of {client} wrote to you', about),
      ...(text && { text: excerptOf(text) }),
    });
  }

  private async mail(by: SignedInUser, email: string): Promise<void> {
    const link = `${this.env.publicUrl}/${by.companyCode}/client/proposal`;
    await this.mailer.send(newMessageMail({ email, company: by.companyName, link }), { languageOf: [] });
  }
}
