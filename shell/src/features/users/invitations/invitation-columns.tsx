import {
  INVITATION_STATE_LABELS,
  ROLE_LABELS,
  type Invitation,
  type INVITATION,
  type InvitationState,
} from '@atrium/contracts';
import { t, Trans, translate } from '@atrium/sdk';
import { Person, RelativeTime, StatusText, type ColumnLooks, type Tone } from '@atrium/ui';
import { nameOf } from '../user.format.js';

const TONES: Record<InvitationState, Tone> = {
  open: 'info',
  expired: 'warning',
  accepted: 'success',
  revoked: 'neutral',
};

function State({ state, expiresAt }: Invitation) {
  return (
    <StatusText tone={TONES[state]}>
      {translate(INVITATION_STATE_LABELS[state])}
      {state === 'open' && expiresAt && (
        <span className="at-faint">
          {' '}
          <Trans id="until {time}" values={{ time: <RelativeTime at={expiresAt} /> }} />
        </span>
      )}
    </StatusText>
  );
}

const nothing = <span className="at-faint">–</span>;
const timeOf = (at: string | null) => (at ? <RelativeTime at={at} /> : nothing);

/** How the columns of the list look; their titles and sorting are in its description. */
export const invitationLooks = (): ColumnLooks<(typeof INVITATION)['list'], Invitation> => ({
  name: { weight: 'name', card: 'name', cell: (each) => <Person name={nameOf(each)} /> },
  email: { card: 'text', cell: ({ email }) => email },
  role: { card: 'note', cell: ({ role }) => translate(ROLE_LABELS[role]) },
  state: { card: 'state', cell: State },
  department: { cell: ({ department }) => department ?? nothing },
  invitedBy: { wide: true, cell: ({ invitedBy }) => invitedBy ?? t('A former user') },
  invitedAt: { wide: true, cell: ({ invitedAt }) => timeOf(invitedAt) },
  expiresAt: { cell: ({ expiresAt }) => timeOf(expiresAt) },
  acceptedAt: { cell: ({ acceptedAt }) => timeOf(acceptedAt) },
});
