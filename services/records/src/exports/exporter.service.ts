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
import { Injectable, Logger } from '@nestjs/common';
import { cellReader, type Cell } from './export-cells.rules.js';
import { writeExport } from './export-file.js';
import { ListExport, openExport, type ExportRow } from './list-export.js';

/** After this time an export is cut off. */
const MOST_MS = 15 * 60_000;
/** The last row of a file of which a part is missing. */
const BROKEN = 'This file is not complete, because an error stopped the export. Export it again.';

export interface ExportedFile {
  /** Without the extension. */
  name: string;
  format: ExportFormat;
  content: Readable;
}

/** Exports a list as a file: exactly the rows that the list shows the person, in the same order. */
@Injectable()
export class Exporter {
  private readonly logger = new Logger(Exporter.name);

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
    const timezone = user.companyTimezone;
    const cellsOf = cellsReader(columns, timezone);
    const readOn = async (cursor?: string): Promise<Batch> => {
      const { rows: found, nextCursor } = await read(user, cursor);
      return { rows: found.map(cellsOf), nextCursor };
    };
    // The first rows are read before anything is sent, so that a failure becomes an error answer and not half a file.
    const first = await readOn();
    const said = { format, columns: columns.map(({ title }) => title), ...query };
    await this.record(user, source, said);
    const next: NextBatch = (cursor) => (content.destroyed ? Promise.resolve(null) : readOn(cursor));
    const rows = walk(first, next, async (written, error) => {
      this.logger.error({ err: error, list }, 'An export stopped.');
      await this.record(user, source, { ...said, stoppedAfter: written });
    });
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

function chooseColumns({ list, kept }: ListExport, wanted: string | undefined): ListColumn[] {
  const keys = new Set([...(wanted?.split(',') ?? firstColumns(list)), ...kept]);
  return [...keys].map((key) => {
    const column = showableColumns(list).find((each) => each.key === key);
    if (column) return column;
    throw new AppError('VALIDATION_FAILED', { fields: { columns: `Unknown column ${key}.` } });
  });
}

/** @param broken called with the number of rows that were written before an error */
async function* walk(
  first: Batch,
  next: NextBatch,
  broken: (rows: number, error: unknown) => Promise<void>,
): AsyncGenerator<Cell[]> {
  let written = 0;
  try {
    for (let batch: Batch | null = first; batch !== null;) {
      yield* batch.rows;
      written += batch.rows.length;
      batch = batch.nextCursor === null ? null : await next(batch.nextCursor);
    }
  } catch (error) {
    await broken(written, error);
    yield [BROKEN];
  }
}

interface Batch {
  rows: Cell[][];
  nextCursor: string | null;
}

/** Null once the file is cut off; its writer may not have noticed yet. */
type NextBatch = (cursor: string) => Promise<Batch | null>;

function cellsReader(columns: readonly ListColumn[], timezone: string): (row: ExportRow) => Cell[] {
  const readers = columns.map((column) => ({ key: column.key, read: cellReader(column, timezone) }));
  return (valueOf) => readers.map(({ key, read }) => read(valueOf(key)));
}
