import type { ResolvedRemote } from '@atrium/contracts';
import { renewFailedPages, usePortalStore } from '@atrium/sdk';
import { useCallback, useEffect, useReducer, type Dispatch } from 'react';
import { listAttempts, READY_LIMIT_MS } from './attempts.rules.js';
import { fetchPart, findLoadedPart } from './loaded-parts.js';
import { beginRound, changePart, type PartChange, type PartState } from './part-state.rules.js';
import { RemoteLoadError, type LoadPhase } from './remote-load-error.js';
import type { RemotePart } from './remote-part.types.js';
import { isDegraded, markDegraded } from './session-snapshot.js';

interface Wanted {
  remote: ResolvedRemote;
  part: RemotePart;
}

function beginFirstRound({ remote, part }: Wanted): PartState {
  const all = listAttempts(remote, 0);
  const attempts = isDegraded(remote) ? all.slice(-1) : all;
  const [first] = attempts;
  return { ...beginRound(attempts, 0), component: (first && findLoadedPart(first, part)) ?? null };
}

const isMissingChunk = (cause: unknown) =>
  cause instanceof Error &&
  (cause.name === 'ChunkLoadError' || cause.message.startsWith('Loading CSS chunk'));

function toLoadError(remote: ResolvedRemote, cause: unknown, phase: LoadPhase): RemoteLoadError {
  if (cause instanceof RemoteLoadError) return cause;
  return new RemoteLoadError({ remote: remote.id, version: remote.release.version, phase }, cause);
}

/** Makes the attempt that the state says. */
function useAttempt({ remote, part }: Wanted, state: PartState, dispatch: Dispatch<PartChange>): void {
  const store = usePortalStore();
  const { round, step, attempts, component, failed, error } = state;
  const attempt = component || failed ? undefined : attempts[step];
  const fellBack = attempt?.release.base !== remote.release.base && error?.phase !== 'render';
  useEffect(() => {
    if (!attempt) return;
    let wanted = true;
    // A lazy part of the page that failed stays cached as failed, and would also fail the next attempt.
    if (round > 0 || step > 0) renewFailedPages();
    fetchPart({ remoteId: remote.id, part, attempt }, store).then(
      (loaded) => {
        if (fellBack) markDegraded(remote);
        if (wanted) dispatch({ type: 'loaded', component: loaded });
      },
      (cause: unknown) => {
        const error = toLoadError(remote, cause, 'container');
        if (wanted) dispatch({ type: 'failed', error, wasShown: false });
      },
    );
    return () => {
      wanted = false;
    };
  }, [remote, part, store, dispatch, attempt, round, step, fellBack]);
}

function useTimeLimit({ round, component, failed }: PartState, dispatch: Dispatch<PartChange>): void {
  const waiting = !component && !failed;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => dispatch({ type: 'late' }), READY_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [waiting, round, dispatch]);
}

/** Loads one part of a remote: first attempt, automatic second one, last known good release, then the card. */
export function useRemotePart({ remote, part }: Wanted) {
  const [state, dispatch] = useReducer(changePart, { remote, part }, beginFirstRound);
  useAttempt({ remote, part }, state, dispatch);
  useTimeLimit(state, dispatch);
  const failRender = useCallback(
    (cause: unknown, wasShown: boolean) => {
      const phase = isMissingChunk(cause) ? 'page' : 'render';
      dispatch({ type: 'failed', error: toLoadError(remote, cause, phase), wasShown });
    },
    [remote],
  );
  const retry = useCallback(
    () => dispatch({ type: 'retried', attempts: listAttempts(remote, state.round + 1) }),
    [remote, state.round],
  );
  return { state, failRender, retry };
}
