import { defineMigration } from '@atrium/platform';

/**
 * Keeps the list of employees fast in a company of a million: an index for each sort, also over archived people, for
 * filters with rare values, and for text in names, e-mails and codes.
 */
export const employeeListsMigration = defineMigration(
  '1763700300015-employee-lists',
  `
create index employee_by_any_name on employee (company_id, sort_name, id);
create index employee_by_any_joining_date on employee (company_id, joining_date, id);
create index employee_by_any_department on employee (company_id, sort_department, id);
create index employee_of_department on employee (company_id, archived, department, sort_name, id);
create index employee_of_employment on employee (company_id, archived, employment_type, sort_name, id);

create index employee_text on employee using gin (company_id, search_text extensions.gin_trgm_ops);
select atrium_let_search('employee');

-- Those of the transaction's company that have every word, at most so many. of_archived null: archived or not.
-- A text that every fifth has is met soon by reading one row after the other, a rarer one is found by its trigrams; the
-- planner cannot tell, since it may not look at what a column holds under row-level security.
create function employee_matches(words text[], of_archived boolean, most int) returns setof uuid
language plpgsql stable security definer rows 500 set search_path = pg_catalog, public, extensions, pg_temp as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  among text := format('company_id = %L', company);
  indexed text;
  met text;
  frequent boolean;
begin
  if of_archived is not null then
    among := among || format(' and archived = %L', of_archived);
  end if;
  select string_agg(format('search_text like any (%L::text[])', search_patterns(word)), ' and '),
    string_agg(format('has_word(search_text, %L)', word), ' and ')
  into indexed, met from unnest(words) word;
  execute format('select count(*) filter (where %s) > 100 from (select search_text from employee where %s limit 500) e',
    met, among) into frequent;
  -- Materialized: planned for all of them, since with a limit reading row after row would look cheap.
  return query execute format(
    case when frequent then 'select id from employee where %s and %s limit %s'
      else 'with found as materialized (select id from employee where %s and %s) select id from found limit %s' end,
    among, case when frequent then met else indexed end, most);
end
$fn$;
grant execute on function employee_matches(text[], boolean, int) to atrium_app;
`,
);
