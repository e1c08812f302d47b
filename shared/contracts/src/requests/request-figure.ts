import { z } from 'zod';
import { shownMoneySchema } from '../money/money-schema.js';

const plainFigures = [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('number'), number: z.number() }),
  z.object({ type: z.literal('days'), days: z.number() }),
  z.object({ type: z.literal('minutes'), minutes: z.number().int() }),
  z.object({ type: z.literal('date'), date: z.string() }),
  z.object({ type: z.literal('rating'), rating: z.number(), of: z.number() }),
  z.object({ type: z.literal('money'), amount: shownMoneySchema, currency: z.string() }),
  /** Stretches of a day by the clock of a time zone; the end is null while it is not known. */
  z.object({
    type: z.literal('times'),
    spans: z.array(z.object({ from: z.string(), to: z.string().nullable() })),
    timezone: z.string(),
  }),
] as const;
const plainFigureSchema = z.discriminatedUnion('type', plainFigures);

/** One figure of a request, as the browser formats it. */
export const requestFigureSchema = z.discriminatedUnion('type', [
  ...plainFigures,
  /** What stands now, and what would stand afterwards. */
  z.object({ type: z.literal('change'), before: plainFigureSchema, after: plainFigureSchema }),
]);
export type RequestFigure = z.infer<typeof requestFigureSchema>;

/** A figure that only the request's own kind has. */
export const requestFactSchema = z.object({ label: z.string(), value: requestFigureSchema });
export type ShownFact = z.infer<typeof requestFactSchema>;

/** The tables of the dialog about an employee, with their cells, in order. */
export const REQUEST_TABLES = [
  {
    key: 'basic',
    title: 'Basic Details',
    cells: [
      { key: 'code', label: 'Employee ID' },
      { key: 'name', label: 'Name' },
      { key: 'department', label: 'Department' },
    ],
  },
  {
    key: 'leaves',
    title: 'Leaves',
    note: 'Days of all leave types together.',
    cells: [
      { key: 'total', label: 'Total' },
      { key: 'taken', label: 'Taken' },
      { key: 'remaining', label: 'Remaining' },
    ],
  },
  {
    key: 'hours',
    title: 'Working Hours',
    note: 'Of the last month that is over.',
    cells: [
      { key: 'total', label: 'Total' },
      { key: 'worked', label: 'Worked' },
      { key: 'overtime', label: 'Overtime' },
    ],
  },
  {
    key: 'performance',
    title: 'Performance',
    cells: [
      { key: 'rating', label: 'Rating' },
      { key: 'lastReviewDate', label: 'Last review date' },
    ],
  },
  {
    key: 'deductions',
    title: 'Deductions',
    cells: [
      { key: 'tds', label: 'TDS' },
      { key: 'epf', label: 'EPF' },
      { key: 'professionalTax', label: 'Professional Tax' },
    ],
  },
] as const;
export type RequestTableKey = (typeof REQUEST_TABLES)[number]['key'];

export const requestTableSchema = z.object({
  key: z.enum(REQUEST_TABLES.map(({ key }) => key)),
  cells: z.array(
    z.object({
      key: z.string(),
      /** Null: nothing is known about this person yet. */
      value: requestFigureSchema.nullable(),
    }),
  ),
  /** No app of the company has these figures yet. */
  missing: z.boolean(),
});
export type RequestTable = z.infer<typeof requestTableSchema>;
