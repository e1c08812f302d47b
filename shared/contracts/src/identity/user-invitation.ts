import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { describedQuerySchema, type DescribedQuery } from '../lists/described-list.js';
import type { ListDescription } from '../lists/list-description.js';
import { pageSchema } from '../lists/list.js';
import { ROLES } from '../permissions/roles.js';
import { USER_TRANSITIONS } from './user.js';
import { PEOPLE_LIST, PERSON_COLUMNS } from './user-columns.js';

/**
 * open: its link works; expired: the link no longer works; accepted: the person has joined; revoked: it was withdrawn.
 */
export const INVITATION_STATES = ['open', 'expired', 'accepted', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
export const INVITATION_STATE_LABELS: Record<InvitationState, string> = {
  open: 'Open::invitation',
  expired: 'Expired',
  accepted: 'Accepted',
  revoked: 'Taken back',
};

/** The list of invitations. */
export const INVITATION_LIST = {
  key: 'identity.invitations',
  ...PEOPLE_LIST,
  columns: [
    ...PERSON_COLUMNS,
    {
      key: 'state',
      title: 'State',
      type: 'choice',
      filterable: true,
      options: INVITATION_STATES.map((value) => ({ value, label: INVITATION_STATE_LABELS[value] })),
    },
    { key: 'department', title: 'Department', type: 'text', display: 'hidden' },
    { key: 'invitedBy', title: 'Invited by', type: 'text' },
    { key: 'invitedAt', title: 'Invited', type: 'date', time: true, sortable: true },
    { key: 'expiresAt', title: 'Works until', type: 'date', time: true, display: 'hidden' },
    { key: 'acceptedAt', title: 'Joined', type: 'date', time: true, display: 'hidden' },
  ],
} as const satisfies ListDescription;

export const invitationSchema = z.object({
  /** Id of the invited user. */
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  state: z.enum(INVITATION_STATES),
  /** The department named in the invitation. */
  department: z.string().nullable(),
  /** The person who last sent it. */
  invitedBy: z.string().nullable(),
  /** When the person was first invited. */
  invitedAt: z.string(),
  /** When the link expires or expired; null when there is no link. */
  expiresAt: z.string().nullable(),
  acceptedAt: z.string().nullable(),
  /** Version of the user. */
  version: z.number().int(),
  /** What the asking person may do with this user now. */
  allowedTransitions: z.array(z.enum(USER_TRANSITIONS)),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationListQuerySchema = describedQuerySchema(INVITATION_LIST);
export type InvitationListQuery = DescribedQuery<typeof INVITATION_LIST>;
export const invitationPageSchema = pageSchema(invitationSchema);

/** `POST /api/users/{id}/invitation-link`: a new link to hand over personally; the mailed link no longer works. */
export const invitationLinkSchema = z.object({ link: z.string(), expiresAt: z.string() });
export type InvitationLink = z.infer<typeof invitationLinkSchema>;

/** Key of the importer for many invitations at once. */
export const INVITATION_IMPORTER = 'identity.invitations';
export const INVITATION_IMPORT_ROWS = 200;
