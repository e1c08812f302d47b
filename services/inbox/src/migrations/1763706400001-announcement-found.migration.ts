import { defineMigration } from '@atrium/platform';

/** Announcements are found by their words, like every record. */
export const announcementFoundMigration = defineMigration(
  '1763706400001-announcement-found',
  `select atrium_record('announcement', 'announcement', $sql$lower(title || ' ' || text)$sql$);`,
);
