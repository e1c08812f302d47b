import { defineMigration } from '@atrium/platform';

/**
 * A trigram index finds text in names and e-mails of a company's accounts, through a function, because row-level
 * security would not use the index.
 */
export const userTextMigration = defineMigration(
  '1763701000061-user-text',
  `
create function user_text(first_name text, last_name text, email text) returns text
language sql immutable parallel safe as $fn$
  select lower(first_name || ' ' || last_name || ' ' || email)
$fn$;
grant execute on function user_text(text, text, text) to atrium_app;
select atrium_let_search('user_account');
create index user_account_text on user_account
  using gin (text_keys(company_id::text, user_text(first_name, last_name, email)));

-- Accounts of the transaction's company that have every word in their name or e-mail, at most so many.
create function user_matches(words text[], most int) returns setof uuid
language plpgsql stable security definer rows 500
set search_path = pg_catalog, public, pg_temp set work_mem = '32MB' as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  met text := (select string_agg(format('has_word(user_text(first_name, last_name, email), %L)', word), ' and ')
    from unnest(words) word);
  keyed text := text_keyed('text_keys(company_id::text, user_text(first_name, last_name, email))', company::text, words);
  soon boolean;
begin
  -- What half of the first ones have is met soon by reading. Materialized: planned for all of them, since with a limit
  -- reading row after row would look cheap.
  execute format('select count(*) filter (where %s) > 250 from (select first_name, last_name, email from user_account
    where company_id = %L order by id limit 500) u', met, company) into soon;
  if soon then
    return query execute format('select id from user_account where company_id = %L and %s limit %s', company, met, most);
  else
    return query execute format('with found as materialized (select id from user_account where company_id = %L and %s
      and %s) select id from found limit %s', company, keyed, met, most);
  end if;
end
$fn$;
grant execute on function user_matches(text[], int) to atrium_app;
`,
);
