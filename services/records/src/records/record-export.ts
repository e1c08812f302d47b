import type { Action, Check, ListDescription, Page } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import type { z } from 'zod';
import { valueIn } from '../exports/export-cells.rules.js';
import { ListExport, type ExportValues } from '../exports/list-export.js';
import type { ListQuery } from '../lists/tenant-list.js';
import type { RecordRow } from './record-rules.js';
import type { RecordSteps } from './record-steps.js';

/** The use case that answers a list. */
export interface RecordLists<Answer> {
  list(user: SignedInUser, query: ListQuery): Promise<Page<Answer>>;
}

/** The export of a record's list: each column as in the answer, references by their names. */
export class RecordExport<
  Row extends RecordRow,
  Entity extends ObjectLiteral,
  Answer extends object,
> extends ListExport<ListDescription, Answer, ListQuery> {
  readonly list: ListDescription;
  readonly name: string;
  readonly query: z.ZodType<ListQuery>;
  readonly values: ExportValues<ListDescription, Answer>;
  override readonly remote: string | null = null;
  override readonly kept: readonly string[];
  override readonly permission: Check | null;

  /**
   * @param lists answers the list where the steps of the record do not say all that it shows
   * @param needs the action that exporting needs beside reading
   */
  constructor(
    steps: RecordSteps<Row, Entity, Answer>,
    private readonly lists: RecordLists<Answer> = steps,
    needs?: Action,
  ) {
    super();
    const { record, cells = {}, kept = [] } = steps.rules;
    this.list = record.list;
    this.name = record.many.toLowerCase().replaceAll(' ', '-');
    this.query = record.querySchema as z.ZodType<ListQuery>;
    this.remote = record.remote;
    const columns = record.list.columns.filter(({ display }) => display !== 'never');
    this.values = Object.fromEntries(
      columns.map((column) => [column.key, cells[column.key] ?? valueIn(column)]),
    );
    this.kept = kept;
    this.permission = needs ? record.check(needs) : null;
  }

  page(user: SignedInUser, query: ListQuery): Promise<Page<Answer>> {
    return this.lists.list(user, query);
  }
}
