import { defineMigration } from '@atrium/platform';

/** Files of events. */
export const eventFileMigration = defineMigration(
  '1764100100082-event-file',
  `
create table calendar_event_file (
  company_id uuid not null,
  event_id uuid not null,
  -- The same for events that share the file since a series was split.
  id uuid not null,
  file_id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  created_at timestamptz not null,
  created_by uuid,
  primary key (company_id, event_id, id),
  foreign key (company_id, event_id) references calendar_event (company_id, id) on delete cascade
);
create index calendar_event_file_by_id on calendar_event_file (company_id, id);
select atrium_protect('calendar_event_file', 'select, insert, delete');
`,
);
