import { defineMigration } from '@atrium/platform';

/** Files that are handed in in an attempt. */
export const handedFileMigration = defineMigration(
  '1765100100002-handed-file',
  `
create table assessment_file (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  attempt_id uuid not null,
  question_id uuid not null,
  file_id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  primary key (company_id, id),
  foreign key (company_id, attempt_id) references assessment_attempt (company_id, id)
);
create index assessment_file_of_attempt on assessment_file (company_id, attempt_id, question_id, id);
create unique index assessment_file_key on assessment_file (company_id, file_id);
select atrium_protect('assessment_file', 'select, insert, delete');
`,
);
