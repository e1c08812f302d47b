import type { SignedInUser } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import type { CreatedRow } from '../imports/importer.js';
import type { RecordRow } from './record-rules.js';
import type { RecordSteps } from './record-steps.js';
import type { Values } from './record-table.types.js';
import type { FileRow, TableImport } from './table-import.types.js';

const FIRST_VERSION = 1;
/** In each round another transaction took a generated value. */
const MOST_ROUNDS = 20;

/** Creates the records of rows. */
export class RowCreation<Row extends RecordRow, Entity extends ObjectLiteral, Answer> {
  constructor(
    private readonly steps: RecordSteps<Row, Entity, Answer>,
    private readonly rules: TableImport,
  ) {}

  /** First the rows whose references exist, then the rows that refer to these, and so on. */
  async create(user: SignedInUser, rows: readonly FileRow[]): Promise<CreatedRow[]> {
    const { references = {} } = this.rules;
    const ids: Ids = new Map();
    for (const [field, { find }] of Object.entries(references))
      ids.set(field, await find(namesOf(rows, field), user));
    const results: CreatedRow[] = [];
    for (let waiting = rows; waiting.length > 0;) {
      const { able, later, lost } = await this.divide(user, waiting, ids);
      results.push(...lost.map(({ id }) => ({ id, refusal: this.rules.own?.unknown ?? this.rules.lost })));
      results.push(...(await this.insert(user, able, ids)));
      waiting = later;
    }
    return results;
  }

  private async divide(user: SignedInUser, rows: readonly FileRow[], ids: Ids) {
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

  private async insert(user: SignedInUser, able: readonly FileRow[], ids: Ids): Promise<CreatedRow[]> {
    if (able.length === 0) return [];
    const made: string[] = [];
    const refused: FileRow[] = [];
    let open = [...able];
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
}

/** Field of a reference -> name -> id. */
type Ids = Map<string, ReadonlyMap<string, string>>;

export const namesOf = (rows: readonly FileRow[], field: string): string[] => [
  ...new Set(rows.flatMap(({ content }) => content.names[field] ?? [])),
];

function toValues<Entity>({ id, content: { values, names } }: FileRow, ids: Ids): Values<Entity> {
  const named = Object.entries(names).map(([field, name]) => [field, ids.get(field)?.get(name) ?? null]);
  return { ...values, ...(Object.fromEntries(named) as object), id } as object;
}
