import type { Migration } from '@atrium/platform';
import { requestMigration } from './1763706300001-request.migration.js';

export const requestsMigrations: Migration[] = [requestMigration];
