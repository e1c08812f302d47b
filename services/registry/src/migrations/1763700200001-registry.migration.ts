import { defineMigration } from '@atrium/platform';

/** Releases of remotes, the channels that point at them, and each company's switches. */
export const registryMigration = defineMigration(
  '1763700200001-registry',
  `
create table release (
  remote_id text not null constraint release_remote_form check (remote_id ~ '^[a-z][a-z0-9-]{1,31}$'),
  version text not null,
  manifest jsonb not null,
  manifest_integrity text not null,
  -- Below the store: {remote}/{version}-{first digits of content_hash}.
  folder text not null,
  content_hash text not null,
  published_at timestamptz not null,
  primary key (remote_id, version)
);
grant select, insert on release to atrium_app;

create table channel (
  remote_id text not null,
  name text not null,
  version text not null,
  -- What the channel pointed at before: the release to fall back on.
  previous_version text,
  changed_at timestamptz not null,
  primary key (remote_id, name),
  foreign key (remote_id, version) references release (remote_id, version),
  foreign key (remote_id, previous_version) references release (remote_id, version)
);
grant select, insert, update on channel to atrium_app;

create table channel_log (
  id bigint generated always as identity primary key,
  remote_id text not null,
  name text not null,
  version text not null,
  previous_version text,
  changed_at timestamptz not null
);
grant select, insert on channel_log to atrium_app;

create table remote_switch (
  company_id uuid not null references company(id),
  remote_id text not null,
  enabled boolean not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (company_id, remote_id),
  foreign key (company_id, changed_by) references user_account (company_id, id)
);
select atrium_protect('remote_switch', 'select, insert, update');
`,
);
