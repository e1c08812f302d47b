import { defineMigration } from '@atrium/platform';

/** How the people of a run are paid: bank files as they were made, payments one by one, and accounts as they were when the run was locked. */
export const runPaymentMigration = defineMigration(
  '1765101200001-run-payment',
  `
alter table pay_run drop constraint pay_run_state_check,
  add constraint pay_run_state_check check (state in ('draft', 'computing', 'computed', 'submitted', 'approved',
    'locked', 'partlyPaid', 'paid', 'discarded'));

create table pay_run_account (
  company_id uuid not null references company (id),
  run_id uuid not null,
  -- By employee, of those who had an account.
  sealed text not null,
  primary key (company_id, run_id),
  foreign key (company_id, run_id) references pay_run (company_id, id)
);
select atrium_protect('pay_run_account', 'select, insert, update');

create table pay_bank_file (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  run_id uuid not null,
  -- 1 is the first of its run.
  place int not null,
  name text not null,
  hash text not null,
  people int not null,
  total bigint not null,
  -- Its bytes, and the accounts that they name.
  sealed text not null,
  paid_on date,
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (company_id, id),
  constraint pay_bank_file_key unique (company_id, run_id, place),
  foreign key (company_id, run_id) references pay_run (company_id, id)
);
select atrium_protect('pay_bank_file', 'select, insert, update');

create table pay_payment (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  run_id uuid not null,
  employee_id uuid not null,
  way text not null check (way in ('bank', 'cash')),
  file_id uuid,
  amount bigint not null check (amount > 0),
  reference text not null,
  state text not null check (state in ('sent', 'paid', 'returned')),
  paid_on date,
  reason text,
  made_by uuid,
  made_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint pay_payment_reference_key unique (company_id, reference),
  check ((way = 'bank') = (file_id is not null)),
  foreign key (company_id, run_id) references pay_run (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id),
  foreign key (company_id, file_id) references pay_bank_file (company_id, id)
);
-- Nobody is paid twice by a run.
create unique index pay_payment_once_key on pay_payment (company_id, run_id, employee_id) where state <> 'returned';
create index pay_payment_by_file on pay_payment (company_id, file_id);
create index pay_payment_of on pay_payment (company_id, employee_id);
create index pay_payment_by_run on pay_payment (company_id, run_id);

alter table pay_slip no force row level security;
insert into pay_payment (company_id, run_id, employee_id, way, amount, reference, state, paid_on)
select company_id, run_id, employee_id, 'cash', sum(net),
  upper(replace(min(month), '-', '') || right(replace(max(id::text), '-', ''), 12)), 'paid', max(paid_on)
from pay_slip where state = 'paid' group by company_id, run_id, employee_id having sum(net) > 0;
alter table pay_slip force row level security;
select atrium_protect('pay_payment', 'select, insert, update');
`,
);
