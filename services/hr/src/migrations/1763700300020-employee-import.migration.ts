import { defineMigration } from '@atrium/platform';

/**
 * Takes an import back. Employees are archived and never erased but by this: who was imported, is as the import made
 * them and is spoken of nowhere goes again, so that their e-mails and codes are free for the corrected file. The
 * gateway has no right to delete an employee otherwise.
 */
export const employeeImportMigration = defineMigration(
  '1763700300020-employee-import',
  `
create function employee_remove_imported(ids uuid[], versions int[])
returns table (employee_id uuid, outcome text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  present employee;
begin
  for place in 1 .. coalesce(array_length(ids, 1), 0) loop
    employee_id := ids[place];
    select * into present from employee e
      where e.company_id = company and e.id = employee_id
        and exists (select from data_import_row r where r.company_id = company and r.id = e.id and r.state = 'created')
      for update;
    if not found then
      outcome := 'gone';
    elsif present.invited_user_id is not null or present.user_id is not null then
      outcome := 'invited';
    elsif present.version <> versions[place] then
      outcome := 'changed';
    else
      begin
        delete from employee e where e.company_id = company and e.id = employee_id;
        outcome := 'removed';
      exception when foreign_key_violation then
        outcome := 'used';
      end;
    end if;
    return next;
  end loop;
end
$fn$;
revoke all on function employee_remove_imported(uuid[], int[]) from public;
grant execute on function employee_remove_imported(uuid[], int[]) to atrium_app;
`,
);
