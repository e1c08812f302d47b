import type { Announcement, Role } from '@atrium/contracts';

export interface AnnouncementRecord {
  id: string;
  title: string;
  text: string;
  /** Empty: everybody. */
  roles: Announcement['roles'];
  pinnedUntil: string | null;
  createdBy: string;
  createdAt: Date;
  version: number;
  /** By the person who asks. */
  read: boolean;
  /** Ids of all who have confirmed reading it, active or not. */
  readers: string[];
}

/** For whom announcements are listed; `role` null: for one who writes them, and sees all. */
export interface AnnouncementReader {
  userId: string;
  role: Role | null;
}
