import { z } from 'zod';
import { lineSchema } from '../lists/fields.js';
import type { Check } from '../permissions/check.js';

const SALARIES = { tab: 'hrOperations', resource: 'salaryManagement' } as const;
const PAYROLL = { tab: 'finance', resource: 'payroll' } as const;
/** Numbers of the state and of banks are for those who keep salaries or run the payroll, whoever keeps employees. */
export const STATUTORY_READ = {
  anyOf: [
    { ...SALARIES, action: 'read' },
    { ...PAYROLL, action: 'read' },
  ],
} satisfies Check;
export const STATUTORY_UPDATE = {
  anyOf: [
    { ...SALARIES, action: 'update' },
    { ...PAYROLL, action: 'update' },
  ],
} satisfies Check;

/** People write such numbers with spaces. */
const compact = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();
const numberSchema = z.string().max(40).overwrite(compact);

export const panSchema = numberSchema.regex(
  /^[A-Z]{5}\d{4}[A-Z]$/,
  'The PAN has five letters, four digits, one letter.',
);
export const uanSchema = numberSchema.regex(/^\d{12}$/, 'The UAN has 12 digits.');
export const esiSchema = numberSchema.regex(/^\d{10}$/, 'The ESI number has 10 digits.');
const accountSchema = numberSchema.regex(/^\d{9,18}$/, 'An account number has 9 to 18 digits.');
const ifscSchema = numberSchema.regex(
  /^[A-Z]{4}0[A-Z0-9]{6}$/,
  'The IFSC has four letters, a zero and six letters or digits.',
);

/** The number is typed twice, because pay that went to another account is hard to get back. */
export const bankSchema = z
  .strictObject({
    bankName: lineSchema(80).min(1, 'Enter the bank.'),
    account: accountSchema,
    accountAgain: accountSchema,
    ifsc: ifscSchema,
  })
  .refine(({ account, accountAgain }) => account === accountAgain, {
    path: ['accountAgain'],
    message: 'The two account numbers differ.',
  });
export type Bank = z.infer<typeof bankSchema>;

export const PF_MODES = ['none', 'ceiling', 'fullBasic'] as const;
export type PfMode = (typeof PF_MODES)[number];
export const PF_MODE_LABELS: Record<PfMode, string> = {
  none: 'No provident fund',
  ceiling: 'Up to the wage ceiling',
  fullBasic: 'On full basic',
};
export const TAX_REGIMES = ['new', 'old'] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];
export const TAX_REGIME_LABELS: Record<TaxRegime, string> = { new: 'New regime', old: 'Old regime' };

/** Shown masked until somebody asks to see one. */
export const MASKED_FIELDS = ['pan', 'uan', 'esi', 'account', 'ifsc'] as const;
export type MaskedField = (typeof MASKED_FIELDS)[number];
export const STATUTORY_LABELS = {
  pan: 'PAN',
  uan: 'UAN',
  esi: 'ESI number',
  bankName: 'Bank',
  account: 'Account number',
  ifsc: 'IFSC',
  pfMode: 'Provident fund',
  epsEligible: 'Pension scheme',
  taxRegime: 'Tax regime',
} as const;

/** What the trail says of a value instead of the value. */
export const VALUE_CHANGE_LABELS = {
  added: 'Newly entered',
  changed: 'Replaced',
  removed: 'Taken out',
} as const;
export type ValueChange = keyof typeof VALUE_CHANGE_LABELS;

const keptVersionSchema = z.number().int().min(0);

/** `PATCH /api/hr/employees/:id/statutory`: what is left out stays as it is. */
export const saveStatutorySchema = z.strictObject({
  version: keptVersionSchema,
  pan: panSchema.nullable().optional(),
  uan: uanSchema.nullable().optional(),
  esi: esiSchema.nullable().optional(),
  bank: bankSchema.nullable().optional(),
  pfMode: z.enum(PF_MODES).nullable().optional(),
  epsEligible: z.boolean().nullable().optional(),
  taxRegime: z.enum(TAX_REGIMES).nullable().optional(),
});
export type SaveStatutory = z.infer<typeof saveStatutorySchema>;

/** Numbers as `•••• 4821`. */
export const statutoryDetailsSchema = z.object({
  pan: z.string().nullable(),
  uan: z.string().nullable(),
  esi: z.string().nullable(),
  bankName: z.string().nullable(),
  account: z.string().nullable(),
  ifsc: z.string().nullable(),
  pfMode: z.enum(PF_MODES).nullable(),
  epsEligible: z.boolean().nullable(),
  taxRegime: z.enum(TAX_REGIMES).nullable(),
  /** Who last saw one of the numbers in full, and when. */
  lastShown: z.object({ by: z.string(), at: z.string() }).nullable(),
  version: keptVersionSchema,
});
export type StatutoryDetails = z.infer<typeof statutoryDetailsSchema>;

export const showNumberSchema = z.strictObject({ field: z.enum(MASKED_FIELDS) });
export type ShowNumber = z.infer<typeof showNumberSchema>;
export const shownNumberSchema = z.object({ value: z.string() });
