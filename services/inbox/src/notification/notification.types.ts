import type { NotificationWords } from '@atrium/contracts';

/** One person's copy of a notification. */
export interface NotificationRecord {
  id: string;
  userId: string;
  kind: string;
  title: string;
  text: string | null;
  /** Null for notifications of an earlier release. */
  words: NotificationWords | null;
  actorId: string | null;
  subjectId: string | null;
  query: string | null;
  createdAt: Date;
  readAt: Date | null;
}

/** How one person is notified. */
export interface Delivery {
  userId: string;
  /** Shown in the portal; otherwise it is only mailed. */
  shown: boolean;
  mailDueAt: Date | null;
}
