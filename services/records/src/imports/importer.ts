import type { Check } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';

export interface ImportField {
  key: string;
  label: string;
  /** Other headings that mean it. */
  aliases: readonly string[];
  required: boolean;
  /** The field whose column does as well: one of the two is required. */
  orElse?: string;
  help: string | null;
  /** Stands in the template; null: the template has no such column. */
  example: string | null;
}

export interface ImportFault {
  /** null: of the whole row. */
  field: string | null;
  words: string;
}

/** What a row comes to by itself: what `create` wants, or what is wrong with it. */
export type ReadRow<Content> = { content: Content } | { faults: ImportFault[] };

export interface NamedRow<Content> {
  /** The record that is made of the row gets this id. */
  id: string;
  line: number;
  content: Content;
}

export interface CheckedRow<Content> extends NamedRow<Content> {
  faults: ImportFault[];
}

export type CreatedRow = { id: string; version: number } | { id: string; refusal: string };

export interface MadeRow {
  id: string;
  /** The record's version when the import had made it. */
  version: number;
}

/** Null: removed. Otherwise why it was left. */
export type UndoneRow = { id: string; left: string | null };

/**
 * How a service takes in the rows of a file: a provider that extends this. All but `read` runs inside `TenantDb.run` of
 * the user's company. The content that `read` made comes back to the same importer, through the database.
 */
export abstract class Importer<Content = unknown> {
  /** Unique: `hr.employees`. */
  abstract readonly key: string;
  /** What is imported: `Employees`. */
  abstract readonly title: string;
  abstract readonly permission: Check;
  /** Nothing is imported while this remote is off; null: of the portal itself. */
  abstract readonly remote: string | null;
  /** What one file may hold; left out: IMPORT_MAX_ROWS. */
  readonly mostRows?: number;
  /** So many rows are one transaction of `create` and `undo`, and one step of what people see; left out: 200. */
  readonly batchSize?: number;
  abstract readonly fields: readonly ImportField[];
  /** By the same rules as the form. @param cells by field, without outer spaces; empty where there is none */
  abstract read(user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<Content>;
  /** What the rows are to each other and to what is there: their faults, and in the order in which they are made. */
  abstract check(rows: NamedRow<Content>[]): Promise<CheckedRow<Content>[]>;
  /** A batch, each row under its id, with its entry in the audit trail. What cannot be any more is refused. */
  abstract create(user: SignedInUser, rows: NamedRow<Content>[]): Promise<CreatedRow[]>;
  /** Removes what nobody has changed since; never anything else. */
  abstract undo(user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]>;
  /** A step after the creation that may be chosen, for one record. Answers its new version. */
  abstract readonly followUp: {
    label: string;
    run: (user: SignedInUser, row: MadeRow) => Promise<number>;
  } | null;
}
