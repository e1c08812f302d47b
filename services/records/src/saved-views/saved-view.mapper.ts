import type { ListDescription, SavedView } from '@atrium/contracts';
import { viewTransitions, type ViewActor } from './saved-view.policy.js';
import type { SavedViewRecord } from './saved-view.types.js';

/** A view as the audit trail keeps it. */
export const auditedView = ({
  list,
  name,
  shared,
  search,
  sort,
  filters,
  columns,
  isDefault,
}: AuditedView) => ({
  list,
  name,
  shared,
  search,
  sort,
  filters,
  columns,
  startsTheList: isDefault,
});
type AuditedView = Omit<SavedViewRecord, 'id' | 'ownerId' | 'version'>;

export function toSavedView(
  { ownerId, ...view }: SavedViewRecord,
  actor: ViewActor,
  description: ListDescription,
): SavedView {
  const allowedTransitions = viewTransitions(actor, { ownerId, ...view }, description);
  return { ...view, own: ownerId === actor.id, allowedTransitions };
}
