import { defineMigration } from '@atrium/platform';

/** Leads and clients that may be one. */
export const duplicateMigration = defineMigration(
  '1764100300056-duplicate',
  `
-- The keys that several have, so that duplicates are found without looking at all keys.
create table shared_contact_key (
  company_id uuid not null references company (id),
  kind text not null check (kind in ('client', 'lead')),
  key text not null,
  -- The surest first.
  rank int not null generated always as (case split_part(key, ':', 1) when 'gstin' then 1 when 'email' then 2
    when 'phone' then 3 when 'mailbox' then 4 when 'pan' then 5 when 'company' then 6 else 7 end) stored,
  primary key (company_id, kind, key)
);
create index shared_contact_key_in_order on shared_contact_key (company_id, kind, rank, key);
select atrium_protect('shared_contact_key', 'select, insert, delete');
alter table contact_key no force row level security;
alter table shared_contact_key no force row level security;
insert into shared_contact_key (company_id, kind, key)
  select company_id, kind, key from contact_key group by company_id, kind, key having count(*) > 1;
alter table contact_key force row level security;
alter table shared_contact_key force row level security;

create function note_shared_keys() returns trigger language plpgsql as $fn$
begin
  insert into shared_contact_key (company_id, kind, key)
    select distinct n.company_id, n.kind, n.key from put n
    where exists (select from contact_key k where k.company_id = n.company_id and k.key = n.key
      and k.kind = n.kind and k.record_id <> n.record_id)
    on conflict do nothing;
  return null;
end
$fn$;
create trigger note_shared_keys after insert on contact_key referencing new table as put
  for each statement execute function note_shared_keys();
create function forget_shared_keys() returns trigger language plpgsql as $fn$
begin
  delete from shared_contact_key s using (select distinct company_id, kind, key from gone) g
    where s.company_id = g.company_id and s.kind = g.kind and s.key = g.key
      and (select count(*) from (select from contact_key k where k.company_id = g.company_id and k.key = g.key
        and k.kind = g.kind limit 2) present) < 2;
  return null;
end
$fn$;
create trigger forget_shared_keys after delete on contact_key referencing old table as gone
  for each statement execute function forget_shared_keys();

-- Pairs that somebody found to be different.
create table contact_difference (
  company_id uuid not null references company (id),
  kind text not null check (kind in ('client', 'lead')),
  one_id uuid not null,
  other_id uuid not null check (one_id < other_id),
  at timestamptz not null,
  by_id uuid not null,
  primary key (company_id, kind, one_id, other_id),
  foreign key (company_id, by_id) references user_account (company_id, id)
);
create index contact_difference_of_other on contact_difference (company_id, kind, other_id);
create index contact_difference_newest on contact_difference (company_id, kind, at, one_id, other_id);
select atrium_protect('contact_difference', 'select, insert, delete');
`,
);
