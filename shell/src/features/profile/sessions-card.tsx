import type { AccountSession } from '@atrium/contracts';
import { confirm, isApiFailure, toast } from '@atrium/sdk';
import { Badge, Button, Card, ErrorState, Icon, ListRow, RelativeTime, SkeletonCards } from '@atrium/ui';
import {
  useEndAccountSessionMutation,
  useEndOtherSessionsMutation,
  useListAccountSessionsQuery,
} from './account.api.js';
import { deviceIcon, deviceName } from './session.format.js';

const said = (reason: unknown) => (isApiFailure(reason) ? reason.error.message : 'Try again.');

/** Where the person is signed in, and the way to end it; the other browser is signed out at once. */
export function SessionsCard() {
  const { data, error, refetch, isFetching } = useListAccountSessionsQuery();
  if (!data && error) {
    return (
      <ErrorState
        title="Your sessions could not be loaded"
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <SkeletonCards cards={1} label="Loading your sessions" />;
  return (
    <Card
      title="Where you are signed in"
      count={data.items.length}
      fill="rows"
      actions={data.items.length > 1 && <EndOthers />}
    >
      <ul className="list-unstyled m-0" aria-label="Where you are signed in">
        {data.items.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function EndOthers() {
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const end = async () => {
    const agreed = await confirm({
      title: 'Sign out everywhere else?',
      text: 'Every other browser in which you are signed in is signed out at once.',
      confirmText: 'Sign out',
    });
    if (!agreed) return;
    try {
      await endOthers().unwrap();
      toast.success('You are signed out everywhere else.');
    } catch (reason) {
      toast.error('The sessions were not ended', { text: said(reason) });
    }
  };
  return (
    <Button size="xs" variant="ghost" busy={isLoading} onClick={() => void end()}>
      Sign out everywhere else
    </Button>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const [end, { isLoading }] = useEndAccountSessionMutation();
  const name = deviceName(session);
  const signOut = async () => {
    try {
      await end(session.id).unwrap();
      toast.success('Signed out', { text: name });
    } catch (reason) {
      toast.error(`${name} was not signed out`, { text: said(reason) });
    }
  };
  return (
    <ListRow
      wrap
      lead={<Icon name={deviceIcon(session)} size={20} className="at-muted" />}
      title={name}
      text={
        <>
          <bdi>{session.address}</bdi> · signed in <RelativeTime at={session.createdAt} /> · last seen{' '}
          <RelativeTime at={session.lastSeenAt} />
        </>
      }
      end={
        session.current ? (
          <Badge>This browser</Badge>
        ) : (
          <Button size="xs" aria-label={`Sign out ${name}`} busy={isLoading} onClick={() => void signOut()}>
            Sign out
          </Button>
        )
      }
    />
  );
}
