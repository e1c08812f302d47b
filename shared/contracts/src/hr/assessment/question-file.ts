import { z } from 'zod';
import { lineSchema } from '../../lists/fields.js';
import { QUESTION_KINDS } from './question-content.js';

/** Files in which questions come from other programs. */
export const QUESTION_FILES = ['gift', 'csv', 'moodle'] as const;
export type QuestionFile = (typeof QUESTION_FILES)[number];
/** What Atrium writes; Moodle reads GIFT, too. */
export const WRITTEN_QUESTION_FILES = ['gift', 'csv'] as const;
export type WrittenQuestionFile = (typeof WRITTEN_QUESTION_FILES)[number];
export const QUESTION_FILE_LABELS: Record<QuestionFile, string> = {
  gift: 'GIFT',
  csv: 'CSV',
  moodle: 'Moodle XML',
};

export const QUESTION_FILE_MAX_BYTES = 1_048_576;
export const QUESTION_FILE_MOST = 1_000;

/** Why a question of a file cannot be taken in. */
export const QUESTION_FILE_WORDS = {
  asksNothing: 'It asks nothing: there are no answers.',
  badAnswers: 'Its answers cannot be read.',
  badNumber: 'A number cannot be read.',
  badRight: 'What is said to be right is not among the answers.',
  blocks: 'It has answers in several places. Make a question of each.',
  kind: 'There is no such kind of question here.',
  manyRight: 'Several answers are right, and one is to be chosen.',
  markup: 'A comment of Atrium in it cannot be read.',
  noEnd: 'Its answers have no end: a brace is missing.',
  noHeadings: 'The first line has no columns “Kind” and “Question”.',
  noRight: 'No answer is right.',
  partCredit: 'It gives parts of its points in a way that is not possible here.',
  picture: 'It has a picture or a file. Only text can be taken in.',
  textAndFiles: 'It asks for a text and for files. Make a question of each.',
  tooLong: 'It is too long.',
  tooMany: 'A file can have at most 1,000 questions. Split it.',
  xml: 'This is no Moodle XML, or it is damaged here.',
  xmlParts: 'It names entities or other files, which are never read.',
} as const;
export type QuestionFileProblem = keyof typeof QUESTION_FILE_WORDS;

const bankSchema = lineSchema(60).min(1, 'Enter a bank.');

/** Of the request whose body is the file. */
export const questionImportQuerySchema = z.strictObject({
  format: z.enum(QUESTION_FILES, 'Choose one of these.'),
  bank: bankSchema,
});
export type QuestionImportQuery = z.infer<typeof questionImportQuerySchema>;

const importedQuestionSchema = z.object({
  /** Where it begins; of a table, the row. */
  line: z.number().int(),
  /** `known`: the bank has it already. */
  becomes: z.enum(['added', 'known', 'refused']),
  kind: z.enum(QUESTION_KINDS).nullable(),
  text: z.string(),
  /** Why it is refused. */
  why: z.string().nullable(),
});
export type ImportedQuestion = z.infer<typeof importedQuestionSchema>;

/** What each entry of a file becomes. */
export const questionImportSchema = z.object({
  added: z.number().int(),
  known: z.number().int(),
  refused: z.number().int(),
  items: z.array(importedQuestionSchema),
});
export type QuestionImport = z.infer<typeof questionImportSchema>;

export const exportQuestionsSchema = z.strictObject({
  bank: bankSchema,
  format: z.enum(WRITTEN_QUESTION_FILES, 'Choose one of these.'),
});
export type ExportQuestions = z.infer<typeof exportQuestionsSchema>;
