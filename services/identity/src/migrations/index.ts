import type { Migration } from '@atrium/platform';
import { identityMigration } from './1763700100001-identity.migration.js';
import { companyDirectoryMigration } from './1763700100050-company-directory.migration.js';
import { sessionLockMigration } from './1763701000020-session-lock.migration.js';
import { companyProfileMigration } from './1763701000030-company-profile.migration.js';
import { companyDetailsMigration } from './1763701000060-company-details.migration.js';
import { secondFactorMigration } from './1763701000041-second-factor.migration.js';
import { ownSessionsMigration } from './1763701000040-own-sessions.migration.js';
import { invitationListMigration } from './1763701000050-invitation-list.migration.js';
import { seeAsMigration } from './1763701000051-see-as.migration.js';
import { userTextMigration } from './1763701000061-user-text.migration.js';
import { activeStaffMigration } from './1763705500001-active-staff.migration.js';
import { rareAccountsMigration } from './1763705600001-rare-accounts.migration.js';
import { userFoundMigration } from './1763705400001-user-found.migration.js';
import { companyStateMigration } from './1765102000003-company-state.migration.js';
import { offeredViewsMigration } from './1764400000001-offered-views.migration.js';

export const identityMigrations: Migration[] = [
  identityMigration,
  companyDirectoryMigration,
  sessionLockMigration,
  companyProfileMigration,
  ownSessionsMigration,
  secondFactorMigration,
  invitationListMigration,
  seeAsMigration,
  companyDetailsMigration,
  userTextMigration,
  userFoundMigration,
  activeStaffMigration,
  rareAccountsMigration,
  offeredViewsMigration,
  companyStateMigration,
];
