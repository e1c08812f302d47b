import type { Migration } from '@atrium/platform';
import { identityMigration } from './1763700100001-identity.migration.js';

export const identityMigrations: Migration[] = [identityMigration];
