import { defineMigration } from '@atrium/platform';

/**
 * Helpers for functions that search text. Under row-level security PostgreSQL does not use an index on text, since its
 * operators might leak other companies' rows before the policy hides them. So a function that runs as the owner
 * searches within the transaction's company and returns ids, which the policy then guards again.
 */
export const textSearchMigration = defineMigration(
  '1763700000085-text-search',
  `
-- How a word of a search is looked for: from three letters on anywhere, a shorter one at the beginning of a word. Less
-- than three letters inside of words are no trigram, and would have every row read; so would signs alone, which find
-- nothing.
create function search_patterns(word text) returns text[]
language sql immutable parallel safe set search_path = pg_catalog as $fn$
  select case when word !~ '[[:alnum:]]' then '{}'
    when length(plain) >= 3 then array['%' || plain || '%']
    else array[plain || '%', '% ' || plain || '%', '%.' || plain || '%', '%-' || plain || '%', '%@' || plain || '%'] end
  from (select regexp_replace(lower(word), '([\\\\%_])', '\\\\\\1', 'g') as plain) escaped
$fn$;
grant execute on function search_patterns(text) to atrium_app;

-- The same for one text, as a condition that no index serves: rows are then read in the order that is asked for.
create function has_word(content text, word text) returns boolean
language sql immutable parallel safe as $fn$
  select case when word !~ '[[:alnum:]]' then false
    when length(word) >= 3 then strpos(content, lower(word)) > 0
    when content like any (search_patterns(word)) then true else false end
$fn$;
grant execute on function has_word(text, text) to atrium_app;

-- Lets the owner's functions read a table past its policy. Each of them must name the company itself.
create function atrium_let_search(target regclass) returns void language plpgsql as $fn$
begin
  execute format('create policy search on %s for select to atrium_owner using (true)', target);
end
$fn$;
`,
);
