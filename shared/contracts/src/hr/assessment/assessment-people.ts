import { z } from 'zod';
import { idSchema, textSchema, versionSchema } from '../../lists/fields.js';
import { choices } from '../../lists/list-description.js';
import { defineRecord } from '../../records/define-record.js';
import { refSchema } from '../../records/record-field.js';
import type { Shown } from '../../records/record.types.js';

/** Leads see the results of whom they lead; only HR changes them. */
const RESULTS_SEEN = {
  tab: 'hrOperations',
  resource: 'evaluation',
  instead: { create: 'update' },
} as const;

/** Who takes it: an employee, or an applicant by a link. */
const TAKER = { name: z.string(), employee: refSchema.nullable(), applicationId: idSchema.nullable() };

export const ASSESSMENT_RESULT_STATES = ['invited', 'open', 'marking', 'scored'] as const;
export type AssessmentResultState = (typeof ASSESSMENT_RESULT_STATES)[number];
export const ASSESSMENT_RESULT_STATE_LABELS: Record<AssessmentResultState, string> = {
  invited: 'Not started',
  open: 'Under way',
  marking: 'Being marked',
  scored: 'Marked',
};

/** Who is asked to take an assessment, and what came of it. */
export const ASSESSMENT_INVITATION = defineRecord({
  kind: 'assessmentInvitation',
  path: 'hr/assessment-invitations',
  remote: 'hr',
  one: 'Result',
  many: 'Assessment results',
  listKey: 'hr.assessment-results',
  resource: RESULTS_SEEN,
  fields: {},
  columns: [
    { key: 'name', title: 'Name', type: 'text', display: 'always' },
    { key: 'employee', title: 'Employee', type: 'person', filterable: true, display: 'never' },
    { key: 'assessment', title: 'Assessment', type: 'choice', filterable: true },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(ASSESSMENT_RESULT_STATES, ASSESSMENT_RESULT_STATE_LABELS),
    },
    { key: 'percent', title: 'Percent', type: 'number', sortable: true },
    { key: 'passed', title: 'Passed', type: 'yesNo', filterable: true },
    { key: 'used', title: 'Attempts used', type: 'number' },
    { key: 'personalClosesAt', title: 'Own closing time', type: 'date', time: true, display: 'hidden' },
    {
      key: 'createdAt',
      title: 'Invited on',
      type: 'date',
      time: true,
      sortable: true,
      latestFirst: true,
      first: 'falling',
    },
  ],
  shows: {
    ...TAKER,
    assessment: refSchema,
    state: z.enum(ASSESSMENT_RESULT_STATES),
    percent: z.number().nullable(),
    /** Null: nobody passes, or marks are owed. */
    passed: z.boolean().nullable(),
    used: z.number().int(),
    /** For everybody; null: it closes by hand. */
    closesAt: z.iso.datetime().nullable(),
    /** In place of it for this person. */
    personalClosesAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
  steps: {
    setClose: {
      from: ASSESSMENT_RESULT_STATES,
      needs: 'update',
      body: z.strictObject({
        version: versionSchema,
        /** Null: as for everybody. */
        closesAt: z.iso.datetime('Choose a day and a time.').nullable(),
      }),
      verb: 'set the closing time of',
    },
  },
  changesIn: [],
  errors: {
    ASSESSMENT_OWN_CLOSE_PAST: [400, 'This moment has passed. Choose a later one.'],
    ASSESSMENT_OWN_CLOSE_EARLY: [400, 'The assessment does not open before then. Choose a later moment.'],
    ASSESSMENT_OWN_CLOSE_FAR: [400, 'Choose a moment within a year.'],
  },
});
export type AssessmentInvitation = Shown<typeof ASSESSMENT_INVITATION>;

export const inviteToAssessmentSchema = z.strictObject({
  employeeIds: z.array(idSchema).min(1, 'Choose people.').max(1_000),
});
export type InviteToAssessment = z.infer<typeof inviteToAssessmentSchema>;
/** Who was invited before is not invited again. */
export const invitedSchema = z.object({ invited: z.number().int() });

