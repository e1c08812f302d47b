import type { Clock, SignedInUser, TenantDb } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import type { CreatedRow, ImportFault, MadeRow, UndoneRow } from '../imports/importer.js';
import { emptied, isSameValue, missingValues } from './filled-values.rules.js';
import type { RecordRow } from './record-rules.js';
import type { RecordSteps } from './record-steps.js';
import type { Values } from './record-table.types.js';
import type { FileRow, TableImport } from './table-import.types.js';

interface Archiving<Row> {
  /** Tables whose rows do not count as using a record. */
  apart: readonly string[];
  stays?: (row: Row) => string | null;
  /** Called with those that are archived. */
  gone?: (ids: readonly string[]) => Promise<void>;
}

interface Changing<Row> {
  before: ReadonlyMap<string, Row>;
  /** By the record's id. */
  changes: ReadonlyMap<string, Record<string, unknown>>;
  step: string;
}

/** A row that completes a record. */
export interface FillingRow {
  row: FileRow;
  recordId: string;
  notes: ImportFault[];
}

const NOTHING_EMPTY = 'This record is known already, and nothing in it is empty.';
const CHANGED = 'Someone has changed this since. It stays as it is.';

/** What an import does to records besides creating them: it completes them, and an undo takes that back. */
export class ImportedRecords<Row extends RecordRow, Entity extends ObjectLiteral, Answer> {
  constructor(
    private readonly steps: RecordSteps<Row, Entity, Answer>,
    private readonly left: TableImport['left'],
    private readonly parts: { db: TenantDb; clock: Clock },
  ) {}

  /** Gives empty fields of records the values of rows, one row after the other. */
  async fill(user: SignedInUser, fillings: readonly FillingRow[]): Promise<CreatedRow[]> {
    const before = await this.lock(fillings.map(({ recordId }) => recordId));
    const gained = new Map<string, Record<string, unknown>>();
    const taken = fillings.map(({ row: { id, content }, recordId, notes }) => {
      const record = before.get(recordId);
      if (!record || record.archivedAt) return { id, refusal: this.left.gone };
      const soFar = gained.get(recordId) ?? {};
      const values = missingValues(this.steps.rules.record, { ...record, ...soFar }, content.values);
      if (Object.keys(values).length === 0) return { id, refusal: NOTHING_EMPTY };
      gained.set(recordId, { ...soFar, ...values });
      const filled = Object.keys(values).map((field) => ({ field, words: 'Filled in.' }));
      return { id, version: record.version + 1, filling: { recordId, values }, notes: [...notes, ...filled] };
    });
    await this.change(user, { before, changes: gained, step: 'update' });
    return taken;
  }

  /** Takes back what rows gave to records, but for values that somebody has changed since. */
  async putBack(user: SignedInUser, rows: readonly MadeRow[]): Promise<UndoneRow[]> {
    const before = await this.lock(rows.flatMap(({ filling }) => filling?.recordId ?? []));
    const lost = new Map<string, Record<string, unknown>>();
    const undone = rows.map(({ id, filling }): UndoneRow => {
      const record = filling && before.get(filling.recordId);
      if (!filling || !record || record.archivedAt) return { id, left: this.left.gone };
      const soFar = lost.get(record.id) ?? {};
      const present = { ...record, ...soFar } as Readonly<Record<string, unknown>>;
      const [own, others] = [new Map<string, unknown>(), [] as string[]];
      for (const [field, value] of Object.entries(filling.values)) {
        if (isSameValue(present[field], value))
          own.set(field, emptied(this.steps.rules.record, field, value));
        else others.push(field);
      }
      if (own.size > 0) lost.set(record.id, { ...soFar, ...Object.fromEntries(own) });
      return others.length > 0 ? { id, left: CHANGED, fields: others } : { id, left: null };
    });
    const changed = await this.change(user, { before, changes: lost, step: 'update' });
    return undone.map((row, place) => {
      const recordId = rows[place]?.filling?.recordId ?? '';
      const version = (before.get(recordId)?.version ?? 0) + 1;
      return changed.has(recordId) ? { ...row, touched: { recordId, version } } : row;
    });
  }

  /** Archives what an import made, unless somebody has changed it or refers to it. */
  async archive(
    user: SignedInUser,
    rows: readonly MadeRow[],
    { apart, stays, gone }: Archiving<Row>,
  ): Promise<UndoneRow[]> {
    const ids = rows.map(({ id }) => id);
    const before = await this.lock(ids);
    const used = await this.listUsed(ids, apart);
    const archivedAt = this.parts.clock.now();
    const going = new Map<string, Record<string, unknown>>();
    const undone = rows.map(({ id, version }): UndoneRow => {
      const record = before.get(id);
      if (!record) return { id, left: this.left.gone };
      if (record.archivedAt) return { id, left: null };
      const reason = stays?.(record) ?? (used.has(id) ? this.left.used : null);
      if (reason !== null) return { id, left: reason };
      if (record.version !== version) return { id, left: this.left.changed };
      going.set(id, { archivedAt });
      return { id, left: null };
    });
    const archived = await this.change(user, { before, changes: going, step: 'archive' });
    if (archived.size > 0) await gone?.([...archived]);
    return undone;
  }

  /** Which of them others refer to. @param apart tables whose rows do not count */
  private async listUsed(ids: readonly string[], apart: readonly string[]): Promise<Set<string>> {
    const { kind } = this.steps.rules.record;
    const found = await this.parts.db
      .current()
      .query<{ id: string }[]>('select id from record_used($1, $2, $3) id', [kind, ids, apart]);
    return new Set(found.map(({ id }) => id));
  }

  private async lock(ids: readonly string[]): Promise<Map<string, Row>> {
    const rows = await this.steps.rows.lockAll([...new Set(ids)]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  private async change(by: SignedInUser, { before, changes, step }: Changing<Row>): Promise<Set<string>> {
    const each = [...changes].map(([id, values]) => {
      return { id, version: before.get(id)?.version ?? 0, values: values as Values<Entity> };
    });
    const ids = await this.steps.table.changeEach(each, by.id);
    await this.steps.recordAll({ step, by, ids: [...ids], before });
    return ids;
  }
}
