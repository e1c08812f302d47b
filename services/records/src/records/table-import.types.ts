import type { ImportChosen } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { z } from 'zod';
import type {
  FaultyNames,
  ImportChoice,
  Importer,
  ImportFault,
  ImportField,
  ImportRun,
  NamedRow,
  ReadRow,
} from '../imports/importer.js';
import type { RecordRow } from './record-rules.js';
import type { RemovalOutcome } from './record-table.types.js';
import type { OwnCheck, TableRow, UniqueCheck } from './table-order.rules.js';

export type FileRow = NamedRow<TableRow>;

/** Finds records by name. @returns name -> id */
export type FindNames = (names: string[], user: SignedInUser | null) => Promise<ReadonlyMap<string, string>>;

/** A value that two records may not share. */
export type UniqueField = Omit<UniqueCheck, 'present'> & {
  /** Which of these keys an existing record has. */
  find: (keys: string[]) => Promise<ReadonlyMap<string, string>>;
};

/** What says that a row is a record that is there already. */
export interface KnownRecord {
  /** Shown beside the field. */
  field: string;
  keyOf: (row: TableRow) => string | null;
  find: (keys: string[]) => Promise<ReadonlyMap<string, string>>;
}

/** Names that several have -> what is said of them. */
type FindSeveral = (names: string[]) => Promise<ReadonlyMap<string, string>>;

/** How a file refers to another record by name. */
export interface NamedReference {
  find: FindNames;
  several?: FindSeveral;
  /** The message when no record has the name; left out: `find` creates it. */
  unknown?: string;
}

/** How a file refers to a record of the same kind, which may be in the same file. */
export type OwnReference = Omit<OwnCheck, 'present' | 'column' | 'several'> & {
  find: FindNames;
  /** The rows with references by a key where they were by a name that one alone has, here or in the file. */
  settle?: (rows: readonly FileRow[]) => Promise<{ rows: FileRow[]; several: ReadonlyMap<string, string> }>;
};

/** What becomes of a row that is not to be created: it is refused, or completes a record. */
export type Decision =
  | { fault: ImportFault }
  /** All that is wrong with it, at least one. */
  | { faults: readonly ImportFault[] }
  /** The record is there already. */
  | { known: ImportFault }
  | { fills: string; notes: ImportFault[] };

export interface TableImport {
  title: string;
  mostRows?: number;
  batchSize?: number;
  choices?: readonly ImportChoice[];
  fields: readonly ImportField[];
  /** Applies the rules of the form. */
  read(user: SignedInUser, cells: Readonly<Record<string, string>>, choices: ImportChosen): ReadRow<TableRow>;
  /** The form of stored values that are read by a schema later; it lets the others through. */
  values?: z.ZodType<TableRow['values'], TableRow['values']>;
  identity?: KnownRecord;
  unique: readonly UniqueField[];
  /** Field -> how a file refers to it. */
  references?: Readonly<Record<string, NamedReference>>;
  own?: OwnReference;
  /** What is wrong with a row that is not known already, besides its form. */
  judge?(user: SignedInUser, row: TableRow): ImportFault[];
  /** Completes each row with what can only be known from the whole file. */
  gather?: (rows: readonly FileRow[]) => FileRow[];
  /** The values that `gather` adds for `complete`, and no record has. */
  gathered?: readonly string[];
  /** Fills in generated values, such as the next code. Another transaction may take the same value first. */
  complete?(rows: readonly FileRow[]): Promise<FileRow[]>;
  /** The message for a row that lost its unique value to another record after the check. */
  lost: string;
  /** The messages for records that an undo leaves. */
  left: Record<Exclude<RemovalOutcome, 'removed'>, string>;
  /** Called before records of a batch are archived by an undo, in its transaction, to lock what else changes them. */
  hold?(ids: readonly string[]): Promise<void>;
  /** Called with those that an undo has archived, in its transaction. */
  archived?(user: SignedInUser, ids: readonly string[]): Promise<void>;
  /** Called before a batch is created, in its transaction, to lock what forms lock that create the same. */
  lock?(rows: readonly FileRow[]): Promise<void>;
  /**
   * Decides what becomes of rows because of each other or of what is there already. The function that it makes for a run
   * gets the rows in batches, in the order of the file, and answers with those that are not to be created. Files are
   * then checked in batches too, so that neither `unique`, `own`, `references` nor `gather` apply.
   */
  decide?(run: ImportRun): (rows: readonly FileRow[]) => Promise<ReadonlyMap<string, Decision>>;
  /** What is wrong with the names in rows that cannot be read, by row. */
  nameFaults?(
    user: SignedInUser,
    rows: readonly FaultyNames[],
  ): Promise<ReadonlyMap<string, readonly ImportFault[]>>;
  /**
   * Why a record that others refer to stays when an undo archives the records of an import; left out: they are removed.
   * `apart` names tables whose rows do not count.
   */
  archives?: { apart: readonly string[] };
  /** Why an undo leaves this record, whatever became of it; null: it may go. */
  stays?(user: SignedInUser, row: RecordRow): string | null;
  /**
   * Called after each batch that was created or undone, in its transaction.
   * @param ids of what is new, completed or gone
   * @param created the rows of those that are new
   */
  changed?(user: SignedInUser, ids: readonly string[], created: readonly FileRow[]): Promise<void>;
  followUp: Importer<TableRow>['followUp'];
}
