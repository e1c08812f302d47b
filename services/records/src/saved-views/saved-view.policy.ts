import { passesCheck, type ListDescription, type PermissionSubject, type SavedView } from '@atrium/contracts';
import type { SavedViewRecord } from './saved-view.types.js';

export interface ViewActor extends PermissionSubject {
  id: string;
}

export function maySee(actor: ViewActor, view: SavedViewRecord): boolean {
  return view.shared || view.ownerId === actor.id;
}

export function mayShare(actor: ViewActor, { sharing }: ListDescription): boolean {
  return passesCheck(actor, sharing);
}

/**
 * A view is edited by its owner; a shared view also by everybody who may share, so that it stays usable when its owner
 * leaves.
 */
export function viewTransitions(
  actor: ViewActor,
  view: SavedViewRecord,
  description: ListDescription,
): SavedView['allowedTransitions'] {
  const sharer = mayShare(actor, description);
  if (view.ownerId === actor.id) return sharer ? ['update', 'share', 'delete'] : ['update', 'delete'];
  return sharer && view.shared ? ['update', 'share', 'delete'] : [];
}
