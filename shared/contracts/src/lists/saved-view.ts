import { z } from 'zod';
import { idSchema, lineSchema, versionSchema } from './fields.js';
import { filterableColumns, showableColumns, sortsOf, type ListDescription } from './list-description.js';
import { FILTER_TEXT_MAX, parseFilter } from './list-filter.js';

const listKeySchema = z.string().max(60);
const nameSchema = lineSchema(60).min(1, 'Enter a name.');

/** What a view restores: search, order, filters as `writeFilter` writes them, and columns in their order. */
const contentShape = {
  search: z.string().trim().max(100),
  sort: z.string().max(60),
  filters: z.record(z.string().max(60), z.string().max(FILTER_TEXT_MAX)),
  columns: z.array(z.string().max(60)).max(60),
};
const contentSchema = z.strictObject(contentShape);
export type ViewContent = z.infer<typeof contentSchema>;

export const savedViewSchema = z.object({
  id: idSchema,
  list: z.string(),
  name: z.string(),
  /** Everybody who reads the list sees it. */
  shared: z.boolean(),
  /** Whether the asking person made it. */
  own: z.boolean(),
  /** The asking person's list opens with it. */
  isDefault: z.boolean(),
  ...contentShape,
  version: z.number().int(),
  /** What the asking person may do with it now. */
  allowedTransitions: z.array(z.enum(['update', 'share', 'delete'])),
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewListSchema = z.object({
  items: z.array(savedViewSchema),
  /** Whether the asking person may share views of this list. */
  mayShare: z.boolean(),
});
export type SavedViewList = z.infer<typeof savedViewListSchema>;

export const savedViewListQuerySchema = z.strictObject({ list: listKeySchema });

export const createSavedViewSchema = contentSchema.extend({
  list: listKeySchema,
  name: nameSchema,
  shared: z.boolean(),
});
export type CreateSavedView = z.infer<typeof createSavedViewSchema>;

export const updateSavedViewSchema = contentSchema.partial().extend({
  version: versionSchema,
  name: nameSchema.optional(),
  shared: z.boolean().optional(),
  isDefault: z.boolean().optional(),
});
export type UpdateSavedView = z.infer<typeof updateSavedViewSchema>;

/** Parts of a view that its list does not have: messages by field, empty when all is valid. */
export function viewFaults(description: ListDescription, view: Partial<ViewContent>): Record<string, string> {
  const faults: Record<string, string> = {};
  const sorts: readonly string[] = sortsOf(description);
  const known = new Set(showableColumns(description).map(({ key }) => key));
  if (view.sort !== undefined && !sorts.includes(view.sort)) faults['sort'] = 'Unknown sort order.';
  if (view.columns?.some((key) => !known.has(key))) faults['columns'] = 'Unknown column.';
  const filterable = filterableColumns(description);
  const isFilter = ([key, text]: [string, string]) => {
    const column = filterable.find((each) => each.key === key);
    return column !== undefined && parseFilter(column, text) !== null;
  };
  if (!Object.entries(view.filters ?? {}).every(isFilter)) faults['filters'] = 'Unknown filter.';
  return faults;
}
