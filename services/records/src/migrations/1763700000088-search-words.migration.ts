import { defineMigration } from '@atrium/platform';

/**
 * A misspelt word is compared with the words that occur, of which even a large company has few, and replaced by the
 * most similar ones. Titles that begin with the text come first; where they are enough, the index is not read for other
 * matches.
 */
export const searchWordsMigration = defineMigration(
  '1763700000088-search-words',
  `
-- The words of letters in the documents of a kind; one that no document has any more finds nothing.
create table search_word (
  company_id uuid not null,
  kind text not null,
  word text not null,
  primary key (company_id, kind, word)
);
alter table search_word enable row level security;
alter table search_word force row level security;
create policy company_only on search_word
  using (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid));
select atrium_let_search('search_word');
create index search_word_text on search_word using gin (company_id, kind, word extensions.gin_trgm_ops);

create function search_words(content text) returns setof text
language sql immutable parallel safe set search_path = pg_catalog as $fn$
  select word from regexp_split_to_table(lower(content), '\\s+') word where word ~ '^[[:alpha:]]{4,}$'
$fn$;

create or replace function search_write(of_kind text, ids uuid[], documents jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
begin
  delete from search_document d where d.company_id = company and d.kind = of_kind and d.id = any (ids)
    and d.id not in (select (value->>'id')::uuid from jsonb_array_elements(documents));
  insert into search_document as d (company_id, kind, id, title, detail, lookup, keywords)
  select company, of_kind, given.id, given.title, given.detail, given.lookup, given.keywords
  from jsonb_to_recordset(documents) as given(id uuid, title text, detail text, lookup text, keywords text)
  on conflict (company_id, kind, id) do update
    set title = excluded.title, detail = excluded.detail, lookup = excluded.lookup, keywords = excluded.keywords
    where (d.title, d.detail, d.lookup, d.keywords)
      is distinct from (excluded.title, excluded.detail, excluded.lookup, excluded.keywords);
  insert into search_word (company_id, kind, word)
  select distinct company, of_kind, word
  from jsonb_to_recordset(documents) as given(title text, keywords text), search_words(title || ' ' || keywords) word
  on conflict do nothing;
end
$fn$;

-- What finds the words that are most like one, at most four of them; an empty array: there are none. A word that is
-- none of letters, or a short one, has to stand there as it is.
create function search_alike(of_kind text, asked text) returns text[]
language plpgsql stable security definer
set search_path = pg_catalog, public, extensions, pg_temp set pg_trgm.similarity_threshold = 0.3 as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
begin
  if asked !~ '^[[:alpha:]]{4,}$' then
    return array[asked];
  end if;
  return array(select w.word from search_word w
    where w.company_id = company and w.kind = of_kind and w.word % asked
    order by similarity(w.word, asked) desc, w.word limit 4);
end
$fn$;

-- What a text can be meant to begin with, when each of its words is one of several: not more than sixteen.
create function search_starts(choices jsonb) returns text[]
language plpgsql immutable parallel safe set search_path = pg_catalog as $fn$
declare
  starts text[] := array[''];
  choice jsonb;
begin
  for choice in select value from jsonb_array_elements(choices) loop
    starts := array(select ltrim(begun || ' ' || word) from unnest(starts) begun, jsonb_array_elements_text(choice) one(word)
      limit 16);
  end loop;
  return array(select regexp_replace(begun, '([\\\\%_])', '\\\\\\1', 'g') || '%' from unnest(starts) begun);
end
$fn$;

-- The best documents of a kind that have a word of each choice, at most so many, among some hundred candidates: those
-- that begin with the text, and unless these are enough, those that have the words anywhere.
create function search_chosen(of_kind text, plain text, choices jsonb, room int, most int)
returns table (kind text, id uuid, title text, detail text, lookup text, score real, found int, more boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, extensions, pg_temp as $fn$
declare
  among text := format('company_id = %L and kind = %L', nullif(current_setting('app.company_id', true), ''), of_kind);
  starts text[] := search_starts(choices);
  enough int := greatest(most, 100);
  met text;
  indexed text;
  begun text;
  begins text;
  by_reading boolean;
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
  -- What a fifth of the first documents have, and a kind of which there are few, is met soon by reading.
  execute format('select count(*) < 500 or count(*) filter (where %s) > 100 from (select content from search_document
    where %s limit 500) d', met, among) into by_reading;
  select string_agg(format('(select * from ours where content like %L limit %s)', one, room), ' union all ')
  into begins from unnest(starts) one;
  return query execute format($q$
    with ours as not materialized (select * from search_document where %1$s),
    starting as materialized (%2$s),
    held as materialized (select * from (%3$s) d where (select count(*) from starting) < %4$s limit %5$s),
    candidates as (select * from starting union select * from held)
    select c.kind, c.id, c.title, c.detail, c.lookup,
      ((c.content like any (%6$L::text[]))::int * 2 + (%7$s)::int + word_similarity(%8$L, c.content))::real,
      count(*) over ()::int,
      (select count(*) from held) >= %5$s or (select count(*) from starting) >= %4$s
    from candidates c order by 6 desc, c.content, c.id limit %9$s $q$,
    among, begins,
    case when by_reading then format('select * from ours where %s', met)
      else format('with indexed as materialized (select * from ours where %s and %s) select * from indexed', indexed, met)
    end,
    enough, room, starts, begun, plain, most);
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
  room int := 500 / greatest(cardinality(kinds), 1);
  spelt jsonb := (select jsonb_agg(array[word]) from unnest(words) word);
  alike jsonb;
  each text;
begin
  if spelt is null then
    return;
  end if;
  foreach each in array kinds loop
    return query select * from search_chosen(each, plain, spelt, room, most);
    continue when found or length(plain) <= 3;
    alike := (select jsonb_agg(search_alike(each, word)) from unnest(words) word);
    if alike <> spelt and not exists (select from jsonb_array_elements(alike) every(choice) where choice = '[]') then
      return query select * from search_chosen(each, plain, alike, room, most);
    end if;
  end loop;
end
$fn$;
`,
);
