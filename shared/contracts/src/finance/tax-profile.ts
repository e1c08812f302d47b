import { z } from 'zod';
import { TAX_REGIME_LABELS, TAX_REGIMES } from '../hr/statutory-details.js';
import { idSchema } from '../lists/fields.js';
import { choices } from '../lists/list-description.js';
import { defineRecord } from '../records/define-record.js';
import type { Created, Shown, Updated } from '../records/record.types.js';

/** The calendar year in which a tax year begins, in April. */
export const taxYearSchema = z
  .int('Choose a year.')
  .min(2026, 'Choose 2026 or later.')
  .max(2099, 'Choose a year.');

const declared = {
  regime: { label: 'Tax regime', schema: z.enum(TAX_REGIMES, 'Choose a regime.') },
  metro: { label: 'Lives in a metro city', schema: z.boolean() },
} as const;

/** How somebody is taxed in a year; what they declare for it are its claims. */
export const TAX_PROFILE = defineRecord({
  kind: 'taxProfile',
  path: 'finance/tax-profiles',
  remote: 'finance',
  one: 'Tax declaration',
  many: 'Tax declarations',
  resource: { tab: 'finance', resource: 'payroll' },
  fields: {
    employeeId: {
      label: 'Employee',
      schema: z.string().min(1, 'Choose an employee.').pipe(idSchema),
      shownAs: 'employee',
      fixed: true,
      notImported: true,
    },
    taxYear: { label: 'Tax year from April', schema: taxYearSchema, fixed: true },
    ...declared,
  },
  columns: [
    { key: 'employee', title: 'Employee', type: 'person', filterable: true, display: 'always' },
    { key: 'taxYear', type: 'number', sortable: true, latestFirst: true, filterable: true },
    { key: 'regime', type: 'choice', filterable: true, options: choices(TAX_REGIMES, TAX_REGIME_LABELS) },
  ],
  errors: { TAX_PROFILE_EXISTS: [409, 'This person has a declaration for this year.'] },
});
export type TaxProfile = Shown<typeof TAX_PROFILE>;
export type CreateTaxProfile = Created<typeof TAX_PROFILE>;
export type UpdateTaxProfile = Updated<typeof TAX_PROFILE>;

export const ownDeclarationQuerySchema = z.strictObject({ taxYear: z.coerce.number().pipe(taxYearSchema) });
export type OwnDeclarationQuery = z.infer<typeof ownDeclarationQuerySchema>;

const values = { regime: declared.regime.schema, metro: declared.metro.schema };

/** `PUT /api/finance/own/declaration`; version 0 while nothing is chosen. */
export const saveOwnDeclarationSchema = z.strictObject({
  taxYear: taxYearSchema,
  version: z.int().min(0),
  ...values,
});
export type SaveOwnDeclaration = z.infer<typeof saveOwnDeclarationSchema>;
