import { defineMigration } from '@atrium/platform';

/** Text inside a document is found by trigrams combined with the company and the kind. */
export const searchKeysMigration = defineMigration(
  '1763705000002-search-keys',
  `
create index search_document_keys on search_document using gin (text_keys(company_id::text || kind, content));
drop index search_document_text;

-- The best documents of a kind that have a word of each choice, at most so many. Of a kind with few documents all are
-- read. Else the best are chosen among some hundred: those that begin with the text, those that go on with it after
-- their first word, and those that have the words anywhere, where fewer than are wanted begin with it, or the words are
-- rare. more: there may be others than those that were found.
create or replace function search_chosen(of_kind text, plain text, choices jsonb, most int)
returns table (kind text, id uuid, title text, detail text, lookup text, score real, found int, more boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, extensions, pg_temp as $fn$
declare
  company text := nullif(current_setting('app.company_id', true), '');
  among text := format('company_id = %L and kind = %L', company, of_kind);
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
    coalesce(string_agg(format('(%s)', any_keyed), ' and ') filter (where longest > 1), 'false')
  into met, begun, indexed from (
    select string_agg(format('has_word(content, %L)', word), ' or ') as any_met,
      string_agg(format('strpos('' '' || content, '' '' || %L) > 0', word), ' or ') as any_begun,
      string_agg(text_keyed('text_keys(company_id::text || kind, content)', company || of_kind, array[word]), ' or ')
        as any_keyed,
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
`,
);
