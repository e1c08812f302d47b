import type { Check, NotificationWords, Role } from '@atrium/contracts';

/** Whom to notify: people by id, or all active staff with a role or a permission at that time. */
export type NotificationAudience = { users: string[] } | { roles: Role[] } | { check: Check };

/** A notification request, as its event carries it to the inbox. */
export interface NotificationRequest {
  to: NotificationAudience;
  /** People not to notify, usually because they did it themselves. */
  except?: string[];
  /** The kind, as an area names it. */
  kind: string;
  /** In English, or as a person wrote it. */
  title: string;
  text?: string;
  /** The sentence and values if the portal wrote the text; requests of an earlier release have none. */
  words?: NotificationWords;
  /** The person who did it. */
  actorId?: string;
  /** The record that it is about: see `NotificationSubjects`. */
  subjectId?: string;
  /** Added to the kind's page: `from=2026-11-20`. */
  query?: string;
  /** A person is notified only once when the same key comes again soon after. */
  dedupeKey?: string;
  /**
   * Names the record and who changed it: what comes under one key within five minutes, of any kind, is one notification
   * to each person, which says the heaviest of it. Instead of `dedupeKey`.
   */
  mergeKey?: string;
}
