import { z } from 'zod';
import { choices } from '../../lists/list-description.js';
import {
  daySchema,
  emailSchema,
  idSchema,
  personNameSchema,
  textSchema,
  timezoneSchema,
  versionSchema,
} from '../../lists/fields.js';
import { moneySchema } from '../../money/money-schema.js';
import { defineRecord } from '../../records/define-record.js';
import { refSchema } from '../../records/record-field.js';
import type { Created, Queried, Shown, Updated } from '../../records/record.types.js';
import { EMPLOYMENT_TYPES } from '../employment.js';

/** missed: it was accepted, and the person did not come. */
export const OFFER_STATES = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'joined',
  'missed',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];
export const OFFER_STATE_LABELS: Record<OfferState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  joined: 'Joined',
  missed: 'Did not join',
};

const MONTHS_FAULT = 'Enter 0 to 12 months.';

const declineSchema = z.strictObject({
  version: versionSchema,
  note: textSchema.max(500, 'Use at most 500 characters.').default(''),
});

const joinSchema = z.strictObject({
  version: versionSchema,
  firstName: personNameSchema,
  lastName: personNameSchema,
  workEmail: emailSchema,
  employmentType: z.enum(EMPLOYMENT_TYPES, 'Choose an employment type.'),
  joiningDate: daySchema,
  managerId: idSchema.nullable().default(null),
  timezone: timezoneSchema,
  invite: z.boolean().default(false),
});

/** What an applicant is offered. */
export const OFFER = defineRecord({
  kind: 'offer',
  path: 'hr/offers',
  remote: 'hr',
  one: 'Offer',
  many: 'Offers',
  resource: { tab: 'hrOperations', resource: 'hiring' },
  fields: {
    applicationId: { label: 'Application', schema: idSchema, fixed: true },
    /** A year. */
    pay: { label: 'Pay, a year', schema: moneySchema({ min: 1 }), money: 'INR' },
    joiningOn: { label: 'Joins on', schema: daySchema },
    expiresOn: { label: 'Open until', schema: daySchema },
    probationMonths: {
      label: 'Probation in months',
      schema: z.number(MONTHS_FAULT).int(MONTHS_FAULT).min(0, MONTHS_FAULT).max(12, MONTHS_FAULT),
    },
  },
  columns: [
    { key: 'number', title: 'Number', type: 'number', display: 'always' },
    { key: 'application', title: 'Application', type: 'choice', filterable: true, display: 'never' },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(OFFER_STATES, OFFER_STATE_LABELS),
    },
    { key: 'pay', type: 'number' },
    { key: 'joiningOn', type: 'date' },
    { key: 'expiresOn', type: 'date' },
    {
      key: 'createdAt',
      title: 'Made on',
      type: 'date',
      time: true,
      sortable: true,
      first: 'falling',
      display: 'hidden',
    },
  ],
  shows: {
    state: z.enum(OFFER_STATES),
    number: z.number().int(),
    candidate: refSchema,
    sentAt: z.iso.datetime().nullable(),
    /** When the answer was recorded, or the person joined. */
    decidedAt: z.iso.datetime().nullable(),
    note: z.string().nullable(),
    /** The name that was typed with an answer by link. */
    answeredBy: z.string().nullable(),
    /** Where a link is mailed to; null: there is no address. */
    email: z.string().nullable(),
    /** Whom the applicant became. */
    employee: refSchema.nullable(),
    createdAt: z.iso.datetime(),
  },
  steps: {
    send: { from: ['draft'], to: 'sent', needs: 'update', verb: 'sent' },
    accept: { from: ['sent'], to: 'accepted', needs: 'update', verb: 'accepted' },
    decline: { from: ['sent'], to: 'declined', needs: 'update', verb: 'declined', body: declineSchema },
    lapse: { from: ['sent'], to: 'expired', needs: 'update', verb: 'ended' },
    withdraw: { from: ['draft', 'sent', 'accepted'], to: 'withdrawn', needs: 'update', verb: 'withdrawn' },
    join: { from: ['accepted'], to: 'joined', needs: 'update', verb: 'made an employee', body: joinSchema },
    miss: { from: ['accepted'], to: 'missed', needs: 'update', verb: 'missed' },
  },
  changesIn: ['draft'],
  errors: {
    NO_SEAT_LEFT: [409, 'No seat is left on this opening.'],
    OFFER_THERE: [409, 'This applicant has an offer already.'],
    OFFER_NOT_SELECTED: [409, 'Move the applicant to Selected first.'],
    OFFER_ABOVE_BUDGET: [409, 'This is above the budget of the opening. Only an admin sends such an offer.'],
    OFFER_CHANGED: [409, 'This offer was changed. Read it again before you answer.'],
    OFFER_ANSWERED: [409, 'This offer was answered already.'],
    OFFER_UNSIGNED: [400, 'Type your full name.'],
    OFFER_ENDED: [409, 'This offer has expired. Withdraw it and make another.'],
    OFFER_RUNS: [409, 'This offer has not expired yet.'],
    OFFER_ENDS_PAST: [400, 'Choose a day from today on.'],
    OFFER_JOINS_FIRST: [400, 'The person joins after the offer ends.'],
  },
  auditLabels: {
    employee: 'Employee',
    note: 'Note',
    answeredBy: 'Answered by',
    answeredHash: 'Fingerprint of what was answered',
  },
});
export type Offer = Shown<typeof OFFER>;
export type CreateOffer = Created<typeof OFFER>;
export type UpdateOffer = Updated<typeof OFFER>;
export type OfferQuery = Queried<typeof OFFER>;

/** `GET /api/hr/offers/{id}/link`: by which the applicant reads and answers it. */
export const offerLinkSchema = z.object({ url: z.string() });
export type OfferLink = z.infer<typeof offerLinkSchema>;
