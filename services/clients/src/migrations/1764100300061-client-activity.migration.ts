import { defineMigration } from '@atrium/platform';

/** Calls, notes and messages of leads and clients, and what people were told about leads. */
export const clientActivityMigration = defineMigration(
  '1764100300061-client-activity',
  `
create table client_activity (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  lead_id uuid,
  client_id uuid,
  kind text not null check (kind in ('note', 'call', 'message', 'email')),
  direction text not null check (direction in ('out', 'in')),
  text text not null,
  outcome text,
  minutes int,
  at timestamptz not null,
  by_id uuid not null,
  primary key (company_id, id),
  foreign key (company_id, lead_id) references lead (company_id, id),
  foreign key (company_id, client_id) references client (company_id, id),
  foreign key (company_id, by_id) references user_account (company_id, id),
  check (num_nonnulls(lead_id, client_id) = 1)
);
create index client_activity_of_lead on client_activity (company_id, lead_id, at desc, id desc)
  where lead_id is not null;
create index client_activity_of_client on client_activity (company_id, client_id, at desc, id desc)
  where client_id is not null;
select atrium_protect('client_activity', 'select, insert, update');

-- Each is told once: a row for what is told and the moment that it is about.
create table lead_notice (
  company_id uuid not null,
  lead_id uuid not null,
  kind text not null,
  about timestamptz not null,
  told_at timestamptz not null default now(),
  primary key (company_id, lead_id, kind, about),
  foreign key (company_id, lead_id) references lead (company_id, id) on delete cascade
);
select atrium_protect('lead_notice', 'select, insert');

-- Whose client it was before that person left.
alter table client add column handed_from uuid,
  add foreign key (company_id, handed_from) references user_account (company_id, id);
`,
);
