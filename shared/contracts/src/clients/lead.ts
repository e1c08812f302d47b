import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, idSchema, lineSchema, textSchema, versionSchema } from '../lists/fields.js';
import { timeOfDaySchema } from '../lists/time-of-day.js';
import { moneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { BulkOf, Created, Queried, Shown, Updated } from '../records/record.types.js';
import { contactShape } from './contact-draft.js';
import { choiceKeySchema } from './lead-choice.js';
import { LEAD_QUICK, LEAD_QUICK_LABELS } from './lead-quick.js';
import { LEAD_STAGES } from './lead-stage.js';

export const LEAD_NEEDS_ADDRESS = 'Give a phone number or an email, so that someone can answer.';

/** Why a lead is lost. */
export const lostShape = {
  lostReason: choiceKeySchema('Choose a reason.').nullable().default(null),
  lostNote: textSchema.max(1000, 'Use at most 1,000 characters.').nullable().default(null),
};

/** To a stage by its key. */
const moveLeadSchema = z.strictObject({
  version: versionSchema,
  stage: choiceKeySchema('Choose a stage.'),
  ...lostShape,
});

const waiveLeadSchema = z.strictObject({
  version: versionSchema,
  reason: lineSchema(200).min(1, 'Say why it is won without a client.'),
});

/** Into a client that is there, or with null into a new one. */
const convertLeadSchema = z.strictObject({
  clientId: idSchema.nullable(),
  /** Why a client that is known already is made again; for managers. */
  knownReason: lineSchema(200).nullable().default(null),
});

const NOT_WON = LEAD_STAGES.filter((stage) => stage !== 'won');

/** Someone who may become a client. */
export const LEAD = defineRecord({
  kind: 'lead',
  path: 'leads',
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
    source: { label: 'Source', schema: choiceKeySchema('Choose a source.') },
    /** Null: nobody's yet. */
    ownerId: { label: 'Owner', schema: idSchema.nullable(), notImported: true },
    value: { label: 'Value', schema: moneySchema().nullable(), money: 'INR' },
    probability: {
      label: 'Probability in percent',
      schema: z
        .number('Enter a number.')
        .int('Enter a whole number.')
        .min(0, 'Enter 0 to 100 percent.')
        .max(100, 'Enter 0 to 100 percent.'),
    },
    expectedClose: { label: 'Expected close', schema: daySchema.nullable() },
    services: { label: 'Services', schema: z.array(choiceKeySchema('Choose a service.')).max(12) },
    city: { label: 'City', schema: lineSchema(80).nullable() },
    nextAction: { label: 'Next action', schema: lineSchema(120).nullable() },
    nextOn: { label: 'Next action on', schema: daySchema.nullable() },
    /** In the company's zone; null: in the morning. */
    nextTime: { label: 'Next action at', schema: timeOfDaySchema.nullable() },
    campaign: { label: 'Campaign', schema: lineSchema(80).nullable() },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'company', type: 'text' },
    { key: 'stage', title: 'Stage', type: 'choice', filterable: true },
    { key: 'value', type: 'number', sortable: true },
    { key: 'owner', title: 'Owner', type: 'person', filterable: true },
    { key: 'nextOn', type: 'date', sortable: true, filterable: true, first: 'rising' },
    { key: 'expectedClose', type: 'date', filterable: true, display: 'hidden' },
    { key: 'answerDueAt', title: 'First answer due', type: 'date', time: true, sortable: true },
    { key: 'lastActivityAt', title: 'Last activity', type: 'date', time: true, display: 'hidden' },
    { key: 'stageSince', title: 'At this stage since', type: 'date', time: true, display: 'hidden' },
    { key: 'emails', type: 'text', display: 'hidden' },
    { key: 'phones', type: 'text', display: 'hidden' },
    { key: 'source', type: 'choice', filterable: true, display: 'hidden' },
    { key: 'services', type: 'choice', filterable: true, display: 'hidden' },
    { key: 'campaign', type: 'text', display: 'hidden' },
    { key: 'city', type: 'text', display: 'hidden' },
    {
      key: 'quick',
      title: 'Quick filter',
      type: 'choice',
      filterable: true,
      display: 'never',
      options: choices(LEAD_QUICK, LEAD_QUICK_LABELS),
    },
    { key: 'archived', title: 'Archived', type: 'yesNo', filterable: true, display: 'never' },
    {
      key: 'createdAt',
      title: 'Lead since',
      type: 'date',
      time: true,
      sortable: true,
      display: 'hidden',
    },
  ],
  shows: {
    /** The type of its stage. */
    stage: z.enum(LEAD_STAGES),
    /** Which of the company's stages it is, and its words; null: the standard ones. */
    stageKey: z.string(),
    stageName: z.string().nullable(),
    /** When it came to the stage. */
    stageSince: z.iso.datetime(),
    /** Until when it is to be answered for the first time, in working time; null: there is no clock. */
    answerDueAt: z.iso.datetime().nullable(),
    /** When somebody first called or wrote to them. */
    answeredAt: z.iso.datetime().nullable(),
    /** When something was last done, and since when nothing is: then, or since it came to the stage. */
    lastActivityAt: z.iso.datetime().nullable(),
    quietSince: z.iso.datetime(),
    /** When the next action is due. */
    nextAt: z.iso.datetime().nullable(),
    /** What web addresses said of where it came from: `utm_source` and others. */
    utm: z.record(z.string(), z.string()),
    /** Words of the company's own for its source; null: the standard ones. */
    sourceName: z.string().nullable(),
    /** Words of the company's own for its services, by their keys. */
    serviceNames: z.record(z.string(), z.string()),
    /** Whose it was before that person left. */
    handedFrom: refSchema.nullable(),
    owner: refSchema.nullable(),
    /** The rule that gave it to its owner, and how (one of LEAD_GIVEN). */
    given: z.object({ rule: z.string(), how: z.string() }).nullable(),
    /** Where it was before it was put on hold, and goes back to. */
    heldFrom: z.string().nullable(),
    lostReason: z.string().nullable(),
    lostReasonName: z.string().nullable(),
    lostNote: z.string().nullable(),
    /** Why a manager won it without a client. */
    wonReason: z.string().nullable(),
    client: refSchema.nullable(),
    createdAt: z.iso.datetime(),
  },
  creating: {
    /** Why it is saved although it is known already; for managers. */
    knownReason: lineSchema(200).nullable().default(null),
  },
  steps: {
    move: { needs: 'update', verb: 'moved', body: moveLeadSchema },
    waive: { from: NOT_WON, needs: 'approve', verb: 'won without a client', body: waiveLeadSchema },
    convert: { needs: 'update', verb: 'made a client', body: convertLeadSchema },
    merge: { needs: 'approve', verb: 'merged with others' },
    archive: 'delete',
    restore: 'delete',
  },
  stateIn: 'stage',
  errors: {
    LEAD_KNOWN: [409, 'This contact is known already. Open it instead.'],
    LEAD_KNOWN_REASON: [409, 'This contact is known already. Say why it is to be kept twice.'],
    LEAD_OWNER: [400, 'This person is not available.'],
    LEAD_LOST_REASON: [409, 'Say why it was lost.'],
    LEAD_LOST_NOTE: [409, 'Say in a few words what the reason was.'],
    LEAD_WON_ELSEWHERE: [409, 'A lead is won by making it a client, or by a manager with a reason.'],
    LEAD_ENDED: [409, 'This lead is won. Only an admin opens it again.'],
    LEAD_HELD: [409, 'A lead on hold goes back to the stage from which it came.'],
    LEAD_ARCHIVED: [409, 'Restore the lead first.'],
    LEAD_MERGED: [409, 'This lead was merged. Undo the merge to bring it back.'],
  },
  auditLabels: {
    answeredAt: 'First answer',
    lostReason: 'Reason',
    wonReason: 'Won because',
    handedFrom: 'Taken over from',
    client: 'Client',
    merged: 'Merged',
  },
});
export type Lead = Shown<typeof LEAD>;
export type CreateLead = Created<typeof LEAD>;
export type UpdateLead = Updated<typeof LEAD>;
export type LeadQuery = Queried<typeof LEAD>;
export type BulkLeads = BulkOf<typeof LEAD>;
