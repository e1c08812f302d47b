import type { Check, ListDescription, Page } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { SignedInUser } from '../access/signed-in-user.js';
import { notFound } from '../errors/app-error.js';
import { validationError } from '../errors/validation.pipe.js';

/** Rows of one reading; each is a short transaction of its own, however slow whoever takes the file is. */
const BATCH = 1_000;

/** A day as `2026-04-30`, a moment as ISO 8601, a choice by its value or as people read it. */
export type ExportValue = string | number | boolean | null;

interface Paged {
  limit: number;
  cursor?: string | undefined;
}

/** A list's columns that can be shown, and with them taken along. */
type ExportedColumn<D extends ListDescription> = Exclude<D['columns'][number], { display: 'never' }>['key'];

interface FileRules {
  /** What the file is called: `employees`. */
  name: string;
  /** Who may take it; left out: whoever reads the list. */
  permission?: Check;
  /** Nothing is taken while this remote is off. */
  remote?: string;
}

/** How a list is taken along as a file. */
export interface ListExport<D extends ListDescription, Row, Query extends Paged> extends FileRules {
  /** The schema of the list's own query. */
  query: z.ZodType<Query>;
  /** What answers the list itself: it says which rows and fields the person sees. */
  page: (user: SignedInUser, query: Query) => Promise<Page<Row>>;
  values: Record<ExportedColumn<D>, (row: Row) => ExportValue>;
}

/** A row: the value of each column. */
export type ExportRow = (column: string) => ExportValue;

/** Reads on from a cursor, at first from none. */
export type ExportReader = (
  user: SignedInUser,
  cursor?: string,
) => Promise<{ rows: ExportRow[]; nextCursor: string | null }>;

export interface OfferedExport extends FileRules {
  list: ListDescription;
  /** @throws {AppError} VALIDATION_FAILED for what is no query of the list */
  open: (query: object) => ExportReader;
}

/** The lists of all services that can be taken along; each offers its own when it starts. */
@Injectable()
export class ListExports {
  private readonly offered = new Map<string, OfferedExport>();

  offer<const D extends ListDescription, Row, Query extends Paged>(
    list: D,
    { query: schema, page, values, ...rules }: ListExport<D, Row, Query>,
  ): void {
    const valueOf: Readonly<Record<string, (row: Row) => ExportValue>> = values;
    const open = (asked: object): ExportReader => {
      const { success, data, error } = schema.safeParse(asked);
      if (!success) throw validationError(error.issues);
      return async (user, cursor) => {
        const { items, nextCursor } = await page(user, { ...data, limit: BATCH, cursor });
        return { rows: items.map((row) => (column) => valueOf[column]?.(row) ?? null), nextCursor };
      };
    };
    this.offered.set(list.key, { list, ...rules, open });
  }

  /** @throws {AppError} NOT_FOUND */
  get(key: string): OfferedExport {
    const found = this.offered.get(key);
    if (!found) throw notFound();
    return found;
  }
}
