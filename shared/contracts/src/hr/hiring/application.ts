import { z } from 'zod';
import { choices } from '../../lists/list-description.js';
import { emailSchema, idSchema, personNameSchema, textSchema, versionSchema } from '../../lists/fields.js';
import { moneySchema } from '../../money/money-schema.js';
import { BULK_LIMIT } from '../../records/record-bulk.js';
import { defineRecord } from '../../records/define-record.js';
import { refSchema } from '../../records/record-field.js';
import type { Created, Queried, Shown, Updated } from '../../records/record.types.js';
import { phoneSchema } from '../phone.js';
import {
  APPLICATION_STATE_LABELS,
  APPLICATION_STATES,
  hiringStageSchema,
  MOVABLE_STATES,
} from './hiring-stage.js';
import { OPENING } from './opening.js';

export const APPLICATION_SOURCES = [
  'referral',
  'linkedin',
  'naukri',
  'indeed',
  'agency',
  'campus',
  'walkIn',
  'careers',
  'other',
] as const;
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number];
export const APPLICATION_SOURCE_LABELS: Record<ApplicationSource, string> = {
  referral: 'Referred',
  linkedin: 'LinkedIn',
  naukri: 'Naukri',
  indeed: 'Indeed',
  agency: 'Agency',
  campus: 'Campus',
  walkIn: 'Walked in',
  careers: 'Careers page',
  other: 'Elsewhere',
};

export const REJECT_REASONS = [
  'skills',
  'experience',
  'pay',
  'notice',
  'filled',
  'noAnswer',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
export const REJECT_REASON_LABELS: Record<RejectReason, string> = {
  skills: 'Skills do not fit',
  experience: 'Experience does not fit',
  pay: 'Asks for too much',
  notice: 'Notice period too long',
  filled: 'Someone else was chosen',
  noAnswer: 'Does not answer',
  other: 'Another reason',
};

const rejectShape = {
  reason: z.enum(REJECT_REASONS, 'Choose a reason.'),
  note: textSchema.max(500, 'Use at most 500 characters.').default(''),
};

const stageIdSchema = hiringStageSchema.shape.id;
const YEARS_FAULT = 'Enter 0 to 50 years.';
const NOTICE_FAULT = 'Enter 0 to 180 days.';

const ENDED = ['rejected', 'withdrawn'] as const;
/** Who has withdrawn is left alone. */
const MAILED = APPLICATION_STATES.filter((state) => state !== 'withdrawn');

/** What one candidate wants of one opening. */
export const APPLICATION = defineRecord({
  kind: 'application',
  path: 'hr/applications',
  remote: 'hr',
  one: 'Application',
  many: 'Applications',
  // Leads ask for openings; who applies is added by HR.
  resource: { tab: 'hrOperations', resource: 'hiring', instead: { create: 'update' } },
  fields: {
    openingId: { label: 'Opening', shownAs: 'opening', schema: idSchema, fixed: true },
    source: { label: 'Source', schema: z.enum(APPLICATION_SOURCES, 'Choose a source.') },
    /** A year. */
    askedPay: { label: 'Asks for, a year', schema: moneySchema().nullable(), money: 'INR' },
    experience: {
      label: 'Experience in years',
      schema: z.number(YEARS_FAULT).int(YEARS_FAULT).min(0, YEARS_FAULT).max(50, YEARS_FAULT).nullable(),
    },
    noticeDays: {
      label: 'Notice in days',
      schema: z.number(NOTICE_FAULT).int(NOTICE_FAULT).min(0, NOTICE_FAULT).max(180, NOTICE_FAULT).nullable(),
    },
  },
  columns: [
    { key: 'candidate', title: 'Applicant', type: 'text', display: 'always' },
    { key: 'opening', type: 'choice', filterable: true },
    {
      key: 'state',
      title: 'Stage',
      type: 'choice',
      filterable: true,
      options: choices(APPLICATION_STATES, APPLICATION_STATE_LABELS),
    },
    {
      key: 'source',
      type: 'choice',
      filterable: true,
      options: choices(APPLICATION_SOURCES, APPLICATION_SOURCE_LABELS),
    },
    { key: 'experience', type: 'number', sortable: true, filterable: true },
    { key: 'askedPay', type: 'number', filterable: true },
    { key: 'noticeDays', type: 'number', sortable: true, filterable: true },
    { key: 'score', title: 'Score of 4', type: 'number', filterable: true },
    { key: 'place', title: 'Place', type: 'text', filterable: true, display: 'hidden' },
    { key: 'keptUntil', title: 'Kept until', type: 'date', display: 'hidden' },
    { key: 'kept', title: 'Kept for other openings', type: 'yesNo', filterable: true, display: 'never' },
    { key: 'email', title: 'Email', type: 'text', display: 'hidden' },
    { key: 'phone', title: 'Phone', type: 'text', display: 'hidden' },
    { key: 'stageSince', title: 'In this stage since', type: 'date', time: true, display: 'hidden' },
    {
      key: 'createdAt',
      title: 'Applied on',
      type: 'date',
      time: true,
      sortable: true,
      first: 'falling',
      display: 'hidden',
    },
  ],
  shows: {
    state: z.enum(APPLICATION_STATES),
    /** The stage of the opening in which it is, or was before it ended. */
    stage: hiringStageSchema,
    stageSince: z.iso.datetime(),
    candidate: refSchema,
    /** Null also for those who may not know the contacts. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Where they live, as they wrote it. */
    place: z.string().nullable(),
    /**
     * The last day on which they agreed to be kept for other openings; null once it is over, and for those who may not
     * know the contacts.
     */
    keptUntil: z.string().nullable(),
    /** The earlier application by which they were added to this opening, named by its opening. */
    addedFrom: refSchema.nullable(),
    /** The mean of its scorecards; null also for those who may not see all of them yet. */
    score: z.number().nullable(),
    /** An answer of the form is not what the opening needs. Such people come last, and are not rejected. */
    knockedOut: z.boolean(),
    rejectReason: z.enum(REJECT_REASONS).nullable(),
    rejectNote: z.string().nullable(),
    createdAt: z.iso.datetime(),
  },
  creating: {
    name: personNameSchema,
    email: emailSchema.nullable(),
    phone: phoneSchema.nullable(),
  },
  steps: {
    move: {
      from: MOVABLE_STATES,
      needs: 'update',
      verb: 'moved',
      body: z.strictObject({ version: versionSchema, stageId: stageIdSchema }),
    },
    reject: {
      from: MOVABLE_STATES,
      to: 'rejected',
      needs: 'update',
      verb: 'rejected',
      body: z.strictObject({ version: versionSchema, ...rejectShape }),
    },
    withdraw: { from: MOVABLE_STATES, to: 'withdrawn', needs: 'update', verb: 'withdrawn' },
    reopen: { from: ENDED, needs: 'update', verb: 'reopened' },
    mail: { from: MAILED, needs: 'update', verb: 'mailed' },
  },
  changesIn: [...MOVABLE_STATES, 'offer'],
  errors: {
    APPLICATION_KNOWN: [409, 'This person has applied for this opening already. Open that application.'],
    APPLICATION_NOT_KEPT: [
      409,
      'Only people who agreed to be kept for other openings can be added to one, as long as that lasts. This person has not agreed, or it is over.',
    ],
    APPLICATION_STAGE: [409, 'The opening has no such stage.'],
    APPLICATION_BY_OFFER: [409, 'An applicant comes to this stage by an offer that is sent.'],
  },
  auditLabels: {
    stage: 'Stage',
    rejectReason: 'Reason',
    rejectNote: 'Note',
    mail: 'Email',
  },
});
export type Application = Shown<typeof APPLICATION>;
export type CreateApplication = Created<typeof APPLICATION>;
export type UpdateApplication = Updated<typeof APPLICATION>;
export type ApplicationQuery = Queried<typeof APPLICATION>;

/** Columns that only those see and filter by who keep hiring, because they are about one's pay and home. */
export const GUARDED_APPLICATION_FILTERS: readonly string[] = ['askedPay', 'place', 'kept'];

/** `POST /api/hr/applications/{id}/shortlist`: somebody who is kept for other openings is added to one. */
export const shortlistApplicationSchema = z.strictObject({
  openingId: z.uuid('Choose an opening.'),
});
export type ShortlistApplication = z.infer<typeof shortlistApplicationSchema>;

const chosen = {
  ids: z
    .array(idSchema)
    .max(BULK_LIMIT, `Choose at most ${String(BULK_LIMIT)}.`)
    .nullable(),
  matching: APPLICATION.querySchema.nullable(),
};

/** To which stage many are moved. */
export const moveApplicationsSchema = z.strictObject({ kind: z.enum(MOVABLE_STATES, 'Choose a stage.') });

/** `POST /api/hr/applications/bulk`: one step on many; to the first stage of the kind that each opening has. */
export const changeApplicationsSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('move'), ...moveApplicationsSchema.shape, ...chosen }),
  z.strictObject({ step: z.literal('reject'), ...rejectShape, ...chosen }),
]);
export type ChangeApplications = z.infer<typeof changeApplicationsSchema>;

