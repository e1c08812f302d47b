import { z } from 'zod';
import { idSchema, lineSchema, textSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import type { Queried, Shown } from '../records/record.types.js';

export const CONSENT_CHANNELS = ['email', 'phone', 'whatsapp', 'sms'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];
export const CONSENT_CHANNEL_LABELS: Record<ConsentChannel, string> = {
  email: 'Email',
  phone: 'Calls',
  whatsapp: 'WhatsApp',
  sms: 'Text messages',
};

export const CONSENT_PURPOSES = ['marketing', 'enquiry'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
export const CONSENT_PURPOSE_LABELS: Record<ConsentPurpose, string> = {
  marketing: 'Offers and news',
  enquiry: 'Answers to enquiries',
};

export const CONSENT_STATES = ['opted_in', 'opted_out'] as const;
export type Consented = (typeof CONSENT_STATES)[number];
export const CONSENT_STATE_LABELS: Record<Consented, string> = { opted_in: 'Agreed', opted_out: 'Opted out' };

export const CONSENT_SOURCES = ['form', 'staff', 'link', 'merge'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];
export const CONSENT_SOURCE_LABELS: Record<ConsentSource, string> = {
  form: 'Web form',
  staff: 'Recorded by staff',
  link: 'Preferences page',
  merge: 'Merged contacts',
};

const optionsOf = <Key extends string>(labels: Record<Key, string>) =>
  (Object.entries(labels) as [Key, string][]).map(([value, label]) => ({ value, label }));

/** What somebody agreed to, for one address and channel. Nothing is changed: the newest counts. */
export const CONSENT = defineRecord({
  kind: 'consent',
  path: 'consents',
  remote: 'clients',
  one: 'Consent',
  many: 'Consents',
  resource: { tab: 'clientManagement', resource: 'leads' },
  fields: {
    address: {
      label: 'Email or phone number',
      schema: lineSchema(254).min(1, 'Choose an address.'),
      fixed: true,
    },
    channel: { label: 'Channel', schema: z.enum(CONSENT_CHANNELS, 'Choose a channel.'), fixed: true },
    purpose: { label: 'Purpose', schema: z.enum(CONSENT_PURPOSES, 'Choose a purpose.'), fixed: true },
    state: { label: 'Choice', schema: z.enum(CONSENT_STATES, 'Choose one.'), fixed: true },
    evidence: {
      label: 'Evidence',
      schema: textSchema
        .min(1, 'Say how you know, such as a call or a letter.')
        .max(1000, 'Use at most 1,000 characters.'),
      fixed: true,
    },
  },
  columns: [
    { key: 'address', type: 'text', display: 'always' },
    { key: 'channel', type: 'choice', filterable: true, options: optionsOf(CONSENT_CHANNEL_LABELS) },
    { key: 'purpose', type: 'choice', filterable: true, options: optionsOf(CONSENT_PURPOSE_LABELS) },
    { key: 'state', type: 'choice', filterable: true, options: optionsOf(CONSENT_STATE_LABELS) },
    {
      key: 'source',
      title: 'Source',
      type: 'choice',
      filterable: true,
      options: optionsOf(CONSENT_SOURCE_LABELS),
    },
    { key: 'evidence', type: 'text' },
    { key: 'occurredAt', title: 'Chosen on', type: 'date', time: true, sortable: true, latestFirst: true },
  ],
  shows: { source: z.enum(CONSENT_SOURCES), occurredAt: z.iso.datetime() },
  creating: {
    /** Whose it is. */
    about: z.strictObject({ kind: z.enum(['lead', 'contact']), id: idSchema }),
  },
  changesIn: [],
  errors: { CONSENT_ADDRESS: [400, 'Choose an address of this person.'] },
});
export type Consent = Shown<typeof CONSENT>;
export type CreateConsent = z.output<typeof CONSENT.createSchema>;
export type ConsentQuery = Queried<typeof CONSENT>;

/** `GET /api/consents/standing`: of a lead or a contact. */
export const consentAboutSchema = z.strictObject({ kind: z.enum(['lead', 'contact']), id: idSchema });
export type ConsentAbout = z.infer<typeof consentAboutSchema>;

export const consentStandingSchema = z.object({
  /** Who must not be called, whatever else they agreed to. */
  doNotCall: z.boolean(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  items: z.array(CONSENT.schema),
});
export type ConsentStanding = z.infer<typeof consentStandingSchema>;

const linkSchema = z.string().max(600);

/** `POST /api/consent-links/read` */
export const consentLinkSchema = z.strictObject({ link: linkSchema });
/** `POST /api/consent-links/save`: what is agreed to from now on. */
export const saveConsentLinkSchema = z.strictObject({
  link: linkSchema,
  marketing: z.boolean(),
  enquiry: z.boolean(),
});
export type SaveConsentLink = z.infer<typeof saveConsentLinkSchema>;

export const consentLinkAnswerSchema = z.object({
  company: z.string(),
  /** Partly hidden. */
  address: z.string(),
  channel: z.enum(CONSENT_CHANNELS),
  marketing: z.boolean(),
  enquiry: z.boolean(),
});
export type ConsentLinkAnswer = z.infer<typeof consentLinkAnswerSchema>;
