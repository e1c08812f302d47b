import { z } from 'zod';
import { daySchema, idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { BulkOf, Created, Queried, Shown, Updated } from '../records/record.types.js';
import { AGENCY_SERVICE_LABELS, AGENCY_SERVICES } from './agency-service.js';
import { contactShape } from './contact-draft.js';
import { LEAD_STAGE_LABELS, LEAD_STAGES } from './lead-stage.js';

export const LEAD_SOURCES = [
  'web',
  'referral',
  'ad',
  'instagram',
  'event',
  'call',
  'import',
  'other',
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];
export const LEAD_SOURCE_LABELS: Record<LeadSource, string> = {
  web: 'Web form',
  referral: 'Referral',
  ad: 'Ad',
  instagram: 'Instagram',
  event: 'Event',
  call: 'Cold call',
  import: 'Import',
  other: 'Other source',
};

export const LOST_REASONS = ['price', 'time', 'competitor', 'silent', 'unfit', 'other'] as const;
export type LostReason = (typeof LOST_REASONS)[number];
export const LOST_REASON_LABELS: Record<LostReason, string> = {
  price: 'Too expensive',
  time: 'Too early',
  competitor: 'Chose another agency',
  silent: 'No answer',
  unfit: 'Not a fit',
  other: 'Another reason',
};

/** Open leads that a press shows: the reader's own, those without an owner, those that wait for a first answer, and those with something to do today or before. */
export const LEAD_QUICK = ['mine', 'unassigned', 'unanswered', 'today'] as const;
export type LeadQuick = (typeof LEAD_QUICK)[number];
export const LEAD_QUICK_LABELS: Record<LeadQuick, string> = {
  mine: 'My leads',
  unassigned: 'Without owner',
  unanswered: 'Not answered yet',
  today: 'To do today',
};

export const LEAD_NEEDS_ADDRESS = 'Give a phone number or an email, so that someone can answer.';

const lostNoteSchema = z.string().trim().max(1000, 'Use at most 1,000 characters.').nullable();

/** Someone who may become a client. */
export const LEAD = defineRecord({
  kind: 'lead',
  remote: 'clients',
  one: 'Lead',
  many: 'Leads',
  resource: { tab: 'clientManagement', resource: 'leads' },
  fields: {
    name: {
      label: 'Name',
      schema: lineSchema(120).min(1, 'Enter a name.'),
      aliases: ['full name', 'contact', 'contact name', 'person'],
      example: 'Asha Rao',
    },
    company: {
      label: 'Company',
      schema: lineSchema(120).nullable(),
      aliases: ['organisation', 'organization', 'business'],
      example: 'Rao Foods',
    },
    emails: {
      label: 'Emails',
      schema: contactShape.emails,
      aliases: ['email', 'e-mail', 'email address'],
      example: 'asha@rao-foods.example',
    },
    phones: {
      label: 'Phone numbers',
      schema: contactShape.phones,
      aliases: ['phone', 'phone number', 'mobile', 'mobile number', 'whatsapp'],
      example: '+91 98123 45678',
    },
    source: { label: 'Source', schema: z.enum(LEAD_SOURCES, 'Choose a source.') },
    /** Null: nobody's yet. */
    ownerId: { label: 'Owner', schema: idSchema.nullable(), notImported: true },
    /** In paise. */
    value: {
      label: 'Value',
      schema: z
        .number('Enter an amount.')
        .int()
        .min(0, 'Enter at least 0.')
        .max(1_000_000_000_000, 'This amount is too large.')
        .nullable(),
    },
    probability: {
      label: 'Probability in percent',
      schema: z
        .number('Enter a number.')
        .int('Enter a whole number.')
        .min(0, 'Enter 0 to 100 percent.')
        .max(100, 'Enter 0 to 100 percent.'),
    },
    expectedClose: { label: 'Expected close', schema: daySchema.nullable() },
    services: { label: 'Services', schema: z.array(z.enum(AGENCY_SERVICES, 'Choose a service.')).max(6) },
    city: { label: 'City', schema: lineSchema(80).nullable() },
    nextAction: { label: 'Next action', schema: lineSchema(120).nullable() },
    nextOn: { label: 'Next action on', schema: daySchema.nullable() },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'company', type: 'text' },
    {
      key: 'stage',
      title: 'Stage',
      type: 'choice',
      filterable: true,
      options: LEAD_STAGES.map((value) => ({ value, label: LEAD_STAGE_LABELS[value] })),
    },
    { key: 'value', type: 'number', sortable: true },
    { key: 'owner', title: 'Owner', type: 'person', filterable: true },
    { key: 'nextOn', type: 'date', sortable: true, filterable: true },
    {
      key: 'source',
      type: 'choice',
      filterable: true,
      display: 'hidden',
      options: LEAD_SOURCES.map((value) => ({ value, label: LEAD_SOURCE_LABELS[value] })),
    },
    {
      key: 'services',
      type: 'choice',
      filterable: true,
      display: 'hidden',
      options: AGENCY_SERVICES.map((value) => ({ value, label: AGENCY_SERVICE_LABELS[value] })),
    },
    { key: 'city', type: 'text', display: 'hidden' },
    {
      key: 'quick',
      title: 'Quick filter',
      type: 'choice',
      filterable: true,
      display: 'never',
      options: LEAD_QUICK.map((value) => ({ value, label: LEAD_QUICK_LABELS[value] })),
    },
    { key: 'archived', title: 'Archived', type: 'yesNo', filterable: true, display: 'never' },
    { key: 'createdAt', title: 'Lead since', type: 'date', sortable: true, latestFirst: true },
  ],
  shows: {
    stage: z.enum(LEAD_STAGES),
    /** When it came to each stage for the last time. */
    stageSince: z.iso.datetime(),
    /** When somebody first reached them. */
    answeredAt: z.iso.datetime().nullable(),
    owner: refSchema.nullable(),
    /** The rule that gave it to its owner, and how (one of LEAD_GIVEN). */
    given: z.object({ rule: z.string(), how: z.string() }).nullable(),
    /** Where it was before it was put on hold, and goes back to. */
    heldFrom: z.enum(LEAD_STAGES).nullable(),
    lostReason: z.enum(LOST_REASONS).nullable(),
    lostNote: z.string().nullable(),
    client: refSchema.nullable(),
    createdAt: z.iso.datetime(),
  },
  creating: {
    /** Why it is saved although it is known already; for managers. */
    knownReason: lineSchema(200).nullable().default(null),
  },
  steps: {
    move: { needs: 'update', verb: 'moved' },
    answer: { needs: 'update', verb: 'answered for the first time' },
    convert: { needs: 'update', verb: 'made a client' },
    merge: { needs: 'approve', verb: 'merged with others' },
    archive: 'delete',
    restore: 'delete',
  },
  errors: {
    LEAD_KNOWN: [409, 'This contact is known already. Open it instead.'],
    LEAD_KNOWN_REASON: [409, 'This contact is known already. Say why it is to be kept twice.'],
    LEAD_OWNER: [400, 'This person is not available.'],
    LEAD_LOST_REASON: [409, 'Say why it was lost.'],
    LEAD_LOST_NOTE: [409, 'Say in a few words what the reason was.'],
    LEAD_WON_ELSEWHERE: [409, 'A lead is won by making it a client.'],
    LEAD_ENDED: [409, 'This lead is won. Only an admin opens it again.'],
    LEAD_HELD: [409, 'A lead on hold goes back to the stage from which it came.'],
    LEAD_ARCHIVED: [409, 'Restore the lead first.'],
    LEAD_MERGED: [409, 'This lead was merged. Undo the merge to bring it back.'],
  },
  auditLabels: {
    owner: 'Owner',
    answeredAt: 'First answer',
    stage: 'Stage',
    lostReason: 'Reason',
    client: 'Client',
    merged: 'Merged',
  },
});
export type Lead = Shown<typeof LEAD>;
export type CreateLead = Created<typeof LEAD>;
export type UpdateLead = Updated<typeof LEAD>;
export type LeadQuery = Queried<typeof LEAD>;
export type BulkLeads = BulkOf<typeof LEAD>;

