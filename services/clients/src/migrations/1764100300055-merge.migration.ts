import { defineMigration } from '@atrium/platform';

/** Leads and clients that turned out to be one. */
export const mergeMigration = defineMigration(
  '1764100300055-merge',
  `
-- The survivor; it was never merged itself, so that one look leads to it.
alter table lead add column merged_into_id uuid,
  add constraint lead_merged_fkey foreign key (company_id, merged_into_id) references lead (company_id, id),
  add check (merged_into_id is null or archived_at is not null);
create index lead_merged on lead (company_id, merged_into_id) where merged_into_id is not null;
alter table client add column merged_into_id uuid,
  add constraint client_merged_fkey foreign key (company_id, merged_into_id) references client (company_id, id),
  add check (merged_into_id is null or archived_at is not null);
create index client_merged on client (company_id, merged_into_id) where merged_into_id is not null;

-- What was sent names for ever the client to which it was sent. This says where it belongs since a merge.
alter table proposal add column merged_client_id uuid,
  add constraint proposal_merged_client_fkey foreign key (company_id, merged_client_id)
    references client (company_id, id);
alter table proposal add column holder_id uuid
  generated always as (coalesce(merged_client_id, client_id)) stored;
create index proposal_of_holder on proposal (company_id, holder_id, created_at, id);
drop index proposal_of_client;

-- Who writes to one that was merged a moment ago reaches the survivor: the lock waits for the merge.
create function follow_merged_lead() returns trigger language plpgsql as $fn$
declare
  survivor uuid;
begin
  if new.lead_id is not null then
    select merged_into_id into survivor from lead
      where company_id = new.company_id and id = new.lead_id for key share;
    new.lead_id := coalesce(survivor, new.lead_id);
  end if;
  return new;
end
$fn$;
create function follow_merged_client() returns trigger language plpgsql as $fn$
declare
  survivor uuid;
begin
  if new.client_id is not null then
    select merged_into_id into survivor from client
      where company_id = new.company_id and id = new.client_id for key share;
    new.client_id := coalesce(survivor, new.client_id);
  end if;
  return new;
end
$fn$;
create trigger follow_merged_lead before insert or update of lead_id on form_submission
  for each row execute function follow_merged_lead();
create trigger follow_merged_lead before insert or update of lead_id on client_onboarding
  for each row execute function follow_merged_lead();
create trigger follow_merged_client before insert or update of client_id on client_contact
  for each row execute function follow_merged_client();
create trigger follow_merged_client before insert on proposal
  for each row execute function follow_merged_client();
create trigger follow_merged_client before insert or update of client_id on project
  for each row execute function follow_merged_client();
create trigger follow_merged_client before insert or update of client_id on client_onboarding
  for each row execute function follow_merged_client();
create trigger follow_merged_client before insert or update of client_id on client_message
  for each row execute function follow_merged_client();
create trigger follow_merged_client before insert or update of client_id on form_submission
  for each row execute function follow_merged_client();
create trigger follow_merged_client before insert or update of client_id on lead
  for each row execute function follow_merged_client();

create table contact_merge (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('lead', 'client')),
  survivor_id uuid not null,
  merged_ids uuid[] not null,
  -- Their names at that moment, the survivor first.
  names text[] not null,
  -- What each was and what moved, so that it can be undone.
  done jsonb not null,
  -- The job that merged all of a verdict.
  job_id text,
  at timestamptz not null,
  by_id uuid not null,
  undone_at timestamptz,
  undone_by_id uuid,
  primary key (company_id, id),
  foreign key (company_id, by_id) references user_account (company_id, id)
);
create index contact_merge_newest on contact_merge (company_id, kind, id desc);
create index contact_merge_of_survivor on contact_merge (company_id, survivor_id, id desc);
select atrium_protect('contact_merge', 'select, insert, update');
`,
);
