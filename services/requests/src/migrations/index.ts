import type { Migration } from '@atrium/platform';
import { noticeMigration } from './1763706000021-notice.migration.js';
import { requestMigration } from './1763706300001-request.migration.js';
import { approvalPlanMigration } from './1763800200001-approval-plan.migration.js';
import { requestOfEmployeeMigration } from './1764100000001-request-of-employee.migration.js';
import { requestStepApproverMigration } from './1764300000001-request-step-approver.migration.js';

export const requestsMigrations: Migration[] = [
  noticeMigration,
  requestMigration,
  approvalPlanMigration,
  requestOfEmployeeMigration,
  requestStepApproverMigration,
];
