import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Importer, type CheckedRow, type CreatedRow, type NamedRow, type UndoneRow } from '../importer.js';

/** Imports rows with a name and creates nothing. */
@Injectable()
export class RowImporter extends Importer<string> {
  readonly key = 'test.rows';
  readonly title = 'Rows';
  readonly permission = { tab: 'hrOperations', resource: 'addEmployee', action: 'create' } as const;
  readonly remote = null;
  readonly content = z.string();
  readonly followUp = null;
  readonly fields = [
    { key: 'name', label: 'Name', aliases: [], required: true, help: null, example: 'Asha' },
  ];

  read = (_: unknown, cells: Readonly<Record<string, string>>) => ({ content: cells['name'] ?? '' });

  check = (rows: NamedRow<string>[]): Promise<CheckedRow<string>[]> =>
    Promise.resolve(rows.map((row) => ({ ...row, faults: [] })));

  create = (_: unknown, rows: NamedRow<string>[]): Promise<CreatedRow[]> =>
    Promise.resolve(rows.map(({ id }) => ({ id, version: 1 })));

  undo = (_: unknown, rows: { id: string }[]): Promise<UndoneRow[]> =>
    Promise.resolve(rows.map(({ id }) => ({ id, left: null })));
}
