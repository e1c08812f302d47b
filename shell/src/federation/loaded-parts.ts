import type { ResolvedRemote } from '@atrium/contracts';
import type { PortalStore } from '@atrium/sdk';
import type { ComponentType } from 'react';
import { styled } from '../app/styled.js';
import { listAttempts, type Attempt } from './attempts.rules.js';
import { loadPart, type PartRequest } from './remote-loader.js';
import type { RemotePart } from './remote-part.types.js';

const loaded = new Map<string, ComponentType>();

const nameOf = ({ release }: Attempt, part: RemotePart) => `${release.base} ${part.kind} ${part.name}`;

/** The part's component if it is already loaded, so that it shows without a gap. */
export const findLoadedPart = (attempt: Attempt, part: RemotePart) => loaded.get(nameOf(attempt, part));

const load = (wanted: PartRequest) => styled(() => loadPart(wanted))();

/** Loads a part and puts its remote's slices into the store. */
export async function fetchPart(wanted: PartRequest, store: PortalStore): Promise<ComponentType> {
  const { component, slices } = await load(wanted);
  for (const slice of slices) store.injectSlice(slice);
  loaded.set(nameOf(wanted.attempt, wanted.part), component);
  return component;
}

/** Loads a page ahead when somebody is about to open it. A failure shows when they do. */
export function preloadRemotePage(remote: ResolvedRemote, path: string): void {
  const [attempt] = listAttempts(remote, 0);
  const part: RemotePart = { kind: 'page', name: path };
  if (!attempt || findLoadedPart(attempt, part)) return;
  load({ remoteId: remote.id, part, attempt }).then(
    ({ component, slices }) => {
      if (slices.length === 0) loaded.set(nameOf(attempt, part), component);
    },
    () => undefined,
  );
}
