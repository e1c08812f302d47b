import type { AccountSession } from '@atrium/contracts';
import { t, Trans, useStep } from '@atrium/sdk';
import { Badge, Button, Card, Icon, ListRow, Loaded, RelativeTime, SkeletonCards } from '@atrium/ui';
import {
  useEndAccountSessionMutation,
  useEndOtherSessionsMutation,
  useListAccountSessionsQuery,
} from './account.api.js';
import { deviceIcon, deviceName } from './session.format.js';

/** The person's sessions, with buttons to end them; the other browser is signed out at once. */
export function SessionsCard() {
  const query = useListAccountSessionsQuery();
  return (
    <Loaded
      of={query}
      title={t('Your sessions could not be loaded')}
      skeleton={<SkeletonCards cards={1} label={t('Loading your sessions')} />}
    >
      {(data) => (
        <Card
          title={t('Where you are signed in')}
          count={data.items.length}
          fill="rows"
          actions={data.items.length > 1 && <EndOthers />}
        >
          <ul className="at-feed" aria-label={t('Where you are signed in')}>
            {data.items.map((session) => (
              <li key={session.id}>
                <SessionRow session={session} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Loaded>
  );
}

function EndOthers() {
  const [endOthers] = useEndOtherSessionsMutation();
  const { take, busy } = useStep();
  const end = () =>
    take({
      ask: {
        title: t('Sign out everywhere else?'),
        text: t('Every other browser where you are signed in is signed out.'),
        confirmText: t('Sign out'),
      },
      work: () => endOthers().unwrap(),
      failed: t('Other sessions were not signed out'),
    });
  return (
    <Button size="xs" variant="ghost" busy={busy} onClick={() => void end()}>
      {t('Sign out everywhere else')}
    </Button>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const [end] = useEndAccountSessionMutation();
  const name = deviceName(session);
  const { take, busy } = useStep();
  const signOut = () =>
    take({ work: () => end(session.id).unwrap(), failed: t('{name} was not signed out', { name }) });
  return (
    <ListRow
      wrap
      lead={<Icon name={deviceIcon(session)} size={20} className="at-muted" />}
      title={name}
      text={
        <>
          <bdi>{session.address}</bdi> ·{' '}
          <Trans id="signed in {time}" values={{ time: <RelativeTime at={session.createdAt} /> }} /> ·{' '}
          <Trans id="last seen {time}" values={{ time: <RelativeTime at={session.lastSeenAt} /> }} />
        </>
      }
      end={
        session.current ? (
          <Badge>{t('This browser')}</Badge>
        ) : (
          <Button
            size="xs"
            aria-label={t('Sign out {name}', { name })}
            busy={busy}
            onClick={() => void signOut()}
          >
            {t('Sign out')}
          </Button>
        )
      }
    />
  );
}
