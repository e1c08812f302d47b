import type { Migration } from '@atrium/platform';
import { notificationMigration } from './1763700400001-notification.migration.js';
import { messageMigration } from './1763700400002-message.migration.js';
import { announcementMigration } from './1763700400003-announcement.migration.js';
import { notificationWordsMigration } from './1763700400004-notification-words.migration.js';
import { commentMigration } from './1763706300001-comment.migration.js';
import { announcementFoundMigration } from './1763706400001-announcement-found.migration.js';

export const inboxMigrations: Migration[] = [
  notificationMigration,
  messageMigration,
  announcementMigration,
  notificationWordsMigration,
  commentMigration,
  announcementFoundMigration,
];
