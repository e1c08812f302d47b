import { z } from 'zod';
import { lineSchema, textSchema } from '../../lists/fields.js';
import { choices } from '../../lists/list-description.js';
import { defineRecord } from '../../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../../records/record-status.js';
import type { Created, Shown, Updated } from '../../records/record.types.js';
import { EVALUATION_KEEPING } from '../evaluation-template.js';
import {
  QUESTION_KIND_LABELS,
  QUESTION_KINDS,
  questionContentSchema,
  questionCostSchema,
  questionPointsSchema,
  questionTextSchema,
} from './question-content.js';

/** A question of a bank. Attempts keep the edition that they began with. */
export const ASSESSMENT_QUESTION = defineRecord({
  kind: 'assessmentQuestion',
  path: 'hr/assessment-questions',
  remote: 'hr',
  one: 'Question',
  many: 'Questions',
  listKey: 'hr.assessment-questions',
  resource: EVALUATION_KEEPING,
  fields: {
    text: { label: 'Question', schema: questionTextSchema },
    bank: { label: 'Bank', schema: lineSchema(60).min(1, 'Enter a bank.') },
    tags: { label: 'Tags', schema: z.array(lineSchema(40).min(1)).max(10, 'Use at most 10 tags.') },
    points: { label: 'Points', schema: questionPointsSchema },
    /** What a wrong answer costs; an open one costs nothing. */
    cost: { label: 'A wrong answer costs', schema: questionCostSchema },
    content: { label: 'Answers', schema: questionContentSchema },
    feedback: {
      label: 'Explanation',
      schema: textSchema.max(2_000, 'Use at most 2,000 characters.'),
      help: 'Shown with the right answer.',
    },
  },
  columns: [
    { key: 'text', type: 'text', display: 'always' },
    { key: 'bank', type: 'choice', filterable: true },
    {
      key: 'kind',
      title: 'Kind',
      type: 'choice',
      filterable: true,
      options: choices(QUESTION_KINDS, QUESTION_KIND_LABELS),
    },
    { key: 'points', type: 'number' },
    { key: 'edition', title: 'Edition', type: 'number', display: 'hidden' },
    {
      key: 'createdAt',
      title: 'Added on',
      type: 'date',
      time: true,
      sortable: true,
      latestFirst: true,
      display: 'hidden',
    },
    statusColumn,
  ],
  shows: {
    kind: z.enum(QUESTION_KINDS),
    /** Counts the changes of what is asked. */
    edition: z.number().int(),
    status: recordStatusSchema,
    createdAt: z.iso.datetime(),
  },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    ASSESSMENT_QUESTION_ARCHIVED: [409, 'This question is archived. Restore it first.'],
    ASSESSMENT_RIGHT_ANSWER: [400, 'Say which answer is right.'],
    ASSESSMENT_SAME_ID: [400, 'Two of the answers are the same.'],
    ASSESSMENT_RUBRIC: [400, 'The points of what is marked must add up to the points of the question.'],
    ASSESSMENT_FILE_REFUSED: [409, 'Some questions cannot be taken in. Nothing was added.'],
    ASSESSMENT_FILE_EMPTY: [400, 'There are no questions in this file.'],
  },
});
export type AssessmentQuestion = Shown<typeof ASSESSMENT_QUESTION>;
export type CreateAssessmentQuestion = Created<typeof ASSESSMENT_QUESTION>;
export type UpdateAssessmentQuestion = Updated<typeof ASSESSMENT_QUESTION>;

const countedSchema = z.object({ name: z.string(), questions: z.number().int() });

/** What can be drawn from: banks and tags with how many questions each has. */
export const questionSourcesSchema = z.object({
  banks: z.array(countedSchema),
  tags: z.array(countedSchema),
});
export type QuestionSources = z.infer<typeof questionSourcesSchema>;
