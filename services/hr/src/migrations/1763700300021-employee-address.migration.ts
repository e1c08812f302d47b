import { defineMigration } from '@atrium/platform';

/**
 * The index is asked for a shorter part of an e-mail address, and its results are compared with the whole word. When
 * very many rows match, the first ones in the list's order are also returned, because reading in that order could pass
 * many rows before it meets one.
 */
export const employeeAddressMigration = defineMigration(
  '1763700300021-employee-address',
  `
-- Whether a text is met soon by reading one row after the other, since every fifth has it; a rarer one is found by its
-- trigrams. The planner cannot tell: it may not look at what a column holds under row-level security.
create function employee_meets_soon(met text, among text) returns boolean language plpgsql stable as $fn$
declare
  frequent boolean;
begin
  execute format('select count(*) filter (where %s) > 100 from (select search_text from employee where %s limit 500) e',
    met, among) into frequent;
  return frequent;
end
$fn$;

-- Those of the transaction's company that have every word, at most so many. of_archived null: archived or not.
create or replace function employee_matches(words text[], of_archived boolean, most int) returns setof uuid
language plpgsql stable security definer rows 500 set search_path = pg_catalog, public, extensions, pg_temp as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  among text := format('company_id = %L', company);
  soon boolean;
  indexed text;
  met text;
begin
  if of_archived is not null then
    among := among || format(' and archived = %L', of_archived);
  end if;
  select string_agg(format('has_word(search_text, %L)', word), ' and '),
    string_agg(
      format('search_text like any (%L::text[]) and has_word(search_text, %L)', search_patterns(word), word), ' and ')
  into met, indexed from unnest(words) word;
  soon := employee_meets_soon(met, among);
  -- Materialized: planned for all of them, since with a limit reading row after row would look cheap.
  return query execute format(
    case when soon then 'select id from employee where %s and %s limit %s'
      else 'with found as materialized (select id from employee where %s and %s) select id from found limit %s' end,
    among, case when soon then met else indexed end, most);
end
$fn$;

-- Of those the first in an order of the list, after a row of it; after_id null: from the beginning.
create function employee_matches_from(
  words text[], of_archived boolean, sorted_by text, downwards boolean, after_value text, after_id uuid, most int)
returns setof uuid
language plpgsql stable security definer rows 500 set search_path = pg_catalog, public, extensions, pg_temp as $fn$
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
    'with found as %1$s (select id, %2$I from employee where %3$s and %4$s)
     select id from found where %5$s order by %2$I %6$s, id %6$s limit %7$s',
    case when soon then 'not materialized' else 'materialized' end,
    key, among, case when soon then met else indexed end, later, direction, most);
end
$fn$;
grant execute on function employee_matches_from(text[], boolean, text, boolean, text, uuid, int) to atrium_app;
`,
);
