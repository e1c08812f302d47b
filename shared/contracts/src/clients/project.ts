import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, idSchema, lineSchema } from '../lists/fields.js';
import { moneySchema, shownMoneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';
import { AGENCY_SERVICE_LABELS, AGENCY_SERVICES } from './agency-service.js';

export const PROJECT_STATES = ['planned', 'active', 'on_hold', 'completed', 'archived', 'cancelled'] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];
export const PROJECT_STATE_LABELS: Record<ProjectState, string> = {
  planned: 'Planned',
  active: 'In progress',
  on_hold: 'On hold',
  completed: 'Completed',
  archived: 'Archived',
  cancelled: 'Cancelled',
};
/** Work is still to come. */
export const OPEN_PROJECT_STATES: readonly ProjectState[] = ['planned', 'active', 'on_hold'];

/** What is wrong with a running project. */
export const PROJECT_TROUBLES = ['lateTasks', 'lateMilestones', 'overBudget', 'overdue'] as const;
export type ProjectTrouble = (typeof PROJECT_TROUBLES)[number];
export const PROJECT_TROUBLE_LABELS: Record<ProjectTrouble, string> = {
  lateTasks: 'Tasks are overdue',
  lateMilestones: 'A milestone is overdue',
  overBudget: 'More hours than planned',
  overdue: 'Past its end',
};

const MOST_MEMBERS = 30;
const MOST_HOURS = 100_000;

/** What is done for a client. */
export const PROJECT = defineRecord({
  kind: 'project',
  path: 'projects',
  remote: 'clients',
  one: 'Project',
  many: 'Projects',
  resource: { tab: 'clientManagement', resource: 'projects' },
  fields: {
    clientId: { label: 'Client', schema: idSchema, fixed: true, notImported: true },
    kind: { label: 'Kind', schema: z.enum(AGENCY_SERVICES, 'Choose a kind.'), fixed: true },
    name: { label: 'Name', schema: lineSchema(120).min(1, 'Enter a name.') },
    /** Its tasks are numbered with it. Null in a request: a free one after its client. */
    code: {
      label: 'Code',
      schema: lineSchema(16)
        .toUpperCase()
        .regex(/^[A-Z0-9-]{2,16}$/, 'Use 2 to 16 letters, digits and hyphens.')
        .nullable(),
    },
    managerId: { label: 'Project manager', schema: idSchema },
    memberIds: {
      label: 'Members',
      schema: z.array(idSchema).max(MOST_MEMBERS, 'Choose at most 30 people.'),
    },
    startOn: { label: 'Start', schema: daySchema },
    endOn: { label: 'End', schema: daySchema },
    /** Planned hours; null: without a budget. */
    budgetHours: {
      label: 'Planned hours',
      schema: z
        .number()
        .int()
        .min(1, 'Enter 1 hour or more.')
        .max(MOST_HOURS, 'Use at most 100,000 hours.')
        .nullable(),
    },
    budget: { label: 'Budget', schema: moneySchema({ min: 1 }).nullable().optional(), money: 'own' },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'code', type: 'text', sortable: true },
    { key: 'client', title: 'Client', type: 'person', filterable: true },
    {
      key: 'kind',
      type: 'choice',
      filterable: true,
      options: choices(AGENCY_SERVICES, AGENCY_SERVICE_LABELS),
    },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(PROJECT_STATES, PROJECT_STATE_LABELS),
    },
    { key: 'manager', title: 'Project manager', type: 'person', filterable: true },
    { key: 'startOn', type: 'date', sortable: true, latestFirst: true },
    { key: 'endOn', type: 'date', sortable: true },
  ],
  shows: {
    client: refSchema,
    manager: refSchema,
    members: z.array(refSchema),
    state: z.enum(PROJECT_STATES),
    /** Of its tasks that are not cancelled; late ones are open and due before today. */
    tasks: z.object({ open: z.number().int(), total: z.number().int(), late: z.number().int() }),
    milestones: z.object({ open: z.number().int(), total: z.number().int(), late: z.number().int() }),
    /** In minutes. */
    tracked: z.number().int(),
    /** Amounts of its milestones: all, approved by the client, and of these invoiced. */
    money: z.object({ planned: shownMoneySchema, approved: shownMoneySchema, invoiced: shownMoneySchema }),
    currency: z.string(),
    /** Empty: all is well, or it has ended. */
    troubles: z.array(z.enum(PROJECT_TROUBLES)),
    /** Whether tasks are numbered with its code, which then stays. */
    codeFixed: z.boolean(),
    createdAt: z.iso.datetime(),
  },
  creating: {
    /** Starts with the milestones and tasks of its kind. */
    withTemplate: z.boolean(),
  },
  steps: {
    start: { from: ['planned', 'on_hold'], to: 'active', needs: 'update', verb: 'started' },
    hold: { from: ['active'], to: 'on_hold', needs: 'update', verb: 'put on hold' },
    complete: { from: ['active'], to: 'completed', needs: 'update', verb: 'completed' },
    cancel: { from: OPEN_PROJECT_STATES, to: 'cancelled', needs: 'delete', verb: 'cancelled' },
    reopen: { from: ['completed', 'cancelled'], to: 'active', needs: 'update', verb: 'reopened' },
    /** It is a state, so it has no day of archiving as other records have. */
    shelve: { from: ['completed'], to: 'archived', needs: 'update', verb: 'put into the archive' },
    /** Taken out again, it is what it was. */
    unshelve: { from: ['archived'], to: 'completed', needs: 'update', verb: 'taken out of the archive' },
  },
  errors: {
    PROJECT_CODE_TAKEN: [409, 'Another project has this code.'],
    PROJECT_CODE_FIXED: [400, 'Its tasks are numbered with this code, so it stays.'],
    PROJECT_CLIENT: [400, 'Choose a client.'],
    PROJECT_PERSON: [400, 'This person is not available.'],
    PROJECT_ENDS_FIRST: [400, 'It ends before it starts.'],
    PROJECT_ENDED: [409, 'Reopen the project first.'],
    PROJECT_MILESTONES_OPEN: [409, 'Some of its milestones are open.'],
  },
  auditLabels: { members: 'Members' },
});
export type Project = Shown<typeof PROJECT>;
export type CreateProject = Created<typeof PROJECT>;
export type UpdateProject = Updated<typeof PROJECT>;
export type ProjectQuery = Queried<typeof PROJECT>;
