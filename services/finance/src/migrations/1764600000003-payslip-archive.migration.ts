import { defineMigration } from '@atrium/platform';

/** Archives of the payslips of a run, with the papers of one that is being made. */
export const payslipArchiveMigration = defineMigration(
  '1764600000003-payslip-archive',
  `
create table payslip_archive (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  run_id uuid not null,
  language text not null,
  job_id uuid,
  file_id uuid,
  ordered_by uuid not null,
  ordered_at timestamptz not null,
  done_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, run_id) references pay_run (company_id, id)
);
create index payslip_archive_of on payslip_archive (company_id, run_id, ordered_at);
create index payslip_archive_by_time on payslip_archive (company_id, ordered_at);
select atrium_protect('payslip_archive');

create table payslip_archive_slip (
  company_id uuid not null references company (id),
  archive_id uuid not null,
  slip_id uuid not null,
  name text not null,
  paper bytea not null,
  primary key (company_id, archive_id, slip_id),
  foreign key (company_id, archive_id) references payslip_archive (company_id, id) on delete cascade,
  foreign key (company_id, slip_id) references pay_slip (company_id, id)
);
create index payslip_archive_slip_of on payslip_archive_slip (company_id, slip_id);
select atrium_protect('payslip_archive_slip', 'select, insert, delete');
`,
);
