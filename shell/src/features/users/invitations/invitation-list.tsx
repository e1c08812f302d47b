import { INVITATION, type Invitation } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { RecordPage, type RowStep } from '@atrium/ui';
import { useAccountSteps } from '../use-account-steps.js';
import type { PageHead } from '../user-list.js';
import { nameOf } from '../user.format.js';
import { invitationApi } from '../users.api.js';
import { invitationLooks } from './invitation-columns.js';
import { LinkDialog } from './link-dialog.js';

/** Invitations and their states. */
export function InvitationList(head: PageHead) {
  const { resendInvitation, revokeInvitation } = useAccountSteps<Invitation>();
  const link: RowStep<Invitation> = {
    label: t('Create a link to share'),
    icon: 'link',
    Dialog: LinkDialog,
    offered: ({ allowedTransitions }) => allowedTransitions.includes('resendInvitation'),
  };
  const steps = { resendInvitation, link, revokeInvitation };
  return (
    <RecordPage
      {...head}
      record={INVITATION}
      api={invitationApi}
      looks={invitationLooks()}
      nameOf={nameOf}
      steps={steps}
      placeholder={t('Name or email')}
      empty={{
        drawing: 'people',
        title: t('No invitations yet'),
        text: t('Invite the people who work with you.'),
      }}
      files
    />
  );
}
