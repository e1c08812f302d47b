import { ROLE_LABELS, type User, type USER } from '@atrium/contracts';
import { Trans, translate } from '@atrium/sdk';
import { Person, RelativeTime, StatusText, type ColumnLooks } from '@atrium/ui';
import { nameOf, statusWords } from './user.format.js';

function Status({ status, invitationExpiresAt }: User) {
  const { label, tone } = statusWords(status);
  return (
    <StatusText tone={tone}>
      {label}
      {invitationExpiresAt && (
        <span className="at-faint">
          {' '}
          <Trans id="until {time}" values={{ time: <RelativeTime at={invitationExpiresAt} /> }} />
        </span>
      )}
    </StatusText>
  );
}

/** How the columns of the list look; their titles and sorting are in its description. `photos` by user. */
export const userLooks = (photos: ReadonlyMap<string, string>): ColumnLooks<(typeof USER)['list'], User> => ({
  name: {
    weight: 'name',
    card: 'name',
    cell: (user) => <Person name={nameOf(user)} photo={photos.get(user.id)} />,
  },
  email: { card: 'text', cell: (user) => user.email },
  role: { card: 'note', cell: (user) => translate(ROLE_LABELS[user.role]) },
  status: { card: 'state', cell: Status },
  lastSignInAt: {
    wide: true,
    cell: ({ lastSignInAt }) =>
      lastSignInAt ? <RelativeTime at={lastSignInAt} /> : <span className="at-faint">–</span>,
  },
  createdAt: { cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
});
