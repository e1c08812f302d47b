import type { Migration } from '@atrium/platform';
import { registryMigration } from './1763700200001-registry.migration.js';

export const registryMigrations: Migration[] = [registryMigration];
