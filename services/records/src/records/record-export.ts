import type { ListDescription, Page } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import type { z } from 'zod';
import { ListExport, type ExportValue, type ExportValues } from '../exports/list-export.js';
import type { ListQuery } from '../lists/tenant-list.js';
import type { RecordRow } from './record-rules.js';
import type { RecordSteps } from './record-steps.js';

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

  constructor(private readonly steps: RecordSteps<Row, Entity, Answer>) {
    super();
    const { record, cells = {} } = steps.rules;
    this.list = record.list;
    this.name = record.many.toLowerCase().replaceAll(' ', '-');
    this.query = record.querySchema as z.ZodType<ListQuery>;
    this.remote = record.remote;
    const columns = record.list.columns.filter(({ display }) => display !== 'never');
    this.values = Object.fromEntries(columns.map(({ key }) => [key, cells[key] ?? valueOf(key)]));
  }

  page(user: SignedInUser, query: ListQuery): Promise<Page<Answer>> {
    return this.steps.list(user, query);
  }
}

const valueOf =
  (key: string) =>
  (answer: object): ExportValue => {
    const value: unknown = (answer as Readonly<Record<string, unknown>>)[key];
    if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join(', ');
    if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : null;
  };
