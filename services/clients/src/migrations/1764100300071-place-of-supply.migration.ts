import { defineMigration } from '@atrium/platform';

/** Where a client's supplies are made, and proposals with parts, amounts off, a chosen place and leads. */
export const placeOfSupplyMigration = defineMigration(
  '1764100300071-place-of-supply',
  `
alter table client add column state_code text, add column is_sez boolean not null default false;

alter table proposal
  alter column client_id drop not null,
  add column lead_id uuid,
  add column blocks jsonb not null default '[]',
  -- In paise.
  add column discount_amount double precision check (discount_amount > 0),
  add column place_override text,
  add column place_reason text,
  add column place_of_supply text,
  add constraint proposal_lead_fkey foreign key (company_id, lead_id) references lead (company_id, id),
  add constraint proposal_for_somebody check (client_id is not null or lead_id is not null);
create index proposal_of_lead on proposal (company_id, lead_id, created_at, id) where lead_id is not null;

create trigger follow_merged_lead before insert on proposal
  for each row execute function follow_merged_lead();

-- A signer is a contact, or the lead itself.
alter table proposal_link drop constraint proposal_link_company_id_contact_id_fkey;

create or replace function proposal_is_kept() returns trigger language plpgsql as $fn$
begin
  if old.state not in ('draft', 'internal_review', 'approved') and
    (new.title, new.intro, new.items, new.discount, new.prices_include_tax, new.terms, new.valid_until, new.timezone,
     new.currency, new.supply, new.signer_ids, new.figures, new.total, new.content_hash, new.number,
     new.first_id, new.version_no, new.in_order, new.blocks, new.discount_amount, new.place_override,
     new.place_reason, new.place_of_supply, new.lead_id, new.client_id)
    is distinct from
    (old.title, old.intro, old.items, old.discount, old.prices_include_tax, old.terms, old.valid_until, old.timezone,
     old.currency, old.supply, old.signer_ids, old.figures, old.total, old.content_hash, old.number,
     old.first_id, old.version_no, old.in_order, old.blocks, old.discount_amount, old.place_override,
     old.place_reason, old.place_of_supply, old.lead_id, old.client_id)
  then
    raise exception 'A proposal that was sent does not change.';
  end if;
  if old.state = 'accepted' and new.state <> 'accepted' then
    raise exception 'A proposal that was accepted stays accepted.';
  end if;
  return new;
end
$fn$;

create table proposal_template (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  title text not null,
  intro text not null,
  blocks jsonb not null default '[]',
  items jsonb not null default '[]',
  discount text,
  discount_amount double precision,
  prices_include_tax boolean not null default false,
  terms text not null,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id)
);
create unique index proposal_template_name_key on proposal_template (company_id, sort_name)
  where archived_at is null;
create index proposal_template_by_name on proposal_template (company_id, archived, sort_name, id);
create index proposal_template_by_any_name on proposal_template (company_id, sort_name, id);
select atrium_protect('proposal_template', 'select, insert, update');
select atrium_record('proposalTemplate', 'proposal_template', $$lower(name)$$);
`,
);
