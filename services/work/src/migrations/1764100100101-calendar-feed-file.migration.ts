import { defineMigration } from '@atrium/platform';

/** What a link gave last is kept, so that programs that ask often cost little. */
export const calendarFeedFileMigration = defineMigration(
  '1764100100101-calendar-feed-file',
  `
-- Compressed with gzip.
alter table calendar_feed add column file bytea;
alter table calendar_feed add column etag text;
-- Of what it was made: where that is the same, so is the file.
alter table calendar_feed add column made_of text;
alter table calendar_feed add column checked_at timestamptz;
`,
);
