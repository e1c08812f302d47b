import { z } from 'zod';
import { describedQuerySchema, type DescribedQuery } from '../lists/described-list.js';
import { idSchema, textSchema, versionSchema } from '../lists/fields.js';
import { choices, type ListDescription } from '../lists/list-description.js';
import { pageSchema } from '../lists/list.js';
import { requestFactSchema, requestTableSchema } from './request-figure.js';
import { REQUEST_REASON_LIMIT, REQUEST_STATE_LABELS, REQUEST_STATES } from './request-state.js';

/** Most requests approved by one click. */
export const REQUEST_BULK_LIMIT = 50;

/** What the lists of requests can show, sort and filter. */
export const REQUEST_LIST = {
  key: 'requests.requests',
  columns: [
    { key: 'createdAt', title: 'Sent', type: 'date', time: true, sortable: true, filterable: true },
    { key: 'person', title: 'Person', type: 'text', filterable: true, display: 'always' },
    { key: 'kind', title: 'Request', type: 'choice', filterable: true },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(REQUEST_STATES, REQUEST_STATE_LABELS),
    },
  ],
  access: { roles: ['admin', 'hr', 'teamLeader', 'employee'] },
  sharing: { roles: ['admin'] },
} as const satisfies ListDescription;
export const requestQuerySchema = describedQuerySchema(REQUEST_LIST);
export type RequestQuery = DescribedQuery<typeof REQUEST_LIST>;

/** Somebody's requests, those that wait for them, and those that they decided. */
export const REQUEST_BOXES = ['mine', 'waiting', 'decided'] as const;
export type RequestBox = (typeof REQUEST_BOXES)[number];

export const requestSchema = z.object({
  id: idSchema,
  kind: z.string(),
  /** In the reader's language, like the summary and the warnings. */
  title: z.string(),
  icon: z.string(),
  summary: z.string(),
  employeeId: idSchema,
  person: z.string(),
  /** The account of the person; null for somebody without one. */
  userId: idSchema.nullable(),
  state: z.enum(REQUEST_STATES),
  /** From 1. */
  step: z.number().int(),
  steps: z.number().int(),
  createdAt: z.string(),
  /** The last decision; null until there is one. */
  decision: z.object({ by: z.string(), at: z.string(), reason: z.string().nullable() }).nullable(),
  /** Why it has to be looked at alone before it is approved. */
  warnings: z.array(z.string()),
  /** It is approved only after it was opened, whether it warns of something or not. */
  opensFirst: z.boolean(),
  /** What the decider sees of it without opening it; empty for everybody else. */
  facts: z.array(requestFactSchema),
  /** Whether the asking person may decide it now. */
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
  /** Grows when what it asks for changes; decisions do not change it. */
  version: versionSchema,
});
export type EmployeeRequest = z.infer<typeof requestSchema>;
export const requestPageSchema = pageSchema(requestSchema);

export const requestStepSchema = z.object({
  /** Who decides, as the kind names it: `manager`, `hr`. */
  who: z.string(),
  approver: z.string(),
  approverId: idSchema,
  /** The person whose stand-in decides. */
  standsInFor: z.string().nullable(),
  /** waiting: an earlier step comes first. */
  state: z.enum(['waiting', 'pending', 'approved', 'declined', 'ended']),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
});
export type RequestStep = z.infer<typeof requestStepSchema>;

/** Everything that the decider sees. */
export const requestDetailSchema = z.object({
  request: requestSchema,
  steps: z.array(requestStepSchema),
  facts: z.array(requestFactSchema),
  tables: z.array(requestTableSchema),
  /** Of a request about several people, who are read one by one; null: the tables are about its person. */
  people: z.object({ count: z.int(), looks: z.int() }).nullable(),
  /** Set: these are the figures of that moment, as the last decider saw them. */
  asOf: z.string().nullable(),
});
export type RequestDetail = z.infer<typeof requestDetailSchema>;

/** `GET /api/requests/{id}/people/{place}`: one of the people that a request is about, those that need a look first. */
export const requestPlaceSchema = z.object({ id: idSchema, place: z.coerce.number().int().min(1) });
export const requestPersonSchema = z.object({
  place: z.int(),
  employeeId: idSchema,
  name: z.string(),
  /** Why this person needs a look, in the reader's language. */
  notes: z.array(z.string()),
  facts: z.array(requestFactSchema),
  tables: z.array(requestTableSchema),
  /** The month that figures of a month are about. */
  month: z.string(),
});
export type RequestPerson = z.infer<typeof requestPersonSchema>;

export const decideRequestSchema = z.strictObject({
  decision: z.enum(['approve', 'decline']),
  version: versionSchema,
  /** The step that the person saw. */
  step: z.number().int().min(1),
  reason: textSchema.max(REQUEST_REASON_LIMIT, 'Use at most 500 characters.').nullable(),
});
export type DecideRequest = z.infer<typeof decideRequestSchema>;

export const approveRequestsSchema = z.strictObject({
  requests: z
    .array(z.strictObject({ id: idSchema, version: versionSchema, step: z.number().int().min(1) }))
    .min(1)
    .max(REQUEST_BULK_LIMIT, 'Choose at most 50.'),
});
export type ApproveRequests = z.infer<typeof approveRequestsSchema>;
