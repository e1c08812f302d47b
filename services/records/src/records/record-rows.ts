import { notFound, type SignedInUser, type TenantDb } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import { fieldsOf, stepsOf, type RecordRow, type RecordRules } from './record-rules.js';

const toReference = (id: string, name: string) => ({ id, name });

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

  /** What the person reads of each row; what is the same for all of them is found once. */
  showTo(user: SignedInUser): (row: Row) => Answer {
    const { record, refuse, shows } = this.rules;
    const steps = stepsOf(user, record);
    return (row) => {
      const answer = fieldsOf(record, row, toReference);
      answer['id'] = row.id;
      answer['archivedAt'] = row.archivedAt?.toISOString() ?? null;
      answer['version'] = row.version;
      answer['allowedTransitions'] = steps.filter((step) => refuse(step, row) === null);
      return (shows ? Object.assign(answer, shows(row)) : answer) as Answer;
    };
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
