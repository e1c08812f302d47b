import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { SEARCH_TEXT_MAX } from './search-text.js';

/** `GET /api/search`: `kind` restricts it to one kind, `limit` is the number of items of each kind. */
export const searchQuerySchema = z.strictObject({
  q: z.string().trim().max(SEARCH_TEXT_MAX, 'Use at most 100 characters.'),
  kind: z
    .string()
    .regex(/^[a-z][A-Za-z]{1,39}$/, 'Unknown kind of result.')
    .optional(),
  limit: z.coerce.number().int().min(1).max(50).default(5),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

export const searchItemSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** A second line. */
  detail: z.string().nullable(),
  /** Typed into the search of the record's own list, this text finds it. */
  lookup: z.string(),
});
export type SearchItem = z.infer<typeof searchItemSchema>;

/** The best results of one kind; `total` results were found, or at least that many. */
export const searchGroupSchema = z.object({
  kind: z.string(),
  items: z.array(searchItemSchema),
  total: z.number().int(),
  totalIsExact: z.boolean(),
});
export type SearchGroup = z.infer<typeof searchGroupSchema>;

/** Kinds without results are left out; the kind with the best result comes first. */
export const searchAnswerSchema = z.object({ groups: z.array(searchGroupSchema) });
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
