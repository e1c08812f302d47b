import { defineMigration } from '@atrium/platform';

/**
 * Undoes an import. This is the only way to delete employees, who are otherwise archived: a person who was imported,
 * has not changed since and is referred to nowhere is deleted, so that their e-mail and code are free for the corrected
 * file. The gateway has no other right to delete an employee.
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
