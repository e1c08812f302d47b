import type { Readable } from 'node:stream';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, type Import, type ImportUpload } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../access/signed-in-user.js';
import { TenantDb } from '../database/tenant-db.js';
import { AppError } from '../errors/app-error.js';
import { ImportAccess } from './import-access.service.js';
import { ImportReader } from './import-reader.service.js';
import { ImportRowRepository } from './import-row.repository.js';
import { ImportRepository } from './import.repository.js';
import type { Importer } from './importer.js';
import { guessMapping } from './mapping.rules.js';
import { readTable, unreadable, type TableLine } from './read-table.js';

const BATCH = 500;

/** Takes a file in as rows; the file itself is kept nowhere. */
@Injectable()
export class ImportUploads {
  constructor(
    private readonly db: TenantDb,
    private readonly access: ImportAccess,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly reader: ImportReader,
  ) {}

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, REMOTE_DISABLED, PAYLOAD_TOO_LARGE, VALIDATION_FAILED on `file` */
  async receive(user: SignedInUser, { importer: key, name }: ImportUpload, body: Readable): Promise<Import> {
    const importer = await this.access.admit(user, key);
    const lines = readTable(await collect(body));
    const first = await lines.next();
    if (first.done) throw unreadable('This file is empty.');
    const headings = first.value.cells.map((cell, place) => cell || `Column ${place + 1}`);
    const given = { importer: key, fileName: name, headings, createdBy: user.id };
    const id = await this.db.run(user.companyId, () => this.imports.create(given));
    try {
      await this.store(user.companyId, id, { lines, most: importer.mostRows ?? IMPORT_MAX_ROWS });
    } catch (error) {
      await this.db.run(user.companyId, () => this.imports.delete(id));
      throw error;
    }
    await this.db.run(user.companyId, () => this.open(id, importer, headings));
    return this.reader.get(user, id);
  }

  private async store(
    companyId: string,
    id: string,
    { lines, most }: { lines: AsyncIterable<TableLine>; most: number },
  ): Promise<void> {
    let count = 0;
    let batch: TableLine[] = [];
    const write = () => this.db.run(companyId, () => this.rows.insert(id, batch));
    for await (const line of lines) {
      count += 1;
      if (count > most) throw unreadable(`A file may have at most ${most} rows. Split it.`);
      batch.push(line);
      if (batch.length < BATCH) continue;
      await write();
      batch = [];
    }
    if (count === 0) throw unreadable('There are no rows below the headings.');
    if (batch.length > 0) await write();
  }

  private async open(id: string, importer: Importer<unknown>, headings: string[]): Promise<void> {
    const last = await this.imports.findLastMapping(importer.key);
    const mapping = guessMapping(importer.fields, headings, last);
    await this.imports.update(id, { state: 'mapping', mapping });
  }
}

async function collect(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > IMPORT_MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): AppError {
  const message = `A file may have at most ${IMPORT_MAX_BYTES / 1024 / 1024} MB. Split it.`;
  return new AppError('PAYLOAD_TOO_LARGE', { message, fields: { file: message } });
}
