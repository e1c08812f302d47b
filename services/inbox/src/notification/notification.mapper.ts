import type {
  InboxNotification,
  Language,
  NotificationKind,
  NotificationKindRules,
  PermissionSubject,
  Presence,
} from '@atrium/contracts';
import { say, words, type Said } from '@atrium/reach';
import { pathOf, type CompanyKinds } from './notification-kinds.policy.js';
import type { NotificationRecord } from './notification.types.js';
import type { GoneSubjects } from './subject-list.service.js';

export interface NotificationView {
  user: PermissionSubject;
  company: CompanyKinds;
  gone: GoneSubjects;
  names: ReadonlyMap<string, string>;
  presences: ReadonlyMap<string, Presence>;
}

/** A notification before it is translated. */
export interface UntranslatedNotification extends Omit<InboxNotification, 'title' | 'text' | 'parts'> {
  title: Said;
  text: Said | null;
  parts: { title: Said; path: string | null }[];
}

const GONE = words('This is no longer available to you');
const NOWHERE = { path: null, actor: null, gone: true };

export function toNotification(record: NotificationRecord, view: NotificationView): UntranslatedNotification {
  const { id, kind, createdAt, readAt, actorId } = record;
  const icon = view.company.kinds.get(kind)?.icon ?? 'bell';
  const shared = { id, kind, icon, createdAt: createdAt.toISOString(), read: readAt !== null };
  if (view.gone.notifications.has(id)) return { ...shared, title: GONE, text: null, parts: [], ...NOWHERE };
  const name = actorId ? view.names.get(actorId) : undefined;
  const presence = (actorId && view.presences.get(actorId)) || 'offline';
  return {
    ...shared,
    title: record.words?.title ?? record.title,
    text: record.words?.text ?? record.text,
    path: pathOf(view.company, view.user, record),
    parts: (record.words?.parts ?? []).map(({ title, words: said, query, subjectId }) =>
      subjectId !== undefined && view.gone.parts.has(`${id} ${subjectId}`)
        ? { title: GONE, path: null }
        : { title: said ?? title, path: pathOf(view.company, view.user, { kind, query }) },
    ),
    actor: actorId && name ? { id: actorId, name, presence } : null,
    gone: false,
  };
}

export const translateNotification = (
  told: UntranslatedNotification,
  language: Language,
): InboxNotification => ({
  ...told,
  title: say(told.title, language),
  text: told.text === null ? null : say(told.text, language),
  parts: told.parts.map(({ title, path }) => ({ title: say(title, language), path })),
});

export const toKind = (kind: string, rules: NotificationKindRules, language: Language): NotificationKind => ({
  kind,
  title: say({ id: rules.title, values: {} }, language),
  group: say({ id: rules.group, values: {} }, language),
  mandatory: rules.mandatory === true,
  ownMenu: rules.ownMenu === true,
  email: rules.email,
});
