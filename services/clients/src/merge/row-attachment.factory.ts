import type { MergeKind, SubjectPlace } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import {
  RecordAttachment,
  Records,
  type RecordRow,
  type KindRules,
  type RecordSteps,
  type Values,
} from '@atrium/records';
import type { Provider } from '@nestjs/common';
import type { ObjectLiteral } from 'typeorm';
import { listHanging } from './row-attachment.repository.js';

/** Where the rows of a record name the lead or the client to which they belong. */
export type Hanging<Entity> = Partial<Record<MergeKind, { property: keyof Entity & string; column: string }>>;

/** Rows of a record of this service that hang on leads or clients. */
class RowAttachment<Row extends RecordRow, Entity extends ObjectLiteral, Answer> extends RecordAttachment {
  override readonly kinds: readonly string[];

  constructor(
    override readonly key: string,
    private readonly rows: { steps: RecordSteps<Row, Entity, Answer>; hanging: Hanging<Entity> },
    private readonly db: TenantDb,
  ) {
    super();
    this.kinds = Object.keys(rows.hanging);
  }

  listIds({ kind, id }: SubjectPlace): Promise<string[]> {
    return listHanging(this.db, { table: this.rows.steps.rules.record.kind, ...this.at(kind) }, id);
  }

  move(ids: readonly string[], { kind, id }: SubjectPlace, to: string): Promise<string[]> {
    const { property } = this.at(kind);
    const of = (owner: string) => ({ [property]: owner }) as object as Values<Entity>;
    return this.rows.steps.table.noteAll(ids, of(id), of(to));
  }

  private at(kind: string) {
    const place = kind === 'lead' || kind === 'client' ? this.rows.hanging[kind] : undefined;
    if (!place) throw new Error(`${this.key} hang on no ${kind}.`);
    return place;
  }
}

/** The provider that makes rows of a record follow the leads or clients on which they hang. */
export const hangingRows = <Row extends RecordRow, Entity extends ObjectLiteral, Answer>(
  key: string,
  rules: KindRules<Row, Entity, Answer>,
  hanging: Hanging<Entity>,
): Provider => ({
  provide: Symbol(`${key} of leads and clients`),
  useFactory: (records: Records, db: TenantDb) =>
    new RowAttachment(key, { steps: records.of(rules), hanging }, db),
  inject: [Records, TenantDb],
});
