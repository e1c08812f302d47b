import type { AuditActor, AuditGuest } from '@atrium/platform';
import type { Values } from './record-table.types.js';

/** How a record is created when that takes more than inserting a row. Both run inside the transaction. */
export interface Making<Row> {
  /** Replaces the plain insert. @returns the id */
  insert?: () => Promise<string>;
  /** Additional work before the audit entry and the answer. */
  after?: (row: Row) => Promise<void>;
}

/** What a step changed that is in no row of the record. */
export interface Also {
  before: object;
  after: object;
}

/** What was done to a record; without `before` it is new. */
export interface Done<Row> {
  step: string;
  by: AuditActor | AuditGuest | null;
  row: Row;
  before?: Row;
  also?: Also | undefined;
}

/** How a record is removed. All of it runs inside the transaction. */
export interface Removing<Row, Entity> {
  /** Removes what belongs to it. */
  first?: (row: Row) => Promise<void>;
  /** New values of the row where it is kept; left out, the row is deleted. */
  kept?: Values<Entity>;
}
