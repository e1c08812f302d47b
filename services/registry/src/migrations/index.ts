import type { Migration } from '@atrium/platform';
import { registryMigration } from './1763700200001-registry.migration.js';
import { publishingMigration } from './1763705200001-publishing.migration.js';

export const registryMigrations: Migration[] = [registryMigration, publishingMigration];
