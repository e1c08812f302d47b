import { defineMigration } from '@atrium/platform';

/**
 * Titles that begin with a text are read in index order, some hundred rows however many match; so are titles whose text
 * begins after the first word, such as last names. All other matches are searched only where that is little work or
 * where too few titles begin with the text.
 */
export const searchInOrderMigration = defineMigration(
  '1763705000001-search-in-order',
  `
create function search_after_first(content text) returns text
language sql immutable parallel safe as $fn$
  select substr(content, strpos(content, ' ') + 1)
$fn$;
create index search_document_next on search_document (company_id, kind, search_after_first(content) text_pattern_ops);

-- The rows whose key begins with a text, as a condition that only an index in the key's order serves: for LIKE the
-- planner would take the trigrams of all rows that have it.
create function search_begins(key text, begun text) returns text
language sql immutable parallel safe set search_path = pg_catalog as $fn$
  select format('%1$s ~>=~ %2$L and %1$s ~<~ %3$L', key, begun, begun || chr(1114111))
$fn$;

-- What a text can be meant to begin with, when each of its words is one of several: not more than sixteen.
create or replace function search_starts(choices jsonb) returns text[]
language plpgsql immutable parallel safe set search_path = pg_catalog as $fn$
declare
  starts text[] := array[''];
  choice jsonb;
begin
  for choice in select value from jsonb_array_elements(choices) loop
    starts := array(select ltrim(begun || ' ' || word) from unnest(starts) begun, jsonb_array_elements_text(choice) one(word)
      limit 16);
  end loop;
  return starts;
end
$fn$;

-- Whether a word of one of the choices begins few documents, or few go on with it: then what has all of them is soon
-- found by trigrams. A condition to be put among the documents "ours".
create function search_is_rare(choices jsonb) returns text
language sql immutable parallel safe set search_path = pg_catalog, public as $fn$
  select string_agg(format('(select count(*) from (%s limit 500) d) < 500', begun), ' or ') from (
    select string_agg(format('select from ours where %s union all select from ours where %s',
      search_begins('content', word), search_begins('search_after_first(content)', word)), ' union all ') as begun
    from jsonb_array_elements(choices) every(choice), jsonb_array_elements_text(choice) one(word) group by choice
  ) each_choice
$fn$;

drop function search_chosen(text, text, jsonb, int, int);

-- The best documents of a kind that have a word of each choice, at most so many. Of a kind with few documents all are
-- read. Else the best are chosen among some hundred: those that begin with the text, those that go on with it after
-- their first word, and those that have the words anywhere, where fewer than are wanted begin with it, or the words are
-- rare. more: there may be others than those that were found.
create function search_chosen(of_kind text, plain text, choices jsonb, most int)
returns table (kind text, id uuid, title text, detail text, lookup text, score real, found int, more boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, extensions, pg_temp as $fn$
declare
  among text := format('company_id = %L and kind = %L', nullif(current_setting('app.company_id', true), ''), of_kind);
  starts text[] := search_starts(choices);
  room int := greatest(most, 100);
  met text;
  begun text;
  indexed text;
  starting text;
  in_order text;
  few boolean;
  frequent boolean;
  candidates text;
  others text := 'false';
begin
  select string_agg(format('(%s)', any_met), ' and '), string_agg(format('(%s)', any_begun), ' and '),
    -- A single letter begins too many words: alone it begins a title, else it narrows what the other words find.
    coalesce(string_agg(format('content like any (%L::text[])', patterns), ' and ') filter (where longest > 1), 'false')
  into met, begun, indexed from (
    select string_agg(format('has_word(content, %L)', word), ' or ') as any_met,
      string_agg(format('strpos('' '' || content, '' '' || %L) > 0', word), ' or ') as any_begun,
      array(select unnest(search_patterns(word)) from jsonb_array_elements_text(choice) one(word)) as patterns,
      max(length(word)) as longest
    from jsonb_array_elements(choices) every(choice), jsonb_array_elements_text(choice) one(word) group by choice
  ) each_choice;
  select string_agg(format('(%s)', search_begins('content', one)), ' or '),
    string_agg(format('(select * from ours where %1$s order by content using ~<~ limit %3$s) union all
        (select * from ours where %2$s order by search_after_first(content) using ~<~ limit %3$s)',
      search_begins('content', one), search_begins('search_after_first(content)', one),
      greatest(room / cardinality(starts), 10)), ' union all ')
  into starting, in_order from unnest(starts) one;
  -- In the order of their ids: in that of their contents the first ones are all much alike.
  execute format('select count(*) < 500, count(*) filter (where %s) > 25 from (select content from search_document
    where %s order by id limit 500) d', met, among) into few, frequent;
  if few then
    candidates := format('select * from ours where %s', met);
  else
    candidates := 'select * from begin union select * from held';
    others := format('(select not wide from look) or (select count(*) from held) >= %s', room);
    -- What a twentieth of the first documents have is met soon by reading on, what fewer have is found by its trigrams.
    if frequent then
      others := others || ' or exists (select from ours order by id offset 20000)';
    end if;
  end if;
  return query execute format($q$
    with ours as not materialized (select * from search_document where %1$s),
    begin as materialized (%2$s),
    look as materialized (select begun < %3$s or begun < %4$s and (%5$s) as wide from (select count(*) as begun from begin) b),
    held as materialized (select * from (%6$s) d where (select wide from look) limit %4$s),
    candidates as (%7$s)
    select c.kind, c.id, c.title, c.detail, c.lookup,
      ((%8$s)::int * 2 + (%9$s)::int + word_similarity(%10$L, c.content))::real,
      count(*) over ()::int, %11$s
    from candidates c order by 6 desc, c.content, c.id limit %3$s $q$,
    among, in_order, most, room, case when frequent then 'true' else search_is_rare(choices) end,
    case when frequent then format('select * from (select * from ours order by id limit 20000) first where %s', met)
      else format('with indexed as materialized (select * from ours where %s and %s) select * from indexed', indexed, met)
    end,
    candidates, starting, begun, plain, others);
end
$fn$;

-- The best documents of each kind, at most so many: those that have every word of the text, and if there are none,
-- those that have words like them.
create or replace function search_documents(asked text, kinds text[], most int)
returns table (kind text, id uuid, title text, detail text, lookup text, score real, found int, more boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, extensions, pg_temp as $fn$
declare
  words text[] := array(select word from regexp_split_to_table(lower(asked), '\\s+') word where word ~ '[[:alnum:]]');
  plain text := array_to_string(words, ' ');
  spelt jsonb := (select jsonb_agg(array[word]) from unnest(words) word);
  alike jsonb;
  each text;
begin
  if spelt is null then
    return;
  end if;
  foreach each in array kinds loop
    return query select * from search_chosen(each, plain, spelt, most);
    continue when found or length(plain) <= 3;
    alike := (select jsonb_agg(search_alike(each, word)) from unnest(words) word);
    if alike <> spelt and not exists (select from jsonb_array_elements(alike) every(choice) where choice = '[]') then
      return query select * from search_chosen(each, plain, alike, most);
    end if;
  end loop;
end
$fn$;
`,
);
