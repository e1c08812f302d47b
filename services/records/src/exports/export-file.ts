import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { ExportFormat, ListColumn } from '@atrium/contracts';
import type { FastifyReply } from 'fastify';
import { writeXlsxStream } from 'hucre/xlsx';
import { csvCells } from './csv.rules.js';
import { headingOf, textOf, type Cell } from './export-cells.rules.js';

export interface ExportTable {
  title: string;
  columns: readonly ListColumn[];
  timezone: string;
  rows: AsyncIterable<Cell[]>;
}

/** The byte order mark makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/** CSV is written in pieces of about this many characters. */
const PIECE = 32_768;
const WIDTHS = { text: 24, choice: 18, person: 24, date: 12, number: 12, yesNo: 8 };
const TIME_WIDTH = 20;
const SHEET_TITLE_MAX = 31;

const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** @param file.name without the extension */
export function sendExport(
  reply: FastifyReply,
  { name, format, content }: { name: string; format: ExportFormat; content: Readable },
): void {
  const fileName = `${name}.${format}`;
  const plain = fileName.replace(/[^\w.-]/g, '_');
  const whole = plain === fileName ? '' : `; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  void reply
    .header('content-disposition', `attachment; filename="${plain}"${whole}`)
    .header('cache-control', 'no-store')
    .type(CONTENT_TYPES[format])
    .send(content);
}

/** Writes the file while it is being read: nothing is stored, and no further rows are fetched once the reader stops. */
export function writeExport(format: ExportFormat, table: ExportTable): Readable {
  return format === 'csv' ? Readable.from(writeCsv(table), { objectMode: false }) : writeXlsx(table);
}

async function* writeCsv({ columns, timezone, rows }: ExportTable): AsyncGenerator<string> {
  let piece = BYTE_ORDER_MARK + csvCells(columns.map((column) => headingOf(column, timezone)));
  for await (const row of rows) {
    piece += csvCells(
      columns.map((column, index) => {
        const cell = row[index] ?? null;
        return typeof cell === 'number' ? cell : textOf(cell, column);
      }),
    );
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** Texts are written as typed text cells, which no spreadsheet runs. */
function writeXlsx({ title, columns, timezone, rows }: ExportTable): Readable {
  const stream = writeXlsxStream(rows, {
    name: title.slice(0, SHEET_TITLE_MAX),
    freezePane: { rows: 1 },
    columns: columns.map((column) => ({
      header: headingOf(column, timezone),
      width: column.time ? TIME_WIDTH : WIDTHS[column.type],
      ...(column.type === 'date' && { numFmt: column.time ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd' }),
    })),
  });
  return Readable.fromWeb(stream as WebStream);
}
