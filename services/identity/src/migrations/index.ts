import type { Migration } from '@atrium/platform';
import { identityMigration } from './1763700100001-identity.migration.js';
import { companyDirectoryMigration } from './1763700100050-company-directory.migration.js';
<<<<<<< HEAD
import { sessionLockMigration } from './1763701000020-session-lock.migration.js';
=======
import { ownSessionsMigration } from './1763701000040-own-sessions.migration.js';
>>>>>>> 7de464e (Give everybody of the staff their own profile: name, photo, password, sessions, preferences, notifications, employment)

export const identityMigrations: Migration[] = [
  identityMigration,
  companyDirectoryMigration,
<<<<<<< HEAD
  sessionLockMigration,
=======
  ownSessionsMigration,
>>>>>>> 7de464e (Give everybody of the staff their own profile: name, photo, password, sessions, preferences, notifications, employment)
];
