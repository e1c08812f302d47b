import { defineMigration } from '@atrium/platform';

/**
 * Keys of a text for an index that is searched for one company at a time: each of its trigrams combined with the
 * company. With the company in a separate column, a trigram index reads the numbers of all rows of the company, which
 * for a million rows takes ten times as long.
 */
export const textKeysMigration = defineMigration(
  '1763700000084-text-keys',
  `
-- For an index: gin (text_keys(company_id::text, content)). The cost keeps it from being computed row by row. As the
-- owner, since whoever writes a row may not use the schema of the extension.
create function text_keys(scope text, content text) returns bigint[]
language sql immutable parallel safe security definer cost 10000 set search_path = pg_catalog as $fn$
  select array(select hashtextextended(scope || piece, 0) from unnest(extensions.show_trgm(content)) piece)
$fn$;
grant execute on function text_keys(text, text) to atrium_app;

-- Keys that every text has that has the words, with has_word: hold what they find against it. Of a long word its last
-- ones, which tell most of an address; of an address nothing behind its @, which everybody has. None at all where a word
-- has no three letters or digits of ASCII beside each other, and is not one or two of them.
create function text_keys_of(scope text, words text[]) returns bigint[]
language sql immutable parallel safe set search_path = pg_catalog as $fn$
  select array(
    select distinct hashtextextended(scope || piece, 0)
    from (select lower(regexp_replace(one, '^([^@]{3,}@).*$', '\\1')) as word from unnest(words) one) plain,
      lateral (
        select case length(word) when 1 then '  ' else ' ' end || word as piece, 1 as row, 1 as place
          where word ~ '^[a-z0-9]{1,2}$'
        union all
        select substr(run, place, 3), row, place
        from regexp_matches(word, '[a-z0-9]+[.@-]?', 'g') with ordinality runs(matched, row),
          lateral (select translate(matched[1], '.@-', '   ') as run) spaced,
          generate_series(1, length(run) - 2) place
        where length(word) > 2
        order by row desc, place desc limit 3
      ) pieces
  )
$fn$;

-- That as a condition on what an index has, in SQL: 'text_keys(company_id::text, content)'. Where no key tells, it is true
-- of every row.
create function text_keyed(keys text, scope text, words text[]) returns text
language sql immutable parallel safe set search_path = pg_catalog, public as $fn$
  select case when cardinality(found) = 0 then 'true' else format('%s @> %L::bigint[]', keys, found) end
  from (select text_keys_of(scope, words) as found) keyed
$fn$;
`,
);
