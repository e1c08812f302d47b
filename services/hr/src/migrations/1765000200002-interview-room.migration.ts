import { defineMigration } from '@atrium/platform';

/** Interviews in the rooms of the company's calendar, which are the calendar's own. */
export const interviewRoomMigration = defineMigration(
  '1765000200002-interview-room',
  `
alter table interview add column room_id uuid;
create index interview_of_room on interview (company_id, room_id, starts_at) where room_id is not null;
`,
);
