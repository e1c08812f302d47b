import {
  CLIENT_MESSAGE_USE,
  type ClientMessage,
  type ClientMessages,
  type SendClientMessage,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, Limiter, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Files, type AttachedFile } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ClientMessageNotifications, type NewMessage } from './client-message-notifications.service.js';
import { ClientMessageRepository, type MessageRow } from './client-message.repository.js';

const PAGE = 30;
/** More than anybody types, but stops a script that floods people. */
const PER_MINUTE = { limit: 30, windowSeconds: 60 };

/** The one conversation of a client, for those who were let to it. Inside `TenantDb.run` only. */
@Injectable()
export class ClientConversation {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly limiter: Limiter,
    private readonly messages: ClientMessageRepository,
    private readonly notifications: ClientMessageNotifications,
    private readonly files: Files,
    private readonly directory: UserDirectoryService,
  ) {}

  /** @param before the oldest message of the page after it */
  async page(user: SignedInUser, clientId: string, before?: string): Promise<ClientMessages> {
    const rows = await this.messages.list(clientId, before, PAGE + 1);
    const page = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
    return { items: await this.show(user, page), next };
  }

  /** @throws {AppError} TOO_MANY_ATTEMPTS, VALIDATION_FAILED of a file */
  async add(
    user: SignedInUser,
    { text, fileIds }: SendClientMessage,
    { client, side }: Pick<NewMessage, 'client' | 'side'>,
  ): Promise<ClientMessage> {
    // By the connection that the transaction has, so that nobody waits for a second one while holding the first.
    await this.limiter.hit(`client messages ${user.companyId} ${user.id}`, PER_MINUTE, this.db.current());
    const isFirst = await this.notifications.isFirst({ client, side });
    const message = { clientId: client.id, authorId: user.id, side, text, createdAt: this.clock.now() };
    const id = await this.messages.add(message);
    const files: AttachedFile[] = [];
    for (const fileId of new Set(fileIds))
      files.push(await this.files.attach(fileId, { use: CLIENT_MESSAGE_USE, recordId: id, user }));
    if (files.length > 0) await this.messages.putFiles(id, files);
    await this.notifications.notify(user, { id, client, side, text }, isFirst);
    const [shown] = await this.show(user, [{ id, ...message, files }]);
    if (!shown) throw notFound();
    return shown;
  }

  private async show(user: SignedInUser, rows: readonly MessageRow[]): Promise<ClientMessage[]> {
    const authors = [...new Set(rows.map(({ authorId }) => authorId))];
    const names = await this.directory.listNames(user.companyId, authors);
    return rows.map(({ id, text, side, files, authorId, createdAt }) => ({
      id,
      text,
      side,
      files,
      mine: authorId === user.id,
      author: { id: authorId, name: names.get(authorId) ?? '' },
      createdAt: createdAt.toISOString(),
    }));
  }
}
