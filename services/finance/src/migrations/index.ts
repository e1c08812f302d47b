import type { Migration } from '@atrium/platform';
import { payComponentMigration } from './1764400000001-pay-component.migration.js';
import { payrollMigration } from './1764400000011-payroll.migration.js';

export const financeMigrations: Migration[] = [payComponentMigration, payrollMigration];
