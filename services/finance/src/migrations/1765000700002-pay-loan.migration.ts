import { defineMigration } from '@atrium/platform';

/** Loans of people, and what happens to their balances. Amounts are paise. */
export const payLoanMigration = defineMigration(
  '1765000700002-pay-loan',
  `
create table pay_loan (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  title text not null,
  amount bigint not null check (amount > 0),
  instalment bigint not null check (instalment > 0 and instalment <= amount),
  from_month text not null check (from_month ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
  paused_months text[] not null default '{}',
  note text,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
create index pay_loan_by_month on pay_loan (company_id, archived, from_month, id);
create index pay_loan_by_any_month on pay_loan (company_id, from_month, id);
create index pay_loan_of on pay_loan (company_id, employee_id);
select atrium_protect('pay_loan', 'select, insert, update');
select atrium_record('payLoan', 'pay_loan', 'lower(title)');

create table pay_loan_entry (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  loan_id uuid not null,
  kind text not null check (kind in ('given', 'instalment', 'settlement', 'repaid', 'writtenOff', 'reversal')),
  -- Above 0 it is more to pay back; the sum of them is what is left.
  amount bigint not null,
  asked bigint,
  month text,
  slip_id uuid,
  day date not null,
  note text,
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, loan_id) references pay_loan (company_id, id),
  foreign key (company_id, slip_id) references pay_slip (company_id, id)
);
create index pay_loan_entry_of on pay_loan_entry (company_id, loan_id, id);
-- A payslip deducts once, and is reversed once.
create unique index pay_loan_entry_slip_key on pay_loan_entry (company_id, slip_id, loan_id, kind)
  where slip_id is not null;
select atrium_protect('pay_loan_entry', 'select, insert');
`,
);
