import type { NotificationWords } from '@atrium/contracts';

/** One person's copy of what was told. */
export interface NotificationRecord {
  id: string;
  userId: string;
  kind: string;
  title: string;
  text: string | null;
  /** Null for what an earlier release told. */
  words: NotificationWords | null;
  actorId: string | null;
  subjectId: string | null;
  query: string | null;
  createdAt: Date;
  readAt: Date | null;
}

/** How one person is to hear of it. */
export interface Delivery {
  userId: string;
  /** In the portal; else it is mailed only. */
  shown: boolean;
  mailDueAt: Date | null;
}
