import { writeXlsx } from 'hucre/xlsx';

export interface FileSheet {
  name: string;
  /** The first one is the heading. Texts are written as typed text cells, which no spreadsheet runs. */
  rows: readonly (readonly (string | number)[])[];
}

/** Of no moment, so that the same rows give the same bytes. */
const NEVER = new Date(0);

/** A workbook of a few sheets. Long lists are written as they are read, by an export. */
export async function sheetFile(sheets: readonly FileSheet[]): Promise<Buffer> {
  const bytes = await writeXlsx({
    properties: { created: NEVER, modified: NEVER },
    sheets: sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => [...row]),
      freezePane: { rows: 1 },
    })),
  });
  return Buffer.from(bytes);
}
