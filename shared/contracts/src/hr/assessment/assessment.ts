import { z } from 'zod';
import { idSchema, lineSchema, textSchema, versionSchema } from '../../lists/fields.js';
import { choices } from '../../lists/list-description.js';
import { defineRecord } from '../../records/define-record.js';
import type { Created, Shown, Updated } from '../../records/record.types.js';
import { EVALUATION_KEEPING } from '../evaluation-template.js';
import { QUESTION_KINDS } from './question-content.js';

const ASSESSMENT_STATES = ['draft', 'open', 'closed'] as const;
export type AssessmentState = (typeof ASSESSMENT_STATES)[number];
export const ASSESSMENT_STATE_LABELS: Record<AssessmentState, string> = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
};

const ASSESSMENT_AUDIENCES = ['staff', 'applicants', 'everyone'] as const;
export type AssessmentAudience = (typeof ASSESSMENT_AUDIENCES)[number];
export const ASSESSMENT_AUDIENCE_LABELS: Record<AssessmentAudience, string> = {
  staff: 'Employees',
  applicants: 'Applicants',
  everyone: 'Employees and applicants',
};

export const COUNTED_ATTEMPTS = ['highest', 'first', 'last', 'average'] as const;
export const COUNTED_ATTEMPT_LABELS: Record<(typeof COUNTED_ATTEMPTS)[number], string> = {
  highest: 'The best attempt',
  first: 'The first attempt',
  last: 'The last attempt',
  average: 'The average of all attempts',
};

/** What of a result its person sees, each with what stands above it. */
export const REVEALED = ['nothing', 'score', 'marks', 'keys'] as const;
export const REVEALED_LABELS: Record<(typeof REVEALED)[number], string> = {
  nothing: 'Nothing',
  score: 'Score',
  marks: 'Score and marks',
  keys: 'Score, marks and right answers',
};
export const REVEALED_WHEN = ['scored', 'closed'] as const;
export const REVEALED_WHEN_LABELS: Record<(typeof REVEALED_WHEN)[number], string> = {
  scored: 'Once it is marked',
  closed: 'Once the assessment is closed',
};

const whole = (least: number, most: number) =>
  z
    .number('Enter a whole number.')
    .int('Enter a whole number.')
    .min(least, `Enter at least ${String(least)}.`)
    .max(most, `Enter at most ${String(most)}.`);
const momentSchema = z.iso.datetime('Choose a day and a time.');

const drawSchema = z.strictObject({
  from: z.enum(['bank', 'tag']),
  name: lineSchema(60).min(1, 'Choose a bank or a tag.'),
  count: whole(1, 100),
});
export type AssessmentDraw = z.infer<typeof drawSchema>;

const LONGEST_MIN = 600;

