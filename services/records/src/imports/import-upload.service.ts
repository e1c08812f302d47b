import type { Readable } from 'node:stream';
import { IMPORT_MAX_BYTES, type Import, type ImportUpload } from '@atrium/contracts';
import { AppError, collectFile, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ImportAccess } from './import-access.service.js';
import { ImportReader } from './import-reader.service.js';
import { ImportRowRepository } from './import-row.repository.js';
import { ImportRepository } from './import.repository.js';
import type { Importer } from './importer.js';
import { columnsOf } from './file-cells.rules.js';
import { guessMapping, knownHeadings } from './mapping.rules.js';
import { TableReader } from './table-reader.js';

/** A file as it arrives. */
interface GivenFile {
  body: Readable;
  /** Aborts when the sender has gone. */
  signal: AbortSignal;
}

/** Reads a file into rows; the file itself is not stored. */
@Injectable()
export class ImportUploads {
  constructor(
    private readonly db: TenantDb,
    private readonly access: ImportAccess,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly tables: TableReader,
    private readonly reader: ImportReader,
  ) {}

  /**
   * @throws {AppError} NOT_FOUND, ACCESS_DENIED, REMOTE_DISABLED; STILL_RUNNING while another file of the company is
   * read; UNAVAILABLE while too many are read; PAYLOAD_TOO_LARGE; VALIDATION_FAILED on `file`
   */
  async receive(
    user: SignedInUser,
    { importer: key, name }: ImportUpload,
    given: GivenFile,
  ): Promise<Import> {
    const importer = await this.access.admit(user, key);
    const id = await this.begin(user, { importer: key, fileName: name, createdBy: user.id });
    try {
      const headings = await this.store(user.companyId, id, { importer, given });
      await this.db.run(user.companyId, () => this.open(id, importer, headings));
    } catch (error) {
      await this.db.run(user.companyId, () => this.imports.delete(id));
      throw error;
    }
    return this.reader.get(user, id);
  }

  private async begin(
    { companyId }: SignedInUser,
    given: Parameters<ImportRepository['begin']>[0],
  ): Promise<string> {
    const id = await this.db.run(companyId, () => this.imports.begin(given));
    if (id) return id;
    const message = 'Another file of your company is being read. Wait a moment, then choose yours again.';
    throw new AppError('STILL_RUNNING', { message });
  }

  /** @returns the headings */
  private async store(
    companyId: string,
    id: string,
    { importer, given: { body, signal } }: { importer: Importer; given: GivenFile },
  ): Promise<string[]> {
    let headings: string[] = [];
    await this.tables.read(await collectFile(body, IMPORT_MAX_BYTES), {
      most: importer.mostRows,
      headings: knownHeadings(columnsOf(importer.fields)),
      signal,
      take: async (told) => {
        if ('headings' in told) ({ headings } = told);
        else await this.db.run(companyId, () => this.rows.insert(id, told.rows));
      },
    });
    return headings;
  }

  private async open(id: string, importer: Importer, headings: string[]): Promise<void> {
    const last = await this.imports.findLastMapping(importer.key);
    const mapping = guessMapping(columnsOf(importer.fields), headings, last);
    await this.imports.update(id, { state: 'mapping', headings, mapping });
  }
}
