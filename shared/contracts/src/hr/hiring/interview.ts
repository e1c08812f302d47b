import { z } from 'zod';
import { choices } from '../../lists/list-description.js';
import { idSchema, lineSchema, textSchema, versionSchema } from '../../lists/fields.js';
import { defineRecord } from '../../records/define-record.js';
import { refSchema } from '../../records/record-field.js';
import type { Created, Queried, Shown, Updated } from '../../records/record.types.js';

export const INTERVIEW_STATES = ['scheduled', 'held', 'noShow', 'cancelled'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];
export const INTERVIEW_STATE_LABELS: Record<InterviewState, string> = {
  scheduled: 'Scheduled',
  held: 'Held',
  noShow: 'Did not come',
  cancelled: 'Cancelled',
};

export const INTERVIEW_MODES = ['inPerson', 'video', 'phone'] as const;
export type InterviewMode = (typeof INTERVIEW_MODES)[number];
export const INTERVIEW_MODE_LABELS: Record<InterviewMode, string> = {
  inPerson: 'In person',
  video: 'By video',
  phone: 'By phone',
};

const MINUTES_FAULT = 'Enter 15 to 480 minutes.';
const PANEL_FAULT = 'Choose 1 to 8 interviewers.';
const webAddress = z.url({ protocol: /^https$/, error: 'Enter a web address that starts with https://.' });

const panelSchema = z
  .array(idSchema)
  .min(1, PANEL_FAULT)
  .max(8, PANEL_FAULT)
  .refine((ids) => new Set(ids).size === ids.length, 'Each interviewer is there once.');
const momentSchema = z.iso.datetime('Choose a day and a time.');
const minutesSchema = z
  .number(MINUTES_FAULT)
  .int(MINUTES_FAULT)
  .min(15, MINUTES_FAULT)
  .max(480, MINUTES_FAULT);

/** A talk of some employees with an applicant. */
export const INTERVIEW = defineRecord({
  kind: 'interview',
  path: 'hr/interviews',
  remote: 'hr',
  one: 'Interview',
  many: 'Interviews',
  resource: { tab: 'hrOperations', resource: 'hiring' },
  fields: {
    applicationId: { label: 'Application', schema: idSchema, fixed: true },
    startsAt: { label: 'Starts at', schema: momentSchema },
    minutes: { label: 'Minutes', schema: minutesSchema },
    mode: { label: 'How you meet', schema: z.enum(INTERVIEW_MODES, 'Choose how you meet.') },
    /** Of an interview in person. */
    place: { label: 'Room or address', schema: lineSchema(120) },
    /** A room of the company's calendar; its name is the place. */
    roomId: { label: 'Room', schema: idSchema.nullable() },
    /** Of an interview by video. */
    link: {
      label: 'Link to the call',
      schema: webAddress.max(1_000, 'Use at most 1,000 characters.').nullable(),
    },
    /** Employees. */
    panelIds: { label: 'Interviewers', schema: panelSchema },
  },
  columns: [
    { key: 'startsAt', type: 'date', time: true, sortable: true, display: 'always' },
    { key: 'application', title: 'Application', type: 'choice', filterable: true, display: 'never' },
    { key: 'candidate', title: 'Applicant', type: 'text' },
    { key: 'opening', title: 'Opening', type: 'text' },
    { key: 'minutes', type: 'number' },
    {
      key: 'mode',
      type: 'choice',
      options: choices(INTERVIEW_MODES, INTERVIEW_MODE_LABELS),
    },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(INTERVIEW_STATES, INTERVIEW_STATE_LABELS),
    },
  ],
  shows: {
    state: z.enum(INTERVIEW_STATES),
    candidate: refSchema,
    opening: refSchema,
    /** given: whether their scorecard is there. */
    panel: z.array(refSchema.extend({ given: z.boolean() })),
    /** Why it was cancelled. */
    reason: z.string().nullable(),
    /** How often its invitation was changed. */
    sequence: z.number().int(),
  },
  steps: {
    hold: { from: ['scheduled'], to: 'held', needs: 'update', verb: 'held' },
    miss: { from: ['scheduled'], to: 'noShow', needs: 'update', verb: 'missed' },
    cancel: {
      from: ['scheduled'],
      to: 'cancelled',
      needs: 'update',
      verb: 'cancelled',
      body: z.strictObject({
        version: versionSchema,
        reason: textSchema.min(1, 'Say why.').max(500, 'Use at most 500 characters.'),
      }),
    },
  },
  changesIn: ['scheduled'],
  errors: {
    INTERVIEW_PAST: [400, 'Choose a time that is still to come.'],
    INTERVIEW_NOT_YET: [409, 'This interview has not started yet.'],
    INTERVIEW_CLASH: [409, 'The applicant has another interview at this time.'],
    INTERVIEW_PANEL: [400, 'Choose people who work here now and can sign in.'],
    INTERVIEW_NO_LINK: [400, 'Enter the link to the call.'],
    INTERVIEW_APPLICATION_ENDED: [409, 'This application has ended.'],
    INTERVIEW_SCORED: [409, 'Scorecards of this interview are there. Schedule another one.'],
    SCORECARD_GIVEN: [409, 'You have given your scorecard already.'],
    SCORECARD_CLOSED: [409, 'This interview was cancelled or did not take place.'],
  },
  auditLabels: { panel: 'Interviewers', reason: 'Reason' },
});
export type Interview = Shown<typeof INTERVIEW>;
export type CreateInterview = Created<typeof INTERVIEW>;
export type UpdateInterview = Updated<typeof INTERVIEW>;
export type InterviewQuery = Queried<typeof INTERVIEW>;

/** `POST /api/hr/interviews/clashes`: who of a panel is busy then. */
export const findInterviewClashesSchema = z.strictObject({
  panelIds: panelSchema,
  startsAt: momentSchema,
  minutes: minutesSchema,
  /** The interview itself, which is in nobody's way. */
  without: idSchema.nullable(),
  roomId: idSchema.nullable().optional(),
});
export type FindInterviewClashes = z.infer<typeof findInterviewClashesSchema>;
export const interviewClashesSchema = z.object({
  items: z.array(refSchema.extend({ start: z.iso.datetime(), end: z.iso.datetime() })),
  /** Why the room is not free, in the reader's language; null: it is. */
  room: z.string().nullable(),
});
export type InterviewClashes = z.infer<typeof interviewClashesSchema>;
