import type { Portal, RemoteSlot, ResolvedRemote, RouteGuard } from '@atrium/contracts';

export interface Widget {
  remote: ResolvedRemote;
  slot: RemoteSlot;
}

/** What the enabled remotes put on this person's dashboard, in their order. */
export function listWidgets(portal: Portal, mayOpen: (guard: RouteGuard) => boolean): Widget[] {
  return portal.remotes
    .flatMap((remote) => remote.slots.map((slot) => ({ remote, slot })))
    .filter(({ slot }) => mayOpen(slot.guard))
    .toSorted((one, other) => one.slot.order - other.slot.order);
}
