import { defineMigration } from '@atrium/platform';

/** An import of applicants can be undone without leaving people whom nothing would ever erase. */
export const applicantFileMigration = defineMigration(
  '1765000300001-applicant-file',
  `
create index opening_by_title on opening (company_id, lower(title));

create function candidate_remove_alone(ids uuid[]) returns setof uuid
language sql security definer set search_path = pg_catalog, public, pg_temp as $fn$
  with alone as (
    select c.id from candidate c
    where c.company_id = nullif(current_setting('app.company_id', true), '')::uuid and c.id = any (ids)
      and not exists (select from application a where a.company_id = c.company_id and a.candidate_id = c.id)
    -- Whoever applies at this moment holds the row.
    for update skip locked
  )
  delete from candidate c using alone
  where c.company_id = nullif(current_setting('app.company_id', true), '')::uuid and c.id = alone.id
  returning c.id
$fn$;
revoke all on function candidate_remove_alone(uuid[]) from public;
grant execute on function candidate_remove_alone(uuid[]) to atrium_app;
`,
);
