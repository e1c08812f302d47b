import { ROLE_LABELS, type User } from '@atrium/contracts';
import { Person, RelativeTime, StatusText, type DataColumn } from '@atrium/ui';
import { nameOf, statusWords } from './user.format.js';

function Status({ status, invitationExpiresAt }: User) {
  const { label, tone } = statusWords(status);
  return (
    <StatusText tone={tone}>
      {label}
      {invitationExpiresAt && (
        <span className="at-faint">
          {' '}
          until <RelativeTime at={invitationExpiresAt} />
        </span>
      )}
    </StatusText>
  );
}

export const userColumns: readonly DataColumn<User>[] = [
  {
    id: 'name',
    header: 'Name',
    weight: 'name',
    card: 'name',
    sortable: true,
    cell: (user) => <Person name={nameOf(user)} />,
  },
  { id: 'email', header: 'E-mail', card: 'text', sortable: true, cell: (user) => user.email },
  { id: 'role', header: 'Role', card: 'note', cell: (user) => ROLE_LABELS[user.role] },
  { id: 'status', header: 'Status', card: 'state', cell: Status },
  {
    id: 'lastSignInAt',
    header: 'Last sign-in',
    sortable: true,
    wide: true,
    cell: ({ lastSignInAt }) =>
      lastSignInAt ? <RelativeTime at={lastSignInAt} /> : <span className="at-faint">–</span>,
  },
];
