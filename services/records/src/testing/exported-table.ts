import { withoutApostrophe } from '../exports/csv.rules.js';
import { readCsv } from '../imports/read-csv.js';
import { readXlsx } from '../imports/read-xlsx.js';
import { readZip, type ZipDirectory } from '../imports/zip-directory.js';

/** The cells of an exported file as an import reads them; days and moments as a CSV file writes them. */
export async function readExported(file: Buffer, format: 'csv' | 'xlsx'): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of format === 'csv' ? readCsv(file) : readXlsx(unzip(file)))
    rows.push(cells.map((cell) => (format === 'csv' ? withoutApostrophe(cell) : momentOf(cell))));
  return rows;
}

function unzip(file: Buffer): ZipDirectory {
  const zip = readZip(file);
  if (!zip) throw new Error('This is no ZIP file that an import would read.');
  return zip;
}

const momentOf = (cell: string): string =>
  cell.replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})\.000Z$/, '$1 $2');
