import { isStaff, type User } from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import { RowMenu, type MenuItem } from '@atrium/ui';
import type { AccountStep } from './users.api.js';
import { nameOf } from './user.format.js';

interface UserActionsProps {
  user: User;
  onEdit: (user: User) => void;
  onPermissions: (user: User) => void;
  onSeeAs: (user: User) => void;
  onStep: (user: User, step: AccountStep) => void;
}

type Transition = User['allowedTransitions'][number];
const STEPS: readonly (Omit<MenuItem, 'onSelect'> & { transition: Transition; step: AccountStep })[] = [
  {
    transition: 'resendInvitation',
    step: 'resend-invitation',
    label: msg('Send the invitation again'),
    icon: 'send',
  },
  { transition: 'reactivate', step: 'reactivate', label: msg('Reactivate'), icon: 'user-check' },
  {
    transition: 'revokeInvitation',
    step: 'revoke-invitation',
    label: msg('Take the invitation back'),
    icon: 'x',
    danger: true,
  },
  {
    transition: 'resetSecondFactor',
    step: 'reset-second-factor',
    label: msg('Reset two-step sign-in'),
    icon: 'shield-lock',
    danger: true,
  },
  { transition: 'deactivate', step: 'deactivate', label: msg('Deactivate'), icon: 'user-off', danger: true },
];

/** The actions that the server allows on that user now. */
export function UserActions({ user, onEdit, onPermissions, onSeeAs, onStep }: UserActionsProps) {
  const allowed = STEPS.filter(({ transition }) => user.allowedTransitions.includes(transition));
  const items: MenuItem[] = [
    { label: t('Edit'), icon: 'pencil', onSelect: () => onEdit(user) },
    ...(isStaff(user.role)
      ? [{ label: t('Permissions'), icon: 'key', onSelect: () => onPermissions(user) } as const]
      : []),
    ...(user.allowedTransitions.includes('seeAs')
      ? [{ label: t('See the portal as they do'), icon: 'eye', onSelect: () => onSeeAs(user) } as const]
      : []),
    ...allowed.map(({ transition: _, step, ...item }) => ({
      ...item,
      label: translate(item.label),
      onSelect: () => onStep(user, step),
    })),
  ];
  return <RowMenu label={t('Actions for {name}', { name: nameOf(user) })} items={items} />;
}
