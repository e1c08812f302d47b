import { defineMigration } from '@atrium/platform';

/** Versions of proposals, signers in order, drawn signatures, and the signed paper as it was mailed. */
export const proposalVersionMigration = defineMigration(
  '1764100300040-proposal-version',
  `
alter table proposal
  -- The first version; null: it is the first itself.
  add column first_id uuid,
  add column version_no int not null default 1,
  add column in_order boolean not null default false,
  add constraint proposal_first_fkey foreign key (company_id, first_id) references proposal (company_id, id);
alter table proposal drop constraint proposal_state_check;
alter table proposal add constraint proposal_state_check check (state in ('draft', 'internal_review', 'approved',
  'sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn', 'superseded'));
drop index proposal_number_key;
create unique index proposal_number_key on proposal (company_id, number, version_no) where number is not null;
create unique index proposal_version_key on proposal (company_id, coalesce(first_id, id), version_no);

create or replace function proposal_is_kept() returns trigger language plpgsql as $fn$
begin
  if old.state not in ('draft', 'internal_review', 'approved') and
    (new.title, new.intro, new.items, new.discount, new.prices_include_tax, new.terms, new.valid_until, new.timezone,
     new.currency, new.supply, new.signer_ids, new.figures, new.total, new.content_hash, new.number, new.client_id,
     new.first_id, new.version_no, new.in_order)
    is distinct from
    (old.title, old.intro, old.items, old.discount, old.prices_include_tax, old.terms, old.valid_until, old.timezone,
     old.currency, old.supply, old.signer_ids, old.figures, old.total, old.content_hash, old.number, old.client_id,
     old.first_id, old.version_no, old.in_order)
  then
    raise exception 'A proposal that was sent does not change.';
  end if;
  if old.state = 'accepted' and new.state <> 'accepted' then
    raise exception 'A proposal that was accepted stays accepted.';
  end if;
  return new;
end
$fn$;

alter table proposal_link add column signature text;

-- The signed PDF, made once. Nothing of it is changed or removed.
create table proposal_paper (
  company_id uuid not null,
  proposal_id uuid not null,
  bytes bytea not null,
  -- Of the bytes.
  sha256 text not null,
  made_at timestamptz not null,
  primary key (company_id, proposal_id),
  unique (company_id, sha256),
  foreign key (company_id, proposal_id) references proposal (company_id, id)
);
select atrium_protect('proposal_paper', 'select, insert');
`,
);
