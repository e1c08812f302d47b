import { z } from 'zod';
import { lineSchema, textSchema } from '../../lists/fields.js';

export const QUESTION_KINDS = [
  'single',
  'trueFalse',
  'multiple',
  'number',
  'shortText',
  'match',
  'order',
  'blanks',
  'longText',
  'file',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
export const QUESTION_KIND_LABELS: Record<QuestionKind, string> = {
  single: 'One answer',
  trueFalse: 'True or false',
  multiple: 'Several answers',
  number: 'A number',
  shortText: 'A short text',
  match: 'Match pairs',
  order: 'Put in order',
  blanks: 'Fill the blanks',
  longText: 'A long text',
  file: 'Files to hand in',
};

/** Kinds of files that may be handed in. */
export const HANDED_KINDS = ['pdf', 'document', 'spreadsheet', 'presentation', 'image', 'text'] as const;
export type HandedKind = (typeof HANDED_KINDS)[number];
export const HANDED_KIND_LABELS: Record<HandedKind, string> = {
  pdf: 'PDF',
  document: 'Document',
  spreadsheet: 'Spreadsheet',
  presentation: 'Presentation',
  image: 'Image',
  text: 'Plain text',
};
export const MOST_HANDED = 5;
export const MOST_HANDED_MB = 10;
export const BYTES_OF_MB = 1_000_000;
/** The use under which they are uploaded. */
export const HANDED_FILE_USE = 'hr.assessment-file';

const MOST_PARTS = 20;
const TOO_MANY = 'Use at most 20.';
const twoPlaces = (value: number): boolean => /^\d+(\.\d{1,2})?$/.test(String(value));

export const questionPointsSchema = z
  .number('Enter a number.')
  .min(0.25, 'Enter at least 0.25.')
  .max(100, 'Enter at most 100.')
  .refine(twoPlaces, 'Use at most two decimals.');
export const questionCostSchema = z
  .number('Enter a number.')
  .min(0, 'Enter at least 0.')
  .max(100, 'Enter at most 100.')
  .refine(twoPlaces, 'Use at most two decimals.');

/** Names an option or an item in answers; the server replaces new ones, so that they say nothing about what is right. */
const partIdSchema = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'Use letters and digits.');
const partSchema = z.strictObject({ id: partIdSchema, text: lineSchema(500).min(1, 'Enter a text.') });
const optionSchema = partSchema.extend({
  /** It stays below the others when they are shuffled: "None of these". */
  last: z.boolean(),
});
export type QuestionOption = z.infer<typeof optionSchema>;
const optionsSchema = z.array(optionSchema).min(2, 'Add two options or more.').max(MOST_PARTS, TOO_MANY);
const itemsSchema = z.array(partSchema).min(2, 'Add two items or more.').max(MOST_PARTS, TOO_MANY);

const acceptedNumberSchema = z.strictObject({
  value: z.number('Enter a number.'),
  /** How far off an answer may be; 0: not at all. The bounds are inside. */
  tolerance: z.number('Enter a number.').min(0, 'Enter at least 0.'),
  toleranceIn: z.enum(['absolute', 'relative']),
});
/** `*` stands for any run of characters, `\*` for a star. */
const acceptedTextSchema = z.strictObject({
  text: lineSchema(200).min(1, 'Enter a text.'),
  credit: z.number('Enter a number.').min(0, 'Enter at least 0.').max(1, 'Enter at most 1.'),
});

const rubricSchema = z
  .array(partSchema.extend({ points: questionPointsSchema }))
  .min(1, 'Add what is marked.')
  .max(MOST_PARTS, TOO_MANY);

const wholeTo = (most: number, words: string) =>
  z.number('Enter a whole number.').int('Enter a whole number.').min(1, 'Enter at least 1.').max(most, words);
/** Which files are taken, how many, and how large each may be. */
export const handInSchema = z.strictObject({
  accepts: z.array(z.enum(HANDED_KINDS)).min(1, 'Choose a kind of files.').max(HANDED_KINDS.length),
  most: wholeTo(MOST_HANDED, 'Enter at most 5.'),
  maxMb: wholeTo(MOST_HANDED_MB, 'Enter at most 10.'),
});
export type HandIn = z.infer<typeof handInSchema>;

/** What is asked, and which answer is right. */
export const questionContentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('single'), options: optionsSchema, right: partIdSchema }),
  z.strictObject({ kind: z.literal('trueFalse'), right: z.boolean() }),
  z.strictObject({
    kind: z.literal('multiple'),
    options: optionsSchema,
    right: z.array(partIdSchema).min(1, 'Choose the right ones.'),
    scoring: z.enum(['weights', 'allOrNothing']),
  }),
  z.strictObject({
    kind: z.literal('number'),
    accepted: z.array(acceptedNumberSchema).min(1, 'Add an answer.').max(5, 'Use at most 5.'),
  }),
  z.strictObject({
    kind: z.literal('shortText'),
    accepted: z.array(acceptedTextSchema).min(1, 'Add an answer.').max(MOST_PARTS, TOO_MANY),
    caseSensitive: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('match'),
    items: itemsSchema,
    /** What is chosen from; more than there are items makes it harder. */
    choices: itemsSchema,
    /** Item -> the choice that belongs to it. */
    pairs: z.record(partIdSchema, partIdSchema),
    scoring: z.enum(['pairs', 'allOrNothing']),
  }),
  z.strictObject({
    kind: z.literal('order'),
    /** In the right order. */
    items: itemsSchema,
    scoring: z.enum(['position', 'adjacent', 'longest', 'allOrNothing']),
  }),
  z.strictObject({
    kind: z.literal('blanks'),
    blanks: z
      .array(
        z.strictObject({
          id: partIdSchema,
          label: lineSchema(120).min(1, 'Enter a text.'),
          accepted: z.array(acceptedTextSchema).min(1, 'Add an answer.').max(MOST_PARTS, TOO_MANY),
        }),
      )
      .min(1, 'Add a blank.')
      .max(MOST_PARTS, TOO_MANY),
  }),
  z.strictObject({ kind: z.literal('longText'), rubric: rubricSchema }),
  handInSchema.extend({ kind: z.literal('file'), rubric: rubricSchema }),
]);
export type QuestionContent = z.infer<typeof questionContentSchema>;
export type ContentOf<K extends QuestionKind> = Extract<QuestionContent, { kind: K }>;

export const questionTextSchema = textSchema
  .min(1, 'Enter a question.')
  .max(2_000, 'Use at most 2,000 characters.');

/** What somebody answered: an option, a text as typed, ticked options, an order, or a value by item. */
export const questionAnswerSchema = z.union([
  z.null(),
  z.boolean(),
  textSchema.max(20_000, 'Use at most 20,000 characters.'),
  z.array(z.string().max(40)).max(MOST_PARTS),
  z.record(z.string().max(40), z.string().max(500).nullable()),
]);
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;
