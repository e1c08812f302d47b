import { z } from 'zod';

/** One figure of a request, as the browser formats it. */
export const requestFigureSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('number'), number: z.number() }),
  z.object({ type: z.literal('days'), days: z.number() }),
  z.object({ type: z.literal('minutes'), minutes: z.number().int() }),
  z.object({ type: z.literal('date'), date: z.string() }),
  z.object({ type: z.literal('rating'), rating: z.number(), of: z.number() }),
  /** In the smallest unit of the company's currency. */
  z.object({ type: z.literal('money'), minor: z.number().int() }),
]);
export type RequestFigure = z.infer<typeof requestFigureSchema>;

/** A figure that only the request's own kind has. */
export const requestFactSchema = z.object({ label: z.string(), value: requestFigureSchema });

/** The tables of the dialog about an employee, with their cells, in order. */
export const REQUEST_TABLES = [
  {
    key: 'basic',
    title: 'Basic Details',
    cells: { code: 'Employee ID', name: 'Name', department: 'Department' },
  },
  { key: 'leaves', title: 'Leaves', cells: { total: 'Total', taken: 'Taken', remaining: 'Remaining' } },
  { key: 'hours', title: 'Working Hours', cells: { total: 'Total', worked: 'Worked', overtime: 'Overtime' } },
  {
    key: 'performance',
    title: 'Performance',
    cells: { rating: 'Rating', lastReviewDate: 'Last review date' },
  },
  {
    key: 'deductions',
    title: 'Deductions',
    cells: { tds: 'TDS', epf: 'EPF', professionalTax: 'Professional Tax' },
  },
] as const;
export type RequestTableKey = (typeof REQUEST_TABLES)[number]['key'];

export const requestTableSchema = z.object({
  key: z.enum(REQUEST_TABLES.map(({ key }) => key)),
  title: z.string(),
  cells: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** Null: nothing is known about this person yet. */
      value: requestFigureSchema.nullable(),
    }),
  ),
  /** No app of the company has these figures yet. */
  missing: z.boolean(),
});
export type RequestTable = z.infer<typeof requestTableSchema>;
