import { defineMigration } from '@atrium/platform';

/** Second factors of operators, and the removal of an operator whom the environment no longer names. */
export const operatorSecondFactorMigration = defineMigration(
  '1763701000070-operator-second-factor',
  `
create table operator_second_factor (
  operator_id uuid primary key references operator (id) on delete cascade,
  sealed text not null,
  created_at timestamptz not null,
  -- Null until a first code showed that the operator's app has the secret.
  confirmed_at timestamptz,
  -- Of the last code that was taken: none is taken twice, nor an older one after it.
  last_step bigint not null default 0
);
grant select, insert, update, delete on operator_second_factor to atrium_operator;

create table operator_recovery_code (
  operator_id uuid not null references operator (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (operator_id, code_hash)
);
grant select, insert, update (used_at), delete on operator_recovery_code to atrium_operator;

alter table operator_session drop constraint operator_session_operator_id_fkey;
alter table operator_session add constraint operator_session_operator_id_fkey
  foreign key (operator_id) references operator (id) on delete cascade;
grant delete on operator to atrium_operator;
grant update (token_hash) on operator_session to atrium_operator;
`,
);
