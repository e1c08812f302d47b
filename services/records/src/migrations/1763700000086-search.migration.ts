import { defineMigration } from '@atrium/platform';

/** The portal's search: one document per record, written after the record changes and read through a function only. */
export const searchMigration = defineMigration(
  '1763700000086-search',
  `
create table search_document (
  company_id uuid not null,
  kind text not null,
  id uuid not null,
  title text not null,
  detail text,
  -- What finds this record in its own list.
  lookup text not null,
  -- Found by, not shown.
  keywords text not null,
  content text not null generated always as (lower(title || ' ' || keywords)) stored,
  primary key (company_id, kind, id)
);
alter table search_document enable row level security;
alter table search_document force row level security;
create policy company_only on search_document
  using (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid));
select atrium_let_search('search_document');
-- To find documents whose record has gone.
grant select (company_id, kind, id) on search_document to atrium_app;
create index search_document_start on search_document (company_id, kind, content text_pattern_ops);
create index search_document_text on search_document using gin (company_id, kind, content extensions.gin_trgm_ops);

-- Of these records the documents are now those that are given, and no others.
create function search_write(of_kind text, ids uuid[], documents jsonb) returns void
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
end
$fn$;
grant execute on function search_write(text, uuid[], jsonb) to atrium_app;

-- Loads the library whose setting the function brings along.
select extensions.show_limit();

-- The best documents of each kind, at most so many, found among some 500 candidates: those that begin with the text,
-- those that have every word of it, and if there are none, those with words like it.
create function search_documents(asked text, kinds text[], most int)
returns table (kind text, id uuid, title text, detail text, lookup text, score real, found int, more boolean)
language plpgsql stable security definer
set search_path = pg_catalog, public, extensions, pg_temp set pg_trgm.word_similarity_threshold = 0.4 as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  words text[] := array(select word from regexp_split_to_table(lower(asked), '\\s+') word where word <> '');
  plain text := array_to_string(words, ' ');
  starts text := regexp_replace(plain, '([\\\\%_])', '\\\\\\1', 'g') || '%';
  room int := 500 / greatest(cardinality(kinds), 1);
  met text;
  indexed text;
  similar_to text;
  begun text;
  by_reading boolean;
  each text;
begin
  select string_agg(format('has_word(content, %L)', word), ' and '),
    -- A single letter begins too many words: alone it begins a title, else it narrows what the other words find.
    coalesce(string_agg(format('content like any (%L::text[])', search_patterns(word)), ' and ')
      filter (where length(word) > 1), 'false'),
    string_agg(case when length(word) > 3 then format('content %%> %L', word)
      else format('has_word(content, %L)', word) end, ' and '),
    string_agg(format('strpos('' '' || content, '' '' || %L) > 0', word), ' and ')
  into met, indexed, similar_to, begun from unnest(words) word;
  if met is null then
    return;
  end if;
  foreach each in array kinds loop
    -- What a fifth of the first documents have, and a kind of which there are few, is met soon by reading.
    execute format('select count(*) < 500 or count(*) filter (where %s) > 100 from (select content from search_document
      where company_id = %L and kind = %L limit 500) d', met, company, each) into by_reading;
    return query execute format($q$
      with ours as not materialized (select * from search_document where company_id = %1$L and kind = %2$L),
      starting as materialized (select * from ours where content like %3$L limit %4$s),
      held as materialized (%5$s limit %4$s),
      like_all as materialized (select * from ours where %6$s),
      alike as (select * from like_all
        where not exists (select from held) and not exists (select from starting) limit %4$s),
      candidates as (select * from starting union select * from held union select * from alike)
      select c.kind, c.id, c.title, c.detail, c.lookup,
        ((c.content like %3$L)::int * 2 + (%7$s)::int + word_similarity(%8$L, c.content))::real,
        count(*) over ()::int, (select count(*) from held) >= %4$s
      from candidates c order by 6 desc, c.content, c.id limit %9$s $q$,
      company, each, starts, room, case when by_reading then format('select * from ours where %s', met)
        else format('(with found as materialized (select * from ours where %s and %s) select * from found)', indexed, met) end,
      case when length(plain) > 3 then similar_to else 'false' end, begun, plain, most);
  end loop;
end
$fn$;
grant execute on function search_documents(text, text[], int) to atrium_app;
`,
);
