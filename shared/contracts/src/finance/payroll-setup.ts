import { z } from 'zod';
import { monthSchema } from '../hr/attendance-month.js';
import { GENDERS } from '../hr/personal-details.js';
import { idSchema, lineSchema } from '../lists/fields.js';
import { moneySchema, shownMoneySchema } from '../money/money-schema.js';
import { PAY_COMPONENT } from './pay-component.js';
import { payStateSchema } from './pay-group.js';
import { payLineSchema } from './pay-line.js';
import { componentCodeSchema } from './pay-structure.js';
import { salaryOverrideSchema } from './salary.js';

/** What a company needs before its first run, in order. */
export const READINESS_ITEMS = [
  'components',
  'structures',
  'groups',
  'salaries',
  'bank',
  'pan',
  'uan',
  'fundCode',
  'insuranceCode',
  'stateNumbers',
  'tan',
  'approvers',
] as const;
export type ReadinessItem = (typeof READINESS_ITEMS)[number];
export const READINESS_LABELS: Record<ReadinessItem, string> = {
  components: 'Pay components',
  structures: 'A salary structure',
  groups: 'A pay group',
  salaries: 'Salaries of employees',
  bank: 'Bank accounts',
  pan: 'PAN of employees',
  uan: 'UAN of employees',
  fundCode: 'PF establishment code of the company',
  insuranceCode: 'ESI code of the company',
  stateNumbers: 'Professional tax numbers by state',
  tan: 'TAN of the company, for tax statements',
  approvers: 'Two people: one runs the payroll, another approves it',
};

/** `GET /api/finance/readiness`. */
export const payReadinessSchema = z.object({
  items: z.array(
    z.object({
      key: z.enum(READINESS_ITEMS),
      isDone: z.boolean(),
      count: z.int(),
      /** How many there should be; null: any. */
      of: z.int().nullable(),
      /** Some of those who lack it. */
      missing: z.array(z.object({ id: idSchema, name: z.string() })),
    }),
  ),
  /** Nothing stops a first run: the rest are warnings. */
  isReady: z.boolean(),
});
export type PayReadiness = z.infer<typeof payReadinessSchema>;

/** `POST /api/finance/starter`: what it made; nothing where all of it was there. */
export const payStarterSchema = z.object({
  components: z.int(),
  structure: z.object({ id: idSchema, name: z.string() }),
  group: z.object({ id: idSchema, name: z.string() }),
});
export type PayStarter = z.infer<typeof payStarterSchema>;

const draftComponentSchema = z.strictObject({
  code: componentCodeSchema,
  name: lineSchema(80),
  kind: PAY_COMPONENT.fields.kind.schema,
  formula: lineSchema(500),
  prorated: z.boolean(),
  taxable: z.boolean(),
  wages: z.boolean(),
  fixed: z.boolean(),
  rent: z.boolean(),
  rounding: PAY_COMPONENT.fields.rounding.schema,
});

/** `POST /api/finance/preview`: a payslip that is not stored, for somebody who is paid the whole month. */
export const payPreviewRequestSchema = z.strictObject({
  /** A structure that is stored; null: the codes below. */
  structureId: idSchema.nullable(),
  componentCodes: z.array(componentCodeSchema).max(50),
  balanceCode: componentCodeSchema.nullable(),
  /** Components as they would be, instead of stored ones with their codes or besides them. */
  drafts: z.array(draftComponentSchema).max(10),
  overrides: z.array(salaryOverrideSchema).max(50),
  ctc: moneySchema({ min: 1 }),
  month: monthSchema,
  state: payStateSchema.nullable(),
  gender: z.enum(GENDERS).nullable(),
  providentFund: z.boolean(),
});
export type PayPreviewRequest = z.infer<typeof payPreviewRequestSchema>;

/** What is wrong with a formula, and where. */
const formulaFaultSchema = z.object({
  code: z.string(),
  /** A sentence in the reader's language. */
  message: z.string(),
  /** The character at which it begins, counted from 1. */
  at: z.int(),
  /** The component whose formula it is. */
  component: z.string().nullable(),
  name: z.string().nullable(),
  nearest: z.string().nullable(),
  /** Of a circle. */
  path: z.array(z.string()),
});
export type ShownFormulaFault = z.infer<typeof formulaFaultSchema>;

export const payPreviewSchema = z.object({
  /** Null where the formulas can be read. */
  fault: formulaFaultSchema.nullable(),
  lines: z.array(payLineSchema),
  gross: shownMoneySchema,
  deductions: shownMoneySchema,
  net: shownMoneySchema,
  employerCost: shownMoneySchema,
  /** Basic is below half of the pay, so the provident fund counts more than it; null where it is not. */
  belowHalf: z.object({ basic: shownMoneySchema, counted: shownMoneySchema }).nullable(),
});
export type PayPreview = z.infer<typeof payPreviewSchema>;

/** `POST /api/finance/formula`: whether a formula can be read among the components of the company. */
export const checkFormulaSchema = z.strictObject({
  /** Of the component that it is for; null while that has none. */
  code: componentCodeSchema.nullable(),
  formula: lineSchema(500),
});
export type CheckFormula = z.infer<typeof checkFormulaSchema>;
export const checkedFormulaSchema = z.object({ fault: formulaFaultSchema.nullable() });
export type CheckedFormula = z.infer<typeof checkedFormulaSchema>;
