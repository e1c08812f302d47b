import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { defineRecord } from '../records/define-record.js';
import type { Queried, Shown } from '../records/record.types.js';
import { PERSON, PERSON_COLUMNS } from './user.js';

/**
 * open: its link works; expired: the link no longer works; accepted: the person has joined; revoked: it was withdrawn.
 */
export const INVITATION_STATES = ['open', 'expired', 'accepted', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
export const INVITATION_STATE_LABELS: Record<InvitationState, string> = {
  open: 'Open::invitation',
  expired: 'Expired',
  accepted: 'Accepted',
  revoked: 'Withdrawn',
};

/** An account that was created by an invitation, with the invitation's state. */
export const INVITATION = defineRecord({
  ...PERSON,
  kind: 'invitation',
  path: 'users/invitations',
  one: 'Invitation',
  many: 'Invitations',
  listKey: 'identity.invitations',
  columns: [
    ...PERSON_COLUMNS,
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(INVITATION_STATES, INVITATION_STATE_LABELS),
    },
    { key: 'department', title: 'Department', type: 'text', display: 'hidden' },
    { key: 'invitedBy', title: 'Invited by', type: 'text' },
    { key: 'invitedAt', title: 'Invited', type: 'date', time: true, sortable: true },
    { key: 'expiresAt', title: 'Works until', type: 'date', time: true, display: 'hidden' },
    { key: 'acceptedAt', title: 'Joined', type: 'date', time: true, display: 'hidden' },
  ],
  shows: {
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
  },
});
export type Invitation = Shown<typeof INVITATION>;
export type InvitationListQuery = Queried<typeof INVITATION>;

/** `POST /api/users/{id}/invitation-link`: a new link to hand over personally; the mailed link no longer works. */
export const invitationLinkSchema = z.object({ link: z.string(), expiresAt: z.string() });
export type InvitationLink = z.infer<typeof invitationLinkSchema>;

/** Key of the importer for many invitations at once. */
export const INVITATION_IMPORTER = INVITATION.list.key;
export const INVITATION_IMPORT_ROWS = 200;
