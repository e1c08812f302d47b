import { notFound, type SignedInUser, type TenantDb } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import { fieldsOf, transitionsOf, type RecordRow, type RecordRules } from './record-rules.js';

/** Records of one kind as their list has them, and what is said of them. Reads are inside `TenantDb.run` only. */
export class RecordRows<Row extends RecordRow, Entity extends ObjectLiteral, Answer> {
  constructor(
    private readonly rules: RecordRules<Row, Entity, Answer>,
    private readonly db: TenantDb,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  async read(id: string): Promise<Row> {
    const [row] = await this.select('= $1', id);
    if (!row) throw notFound();
    return row;
  }

  /** Those of them that are there. */
  readAll(ids: string[]): Promise<Row[]> {
    return this.select('= any($1)', ids);
  }

  /** As `read`, and nobody else changes it before the end of the transaction. */
  async lock(id: string): Promise<Row> {
    const [row] = await this.select('= $1', id, this.locked);
    if (!row) throw notFound();
    return row;
  }

  /** As `lock`; null when it is not there or archived. */
  async lockPresent(id: string): Promise<Row | null> {
    const [row] = await this.select('= $1', id, this.locked);
    return row?.archivedAt === null ? row : null;
  }

  /** What the person reads of it. */
  show(user: SignedInUser, row: Row): Answer {
    const { id, version, archivedAt } = row;
    return {
      id,
      ...fieldsOf(this.rules.record, row, (refId, name) => ({ id: refId, name })),
      ...this.rules.shows?.(row),
      archivedAt: archivedAt?.toISOString() ?? null,
      version,
      allowedTransitions: transitionsOf(user, this.rules, row),
    } as Answer;
  }

  /** What the trail says of it. */
  told(row: Row): object {
    const { record, told } = this.rules;
    return { ...fieldsOf(record, row, (_id, name) => name), archivedAt: row.archivedAt, ...told?.(row) };
  }

  private select(condition: string, value: unknown, locked = ''): Promise<Row[]> {
    const { columns, from, alias } = this.rules.list;
    const text = `select ${columns} from ${from} where ${alias}.id ${condition}${locked}`;
    return this.db.current().query<Row[]>(text, [value]);
  }

  private get locked(): string {
    return ` for update of ${this.rules.list.alias}`;
  }
}
