import type { RemoteSlot, ResolvedRemote } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { FailedWidget, SkeletonCards } from '@atrium/ui';
import { useMemo } from 'react';
import { describeFailure } from './describe-failure.js';
import type { RemotePart } from './remote-part.types.js';
import { RemoteView } from './remote-view.js';
import { useSessionSnapshot } from './session-snapshot.js';

interface RemoteWidgetProps {
  remote: ResolvedRemote;
  slot: RemoteSlot;
  /** In a place without room for more than the widget: nothing while it loads and when it fails. */
  bare?: boolean;
}

/** A remote's widget in a slot of the shell. Failures are shown in its place, as one line with Retry. */
export function RemoteWidget(props: RemoteWidgetProps) {
  return <WidgetOfRemote key={`${props.remote.id} ${props.slot.id}`} {...props} />;
}

function WidgetOfRemote({ remote: offered, slot, bare = false }: RemoteWidgetProps) {
  const remote = useSessionSnapshot(offered);
  const part = useMemo<RemotePart>(() => ({ kind: 'widget', name: slot.id }), [slot.id]);
  return (
    <RemoteView
      remote={remote}
      part={part}
      skeleton={
        bare ? null : (
          <SkeletonCards cards={1} label={t('Loading {title}', { title: translate(slot.title) })} />
        )
      }
      renderFailure={(error, retry) =>
        bare ? null : (
          <FailedWidget
            title={t('{title} is not available', { title: translate(slot.title) })}
            text={describeFailure(error)}
            onRetry={retry}
          />
        )
      }
    />
  );
}
