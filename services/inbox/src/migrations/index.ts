import type { Migration } from '@atrium/platform';
import { notificationMigration } from './1763700400001-notification.migration.js';

export const inboxMigrations: Migration[] = [notificationMigration];
