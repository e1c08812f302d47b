import { IMPORT_MAX_ROWS, type Check, type ImportChosen } from '@atrium/contracts';
import { inTurns, type Clock, type SignedInUser, type TenantDb } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import type { RecordRow } from './record-rules.js';
import type { RecordSteps } from './record-steps.js';
import { namesOf, RowCreation } from './row-creation.js';
import { ImportedRecords } from './imported-records.js';
import type { Decision, FileRow, NamedReference, TableImport } from './table-import.types.js';
import {
  IMPORT_BATCH,
  Importer,
  type CheckedRow,
  type CreatedRow,
  type FaultyNames,
  type ImportChoice,
  type ImportFault,
  type ImportField,
  type ImportRun,
  type MadeRow,
  type ReadRow,
  type UndoneRow,
} from '../imports/importer.js';
import { checkTable, tableRowSchema, type TableRow, type UniqueCheck } from './table-order.rules.js';

/** What is said of a row whose record is there already. */
export const KNOWN_RECORD = 'This record is known already.';

function refusalOf(decision: Exclude<Decision, { fills: string }>): string {
  if ('known' in decision) return decision.known.words;
  return 'faults' in decision ? decision.faults.map(({ words }) => words).join(' ') : decision.fault.words;
}

export interface ImportParts {
  db: TenantDb;
  clock: Clock;
}

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
  readonly content: Importer<TableRow>['content'];
  override readonly mostRows: number;
  override readonly batchSize: number;
  override readonly choices: readonly ImportChoice[];
  readonly followUp: Importer<TableRow>['followUp'];
  private readonly imported: ImportedRecords<Row, Entity, Answer>;
  private readonly creation: RowCreation<Row, Entity, Answer>;

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
    this.content = this.contentForm();
    this.followUp = rules.followUp;
    this.choices = rules.choices ?? [];
    this.mostRows = rules.mostRows ?? IMPORT_MAX_ROWS;
    this.batchSize = rules.batchSize ?? IMPORT_BATCH;
    this.creation = new RowCreation(steps, rules);
    this.imported = new ImportedRecords(steps, rules.left, parts);
  }

  read(
    user: SignedInUser,
    cells: Readonly<Record<string, string>>,
    choices: ImportChosen,
  ): ReadRow<TableRow> {
    return this.rules.read(user, cells, choices);
  }

  override async nameFaults(user: SignedInUser, rows: readonly FaultyNames[]) {
    return (await this.rules.nameFaults?.(user, rows)) ?? new Map<string, readonly ImportFault[]>();
  }

  override inBatches(run: ImportRun) {
    const decide = this.rules.decide?.(run);
    if (!decide) return null;
    return async (rows: FileRow[]): Promise<CheckedRow<TableRow>[]> => {
      const decided = await decide(rows);
      return rows.map((row) => {
        const decision = decided.get(row.id);
        if (!decision) return { ...row, faults: [] };
        if ('known' in decision) return { ...row, faults: [], known: decision.known };
        if ('faults' in decision) return { ...row, faults: [...decision.faults] };
        return 'fault' in decision
          ? { ...row, faults: [decision.fault] }
          : { ...row, faults: [], notes: decision.notes };
      });
    };
  }

  async check(given: FileRow[], { user }: ImportRun): Promise<CheckedRow<TableRow>[]> {
    const { gather } = this.rules;
    const known = await this.knownOf(given);
    const rows = given.filter(({ id }) => !known.has(id));
    const checked = await this.checkNew(gather ? gather(rows) : rows);
    for (const { content, faults } of checked) faults.push(...(this.rules.judge?.(user, content) ?? []));
    const there = given.flatMap((row) => {
      const fault = known.get(row.id);
      return fault ? [{ ...row, faults: [], known: fault }] : [];
    });
    return [...checked, ...there];
  }

  /** By the row's id. */
  private async knownOf(rows: readonly FileRow[]): Promise<ReadonlyMap<string, ImportFault>> {
    const { identity } = this.rules;
    if (!identity) return new Map();
    const { field, keyOf, find } = identity;
    const found = await find(rows.flatMap(({ content }) => keyOf(content) ?? []));
    const isThere = ({ content }: FileRow) => found.has(keyOf(content) ?? '');
    return new Map(rows.filter(isThere).map(({ id }) => [id, { field, words: KNOWN_RECORD }]));
  }

  private async checkNew(given: FileRow[]): Promise<CheckedRow<TableRow>[]> {
    const { unique, own, references = {} } = this.rules;
    const { rows, several } = (await own?.settle?.(given)) ?? { rows: given, several: new Map() };
    const checks: UniqueCheck[] = [];
    for (const each of unique) {
      const keys = rows.flatMap(({ content }) => each.keyOf(content) ?? []);
      checks.push({ ...each, present: new Set((await each.find(keys)).keys()) });
    }
    const present = own && new Set((await own.find(namesOf(rows, own.field), null)).keys());
    const checked = await inTurns(
      checkTable(rows, {
        unique: checks,
        own: own && present ? { ...own, present, several, column: this.shownAs(own.field) } : null,
      }),
    );
    for (const [field, reference] of Object.entries(references))
      await this.checkReference(checked, field, reference);
    return checked;
  }

  private async checkReference(
    checked: CheckedRow<TableRow>[],
    field: string,
    { find, several, unknown }: NamedReference,
  ): Promise<void> {
    if (unknown === undefined) return;
    const names = namesOf(checked, field);
    const found = await find(names, null);
    const shared = await several?.(names.filter((name) => !found.has(name)));
    for (const { content, faults } of checked) {
      const name = content.names[field];
      if (name !== undefined && !found.has(name))
        faults.push({ field: this.shownAs(field), words: shared?.get(name) ?? unknown });
    }
  }

  async create(user: SignedInUser, given: FileRow[], choices: ImportChosen): Promise<CreatedRow[]> {
    await this.lock();
    await this.rules.lock?.(given);
    const decided = await this.rules.decide?.({ user, choices })(given);
    const rows = given.filter(({ id }) => !decided?.has(id));
    const results = await this.creation.create(user, rows);
    const made = new Set(results.flatMap((row) => ('version' in row ? row.id : [])));
    const decisions = decided ? await this.follow(user, given, decided) : [];
    const filled = decisions.flatMap((row) => ('filling' in row ? row.filling.recordId : []));
    const created = rows.filter(({ id }) => made.has(id));
    await this.rules.changed?.(user, [...made, ...filled], created);
    return [...results, ...decisions];
  }

  /** Refuses rows, and completes records with others. */
  private async follow(
    user: SignedInUser,
    rows: readonly FileRow[],
    decided: ReadonlyMap<string, Decision>,
  ): Promise<CreatedRow[]> {
    const refused: CreatedRow[] = [];
    const fillings = rows.flatMap((row) => {
      const decision = decided.get(row.id);
      if (!decision) return [];
      if ('fills' in decision) return [{ row, recordId: decision.fills, notes: decision.notes }];
      refused.push({ id: row.id, refusal: refusalOf(decision) });
      return [];
    });
    return [...refused, ...(await this.imported.fill(user, fillings))];
  }

  async undo(user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]> {
    const putBack = await this.imported.putBack(
      user,
      rows.filter(({ filling }) => filling !== null),
    );
    const versions = new Map(
      putBack.flatMap(({ touched }) => (touched ? [[touched.recordId, touched.version] as const] : [])),
    );
    const made = rows
      .filter(({ filling }) => filling === null)
      .map((row) => ({ ...row, version: versions.get(row.id) ?? row.version }));
    const { archives } = this.rules;
    const undone = await (archives ? this.archive(user, made, archives.apart) : this.remove(user, made));
    const gone = archives ? [] : undone.flatMap(({ id, left }) => (left === null ? [id] : []));
    await this.rules.changed?.(user, [...gone, ...versions.keys()], []);
    return [...putBack, ...undone];
  }

  private async archive(
    user: SignedInUser,
    rows: readonly MadeRow[],
    apart: readonly string[],
  ): Promise<UndoneRow[]> {
    await this.rules.hold?.(rows.map(({ id }) => id));
    return this.imported.archive(user, rows, {
      apart,
      stays: (row) => this.rules.stays?.(user, row) ?? null,
      gone: async (ids) => this.rules.archived?.(user, ids),
    });
  }

  private async remove(user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]> {
    const { table } = this.steps;
    const before = await this.steps.rows.readAll(rows.map(({ id }) => id));
    const staying = new Map(before.map((row) => [row.id, this.rules.stays?.(user, row) ?? null]));
    const outcomes = await table.removeImported(rows.filter(({ id }) => (staying.get(id) ?? null) === null));
    const isRemoved = ({ id }: Row) => outcomes.get(id) === 'removed';
    await this.steps.recordRemoved(user, before.filter(isRemoved));
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

  private contentForm(): Importer<TableRow>['content'] {
    const { table, rules } = this.steps;
    const { references = {}, own, gathered = [], values } = this.rules;
    const names = new Set([...Object.keys(references), ...(own ? [own.field] : [])]);
    return tableRowSchema({
      value: (key) =>
        Object.hasOwn(rules.record.fields, key) || table.hasColumn(key) || gathered.includes(key),
      name: (key) => names.has(key),
      values,
    });
  }

  private shownAs(field: string): string {
    return this.steps.rules.record.fields[field]?.shownAs ?? field;
  }
}
