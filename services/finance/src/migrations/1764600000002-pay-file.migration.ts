import { defineMigration } from '@atrium/platform';

/** Who took which file of a run, with the hash of its bytes. */
export const payFileMigration = defineMigration(
  '1764600000002-pay-file',
  `
create table pay_file (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  run_id uuid not null,
  file text not null,
  name text not null,
  hash text not null,
  taken_by uuid not null,
  taken_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, run_id) references pay_run (company_id, id)
);
create index pay_file_of on pay_file (company_id, run_id, taken_at);
select atrium_protect('pay_file', 'select, insert');
`,
);
