import type { ResolvedRemote } from '@atrium/contracts';
import type { PortalStore } from '@atrium/sdk';
import type { ComponentType } from 'react';
import { listAttempts, type Attempt } from './attempts.rules.js';
import type { LoadedPart } from './remote-loader.js';
import type { RemotePart } from './remote-part.types.js';

const loaded = new Map<string, ComponentType>();

const nameOf = ({ release }: Attempt, part: RemotePart) => `${release.base} ${part.kind} ${part.name}`;

/** The part's component if it is here already, so that it shows without a moment of nothing. */
export const findLoadedPart = (attempt: Attempt, part: RemotePart) => loaded.get(nameOf(attempt, part));

interface PartOfRemote {
  remote: ResolvedRemote;
  part: RemotePart;
  attempt: Attempt;
}

async function loadPart({ remote, part, attempt }: PartOfRemote): Promise<LoadedPart> {
  // The federation run-time comes with the first part of the first remote.
  const loader = await import('./remote-loader.js');
  return loader.loadPart({ remoteId: remote.id, part, attempt });
}

/** Loads a part and puts its remote's slices into the store. */
export async function fetchPart(wanted: PartOfRemote, store: PortalStore): Promise<ComponentType> {
  const { component, slices } = await loadPart(wanted);
  for (const slice of slices) store.injectSlice(slice);
  loaded.set(nameOf(wanted.attempt, wanted.part), component);
  return component;
}

/** Loads a page ahead, when somebody is about to open it. A failure shows when they do. */
export function preloadRemotePage(remote: ResolvedRemote, path: string): void {
  const [attempt] = listAttempts(remote, 0);
  const part: RemotePart = { kind: 'page', name: path };
  if (!attempt || findLoadedPart(attempt, part)) return;
  loadPart({ remote, part, attempt }).then(
    ({ component, slices }) => {
      if (slices.length === 0) loaded.set(nameOf(attempt, part), component);
    },
    () => undefined,
  );
}
