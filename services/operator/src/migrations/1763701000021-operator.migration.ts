import { defineMigration } from '@atrium/platform';

/** Operators, their sessions and the log of their actions; and the part of the companies that they may read. */
export const operatorMigration = defineMigration(
  '1763701000021-operator',
  `
create table operator (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  created_at timestamptz not null default now()
);
grant select, insert, update (password_hash) on operator to atrium_operator;

create table operator_session (
  token_hash text primary key,
  operator_id uuid not null references operator (id),
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_session_by_operator on operator_session (operator_id);
grant select, insert, update (last_seen_at), delete on operator_session to atrium_operator;

-- Only ever lengthened: nobody but the owner changes or deletes an entry.
create table operator_entry (
  seq bigint generated always as identity primary key,
  at timestamptz not null,
  operator text,
  action text not null,
  details jsonb not null default '{}'
);
grant select, insert on operator_entry to atrium_operator;

create policy operator_reads on company for select to atrium_operator using (true);
grant select (id, code, name, is_demo, created_at) on company to atrium_operator;
create index company_by_name on company (lower(name), id);

-- How many people a company has and when somebody last signed in: counted under the company's own policy, and nothing else.
create function operator_company_facts(companies uuid[])
returns table (company_id uuid, people int, last_sign_in_at timestamptz)
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $fn$
begin
  foreach company_id in array companies loop
    execute format('set local app.company_id = %L', company_id);
    select count(*), max(u.last_sign_in_at) into people, last_sign_in_at
      from user_account u where u.company_id = operator_company_facts.company_id and u.status = 'active';
    return next;
  end loop;
  execute $sql$set local app.company_id = ''$sql$;
end
$fn$;
grant execute on function operator_company_facts(uuid[]) to atrium_operator;
`,
);
