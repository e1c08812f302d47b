import {
  CLIENT_MESSAGE_USE,
  type ClientMessage,
  type ClientMessages,
  type ClientMessagesQuery,
  type OwnClients,
  type SendClientMessage,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, Limiter, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Files, type AttachedFile } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ClientDoor } from '../client/client-door.service.js';
import { ClientMessageNews, type News } from './client-message-news.service.js';
import { ClientMessageRepository, type MessageRow } from './client-message.repository.js';
import { ClientReaders } from './client-readers.service.js';

const PAGE = 30;
/** More than anybody types, but stops a script that floods people. */
const PER_MINUTE = { limit: 30, windowSeconds: 60 };

/** What the company and the people at a client write and send to each other: one conversation a client. */
@Injectable()
export class ClientMessageService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly limiter: Limiter,
    private readonly clients: ClientDoor,
    private readonly readers: ClientReaders,
    private readonly messages: ClientMessageRepository,
    private readonly news: ClientMessageNews,
    private readonly files: Files,
    private readonly directory: UserDirectoryService,
  ) {}

  /** @throws {AppError} NOT_FOUND of a client that the person does not see */
  list(user: SignedInUser, { clientId, before }: ClientMessagesQuery): Promise<ClientMessages> {
    return this.db.run(user.companyId, async () => {
      await this.clients.find(user, clientId);
      return this.page(user, clientId, before);
    });
  }

  /** @throws {AppError} NOT_FOUND, CLIENT_ARCHIVED, TOO_MANY_ATTEMPTS, VALIDATION_FAILED of a file */
  send(user: SignedInUser, given: SendClientMessage): Promise<ClientMessage> {
    return this.db.run(user.companyId, async () => {
      const client = await this.clients.open(user, given.clientId);
      await this.limit(user);
      return this.add(user, given, { client, side: 'company' });
    });
  }

  /** Where the person is a contact; nothing for colleagues. */
  listOwn(user: SignedInUser): Promise<OwnClients> {
    return this.db.run(user.companyId, async () => {
      const own = await this.readers.clientsOf(user);
      return { items: own.map(({ id, name }) => ({ id, name })) };
    });
  }

  /** @throws {AppError} NOT_FOUND of a client at which the person is no contact */
  listOfOwn(user: SignedInUser, { clientId, before }: ClientMessagesQuery): Promise<ClientMessages> {
    return this.db.run(user.companyId, async () => {
      await this.readers.own(user, clientId);
      return this.page(user, clientId, before);
    });
  }

  /** @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS, VALIDATION_FAILED of a file */
  sendAsClient(user: SignedInUser, given: SendClientMessage): Promise<ClientMessage> {
    return this.db.run(user.companyId, async () => {
      const client = await this.readers.own(user, given.clientId);
      await this.limit(user);
      return this.add(user, given, { client, side: 'client' });
    });
  }

  /** By the connection that the transaction has, so that nobody waits for a second one while holding the first. */
  private limit({ companyId, id }: SignedInUser): Promise<void> {
    return this.limiter.hit(`client messages ${companyId} ${id}`, PER_MINUTE, this.db.current());
  }

  private async add(
    user: SignedInUser,
    { text, fileIds }: SendClientMessage,
    { client, side }: Pick<News, 'client' | 'side'>,
  ): Promise<ClientMessage> {
    const isFirst = await this.news.isFirst({ client, side });
    const message = { clientId: client.id, authorId: user.id, side, text, createdAt: this.clock.now() };
    const id = await this.messages.add(message);
    const files: AttachedFile[] = [];
    for (const fileId of new Set(fileIds))
      files.push(await this.files.attach(fileId, { use: CLIENT_MESSAGE_USE, recordId: id, user }));
    if (files.length > 0) await this.messages.putFiles(id, files);
    await this.news.tell(user, { id, client, side, text }, isFirst);
    const [shown] = await this.show(user, [{ id, ...message, files }]);
    if (!shown) throw notFound();
    return shown;
  }

  private async page(user: SignedInUser, clientId: string, before?: string): Promise<ClientMessages> {
    const rows = await this.messages.list(clientId, before, PAGE + 1);
    const page = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
    return { items: await this.show(user, page), next };
  }

  private async show(user: SignedInUser, rows: readonly MessageRow[]): Promise<ClientMessage[]> {
    const authors = [...new Set(rows.map(({ authorId }) => authorId))];
    const names = await this.directory.listNames(user.companyId, authors);
    return rows.map(({ id, text, side, files, authorId, createdAt }) => ({
      ...{ id, text, side, files, mine: authorId === user.id },
      author: { id: authorId, name: names.get(authorId) ?? '' },
      createdAt: createdAt.toISOString(),
    }));
  }
}
