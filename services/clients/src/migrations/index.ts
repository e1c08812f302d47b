import type { Migration } from '@atrium/platform';
import { clientMigration } from './1764100300001-client.migration.js';

export const clientsMigrations: Migration[] = [clientMigration];
