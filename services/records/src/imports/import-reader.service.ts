import type { Readable } from 'node:stream';
import type {
  ExportFormat,
  Import,
  ImportList,
  ImportRows,
  ImportRowsQuery,
  ListColumn,
} from '@atrium/contracts';
import { mayWatchAll, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { writeExport } from '../exports/export-file.js';
import { ImportAccess } from './import-access.service.js';
import { ImportRowRepository } from './import-row.repository.js';
import { toImport, toImportRow } from './import.mapper.js';
import type { ImportRecord } from './import.record.js';
import { ImportRepository } from './import.repository.js';
import type { Importer, ImportFault, ImportField } from './importer.js';

const SAMPLES = 3;
const FILE_BATCH = 200;

/** Imports as people see them. */
@Injectable()
export class ImportReader {
  constructor(
    private readonly db: TenantDb,
    private readonly access: ImportAccess,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
  ) {}

  /** The newest imports. @throws {AppError} NOT_FOUND, ACCESS_DENIED, REMOTE_DISABLED */
  async list(user: SignedInUser, key: string): Promise<ImportList> {
    const importer = await this.access.admit(user, key);
    return this.db.run(user.companyId, async () => {
      const items: Import[] = [];
      for (const record of await this.imports.list(key, mayWatchAll(user) ? null : user.id))
        items.push(await this.show(user, record, importer));
      return { items };
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, REMOTE_DISABLED */
  get(user: SignedInUser, id: string): Promise<Import> {
    return this.db.run(user.companyId, async () => this.show(user, ...(await this.access.find(user, id))));
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, REMOTE_DISABLED */
  listRows(user: SignedInUser, id: string, { limit, ...place }: ImportRowsQuery): Promise<ImportRows> {
    return this.db.run(user.companyId, async () => {
      await this.access.find(user, id);
      const found = await this.rows.list(id, { ...place, limit: limit + 1 });
      return { items: found.slice(0, limit).map(toImportRow), more: found.length > limit };
    });
  }

  /** Writes the refused rows as they were in the file, with a column for the reason. */
  async writeRefused(
    user: SignedInUser,
    id: string,
    format: ExportFormat,
  ): Promise<{ content: Readable; name: string }> {
    const { headings, fields, fileName } = await this.get(user, id);
    const columns = [...headings, 'Reason'].map(textColumn);
    const rows = this.walkRefused(user.companyId, id, { width: headings.length, fields });
    const timezone = user.companyTimezone;
    const content = writeExport(format, { title: 'Rejected', columns, timezone, rows });
    return { content, name: `${fileName.replace(/\.\w+$/, '')}-refused` };
  }

  /** Writes an empty file with the right headings and one example row. */
  async writeTemplate(user: SignedInUser, key: string, format: ExportFormat): Promise<Readable> {
    const { fields, title } = await this.access.admit(user, key);
    const shown = fields.filter(({ example }) => example !== null);
    const columns = shown.map(({ label }, place) => textColumn(label, place));
    const rows = one(shown.map(({ example }) => example ?? ''));
    return writeExport(format, { title, columns, timezone: user.companyTimezone, rows });
  }

  private async show(user: SignedInUser, record: ImportRecord, importer: Importer): Promise<Import> {
    const counts = await this.rows.count(record.id);
    const samples = await this.rows.list(record.id, { after: 0, limit: SAMPLES });
    return toImport(record, { counts, samples: samples.map(({ cells }) => cells), importer, user });
  }

  private async *walkRefused(
    companyId: string,
    id: string,
    { width, fields }: { width: number; fields: readonly Pick<ImportField, 'key' | 'label'>[] },
  ): AsyncGenerator<string[]> {
    for (let after = 0; ;) {
      const found = await this.db.run(companyId, () => this.rows.listRefused(id, after, FILE_BATCH));
      for (const { cells, faults } of found)
        yield [...Array.from({ length: width }, (_, place) => cells[place] ?? ''), wordsOf(faults, fields)];
      if (found.length < FILE_BATCH) return;
      after = found.at(-1)?.line ?? 0;
    }
  }
}

const textColumn = (title: string, place: number): ListColumn => ({
  key: String(place),
  title,
  type: 'text',
});

function wordsOf(
  faults: readonly ImportFault[],
  fields: readonly Pick<ImportField, 'key' | 'label'>[],
): string {
  const nameOf = (key: string) => fields.find((field) => field.key === key)?.label ?? key;
  return faults.map(({ field, words }) => (field ? `${nameOf(field)}: ${words}` : words)).join(' ');
}

async function* one(row: string[]): AsyncGenerator<string[]> {
  yield await Promise.resolve(row);
}
