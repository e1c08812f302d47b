import type { Readable } from 'node:stream';
import type { FileLink, FileVariant, StoredFile } from '@atrium/contracts';
import {
  Actors,
  Clock,
  Contributions,
  ENV,
  notFound,
  SignedLinks,
  TenantDb,
  type Env,
  type SignedInUser,
} from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ByteStore, type ByteRange } from './byte-store.js';
import { toStoredFile } from './file.mapper.js';
import type { FileRecord } from './file.record.js';
import { FileRepository } from './file.repository.js';
import { FileUse, isFor } from './file-use.js';

const LINK = 'file';
const LINK_MS = 10 * 60_000;

/** The bytes that a person may read. */
export interface ReadableFile {
  /** ETag of the bytes, which never change. */
  tag: string;
  name: string;
  type: string;
  size: number;
  open: (range?: ByteRange) => Promise<Readable>;
}

/** Serves files. Each time it checks that the record still exists and that the person may see it. */
@Injectable()
export class FileReader {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: TenantDb,
    private readonly files: FileRepository,
    private readonly contributions: Contributions,
    private readonly store: ByteStore,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
    private readonly modules: ModuleRef,
  ) {}

  /** @throws {AppError} NOT_FOUND, REMOTE_DISABLED */
  async get(user: SignedInUser, id: string): Promise<StoredFile> {
    return toStoredFile(await this.find(user, id));
  }

  /** @throws {AppError} NOT_FOUND, also while bytes are missing; REMOTE_DISABLED */
  async read(user: SignedInUser, id: string, variant: FileVariant): Promise<ReadableFile> {
    return this.readable(await this.find(user, id), variant);
  }

  /**
   * A URL for a new window or another program, valid for some minutes. @throws {AppError} NOT_FOUND, REMOTE_DISABLED
   */
  async link(user: SignedInUser, id: string): Promise<FileLink> {
    const file = await this.find(user, id);
    if (file.state !== 'attached') throw notFound();
    const expiresAt = new Date(this.clock.now().getTime() + LINK_MS);
    const claim = { companyId: user.companyId, subjectId: id, userId: user.id };
    const token = this.links.sign(LINK, claim, expiresAt);
    return { url: `${this.env.publicUrl}/api/files/links/${token}`, expiresAt: expiresAt.toISOString() };
  }

  /**
   * Reads a file by a link, with the current rights of the person who made the link.
   * @throws {AppError} LINK_INVALID, LINK_EXPIRED; NOT_FOUND when the record is archived, gone or no longer open to
   * that person; REMOTE_DISABLED
   */
  async readLinked(token: string): Promise<ReadableFile> {
    const { companyId, subjectId, userId } = this.links.verify(LINK, token);
    const maker = await this.modules.get(Actors, { strict: false }).find(companyId, userId);
    if (!maker) throw notFound();
    const file = await this.attachedFor(maker, subjectId);
    return this.readable(file, 'full');
  }

  /** Reads a file of a use that is open to everybody. @throws {AppError} NOT_FOUND, REMOTE_DISABLED */
  async readOpen(companyId: string, id: string, use: string): Promise<ReadableFile> {
    const may = ({ key, open }: FileUse) => Promise.resolve(open === true && key === use);
    return this.readable(await this.attached(companyId, id, may), 'full');
  }

  /** For a job of the service that has the use; nobody gets the bytes. @throws {AppError} NOT_FOUND, REMOTE_DISABLED */
  async readKept(companyId: string, id: string, use: string): Promise<ReadableFile> {
    return this.readable(
      await this.attached(companyId, id, ({ key }) => Promise.resolve(key === use)),
      'full',
    );
  }

  private async find(user: SignedInUser, id: string): Promise<FileRecord> {
    const file = await this.db.run(user.companyId, () => this.files.find(id));
    if (file?.state === 'attached') return this.attachedFor(user, id);
    // No record has the file yet, so only the person who uploaded it may see it.
    if (!file || file.state === 'removed' || file.createdBy !== user.id) throw notFound();
    return file;
  }

  private attachedFor(user: SignedInUser, id: string): Promise<FileRecord> {
    return this.attached(
      user.companyId,
      id,
      async (use, recordId) => isFor(use, user) && use.mayRead(user, recordId),
    );
  }

  private async attached(
    companyId: string,
    id: string,
    mayRead: (use: FileUse, recordId: string) => Promise<boolean>,
  ): Promise<FileRecord> {
    const found = await this.db.run(companyId, async () => {
      const file = await this.files.find(id);
      const use = file && this.contributions.find(FileUse, file.purpose);
      if (!use || file.state !== 'attached' || file.recordId === null) return null;
      const there = await use.isThere(file.recordId);
      const may = there && (await mayRead(use, file.recordId));
      return may ? { file, use } : null;
    });
    if (!found) throw notFound();
    await this.contributions.checkEnabled(found.use, companyId);
    return found.file;
  }

  private readable(file: FileRecord, variant: FileVariant): ReadableFile {
    const { id, name, type, folder, variants } = file;
    // A file without a small variant is served as it is.
    const chosen = variants[variant] === undefined ? 'full' : variant;
    const size = variants[chosen];
    if (size === undefined || type === null) throw notFound();
    const open = (range?: ByteRange) => this.store.get(`${folder}/${chosen}`, range);
    return { tag: `"${id}-${chosen}"`, name, type, size, open };
  }
}
