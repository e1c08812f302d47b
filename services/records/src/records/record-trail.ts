import { Injectable } from '@nestjs/common';
import type { RecordRow } from './record-rules.js';

/**
 * What the audit trail keeps of a kind of record besides its rows, such as names that are looked up only where an entry
 * is written: a provider that extends this class. Inside `TenantDb.run` only.
 */
@Injectable()
export abstract class RecordTrail<Row extends RecordRow = RecordRow> {
  /** The kind of record. */
  abstract readonly key: string;

  /** For each of the rows, in order. */
  abstract toldOf(rows: readonly Row[]): Promise<readonly object[]>;
}
