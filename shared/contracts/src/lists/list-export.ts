import { z } from 'zod';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * `GET /api/exports`: the key of a list, its own query without `limit` and `cursor`, and what the file is to be like. All that
 * the query lets through is in it, in its order. `columns`: keys with commas in between; left out, those that the list
 * shows by itself.
 */
export const exportQuerySchema = z.looseObject({
  list: z.string().max(100),
  format: z.enum(EXPORT_FORMATS, 'Choose CSV or XLSX.'),
  columns: z.string().max(1000).optional(),
});
export type ExportQuery = z.infer<typeof exportQuerySchema>;
