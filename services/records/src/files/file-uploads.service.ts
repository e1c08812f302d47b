import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  FILE_ERRORS,
  FILE_PART_LIMIT,
  sizeInWords,
  type StartUpload,
  type StoredFile,
} from '@atrium/contracts';
import { AppError, Contributions, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ByteStore } from './byte-store.js';
import { FileInspector } from './file-inspector.js';
import { toStoredFile } from './file.mapper.js';
import type { FileRecord } from './file.record.js';
import { FileRemoval } from './file-removal.job.js';
import { FileRepository } from './file.repository.js';
import { FileSpace } from './file-space.js';
import { FileUse, isFor } from './file-use.js';

/** One part of an upload as it arrives. */
export interface UploadPart {
  start: number;
  /** Content-Length of the request; NaN without one. */
  size: number;
  /** null for a request whose body is not a stream of bytes. */
  bytes: Readable | null;
}

/** A file that comes in one piece. */
export interface WholeFile {
  use: string;
  name: string;
  /** Content-Length of the request; NaN without one. */
  size: number;
  bytes: Readable;
}

/** Whose an upload is until a record has it. */
type Uploader = Pick<SignedInUser, 'companyId' | 'id'>;

const UPLOAD_TYPE = 'Send the bytes as application/octet-stream.';

/**
 * Takes uploads: announced, sent in parts that may be repeated, then inspected. Until they are attached, they belong to
 * no record.
 */
