import type { Migration } from '@atrium/platform';
import { payComponentMigration } from './1764400000001-pay-component.migration.js';

export const financeMigrations: Migration[] = [payComponentMigration];
