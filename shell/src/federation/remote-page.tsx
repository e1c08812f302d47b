import type { RemoteRoute, ResolvedRemote } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { FailedRemoteCard, SkeletonPage } from '@atrium/ui';
import { useMemo } from 'react';
import { describeFailure } from './describe-failure.js';
import type { RemoteLoadError } from './remote-load-error.js';
import type { RemotePart } from './remote-part.types.js';
import { RemoteView } from './remote-view.js';
import { useSessionSnapshot } from './session-snapshot.js';

export { preloadRemotePage } from './loaded-parts.js';

interface RemotePageProps {
  remote: ResolvedRemote;
  route: RemoteRoute;
}

function listDetails(remote: ResolvedRemote, error: RemoteLoadError | null) {
  return [
    [t('App'), `${remote.id} ${error?.version ?? remote.release.version}`],
    [t('Phase'), error?.phase ?? t('waiting')],
    [t('Cause'), error?.message ?? t('no answer yet')],
    [t('Time'), new Date().toISOString()],
  ] as const;
}

/** The page of a remote's route. Failures are shown in its place, as a card with Retry. */
export function RemotePage(props: RemotePageProps) {
  return <PageOfRemote key={`${props.remote.id} ${props.route.path}`} {...props} />;
}

function PageOfRemote({ remote: offered, route }: RemotePageProps) {
  const remote = useSessionSnapshot(offered);
  const part = useMemo<RemotePart>(() => ({ kind: 'page', name: route.path }), [route.path]);
  return (
    <RemoteView
      remote={remote}
      part={part}
      skeleton={<SkeletonPage label={t('Loading {title}', { title: translate(route.title) })} />}
      renderFailure={(error, retry) => (
        <FailedRemoteCard
          title={t('{title} could not be loaded', { title: translate(remote.title) })}
          message={`${describeFailure(error)} ${t('The rest of the portal works, and your saved work is safe.')}`}
          onRetry={retry}
          details={listDetails(remote, error)}
        />
      )}
    />
  );
}
