import { defineMigration } from '@atrium/platform';

/** Calendar files that wait to be read lie there in parts, so that no step takes a whole one. */
export const calendarImportPartMigration = defineMigration(
  '1764100100115-calendar-import-part',
  `
-- Until the file is read.
create table calendar_import_part (
  company_id uuid not null,
  import_id uuid not null,
  place int not null,
  bytes bytea not null,
  primary key (company_id, import_id, place),
  foreign key (company_id, import_id) references calendar_import (company_id, id) on delete cascade
);
-- It is kept for minutes, and compressing it takes longer than writing it.
alter table calendar_import_part alter column bytes set storage external;

-- The files of all companies.
alter table calendar_import no force row level security;
insert into calendar_import_part (company_id, import_id, place, bytes)
select company_id, id, 0, file from calendar_import where file is not null;
alter table calendar_import force row level security;
alter table calendar_import drop column file;
select atrium_protect('calendar_import_part', 'select, insert, delete');
`,
);
