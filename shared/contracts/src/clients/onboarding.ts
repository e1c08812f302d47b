import { z } from 'zod';
import { daySchema, idSchema, lineSchema } from '../lists/fields.js';
import { timeOfDaySchema } from '../lists/time-of-day.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';
import { AGENCY_SERVICES } from './agency-service.js';

/** What was done last; the steps up to `team` are one transaction, those after it send messages. */
export const CLIENT_ONBOARDING_STEPS = [
  'started',
  'details',
  'services',
  'team',
  'portal_invited',
  'kickoff',
  'complete',
  'cancelled',
] as const;
export type ClientOnboardingStep = (typeof CLIENT_ONBOARDING_STEPS)[number];
export const CLIENT_ONBOARDING_STEP_LABELS: Record<ClientOnboardingStep, string> = {
  started: 'Started',
  details: 'Client set up',
  services: 'Services set up',
  team: 'Team named',
  portal_invited: 'Portal invitations sent',
  kickoff: 'Kick-off planned',
  complete: 'Complete',
  cancelled: 'Cancelled',
};
export const ENDED_ONBOARDING_STEPS: readonly ClientOnboardingStep[] = ['complete', 'cancelled'];

const MOST_LOGINS = 20;

/** How a lead that is won, or a client without one, starts with the company. */
export const CLIENT_ONBOARDING = defineRecord({
  kind: 'client_onboarding',
  path: 'client-onboardings',
  remote: 'clients',
  one: 'Client onboarding',
  many: 'Client onboardings',
  resource: { tab: 'clientManagement', resource: 'clients' },
  fields: {
    /** Null: of a client that had no lead. */
    leadId: { label: 'Lead', schema: idSchema.nullable(), fixed: true, notImported: true },
    /** Who looks after the client from now on. */
    managerId: { label: 'Account manager', schema: idSchema, fixed: true },
    /** Contacts who get a login to the portal. */
    contactIds: {
      label: 'Portal logins',
      schema: z.array(idSchema).max(MOST_LOGINS, 'Invite at most 20 people.'),
    },
    /** Null: without a kick-off. */
    kickoffOn: { label: 'Kick-off on', schema: daySchema.nullable() },
    /** In the company's time zone. */
    kickoffFrom: { label: 'Kick-off at', schema: timeOfDaySchema },
    kickoffTitle: {
      label: 'Title of the kick-off',
      schema: lineSchema(250).min(1, 'Give the kick-off a title.'),
    },
  },
  columns: [
    { key: 'client', title: 'Client', type: 'person', display: 'always' },
    {
      key: 'step',
      title: 'Step',
      type: 'choice',
      filterable: true,
      options: CLIENT_ONBOARDING_STEPS.map((value) => ({
        value,
        label: CLIENT_ONBOARDING_STEP_LABELS[value],
      })),
    },
    { key: 'blocked', title: 'Blocked', type: 'yesNo', filterable: true },
    {
      key: 'stepSince',
      title: 'In this step since',
      type: 'date',
      time: true,
      sortable: true,
      latestFirst: true,
    },
    { key: 'manager', title: 'Account manager', type: 'person', filterable: true },
    { key: 'createdAt', title: 'Started on', type: 'date', time: true, sortable: true, latestFirst: true },
  ],
  shows: {
    client: refSchema,
    manager: refSchema,
    lead: refSchema.nullable(),
    step: z.enum(CLIENT_ONBOARDING_STEPS),
    stepSince: z.iso.datetime(),
    /** Why the next step could not be done. */
    blockedBy: z.string().nullable(),
    people: z.array(refSchema.extend({ email: z.string().nullable() })),
    createdAt: z.iso.datetime(),
  },
  creating: {
    /** The client that the lead joins, or that is onboarded without one; null: the lead becomes a new one. */
    clientId: idSchema.nullable(),
    /** Whether the person of the lead gets a login too. */
    invitesLead: z.boolean(),
    /** Each starts with the milestones and tasks of its kind. */
    projects: z
      .array(z.strictObject({ kind: z.enum(AGENCY_SERVICES), name: lineSchema(120).min(1, 'Enter a name.') }))
      .max(AGENCY_SERVICES.length)
      .default([]),
  },
  steps: {
    resume: { needs: 'update', verb: 'resumed' },
    skip: { needs: 'update', verb: 'continued without a step' },
    cancel: { needs: 'update', verb: 'called off' },
  },
  errors: {
    ONBOARDING_OF: [400, 'Choose a lead or a client.'],
    ONBOARDING_MANAGER: [400, 'This person is not available.'],
    ONBOARDING_CONTACT: [400, 'Choose people of this client.'],
    /** On `kickoffOn`, in the company's days. */
    ONBOARDING_KICKOFF_PAST: [400, 'Choose a day from today on.'],
    ONBOARDING_OPEN: [409, 'This client is being onboarded already.'],
    ONBOARDING_ENDED: [409, 'This onboarding has ended.'],
    ONBOARDING_NO_EMAIL: [409, 'A person without an email can have no login.'],
  },
  auditLabels: { blockedBy: 'Blocked by' },
});
export type ClientOnboarding = Shown<typeof CLIENT_ONBOARDING>;
export type StartClientOnboarding = Created<typeof CLIENT_ONBOARDING>;
export type UpdateClientOnboarding = Updated<typeof CLIENT_ONBOARDING>;
export type ClientOnboardingQuery = Queried<typeof CLIENT_ONBOARDING>;
