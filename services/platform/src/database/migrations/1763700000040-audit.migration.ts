import { AUDIT_HASH, FIRST_HASH } from '../../audit-entry/audit-hash.sql.js';
import { defineMigration } from '../define-migration.js';

/**
 * The audit entries of each company as a chain of hashes, and the last hash of each chain. The gateway may read both
 * tables but not write them: only `audit_append` writes, as the owner and for the company of the transaction.
 */
export const auditMigration = defineMigration(
  '1763700000040-audit',
  `
create table audit_entry (
  company_id uuid not null,
  seq bigint not null check (seq > 0),
  id uuid not null default uuidv7(),
  at timestamptz not null,
  -- Null: the portal itself. No foreign key: the trail outlives what it speaks of.
  actor_id uuid,
  actor_name text,
  action text not null,
  resource_kind text not null,
  resource_id text,
  resource_title text not null,
  before jsonb,
  after jsonb,
  request_id text,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (company_id, seq),
  unique (company_id, id)
);
create index audit_entry_by_actor on audit_entry (company_id, actor_id, seq);
create index audit_entry_by_action on audit_entry (company_id, action, seq);
create index audit_entry_by_resource on audit_entry (company_id, resource_kind, resource_id, seq);
create index audit_entry_by_time on audit_entry (company_id, at);
select atrium_protect('audit_entry', 'select');

-- The last entry of each chain, so that a tail that was cut off is missed.
create table audit_head (
  company_id uuid primary key,
  seq bigint not null,
  hash bytea not null
);
select atrium_protect('audit_head', 'select');

-- Appends entries to the chain of the transaction's company. From here to the commit others of the same company wait.
create function audit_append(drafts jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  head audit_head;
  draft jsonb;
  entry audit_entry;
begin
  select * into head from audit_head where company_id = company for update;
  if not found then
    insert into audit_head values (company, 0, ${FIRST_HASH}) on conflict do nothing;
    select * into strict head from audit_head where company_id = company for update;
  end if;
  for draft in select value from jsonb_array_elements(drafts) loop
    entry.company_id := company;
    entry.seq := head.seq + 1;
    entry.id := uuidv7();
    entry.at := draft->>'at';
    entry.actor_id := draft->>'actorId';
    entry.actor_name := draft->>'actorName';
    entry.action := draft->>'action';
    entry.resource_kind := draft->>'kind';
    entry.resource_id := draft->>'id';
    entry.resource_title := draft->>'title';
    entry.before := nullif(draft->'before', 'null');
    entry.after := nullif(draft->'after', 'null');
    entry.request_id := draft->>'requestId';
    entry.previous_hash := head.hash;
    entry.hash := ${AUDIT_HASH};
    insert into audit_entry values (entry.*);
    head.seq := entry.seq;
    head.hash := entry.hash;
  end loop;
  update audit_head set seq = head.seq, hash = head.hash where company_id = company;
end
$fn$;
grant execute on function audit_append(jsonb) to atrium_app;
`,
);
