import { addAbortSignal, type Readable } from 'node:stream';
import {
  dayIn,
  firstColumns,
  passesCheck,
  showableColumns,
  type ExportFormat,
  type ExportQuery,
  type ListColumn,
} from '@atrium/contracts';
import { AppError, Audit, Clock, Contributions, notFound, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { cellReader, type Cell } from './export-cells.rules.js';
import { writeExport } from './export-file.js';
import { ListExport, openExport, type ExportReader, type ExportRow } from './list-export.js';

/** After this time an export is cut off. */
const MOST_MS = 15 * 60_000;

export interface ExportedFile {
  /** Without the extension. */
  name: string;
  format: ExportFormat;
  content: Readable;
}

/** Exports a list as a file: exactly the rows that the list shows the person, in the same order. */
@Injectable()
export class Exporter {
  constructor(
    private readonly contributions: Contributions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Records in the audit trail that the person exported the list.
   * @throws {AppError} NOT_FOUND, ACCESS_DENIED, REMOTE_DISABLED, VALIDATION_FAILED
   */
  async export(user: SignedInUser, asked: ExportQuery): Promise<ExportedFile> {
    const { list, format, columns: wanted, limit: _limit, cursor: _cursor, ...query } = asked;
    const source = this.contributions.find(ListExport, list);
    if (!source) throw notFound();
    await this.admit(user, source);
    const columns = chooseColumns(source, wanted);
    const read = openExport(source, query);
    // The first rows are read before anything is sent, so that a failure becomes an error answer and not half a file.
    const first = await read(user);
    await this.record(user, source, { format, columns: columns.map(({ title }) => title), ...query });
    const timezone = user.companyTimezone;
    const next: NextBatch = (cursor) => (content.destroyed ? Promise.resolve(null) : read(user, cursor));
    const rows = readCells(walk(first, next), columns, timezone);
    const content = writeExport(format, { title: source.name, columns, timezone, rows });
    addAbortSignal(AbortSignal.timeout(MOST_MS), content);
    return { name: `${source.name}-${this.today(timezone)}`, format, content };
  }

  private async admit(user: SignedInUser, source: ListExport): Promise<void> {
    const { list, permission } = source;
    const checks = permission ? [list.access, permission] : [list.access];
    if (!checks.every((check) => passesCheck(user, check))) throw new AppError('ACCESS_DENIED');
    await this.contributions.checkEnabled(source, user.companyId);
  }

  private record(user: SignedInUser, { list, name }: ListExport, after: object): Promise<void> {
    const resource = { kind: 'list', id: list.key, title: name };
    return this.audit.recordAlone(user.companyId, { action: 'list.export', by: user, resource, after });
  }

  private today(timeZone: string): string {
    return dayIn(this.clock.now(), timeZone);
  }
}

function chooseColumns({ list }: ListExport, wanted: string | undefined): ListColumn[] {
  const keys = wanted === undefined ? firstColumns(list) : [...new Set(wanted.split(','))];
  return keys.map((key) => {
    const column = showableColumns(list).find((each) => each.key === key);
    if (column) return column;
    throw new AppError('VALIDATION_FAILED', { fields: { columns: `Unknown column ${key}.` } });
  });
}

type Batch = Awaited<ReturnType<ExportReader>>;

/** Null once the file is cut off; its writer may not have noticed yet. */
type NextBatch = (cursor: string) => Promise<Batch | null>;

async function* walk(first: Batch, next: NextBatch): AsyncGenerator<ExportRow> {
  for (let batch: Batch | null = first; batch !== null;) {
    yield* batch.rows;
    batch = batch.nextCursor === null ? null : await next(batch.nextCursor);
  }
}

async function* readCells(
  rows: AsyncIterable<ExportRow>,
  columns: ListColumn[],
  timezone: string,
): AsyncGenerator<Cell[]> {
  const readers = columns.map((column) => ({ key: column.key, read: cellReader(column, timezone) }));
  for await (const valueOf of rows) yield readers.map(({ key, read }) => read(valueOf(key)));
}
