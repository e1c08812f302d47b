import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { idSchema, lineSchema, textSchema, timezoneSchema } from '../lists/fields.js';
import { shownAmountsSchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { BulkOf, Created, Queried, Shown, Updated } from '../records/record.types.js';
import { contactDraftSchema } from './contact-draft.js';
import { gstStateSchema } from './gst-state.js';
import { choiceKeySchema } from './lead-choice.js';

export const CLIENT_TYPES = ['company', 'individual'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];
export const CLIENT_TYPE_LABELS: Record<ClientType, string> = { company: 'Company', individual: 'Person' };

export const CLIENT_STATUSES = ['prospect', 'active', 'paused', 'churned'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];
export const CLIENT_STATUS_LABELS: Record<ClientStatus, string> = {
  prospect: 'Prospect',
  active: 'Active',
  paused: 'Paused',
  churned: 'Left',
};

/** What is wrong between the company and a client, the worst first. */
export const CLIENT_TROUBLES = ['lateTasks', 'lateMilestones', 'overBudget', 'silence', 'declined'] as const;
export type ClientTroubleKind = (typeof CLIENT_TROUBLES)[number];
export const CLIENT_TROUBLE_LABELS: Record<ClientTroubleKind, string> = {
  lateTasks: 'Late tasks',
  lateMilestones: 'Late milestones',
  overBudget: 'Over the hours',
  silence: 'Silence',
  declined: 'Proposal declined',
};

/** Of one file; each client is compared with all that are there. */
export const MOST_CLIENT_ROWS = 5_000;
const MOST_TAGS = 20;
const MOST_CONTACTS = 20;

const tagSchema = lineSchema(40).min(1, 'Give the tag a name.');

/** Whom the company works for. */
export const CLIENT = defineRecord({
  kind: 'client',
  path: 'clients',
  remote: 'clients',
  one: 'Client',
  many: 'Clients',
  resource: { tab: 'clientManagement', resource: 'clients' },
  fields: {
    name: { label: 'Name', schema: lineSchema(120).min(1, 'Enter a name.') },
    /** Null in a request: the next free one. */
    code: {
      label: 'Code',
      schema: lineSchema(16)
        .toUpperCase()
        .regex(/^[A-Z0-9-]{2,16}$/, 'Use 2 to 16 letters, digits and hyphens.')
        .nullable(),
    },
    type: { label: 'Kind', schema: z.enum(CLIENT_TYPES, 'Choose a kind.') },
    status: { label: 'Status', schema: z.enum(CLIENT_STATUSES, 'Choose a status.') },
    ownerId: { label: 'Owner', schema: idSchema.nullable(), notImported: true },
    industry: { label: 'Industry', schema: lineSchema(60).nullable() },
    gstin: { label: 'GSTIN', schema: lineSchema(30).nullable() },
    address: {
      label: 'Address',
      schema: textSchema.max(300, 'Use at most 300 characters.').nullable(),
    },
    city: { label: 'City', schema: lineSchema(80).nullable() },
    postalCode: { label: 'Postal code', schema: lineSchema(12).nullable() },
    /** Of an address in India: decides about taxes where no GSTIN does. */
    stateCode: { label: 'State', schema: gstStateSchema.nullable().optional(), notImported: true },
    /** In a special economic zone. */
    isSez: { label: 'In a special economic zone', schema: z.boolean().optional(), notImported: true },
    /** ISO 3166-1 alpha-2. */
    country: {
      label: 'Country',
      schema: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}$/, 'Choose a country.'),
    },
    /** ISO 4217. */
    currency: {
      label: 'Currency',
      schema: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{3}$/, 'Choose a currency.'),
    },
    timezone: { label: 'Time zone', schema: timezoneSchema },
    website: { label: 'Website', schema: lineSchema(200).nullable() },
    services: { label: 'Services', schema: z.array(choiceKeySchema('Choose a service.')).max(12) },
    tags: { label: 'Tags', schema: z.array(tagSchema).max(MOST_TAGS, 'Use at most 20 tags.') },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'code', type: 'text', sortable: true },
    {
      key: 'status',
      type: 'choice',
      filterable: true,
      options: choices(CLIENT_STATUSES, CLIENT_STATUS_LABELS),
    },
    { key: 'owner', title: 'Owner', type: 'person', filterable: true },
    { key: 'services', type: 'choice', filterable: true, display: 'hidden' },
    { key: 'openProjects', title: 'Open projects', type: 'number' },
    { key: 'proposalsOut', title: 'Proposals out', type: 'number' },
    { key: 'accepted', title: 'Accepted in 12 months', type: 'text' },
    { key: 'lastContactAt', title: 'Last contact', type: 'date', time: true },
    {
      key: 'health',
      title: 'Health',
      type: 'choice',
      options: choices(CLIENT_TROUBLES, CLIENT_TROUBLE_LABELS),
    },
    { key: 'city', type: 'text', display: 'hidden' },
    { key: 'industry', type: 'text', display: 'hidden' },
    { key: 'archived', title: 'Archived', type: 'yesNo', filterable: true, display: 'never' },
    {
      key: 'createdAt',
      title: 'Client since',
      type: 'date',
      time: true,
      sortable: true,
      display: 'hidden',
    },
  ],
  shows: {
    owner: refSchema.nullable(),
    /** Whose it was before that person left. */
    handedFrom: refSchema.nullable(),
    createdAt: z.iso.datetime(),
    /** Of what the reader sees; null: they see no projects, or no proposals. */
    openProjects: z.number().int().nullable(),
    proposalsOut: z.number().int().nullable(),
    /**
     * What the proposals accepted in the last 12 months come to, of what the reader sees: one amount for each currency in
     * its minor units, the client's own first. Empty: nothing was accepted; null: they see no proposals.
     */
    accepted: shownAmountsSchema.nullable(),
    /** The last call or message. */
    lastContactAt: z.iso.datetime().nullable(),
    /** What is wrong, of what the reader sees; null: they see no open work and nothing declined. */
    health: z.array(z.enum(CLIENT_TROUBLES)).nullable(),
    /** The contact who is called first. */
    contact: z
      .object({ id: idSchema, name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
      .nullable(),
  },
  creating: {
    contacts: z.array(contactDraftSchema).max(MOST_CONTACTS, 'Add at most 20 contacts.').default([]),
    /** Why it is saved although it is known already; for managers. */
    knownReason: lineSchema(200).nullable().default(null),
  },
  steps: {
    merge: { needs: 'approve', verb: 'merged with others' },
    archive: 'delete',
    restore: 'delete',
  },
  errors: {
    CLIENT_KNOWN: [409, 'This client is known already. Use the one that is there.'],
    CLIENT_KNOWN_REASON: [409, 'This client is known already. Say why it is to be kept twice.'],
    CLIENT_CODE_TAKEN: [409, 'Another client has this code.'],
    CLIENT_ARCHIVED: [409, 'Restore the client first.'],
    CLIENT_MERGED: [409, 'This client was merged. Undo the merge to bring it back.'],
    CLIENT_OWNER: [400, 'This person is not available.'],
  },
  auditLabels: { merged: 'Merged', handedFrom: 'Taken over from' },
});
export type Client = Shown<typeof CLIENT>;
export type CreateClient = Created<typeof CLIENT>;
export type UpdateClient = Updated<typeof CLIENT>;
export type ClientQuery = Queried<typeof CLIENT>;
export type BulkClients = BulkOf<typeof CLIENT>;

/** C-0042, where the company gives no other code. */
export const sayClientCode = (number: number): string => `C-${String(number).padStart(4, '0')}`;