export const ATTEMPT_STATES = ['open', 'marking', 'scored', 'voided'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];
export const ATTEMPT_STATE_LABELS: Record<AttemptState, string> = {
  open: 'Under way',
  marking: 'Being marked',
  scored: 'Marked',
  voided: 'Void',
};

/** One time that somebody takes an assessment. */
export const ASSESSMENT_ATTEMPT = defineRecord({
  kind: 'assessmentAttempt',
  path: 'hr/assessment-attempts',
  remote: 'hr',
  one: 'Attempt',
  many: 'Assessment attempts',
  listKey: 'hr.assessment-attempts',
  resource: RESULTS_SEEN,
  fields: {},
  columns: [
    { key: 'name', title: 'Name', type: 'text', display: 'always' },
    { key: 'assessment', title: 'Assessment', type: 'text' },
    { key: 'invitation', title: 'Result', type: 'choice', filterable: true, display: 'never' },
    { key: 'state', title: 'Status', type: 'choice', options: choices(ATTEMPT_STATES, ATTEMPT_STATE_LABELS) },
    { key: 'percent', title: 'Percent', type: 'number' },
    { key: 'startedAt', title: 'Started', type: 'date', time: true, sortable: true, latestFirst: true },
    { key: 'submittedAt', title: 'Submitted', type: 'date', time: true },
  ],
  shows: {
    ...TAKER,
    assessment: refSchema,
    state: z.enum(ATTEMPT_STATES),
    startedAt: z.iso.datetime(),
    deadlineAt: z.iso.datetime().nullable(),
    submittedAt: z.iso.datetime().nullable(),
    submittedBy: z.enum(['person', 'clock']).nullable(),
    extraMin: z.number().int(),
    total: z.number().nullable(),
    max: z.number().nullable(),
    percent: z.number().nullable(),
    passed: z.boolean().nullable(),
    /** Why it is void. */
    reason: z.string().nullable(),
  },
  steps: {
    extend: {
      from: ['open'],
      needs: 'update',
      body: z.strictObject({
        version: versionSchema,
        minutes: z
          .number('Enter a whole number.')
          .int('Enter a whole number.')
          .min(1, 'Enter at least 1.')
          .max(600, 'Enter at most 600.'),
      }),
      verb: 'gave more time for',
    },
    void: {
      from: ['open', 'marking', 'scored'],
      to: 'voided',
      needs: 'update',
      body: z.strictObject({
        version: versionSchema,
        reason: textSchema.min(10, 'Say why, in at least 10 characters.').max(500),
      }),
      verb: 'declared void',
    },
  },
  changesIn: [],
  auditLabels: { reason: 'Reason', extraMin: 'Extra minutes' },
});
export type AssessmentAttempt = Shown<typeof ASSESSMENT_ATTEMPT>;

/** An answer that waits to be marked; whose it is, nobody is told. */
const answerToMarkSchema = z.object({
  id: idSchema,
  assessment: refSchema,
  question: z.string(),
  points: z.number(),
  rubric: z.array(z.object({ id: z.string(), text: z.string(), points: z.number() })),
  answer: z.string(),
  /** What was handed in, without the names that its person gave it. */
  files: z.array(z.object({ id: idSchema, type: z.string(), size: z.number() })),
});
export type AnswerToMark = z.infer<typeof answerToMarkSchema>;
export const answersToMarkSchema = z.object({ items: z.array(answerToMarkSchema) });

/** Points for each part of the rubric. */
export const markAnswerSchema = z.strictObject({
  points: z.record(
    z.string().max(40),
    z.number('Enter a number.').min(0, 'Enter at least 0.').max(100, 'Enter at most 100.'),
  ),
  note: textSchema.max(1_000, 'Use at most 1,000 characters.'),
});
export type MarkAnswer = z.infer<typeof markAnswerSchema>;
