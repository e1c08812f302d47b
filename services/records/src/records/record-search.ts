import type { Check } from '@atrium/contracts';
import type { ObjectLiteral } from 'typeorm';
import { SearchSource, type SearchDocument } from '../search/search-source.js';
import type { RecordRow } from './record-rules.js';
import type { RecordSteps } from './record-steps.js';

/** The records of a kind in the portal's search, as their rules describe them, without archived ones. */
export class RecordSearch<Row extends RecordRow, Entity extends ObjectLiteral, Answer> extends SearchSource {
  readonly kind: string;
  readonly permission: Check;
  override readonly remote: string | null = null;

  constructor(private readonly steps: RecordSteps<Row, Entity, Answer>) {
    super();
    const { kind, remote, check } = steps.rules.record;
    this.kind = kind;
    this.permission = check('read');
    this.remote = remote;
  }

  async describe(ids: string[]): Promise<SearchDocument[]> {
    const rows = await this.steps.rows.readAll(ids);
    return rows.flatMap((row) => (row.archivedAt ? null : this.steps.rules.document?.(row)) ?? []);
  }

  listIds(after: string | null, most: number): Promise<string[]> {
    return this.steps.table.listIds(after, most);
  }
}
