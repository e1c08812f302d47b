import type { Invitation } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { RowMenu, type MenuItem } from '@atrium/ui';
import { nameOf } from '../user.format.js';
import type { AccountStep } from '../users.api.js';

interface InvitationActionsProps {
  invitation: Invitation;
  onLink: (invitation: Invitation) => void;
  onStep: (invitation: Invitation, step: AccountStep) => void;
}

/** The actions that the server allows on that invitation now; nothing if there are none. */
export function InvitationActions({ invitation, onLink, onStep }: InvitationActionsProps) {
  const may = (step: Invitation['allowedTransitions'][number]) =>
    invitation.allowedTransitions.includes(step);
  const items: MenuItem[] = [
    ...(may('resendInvitation')
      ? ([
          {
            label: t('Send the invitation again'),
            icon: 'send',
            onSelect: () => onStep(invitation, 'resend-invitation'),
          },
          { label: t('Make a link to hand over'), icon: 'link', onSelect: () => onLink(invitation) },
        ] as const)
      : []),
    ...(may('revokeInvitation')
      ? ([
          {
            label: t('Take the invitation back'),
            icon: 'x',
            danger: true,
            onSelect: () => onStep(invitation, 'revoke-invitation'),
          },
        ] as const)
      : []),
  ];
  if (items.length === 0) return null;
  return <RowMenu label={t('Actions for {name}', { name: nameOf(invitation) })} items={items} />;
}
