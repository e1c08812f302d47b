import { defineMigration } from '@atrium/platform';

/** What is offered to clients, and what they answered. */
export const proposalMigration = defineMigration(
  '1764100300003-proposal',
  `
-- The last number of a series and financial year; a sending that fails gives it back.
create table proposal_counter (
  company_id uuid not null references company (id),
  series text not null,
  last int not null,
  primary key (company_id, series)
);
select atrium_protect('proposal_counter', 'select, insert, update');

create table proposal (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  client_id uuid not null,
  owner_id uuid,
  number text,
  title text not null,
  intro text not null default '',
  items jsonb not null default '[]',
  discount text,
  prices_include_tax boolean not null default false,
  terms text not null default '',
  valid_until date not null,
  -- Of the client: it expires at the end of the day there.
  timezone text not null,
  currency text not null,
  supply text not null,
  signer_ids uuid[] not null default '{}',
  state text not null check (state in ('draft', 'internal_review', 'approved', 'sent', 'viewed', 'accepted',
    'declined', 'expired', 'withdrawn')),
  figures jsonb,
  -- In paise.
  total double precision not null default 0,
  -- Of what was sent.
  content_hash text,
  decline_reason text,
  sent_at timestamptz,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  sort_title text not null generated always as (lower(title)) stored,
  primary key (company_id, id),
  foreign key (company_id, client_id) references client (company_id, id),
  foreign key (company_id, owner_id) references user_account (company_id, id)
);
create unique index proposal_number_key on proposal (company_id, number) where number is not null;
create index proposal_by_title on proposal (company_id, sort_title, id);
create index proposal_by_total on proposal (company_id, total, id);
create index proposal_by_created on proposal (company_id, created_at, id);
create index proposal_by_valid on proposal (company_id, valid_until, id);
create index proposal_by_state on proposal (company_id, state, created_at, id);
create index proposal_of_client on proposal (company_id, client_id, created_at, id);
create index proposal_by_owner on proposal (company_id, owner_id, created_at, id);
select atrium_protect('proposal', 'select, insert, update');
select atrium_record('proposal', 'proposal', $$lower(title || ' ' || coalesce(number, ''))$$);

-- Once sent, what the client saw does not change by a byte, whatever the code around it does.
create function proposal_is_kept() returns trigger language plpgsql as $fn$
begin
  if old.state not in ('draft', 'internal_review', 'approved') and
    (new.title, new.intro, new.items, new.discount, new.prices_include_tax, new.terms, new.valid_until, new.timezone,
     new.currency, new.supply, new.signer_ids, new.figures, new.total, new.content_hash, new.number, new.client_id)
    is distinct from
    (old.title, old.intro, old.items, old.discount, old.prices_include_tax, old.terms, old.valid_until, old.timezone,
     old.currency, old.supply, old.signer_ids, old.figures, old.total, old.content_hash, old.number, old.client_id)
  then
    raise exception 'A proposal that was sent does not change.';
  end if;
  return new;
end
$fn$;
create trigger proposal_is_kept before update on proposal for each row execute function proposal_is_kept();

-- One link a signer; the link itself is stored nowhere.
create table proposal_link (
  company_id uuid not null,
  token_hash text not null,
  proposal_id uuid not null,
  contact_id uuid not null,
  code_hash text,
  code_until timestamptz,
  signed_name text,
  signed_at timestamptz,
  primary key (company_id, token_hash),
  unique (company_id, proposal_id, contact_id),
  foreign key (company_id, proposal_id) references proposal (company_id, id),
  foreign key (company_id, contact_id) references client_contact (company_id, id)
);
select atrium_protect('proposal_link', 'select, insert, update');

-- What happened to it, in order; nothing of it is changed or removed.
create table proposal_event (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  proposal_id uuid not null,
  kind text not null,
  at timestamptz not null,
  contact_id uuid,
  address text,
  user_agent text,
  primary key (company_id, id),
  foreign key (company_id, proposal_id) references proposal (company_id, id)
);
create index proposal_event_of on proposal_event (company_id, proposal_id, id);
select atrium_protect('proposal_event', 'select, insert');
`,
);