@Injectable()
export class FileUploads {
  constructor(
    private readonly db: TenantDb,
    private readonly files: FileRepository,
    private readonly space: FileSpace,
    private readonly contributions: Contributions,
    private readonly store: ByteStore,
    private readonly inspector: FileInspector,
    private readonly removal: FileRemoval,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED on `use`, REMOTE_DISABLED, ACCESS_DENIED, FILE_TOO_LARGE, FILES_FULL, TOO_MANY_ATTEMPTS */
  async start(user: SignedInUser, { use: key, name, size }: StartUpload): Promise<StoredFile> {
    return toStoredFile(await this.announce(user, { use: await this.uploadable(user, key), name, size }));
  }

  /**
   * A whole file of somebody without an account, whom the service that has the use has let in.
   * @param by its id is that by which the file is attached
   * @returns the id of the file
   * @throws {AppError} REMOTE_DISABLED, FILE_TOO_LARGE, FILES_FULL, TOO_MANY_ATTEMPTS, FILE_NOT_ACCEPTED
   */
  async takeWhole(by: Uploader, { use: key, name, size, bytes }: WholeFile): Promise<string> {
    const use = this.contributions.find(FileUse, key);
    if (!use) throw new Error('Unknown use of files.');
    await this.contributions.checkEnabled(use, by.companyId);
    if (!(size > 0)) throw new AppError('MALFORMED_REQUEST');
    const { id } = await this.announce(by, { use, name, size });
    try {
      await this.put({ ...(await this.own(by, id)), ...by, id }, { start: 0, size, bytes });
      await this.complete(by, await this.own(by, id), use);
      return id;
    } catch (error) {
      // Nobody continues it: it must not take room from the next one.
      await this.discard(by, id);
      throw error;
    }
  }

  /** @throws {AppError} NOT_FOUND, UPLOAD_ELSEWHERE when the part does not begin where the last one ended */
  async add(user: SignedInUser, id: string, { start, size, bytes }: UploadPart): Promise<StoredFile> {
    const file = await this.own(user, id);
    if (!bytes) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: UPLOAD_TYPE });
    if (!(size > 0)) throw new AppError('MALFORMED_REQUEST');
    if (file.state !== 'receiving' || start !== file.received)
      throw new AppError(FILE_ERRORS.UPLOAD_ELSEWHERE);
    if (size > FILE_PART_LIMIT || start + size > file.size) throw new AppError('PAYLOAD_TOO_LARGE');
    return toStoredFile(await this.put({ ...file, companyId: user.companyId }, { start, size, bytes }));
  }

  private async put(
    { id, folder, companyId }: FileRecord & Pick<Uploader, 'companyId'>,
    { start, size, bytes }: UploadPart & { bytes: Readable },
  ): Promise<FileRecord> {
    // The name is unique, so that of two parts that arrive at the same moment one is added and the other never read.
    const name = `${start}-${randomBytes(8).toString('hex')}`;
    await this.store.put(`${folder}/parts/${name}`, bytes, size).catch((error: unknown) => {
      // The connection was cut: the client asks how many bytes arrived and continues from there.
      throw wasCut(bytes) ? new AppError('MALFORMED_REQUEST', { cause: error }) : error;
    });
    const grown = await this.db.run(companyId, () => this.files.addPart(id, { start, size, name }));
    if (!grown) throw new AppError(FILE_ERRORS.UPLOAD_ELSEWHERE);
    return grown;
  }

  /**
   * Completes an upload. Repeating it gives the same answer.
   * @throws {AppError} NOT_FOUND, UPLOAD_ELSEWHERE while bytes are missing, FILE_NOT_ACCEPTED: the upload is then
   * deleted
   */
  async finish(user: SignedInUser, id: string): Promise<StoredFile> {
    const file = await this.own(user, id);
    if (file.state !== 'receiving') return toStoredFile(file);
    if (file.received < file.size) throw new AppError(FILE_ERRORS.UPLOAD_ELSEWHERE);
    return toStoredFile(await this.complete(user, file, await this.uploadable(user, file.purpose)));
  }

  private async complete(by: Uploader, file: FileRecord, use: FileUse): Promise<FileRecord> {
    const { id } = file;
    const finding = await this.inspector.inspect(file, use).catch(async (error: unknown) => {
      if (error instanceof AppError) await this.discard(by, id);
      // Another request has completed it meanwhile, and its parts are gone.
      else if ((await this.own(by, id)).state !== 'receiving') return null;
      throw error;
    });
    if (!finding) return this.own(by, id);
    return this.db.run(by.companyId, async () => {
      const ready = await this.files.markReady(id, finding);
      if (ready) await this.removal.removeParts(id);
      return ready ?? (await this.own(by, id));
    });
  }

  private announce(
    by: Uploader,
    { use, name, size }: { use: FileUse; name: string; size: number },
  ): Promise<FileRecord> {
    if (size > use.maxBytes) {
      const message = `This file is ${sizeInWords(size)}. The limit is ${sizeInWords(use.maxBytes)}.`;
      throw new AppError(FILE_ERRORS.FILE_TOO_LARGE, { message });
    }
    return this.db.run(by.companyId, async () => {
      await this.space.reserve(by, size);
      const folder = `${by.companyId}/${randomBytes(16).toString('hex')}`;
      return this.files.insert({ purpose: use.key, name, size, folder, createdBy: by.id });
    });
  }

  /**
   * Deletes an upload that is no longer needed. @throws {AppError} NOT_FOUND, TRANSITION_REFUSED when a record has it
   */
  async cancel(by: Uploader, id: string): Promise<void> {
    const file = await this.own(by, id);
    if (file.state === 'attached') throw new AppError('TRANSITION_REFUSED');
    await this.discard(by, id);
  }

  /** Only the person who began an upload can find it. */
  private async own(user: Uploader, id: string): Promise<FileRecord> {
    const file = await this.db.run(user.companyId, () => this.files.find(id));
    if (!file || file.state === 'removed' || file.createdBy !== user.id) throw notFound();
    return file;
  }

  private discard(user: Uploader, id: string): Promise<void> {
    return this.db.run(user.companyId, () => this.removal.remove(id));
  }

  private async uploadable(user: SignedInUser, key: string): Promise<FileUse> {
    const use = this.contributions.find(FileUse, key);
    if (!use) throw new AppError('VALIDATION_FAILED', { fields: { use: 'Unknown use of files.' } });
    await this.contributions.checkEnabled(use, user.companyId);
    if (!isFor(use, user) || !use.mayUpload(user)) throw new AppError('ACCESS_DENIED');
    return use;
  }
}

const wasCut = ({ errored }: Readable): boolean =>
  errored !== null && 'code' in errored && errored.code === 'ECONNRESET';
