import type { Check } from '@atrium/contracts';
import { inTurns, type Audit, type SignedInUser, type TenantDb } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import type { RecordRow } from './record-rules.js';
import type { RecordSteps } from './record-steps.js';
import type { Values } from './record-table.js';
import type { FileRow, TableImport } from './table-import.types.js';
import {
  Importer,
  type CheckedRow,
  type CreatedRow,
  type ImportFault,
  type ImportField,
  type MadeRow,
  type ReadRow,
  type UndoneRow,
} from '../imports/importer.js';
import { checkTable, type TableRow, type UniqueCheck } from './table-order.rules.js';

export interface ImportParts {
  db: TenantDb;
  audit: Audit;
}

const FIRST_VERSION = 1;
/** In each round another transaction took a generated value. */
const MOST_ROUNDS = 20;

/**
 * Imports records of one kind: checks the rows against each other, creates them in batches, and undoes the import for
 * records that nobody has touched.
 */
export class TableImporter<
  Row extends RecordRow,
  Entity extends ObjectLiteral,
  Answer,
> extends Importer<TableRow> {
  readonly key: string;
  readonly title: string;
  readonly permission: Check;
  readonly remote: string | null;
  readonly fields: readonly ImportField[];
  readonly followUp: Importer<TableRow>['followUp'];

  constructor(
    private readonly steps: RecordSteps<Row, Entity, Answer>,
    private readonly rules: TableImport,
    private readonly parts: ImportParts,
  ) {
    super();
    const { record } = steps.rules;
    this.key = record.list.key;
    this.title = rules.title;
    this.permission = record.check('create');
    this.remote = record.remote;
    this.fields = rules.fields;
    this.followUp = rules.followUp;
  }

  read(user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<TableRow> {
    return this.rules.read(user, cells);
  }

  async check(given: FileRow[]): Promise<CheckedRow<TableRow>[]> {
    const { unique, own, references = {}, gather } = this.rules;
    const rows = gather ? gather(given) : given;
    const checks: UniqueCheck[] = [];
    for (const each of unique) {
      const keys = rows.flatMap(({ content }) => each.keyOf(content) ?? []);
      checks.push({ ...each, present: new Set((await each.find(keys)).keys()) });
    }
    const present = own && new Set((await own.find(namesOf(rows, own.field), null)).keys());
    const checked = await inTurns(
      checkTable(rows, {
        unique: checks,
        own: own && present ? { ...own, present, column: this.shownAs(own.field) } : null,
      }),
    );
    for (const [field, { find, unknown }] of Object.entries(references)) {
      if (unknown === undefined) continue;
      const found = await find(namesOf(rows, field), null);
      for (const { content, faults } of checked)
        if (content.names[field] !== undefined && !found.has(content.names[field]))
          faults.push({ field: this.shownAs(field), words: unknown });
    }
    const refused = await this.rules.refuse?.(checked.filter(({ faults }) => faults.length === 0));
    for (const { id, faults } of checked) faults.push(...[refused?.get(id) ?? []].flat());
    return checked;
  }

  async create(user: SignedInUser, given: FileRow[]): Promise<CreatedRow[]> {
    await this.lock();
    await this.rules.lock?.(given);
    const refused = (await this.rules.refuse?.(given)) ?? new Map<string, ImportFault>();
    const rows = given.filter(({ id }) => !refused.has(id));
    const { references = {} } = this.rules;
    const ids: Ids = new Map();
    for (const [field, { find }] of Object.entries(references))
      ids.set(field, await find(namesOf(rows, field), user));
    const results: CreatedRow[] = [...refused].map(([id, { words }]) => ({ id, refusal: words }));
    // First the rows whose references exist, then the rows that refer to these, and so on.
    for (let waiting = rows; waiting.length > 0;) {
      const { able, later, lost } = await this.divide(user, waiting, ids);
      results.push(...lost.map(({ id }) => ({ id, refusal: this.rules.own?.unknown ?? this.rules.lost })));
      results.push(...(await this.insert(user, able, ids)));
      waiting = later;
    }
    await this.rules.changed?.(
      user,
      results.flatMap((row) => ('version' in row ? row.id : [])),
    );
    return results;
  }

  async undo(user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]> {
    const { rules, table } = this.steps;
    const before = await this.steps.rows.readAll(rows.map(({ id }) => id));
    const staying = new Map(before.map((row) => [row.id, this.rules.stays?.(user, row) ?? null]));
    const outcomes = await table.removeImported(rows.filter(({ id }) => (staying.get(id) ?? null) === null));
    const removed = before.filter(({ id }) => outcomes.get(id) === 'removed');
    for (const row of removed) {
      const { kind } = rules.record;
      const resource = { kind, id: row.id, title: rules.title(row) };
      this.parts.audit.record({
        action: `${kind}.remove`,
        by: user,
        resource,
        before: this.steps.rows.audited(row),
      });
    }
    await this.rules.changed?.(
      user,
      removed.map(({ id }) => id),
    );
    return rows.map(({ id }) => {
      const stays = staying.get(id) ?? null;
      if (stays !== null) return { id, left: stays };
      const outcome = outcomes.get(id) ?? 'gone';
      return { id, left: outcome === 'removed' ? null : this.rules.left[outcome] };
    });
  }

  /** Serialises the batches of a company's imports, so that two of them cannot deadlock on rows. */
  private async lock(): Promise<void> {
    const { db } = this.parts;
    const key = `import ${this.key} ${db.currentCompanyId()}`;
    await db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  private async divide(user: SignedInUser, rows: FileRow[], ids: Ids) {
    const { own } = this.rules;
    if (!own) return { able: rows, later: [], lost: [] };
    const found = await own.find(namesOf(rows, own.field), user);
    ids.set(own.field, found);
    const coming = new Set(rows.flatMap(({ content }) => own.keysOf(content)));
    const able: FileRow[] = [];
    const [later, lost]: [FileRow[], FileRow[]] = [[], []];
    for (const row of rows) {
      const name = row.content.names[own.field];
      if (name === undefined || found.has(name)) able.push(row);
      else (coming.has(name) ? later : lost).push(row);
    }
    // No row can come next: those left refer to each other in a circle.
    return able.length > 0 ? { able, later, lost } : { able, later: [], lost: [...lost, ...later] };
  }

  private async insert(user: SignedInUser, able: FileRow[], ids: Ids): Promise<CreatedRow[]> {
    const made: string[] = [];
    const refused: FileRow[] = [];
    let open = able;
    for (let round = 0; open.length > 0 && round < MOST_ROUNDS; round += 1) {
      const rows = (await this.rules.complete?.(open)) ?? open;
      const done = new Set(
        await this.steps.table.insertFree(
          rows.map((row) => toValues(row, ids)),
          user.id,
        ),
      );
      made.push(...done);
      const left = open.filter(({ id }) => !done.has(id));
      const taken = this.rules.complete ? await this.findTaken(left) : new Set(left);
      refused.push(...taken);
      open = left.filter((row) => !taken.has(row));
    }
    await this.steps.recordAll({ step: 'create', by: user, ids: made });
    return [
      ...made.map((id) => ({ id, version: FIRST_VERSION })),
      ...[...refused, ...open].map(({ id }) => ({ id, refusal: this.rules.lost })),
    ];
  }

  /** The other rows were refused because of their generated values. */
  private async findTaken(rows: FileRow[]): Promise<Set<FileRow>> {
    const taken = new Set<FileRow>();
    for (const { keyOf, find } of this.rules.unique) {
      const present = await find(rows.flatMap(({ content }) => keyOf(content) ?? []));
      for (const row of rows) if (present.has(keyOf(row.content) ?? '')) taken.add(row);
    }
    return taken;
  }

  private shownAs(field: string): string {
    return this.steps.rules.record.fields[field]?.shownAs ?? field;
  }
}

/** Field of a reference -> name -> id. */
type Ids = Map<string, ReadonlyMap<string, string>>;

const namesOf = (rows: readonly FileRow[], field: string): string[] => [
  ...new Set(rows.flatMap(({ content }) => content.names[field] ?? [])),
];

function toValues<Entity>({ id, content: { values, names } }: FileRow, ids: Ids): Values<Entity> {
  const named = Object.entries(names).map(([field, name]) => [field, ids.get(field)?.get(name) ?? null]);
  return { ...values, ...(Object.fromEntries(named) as object), id } as object;
}
