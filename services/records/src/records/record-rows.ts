import { LOCALES, moneyIn, type RecordDescription } from '@atrium/contracts';
import { notFound, type AuditRecord, type Clock, type SignedInUser, type TenantDb } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import { allOf, type ListFilter } from '../lists/list-statement.rules.js';
import type { Also } from './record-steps.types.js';
import type { RecordTrail } from './record-trail.js';
import { allowedSteps, fieldsOf, type KindRules, type RecordRow } from './record-rules.js';

interface RowsParts<Row extends RecordRow> {
  db: TenantDb;
  clock: Clock;
  /** Known once the application has started. */
  trail: () => RecordTrail<Row> | undefined;
}

export interface Changed<Row> {
  before?: Row | undefined;
  after?: Row;
  /** What it changed that is in no row, before and after. */
  also?: Also | undefined;
}

export type TrailEntry = Pick<AuditRecord, 'resource' | 'before' | 'after'>;

/** Reads the records of one kind through their list. Inside `TenantDb.run` only. */
export class RecordRows<Row extends RecordRow, Entity extends ObjectLiteral, Answer> {
  constructor(
    private readonly rules: KindRules<Row, Entity, Answer>,
    private readonly parts: RowsParts<Row>,
  ) {}

  /**
   * @param seen conditions that a row must pass, beside its id
   * @throws {AppError} NOT_FOUND
   */
  async read(id: string, seen: readonly ListFilter[] = []): Promise<Row> {
    const [row] = await this.select('= $1', id, { seen });
    if (!row) throw notFound();
    return row;
  }

  /** Those of them that exist. */
  readAll(ids: string[], seen: readonly ListFilter[] = []): Promise<Row[]> {
    return this.select('= any($1)', ids, { seen });
  }

  /** Like `read`, and locks it until the end of the transaction. */
  async lock(id: string, seen: readonly ListFilter[] = []): Promise<Row> {
    const [row] = await this.select('= $1', id, { seen, end: this.locked });
    if (!row) throw notFound();
    return row;
  }

  /** Those of them that exist, locked in one order until the end of the transaction. */
  lockAll(ids: readonly string[]): Promise<Row[]> {
    return this.select('= any($1)', ids, { end: ` order by ${this.rules.list.alias}.id${this.locked}` });
  }

  /** Like `lock`; null when it does not exist or is archived. */
  async lockPresent(id: string): Promise<Row | null> {
    const [row] = await this.select('= $1', id, { end: this.locked });
    return row && !row.archivedAt ? row : null;
  }

  /** The record that it is by now, where it turned out to be another. */
  async currentId(id: string): Promise<string> {
    const { mergedInto, list } = this.rules;
    if (!mergedInto) return id;
    const sql = `select ${mergedInto} as id from ${list.from} where ${list.alias}.id = $1 and ${mergedInto} is not null`;
    const [row] = await this.parts.db.current().query<{ id: string }[]>(sql, [id]);
    return row?.id ?? id;
  }

  /** Those that turned out to be this one. */
  async listMerged(id: string): Promise<string[]> {
    const { mergedInto, list } = this.rules;
    if (!mergedInto) return [];
    const sql = `select ${list.alias}.id from ${list.from} where ${mergedInto} = $1 order by ${list.alias}.id`;
    const rows = await this.parts.db.current().query<{ id: string }[]>(sql, [id]);
    return rows.map((row) => row.id);
  }

  /** Makes the answer from each row as the person may read it; what is the same for all rows is computed once. */
  showTo(user: SignedInUser): (row: Row) => Answer {
    const { shows } = this.rules;
    const [allowed, at] = [allowedSteps(this.rules, user), this.parts.clock.now()];
    return (row) =>
      Object.assign(shows(row, at), {
        id: row.id,
        ...(row.archivedAt !== undefined && { archivedAt: row.archivedAt?.toISOString() ?? null }),
        version: row.version,
        allowedTransitions: allowed(row),
      }) as Answer;
  }

  /** A change as the audit trail keeps it. What was hidden before it or is hidden after it stays so. */
  async entryOf(change: Changed<Row>): Promise<TrailEntry> {
    const [entry] = await this.entriesOf([change]);
    return entry as TrailEntry;
  }

  /** Like `entryOf`, for each of the changes in order. */
  async entriesOf(changes: readonly Changed<Row>[]): Promise<TrailEntry[]> {
    if (changes.length === 0) return [];
    const rows = changes.map(({ before, after = before }) => {
      if (!after) throw new Error('A change is of a record before or after it.');
      return [after, before ?? after] as const;
    });
    const told = await this.parts.trail()?.toldOf(rows.flat());
    return rows.map(([row], place) => this.entry(row, changes[place] ?? {}, told?.slice(2 * place) ?? []));
  }

  private entry(
    row: Row,
    { before, after, also }: Changed<Row>,
    [ofRow, ofBefore]: readonly object[],
  ): TrailEntry {
    const hidden = [after, before].map((each) => (each && this.rules.hidden?.(each)) ?? null).find(Boolean);
    const told = (each: Row, ...more: (object | undefined)[]) => {
      const values = Object.assign(this.audited(each), ...more) as Record<string, unknown>;
      return hidden ? pick(values, hidden.open) : values;
    };
    return {
      resource: {
        kind: this.rules.record.kind,
        id: row.id,
        title: hidden ? hidden.title : this.rules.title(row),
      },
      ...(before && { before: told(before, ofBefore, also?.before) }),
      ...(after && { after: told(after, ofRow, also?.after) }),
    };
  }

  /** The record as the audit trail keeps it. */
  audited(row: Row): Record<string, unknown> {
    const { record, audited } = this.rules;
    const { archivedAt } = row;
    return {
      ...fieldsOf(record, row),
      ...amountsOf(record, row),
      ...(archivedAt !== undefined && { archivedAt }),
      ...audited?.(row),
    };
  }

  private select(
    condition: string,
    id: string | readonly string[],
    { seen = [], end = '' }: { seen?: readonly ListFilter[]; end?: string } = {},
  ): Promise<Row[]> {
    const { columns, from, alias } = this.rules.list;
    const values: unknown[] = [id];
    const text = `select ${columns} from ${from} where ${alias}.id ${condition} and ${allOf(seen, values)}${end}`;
    return this.parts.db.current().query<Row[]>(text, values);
  }

  private get locked(): string {
    return ` for update of ${this.rules.list.alias}`;
  }
}

/** Amounts of money with their currency: a trail is read for years, whatever a column holds by then. */
function amountsOf({ fields }: RecordDescription, row: object): Record<string, string> {
  const values = row as Readonly<Record<string, unknown>>;
  const amounts = Object.entries(fields).flatMap(([name, { money }]) => {
    const [amount, currency] = [values[name], money === 'own' ? values['currency'] : money];
    const isKnown = typeof amount === 'number' && typeof currency === 'string';
    return isKnown ? [[name, moneyIn(LOCALES.en, currency)(amount)]] : [];
  });
  return Object.fromEntries(amounts) as Record<string, string>;
}

const pick = (values: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