/** How many cards a lane shows; beyond them there is the list. */
export const HIRING_LANE_CARDS = 50;

/** `GET /api/hr/openings/{id}/board` */
export const hiringBoardSchema = z.object({
  opening: OPENING.schema,
  lanes: z.array(
    z.object({ stage: hiringStageSchema, items: z.array(APPLICATION.schema), total: z.number().int() }),
  ),
  /** How many ways have ended, and how. */
  ended: z.object({
    joined: z.number().int(),
    rejected: z.number().int(),
    withdrawn: z.number().int(),
  }),
});
export type HiringBoard = z.infer<typeof hiringBoardSchema>;

/** `GET /api/hr/applications/{id}/alike`: others of the same person, and of people who may be the same. */
export const alikeApplicationsSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema,
      candidateId: idSchema,
      name: z.string(),
      opening: z.string(),
      state: z.enum(APPLICATION_STATES),
      by: z.enum(['person', 'phone', 'name']),
    }),
  ),
});
export type AlikeApplications = z.infer<typeof alikeApplicationsSchema>;

/** What is known of the words of a resume: unreadable, where it is broken, locked or too much to read. */
export const RESUME_STATES = ['waiting', 'read', 'empty', 'unreadable'] as const;
export type ResumeState = (typeof RESUME_STATES)[number];

/** `POST /api/hr/applications/{id}/resumes` */
export const addResumeSchema = z.strictObject({ fileId: idSchema });
export type AddResume = z.infer<typeof addResumeSchema>;

/** `GET /api/hr/applications/{id}/papers`: what somebody sent; nothing for those who may not know contacts. */
export const applicationPapersSchema = z.object({
  resumes: z.array(
    z.object({
      fileId: idSchema,
      name: z.string(),
      size: z.number().int(),
      state: z.enum(RESUME_STATES),
      sentAt: z.iso.datetime(),
    }),
  ),
  answers: z.array(z.object({ question: z.string(), answer: z.string(), fits: z.boolean().nullable() })),
  place: z.string().nullable(),
  consentedAt: z.iso.datetime().nullable(),
  /** They may be asked about other openings until then. */
  keepUntil: z.string().nullable(),
  /** When the portal erases the person, where their way has ended. */
  eraseOn: z.string().nullable(),
});
export type ApplicationPapers = z.infer<typeof applicationPapersSchema>;
