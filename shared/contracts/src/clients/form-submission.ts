import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { idSchema, lineSchema, textSchema } from '../lists/fields.js';
import { moneySchema, shownMoneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { BulkOf, Queried, Shown } from '../records/record.types.js';
import { FORM_FIELDS } from './capture-form.js';
import { choiceKeySchema } from './lead-choice.js';

export const SUBMISSION_STATES = ['waiting', 'accepted', 'discarded'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];
export const SUBMISSION_STATE_LABELS: Record<SubmissionState, string> = {
  waiting: 'In quarantine',
  accepted: 'Accepted',
  discarded: 'Discarded',
};

export const SUSPICIONS = ['hidden_field', 'too_fast', 'too_old', 'no_time', 'many', 'unconfirmed'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];
export const SUSPICION_LABELS: Record<Suspicion, string> = {
  hidden_field: 'Hidden field filled in',
  too_fast: 'Sent within 3 seconds',
  too_old: 'Sent after more than a day',
  no_time: 'Form not opened in a browser',
  many: 'Many from one address',
  unconfirmed: 'Email not confirmed',
};

/** What somebody sent with a web form. */
export const FORM_SUBMISSION = defineRecord({
  kind: 'form_submission',
  path: 'form-submissions',
  remote: 'clients',
  one: 'Web enquiry',
  many: 'Web enquiries',
  resource: { tab: 'clientManagement', resource: 'leads' },
  fields: {},
  columns: [
    { key: 'name', title: 'Name', type: 'text', display: 'always' },
    { key: 'form', title: 'Web form', type: 'text' },
    { key: 'email', title: 'Email', type: 'text', display: 'hidden' },
    { key: 'phone', title: 'Phone number', type: 'text', display: 'hidden' },
    { key: 'message', title: 'What they ask', type: 'text' },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(SUBMISSION_STATES, SUBMISSION_STATE_LABELS),
    },
    {
      key: 'reasons',
      title: 'Reasons',
      type: 'text',
      options: choices(SUSPICIONS, SUSPICION_LABELS),
    },
    { key: 'createdAt', title: 'Received', type: 'date', time: true, sortable: true, latestFirst: true },
  ],
  shows: {
    form: refSchema,
    name: z.string(),
    company: z.string().nullable(),
    city: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    services: z.array(z.string()),
    /** In paise. */
    budget: shownMoneySchema.nullable(),
    message: z.string().nullable(),
    state: z.enum(SUBMISSION_STATES),
    reasons: z.array(z.enum(SUSPICIONS)),
    /** Where the form was, and how its sender came there. */
    page: z.string().nullable(),
    referrer: z.string().nullable(),
    campaign: z.record(z.string(), z.string()),
    /** The text that was agreed to. */
    consent: z.string().nullable(),
    lead: refSchema.nullable(),
    client: refSchema.nullable(),
    /** Whether the lead or client was there before. */
    known: z.boolean(),
    createdAt: z.iso.datetime(),
  },
  steps: {
    accept: { from: ['waiting', 'discarded'], to: 'accepted', needs: 'approve', verb: 'accepted' },
    discard: { from: ['waiting'], to: 'discarded', needs: 'approve', verb: 'discarded' },
  },
  changesIn: [],
});
export type FormSubmission = Shown<typeof FORM_SUBMISSION>;
export type FormSubmissionQuery = Queried<typeof FORM_SUBMISSION>;
export type BulkFormSubmissions = BulkOf<typeof FORM_SUBMISSION>;

/** Public: a form's key, the company's id and a random part. */
export const formParamsSchema = z.strictObject({ key: z.string().max(80) });

/** `GET /api/forms/:key` */
export const publicFormSchema = z.object({
  company: z.string(),
  name: z.string(),
  intro: z.string().nullable(),
  fields: z.array(z.object({ key: z.enum(FORM_FIELDS), required: z.boolean() })),
  /** Those that the company offers. */
  services: z.array(z.object({ value: z.string(), label: z.string() })),
  consent: z.object({ text: z.string(), version: z.number().int(), required: z.boolean() }).nullable(),
  /** Says when the form was shown; sent back with it. */
  shown: z.string(),
});
export type PublicForm = z.infer<typeof publicFormSchema>;

const line = (most: number) => lineSchema(most).default('');

/** `POST /api/forms/:key` */
export const submitFormSchema = z.strictObject({
  /** Made by the sender's page; the same one again changes nothing. */
  submissionId: idSchema,
  shown: z.string().max(300).default(''),
  name: line(120),
  company: line(120),
  email: line(254),
  phone: line(40),
  city: line(80),
  services: z.array(choiceKeySchema('Choose a service.')).max(12).default([]),
  /** In paise. */
  budget: moneySchema().nullable().default(null),
  message: textSchema.max(2000, 'Use at most 2,000 characters.').default(''),
  consent: z.boolean().default(false),
  /** Version of the consent text as it was shown. */
  consentVersion: z.number().int().min(0).default(0),
  /** People do not see this field; programs fill it in. */
  website: z.string().max(500).default(''),
  page: z.string().max(500).default(''),
  referrer: z.string().max(500).default(''),
  campaign: z.record(z.string().regex(/^utm_[a-z]{1,20}$/), z.string().max(150)).default({}),
});
export type SubmitForm = z.output<typeof submitFormSchema>;

export const submittedFormSchema = z.object({
  thanks: z.string(),
  redirectUrl: z.string().nullable(),
  /** A link was mailed that its sender must open. */
  confirms: z.boolean(),
});
export type SubmittedForm = z.infer<typeof submittedFormSchema>;

/** `POST /api/form-confirmations` */
export const confirmFormSchema = z.strictObject({ link: z.string().max(200) });

/** `GET /api/enquiries`: of a lead or a client. */
export const enquiriesOfSchema = z.strictObject({ kind: z.enum(['lead', 'client']), id: idSchema });
export type EnquiriesOf = z.infer<typeof enquiriesOfSchema>;
export const enquiriesSchema = z.object({ items: z.array(FORM_SUBMISSION.schema) });
export type Enquiries = z.infer<typeof enquiriesSchema>;
