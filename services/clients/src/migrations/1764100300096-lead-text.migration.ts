import { defineMigration } from '@atrium/platform';

/** Leads are found by email and digits of a phone number, too, as contacts are. */
export const leadTextMigration = defineMigration(
  '1764100300096-lead-text',
  `
create function lead_text(name text, company text, city text, emails text[], phones text[]) returns text
language sql immutable parallel safe as $fn$
  select lower(name || ' ' || coalesce(company, '') || ' ' || coalesce(city, '') || ' ' ||
    array_to_string(emails, ' ') || ' ' || array_to_string(phones, ' '))
$fn$;
grant execute on function lead_text(text, text, text, text[], text[]) to atrium_app;
drop index lead_keys;
delete from record_table where kind = 'lead';
select atrium_record('lead', 'lead', 'lead_text(name, company, city, emails, phones)');
`,
);
