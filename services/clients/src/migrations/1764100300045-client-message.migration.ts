import { defineMigration } from '@atrium/platform';

/** What the company and its clients write to each other. */
export const clientMessageMigration = defineMigration(
  '1764100300045-client-message',
  `
create table client_message (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  client_id uuid not null,
  author_id uuid not null,
  side text not null check (side in ('company', 'client')),
  text text not null,
  files jsonb not null default '[]',
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, client_id) references client (company_id, id),
  foreign key (company_id, author_id) references user_account (company_id, id)
);
create index client_message_of_client on client_message (company_id, client_id, id desc);
select atrium_protect('client_message', 'select, insert, update');
`,
);