/** `POST /api/leads/:id/move` */
export const moveLeadSchema = z.strictObject({
  version: versionSchema,
  stage: z.enum(LEAD_STAGES),
  lostReason: z.enum(LOST_REASONS, 'Choose a reason.').nullable().default(null),
  lostNote: lostNoteSchema.default(null),
});
export type MoveLead = z.infer<typeof moveLeadSchema>;

/** `POST /api/leads/:id/convert`: into a client that is there, or with null into a new one. */
export const convertLeadSchema = z.strictObject({
  clientId: idSchema.nullable(),
  /** Why a client that is known already is made again; for managers. */
  knownReason: lineSchema(200).nullable().default(null),
});
export type ConvertLead = z.infer<typeof convertLeadSchema>;

/** `GET /api/leads/board` */
export const leadBoardQuerySchema = z.strictObject({
  search: lineSchema(100).optional(),
  owner: idSchema.optional(),
});
export type LeadBoardQuery = z.infer<typeof leadBoardQuerySchema>;

export const leadBoardSchema = z.object({
  lanes: z.array(
    z.object({
      stage: z.enum(LEAD_STAGES),
      items: z.array(LEAD.schema),
      total: z.number().int(),
      /** Of all of the stage, in paise. */
      value: z.number(),
      weighted: z.number(),
    }),
  ),
});
export type LeadBoard = z.infer<typeof leadBoardSchema>;

/** `GET /api/leads/counts`: how many leads each quick filter shows. */
export const leadCountsSchema = z.record(z.enum(LEAD_QUICK), z.number().int());
export type LeadCounts = z.infer<typeof leadCountsSchema>;
