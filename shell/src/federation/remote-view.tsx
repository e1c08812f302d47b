import type { ResolvedRemote } from '@atrium/contracts';
import { useReconnect } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary.js';
import type { RemoteLoadError } from './remote-load-error.js';
import type { RemotePart } from './remote-part.types.js';
import { useRemotePart } from './use-remote-part.js';

interface RemoteViewProps {
  remote: ResolvedRemote;
  part: RemotePart;
  skeleton: ReactNode;
  /** `error` is null while the remote is only late. */
  renderFailure: (error: RemoteLoadError | null, retry: () => void) => ReactNode;
}

/** Shows one part of a remote, or a skeleton or a failure in its place. The rest of the page is not affected. */
export function RemoteView({ remote, part, skeleton, renderFailure }: RemoteViewProps) {
  const { state, failRender, retry } = useRemotePart({ remote, part });
  const { component: Part, failed, late, error, round, step } = state;
  useReconnect(!Part && failed ? retry : null);
  if (Part) {
    return (
      <RemoteBoundary key={`${String(round)}.${String(step)}`} skeleton={skeleton} onError={failRender}>
        <Part />
      </RemoteBoundary>
    );
  }
  return failed || late ? renderFailure(error, retry) : skeleton;
}
