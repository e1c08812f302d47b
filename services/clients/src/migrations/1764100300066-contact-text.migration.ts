import { defineMigration } from '@atrium/platform';

/** Contacts are found by name, email and digits of a phone number; the lists of leads and clients by the conditions they ask. */
export const contactTextMigration = defineMigration(
  '1764100300066-contact-text',
  `
create function contact_text(first_name text, last_name text, emails text[], phones text[]) returns text
language sql immutable parallel safe as $fn$
  select lower(first_name || ' ' || last_name || ' ' || array_to_string(emails, ' ') || ' ' || array_to_string(phones, ' '))
$fn$;
grant execute on function contact_text(text, text, text[], text[]) to atrium_app;
drop index client_contact_keys;
delete from record_table where kind = 'client_contact';
select atrium_record('client_contact', 'client_contact', 'contact_text(first_name, last_name, emails, phones)');

-- Lists say "not archived", and a partial index helps only where its condition is said in the same words.
drop index lead_by_stage;
drop index lead_by_owner;
create index lead_by_stage on lead (company_id, stage_key, created_at, id) where not archived;
create index lead_by_owner on lead (company_id, owner_id, created_at, id) where not archived;
create index lead_by_source on lead (company_id, source, created_at, id) where not archived;
create index lead_by_services on lead using gin (services) where not archived;
-- What the leads of a stage are worth.
drop index lead_worth;
create index lead_worth on lead (company_id, stage_key) include (value, probability, owner_id) where not archived;

drop index client_present;
drop index client_by_status;
drop index client_by_owner;
create index client_present on client (company_id, sort_name, id) where not archived;
create index client_by_status on client (company_id, status, sort_name, id) where not archived;
create index client_by_owner on client (company_id, owner_id, sort_name, id) where not archived;
`,
);
