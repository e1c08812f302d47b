import type { Migration } from '@atrium/platform';
import { settingMigration } from './1763700000062-setting.migration.js';
import { displayMigration } from './1763700000076-display.migration.js';
import { mailReleaseMigration } from './1763709000001-mail-release.migration.js';

export const reachMigrations: Migration[] = [settingMigration, displayMigration, mailReleaseMigration];
