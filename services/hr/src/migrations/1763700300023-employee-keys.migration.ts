import { defineMigration } from '@atrium/platform';

/**
 * Text is searched by trigrams combined with the company. Frequent text is read in the list's order as far as that is
 * quick, and counted apart from the page.
 */
export const employeeKeysMigration = defineMigration(
  '1763700300023-employee-keys',
  `
create index employee_keys on employee using gin (text_keys(company_id::text, search_text));
drop index employee_text;
drop function employee_meets_soon(text, text);

-- Of the transaction's company, what those have who have every word, and by which keys an index finds them.
create function employee_text_of(words text[], out among text, out met text, out keyed text)
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
begin
  among := format('company_id = %L', company);
  met := (select string_agg(format('has_word(search_text, %L)', word), ' and ') from unnest(words) word);
  keyed := text_keyed('text_keys(company_id::text, search_text)', company::text, words);
end
$fn$;

-- Of the first 500 by a column, how many have the text. The planner cannot tell: it may not look at what a column holds
-- under row-level security.
create function employee_sample(met text, among text, sorted_by text) returns int
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $fn$
declare
  having_it int;
begin
  execute format('select count(*) filter (where %s) from (select search_text from employee where %s order by %s limit 500) e',
    met, among, sorted_by) into having_it;
  return having_it;
end
$fn$;

-- Those of the transaction's company that have every word, at most so many. of_archived null: archived or not.
create or replace function employee_matches(words text[], of_archived boolean, most int) returns setof uuid
language plpgsql stable security definer rows 500
set search_path = pg_catalog, public, pg_temp set work_mem = '32MB' as $fn$
declare
  among text;
  met text;
  keyed text;
begin
  select * into among, met, keyed from employee_text_of(words);
  if of_archived is not null then
    among := among || format(' and archived = %L', of_archived);
  end if;
  -- What half of them have is met soon by reading. Materialized: planned for all of them, since with a limit reading row
  -- after row would look cheap.
  if employee_sample(met, among, case when of_archived is null then 'id' else 'joining_date, id' end) > 250 then
    return query execute format('select id from employee where %s and %s limit %s', among, met, most);
  else
    return query execute format(
      'with found as materialized (select id from employee where %s and %s and %s) select id from found limit %s',
      among, keyed, met, most);
  end if;
end
$fn$;

-- Of those of the transaction's company that have every word: how many they are, counted up to so many, and as a JSON
-- array the ids of the first ones in an order of the list, after a row of it; after_id null: from the beginning.
create or replace function employee_found(
  words text[], of_archived boolean, sorted_by text, downwards boolean, after_value text, after_id uuid, most int,
  count_to int)
returns table (counted int, ids text)
language plpgsql stable security definer rows 1
set search_path = pg_catalog, public, pg_temp set work_mem = '32MB' as $fn$
declare
  key text := case sorted_by when 'name' then 'sort_name' when 'code' then 'code' when 'joiningDate' then 'joining_date'
    when 'department' then 'sort_department' end;
  later text := case when after_id is null then 'true'
    else format('(%I, id) %s (%L, %L)', key, case when downwards then '<' else '>' end, after_value, after_id) end;
  placed text := format('%1$I %2$s, id %2$s', key, case when downwards then 'desc' else 'asc' end);
  among text;
  met text;
  keyed text;
  having_it int;
  page uuid[];
begin
  select * into among, met, keyed from employee_text_of(words);
  among := among || format(' and archived = %L', of_archived);
  having_it := employee_sample(met, among, 'joining_date, id');
  -- What a twentieth of them have is mostly met soon in the order of the list; not where that is the order of the text.
  if having_it >= 25 then
    execute format('select array_agg(id) from (select id from
        (select id, %1$I, search_text from employee where %2$s and %3$s order by %4$s limit 10000) near
        where %5$s order by %4$s limit %6$s) page',
      key, among, later, placed, met, most) into page;
  end if;
  if cardinality(page) = most then
    return query execute format('select count(*)::int, %L from (%s limit %s) counted', to_jsonb(page),
      case when having_it > 250 then format('select from employee where %s and %s', among, met)
        else format('with found as materialized (select from employee where %s and %s and %s) select from found',
          among, keyed, met) end, count_to);
  else
    return query execute format(
      'with found as materialized (select id, %1$I from employee where %2$s and %3$s and %4$s),
         page as (select id from found where %5$s order by %6$s limit %7$s)
       select (select count(*)::int from (select from found limit %8$s) counted),
         (select coalesce(jsonb_agg(id), ''[]'')::text from page)',
      key, among, keyed, met, later, placed, most, count_to);
  end if;
end
$fn$;
`,
);
