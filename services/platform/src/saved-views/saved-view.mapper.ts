import type { ListDescription, SavedView } from '@atrium/contracts';
import { viewTransitions, type ViewActor } from './saved-view.policy.js';
import type { SavedViewRecord } from './saved-view.types.js';

export function toSavedView(
  { ownerId, ...view }: SavedViewRecord,
  actor: ViewActor,
  description: ListDescription,
): SavedView {
  const allowedTransitions = viewTransitions(actor, { ownerId, ...view }, description);
  return { ...view, own: ownerId === actor.id, allowedTransitions };
}
