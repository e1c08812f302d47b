import {
  CLIENT_FILE_KEPT,
  CLIENT_FILE_USE,
  type AddClientFile,
  type ClientFile,
  type ClientFiles,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { Audit, Clock, notFound, TenantDb, wrongField, type SignedInUser } from '@atrium/platform';
import { Files, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { ClientFileRepository, type FileRow } from './client-file.repository.js';
import { ClientReaders } from './client-readers.service.js';

type Step = 'add' | 'share' | 'remove';
type Noted = Pick<FileRow, 'id' | 'name' | 'shared'> & { before?: Pick<FileRow, 'shared'> };

/** Files of a client: what the company keeps, what of it the client sees, and what both sent each other. */
@Injectable()
export class ClientFileService {
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly rows: ClientFileRepository,
    private readonly readers: ClientReaders,
    private readonly files: Files,
    private readonly directory: UserDirectoryService,
    private readonly audit: Audit,
  ) {
    this.clients = records.of(CLIENTS);
  }

  /** @throws {AppError} NOT_FOUND of a client that the person does not see */
  list(user: SignedInUser, clientId: string): Promise<ClientFiles> {
    return this.db.run(user.companyId, async () => {
      const { id } = await this.clients.find(user, clientId);
      return this.show(user, await this.rows.list(id, 'all'));
    });
  }

  /** @throws {AppError} NOT_FOUND of a client at which the person is no contact */
  listOwn(user: SignedInUser, clientId: string): Promise<ClientFiles> {
    return this.db.run(user.companyId, async () => {
      await this.readers.own(user, clientId);
      return this.show(user, await this.rows.list(clientId, 'shared'));
    });
  }

  /** @throws {AppError} NOT_FOUND, CLIENT_ARCHIVED, VALIDATION_FAILED of the file */
  add(user: SignedInUser, { fileId, shared, ...given }: AddClientFile): Promise<ClientFiles> {
    return this.db.run(user.companyId, async () => {
      const { id: clientId } = await this.clients.open(user, { step: 'update', id: given.clientId });
      const file = await this.files.attach(fileId, { use: CLIENT_FILE_USE, recordId: fileId, user });
      const row = { ...file, clientId, shared, authorId: user.id, createdAt: this.clock.now() };
      if (!(await this.rows.add(row))) throw wrongField('fileId', CLIENT_FILE_KEPT);
      this.record('add', user, { ...file, shared });
      return this.show(user, await this.rows.list(clientId, 'all'));
    });
  }

  /** @throws {AppError} NOT_FOUND, CLIENT_ARCHIVED */
  share(user: SignedInUser, id: string, shared: boolean): Promise<ClientFiles> {
    return this.change(user, id, async (file) => {
      await this.rows.share(id, shared);
      this.record('share', user, { ...file, shared, before: file });
    });
  }

  /** @throws {AppError} NOT_FOUND, CLIENT_ARCHIVED */
  remove(user: SignedInUser, id: string): Promise<ClientFiles> {
    return this.change(user, id, async (file) => {
      await this.rows.remove(id);
      await this.files.remove(id);
      this.record('remove', user, file);
    });
  }

  private change(
    user: SignedInUser,
    id: string,
    work: (file: FileRow) => Promise<void>,
  ): Promise<ClientFiles> {
    return this.db.run(user.companyId, async () => {
      const file = await this.rows.find(id);
      if (!file) throw notFound();
      await this.clients.open(user, { step: 'update', id: file.clientId });
      await work(file);
      return this.show(user, await this.rows.list(file.clientId, 'all'));
    });
  }

  private record(step: Step, by: SignedInUser, { id, name, shared, before }: Noted): void {
    this.audit.record({
      action: `client_file.${step}`,
      by,
      resource: { kind: 'client_file', id, title: name },
      ...(before && { before: { shared: before.shared } }),
      ...(step !== 'remove' && { after: { shared } }),
    });
  }

  private async show({ companyId }: SignedInUser, rows: readonly FileRow[]): Promise<ClientFiles> {
    const authors = [...new Set(rows.map(({ authorId }) => authorId))];
    const names = await this.directory.listNames(companyId, authors);
    const items = rows.map(({ authorId, createdAt, clientId: _, ...row }): ClientFile => ({
      ...row,
      author: names.get(authorId) ?? '',
      createdAt: createdAt.toISOString(),
    }));
    return { items };
  }
}
