import { defineMigration } from '../define-migration.js';

/**
 * Events that wait for their handlers. Their content is under row-level security; the global queue holds none of it.
 */
export const outboxMigration = defineMigration(
  '1763700000002-outbox',
  `
create table outbox_event (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
select atrium_protect('outbox_event', 'select, insert, delete');

create table outbox_queue (
  company_id uuid not null,
  event_id uuid not null,
  available_at timestamptz not null default now(),
  attempts int not null default 0,
  last_error text,
  primary key (company_id, event_id)
);
create index outbox_queue_due on outbox_queue (available_at) where attempts < 10;
grant select, insert, update, delete on outbox_queue to atrium_app;
`,
);
