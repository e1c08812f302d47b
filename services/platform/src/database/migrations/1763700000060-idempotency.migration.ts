import { defineMigration } from '../define-migration.js';

/** Answers to requests that may be repeated. `user_id` is the nil UUID for requests before sign-in. */
export const idempotencyMigration = defineMigration(
  '1763700000060-idempotency',
  `
create table idempotency_key (
  company_id uuid not null,
  user_id uuid not null,
  operation text not null,
  key uuid not null,
  fingerprint text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (company_id, user_id, operation, key)
);
create index idempotency_key_age on idempotency_key (company_id, created_at);
select atrium_protect('idempotency_key');
`,
);
