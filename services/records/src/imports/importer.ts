import type { Check } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';

export interface ImportField {
  key: string;
  label: string;
  /** Other headings for the field. */
  aliases: readonly string[];
  required: boolean;
  /** Another field that can stand in for this one: one of the two is required. */
  orElse?: string;
  help: string | null;
  /** Example in the template; null leaves the column out of the template. */
  example: string | null;
}

export interface ImportFault {
  /** null: the fault concerns the whole row. */
  field: string | null;
  words: string;
}

/** The result of reading one row by itself: the content for `create`, or its faults. */
export type ReadRow<Content> = { content: Content } | { faults: ImportFault[] };

export interface NamedRow<Content> {
  /** Id of the record that the row becomes. */
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
  /** The record's version right after the import created it. */
  version: number;
}

/** null: removed. Otherwise the reason why it stays. */
export type UndoneRow = { id: string; left: string | null };

/**
 * How a service imports the rows of a file: a provider that extends this class. All methods except `read` run inside
 * `TenantDb.run` of the user's company. The content made by `read` is stored in the database and later passed to the
 * same importer.
 */
export abstract class Importer<Content = unknown> {
  /** Unique: `hr.employees`. */
  abstract readonly key: string;
  /** What is imported: `Employees`. */
  abstract readonly title: string;
  abstract readonly permission: Check;
  /** While this remote is off, nothing can be imported; null: the importer belongs to the portal itself. */
  abstract readonly remote: string | null;
  /** Most rows in one file; left out: IMPORT_MAX_ROWS. */
  readonly mostRows?: number;
  /** Rows in one transaction of `create` and `undo`, which is also one step of the progress; left out: 200. */
  readonly batchSize?: number;
  abstract readonly fields: readonly ImportField[];
  /** Checks one row by the rules of the form. @param cells by field, trimmed; empty where the file has none */
  abstract read(user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<Content>;
  /**
   * Checks the rows against each other and against existing records. Returns their faults, in the order of creation.
   */
  abstract check(rows: NamedRow<Content>[]): Promise<CheckedRow<Content>[]>;
  /**
   * Creates a batch, each row with its given id and its entry in the audit trail. Rows that can no longer be created
   * are refused.
   */
  abstract create(user: SignedInUser, rows: NamedRow<Content>[]): Promise<CreatedRow[]>;
  /** Removes only records that nobody has changed since. */
  abstract undo(user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]>;
  /** An optional step for each record after its creation. Returns the record's new version. */
  abstract readonly followUp: {
    label: string;
    run: (user: SignedInUser, row: MadeRow) => Promise<number>;
  } | null;
}
