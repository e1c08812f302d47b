import type { User } from '@atrium/contracts';
import { RowMenu, type MenuItem } from '@atrium/ui';
import type { AccountStep } from './users.api.js';
import { nameOf } from './user.format.js';

interface UserActionsProps {
  user: User;
  onEdit: (user: User) => void;
  onStep: (user: User, step: AccountStep) => void;
}

type Transition = User['allowedTransitions'][number];
const STEPS: readonly (Omit<MenuItem, 'onSelect'> & { transition: Transition; step: AccountStep })[] = [
  {
    transition: 'resendInvitation',
    step: 'resend-invitation',
    label: 'Send the invitation again',
    icon: 'send',
  },
  { transition: 'reactivate', step: 'reactivate', label: 'Reactivate', icon: 'user-check' },
  {
    transition: 'revokeInvitation',
    step: 'revoke-invitation',
    label: 'Take the invitation back',
    icon: 'x',
    danger: true,
  },
  { transition: 'deactivate', step: 'deactivate', label: 'Deactivate', icon: 'user-off', danger: true },
];

/** What the server allows this person to do to that user now. */
export function UserActions({ user, onEdit, onStep }: UserActionsProps) {
  const allowed = STEPS.filter(({ transition }) => user.allowedTransitions.includes(transition));
  const items: MenuItem[] = [
    { label: 'Edit', icon: 'pencil', onSelect: () => onEdit(user) },
    ...allowed.map(({ transition: _, step, ...item }) => ({ ...item, onSelect: () => onStep(user, step) })),
  ];
  return <RowMenu label={`Actions for ${nameOf(user)}`} items={items} />;
}
