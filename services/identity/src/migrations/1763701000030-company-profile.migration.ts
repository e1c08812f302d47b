import { defineMigration } from '@atrium/platform';

/** The company's editable name and its logo. */
export const companyProfileMigration = defineMigration(
  '1763701000030-company-profile',
  `
alter table company
  add column logo_file_id uuid,
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid;
grant update (logo_file_id, version, updated_at, updated_by) on company to atrium_app;

drop function company_by_code(text);
create function company_by_code(wanted text)
returns table (id uuid, code text, name text, timezone text, is_demo boolean, logo_file_id uuid)
language sql stable security definer set search_path = '' as $fn$
  select c.id, c.code, c.name, c.timezone, c.is_demo, c.logo_file_id from public.company c where c.code = wanted
$fn$;
revoke execute on function company_by_code(text) from public;
grant execute on function company_by_code(text) to atrium_app;
`,
);
