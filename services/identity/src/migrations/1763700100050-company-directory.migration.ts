import { defineMigration } from '@atrium/platform';

/** The list of companies, for the schedules of the job process only. */
export const companyDirectoryMigration = defineMigration(
  '1763700100050-company-directory',
  `
create function company_zones() returns setof text
language sql stable security definer set search_path = '' as $fn$
  select distinct c.timezone from public.company c order by 1
$fn$;
grant execute on function company_zones() to atrium_worker;

create function company_ids(zone text, after uuid, size int) returns setof uuid
language sql stable security definer set search_path = '' as $fn$
  select c.id from public.company c
  where (zone is null or c.timezone = zone) and (after is null or c.id > after)
  order by c.id limit size
$fn$;
grant execute on function company_ids(text, uuid, int) to atrium_worker;
`,
);
