import { defineMigration } from '@atrium/platform';

/**
 * An e-mail address is searched without the part after its @: everybody in a company has the same, and the index would
 * read all of them. Callers compare what these patterns find with the whole word.
 */
export const searchByAddressMigration = defineMigration(
  '1763700000089-search-by-address',
  `
create or replace function search_patterns(word text) returns text[]
language sql immutable parallel safe set search_path = pg_catalog as $fn$
  select case when word !~ '[[:alnum:]]' then '{}'
    when length(plain) >= 3 then array['%' || plain || '%']
    else array[plain || '%', '% ' || plain || '%', '%.' || plain || '%', '%-' || plain || '%', '%@' || plain || '%'] end
  from (
    select regexp_replace(regexp_replace(lower(word), '^([^@]{3,}@).*$', '\\1'), '([\\\\%_])', '\\\\\\1', 'g') as plain
  ) escaped
$fn$;
`,
);
