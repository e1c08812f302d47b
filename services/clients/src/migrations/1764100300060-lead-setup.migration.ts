import { defineMigration } from '@atrium/platform';

/** What a company sets up for its leads, the stage of its own that each lead is in, and the stages that it came through. */
export const leadSetupMigration = defineMigration(
  '1764100300060-lead-setup',
  `
create table lead_setup (
  company_id uuid not null references company (id),
  content jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  primary key (company_id),
  foreign key (company_id, updated_by) references user_account (company_id, id)
);
select atrium_protect('lead_setup', 'select, insert, update');

alter table lead
  -- Which of the company's stages it is; stage is its type.
  add column stage_key text,
  add column campaign text,
  add column utm jsonb not null default '{}',
  -- In the company's zone.
  add column next_time text,
  add column next_at timestamptz,
  add column answer_due_at timestamptz,
  add column last_activity_at timestamptz,
  -- Why a manager won it without a client.
  add column won_reason text,
  -- Whose it was before that person left.
  add column handed_from uuid,
  add column quiet_since timestamptz not null generated always as (greatest(last_activity_at, stage_since)) stored,
  add foreign key (company_id, handed_from) references user_account (company_id, id),
  drop constraint lead_check,
  add check (stage <> 'won' or client_id is not null or won_reason is not null);
alter table lead no force row level security;
update lead set stage_key = stage;
update lead l set next_at = (l.next_on + time '09:00') at time zone c.timezone
  from company c where c.id = l.company_id and l.next_on is not null;
alter table lead alter column stage_key set not null;

-- Who writes a type alone means its standard stage.
create function lead_stage_key() returns trigger language plpgsql as $fn$
begin
  if new.stage_key is null
    or (tg_op = 'UPDATE' and new.stage <> old.stage and new.stage_key = old.stage_key) then
    new.stage_key := new.stage;
  end if;
  return new;
end
$fn$;
create trigger lead_stage_key before insert or update of stage, stage_key on lead
  for each row execute function lead_stage_key();

drop index lead_by_stage;
create index lead_by_stage on lead (company_id, stage_key, created_at, id) where archived_at is null;
-- What the stages are worth is read from this alone.
create index lead_worth on lead (company_id, stage_key) include (owner_id, value, probability) where archived_at is null;
create index lead_by_answer on lead (company_id, answer_due_at, id);
create index lead_unanswered on lead (company_id, answer_due_at, id) where open and answered_at is null;
create index lead_quiet on lead (company_id, quiet_since, id) where open;
create index lead_next on lead (company_id, next_at, id) where open;

create table lead_stage_change (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  lead_id uuid not null,
  stage text not null,
  stage_key text not null,
  at timestamptz not null,
  by_id uuid,
  primary key (company_id, id),
  -- An import that is taken back takes its leads' history along.
  foreign key (company_id, lead_id) references lead (company_id, id) on delete cascade
);
create index lead_stage_change_of_lead on lead_stage_change (company_id, lead_id, at desc, id desc);
insert into lead_stage_change (company_id, lead_id, stage, stage_key, at, by_id)
  select company_id, id, stage, stage_key, stage_since, updated_by from lead;
alter table lead force row level security;
select atrium_protect('lead_stage_change', 'select, insert');

-- Whoever writes leads keeps their history.
create function lead_keep_stage() returns trigger language plpgsql as $fn$
begin
  if tg_op = 'INSERT' or new.stage_key <> old.stage_key then
    insert into lead_stage_change (company_id, lead_id, stage, stage_key, at, by_id)
      values (new.company_id, new.id, new.stage, new.stage_key, new.stage_since, new.updated_by);
  end if;
  return null;
end
$fn$;
create trigger lead_keep_stage after insert or update of stage_key, stage on lead
  for each row execute function lead_keep_stage();
`,
);
