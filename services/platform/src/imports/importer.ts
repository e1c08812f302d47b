import type { Check } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../access/signed-in-user.js';
import { notFound } from '../errors/app-error.js';

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

/** How a service takes in the rows of a file. All but `read` runs inside `TenantDb.run` of the user's company. */
export interface Importer<Content> {
  /** Unique: `hr.employees`. */
  key: string;
  /** What is imported: `Employees`. */
  title: string;
  permission: Check;
  /** Nothing is imported while this remote is off; null: of the portal itself. */
  remote: string | null;
  /** What one file may hold; left out: IMPORT_MAX_ROWS. */
  mostRows?: number;
  /** So many rows are one transaction of `create` and `undo`, and one step of what people see; left out: 200. */
  batchSize?: number;
  fields: readonly ImportField[];
  /** By the same rules as the form. @param cells by field, without outer spaces; empty where there is none */
  read(user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<Content>;
  /** What the rows are to each other and to what is there: their faults, and in the order in which they are made. */
  check(rows: NamedRow<Content>[]): Promise<CheckedRow<Content>[]>;
  /** A batch, each row under its id, with its entry in the audit trail. What cannot be any more is refused. */
  create(user: SignedInUser, rows: NamedRow<Content>[]): Promise<CreatedRow[]>;
  /** Removes what nobody has changed since; never anything else. */
  undo(user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]>;
  /** A step after the creation that may be chosen, for one record. Answers its new version. */
  followUp: { label: string; run: (user: SignedInUser, row: MadeRow) => Promise<number> } | null;
}

/** The importers of all services; each offers its own when it starts. */
@Injectable()
export class Importers {
  private readonly offered = new Map<string, Importer<unknown>>();

  // The content that `read` made comes back to the same importer, through the database.
  offer<Content>(importer: Importer<Content>): void {
    this.offered.set(importer.key, importer);
  }

  /** @throws {AppError} NOT_FOUND */
  get(key: string): Importer<unknown> {
    const found = this.offered.get(key);
    if (!found) throw notFound();
    return found;
  }
}
