import { defineMigration } from '@atrium/platform';

/** Who took which register of pay, with the hash of its bytes. */
export const payRegisterMigration = defineMigration(
  '1765101200002-pay-register',
  `
create table pay_register_file (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  register text not null,
  month text not null,
  format text not null,
  name text not null,
  hash text not null,
  taken_by uuid not null,
  taken_at timestamptz not null,
  primary key (company_id, id)
);
create index pay_register_file_of on pay_register_file (company_id, register, month, taken_at);
select atrium_protect('pay_register_file', 'select, insert');
`,
);