/** Questions for invited people. From its opening on nothing of it changes. */
export const ASSESSMENT = defineRecord({
  kind: 'assessment',
  path: 'hr/assessments',
  remote: 'hr',
  one: 'Assessment',
  many: 'Assessments',
  resource: EVALUATION_KEEPING,
  fields: {
    name: { label: 'Name', schema: lineSchema(80).min(1, 'Enter a name.') },
    description: {
      label: 'What people read before they start',
      schema: textSchema.max(2_000, 'Use at most 2,000 characters.'),
    },
    audience: { label: 'Who takes it', schema: z.enum(ASSESSMENT_AUDIENCES, 'Choose one of these.') },
    /** Asked of everyone. */
    questionIds: { label: 'Questions', schema: z.array(idSchema).max(200, 'Choose at most 200 questions.') },
    /** Drawn for each attempt. */
    draws: { label: 'Drawn questions', schema: z.array(drawSchema).max(20) },
    limitMin: { label: 'Minutes', schema: whole(1, LONGEST_MIN).nullable(), help: 'Empty: no limit.' },
    opensAt: { label: 'Opens', schema: momentSchema.nullable() },
    closesAt: { label: 'Closes', schema: momentSchema.nullable() },
    /** For what is on its way when the time is up. */
    graceSec: { label: 'Seconds for late answers', schema: whole(0, 120) },
    attempts: { label: 'Attempts each', schema: whole(1, 10) },
    counted: { label: 'What counts', schema: z.enum(COUNTED_ATTEMPTS, 'Choose one of these.') },
    shuffleQuestions: { label: 'Shuffle questions', schema: z.boolean() },
    shuffleOptions: { label: 'Shuffle answers', schema: z.boolean() },
    forward: { label: 'Only forward: no one goes back to a question', schema: z.boolean() },
    passPercent: {
      label: 'Percent to pass',
      schema: z
        .number('Enter a number.')
        .min(0, 'Enter at least 0.')
        .max(100, 'Enter at most 100.')
        .multipleOf(0.01, 'Use at most two decimals.')
        .nullable(),
      help: 'Empty: no one passes or fails.',
    },
    floorAtZero: { label: 'The total is never below zero', schema: z.boolean() },
    reveal: { label: 'People see', schema: z.enum(REVEALED, 'Choose one of these.') },
    revealAt: { label: 'Shown when', schema: z.enum(REVEALED_WHEN, 'Choose one of these.') },
  },
  columns: [
    { key: 'name', type: 'text', display: 'always' },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(ASSESSMENT_STATES, ASSESSMENT_STATE_LABELS),
    },
    {
      key: 'audience',
      type: 'choice',
      filterable: true,
      options: choices(ASSESSMENT_AUDIENCES, ASSESSMENT_AUDIENCE_LABELS),
      display: 'hidden',
    },
    { key: 'questionCount', title: 'Questions', type: 'number' },
    { key: 'invited', title: 'Invited', type: 'number' },
    { key: 'finished', title: 'Finished', type: 'number' },
    { key: 'owed', title: 'To mark', type: 'number' },
    { key: 'passedCount', title: 'Passed', type: 'number' },
    { key: 'closesAt', type: 'date', time: true },
    {
      key: 'createdAt',
      title: 'Added on',
      type: 'date',
      time: true,
      sortable: true,
      latestFirst: true,
      display: 'hidden',
    },
  ],
  shows: {
    state: z.enum(ASSESSMENT_STATES),
    questionCount: z.number().int(),
    invited: z.number().int(),
    finished: z.number().int(),
    /** Long answers that wait to be marked. */
    owed: z.number().int(),
    passedCount: z.number().int(),
    createdAt: z.iso.datetime(),
  },
  steps: {
    publish: { from: ['draft'], to: 'open', needs: 'update', verb: 'opened' },
    close: { from: ['open'], to: 'closed', needs: 'update', verb: 'closed' },
    extend: {
      from: ['open'],
      needs: 'update',
      body: z.strictObject({ version: versionSchema, minutes: whole(1, LONGEST_MIN) }),
      verb: 'gave everyone more time for',
    },
    regrade: {
      from: ['open', 'closed'],
      needs: 'approve',
      body: z.strictObject({
        version: versionSchema,
        questionId: idSchema,
        by: z.enum(['remove', 'full', 'key']),
      }),
      verb: 'regraded',
    },
  },
  changesIn: ['draft'],
  errors: {
    ASSESSMENT_NAME_TAKEN: [409, 'Another assessment has this name.'],
    ASSESSMENT_EMPTY: [409, 'Choose questions first.'],
    ASSESSMENT_SHORT_BANK: [409, 'There are fewer questions than are drawn.'],
    ASSESSMENT_PAST: [400, 'Choose a later moment.'],
    ASSESSMENT_CLOSES_FIRST: [400, 'It closes before it opens.'],
    ASSESSMENT_KEY_CHANGED: [
      409,
      'The answers of this question are no longer the same. Take it out, or give its points to all.',
    ],
    ASSESSMENT_NOT_OPEN: [409, 'This assessment is not open yet.'],
    ASSESSMENT_CLOSED: [409, 'This assessment is closed.'],
    ASSESSMENT_NO_ATTEMPT_LEFT: [409, 'There is no attempt left.'],
    ASSESSMENT_OVER: [409, 'Time is up. What was saved until then counts.'],
    ASSESSMENT_FILE_KIND: [409, 'This kind of file is not asked for here.'],
    ASSESSMENT_FILE_SIZE: [409, 'This file is larger than is asked for here.'],
    ASSESSMENT_FILES_ENOUGH: [409, 'No more files are asked for here. Remove one first.'],
    ASSESSMENT_OWN_ANSWER: [409, 'No one marks their own answers.'],
    ASSESSMENT_MARKED: [409, 'This answer is marked already.'],
    ASSESSMENT_FOR_STAFF: [409, 'This assessment is for staff only.'],
    ASSESSMENT_FOR_APPLICANTS: [409, 'This assessment is for applicants only.'],
    ASSESSMENT_NO_EMAIL: [409, 'There is no email address to which the link could be sent.'],
    ASSESSMENT_APPLICATION_ENDED: [410, 'This application has ended, so the assessment is no longer needed.'],
    ASSESSMENT_LINK_WRONG: [404, 'This link does not work. Copy the whole link from your email.'],
    ASSESSMENT_LINK_EXPIRED: [410, 'This link has expired. Ask the company for a new one.'],
    ASSESSMENT_INVITEES: [400, 'Choose people who work here and have an account.'],
  },
});
export type Assessment = Shown<typeof ASSESSMENT>;
export type CreateAssessment = Created<typeof ASSESSMENT>;
export type UpdateAssessment = Updated<typeof ASSESSMENT>;

export const REGRADES = ['key', 'full', 'remove'] as const;
export type Regrade = (typeof REGRADES)[number];
export const regradePreviewQuerySchema = z.strictObject({ questionId: idSchema, by: z.enum(REGRADES) });

const gradeSchema = z.object({ percent: z.number().nullable(), passed: z.boolean().nullable() });

/** Whose result a regrade changes, and how. */
export const regradePreviewSchema = z.object({
  attempts: z.number().int(),
  moves: z.array(z.object({ name: z.string(), before: gradeSchema, after: gradeSchema })),
});
export type RegradePreview = z.infer<typeof regradePreviewSchema>;

/** How a question fares in an assessment. */
export const questionFiguresSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema,
      text: z.string(),
      kind: z.enum(QUESTION_KINDS),
      points: z.number(),
      asked: z.number().int(),
      unanswered: z.number().int(),
      right: z.number().int(),
      /** Points earned of those that could be, in percent; null: nobody is marked yet. */
      percent: z.number().nullable(),
      correction: z.enum(REGRADES).nullable(),
    }),
  ),
});
export type QuestionFigures = z.infer<typeof questionFiguresSchema>;
