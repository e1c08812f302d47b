import { defineMigration } from '@atrium/platform';

/** Returns how many rows match a text and the first of them in a list's order, with one search. */
export const employeeFoundMigration = defineMigration(
  '1763700300022-employee-found',
  `
drop function employee_matches_from(text[], boolean, text, boolean, text, uuid, int);

-- Of those of the transaction's company that have every word: how many they are, counted up to so many, and as a JSON
-- array the ids of the first ones in an order of the list, after a row of it; after_id null: from the beginning.
create function employee_found(
  words text[], of_archived boolean, sorted_by text, downwards boolean, after_value text, after_id uuid, most int,
  count_to int)
returns table (counted int, ids text)
language plpgsql stable security definer rows 1 set search_path = pg_catalog, public, extensions, pg_temp as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  key text := case sorted_by when 'name' then 'sort_name' when 'code' then 'code' when 'joiningDate' then 'joining_date'
    when 'department' then 'sort_department' end;
  beyond text := case when downwards then '<' else '>' end;
  later text := case when after_id is null then 'true'
    else format('(%I, id) %s (%L, %L)', key, beyond, after_value, after_id) end;
  direction text := case when downwards then 'desc' else 'asc' end;
  among text := format('company_id = %L and archived = %L', company, of_archived);
  soon boolean;
  indexed text;
  met text;
begin
  select string_agg(format('has_word(search_text, %L)', word), ' and '),
    string_agg(
      format('search_text like any (%L::text[]) and has_word(search_text, %L)', search_patterns(word), word), ' and ')
  into met, indexed from unnest(words) word;
  soon := employee_meets_soon(met, among);
  return query execute format(
    'with found as %1$s (select id, %2$I from employee where %3$s and %4$s),
       page as (select id from found where %5$s order by %2$I %6$s, id %6$s limit %7$s)
     select (select count(*)::int from (select from found limit %8$s) counted),
       (select coalesce(jsonb_agg(id), ''[]'')::text from page)',
    case when soon then 'not materialized' else 'materialized' end,
    key, among, case when soon then met else indexed end, later, direction, most, count_to);
end
$fn$;
grant execute on function employee_found(text[], boolean, text, boolean, text, uuid, int, int) to atrium_app;
`,
);
