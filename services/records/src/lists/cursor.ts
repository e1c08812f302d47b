import { AppError } from '@atrium/platform';
import { z } from 'zod';

/** The position of a page's last row: the sort, the value sorted by as the database writes it, and the id. */
export interface Cursor {
  sort: string;
  value: string | null;
  id: string;
}

const cursorSchema = z.tuple([z.string(), z.string().nullable(), z.uuid()]);

export function writeCursor({ sort, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** @throws {AppError} VALIDATION_FAILED on `cursor` for a text that is not from a page with this sort */
export function readCursor(text: string, sort: string): Cursor {
  try {
    const [ofSort, value, id] = cursorSchema.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    if (ofSort === sort) return { sort, value, id };
  } catch (cause) {
    throw foreignCursor(cause);
  }
  throw foreignCursor();
}

export function foreignCursor(cause?: unknown): AppError {
  return new AppError('VALIDATION_FAILED', {
    fields: { cursor: 'This cursor belongs to another list. Start from the first page.' },
    cause,
  });
}
