import { z } from 'zod';
import { lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';

/** The code of a component. */
export const componentCodeSchema = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]*$/, 'Choose a component.')
  .max(30);

/** Which components a pay consists of, and which of them fills up to the CTC. */
export const PAY_STRUCTURE = defineRecord({
  kind: 'payStructure',
  path: 'finance/structures',
  remote: 'finance',
  one: 'Salary structure',
  many: 'Salary structures',
  resource: {
    tab: 'finance',
    resource: 'payroll',
    alsoReadBy: [{ tab: 'hrOperations', resource: 'salaryManagement' }],
  },
  fields: {
    name: { label: 'Name', schema: lineSchema(80).min(1, 'Name the structure.') },
    /** In the order in which slips show them. */
    componentCodes: {
      label: 'Pay components',
      schema: z
        .array(componentCodeSchema)
        .min(1, 'Choose at least one component.')
        .max(50, 'Choose at most 50 components.')
        .refine((codes) => new Set(codes).size === codes.length, 'Choose each component once.'),
      notImported: true,
    },
    /** Its own formula does not count: it is what the other components leave of the CTC. */
    balanceCode: { label: 'Fills up to the CTC', schema: componentCodeSchema.nullable(), notImported: true },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'componentCodes', type: 'text' },
    { key: 'balanceCode', type: 'text' },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    PAY_STRUCTURE_NAME_TAKEN: [409, 'Another structure has this name.'],
    PAY_STRUCTURE_ARCHIVED: [409, 'This structure is archived. Restore it first.'],
    PAY_STRUCTURE_IN_USE: [409, 'People are paid by this structure, or a pay group proposes it.'],
  },
});
export type PayStructureRecord = Shown<typeof PAY_STRUCTURE>;
export type CreatePayStructure = Created<typeof PAY_STRUCTURE>;
export type UpdatePayStructure = Updated<typeof PAY_STRUCTURE>;
