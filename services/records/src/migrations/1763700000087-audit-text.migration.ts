import { defineMigration } from '@atrium/platform';

/** A trigram index finds text in a company's audit trail, however long the trail is. */
export const auditTextMigration = defineMigration(
  '1763700000087-audit-text',
  `
create function audit_text(actor text, title text, action text) returns text
language sql immutable parallel safe as $fn$
  select lower(coalesce(actor, '') || ' ' || title || ' ' || action)
$fn$;
grant execute on function audit_text(text, text, text) to atrium_app;
select atrium_let_search('audit_entry');
create index audit_entry_text on audit_entry using gin (company_id, audit_text(actor_name, resource_title, action) extensions.gin_trgm_ops);

-- Numbers of the entries of the transaction's company that have every word, at most so many.
create function audit_matches(words text[], most int) returns setof bigint
language plpgsql stable security definer rows 500 set search_path = pg_catalog, public, extensions, pg_temp as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  indexed text;
  met text;
  by_reading boolean;
begin
  select string_agg(format('has_word(audit_text(a.actor_name, a.resource_title, a.action), %L)', word), ' and '),
    string_agg(format('audit_text(a.actor_name, a.resource_title, a.action) like any (%L::text[])', search_patterns(word)), ' and ')
  into met, indexed from unnest(words) word;
  -- What a fifth of the latest entries have is met soon by reading.
  execute format('select count(*) filter (where %s) > 100 from (select * from audit_entry where company_id = %L
    order by seq desc limit 500) a', met, company) into by_reading;
  return query execute format(
    case when by_reading then 'select seq from audit_entry a where company_id = %L and %s limit %s'
      else 'with found as materialized (select seq from audit_entry a where company_id = %L and %s) select seq from found
        limit %s' end,
    company, case when by_reading then met else indexed || ' and ' || met end, most);
end
$fn$;
grant execute on function audit_matches(text[], int) to atrium_app;
`,
);
