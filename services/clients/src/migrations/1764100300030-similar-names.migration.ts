import { defineMigration } from '@atrium/platform';

/** Companies are found by names that merely resemble each other. */
export const similarNamesMigration = defineMigration(
  '1764100300030-similar-names',
  `
-- The rarest trigrams of each name by which a company is known, so many that a similar name has one of them too.
-- A name that nobody has any more stays: it leads to nothing.
create table company_name_mark (
  company_id uuid not null references company (id),
  mark text not null,
  -- How many trigrams the name has.
  size int not null,
  name text not null,
  primary key (company_id, mark, size, name)
);
select atrium_protect('company_name_mark', 'select, insert');

-- Known names that are similar to one by pg_trgm, the most similar first. Of each mark, the rarest first, at most 500
-- names are compared. As the owner, since the gateway may not use the schema of the extension. Letters beyond ASCII are
-- compared by the caller, since their classes differ between installations of the database.
create function company_names_like(sought text, marks text[], smallest int, largest int) returns setof text
language sql stable security definer rows 20 set search_path = pg_catalog, public, extensions, pg_temp as $fn$
  select name from (
    select distinct found.name from unnest(marks) with ordinality as rare (mark, place),
      lateral (select m.name from company_name_mark m
        where m.company_id = nullif(current_setting('app.company_id', true), '')::uuid and m.mark = rare.mark
          and m.size between smallest and largest limit 500) found
  ) candidate
  where name <> sought and (sought ~ '[^ -~]' or similarity(name, sought) >= 0.6)
  order by similarity(name, sought) desc limit 20
$fn$;
revoke all on function company_names_like(text, text[], int, int) from public;
grant execute on function company_names_like(text, text[], int, int) to atrium_app;
`,
);
