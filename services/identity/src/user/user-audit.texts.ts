import { AGENCY_AREA, CLIENTS_AREA, HR_AREA, IDENTITY_AREA } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';
import { listTabs } from '@atrium/reach';

/** A change of permissions names each tab by its title. */
const TABS = listTabs([AGENCY_AREA, CLIENTS_AREA, HR_AREA, IDENTITY_AREA]).map(
  ({ tab, title }) => [tab, title] as const,
);

/** Words for actions on accounts that are no steps of the record. */
export const USER_WORDS = new AuditWords({
  kind: 'user',
  verbs: {
    invite: 'invited',
    copyInvitationLink: 'invitation link made',
    acceptInvitation: 'joined',
    confirmEmail: 'email confirmed',
    sendRecovery: 'recovery link sent',
    resetPassword: 'password reset',
    signIn: 'signed in',
    signInFailed: 'sign-in failed',
    signOut: 'signed out',
    confirmFailed: 'not confirmed, wrong password or code',
    changePassword: 'password changed',
    endSessions: 'signed out elsewhere',
    lock: 'locked',
    unlock: 'unlocked',
    updateOwn: 'changed their own account',
    beginSeeAs: 'opened in View as',
    endSeeAs: 'closed in View as',
    setPermissions: 'permissions changed',
    requestEmail: 'new email requested',
    changeEmail: 'email changed',
    stopEmail: 'email change stopped',
    secondFactorOn: 'two-step sign-in switched on',
    secondFactorOff: 'two-step sign-in switched off',
    newRecoveryCodes: 'new recovery codes made',
  },
  fields: {
    ...Object.fromEntries(TABS),
    address: 'Address',
    userAgent: 'Browser',
    newEmail: 'New email',
    sessionsEnded: 'Sessions ended',
    expiresAt: 'Expires at',
    until: 'Until',
    reason: 'Reason',
  },
});
