import { IMPORT_MAX_ROWS, type Check, type ImportChosen } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { z } from 'zod';

/** Rows in one transaction where an importer says nothing else. */
export const IMPORT_BATCH = 200;

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
  /** Its cells are days, read in any usual spelling; `moment`: a time may follow. `read` gets `2026-04-30 09:28`. */
  holds?: 'day' | 'moment';
  /** It takes several values, and a file may have a second column of them. This is the label of that column. */
  second?: string;
}

/** What a person decides for a whole file before its rows are checked. */
export interface ImportChoice {
  key: string;
  label: string;
  help: string | null;
  /** Those that a person may choose; null: any country, by its ISO code of two letters. */
  options: ((user: SignedInUser) => readonly { value: string; label: string }[]) | null;
  fallback: string | ((user: SignedInUser) => string);
}

/** In whose name a file is imported, and what they chose. */
export interface ImportRun {
  user: SignedInUser;
  choices: ImportChosen;
}

export interface ImportFault {
  /** null: the fault concerns the whole row. */
  field: string | null;
  words: string;
}

/**
 * The result of reading one row by itself: the content for `create`, or its faults, with the names of other records that
 * it can be asked about all the same.
 */
export type ReadRow<Content> = { content: Content } | { faults: ImportFault[]; names?: RowNames };

/** Field -> how the file names another record. */
export type RowNames = Readonly<Record<string, string>>;

/** A row that cannot be read, with what it names. */
export interface FaultyNames {
  id: string;
  names: RowNames;
}

export interface NamedRow<Content> {
  /** Id of the record that the row becomes. */
  id: string;
  line: number;
  content: Content;
}

export interface CheckedRow<Content> extends NamedRow<Content> {
  faults: ImportFault[];
  /** Says that the record is there already: no error, the row is left out. */
  known?: ImportFault;
  /** What a person should know of a row without faults. */
  notes?: ImportFault[];
}

/** What a row did to a record that was there. */
export interface Filling {
  recordId: string;
  /** Field -> the value that it got. */
  values: Readonly<Record<string, unknown>>;
}

export type CreatedRow =
  | { id: string; version: number }
  | { id: string; version: number; filling: Filling; notes: ImportFault[] }
  | { id: string; refusal: string };

export interface MadeRow {
  id: string;
  /** The record's version right after the import created or completed it. */
  version: number;
  /** null: the row became a record of its own. */
  filling: Filling | null;
}

export interface UndoneRow {
  id: string;
  /** null: taken back. Otherwise the reason why it stays. */
  left: string | null;
  /** Which values stay, where not all of the row does. */
  fields?: readonly string[];
  /** A record from which values were taken back, with its version afterwards. */
  touched?: { recordId: string; version: number };
}

/**
 * How a service imports the rows of a file: a provider that extends this class. All methods except `read` run inside
 * `TenantDb.run` of the user's company. The content made by `read` and `check` is stored in the database and later
 * passed to the same importer, perhaps by a newer release.
 */
export abstract class Importer<Content = unknown> {
  /** Unique: `hr.employees`. */
  abstract readonly key: string;
  /** What is imported: `Employees`. */
  abstract readonly title: string;
  abstract readonly permission: Check;
  /** While this remote is off, nothing can be imported; null: the importer belongs to the portal itself. */
  abstract readonly remote: string | null;
  /** Most rows in one file. */
  readonly mostRows: number = IMPORT_MAX_ROWS;
  /** Rows in one transaction of `create` and `undo`, which is also one step of the progress. */
  readonly batchSize: number = IMPORT_BATCH;
  abstract readonly fields: readonly ImportField[];
  /** The form of the content. A row that an older release stored in another form is refused when it is to be created. */
  abstract readonly content: z.ZodType<Content>;
  /** What is decided for a whole file. */
  readonly choices?: readonly ImportChoice[];
  /** Checks one row by the rules of the form. @param cells by field, trimmed; empty where the file has none */
  abstract read(
    user: SignedInUser,
    cells: Readonly<Record<string, string>>,
    choices: ImportChosen,
  ): ReadRow<Content>;
  /**
   * Checks the rows against each other and against existing records. Returns their faults, in the order of creation.
   */
  abstract check(rows: NamedRow<Content>[], run: ImportRun): Promise<CheckedRow<Content>[]>;
  /**
   * Replaces `check` for files that are too large to hold: the rows are checked in batches, in the order of the file,
   * each by the function that this made for the whole run. null: not for these records.
   */
  inBatches(_run: ImportRun): ((rows: NamedRow<Content>[]) => Promise<CheckedRow<Content>[]>) | null {
    return null;
  }
  /**
   * What is wrong with the names in rows that have other faults, by row, so that all that is wrong with a row is said
   * together.
   */
  nameFaults(
    _user: SignedInUser,
    _rows: readonly FaultyNames[],
  ): Promise<ReadonlyMap<string, readonly ImportFault[]>> {
    return Promise.resolve(new Map());
  }
  /**
   * Creates a batch, each row with its given id and its entry in the audit trail. Rows that can no longer be created
   * are refused.
   */
  abstract create(
    user: SignedInUser,
    rows: NamedRow<Content>[],
    choices: ImportChosen,
  ): Promise<CreatedRow[]>;
  /** Takes back only what nobody has changed since. */
  abstract undo(user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]>;
  /** An optional step for each record after its creation. Returns the record's new version. */
  abstract readonly followUp: {
    label: string;
    run: (user: SignedInUser, row: MadeRow) => Promise<number>;
  } | null;
}
