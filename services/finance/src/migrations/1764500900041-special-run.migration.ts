import { defineMigration } from '@atrium/platform';

/** Runs between months, settlements of people who leave, and corrections of payslips that are locked. */
export const specialRunMigration = defineMigration(
  '1764500900041-special-run',
  `
alter table pay_run drop constraint pay_run_kind_check,
  add constraint pay_run_kind_check check (kind in ('regular', 'offCycle', 'fullAndFinal', 'correction')),
  add column title text,
  add column tax_at_once boolean not null default true,
  add column employee_id uuid,
  add column due_on date,
  add column terms jsonb,
  add column reason text,
  add column reverses_id uuid,
  add foreign key (company_id, employee_id) references employee (company_id, id),
  add foreign key (company_id, reverses_id) references pay_slip (company_id, id);
drop index pay_run_key;
create unique index pay_run_key on pay_run (company_id, group_id, month)
  where kind = 'regular' and state <> 'discarded';
create unique index pay_run_settlement_key on pay_run (company_id, employee_id, month)
  where kind = 'fullAndFinal' and state <> 'discarded';
create unique index pay_run_correction_key on pay_run (company_id, reverses_id)
  where kind = 'correction' and state <> 'discarded';
create index pay_run_of on pay_run (company_id, employee_id) where employee_id is not null;
create index pay_run_reverses on pay_run (company_id, reverses_id) where reverses_id is not null;
create index pay_run_by_kind on pay_run (company_id, kind, month, id);

alter table pay_slip drop constraint pay_slip_run_key, drop constraint pay_slip_month_key,
  add column reversed boolean not null default false;
create unique index pay_slip_run_key on pay_slip (company_id, run_id, employee_id, kind);
-- Nobody is paid twice for a month.
create unique index pay_slip_month_key on pay_slip (company_id, employee_id, month)
  where kind in ('regular', 'fullAndFinal');

alter table pay_adjustment drop constraint pay_adjustment_kind_check,
  add constraint pay_adjustment_kind_check check (kind in ('earning', 'reimbursement', 'deduction', 'loan')),
  add column run_id uuid,
  add foreign key (company_id, run_id) references pay_run (company_id, id);
create index pay_adjustment_by_run on pay_adjustment (company_id, run_id) where run_id is not null;
`,
);
