import { defineMigration } from '@atrium/platform';

/** Candidates who turned out to be one person. */
export const candidateMergeMigration = defineMigration(
  '1765000600001-candidate-merge',
  `
-- The survivor; it was never merged itself, so that one look leads to it.
alter table candidate add column merged_into_id uuid,
  add constraint candidate_merged_fkey foreign key (company_id, merged_into_id)
    references candidate (company_id, id) on delete cascade;
create index candidate_merged on candidate (company_id, merged_into_id) where merged_into_id is not null;

-- Who was merged keeps the email by which they are found; who stays may have taken it over.
drop index candidate_email_key;
create unique index candidate_email_key on candidate (company_id, email)
  where email is not null and merged_into_id is null;
create index candidate_merged_email on candidate (company_id, email)
  where email is not null and merged_into_id is not null;

-- Who applies as somebody who was merged a moment ago is who stayed: the lock waits for the merge.
create function follow_merged_candidate() returns trigger language plpgsql as $fn$
declare
  survivor uuid;
begin
  select merged_into_id into survivor from candidate
    where company_id = new.company_id and id = new.candidate_id for key share;
  new.candidate_id := coalesce(survivor, new.candidate_id);
  return new;
end
$fn$;
create trigger follow_merged_candidate before insert or update of candidate_id on application
  for each row execute function follow_merged_candidate();

create table candidate_merge (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  survivor_id uuid not null,
  merged_id uuid not null,
  -- Their names at that moment.
  survivor_name text not null,
  merged_name text not null,
  -- What each was and what moved, so that it can be undone.
  done jsonb not null,
  at timestamptz not null,
  by_id uuid not null,
  undone_at timestamptz,
  undone_by_id uuid,
  primary key (company_id, id),
  foreign key (company_id, survivor_id) references candidate (company_id, id) on delete cascade,
  foreign key (company_id, merged_id) references candidate (company_id, id) on delete cascade,
  foreign key (company_id, by_id) references user_account (company_id, id)
);
create index candidate_merge_of_survivor on candidate_merge (company_id, survivor_id, id desc);
create index candidate_merge_of_merged on candidate_merge (company_id, merged_id, id desc);
-- It goes with the person whom it names.
select atrium_protect('candidate_merge', 'select, insert, update, delete');

-- The applications of whoever was merged are with who stayed.
create or replace function candidate_remove_alone(ids uuid[]) returns setof uuid
language sql security definer set search_path = pg_catalog, public, pg_temp as $fn$
  with alone as (
    select c.id from candidate c
    where c.company_id = nullif(current_setting('app.company_id', true), '')::uuid and c.id = any (ids)
      and not exists (select from application a where a.company_id = c.company_id
        and a.candidate_id = coalesce(c.merged_into_id, c.id))
    -- Whoever applies at this moment holds the row.
    for update skip locked
  )
  delete from candidate c using alone
  where c.company_id = nullif(current_setting('app.company_id', true), '')::uuid and c.id = alone.id
  returning c.id
$fn$;
`,
);
