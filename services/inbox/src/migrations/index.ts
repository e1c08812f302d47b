import type { Migration } from '@atrium/platform';
import { notificationMigration } from './1763700400001-notification.migration.js';
import { messageMigration } from './1763700400002-message.migration.js';

export const inboxMigrations: Migration[] = [notificationMigration, messageMigration];
