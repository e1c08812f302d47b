import type { InboxNotification, PermissionSubject, Presence } from '@atrium/contracts';
import { say, words } from '@atrium/reach';
import { pathOf, type RemotesOff } from './notification-kinds.policy.js';
import type { NotificationRecord } from './notification.types.js';

export interface NotificationView {
  user: PermissionSubject;
  off: RemotesOff;
  /** Ids of those about what the person may not see any more. */
  gone: ReadonlySet<string>;
  names: ReadonlyMap<string, string>;
  presences: ReadonlyMap<string, Presence>;
}

const GONE = words('This is not available to you any more');
const NOWHERE = { path: null, actor: null, gone: true };

export function toNotification(record: NotificationRecord, view: NotificationView): InboxNotification {
  const { id, kind, createdAt, readAt, actorId } = record;
  const shared = { id, kind, createdAt: createdAt.toISOString(), read: readAt !== null };
  if (view.gone.has(id)) {
    return { ...shared, title: say(GONE, 'en'), text: null, words: { title: GONE }, ...NOWHERE };
  }
  const name = actorId ? view.names.get(actorId) : undefined;
  const presence = (actorId && view.presences.get(actorId)) || 'offline';
  return {
    ...shared,
    title: record.title,
    text: record.text,
    ...(record.words && { words: record.words }),
    path: pathOf(record, view.user, view.off),
    actor: actorId && name ? { id: actorId, name, presence } : null,
    gone: false,
  };
}
