import { z } from 'zod';
import { monthSchema } from '../hr/attendance-month.js';
import { idSchema, lineSchema } from '../lists/fields.js';
import { choices } from '../lists/list-description.js';
import { moneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';
import { componentCodeSchema } from './pay-structure.js';

/** An amount a month that was agreed for a component, instead of its formula. */
export const salaryOverrideSchema = z.strictObject({ code: componentCodeSchema, amount: moneySchema() });
export type SalaryOverride = z.infer<typeof salaryOverrideSchema>;

export const SALARY_STANDINGS = ['current', 'coming', 'past'] as const;
export type SalaryStanding = (typeof SALARY_STANDINGS)[number];
export const SALARY_STANDING_LABELS: Record<SalaryStanding, string> = {
  current: 'Now',
  coming: 'Later',
  past: 'Earlier',
};

/** What somebody is paid from a month on, until their next salary. */
export const SALARY = defineRecord({
  kind: 'salary',
  path: 'finance/salaries',
  remote: 'finance',
  one: 'Salary',
  many: 'Salaries',
  resource: {
    tab: 'hrOperations',
    resource: 'salaryManagement',
    alsoReadBy: [{ tab: 'finance', resource: 'payroll' }],
  },
  fields: {
    employeeId: {
      label: 'Employee',
      schema: z.string().min(1, 'Choose an employee.').pipe(idSchema),
      shownAs: 'employee',
      aliases: ['employee code', 'emp code', 'employee id', 'work email', 'email', 'code'],
      example: 'E0001',
      fixed: true,
    },
    structureId: {
      label: 'Structure',
      schema: z.string().min(1, 'Choose a structure.').pipe(idSchema),
      shownAs: 'structure',
      aliases: ['salary structure'],
      example: 'Usual salary',
    },
    groupId: {
      label: 'Pay group',
      schema: z.string().min(1, 'Choose a pay group.').pipe(idSchema),
      shownAs: 'group',
      aliases: ['group'],
      example: 'Everyone',
    },
    from: {
      label: 'From',
      schema: monthSchema,
      aliases: ['from month', 'effective from', 'month'],
      example: '2026-04',
      fixed: true,
    },
    ctc: {
      label: 'CTC a year',
      schema: moneySchema({ min: 1 }),
      money: 'INR',
      aliases: ['ctc', 'annual ctc', 'yearly ctc'],
      example: '600000',
    },
    overrides: {
      label: 'Agreed amounts',
      schema: z
        .array(salaryOverrideSchema)
        .max(50, 'Agree on at most 50 amounts.')
        .refine(
          (all) => new Set(all.map(({ code }) => code)).size === all.length,
          'Name each component once.',
        ),
      aliases: ['agreed', 'overrides'],
      example: 'BASIC 25000; HRA 10000',
    },
    reason: { label: 'Reason', schema: lineSchema(200).nullable() },
  },
  columns: [
    { key: 'employee', title: 'Employee', type: 'person', filterable: true, display: 'always' },
    { key: 'from', type: 'text', sortable: true, latestFirst: true },
    { key: 'ctc', type: 'number', sortable: true },
    { key: 'structure', title: 'Structure', type: 'person', filterable: true },
    { key: 'group', title: 'Pay group', type: 'person', filterable: true },
    {
      key: 'standing',
      title: 'In force',
      type: 'choice',
      filterable: true,
      options: choices(SALARY_STANDINGS, SALARY_STANDING_LABELS),
    },
    { key: 'decidedIn', title: 'Counts with the payslip for', type: 'text', display: 'hidden' },
    { key: 'reason', type: 'text', display: 'hidden' },
    statusColumn,
  ],
  shows: {
    status: recordStatusSchema,
    standing: z.enum(SALARY_STANDINGS),
    /** The month whose payslip counts it first; what it changes for months before is arrears of that one. */
    decidedIn: z.string(),
    /** A locked payslip was computed by it, so it stays. */
    used: z.boolean(),
  },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    SALARY_MONTH_TAKEN: [409, 'This person already has a salary from this month.'],
    SALARY_ARCHIVED: [409, 'This salary is archived. Restore it first.'],
    SALARY_USED: [409, 'A payslip was computed by this salary. Add one from a later month.'],
  },
});
export type SalaryRecord = Shown<typeof SALARY>;
export type CreateSalary = Created<typeof SALARY>;
export type UpdateSalary = Updated<typeof SALARY>;
export type SalaryQuery = Queried<typeof SALARY>;
