import { passesCheck } from '@atrium/contracts';
import type { ObjectLiteral } from 'typeorm';
import { RecordSubject, type SubjectReader } from '../subjects/record-subject.js';
import type { RecordRow } from './record-rules.js';
import type { RecordSteps } from './record-steps.js';

/** The records of a kind, for whoever sees them. */
export class OfferedSubject<
  Row extends RecordRow,
  Entity extends ObjectLiteral,
  Answer,
> extends RecordSubject {
  readonly key: string;
  readonly actions: readonly string[];
  override readonly remote: string | null;

  constructor(readonly steps: RecordSteps<Row, Entity, Answer>) {
    super();
    const { record, history = [] } = steps.rules;
    this.key = record.kind;
    this.remote = record.remote;
    this.actions = ['create', 'update', ...Object.keys(record.steps), ...history].map(
      (step) => `${record.kind}.${step}`,
    );
  }

  async findTitle(id: string): Promise<string | null> {
    const [row] = await this.steps.rows.readAll([id]);
    return row ? this.steps.rules.title(row) : null;
  }

  override currentId(id: string): Promise<string> {
    return this.steps.rows.currentId(id);
  }

  override listMerged(id: string): Promise<string[]> {
    return this.steps.rows.listMerged(id);
  }

  async mayRead(reader: SubjectReader, id: string): Promise<boolean> {
    return (await this.listReaders([reader], id)).length > 0;
  }

  override async listReadable(reader: SubjectReader, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (!passesCheck(reader, this.steps.rules.record.check('read'))) return new Set();
    return this.steps.sight.seenOf(reader, ids);
  }

  override listReaders<Reader extends SubjectReader>(
    people: readonly Reader[],
    id: string,
  ): Promise<Reader[]> {
    const check = this.steps.rules.record.check('read');
    return this.steps.sight.readersOf(
      people.filter((person) => passesCheck(person, check)),
      id,
    );
  }
}
