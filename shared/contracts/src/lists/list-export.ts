import { z } from 'zod';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * `GET /api/exports`: the key of a list, its own query without `limit` and `cursor`, and the format of the file. The
 * file has all rows of the query in its order. `columns`: keys separated by commas; left out, the columns that the list
 * shows by default.
 */
export const exportQuerySchema = z.looseObject({
  list: z.string().max(100),
  format: z.enum(EXPORT_FORMATS, 'Choose CSV or XLSX.'),
  columns: z.string().max(1000).optional(),
});
export type ExportQuery = z.infer<typeof exportQuerySchema>;
