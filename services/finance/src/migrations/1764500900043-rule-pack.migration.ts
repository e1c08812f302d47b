import { defineMigration } from '@atrium/platform';

/** Which numbers of the law two people of a company have confirmed, and those that it has entered itself. */
export const rulePackMigration = defineMigration(
  '1764500900043-rule-pack',
  `
create table rule_pack (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  kind text not null,
  state text not null default '',
  from_day date not null,
  -- Null: the portal's own values are confirmed, as they were with this checksum.
  data jsonb,
  source text,
  checksum text not null,
  entered_by uuid not null,
  entered_at timestamptz not null,
  approved_by uuid check (approved_by <> entered_by),
  approved_at timestamptz,
  discarded_at timestamptz,
  primary key (company_id, id),
  check ((approved_by is null) = (approved_at is null)),
  check ((data is null) = (source is null))
);
create unique index rule_pack_key on rule_pack (company_id, kind, state, from_day) where discarded_at is null;
select atrium_protect('rule_pack', 'select, insert, update');
`,
);
