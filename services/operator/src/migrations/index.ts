import type { Migration } from '@atrium/platform';
import { operatorMigration } from './1763701000021-operator.migration.js';
import { operatorSecondFactorMigration } from './1763701000070-operator-second-factor.migration.js';

export const operatorMigrations: Migration[] = [operatorMigration, operatorSecondFactorMigration];
