import { defineMigration } from '@atrium/platform';

/** Settings of people and companies. `user_id` is nil for the company's own values. */
export const settingMigration = defineMigration(
  '1763700000062-setting',
  `
create table setting (
  company_id uuid not null,
  user_id uuid not null,
  key text not null,
  value jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by uuid not null,
  primary key (company_id, user_id, key)
);
select atrium_protect('setting', 'select, insert, update');
`,
);
