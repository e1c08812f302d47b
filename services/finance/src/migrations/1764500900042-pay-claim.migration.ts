import { defineMigration } from '@atrium/platform';

/** What people have paid for the company and claim back. Amounts are paise. */
export const payClaimMigration = defineMigration(
  '1764500900042-pay-claim',
  `
create table claim_type (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  yearly_limit bigint check (yearly_limit > 0),
  needs_proof boolean not null,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  constraint claim_type_name_key unique (company_id, sort_name)
);
create index claim_type_by_name on claim_type (company_id, archived, sort_name, id);
create index claim_type_by_any_name on claim_type (company_id, sort_name, id);
select atrium_protect('claim_type', 'select, insert, update');
select atrium_record('claimType', 'claim_type', 'lower(name)');

create table pay_claim (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  type_id uuid not null,
  amount bigint not null check (amount > 0),
  spent_on date not null,
  note text not null,
  state text not null default 'submitted' check (state in ('submitted', 'approved', 'declined', 'withdrawn')),
  proof_file_id uuid,
  proof_name text,
  decided_by uuid,
  reason text,
  adjustment_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id),
  foreign key (company_id, type_id) references claim_type (company_id, id),
  foreign key (company_id, adjustment_id) references pay_adjustment (company_id, id)
);
create index pay_claim_by_day on pay_claim (company_id, spent_on, id);
create index pay_claim_by_state on pay_claim (company_id, state, spent_on, id);
create index pay_claim_of on pay_claim (company_id, employee_id, spent_on);
create index pay_claim_by_type on pay_claim (company_id, type_id, spent_on);
create index pay_claim_by_adjustment on pay_claim (company_id, adjustment_id);
select atrium_protect('pay_claim', 'select, insert, update');
select atrium_record('payClaim', 'pay_claim');
`,
);
