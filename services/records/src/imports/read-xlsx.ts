import { streamXlsxRows } from 'hucre/xlsx';
import { mendWorkbook } from './mend-workbook.js';
import { TABLE_LIMITS } from './table.limits.js';
import type { TableLine } from './table-message.js';
import type { ZipDirectory } from './zip-directory.js';

/** The rows of the first sheet. @throws {Error} */
export async function* readXlsx(zip: ZipDirectory): AsyncGenerator<TableLine> {
  let last = 0;
  for await (const { index, values } of streamXlsxRows(mendWorkbook(zip), { sheet: 0 })) {
    const line = index + 1;
    // A row states its own number in the file, so it is checked.
    if (!(line > last && line <= TABLE_LIMITS.lines)) throw new Error('The rows are in no order.');
    last = line;
    yield { line, cells: values.map(cellText) };
  }
}

function cellText(value: string | number | boolean | Date | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!(value instanceof Date)) return String(value);
  return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace(/T00:00:00.*/, '');
}
