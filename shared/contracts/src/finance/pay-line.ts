import { z } from 'zod';
import { shownMoneySchema } from '../money/money-schema.js';

export const COMPONENT_KINDS = ['earning', 'deduction', 'employer'] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

/** Half up to the rupee, always up, always down, or half up to the paisa. */
export const COMPONENT_ROUNDINGS = ['rupee', 'rupeeUp', 'rupeeDown', 'paisa'] as const;
export type ComponentRounding = (typeof COMPONENT_ROUNDINGS)[number];

export const INPUT_SOURCES = [
  'salary',
  'attendance',
  'calendar',
  'line',
  'pack',
  'person',
  'adjustment',
  'loan',
  'earlierSlip',
  'tax',
] as const;
export type InputSource = (typeof INPUT_SOURCES)[number];

/** A number that a formula names; rupees are written with their fraction, `14838.5` or `460000/31`. */
const inputSchema = z.strictObject({
  name: z.string(),
  value: z.string(),
  source: z.enum(INPUT_SOURCES),
  /** Which one of the source: the code of a line, a month, or the first day of a pack. */
  of: z.string().nullable(),
});
export type PayInput = z.infer<typeof inputSchema>;

const usedPackSchema = z.strictObject({
  kind: z.string(),
  state: z.string().nullable(),
  from: z.string(),
  source: z.string(),
  confirmed: z.boolean(),
});
export type UsedPack = z.infer<typeof usedPackSchema>;

/** How an amount came about: the formula with its inputs gives `exact`, which is rounded once. */
const explanationSchema = z.strictObject({
  formula: z.string(),
  inputs: z.array(inputSchema),
  pack: usedPackSchema.nullable(),
  /** In rupees. */
  exact: z.string(),
  rounding: z.enum(COMPONENT_ROUNDINGS),
});
export type PayExplanation = z.infer<typeof explanationSchema>;

/** A line of a slip. A `figure` is what other lines are computed from and is in no total. */
export const payLineSchema = z.strictObject({
  code: z.string(),
  kind: z.enum([...COMPONENT_KINDS, 'figure']),
  amount: shownMoneySchema,
  /** The month that it belongs to, if that is an earlier one: arrears, or what is taken back. */
  forMonth: z.string().nullable(),
  explanation: explanationSchema,
});
export type PayLine = z.infer<typeof payLineSchema>;

/** Lines that no company names: those of the law, and the rest of a loan that was moved on. */
export const KNOWN_LINE_LABELS: Readonly<Record<string, string>> = {
  CODE_WAGES: 'Wages by the Code on Wages',
  EPF_WAGES: 'Wages for the provident fund',
  EPS_WAGES: 'Wages for the pension scheme',
  EPF: 'Provident fund',
  VPF: 'Voluntary provident fund',
  EPS: 'Pension scheme',
  EPF_EMPLOYER: 'Provident fund of the company',
  EDLI: 'Insurance of the provident fund',
  EPF_ADMIN: 'Administration of the provident fund',
  ESI_WAGES: 'Wages for state insurance',
  ESI: 'State insurance',
  ESI_EMPLOYER: 'State insurance of the company',
  PT: 'Professional tax',
  LWF: 'Labour welfare fund',
  LWF_EMPLOYER: 'Labour welfare fund of the company',
  TDS: 'Income tax',
  LEAVE_ENCASHMENT: 'Leave paid out',
  NOTICE_PAY: 'Pay for notice',
  NOTICE_RECOVERY: 'Notice not served',
  GRATUITY: 'Gratuity',
  CLAWBACK_LATER: 'Paid too much, deducted in later months',
  LOAN_REST: 'Rest of a loan from the month before',
};
