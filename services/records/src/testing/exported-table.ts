import { withoutApostrophe } from '../exports/csv.rules.js';
import { readCsv } from '../imports/read-csv.js';
import { readXlsx } from '../imports/read-xlsx.js';
import { readZip } from '../imports/zip-directory.js';

/** The cells of an exported file as an import reads them; days and moments as a CSV file writes them. */
export async function readExported(file: Buffer, format: 'csv' | 'xlsx'): Promise<string[][]> {
  const rows: string[][] = [];
  const zip = readZip(file) ?? { entries: [], first: 0, end: 0 };
  for await (const { cells } of format === 'csv' ? readCsv(file) : readXlsx(file, zip))
    rows.push(cells.map((cell) => (format === 'csv' ? withoutApostrophe(cell) : momentOf(cell))));
  return rows;
}

const momentOf = (cell: string): string =>
  cell.replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})\.000Z$/, '$1 $2');
