import { defineMigration } from '@atrium/platform';

/**
 * What all records share: one function finds their text, another undoes their imports. Both run as the owner, so they
 * read their SQL from a table that only migrations fill.
 */
export const recordTableMigration = defineMigration(
  '1763705200010-record-table',
  `
create table record_table (
  kind text primary key,
  target regclass not null,
  -- SQL of the text by which a row is found; null: by none.
  content text,
  -- SQL that is true of an imported row that something outside of the table has taken up by now; null: of none.
  taken_up text
);

-- In the migration that makes the table of a record.
create function atrium_record(record text, target regclass, content text default null, taken_up text default null)
returns void language plpgsql as $fn$
begin
  insert into record_table values (record, target, content, taken_up);
  if not exists (select from pg_policy where polrelid = target and polname = 'search') then
    perform atrium_let_search(target);
  end if;
  if content is not null then
    execute format('create index if not exists %I on %s using gin (text_keys(company_id::text, %s))',
      record || '_keys', target, content);
  end if;
end
$fn$;

-- Those of the transaction's company whose text has every word, at most so many.
create function record_matches(record text, words text[], most int) returns setof uuid
language plpgsql stable security definer rows 500
set search_path = pg_catalog, public, pg_temp set work_mem = '32MB' as $fn$
declare
  company text := nullif(current_setting('app.company_id', true), '')::uuid;
  found record_table;
  among text := format('company_id = %L', company);
  met text;
  soon boolean;
begin
  select * into strict found from record_table where kind = record;
  met := (select string_agg(format('has_word(%s, %L)', found.content, word), ' and ') from unnest(words) word);
  -- What half of the first ones have is met soon by reading. Materialized: planned for all of them, since with a limit
  -- reading row after row would look cheap.
  execute format('select count(*) filter (where %s) > 250 from (select * from %s where %s order by id limit 500) r',
    met, found.target, among) into soon;
  if soon then
    return query execute format('select id from %s where %s and %s limit %s', found.target, among, met, most);
  else
    return query execute format('with found as materialized (select id from %s where %s and %s and %s) select id from found limit %s',
      found.target, among,
      text_keyed(format('text_keys(company_id::text, %s)', found.content), company, words), met, most);
  end if;
end
$fn$;
grant execute on function record_matches(text, text[], int) to atrium_app;

-- Takes an import back. Records are archived and never erased but by this: what was imported, is as the import made it and
-- is spoken of nowhere goes again, so that its names are free for the corrected file.
create function record_remove_imported(record text, ids uuid[], versions int[])
returns table (record_id uuid, outcome text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  found record_table;
  present_version int;
  present_taken boolean;
begin
  select * into strict found from record_table where kind = record;
  for place in 1 .. coalesce(array_length(ids, 1), 0) loop
    record_id := ids[place];
    present_version := null;
    execute format('select version, %s from %s where company_id = $1 and id = $2
        and exists (select from data_import_row i where i.company_id = $1 and i.id = $2 and i.state = ''created'')
      for update', coalesce('coalesce((' || found.taken_up || '), false)', 'false'), found.target)
      into present_version, present_taken using company, record_id;
    if present_version is null then
      outcome := 'gone';
    elsif present_taken then
      outcome := 'taken up';
    elsif present_version <> versions[place] then
      outcome := 'changed';
    else
      begin
        execute format('delete from %s where company_id = $1 and id = $2', found.target) using company, record_id;
        outcome := 'removed';
      exception when foreign_key_violation then
        outcome := 'used';
      end;
    end if;
    return next;
  end loop;
end
$fn$;
revoke all on function record_remove_imported(text, uuid[], int[]) from public;
grant execute on function record_remove_imported(text, uuid[], int[]) to atrium_app;
`,
);
