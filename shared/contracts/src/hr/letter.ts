import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { LANGUAGES } from '../portal/language.js';
import { idSchema, lineSchema, textSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown } from '../records/record.types.js';

export const LETTER_PURPOSES = ['offer', 'confirmation', 'experience', 'relieving', 'other'] as const;
export type LetterPurpose = (typeof LETTER_PURPOSES)[number];
export const LETTER_PURPOSE_LABELS: Record<LetterPurpose, string> = {
  offer: 'Offer',
  confirmation: 'Confirmation',
  experience: 'Experience',
  relieving: 'Relieving',
  other: 'Other letter',
};

/** Fields that a letter takes from the employee and the company. Any other is asked for when the letter is made. */
export const LETTER_FIELDS = [
  'name',
  'firstName',
  'code',
  'designation',
  'department',
  'manager',
  'joiningDate',
  'today',
  'company',
];

/** The words of a letter that HR writes once and sends to many: `{name}` stands for the person's name. */
export const LETTER_TEMPLATE = defineRecord({
  kind: 'letterTemplate',
  path: 'hr/letter-templates',
  remote: 'hr',
  one: 'Letter template',
  many: 'Letter templates',
  resource: { tab: 'hrOperations', resource: 'addEmployee' },
  fields: {
    name: { label: 'Name', schema: lineSchema(80).min(1, 'Enter a name.') },
    purpose: { label: 'Purpose', schema: z.enum(LETTER_PURPOSES, 'Choose a purpose.') },
    language: { label: 'Language of the letter', schema: z.enum(LANGUAGES, 'Choose a language.') },
    subject: { label: 'Subject', schema: lineSchema(160).min(1, 'Enter a subject.') },
    body: {
      label: 'Text',
      schema: textSchema.min(1, 'Enter a text.').max(6_000, 'Use at most 6,000 characters.'),
    },
    signatory: { label: 'Signed by', schema: lineSchema(80).nullable() },
    signatoryTitle: { label: 'Their title', schema: lineSchema(80).nullable() },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    {
      key: 'purpose',
      type: 'choice',
      filterable: true,
      options: choices(LETTER_PURPOSES, LETTER_PURPOSE_LABELS),
    },
    { key: 'language', type: 'text' },
    { key: 'subject', type: 'text' },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    LETTER_TEMPLATE_NAME_TAKEN: [409, 'Another letter template has this name.'],
    LETTER_TEMPLATE_ARCHIVED: [409, 'This letter template is archived. Restore it first.'],
    LETTER_INCOMPLETE: [400, 'Fill in what the letter needs.'],
  },
});
export type LetterTemplate = Shown<typeof LETTER_TEMPLATE>;
export type CreateLetterTemplate = Created<typeof LETTER_TEMPLATE>;

/** How many templates were added; those whose names exist are left alone. */
export const usualLettersSchema = z.object({ added: z.number().int() });

/** A letter to an employee, with what its template asks for. */
export const makeLetterSchema = z.strictObject({
  templateId: z.string().min(1, 'Choose a letter template.').pipe(idSchema),
  values: z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/), lineSchema(200)),
});
export type MakeLetter = z.infer<typeof makeLetterSchema>;

/** The letter as it would read. */
export const letterDraftSchema = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** Fields that the person who makes it fills in. */
  asks: z.array(z.string()),
});
export type LetterDraft = z.infer<typeof letterDraftSchema>;
