import { z } from 'zod';
import { choices } from '../../lists/list-description.js';
import { daySchema, idSchema, lineSchema, textSchema } from '../../lists/fields.js';
import { shownMoneySchema } from '../../money/money-schema.js';
import { defineRecord } from '../../records/define-record.js';
import { refField, refSchema } from '../../records/record-field.js';
import type { Queried, Shown, Updated } from '../../records/record.types.js';
import { hiringStagesSchema } from './hiring-stage.js';
import { interviewKitSchema } from './interview-kit.js';
import { postingQuestionsSchema, WORK_MODES } from './posting.js';

export const OPENING_STATES = ['hold', 'open', 'closed', 'filled'] as const;
export type OpeningState = (typeof OPENING_STATES)[number];
export const OPENING_STATE_LABELS: Record<OpeningState, string> = {
  hold: 'On hold',
  open: 'Open',
  closed: 'Closed',
  filled: 'Filled',
};

const count = z.number().int();

/** Who has a seat of an opening, or will have it. */
export const seatsSchema = z.object({ joined: count, accepted: count, sent: count });
export type Seats = z.infer<typeof seatsSchema>;

/** The seats that nobody has and no offer is out for. */
export const freeSeats = ({ headcount, seats }: { headcount: number; seats: Seats }): number =>
  Math.max(0, headcount - seats.joined - seats.accepted - seats.sent);

/** A job with free seats, which an approved requisition becomes. */
export const OPENING = defineRecord({
  kind: 'opening',
  path: 'hr/openings',
  remote: 'hr',
  one: 'Opening',
  many: 'Openings',
  resource: { tab: 'hrOperations', resource: 'hiring' },
  fields: {
    title: { label: 'Job title', schema: lineSchema(120).min(1, 'Enter the job title.') },
    ownerId: {
      label: 'Owner',
      shownAs: 'owner',
      schema: idSchema,
    },
    departmentId: refField({ label: 'Department', shownAs: 'department' }),
    closesOn: { label: 'Closes on', schema: daySchema.nullable() },
    stages: { label: 'Stages', schema: hiringStagesSchema },
    /** What interviewers assess. */
    kit: { label: 'Criteria of scorecards', schema: interviewKitSchema },
    /** Whether it stands on the careers page while it is open. */
    isPublic: { label: 'On the careers page', schema: z.boolean() },
    posting: { label: 'Posting', schema: textSchema.max(5000, 'Use at most 5,000 characters.') },
    place: { label: 'Place', schema: lineSchema(120) },
    workMode: { label: 'Where people work', schema: z.enum(WORK_MODES, 'Choose where people work.') },
    payShown: { label: 'Show the pay', schema: z.boolean() },
    resumeRequired: { label: 'A resume is required', schema: z.boolean() },
    questions: { label: 'Questions', schema: postingQuestionsSchema },
  },
  columns: [
    { key: 'title', type: 'text', display: 'always' },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(OPENING_STATES, OPENING_STATE_LABELS),
    },
    { key: 'headcount', title: 'Seats', type: 'number' },
    { key: 'people', title: 'Applicants', type: 'number' },
    { key: 'owner', type: 'person', filterable: true },
    { key: 'department', type: 'text', display: 'hidden' },
    { key: 'neededBy', title: 'Needed by', type: 'date' },
    { key: 'closesOn', type: 'date', display: 'hidden' },
    {
      key: 'createdAt',
      title: 'Opening since',
      type: 'date',
      time: true,
      sortable: true,
      first: 'falling',
    },
  ],
  shows: {
    state: z.enum(OPENING_STATES),
    requisition: refSchema,
    headcount: count,
    seats: seatsSchema,
    /** Applicants whose way has not ended. */
    people: count,
    designation: refSchema.nullable(),
    /** A year, in paise. */
    budgetMin: shownMoneySchema,
    budgetMax: shownMoneySchema,
    neededBy: daySchema,
    /** Its address on the careers page, from the first time that it stood there. */
    slug: z.string().nullable(),
    createdAt: z.iso.datetime(),
  },
  steps: {
    open: { from: ['hold', 'closed'], to: 'open', needs: 'update', verb: 'opened' },
    hold: { from: ['open'], to: 'hold', needs: 'update', verb: 'put on hold' },
    close: { from: ['open', 'hold'], to: 'closed', needs: 'update', verb: 'closed' },
  },
  changesIn: ['hold', 'open'],
  errors: {
    OPENING_GONE: [410, 'This job is no longer open.'],
    OPENING_CLOSED: [409, 'This opening takes no one now. Open it first.'],
    OPENING_ENDED: [409, 'This opening has ended.'],
    OPENING_STAGE_USED: [409, 'People are in a stage that is missing here. Move them first.'],
    OPENING_OWNER: [400, 'Choose someone who works here now and can sign in.'],
  },
});
export type Opening = Shown<typeof OPENING>;
export type UpdateOpening = Updated<typeof OPENING>;
export type OpeningQuery = Queried<typeof OPENING>;
