import { z } from 'zod';
import { lineSchema, textSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { BulkOf, Created, Queried, Shown, Updated } from '../records/record.types.js';
import { CONSENT_CHANNELS } from './consent.js';
import { choiceKeySchema } from './lead-choice.js';

/** What a form may ask for, in its order on the page. */
export const FORM_FIELDS = [
  'name',
  'company',
  'email',
  'phone',
  'city',
  'services',
  'budget',
  'message',
] as const;
export type FormField = (typeof FORM_FIELDS)[number];
export const FORM_FIELD_LABELS: Record<FormField, string> = {
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone number',
  city: 'City',
  services: 'Services',
  budget: 'Budget',
  message: 'Your message',
};

const MOST_SITES = 20;
const SITE = /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+|http:\/\/localhost)(:\d{1,5})?\/?$/i;

const siteSchema = lineSchema(200).regex(SITE, 'Enter a site like https://www.example.in, without a page.');
const upTo = (most: number) => textSchema.max(most, `Use at most ${String(most)} characters.`);
const fieldsSchema = z.array(z.enum(FORM_FIELDS)).max(FORM_FIELDS.length);

/** A form on a website, or at an address of its own, from which leads come. */
export const CAPTURE_FORM = defineRecord({
  kind: 'capture_form',
  path: 'capture-forms',
  remote: 'clients',
  one: 'Web form',
  many: 'Web forms',
  resource: { tab: 'clientManagement', resource: 'leads' },
  fields: {
    name: {
      label: 'Name',
      schema: lineSchema(80).min(1, 'Enter a name.'),
      help: 'Shown above the form.',
    },
    intro: { label: 'Introduction', schema: upTo(300).nullable() },
    /** Origins that may embed it. */
    sites: {
      label: 'Allowed sites',
      schema: z.array(siteSchema).max(MOST_SITES, 'Use at most 20 sites.'),
      help: 'Websites that may show this form, like https://www.example.in.',
    },
    shownFields: { label: 'Fields shown', schema: fieldsSchema },
    requiredFields: { label: 'Fields required', schema: fieldsSchema },
    source: { label: 'Source', schema: choiceKeySchema('Choose a source.') },
    campaign: { label: 'Campaign', schema: lineSchema(80).nullable() },
    /** Null: nothing is asked. Each change makes a new version. */
    consentText: { label: 'Consent text', schema: upTo(1000).nullable() },
    consentChannels: { label: 'Consent is for', schema: z.array(z.enum(CONSENT_CHANNELS)).max(4) },
    consentRequired: { label: 'Consent is required', schema: z.boolean() },
    thanks: { label: 'Thank-you text', schema: upTo(500).min(1, 'Enter a text.') },
    redirectUrl: {
      label: 'Page to open afterwards',
      schema: lineSchema(500)
        .regex(/^https:\/\/[^\s/]+/i, 'Enter an address that starts with https://.')
        .nullable(),
    },
    confirmsEmail: {
      label: 'Confirm the email',
      schema: z.boolean(),
      help: 'An enquiry counts once its sender has opened a link in an email.',
    },
    active: { label: 'Switched on', schema: z.boolean() },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'active', type: 'yesNo', filterable: true },
    { key: 'source', type: 'text', display: 'hidden' },
    { key: 'campaign', type: 'text' },
    { key: 'received', title: 'Enquiries', type: 'number' },
    { key: 'waiting', title: 'In quarantine', type: 'number' },
    { key: 'createdAt', title: 'Form since', type: 'date', time: true, sortable: true, latestFirst: true },
    statusColumn,
  ],
  shows: {
    /** Names it in public addresses: the company's id and a random part. */
    key: z.string(),
    consentVersion: z.number().int(),
    received: z.number().int(),
    waiting: z.number().int(),
    createdAt: z.iso.datetime(),
    status: recordStatusSchema,
  },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    FORM_ARCHIVED: [409, 'Restore the form first.'],
    FORM_REACH: [400, 'Show the email or the phone number, so that someone can answer.'],
    FORM_CONFIRM: [400, 'Make the email required, because it is to be confirmed.'],
    FORM_CHANNELS: [400, 'Choose what the consent is for.'],
  },
  auditLabels: { consentVersion: 'Version of the consent text' },
});
export type CaptureForm = Shown<typeof CAPTURE_FORM>;
export type CreateCaptureForm = Created<typeof CAPTURE_FORM>;
export type UpdateCaptureForm = Updated<typeof CAPTURE_FORM>;
export type CaptureFormQuery = Queried<typeof CAPTURE_FORM>;
export type BulkCaptureForms = BulkOf<typeof CAPTURE_FORM>;
