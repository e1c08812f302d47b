import { defineMigration } from '@atrium/platform';

/** Files that are kept with clients. */
export const clientFileMigration = defineMigration(
  '1764100300070-client-file',
  `
create table client_file (
  company_id uuid not null references company (id),
  file_id uuid not null,
  client_id uuid not null,
  author_id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  -- People at the client see it.
  shared boolean not null,
  created_at timestamptz not null,
  primary key (company_id, file_id),
  foreign key (company_id, client_id) references client (company_id, id),
  foreign key (company_id, author_id) references user_account (company_id, id)
);
create index client_file_of_client on client_file (company_id, client_id, created_at desc);
create trigger follow_merged_client before insert or update of client_id on client_file
  for each row execute function follow_merged_client();
select atrium_protect('client_file', 'select, insert, update, delete');
`,
);
