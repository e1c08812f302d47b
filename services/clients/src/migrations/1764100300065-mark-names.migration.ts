import { defineMigration } from '@atrium/platform';

/** Enqueues the job for each company that has names. */
export const MARK_NAMES = `
do $do$
declare
  known record;
  made uuid;
begin
  for known in select id from company loop
    execute format('set local app.company_id = %L', known.id);
    if exists (select from contact_key where company_id = known.id) then
      insert into job (company_id, kind, title, payload, kept, created_at)
        values (known.id, 'clients.mark-names', 'Similar names of companies', '{}', false, now()) returning id into made;
      perform atrium_enqueue_job(made, now(), 0, 10);
    end if;
  end loop;
  set local app.company_id = '';
end
$do$;
`;

/** Companies that were saved before similar names were found are marked by a job. */
export const markNamesMigration = defineMigration('1764100300065-mark-names', MARK_NAMES);
