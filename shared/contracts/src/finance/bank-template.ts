import { z } from 'zod';
import { idSchema, lineSchema } from '../lists/fields.js';
import type { SettingKey } from '../portal/setting-key.js';

/** What a column of a bank file can say of a payment. */
export const BANK_FIELDS = [
  'beneficiaryName',
  'accountNumber',
  'ifsc',
  'bankName',
  'amount',
  'currency',
  'narration',
  'reference',
  'employeeCode',
  'payDay',
  'fixed',
] as const;
export type BankField = (typeof BANK_FIELDS)[number];
export const BANK_FIELD_LABELS: Record<BankField, string> = {
  beneficiaryName: 'Name of the person',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
  bankName: 'Name of the bank',
  amount: 'Amount',
  currency: 'Currency',
  narration: 'Narration',
  reference: 'Reference',
  employeeCode: 'Employee code',
  payDay: 'Pay day',
  fixed: 'The same text in each row',
};

const MOST_COLUMNS = 20;
const HEADING = 60;

const bankColumnSchema = z.strictObject({
  field: z.enum(BANK_FIELDS, 'Choose what the column says.'),
  heading: lineSchema(HEADING).min(1, 'Enter the heading.'),
  /** Of a column that says the same in each row; null in any other. */
  text: lineSchema(HEADING).nullable(),
});
export type BankColumn = z.infer<typeof bankColumnSchema>;

/** Without them no bank pays. */
const NEEDED: Partial<Record<BankField, string>> = {
  accountNumber: 'The account number is missing. Add a column for it.',
  ifsc: 'The IFSC is missing. Add a column for it.',
  amount: 'The amount is missing. Add a column for it.',
};

/** The columns of a bank file, in order. */
export const bankColumnsSchema = z
  .array(bankColumnSchema)
  .max(MOST_COLUMNS, 'Use at most 20 columns.')
  .superRefine((columns, context) => {
    for (const [field, message] of Object.entries(NEEDED))
      if (!columns.some((column) => column.field === field)) context.addIssue({ code: 'custom', message });
    for (const [place, column] of columns.entries()) {
      const before = columns.slice(0, place);
      const refuse = (key: keyof BankColumn, message: string) =>
        context.addIssue({ code: 'custom', path: [place, key], message });
      if (column.field !== 'fixed' && before.some(({ field }) => field === column.field))
        refuse('field', 'Another column says this already.');
      if (before.some(({ heading }) => heading.toLowerCase() === column.heading.toLowerCase()))
        refuse('heading', 'Another column has this heading.');
      if (column.field === 'fixed' && (column.text ?? '') === '')
        refuse('text', 'Enter the text that stands in each row.');
    }
  });

/** The same in a form. */
export const bankColumnsFormSchema = z.strictObject({ columns: bankColumnsSchema });

export const BANK_TEMPLATES = ['standard', 'transfers', 'short'] as const;
export type BankTemplate = (typeof BANK_TEMPLATES)[number];
export const BANK_TEMPLATE_LABELS: Record<BankTemplate, string> = {
  standard: 'Standard',
  transfers: 'With the kind of transfer first',
  short: 'Account, IFSC, amount and name',
};

const column = (field: BankField, heading: string, text: string | null = null): BankColumn => ({
  field,
  heading,
  text,
});

/** Ready-made columns, to begin with. */
export const BANK_TEMPLATE_COLUMNS: Record<BankTemplate, BankColumn[]> = {
  standard: (
    ['beneficiaryName', 'accountNumber', 'ifsc', 'amount', 'currency', 'narration', 'reference'] as const
  ).map((field) => column(field, field)),
  transfers: [
    column('fixed', 'Transaction type', 'NEFT'),
    column('accountNumber', 'Beneficiary account'),
    column('amount', 'Amount'),
    column('beneficiaryName', 'Beneficiary name'),
    column('ifsc', 'IFSC code'),
    column('payDay', 'Value date'),
    column('reference', 'Customer reference'),
    column('narration', 'Remarks'),
  ],
  short: [
    column('accountNumber', 'Account number'),
    column('ifsc', 'IFSC'),
    column('amount', 'Amount'),
    column('beneficiaryName', 'Name'),
    column('reference', 'Reference'),
  ],
};

const MOST_GROUPS = 100;

/** What the bank of the company wants, and banks from which single pay groups are paid; null: the standard. */
export const bankTemplatesSchema = z.strictObject({
  company: bankColumnsSchema.nullable(),
  groups: z.array(z.strictObject({ groupId: idSchema, columns: bankColumnsSchema })).max(MOST_GROUPS),
});
export type BankTemplates = z.infer<typeof bankTemplatesSchema>;
export const bankTemplatesKey: SettingKey<BankTemplates> = {
  key: 'finance.bankTemplates',
  scope: 'company',
  fallback: { company: null, groups: [] },
};

/** The columns of a group's files. */
export const bankColumnsOf = ({ company, groups }: BankTemplates, groupId: string | null): BankColumn[] =>
  groups.find((group) => group.groupId === groupId)?.columns ?? company ?? BANK_TEMPLATE_COLUMNS.standard;

/** @param groupId null: the company @param columns null: the standard, or those of the company */
export const withBankColumns = (
  { company, groups }: BankTemplates,
  groupId: string | null,
  columns: BankColumn[] | null,
): BankTemplates => {
  if (groupId === null) return { company: columns, groups };
  const others = groups.filter((group) => group.groupId !== groupId);
  return { company, groups: columns === null ? others : [...others, { groupId, columns }] };
};
