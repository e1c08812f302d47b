import { defineMigration } from '@atrium/platform';

/** ID cards, and the files with many of them. */
export const idCardMigration = defineMigration(
  '1763900400002-id-card',
  `
create table id_card (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  reason text not null check (reason in ('first', 'lost', 'damaged', 'changed')),
  state text not null check (state in ('asked', 'issued', 'printed', 'revoked', 'declined', 'withdrawn')),
  -- Given when it is issued.
  number int,
  -- What its code says. Random, so nobody finds a card by guessing.
  token text not null,
  issued_at timestamptz,
  printed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id),
  check (number is not null or state in ('asked', 'declined', 'withdrawn'))
);
create unique index id_card_number_key on id_card (company_id, number);
create unique index id_card_token_key on id_card (company_id, token);
create unique index id_card_asked_key on id_card (company_id, employee_id) where state = 'asked';
create unique index id_card_valid_key on id_card (company_id, employee_id) where state in ('issued', 'printed');
create index id_card_by_created on id_card (company_id, created_at, id);
create index id_card_by_number on id_card (company_id, number, id);
create index id_card_by_state on id_card (company_id, state, created_at, id);
create index id_card_by_reason on id_card (company_id, reason, created_at, id);
create index id_card_by_employee on id_card (company_id, employee_id);
select atrium_protect('id_card', 'select, insert, update');
select atrium_record('idCard', 'id_card');

-- Kept for a week.
create table id_card_print (
  company_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
select atrium_protect('id_card_print', 'select, insert, delete');
`,
);
