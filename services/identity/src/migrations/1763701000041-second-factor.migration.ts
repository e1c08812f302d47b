import { defineMigration } from '@atrium/platform';

/** Second factors with their recovery codes, and changes of an e-mail. */
export const secondFactorMigration = defineMigration(
  '1763701000041-second-factor',
  `
alter table company add column second_factor_required boolean not null default false;
grant update (second_factor_required) on company to atrium_app;

create table second_factor (
  company_id uuid not null,
  user_id uuid not null,
  sealed text not null,
  created_at timestamptz not null,
  -- Null until a first code showed that the person's app has the secret.
  confirmed_at timestamptz,
  -- Of the last code that was taken: none is taken twice, nor an older one after it.
  last_step bigint not null default 0,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references user_account (company_id, id) on delete cascade
);
select atrium_protect('second_factor');

create table recovery_code (
  company_id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (company_id, user_id, code_hash),
  foreign key (company_id, user_id) references user_account (company_id, id) on delete cascade
);
select atrium_protect('recovery_code');

alter table link drop constraint link_kind;
alter table link add constraint link_kind
  check (kind in ('confirmation', 'recovery', 'invitation', 'email-change', 'email-stop'));

-- The last change of a person's e-mail, for as long as it can be stopped.
create table email_change (
  company_id uuid not null,
  user_id uuid not null,
  old_email text not null,
  new_email text not null,
  requested_at timestamptz not null,
  changed_at timestamptz,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references user_account (company_id, id) on delete cascade
);
select atrium_protect('email_change');
`,
);
