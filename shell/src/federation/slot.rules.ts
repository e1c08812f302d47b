import type { Portal, RemoteSlot, ResolvedRemote, RouteGuard } from '@atrium/contracts';

export interface SlotEntry {
  remote: ResolvedRemote;
  slot: RemoteSlot;
}

/** The entries of the enabled remotes for a slot of the shell that this person may see, in order. */
export function listSlot(
  portal: Portal,
  name: RemoteSlot['slot'],
  mayOpen: (guard: RouteGuard) => boolean,
): SlotEntry[] {
  return portal.remotes
    .flatMap((remote) => remote.slots.map((slot) => ({ remote, slot })))
    .filter(({ slot }) => slot.slot === name && mayOpen(slot.guard))
    .toSorted((one, other) => one.slot.order - other.slot.order);
}
