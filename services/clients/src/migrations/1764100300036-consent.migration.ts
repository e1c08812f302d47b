import { defineMigration } from '@atrium/platform';

/** What people agreed to. */
export const consentMigration = defineMigration(
  '1764100300036-consent',
  `
create table consent (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  -- As emails and phone numbers are stored everywhere.
  address text not null,
  channel text not null check (channel in ('email', 'phone', 'whatsapp', 'sms')),
  purpose text not null check (purpose in ('marketing', 'enquiry')),
  state text not null check (state in ('opted_in', 'opted_out')),
  source text not null,
  evidence text not null,
  lead_id uuid,
  contact_id uuid,
  occurred_at timestamptz not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, lead_id) references lead (company_id, id),
  foreign key (company_id, contact_id) references client_contact (company_id, id)
);
create index consent_standing on consent (company_id, address, channel, purpose, occurred_at, id);
create index consent_by_occurred on consent (company_id, occurred_at, id);
create index consent_by_channel on consent (company_id, channel, occurred_at, id);
create trigger consent_is_kept before update or delete on consent
  for each row execute function is_kept_as_it_was();
select atrium_protect('consent', 'select, insert');
select atrium_record('consent', 'consent', 'lower(address)');
`,
);
