import { defineMigration } from '../define-migration.js';

/** RFC 9562, 5.7: 48 bits of Unix time in milliseconds, version 7, variant 10, the rest random. */
export const UUIDV7_FUNCTION = `
create function public.uuidv7() returns uuid language sql volatile parallel safe as $fn$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$fn$;
`;

/** uuidv7() where PostgreSQL lacks it (before 18), and the guard that every tenant table gets. */
export const foundationMigration = defineMigration(
  '1763700000001-foundation',
  `
alter default privileges for role atrium_owner revoke execute on functions from public;

do $do$
begin
  if not exists (select from pg_proc where proname = 'uuidv7' and pronamespace = 'pg_catalog'::regnamespace) then
    ${UUIDV7_FUNCTION}
    grant execute on function uuidv7() to atrium_app;
  end if;
end
$do$;

-- Puts a table under row-level security by company and gives the gateway what it needs of it.
create function atrium_protect(target regclass, rights text default 'select, insert, update, delete')
returns void language plpgsql as $fn$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy company_only on %s using (company_id = (select nullif(current_setting(''app.company_id'', true), '''')::uuid))',
    target
  );
  execute format('grant %s on %s to atrium_app', rights, target);
end
$fn$;
`,
);
