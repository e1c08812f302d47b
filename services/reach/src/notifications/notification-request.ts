import type { Check, NotificationWords, Role } from '@atrium/contracts';

/** Whom to tell: people by id, or all active staff of a role, or with a permission, at the time of telling. */
export type NotificationAudience = { users: string[] } | { roles: Role[] } | { check: Check };

/** What is told, as it travels to the inbox. */
export interface NotificationRequest {
  to: NotificationAudience;
  /** Not told, mostly because they did it themselves. */
  except?: string[];
  /** As an area names it. */
  kind: string;
  /** In English, or as somebody wrote it. */
  title: string;
  text?: string;
  /** What the portal itself says in them; an earlier release gives none. */
  words?: NotificationWords;
  /** Who did it. */
  actorId?: string;
  /** The record that it is about: see `NotificationSubjects`. */
  subjectId?: string;
  /** Of the kind's place: `from=2026-11-20`. */
  query?: string;
  /** Told again to the same person under the same key, soon after, it is told once. */
  dedupeKey?: string;
}
